"""The one source of chance: SHA-256 of the secret seed, the occasion and a counter, read 32 bits at a time.

Each occasion (`core/purposes.py`) has a stream of its own, so that one decision more or less leaves all other dice and decks
as they were. States of revisions from before that, and those that bots imagine, have one stream for everything.

The seed and the counter live in the state, so a copy costs two references; the seed's hash is published before the
first die falls and the seed after the last, so anybody can check every roll, and nobody can foresee one."""

from __future__ import annotations

import hashlib
import secrets
from struct import Struct
from typing import Final

from warhost.core.domain import NONE
from warhost.core.errors import BadPosition
from warhost.core.purposes import is_outlived
from warhost.core.state import UNPARTED, State
from warhost.native import i64

WORD: Final = 1 << 32
LOW_BITS: Final = WORD - 1
WORDS_OF_BLOCK: Final = Struct(">8I").unpack
RANKS_OF_BLOCK: Final = Struct(">4Q").unpack
IN_BLOCK: Final = 4


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
            place = (drawn >> 3).to_bytes(8, "big")
            if s.stream != UNPARTED:
                place = s.stream.to_bytes(8, "big") + place
            s.block = WORDS_OF_BLOCK(hashlib.sha256(s.seed + place).digest())
        # A machine word: compiled, the product of ints as big as these would be made by long multiplication.
        word: i64 = s.block[at]
        s.drawn = drawn + 1
        value = word * n
        # Rejecting the few lowest remainders keeps it exactly uniform; the first test spares the division.
        remainder = value & LOW_BITS
        if remainder >= n or remainder >= WORD % n:
            return value >> 32


def turn_to(s: State, occasion: int) -> None:
    """Go on in the stream of this occasion. What lies before it in time is forgotten: nobody returns to it."""
    if s.stream == occasion or s.stream == UNPARTED:
        return
    streams = {each: drawn for each, drawn in s.streams.items() if not is_outlived(each, occasion)}
    if s.drawn and not is_outlived(s.stream, occasion):
        streams[s.stream] = s.drawn
    s.drawn = streams.pop(occasion, 0)
    s.stream = occasion
    s.streams = streams
    s.block = ()


def roll(s: State, occasion: int, sides: int = 6) -> int:
    """A die: 1..sides. Forced dice of a position come first."""
    s.chance_used = True
    if s.forced_dice:
        face, s.forced_dice = s.forced_dice[0], s.forced_dice[1:]
        if face > sides:
            raise BadPosition("$.chance.dice", f"a die with {sides} sides cannot show {face}")
    else:
        turn_to(s, occasion)
        face = below(s, sides) + 1
    if s.trace is not None:
        s.trace.rolls.append(face)
    return face


def shuffle(s: State, pile: list[int], occasion: int) -> None:
    """Every card gets a rank by chance, and the pile is sorted by it: one card more or less leaves the others in order."""
    if s.stream == UNPARTED:
        mix(s, pile)
        return
    s.chance_used = True
    ranks = _ranks(s, pile, occasion)
    order = sorted(range(len(pile)), key=ranks.__getitem__)
    pile[:] = [pile[at] for at in order]


def pick(s: State, items: list[int], occasion: int) -> int:
    """One of the items at random; the list is left alone. One that is not taken leaves the choice among the others as it
    is."""
    s.chance_used = True
    if s.stream == UNPARTED:
        return items[below(s, len(items))]
    ranks = _ranks(s, items, occasion)
    return items[ranks.index(min(ranks))]


def mix(s: State, pile: list[int]) -> None:
    """A shuffle for no occasion of the game: of what a viewer cannot see, of what a position leaves open."""
    s.chance_used = True
    for last in range(len(pile) - 1, 0, -1):
        other = below(s, last + 1)
        pile[last], pile[other] = pile[other], pile[last]


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
    if s.stream != UNPARTED:
        s.stream = 0
    s.streams = {}
    s.drawn = 0
    s.block = ()


def part_by_purpose(s: State) -> None:
    """From now on each occasion has a stream of its own."""
    s.stream = 0


def _ranks(s: State, cards: list[int], occasion: int) -> list[int]:
    """A number by chance for each card; the first of two equal cards keeps its own whether or not the second is there."""
    turn_to(s, occasion)
    turn = s.drawn
    s.drawn = turn + 1
    s.block = ()
    start = s.seed + occasion.to_bytes(8, "big") + turn.to_bytes(8, "big")
    blocks: dict[int, tuple[int, ...]] = {}
    copies: dict[int, int] = {}
    ranks: list[int] = []
    for card in cards:
        copy = copies.get(card, 0)
        copies[card] = copy + 1
        place = copy << 32 | card // IN_BLOCK
        block = blocks.get(place)
        if block is None:
            block = blocks[place] = RANKS_OF_BLOCK(hashlib.sha256(start + place.to_bytes(16, "big")).digest())
        ranks.append(block[card % IN_BLOCK])
    return ranks
