"""Quests: laid face down as an action (BR 9), and what they ask for and pay. When that is looked at, quest_phase.py says."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action
from warhost.core.arguments import number
from warhost.core.chapter import Chapter
from warhost.core.domain import members
from warhost.core.engine import ask, emit, emit_to, use
from warhost.core.question import Question
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import (
    IS_QUEST,
    LAND_PROVINCES,
    LANDS,
    N_CARDS,
    N_OUTER,
    PROVINCES,
    VALHALLA,
)
from warhost.games.bloodrage.operations import QUEST_OPERATIONS, QuestOperation
from warhost.games.bloodrage.rules.figures import has_most_strength, number_at
from warhost.games.bloodrage.settings import as_agreed
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("quests")


# The action


class QuestAction(Action):
    """BR 9.1: that a quest is laid is public, which one is not."""

    def options(self, s: BloodRage, seat: int) -> list[int]:
        for card in s.hands[seat]:
            if IS_QUEST[card]:
                return self.alone
        return self.nothing

    def carry_out(self, s: BloodRage, seat: int, option: int) -> None:
        ask(s, QUEST, seat)


QUEST_ACTION: Final = QuestAction(verbs.QUEST)


class Quest(Question):
    """Which quest to lay: one, and as many in an Age as one likes (BR 9.2, 9.3)."""

    name = "quest"
    rule = "BR 9.1"
    secret = True

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return [verbs.LAY.pack1(card) for card in sorted(set(s.hands[seat])) if IS_QUEST[card]]

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        card = verbs.LAY.first(option)
        hand = s.hands[seat][:]
        hand.remove(card)
        s.hands[seat] = hand
        quests = s.quests[:]
        quests[seat] = sorted([*quests[seat], card])
        s.quests = quests
        use(s, card)
        emit(s, events.QUEST_LAID, seat)
        emit_to(s, seat, events.QUEST_CHOSEN, seat, card)


QUEST: Final = CHAPTER.question(Quest())


# What a quest asks for, and what it pays


class MostStrength(QuestOperation):
    """BR 14.4 to 14.6: more strength than each other clan in so many of these provinces."""

    def is_fulfilled(self, s: BloodRage, seat: int, card: int) -> bool:
        held = 0
        for province in QUEST_PROVINCES[card]:
            if not s.destroyed >> province & 1:
                held += has_most_strength(s, seat, province)
        return held >= PLACES_NEEDED[card]


IN_LAND: Final = QUEST_OPERATIONS.add(
    MostStrength("most_strength_in_land", land=LANDS, provinces=number(1, N_OUTER))
)
IN_PROVINCE: Final = QUEST_OPERATIONS.add(MostStrength("most_strength_in_province", province=PROVINCES))


class FiguresInValhalla(QuestOperation):
    """BR 14.7."""

    def is_fulfilled(self, s: BloodRage, seat: int, card: int) -> bool:
        return number_at(s, seat, VALHALLA) >= DEATHS_NEEDED[card]


DEATHS: Final = QUEST_OPERATIONS.add(FiguresInValhalla("figures_in_valhalla", figures=number(1, 20)))


def _places(card: int) -> int:
    """The provinces in which the most strength is asked for."""
    if IN_LAND.having[card]:
        return LAND_PROVINCES[IN_LAND.numbers("land")[card]]
    if IN_PROVINCE.having[card]:
        return 1 << IN_PROVINCE.numbers("province")[card]
    return 0


QUEST_PLACES: Final = [_places(card) for card in range(N_CARDS)]
QUEST_PROVINCES: Final = [members(places) for places in QUEST_PLACES]
"""The same as lists."""
PLACES_NEEDED: Final = [max(IN_LAND.numbers("provinces")[card], 1) for card in range(N_CARDS)]
DEATHS_NEEDED: Final = DEATHS.numbers("figures")


def is_fulfilled(s: BloodRage, seat: int, card: int) -> bool:
    """Whether it has all that it asks for."""
    return all(operation.is_fulfilled(s, seat, card) for operation in QUEST_OPERATIONS.by_thing[card])


def quest_glory(s: BloodRage, card: int) -> int:
    """BR 14.9, 21.10."""
    return as_agreed(s, card, s.printed.card_glory[card])
