"""Discard phase (BR 14.1, 14.2): one card is kept, in secret; the others are discarded openly."""

from __future__ import annotations

from typing import Final

from warhost.core.chapter import Chapter
from warhost.core.engine import ask_all, emit, push, show_all
from warhost.core.question import Question
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import CARDS_KEPT, DISCARD_PHASE
from warhost.games.bloodrage.revisions import ONE_CARD_IS_KEPT
from warhost.games.bloodrage.rules import ages, quest_phase
from warhost.games.bloodrage.rules.clans import from_first_player
from warhost.games.bloodrage.rules.hands import discard_hand
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("discard")


@CHAPTER.step()
def discard_phase(s: BloodRage) -> None:
    ages.begin_phase(s, DISCARD_PHASE, quest_phase.quest_phase)
    push(s, discard)


@CHAPTER.step()
def discard(s: BloodRage) -> None:
    holders = [seat for seat in range(s.seats) if s.hands[seat]]
    if CARDS_KEPT[s.age]:
        ask_all(s, KEEP, holders)
        return
    for seat in from_first_player(s):
        discard_all_but(s, seat, [])


class Keep(Question):
    """Which card to keep for the next Age."""

    name = "keep"
    rule = "BR 14.1"
    together = True
    secret = True
    passing = (verbs.KEEP_NONE,)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        choices = verbs.KEEP.each(sorted(set(s.hands[seat])))
        if not ONE_CARD_IS_KEPT.holds(s):
            choices.append(verbs.KEEP_NONE.base)
        return choices

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        discard_all_but(s, seat, [] if verbs.KEEP_NONE.has(option) else [verbs.KEEP.first(option)])


KEEP: Final = CHAPTER.question(Keep())


def discard_all_but(s: BloodRage, seat: int, keep: list[int]) -> None:
    gone = discard_hand(s, seat, keep)
    if gone:
        show_all(s)
        emit(s, events.HAND_DISCARDED, seat, gone)
