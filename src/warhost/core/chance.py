"""The one source of chance: SHA-256 of the secret seed and a counter, read 32 bits at a time.

The seed and the counter live in the state, so a copy costs two references; the seed's hash is published before the
first die falls and the seed after the last, so anybody can check every roll, and nobody can foresee one."""

from __future__ import annotations

import hashlib
import secrets
from struct import Struct
from typing import Final

from warhost.core.domain import NONE
from warhost.core.state import State
from warhost.native import i64

WORD: Final = 1 << 32
LOW_BITS: Final = WORD - 1
WORDS_OF_BLOCK: Final = Struct(">8I").unpack


def secure_seed() -> bytes:
    """The seed of a real game."""
    return secrets.token_bytes(32)


def numbered_seed(number: int, index: int = 0) -> bytes:
    """The seed of a repeatable simulation: a small number, and which game of the series."""
    return hashlib.sha256(f"warhost simulation {number} {index}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published of a seed before the game."""
    return hashlib.sha256(b"warhost commitment " + seed).hexdigest()


def below(s: State, n: int) -> int:
    """A uniform number in 0..n-1."""
    while True:
        drawn = s.drawn
        at = drawn & 7
        if not at or not s.block:
            s.block = WORDS_OF_BLOCK(hashlib.sha256(s.seed + (drawn >> 3).to_bytes(8, "big")).digest())
        # A machine word: compiled, the product of ints as big as these would be made by long multiplication.
        word: i64 = s.block[at]
        s.drawn = drawn + 1
        value = word * n
        # Rejecting the few lowest remainders keeps it exactly uniform; the first test spares the division.
        remainder = value & LOW_BITS
        if remainder >= n or remainder >= WORD % n:
            return value >> 32


def roll(s: State, sides: int = 6) -> int:
    """A die: 1..sides. Forced dice of a position come first."""
    s.chance_used = True
    if s.forced_dice:
        face, s.forced_dice = s.forced_dice[0], s.forced_dice[1:]
    else:
        face = below(s, sides) + 1
    if s.trace is not None:
        s.trace.rolls.append(face)
    return face


def shuffle(s: State, pile: list[int]) -> None:
    s.chance_used = True
    for last in range(len(pile) - 1, 0, -1):
        other = below(s, last + 1)
        pile[last], pile[other] = pile[other], pile[last]


def pick(s: State, items: list[int]) -> int:
    """One of the items at random; the list is left alone."""
    s.chance_used = True
    return items[below(s, len(items))]


def draw(s: State, pile: list[int]) -> int:
    """Take the top (last) card of a hidden pile; NONE from an empty one. Forced draws of a position come first.

    Taking a card is chance as far as undo is concerned: nobody knew the card, even if the pile was shuffled long ago."""
    if not pile:
        return NONE
    s.chance_used = True
    if s.forced_draws and s.forced_draws[0] in pile:
        card, s.forced_draws = s.forced_draws[0], s.forced_draws[1:]
        pile.remove(card)
        return card
    return pile.pop()


def reseed(s: State, seed: bytes) -> None:
    """Give a copy its own future, so that search cannot foresee the real one."""
    s.seed = seed
    s.drawn = 0
    s.block = ()
