"""Hordes on the march (KA 19.11 to 19.23)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT
from warhost.core.engine import ask, emit, push, use
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import (
    FOE_COMPONENT,
    HORDES,
    LAID_TILE,
    START_HEXES,
    TILE_HORDE,
)
from warhost.games.karak.hexes import AROUND, HEXES, N_HEXES
from warhost.games.karak.rules.land import is_free, neighbours, open_ways
from warhost.games.karak.rules.moving import EAGLE_FLIGHT
from warhost.games.karak.rules.players import has, seat_of, use_ability
from warhost.games.karak.rules.siege import siege
from warhost.games.karak.state import HORDE_PHASE, Karak, changed
from warhost.games.karak.verbs import EVADE, MARCH, STAY, unknown

CHAPTER: Final = Chapter("hordes")


@CHAPTER.step(called="hordes", seat=SEAT)
def march_of_hordes(s: Karak, seat: int) -> None:
    """Before anything else in the turn of a hunted hero (KA 4.2, 19.13, 19.17, 21.1, 21.11)."""
    hero = s.sides[seat]
    if hero not in s.targets:
        return
    s.phase = HORDE_PHASE
    horde = s.targets.index(hero)
    use(s, FOE_COMPONENT + horde)
    if s.cities[seat] in AROUND[s.foes[horde]]:
        push(s, siege, horde)
    elif march_ways(s, horde):
        ask(s, ASK_MARCH, seat, horde)
    else:
        emit(s, events.HORDE_STUCK, horde, s.foes[horde])


def march_ways(s: Karak, horde: int) -> list[int]:
    """The neighbouring tiles from which the way to the target is shortest (KA 19.15)."""
    around = AROUND[s.foes[horde]]
    for ring in rings_around(s, s.cities[seat_of(s, s.targets[horde])]):
        ways = [near for near in around if near in ring]
        if ways:
            return ways
    return []


def distances_to(s: Karak, city: int) -> list[int]:
    """How far each hex is from a city for a horde; -1 where it cannot go or from where it cannot come."""
    distance = [-1] * N_HEXES
    for steps_away, ring in enumerate(rings_around(s, city)):
        for hex_ in ring:
            distance[hex_] = steps_away
    return distance


def rings_around(s: Karak, city: int) -> Iterator[list[int]]:
    """The city, then the hexes from which a horde has one step to it, then those from which it has two, and so on."""
    is_reached = [False] * N_HEXES
    is_reached[city] = True
    ring = [city]
    while ring:
        yield ring
        further: list[int] = []
        for here in ring:
            for near in AROUND[here]:
                if not is_reached[near] and horde_may_enter(s, near):
                    is_reached[near] = True
                    further.append(near)
        ring = further


def horde_may_enter(s: Karak, hex_: int) -> bool:
    """KA 19.14: not a city, a stall or the start tile; only revealed tiles."""
    laid = s.land[hex_]
    return laid != NONE and TILE_HORDE[LAID_TILE[laid]] and hex_ not in s.cities


class March(Question):
    name = "march"
    rule = "KA 19.15"
    about = {"horde": HORDES}
    obvious = True

    def options(self, s: Karak, seat: int) -> list[int]:
        (horde,) = s.about
        return MARCH.each(march_ways(s, horde))

    def answer(self, s: Karak, seat: int, option: int) -> None:
        (horde,) = s.about
        to = MARCH.first(option)
        emit(s, events.HORDE_MOVED, horde, s.foes[horde], to)
        s.foes = changed(s.foes, horde, to)
        push(s, evade, to)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        to = MARCH.first(option)
        where = {"hex": HEXES.ids[to]}
        if to in START_HEXES or not horde_may_enter(s, to):
            return "karak-reason-horde_keeps_out", where
        return "karak-reason-not_closer", where


ASK_MARCH: Final = CHAPTER.question(March())


# Stepping aside


def from_the_player_in_turn(s: Karak) -> list[int]:
    return [*range(s.turn, s.seats), *range(s.turn)]


@CHAPTER.step_in_turn(from_the_player_in_turn, was=lambda s, a, b, c: (a, c), hex=HEXES)
def evade(s: Karak, seat: int, hex_: int) -> None:
    """KA 19.19: everybody on the horde's hex, one after the other."""
    if s.hero_at[seat] == hex_:
        ask(s, ASK_EVADE, seat, hex_)


class Evade(Question):
    name = "evade"
    rule = "KA 19.19"
    about = {"hex": HEXES}
    obvious = True
    passing = (STAY,)

    def options(self, s: Karak, seat: int) -> list[int]:
        choices = [EVADE.pack1(near) for near in _ways_aside(s, seat) if is_free(s, near)]
        choices.append(STAY.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        if EVADE.has(option):
            here, to = s.hero_at[seat], EVADE.first(option)
            if to not in open_ways(s, here):
                use_ability(s, seat, EAGLE_FLIGHT)
            s.hero_at[seat] = to
            emit(s, events.MOVED, seat, here, to, events.BY_EVASION)
        elif not STAY.has(option):
            raise unknown(option)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        to = EVADE.first(option)
        where = {"hex": HEXES.ids[to]}
        if s.land[to] == NONE:
            return "karak-reason-not_revealed", where
        if to not in neighbours(s, s.hero_at[seat]):
            return "karak-reason-too_far", where
        if not is_free(s, to):
            return "karak-reason-not_free", where
        return "karak-reason-blocked", where


ASK_EVADE: Final = CHAPTER.question(Evade())


def _ways_aside(s: Karak, seat: int) -> list[int]:
    """KA 19.20."""
    here = s.hero_at[seat]
    return neighbours(s, here) if has(s, seat, EAGLE_FLIGHT) else open_ways(s, here)
