"""Hordes: whom they hunt and how they march (KA 19)."""

from __future__ import annotations

from typing import Final

from warhost.core.chance import roll
from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, push, use
from warhost.core.game import Reason
from warhost.games.karak import events, prompts, steps
from warhost.games.karak.components import (
    EAGLE_FLIGHT,
    FACES,
    FOE_COMPONENT,
    LAID_TILE,
    N_HORDES,
    START_HEXES,
    SWORDS,
    TILE_HORDE,
)
from warhost.games.karak.hexes import AROUND, HEXES, N_HEXES
from warhost.games.karak.rules.land import is_free, neighbours, open_ways
from warhost.games.karak.rules.players import army, has, markers, seat_of, use_ability
from warhost.games.karak.state import HORDE_PHASE, Karak, changed
from warhost.games.karak.verbs import EVADE, MARCH, STAY

FALLEN_CITIES: Final = N_HORDES


# The target


def find_targets(s: Karak) -> None:
    """Every horde without a target looks for one, in the order they came (KA 19.10)."""
    for horde in s.horde_order:
        if s.foes[horde] != NONE and s.targets[horde] == NONE:
            find_target(s, horde)


def find_target(s: Karak, horde: int) -> None:
    hunted = [seat for seat in range(s.seats) if may_be_hunted(s, seat)]
    if hunted:
        seat = hunted[0] if len(hunted) == 1 else _most_wanted(s, horde, hunted)
        s.targets = changed(s.targets, horde, s.sides[seat])
        emit(s, events.TARGET_CHOSEN, horde, seat)
    elif len(s.horde_order) == FALLEN_CITIES:
        drop_horde(s, horde)
        emit(s, events.HORDE_LEFT, horde)
    else:
        emit(s, events.HORDE_WAITS, horde)


def may_be_hunted(s: Karak, seat: int) -> bool:
    """KA 19.5."""
    hero = s.sides[seat]
    return s.cities[seat] != NONE and hero not in s.targets and s.plague != hero


def _most_wanted(s: Karak, horde: int, seats: list[int]) -> int:
    """KA 19.6 to 19.8."""
    ranks = [wanted(s, seat) for seat in seats]
    highest = max(ranks)
    level = [seat for seat, rank in zip(seats, ranks, strict=True) if rank == highest]
    while len(level) > 1:
        faces = [FACES[roll(s) - 1] for _ in level]
        emit(s, events.TARGET_ROLLED, horde, level[:], faces)
        fewest = min(SWORDS[face] for face in faces)
        level = [seat for seat, face in zip(level, faces, strict=True) if SWORDS[face] == fewest]
    return level[0]


def wanted(s: Karak, seat: int) -> tuple[int, int, int, int, int]:
    """Soul stones, glory, buildings, army dice, markers: the highest is hunted."""
    return s.stones[seat], s.glory[seat], s.built[seat].bit_count(), army(s, seat), markers(s, seat)


def drop_horde(s: Karak, horde: int) -> None:
    """The counter and the token leave the board."""
    s.foes = changed(s.foes, horde, NONE)
    s.targets = changed(s.targets, horde, NONE)
    s.hordes = changed(s.hordes, horde, 0)


# The march


def hordes(s: Karak, seat: int, _b: int, _c: int) -> None:
    """Before anything else in a turn (KA 4.2, 19.13)."""
    hero = s.sides[seat]
    if hero not in s.targets:
        return
    s.phase = HORDE_PHASE
    horde = s.targets.index(hero)
    use(s, FOE_COMPONENT + horde)
    if s.cities[seat] in AROUND[s.foes[horde]]:
        push(s, steps.SIEGE, horde)
    elif march_ways(s, horde):
        ask(s, prompts.MARCH, seat, horde)
    else:
        emit(s, events.HORDE_STUCK, horde, s.foes[horde])


def march_ways(s: Karak, horde: int) -> list[int]:
    """The neighbouring tiles from which the way to the target is shortest (KA 19.15)."""
    distance = distances_to(s, s.cities[seat_of(s, s.targets[horde])])
    here = s.foes[horde]
    ways = [near for near in AROUND[here] if distance[near] >= 0]
    if not ways:
        return []
    shortest = min(distance[near] for near in ways)
    return [near for near in ways if distance[near] == shortest]


def distances_to(s: Karak, city: int) -> list[int]:
    """How far each hex is from a city for a horde; -1 where it cannot go or from where it cannot come."""
    distance = [-1] * N_HEXES
    distance[city] = 0
    ring = [city]
    steps_away = 0
    while ring:
        steps_away += 1
        further: list[int] = []
        for here in ring:
            for near in AROUND[here]:
                if distance[near] < 0 and horde_may_enter(s, near):
                    distance[near] = steps_away
                    further.append(near)
        ring = further
    return distance


def horde_may_enter(s: Karak, hex_: int) -> bool:
    """KA 19.14: not a city, a stall or the start tile; only revealed tiles."""
    laid = s.land[hex_]
    return laid != NONE and TILE_HORDE[LAID_TILE[laid]] and hex_ not in s.cities


def march_options(s: Karak, seat: int) -> list[int]:
    return [MARCH.base + near for near in march_ways(s, s.ask_a)]


def march(s: Karak, seat: int, option: int) -> None:
    horde, to = s.ask_a, option - MARCH.base
    emit(s, events.HORDE_MOVED, horde, s.foes[horde], to)
    s.foes = changed(s.foes, horde, to)
    if to in s.hero_at:
        push(s, steps.EVADE, to, seat, 0)


def why_not_march(s: Karak, seat: int, option: int) -> Reason:
    to = MARCH.first(option)
    where = {"hex": HEXES.ids[to]}
    if to in START_HEXES or not horde_may_enter(s, to):
        return "karak-reason-horde_keeps_out", where
    return "karak-reason-not_closer", where


# Stepping aside


def evade(s: Karak, hex_: int, first: int, asked: int) -> None:
    """KA 19.19: one after the other, beginning with the player whose turn it is."""
    while asked < s.seats:
        seat = (first + asked) % s.seats
        asked += 1
        if s.hero_at[seat] == hex_:
            push(s, steps.EVADE, hex_, first, asked)
            ask(s, prompts.EVADE, seat, hex_)
            return


def evade_options(s: Karak, seat: int) -> list[int]:
    choices = [EVADE.base + near for near in _ways_aside(s, seat) if is_free(s, near)]
    choices.append(STAY.base)
    return choices


def _ways_aside(s: Karak, seat: int) -> list[int]:
    """KA 19.20."""
    here = s.hero_at[seat]
    return neighbours(s, here) if has(s, seat, EAGLE_FLIGHT) else open_ways(s, here)


def evade_to(s: Karak, seat: int, option: int) -> None:
    if option == STAY.base:
        return
    here, to = s.hero_at[seat], option - EVADE.base
    if to not in open_ways(s, here):
        use_ability(s, EAGLE_FLIGHT)
    s.hero_at[seat] = to
    emit(s, events.MOVED, seat, here, to, events.BY_EVASION)


def why_not_evade(s: Karak, seat: int, option: int) -> Reason:
    to = EVADE.first(option)
    where = {"hex": HEXES.ids[to]}
    if s.land[to] == NONE:
        return "karak-reason-not_revealed", where
    if to not in neighbours(s, s.hero_at[seat]):
        return "karak-reason-too_far", where
    if not is_free(s, to):
        return "karak-reason-not_free", where
    return "karak-reason-blocked", where
