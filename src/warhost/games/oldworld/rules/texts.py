"""Texts of Chaos cards that work while the card lies in a region: which of them do, and what they say of magic, leaving and
dice. What they say of other things stands where those are worked out."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.games.oldworld.cards.effects import ability, of_card, standing_text
from warhost.games.oldworld.components import (
    CARD_POWER,
    EXPLODE_ON,
    HIT_FROM,
    N_KINDS,
)
from warhost.games.oldworld.derived import FORBIDS_LEAVING
from warhost.games.oldworld.state import OldWorld

DAZZLES: Final = standing_text("dazzle", hit_from=number(1, EXPLODE_ON))
OPPONENTS_HIT_FROM: Final = of_card(DAZZLES, "hit_from")
MAGICAL: Final = ability("magic_symbols", symbols=number(1, 9))
FIGURE_SYMBOLS: Final = MAGICAL.by_kind("symbols")


def active_texts(s: OldWorld, region: int) -> tuple[int, int]:
    """The cards of a region whose texts work, left and right; -1 where none does (OW 8.22, 19.2)."""
    texts, at = s.texts, region * 2
    return texts[at], texts[at + 1]


def has_text(s: OldWorld, region: int, card: int) -> bool:
    """Whether that card lies in the region and its text works."""
    left, right = active_texts(s, region)
    return card in (left, right)


def magic_symbols(s: OldWorld, region: int) -> int:
    """OW 7.8, 17.13: on cards, whether or not their texts work, and on figures."""
    symbols = s.printed.card_magic[s.spaces[region * 2]] + s.printed.card_magic[s.spaces[region * 2 + 1]]
    for kind in MAGICAL.kinds:
        if MAGICAL.works(s, kind):
            symbols += FIGURE_SYMBOLS[kind] * s.figures[region * N_KINDS + kind]
    return symbols


def may_leave(s: OldWorld, region: int, controller: int) -> bool:
    """Whether figures that this power controls may be summoned out of the region (OW 8.6)."""
    left, right = active_texts(s, region)
    if FORBIDS_LEAVING[left] and CARD_POWER[left] != controller:
        return False
    return not (FORBIDS_LEAVING[right] and CARD_POWER[right] != controller)


def hit_from(s: OldWorld, region: int, power: int) -> int:
    """The lowest face that hits for this power (OW 9.6, 8.30)."""
    lowest = HIT_FROM
    for card in active_texts(s, region):
        if CARD_POWER[card] != power:
            lowest = max(lowest, s.printed.effects[OPPONENTS_HIT_FROM][card])
    return lowest
