"""Whatever a server draws at random: seeds, secret names, lots, small differences of time. Everybody asks `hub.chance`, so
that a simulation can draw the same again."""

from __future__ import annotations

import base64
import random
from collections.abc import MutableSequence, Sequence
from typing import Final, TypeVar

SEED_BYTES: Final = 32

Thing = TypeVar("Thing")


class Chance:
    """From the system's secure source, unless another is given."""

    def __init__(self, source: random.Random | None = None) -> None:
        self._source = source or random.SystemRandom()

    def seed(self) -> bytes:
        """The seed of a game."""
        return self._source.randbytes(SEED_BYTES)

    def token(self, octets: int) -> str:
        """A name that nobody can guess, of letters that may stand in an address. It never begins with "-": a command would take
        it for a flag."""
        while (name := base64.urlsafe_b64encode(self._source.randbytes(octets)).rstrip(b"=").decode())[
            0
        ] == "-":
            pass
        return name

    def hexadecimal(self, octets: int) -> str:
        return self._source.randbytes(octets).hex()

    def bits(self, count: int) -> int:
        return self._source.getrandbits(count)

    def between(self, low: float, high: float) -> float:
        return self._source.uniform(low, high)

    def choice(self, things: Sequence[Thing]) -> Thing:
        return self._source.choice(things)

    def shuffle(self, things: MutableSequence[Thing]) -> None:
        self._source.shuffle(things)
