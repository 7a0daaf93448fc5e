"""Discard phase (BR 14.1, 14.2): one card may be kept, in secret; the others are discarded openly."""

from __future__ import annotations

from warhost.core.engine import ask_all, emit, push, show_all
from warhost.games.bloodrage import events, prompts, steps, verbs
from warhost.games.bloodrage.components import CARDS_KEPT, DISCARD_PHASE
from warhost.games.bloodrage.rules.ages import begin_phase
from warhost.games.bloodrage.rules.clans import from_first_player
from warhost.games.bloodrage.rules.hands import discard_hand
from warhost.games.bloodrage.state import BloodRage


def discard_phase(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    begin_phase(s, DISCARD_PHASE, steps.QUEST_PHASE)
    push(s, steps.DISCARD)


def discard(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    holders = [seat for seat in range(s.seats) if s.hands[seat]]
    if CARDS_KEPT[s.age]:
        ask_all(s, prompts.KEEP, holders)
        return
    for seat in from_first_player(s):
        discard_all_but(s, seat, [])


def keep_options(s: BloodRage, seat: int) -> list[int]:
    return [*(verbs.KEEP.pack1(card) for card in sorted(set(s.hands[seat]))), verbs.KEEP_NONE.base]


def keep_one(s: BloodRage, seat: int, option: int) -> None:
    discard_all_but(s, seat, [] if verbs.KEEP_NONE.has(option) else [verbs.KEEP.first(option)])


def discard_all_but(s: BloodRage, seat: int, keep: list[int]) -> None:
    gone = discard_hand(s, seat, keep)
    if gone:
        show_all(s)
        emit(s, events.HAND_DISCARDED, seat, gone)
