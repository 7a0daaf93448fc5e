"""Quests: laid face down as an action (BR 9), shown and judged in the Quest phase (BR 14.3 to 14.11)."""

from __future__ import annotations

from typing import Final

from warhost.core.engine import ask, emit, emit_to, push, show_all, use
from warhost.games.bloodrage import events, prompts, steps, verbs
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
    QUEST_PHASE,
    VALHALLA,
    card_with,
    members,
)
from warhost.games.bloodrage.options import YGGDRASIL_QUEST
from warhost.games.bloodrage.rules.ages import begin_phase
from warhost.games.bloodrage.rules.clans import card_works, from_first_player, has, owe_raise, score_card
from warhost.games.bloodrage.rules.figures import has_most_strength, number_at
from warhost.games.bloodrage.rules.hands import remember_shown
from warhost.games.bloodrage.state import BloodRage

ODINS_THRONE: Final = card_with("double_quest_glory")
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


# The action


def has_quest_in_hand(s: BloodRage, seat: int) -> bool:
    return any(IS_QUEST[card] for card in s.hands[seat])


def quest_action(s: BloodRage, seat: int) -> None:
    """BR 9.1: that a quest is laid is public, which one is not."""
    ask(s, prompts.QUEST, seat)


def quest_options(s: BloodRage, seat: int) -> list[int]:
    return [verbs.LAY.pack1(card) for card in sorted(set(s.hands[seat])) if IS_QUEST[card]]


def lay_quest(s: BloodRage, seat: int, option: int) -> None:
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


# The phase


def quest_phase(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    begin_phase(s, QUEST_PHASE, steps.RAGNAROK_PHASE)
    push(s, steps.QUESTS)


def judge_quests(s: BloodRage, _a: int, _b: int, _c: int) -> None:
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
        owe_raise(s, seat, card)


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


def complete_quest(s: BloodRage, seat: int, card: int) -> None:
    """BR 14.8, 17.32."""
    emit(s, events.QUEST_DONE, seat, card)
    points = quest_glory(s, card)
    if has(s, seat, ODINS_THRONE):
        card_works(s, seat, ODINS_THRONE)
        points *= 2
    score_card(s, seat, points, card)


def quest_glory(s: BloodRage, card: int) -> int:
    """BR 14.9, 21.10."""
    if card == YGGDRASIL_3 and s.options[YGGDRASIL_QUEST] != "11":
        return int(s.options[YGGDRASIL_QUEST])
    return CARD_GLORY[card]
