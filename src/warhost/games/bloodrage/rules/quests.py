"""Quests: laid face down as an action (BR 9), and what they ask for and pay. When that is looked at, quest_phase.py says."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action
from warhost.core.chapter import Chapter
from warhost.core.engine import ask, emit, emit_to, use
from warhost.core.question import Question
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import (
    CARD_GLORY,
    CARD_OP,
    CARD_PARAMS,
    CARDS,
    IS_QUEST,
    LAND_PROVINCES,
    LANDS,
    N_CARDS,
    PROVINCES,
    VALHALLA,
    members,
)
from warhost.games.bloodrage.rules.figures import has_most_strength, number_at
from warhost.games.bloodrage.settings import YGGDRASIL_QUEST
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("quests")


# The action


class QuestAction(Action):
    """BR 9.1: that a quest is laid is public, which one is not."""

    def options(self, s: BloodRage, seat: int) -> list[int]:
        for card in s.hands[seat]:
            if IS_QUEST[card]:
                return [verbs.QUEST.base]
        return []

    def carry_out(self, s: BloodRage, seat: int, option: int) -> None:
        ask(s, QUEST, seat)


QUEST_ACTION: Final = QuestAction(verbs.QUEST)


class Quest(Question):
    """Which quest to lay."""

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


YGGDRASIL_3: Final = CARDS.index["yggdrasil_3"]


def _places(card: int) -> int:
    """The provinces in which the most strength is asked for."""
    params = CARD_PARAMS[card]
    if CARD_OP[card] == "most_strength_in_land":
        return LAND_PROVINCES[LANDS.index[params["land"]]]
    if CARD_OP[card] == "most_strength_in_province":
        return 1 << PROVINCES.index[params["province"]]
    return 0


QUEST_PLACES: Final = [_places(card) for card in range(N_CARDS)]
QUEST_PROVINCES: Final = [members(places) for places in QUEST_PLACES]
"""The same as lists."""
PLACES_NEEDED: Final = [int(params.get("provinces", 1)) for params in CARD_PARAMS]
DEATHS_NEEDED: Final = [
    int(CARD_PARAMS[card]["figures"]) if CARD_OP[card] == "figures_in_valhalla" else 0
    for card in range(N_CARDS)
]


def is_fulfilled(s: BloodRage, seat: int, card: int) -> bool:
    """BR 14.4 to 14.7."""
    needed = DEATHS_NEEDED[card]
    if needed:
        return number_at(s, seat, VALHALLA) >= needed
    held = 0
    for province in QUEST_PROVINCES[card]:
        if not s.destroyed >> province & 1:
            held += has_most_strength(s, seat, province)
    return held >= PLACES_NEEDED[card]


def quest_glory(s: BloodRage, card: int) -> int:
    """BR 14.9, 21.10."""
    if card == YGGDRASIL_3 and YGGDRASIL_QUEST.of(s) != "11":
        return int(YGGDRASIL_QUEST.of(s))
    return CARD_GLORY[card]
