"""Rates that all workers of a machine count together: whoever is refused by one is refused by its siblings.

The supervisor makes the memory before it copies itself, so that all have the same. Nobody locks anything: when two workers note
something of the same person in the same microsecond, one of the notes may be lost, which nobody needs to care about."""

from __future__ import annotations

import mmap
from struct import Struct
from typing import Final

from warhost.server.limits import Key

SLOT: Final = Struct("qdd")
"""A key's number, how much there was, and when."""
ROW: Final = 8
"""A key has its place in one row; when that is full, whatever was touched longest ago goes."""
ROWS: Final = 4096


class SharedBuckets:
    """Keys are told apart by their hash, which is the same in processes that are copies of one another."""

    def __init__(self) -> None:
        self._memory = mmap.mmap(-1, ROWS * ROW * SLOT.size)

    def get(self, key: Key) -> tuple[float, float] | None:
        number = hash(key)
        for place in self._row(number):
            found, tokens, at = SLOT.unpack_from(self._memory, place)
            if found == number and at:
                return tokens, at
        return None

    def put(self, key: Key, tokens: float, at: float) -> None:
        number = hash(key)
        oldest, longest_ago = 0, float("inf")
        for place in self._row(number):
            found, _, noted_at = SLOT.unpack_from(self._memory, place)
            if found == number:
                oldest = place
                break
            if noted_at < longest_ago:
                oldest, longest_ago = place, noted_at
        SLOT.pack_into(self._memory, oldest, number, tokens, at)

    def _row(self, number: int) -> range:
        first = number % ROWS * ROW * SLOT.size
        return range(first, first + ROW * SLOT.size, SLOT.size)
