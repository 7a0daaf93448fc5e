"""The roll of a fight: what its dice show, and units that die by it."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.engine import emit, use
from warhost.games.karak import events
from warhost.games.karak.components import DIE_SIDES, UNIT_COMPONENT
from warhost.games.karak.operations import ABILITY_OPERATIONS, AbilityOperation
from warhost.games.karak.rules.players import ability_with, change_units
from warhost.games.karak.state import DRAIN, LOST, Karak

MOST_STRENGTH: Final = 999
"""More than a fight can come to."""
LIFE_DRAIN: Final = ABILITY_OPERATIONS.add(AbilityOperation("life_drain", toughness=number(1, 9)))
DRAINED: Final = LIFE_DRAIN.numbers("toughness")


def shown(s: Karak, place: int) -> int:
    """The symbol on a die of the roll."""
    return s.printed.faces[s.dice[place] * DIE_SIDES + s.faces[place]]


def lose_unit(s: Karak, seat: int, place: int, cause: int) -> None:
    """A unit dies; its die returns to the supply (KA 1.5, 9.18, 15.11)."""
    unit = s.dice[place] - 1
    s.fates[place] = LOST
    change_units(s, seat, unit, -1)
    use(s, UNIT_COMPONENT + unit)
    emit(s, events.UNIT_LOST, seat, unit, cause)
    s.fight[DRAIN] += DRAINED[ability_with(s, seat, LIFE_DRAIN)]
