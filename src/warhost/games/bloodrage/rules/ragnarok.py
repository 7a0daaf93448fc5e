"""Ragnarok and the release from Valhalla (BR 15.1 to 15.6)."""

from __future__ import annotations

from typing import Final

from warhost.core.engine import emit, push
from warhost.games.bloodrage import events, steps
from warhost.games.bloodrage.components import (
    CARDS,
    FJORD_OF,
    LAST_AGE,
    OPEN_FJORDS,
    RAGNAROK_GLORY,
    RAGNAROK_PHASE,
    RELEASE_PHASE,
    RESERVE,
    VALHALLA,
    by_op,
    card_with,
)
from warhost.games.bloodrage.options import LOKIS_WRATH
from warhost.games.bloodrage.rules.ages import begin_phase
from warhost.games.bloodrage.rules.clans import card_works, from_first_player, has, score, score_card
from warhost.games.bloodrage.rules.destruction import endanger
from warhost.games.bloodrage.rules.figures import figures_at, host_of, move_figure
from warhost.games.bloodrage.rules.setup import destroy_province
from warhost.games.bloodrage.state import BloodRage

ODINS_INSPIRATION: Final = card_with("double_ragnarok_glory")
RELEASE_GLORY: Final = by_op("glory_per_released", "glory")
WRATH: Final = CARDS.index["lokis_wrath"]


def doomed_province(s: BloodRage) -> int:
    """BR 2.10: where the Doom token lies."""
    return s.doom[s.age - 1]


def ragnarok_phase(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    begin_phase(s, RAGNAROK_PHASE, steps.RELEASE_PHASE)
    push(s, steps.PROVINCE_FALLS)
    push(s, steps.RAGNAROK, 0)


def ragnarok(s: BloodRage, done: int, _b: int, _c: int) -> None:
    """BR 15.1, 15.3: all figures in the province and its fjord die, clan by clan."""
    province = doomed_province(s)
    order = from_first_player(s)
    while done < s.seats:
        seat = order[done]
        done += 1
        host = host_of(s, seat, province)
        if host:
            push(s, steps.RAGNAROK, done)
            endanger(s, seat, host, province, events.BY_DOOM)
            return


def province_falls(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    """BR 15.2, 15.4, 15.5, 17.19."""
    province = doomed_province(s)
    for seat in from_first_player(s):
        points = RAGNAROK_GLORY[s.age] * s.slain[seat]
        if points and has(s, seat, ODINS_INSPIRATION):
            card_works(s, seat, ODINS_INSPIRATION)
            points *= 2
        score(s, seat, points, events.BY_RAGNAROK)
    s.slain = [0] * s.seats
    destroy_province(s, province)
    emit(s, events.PROVINCE_FELL, province)
    bring_home(s, province)
    if s.age < LAST_AGE:
        emit(s, events.DOOM_MOVED, s.doom[s.age])


def bring_home(s: BloodRage, province: int) -> None:
    """BR 2.7, 2.9, 21.5: who was saved has no ground to stand on, and goes back to the reserve."""
    places = [province]
    if not OPEN_FJORDS[s.destroyed] >> FJORD_OF[province] & 1:
        places.append(FJORD_OF[province])
    for seat in range(s.seats):
        for place in places:
            for kind in figures_at(s, seat, place):
                move_figure(s, seat, kind, place, RESERVE)
    s.free[province] = 0


def release_phase(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    begin_phase(s, RELEASE_PHASE, steps.END_OF_AGE)
    push(s, steps.RELEASE)


def release(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    """BR 15.6, 17.10, 17.25, 17.37."""
    for seat in from_first_player(s):
        figures = figures_at(s, seat, VALHALLA)
        if not figures:
            continue
        for kind in figures:
            move_figure(s, seat, kind, VALHALLA, RESERVE)
        emit(s, events.RELEASED, seat, figures)
        for card in s.sheets[seat]:
            score_card(s, seat, release_glory(s, card) * len(figures), card)


def release_glory(s: BloodRage, card: int) -> int:
    """What an upgrade pays for each figure (BR 21.8)."""
    if card == WRATH and s.options[LOKIS_WRATH] != "3":
        return int(s.options[LOKIS_WRATH])
    return RELEASE_GLORY[card]
