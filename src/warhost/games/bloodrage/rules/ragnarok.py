"""Ragnarok and the release from Valhalla (BR 15.1 to 15.6)."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE
from warhost.core.engine import emit, push
from warhost.games.bloodrage import events
from warhost.games.bloodrage.components import (
    FJORD_OF,
    LAST_AGE,
    OPEN_FJORDS,
    RAGNAROK_GLORY,
    RAGNAROK_PHASE,
    RELEASE_PHASE,
    RESERVE,
    VALHALLA,
)
from warhost.games.bloodrage.derived import close_villages
from warhost.games.bloodrage.operations import UPGRADE_OPERATIONS, UpgradeOperation
from warhost.games.bloodrage.rules import ages
from warhost.games.bloodrage.rules.clans import card_works, from_first_player, score, score_card
from warhost.games.bloodrage.rules.destruction import endanger
from warhost.games.bloodrage.rules.figures import figures_at, host_of, move_figure
from warhost.games.bloodrage.settings import as_agreed
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("ragnarok")

DOUBLE_RAGNAROK_GLORY: Final = UPGRADE_OPERATIONS.add(UpgradeOperation("double_ragnarok_glory"))
"""BR 17.19."""
GLORY_PER_RELEASED: Final = UPGRADE_OPERATIONS.add(
    UpgradeOperation("glory_per_released", glory=number(1, 99))
)
"""BR 17.10, 17.25, 17.37: for each own figure that comes back from Valhalla."""
RELEASE_GLORY: Final = GLORY_PER_RELEASED.numbers("glory")


def doomed_province(s: BloodRage) -> int:
    """BR 2.10: where the Doom token lies."""
    return s.doom[s.age - 1]


@CHAPTER.step()
def ragnarok_phase(s: BloodRage) -> None:
    ages.begin_phase(s, RAGNAROK_PHASE, release_phase)
    push(s, province_falls)
    push(s, ragnarok)


@CHAPTER.step_in_turn(from_first_player)
def ragnarok(s: BloodRage, seat: int) -> None:
    """BR 15.1, 15.3: all figures in the province and its fjord die, clan by clan."""
    province = doomed_province(s)
    endanger(s, seat, host_of(s, seat, province), province, events.BY_DOOM)


@CHAPTER.step()
def province_falls(s: BloodRage) -> None:
    """BR 15.2, 15.4, 15.5, 17.19."""
    province = doomed_province(s)
    for seat in from_first_player(s):
        points = RAGNAROK_GLORY[s.age] * s.slain[seat]
        if points:
            for card in DOUBLE_RAGNAROK_GLORY.cards_of(s, seat):
                card_works(s, seat, card)
                points *= 2
        score(s, seat, points, events.BY_RAGNAROK)
    s.slain = [0] * s.seats
    destroy_province(s, province)
    emit(s, events.PROVINCE_FELL, province)
    bring_home(s, province)
    if s.age < LAST_AGE:
        emit(s, events.DOOM_MOVED, s.doom[s.age])


def destroy_province(s: BloodRage, province: int) -> None:
    """BR 2.6, 2.7, 15.4: out of the game, and its pillage token with it."""
    s.destroyed |= 1 << province
    s.pillaged &= ~(1 << province)
    close_villages(s, province)
    rewards = s.rewards[:]
    rewards[province] = NONE
    s.rewards = rewards


def bring_home(s: BloodRage, province: int) -> None:
    """BR 2.7, 2.9, 21.5: who was saved has no ground to stand on, and goes back to the reserve."""
    places = [province]
    if not OPEN_FJORDS[s.destroyed] >> FJORD_OF[province] & 1:
        places.append(FJORD_OF[province])
    for seat in range(s.seats):
        for place in places:
            for kind in figures_at(s, seat, place):
                move_figure(s, seat, kind, place, RESERVE)
    close_villages(s, province)


@CHAPTER.step()
def release_phase(s: BloodRage) -> None:
    ages.begin_phase(s, RELEASE_PHASE, ages.end_of_age)
    push(s, release)


@CHAPTER.step()
def release(s: BloodRage) -> None:
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
    glory = RELEASE_GLORY[card]
    return as_agreed(s, card, glory) if glory else 0
