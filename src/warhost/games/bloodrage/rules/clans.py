"""Clans: their Rage, tracks and glory, and the order in which they decide (BR 1.14 to 1.16, 3.3 to 3.7)."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import several, untold
from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT
from warhost.core.engine import ask, emit, push, use
from warhost.core.question import Question
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import (
    CARDS,
    HORNS,
    LAST_STEP,
    MOST_RAGE,
    N_TRACKS,
    REWARD_GLORY,
    REWARD_TRACKS,
    REWARDED,
    SEAT_COUNTS,
    STEP_VALUE,
    TRACKS,
    WORKS,
)
from warhost.games.bloodrage.rules.figures import on_board
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("clans")


# Who decides first


def from_first_player(s: BloodRage) -> list[int]:
    """BR 3.4: all seats, the first player's first."""
    return _CLOCKWISE[s.seats][s.sides.index(s.first_player)]


def fighters(s: BloodRage) -> list[int]:
    """BR 3.5, 11.4: the participants in a battle, clockwise from the pillager on."""
    fighting = s.fighting
    return [seat for seat in _CLOCKWISE[s.seats][s.sides.index(s.pillager)] if fighting[seat]]


_CLOCKWISE: Final = {
    seats: [[(first + i) % seats for i in range(seats)] for first in range(seats)] for seats in SEAT_COUNTS
}
"""By the number of seats and the first of them: all, clockwise. Only read."""


# Cards


def card_works(s: BloodRage, seat: int, card: int) -> None:
    """Tell that the text of a card does its work."""
    use(s, WORKS[card])
    emit(s, events.CARD_WORKED, seat, card)


# Glory and Rage


def score(s: BloodRage, seat: int, points: int, source: int) -> None:
    """BR 3.7."""
    if points:
        s.glory[seat] += points
        emit(s, events.SCORED, seat, points, source)


def score_card(s: BloodRage, seat: int, points: int, card: int) -> None:
    """Glory by a card."""
    if points:
        use(s, WORKS[card])
        s.glory[seat] += points
        emit(s, events.CARD_SCORED, seat, points, card)


def change_rage(s: BloodRage, seat: int, by: int) -> None:
    """BR 5.14: Rage ends at 12. Nobody pays or loses more than he has."""
    before = s.rage[seat]
    after = min(before + by, MOST_RAGE)
    if after != before:
        s.rage[seat] = after
        emit(s, events.RAGE_CHANGED, seat, after - before, after)


# Tracks


def track_value(s: BloodRage, seat: int, track: int) -> int:
    return STEP_VALUE[track][s.tracks[seat][track]]


def may_invade(s: BloodRage, seat: int) -> bool:
    """BR 6.7, 6.8: whether Horns allow one more figure on the board."""
    return on_board(s, seat) < STEP_VALUE[HORNS][s.tracks[seat][HORNS]]


def raise_track(s: BloodRage, seat: int, track: int) -> None:
    """BR 1.16, 5.13."""
    step = s.tracks[seat][track]
    if step == LAST_STEP:
        return
    mine = s.tracks[seat][:]
    mine[track] = step + 1
    tracks = s.tracks[:]
    tracks[seat] = mine
    s.tracks = tracks
    emit(s, events.RAISED, seat, track, step + 1, STEP_VALUE[track][step + 1])


def receive_reward(s: BloodRage, seat: int, reward: int) -> None:
    """BR 12.15."""
    use(s, REWARDED + reward)
    for track in REWARD_TRACKS[reward]:
        raise_track(s, seat, track)
    score(s, seat, REWARD_GLORY[reward], events.BY_REWARD)


def owe_raise(s: BloodRage, seat: int, card: int, left_out: int = 0) -> None:
    """A card lets the player raise a track of his choice; `left_out` is a set of tracks."""
    push(s, ask_raise, seat, card, left_out)


@CHAPTER.step(called="raise", seat=SEAT, card=CARDS, left_out=several(TRACKS))
def ask_raise(s: BloodRage, seat: int, card: int, left_out: int) -> None:
    ask(s, RAISE, seat, card, left_out)


class Raise(Question):
    """Which track goes up."""

    name = "raise"
    rule = "BR 1.16"
    about = {"card": CARDS, "left_out": untold(several(TRACKS))}
    obvious = True

    def options(self, s: BloodRage, seat: int) -> list[int]:
        _card, left_out = s.about
        tracks = s.tracks[seat]
        return [
            verbs.RAISE.pack1(track)
            for track in range(N_TRACKS)
            if tracks[track] < LAST_STEP and not left_out >> track & 1
        ]

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        raise_track(s, seat, verbs.RAISE.first(option))


RAISE: Final = CHAPTER.question(Raise())
