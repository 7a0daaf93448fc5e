"""Quest phase (BR 14.3 to 14.11): all quests are shown and judged."""

from __future__ import annotations

from typing import Final

from warhost.core.chapter import Chapter
from warhost.core.engine import emit, push, show_all
from warhost.games.bloodrage import events
from warhost.games.bloodrage.components import CARD_RAISES, QUEST_PHASE
from warhost.games.bloodrage.operations import UPGRADE_OPERATIONS, UpgradeOperation
from warhost.games.bloodrage.rules import ages, ragnarok
from warhost.games.bloodrage.rules.clans import card_works, from_first_player, owe_raise, score_card
from warhost.games.bloodrage.rules.hands import remember_shown
from warhost.games.bloodrage.rules.quests import is_fulfilled, quest_glory
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("quest_phase")

DOUBLE_QUEST_GLORY: Final = UPGRADE_OPERATIONS.add(UpgradeOperation("double_quest_glory"))
"""BR 17.32."""


@CHAPTER.step()
def quest_phase(s: BloodRage) -> None:
    ages.begin_phase(s, QUEST_PHASE, ragnarok.ragnarok_phase)
    push(s, judge_quests)


@CHAPTER.step(called="quests")
def judge_quests(s: BloodRage) -> None:
    """BR 14.3, 14.10, 14.11: nothing on the board changes meanwhile, so all are judged at once."""
    order = from_first_player(s)
    shown = s.quests
    s.quests = [[] for _ in range(s.seats)]
    for seat in order:
        if shown[seat]:
            show_all(s)
            emit(s, events.QUESTS_SHOWN, seat, shown[seat][:])
            s.discards = s.discards + shown[seat]
            for card in shown[seat]:
                remember_shown(s, seat, card)
    completed: list[tuple[int, int]] = []
    for seat in order:
        for card in shown[seat]:
            if is_fulfilled(s, seat, card):
                complete_quest(s, seat, card)
                completed.append((seat, card))
            else:
                emit(s, events.QUEST_FAILED, seat, card)
    for seat, card in reversed(completed):
        for _ in range(CARD_RAISES[card]):
            owe_raise(s, seat, card)


def complete_quest(s: BloodRage, seat: int, card: int) -> None:
    """BR 14.8, 14.9, 17.32, 21.10."""
    emit(s, events.QUEST_DONE, seat, card)
    points = quest_glory(s, card)
    for throne in DOUBLE_QUEST_GLORY.cards_of(s, seat):
        card_works(s, seat, throne)
        points *= 2
    score_card(s, seat, points, card)
