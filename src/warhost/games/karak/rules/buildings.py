"""Buildings coming and going (KA 13, 17): what changes when one is built or torn down."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, members
from warhost.core.engine import ask, emit, use
from warhost.core.errors import BadData
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import (
    ABILITIES,
    ABILITIES_OF,
    ABILITY_OWNER,
    BUILDING_COMPONENT,
    N_UNITS,
    TRAINED,
    UNITS,
)
from warhost.games.karak.operations import BUILDING_OPERATIONS, BuildingOperation
from warhost.games.karak.rules.items import MASTER_OF_THROWS, put_throwing_weapons_away
from warhost.games.karak.rules.players import change_glory, has, pay
from warhost.games.karak.state import Karak, changed
from warhost.games.karak.verbs import COPY

CHAPTER: Final = Chapter("buildings")
TRAINING_OF: Final = BUILDING_OPERATIONS.add(BuildingOperation("train", unit=UNITS))
TRAINED_BY: Final = [
    sum(
        1 << building
        for building in members(TRAINING_OF.mask)
        if TRAINING_OF.numbers("unit")[building] == unit
    )
    for unit in range(N_UNITS)
]
"""The mask of the buildings that train each unit."""
for _unit in range(N_UNITS):
    if (_unit in TRAINED) != (TRAINED_BY[_unit] != 0):
        raise BadData(
            f"units.toml.unit[{UNITS.ids[_unit]}].kind",
            "buildings train basic and elite units, and these need one that does",
        )


def put_up(s: Karak, seat: int, building: int) -> None:
    """Pays for a building and turns its token over (KA 6.9)."""
    pay(s, seat, s.printed.building_cost[building], events.BY_PRICE)
    s.built = changed(s.built, seat, s.built[seat] | 1 << building)
    use(s, BUILDING_COMPONENT + building)
    emit(s, events.BUILT, seat, building)
    for operation in BUILDING_OPERATIONS.all:
        if operation.having[building]:
            operation.when_built(s, seat, building)


def tear_down(s: Karak, seat: int, building: int) -> None:
    """Its effect ends at once (KA 13.1, 21.3); units stay (KA 13.8)."""
    s.built = changed(s.built, seat, s.built[seat] & ~(1 << building))
    for operation in BUILDING_OPERATIONS.all:
        if operation.having[building]:
            operation.when_torn_down(s, seat, building)


class BuildingGlory(BuildingOperation):
    def when_built(self, s: Karak, seat: int, building: int) -> None:
        change_glory(s, seat, self.numbers("n")[building], events.BY_BANNER)

    def when_torn_down(self, s: Karak, seat: int, building: int) -> None:
        change_glory(s, seat, -self.numbers("n")[building], events.BY_BANNER)


class CopyAbility(BuildingOperation):
    def when_built(self, s: Karak, seat: int, building: int) -> None:
        ask(s, ASK_COPY, seat)

    def when_torn_down(self, s: Karak, seat: int, building: int) -> None:
        _forget(s, seat)


BUILDING_GLORY: Final = BUILDING_OPERATIONS.add(BuildingGlory("glory", n=number(1, 9)))
COPY_ABILITY: Final = BUILDING_OPERATIONS.add(CopyAbility("copy_ability"))


class Copy(Question):
    """KA 17.7, 17.9: the abilities of the other heroes in this game."""

    name = "copy"
    rule = "KA 17.7"
    obvious = True

    def options(self, s: Karak, seat: int) -> list[int]:
        return [
            COPY.pack1(ability)
            for other in range(s.seats)
            if other != seat
            for ability in ABILITIES_OF[s.sides[other]]
        ]

    def answer(self, s: Karak, seat: int, option: int) -> None:
        ability = COPY.first(option)
        s.copied = changed(s.copied, seat, ability)
        emit(s, events.COPIED, seat, ability, ABILITY_OWNER[ability])

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        ability = COPY.first(option)
        name = {"ability": ABILITIES.ids[ability]}
        if ability in ABILITIES_OF[s.sides[seat]] or ability == s.copied[seat]:
            return "karak-reason-own_ability", name
        return "karak-reason-hero_not_here", name


ASK_COPY: Final = CHAPTER.question(Copy())


def _forget(s: Karak, seat: int) -> None:
    """KA 17.8, 17.10."""
    ability = s.copied[seat]
    if ability == NONE:
        return
    s.copied = changed(s.copied, seat, NONE)
    emit(s, events.ABILITY_LOST, seat, ability)
    if not has(s, seat, MASTER_OF_THROWS):
        put_throwing_weapons_away(s, seat)
