"""Buildings coming and going (KA 13, 17): what changes when one is built or torn down."""

from __future__ import annotations

from typing import Final

from warhost.core.chapter import Chapter
from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, use
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import (
    ABILITIES,
    ABILITIES_OF,
    BUILDING_COMPONENT,
    BUILDING_COST,
    BUILDING_GLORY,
    HAS,
    MASTER_OF_THROWS,
    MONUMENT,
    N_ABILITIES,
    N_HEROES,
)
from warhost.games.karak.rules.items import put_throwing_weapons_away
from warhost.games.karak.rules.players import change_glory, has, pay
from warhost.games.karak.state import Karak, changed
from warhost.games.karak.verbs import COPY

CHAPTER: Final = Chapter("buildings")


def put_up(s: Karak, seat: int, building: int) -> None:
    """Pays for a building and turns its token over (KA 6.9)."""
    pay(s, seat, BUILDING_COST[building], events.BY_PRICE)
    s.built = changed(s.built, seat, s.built[seat] | 1 << building)
    use(s, BUILDING_COMPONENT + building)
    emit(s, events.BUILT, seat, building)
    change_glory(s, seat, BUILDING_GLORY[building], events.BY_BANNER)
    if MONUMENT >> building & 1:
        ask(s, ASK_COPY, seat)


def tear_down(s: Karak, seat: int, building: int) -> None:
    """Its effect ends at once (KA 13.1, 21.3)."""
    s.built = changed(s.built, seat, s.built[seat] & ~(1 << building))
    change_glory(s, seat, -BUILDING_GLORY[building], events.BY_BANNER)
    if MONUMENT >> building & 1:
        _forget(s, seat)


class Copy(Question):
    """KA 17.7: the abilities of the other heroes in this game."""

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
        emit(s, events.COPIED, seat, ability, owner_of(ability))

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        ability = COPY.first(option)
        name = {"ability": ABILITIES.ids[ability]}
        if has(s, seat, ability):
            return "karak-reason-own_ability", name
        return "karak-reason-hero_not_here", name


ASK_COPY: Final = CHAPTER.question(Copy())


def owner_of(ability: int) -> int:
    """The hero whose ability it is."""
    return next(hero for hero in range(N_HEROES) if HAS[hero * N_ABILITIES + ability])


def _forget(s: Karak, seat: int) -> None:
    """KA 17.8, 17.10."""
    ability = s.copied[seat]
    if ability == NONE:
        return
    s.copied = changed(s.copied, seat, NONE)
    emit(s, events.ABILITY_LOST, seat, ability)
    if ability == MASTER_OF_THROWS:
        put_throwing_weapons_away(s, seat)
