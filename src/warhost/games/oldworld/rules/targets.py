"""Whom hits may strike, and how much it takes (OW 9.8, 9.13, 9.24, 9.25)."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.domain import NONE
from warhost.games.oldworld.cards.effects import ability, standing_text
from warhost.games.oldworld.components import (
    CARD_POWER,
    DEFENCE_MIN,
    EXPLODE_ON,
    N_TOKENS,
    PEASANT,
    PIECE_CONTROLLER,
    PIECE_KIND,
    PIECE_MARKS,
    POWER_KINDS,
    SHIELDED,
)
from warhost.games.oldworld.rules.figures import pieces_in
from warhost.games.oldworld.rules.texts import active_texts
from warhost.games.oldworld.state import OldWorld

CHANGES_DEFENCE: Final = standing_text("change_defence", by=number(-9, 9)).numbers("by")
"""What is added helps the owner's figures, what is taken away hurts enemy figures."""
HIT_BY_SIXES: Final = ability("hit_only_by", face=number(EXPLODE_ON, EXPLODE_ON))
"""Only dice that show this face can be assigned to it (OW 9.24); sixes alone are counted apart."""


def has_target(s: OldWorld, region: int, power: int) -> bool:
    """OW 9.8, 9.25."""
    if s.tokens[region * N_TOKENS + PEASANT]:
        return True
    if not s.marked:
        return s.kinds_in[region] & ~POWER_KINDS[power] != 0
    for piece in pieces_in(s, region):
        if PIECE_CONTROLLER[piece] != power and not PIECE_MARKS[piece] & SHIELDED:
            return True
    return False


def targets(s: OldWorld, region: int, seat: int) -> list[int]:
    """The figures that this player's hits may be assigned to now."""
    power = s.sides[seat]
    struck = s.hit_mode[1]
    only = s.sides[struck] if struck != NONE else NONE
    found: list[int] = []
    for piece in pieces_in(s, region):
        controller = PIECE_CONTROLLER[piece]
        # OW 3.10, 9.8, 9.25, 9.26
        if controller == power or PIECE_MARKS[piece] & SHIELDED or (only != NONE and controller != only):
            continue
        found.append(piece)
    return found


def needs_sixes(s: OldWorld, piece: int) -> bool:
    """OW 9.24."""
    return HIT_BY_SIXES.works(s, PIECE_KIND[piece])


def defence(s: OldWorld, region: int, piece: int) -> int:
    """OW 8.13, 8.14, 8.17."""
    total = s.defences[PIECE_KIND[piece]]
    left, right = active_texts(s, region)
    if CHANGES_DEFENCE[left]:  # OW 7.7, 8.13, 8.17
        total += _change_of_defence(left, PIECE_CONTROLLER[piece])
    if CHANGES_DEFENCE[right]:  # OW 7.7, 8.13, 8.17
        total += _change_of_defence(right, PIECE_CONTROLLER[piece])
    return max(total, DEFENCE_MIN)


def _change_of_defence(card: int, controller: int) -> int:
    change = CHANGES_DEFENCE[card]
    return change if (change > 0) == (CARD_POWER[card] == controller) else 0
