"""Sieges (KA 21): what a horde next to its target does, and what the owner gets for it."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, number
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, members
from warhost.core.engine import ask, emit, push
from warhost.core.question import Question, Reason
from warhost.core.reading import HIGHEST_USUAL
from warhost.games.karak import events
from warhost.games.karak.components import (
    BUILDINGS,
    CITY_PRICE,
    HORDE_REWARD,
    HORDES,
)
from warhost.games.karak.operations import BUILDING_OPERATIONS, BuildingOperation
from warhost.games.karak.rules.buildings import tear_down
from warhost.games.karak.rules.gathering import gain_some
from warhost.games.karak.rules.players import (
    buildings_with,
    change_glory,
    raise_glory_to,
    seat_of,
    use_buildings,
    win_stones,
)
from warhost.games.karak.rules.targets import drop_horde, find_target
from warhost.games.karak.settings import HORDE_GLORY
from warhost.games.karak.state import Karak, changed
from warhost.games.karak.verbs import RAZE

CHAPTER: Final = Chapter("siege")
SIEGE_LOSS: Final = BUILDING_OPERATIONS.add(BuildingOperation("siege_loss", strength=number(1, 99)))
LOST_BY_BUILDING: Final = SIEGE_LOSS.numbers("strength")
STRENGTH_LOST: Final = count(HIGHEST_USUAL)


@CHAPTER.step(horde=HORDES)
def siege(s: Karak, horde: int) -> None:
    seat = seat_of(s, s.targets[horde])
    emit(s, events.SIEGE_BEGAN, horde, seat, s.hordes[horde])
    if not s.built[seat]:
        _destroy_city(s, seat, horde)
        return
    lost = 0
    for building in buildings_with(s, seat, SIEGE_LOSS):  # KA 21.2
        lost += weaken(s, seat, horde, LOST_BY_BUILDING[building])
    use_buildings(s, seat, SIEGE_LOSS)
    if s.hordes[horde]:
        ask(s, ASK_RAZE, seat, horde, lost)
    else:
        push(s, siege_spoils, horde, lost)


class Raze(Question):
    """KA 21.3, 21.4."""

    name = "raze"
    rule = "KA 21.3"
    about = {"horde": HORDES, "lost": STRENGTH_LOST}
    obvious = True

    def options(self, s: Karak, seat: int) -> list[int]:
        return RAZE.each(members(s.built[seat]))

    def answer(self, s: Karak, seat: int, option: int) -> None:
        horde, lost = s.about
        building = RAZE.first(option)
        emit(s, events.RAZED, seat, building)
        tear_down(s, seat, building)
        lost += weaken(s, seat, horde, s.printed.building_price[building])
        push(s, siege_spoils, horde, lost)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        return "karak-reason-not_built", {"building": BUILDINGS.ids[RAZE.first(option)]}


ASK_RAZE: Final = CHAPTER.question(Raze())


@CHAPTER.step(horde=HORDES, lost=STRENGTH_LOST)
def siege_spoils(s: Karak, horde: int, lost: int) -> None:
    """KA 21.5 to 21.7, 21.12."""
    seat = seat_of(s, s.targets[horde])
    glory_from_horde(s, seat, lost, events.BY_SIEGE)
    if not s.hordes[horde]:
        take_horde(s, seat, horde)
    push(s, gain_some, seat, lost // HORDE_REWARD, events.BY_SIEGE)


def weaken(s: Karak, seat: int, horde: int, by: int) -> int:
    """A horde loses strength, not below 0; returns how much it really lost (KA 20.3, 20.14, 21.5)."""
    by = min(by, s.hordes[horde])
    s.hordes = changed(s.hordes, horde, s.hordes[horde] - by)
    emit(s, events.HORDE_WEAKENED, seat, horde, by, s.hordes[horde])
    return by


def glory_from_horde(s: Karak, seat: int, lost: int, cause: int) -> None:
    """KA 20.5, 25.5."""
    if HORDE_GLORY.of(s) == "to":
        raise_glory_to(s, seat, lost, cause)
    elif s.glory[seat] < lost:
        change_glory(s, seat, lost, cause)


def take_horde(s: Karak, seat: int, horde: int) -> None:
    """KA 20.9: the counter with its soul stones; the token leaves the board."""
    drop_horde(s, horde)
    s.trophies = changed(s.trophies, horde, s.sides[seat])
    emit(s, events.FOE_BEATEN, seat, horde)
    win_stones(s, seat, s.printed.foe_stones[horde], events.BY_HORDE)


def _destroy_city(s: Karak, seat: int, horde: int) -> None:
    """KA 21.8 to 21.10."""
    emit(s, events.CITY_DESTROYED, seat, horde, s.cities[seat])
    s.cities = changed(s.cities, seat, NONE)
    s.targets = changed(s.targets, horde, NONE)
    weaken(s, seat, horde, CITY_PRICE)
    if s.hordes[horde]:
        find_target(s, horde)
    else:
        take_horde(s, seat, horde)
