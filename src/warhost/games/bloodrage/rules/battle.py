"""Battle, the cards (BR 11): chosen in secret, revealed together, then texts and late cards."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE
from warhost.core.engine import ask, ask_all, emit, push, show_all, use
from warhost.games.bloodrage import events, prompts, steps, verbs
from warhost.games.bloodrage.cards.battle_cards import AT_REVEAL, THORS_PRIMACY
from warhost.games.bloodrage.cards.bonuses import QUEST_BONUS, quest_card, total_bonus
from warhost.games.bloodrage.components import (
    BATTLE_CARD,
    CARD_KIND,
    CARD_OP,
    DECKS,
    IS_QUEST,
    LAST_AGE,
    LATE,
    LATE_CARDS,
    SEAT_COUNTS,
    WARRIOR,
    WHITE_DISC,
)
from warhost.games.bloodrage.options import WATCHES
from warhost.games.bloodrage.rules.clans import card_works, score_card
from warhost.games.bloodrage.rules.destruction import endanger
from warhost.games.bloodrage.rules.figures import host_of
from warhost.games.bloodrage.rules.hands import show_from_hand
from warhost.games.bloodrage.state import BloodRage

LATE_COPIES: Final = {
    n: [sum(WHITE_DISC[card] for card in DECKS[n][age]) for age in range(LAST_AGE + 1)] for n in SEAT_COUNTS
}
"""By number of players and Age: how many white-disc cards come into play in that Age."""


def fighters(s: BloodRage) -> list[int]:
    """BR 3.5, 11.4: the participants, clockwise from the pillager on."""
    first = s.sides.index(s.pillager)
    seats: list[int] = []
    for i in range(s.seats):
        seat = (first + i) % s.seats
        if s.fighting[seat]:
            seats.append(seat)
    return seats


# Secret cards


def battle_cards(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    """BR 11.1."""
    push(s, steps.REVEAL)
    ask_all(
        s,
        prompts.BATTLE_CARD,
        [seat for seat in range(s.seats) if s.fighting[seat] and s.hands[seat]],
        s.battlefield,
    )


def card_options(s: BloodRage, seat: int) -> list[int]:
    """Any card of the hand."""
    return [verbs.PLAY.pack1(card) for card in sorted(set(s.hands[seat]))]


def play_card(s: BloodRage, seat: int, option: int) -> None:
    lay_out(s, seat, verbs.PLAY.first(option))


def lay_out(s: BloodRage, seat: int, card: int) -> None:
    show_from_hand(s, seat, card)
    played = s.played[:]
    played[seat] = [*played[seat], card]
    s.played = played


# The reveal


def reveal(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    """BR 11.2: only Battle cards have a text here."""
    show_all(s)
    texts = [NONE] * s.seats
    for seat in fighters(s):
        if not s.played[seat]:
            emit(s, events.NO_CARD, seat)
            continue
        card = s.played[seat][0]
        emit(s, events.CARD_REVEALED, seat, card)
        if CARD_KIND[card] == BATTLE_CARD:
            use(s, card)
            texts[seat] = card
    s.texts = texts
    push(s, steps.TEXTS)
    push(s, steps.COUNT_QUESTS, 0)


def count_quests(s: BloodRage, done: int, _b: int, _c: int) -> None:
    """BR 11.3, 17.16, 17.36."""
    order = fighters(s)
    while done < len(order):
        seat = order[done]
        done += 1
        if s.played[seat] and IS_QUEST[s.played[seat][0]] and quest_card(s, seat) >= 0:
            push(s, steps.COUNT_QUESTS, done)
            ask(s, prompts.COUNT_QUEST, seat, s.played[seat][0], quest_card(s, seat))
            return


def count_options(_s: BloodRage, _seat: int) -> list[int]:
    return [verbs.COUNT.base, verbs.DECLINE.base]


def count_quest(s: BloodRage, seat: int, option: int) -> None:
    if verbs.COUNT.has(option):
        card, upgrade = s.ask_a, s.ask_b
        counted = s.counted[:]
        counted[seat] = QUEST_BONUS[upgrade]
        s.counted = counted
        card_works(s, seat, upgrade)
        emit(s, events.QUEST_COUNTED, seat, card, QUEST_BONUS[upgrade])


def texts(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    """BR 11.4: Thor's Primacy, Heimdall's Watch, then the others."""
    order = fighters(s)
    thors_primacy(s, order)
    watchers = [seat for seat in order if CARD_OP[s.texts[seat]] == "watch"]
    if watchers:
        heimdalls_watch(s, order, watchers)
        push(s, steps.BATTLE_CARDS)
        return
    push(s, steps.COMPARE)
    push(s, steps.LATE_CARDS, order[0], 0)
    push(s, steps.REVEAL_TEXT, 0)


def thors_primacy(s: BloodRage, order: list[int]) -> None:
    """BR 18.19 to 18.21: the texts of all opponents are void; of two Primacies each voids the other's too."""
    by = [seat for seat in order if s.texts[seat] == THORS_PRIMACY]
    if not by:
        return
    texts = s.texts[:]
    for seat in by:
        card_works(s, seat, THORS_PRIMACY)
        for other in order:
            if other != seat and texts[other] >= 0:
                emit(s, events.TEXT_VOID, other, texts[other])
                texts[other] = NONE
    s.texts = texts


def heimdalls_watch(s: BloodRage, order: list[int], watchers: list[int]) -> None:
    """BR 18.7 to 18.10, 21.4: glory for all bonuses; then there are no cards on the table any more."""
    points = sum(total_bonus(s, seat) for seat in order)
    for seat in watchers if s.options[WATCHES] == "both" else watchers[:1]:
        card_works(s, seat, s.texts[seat])
        score_card(s, seat, points, s.texts[seat])
    cards = [card for seat in order for card in s.played[seat]]
    s.discards = s.discards + cards
    emit(s, events.ALL_CARDS_DISCARDED, cards)
    s.played = [[] for _ in range(s.seats)]
    s.texts = [NONE] * s.seats
    s.counted = [0] * s.seats


def reveal_text(s: BloodRage, done: int, _b: int, _c: int) -> None:
    """One text after the other, from the pillager on."""
    order = fighters(s)
    while done < len(order):
        seat = order[done]
        done += 1
        card = s.texts[seat]
        text = AT_REVEAL[card]
        if text is not None:
            push(s, steps.REVEAL_TEXT, done)
            text(s, seat, card)
            return


def smite(s: BloodRage, owner: int, done: int, _c: int) -> None:
    """BR 18.2: each opponent loses one Warrior in the province."""
    order = fighters(s)
    province = s.battlefield
    while done < len(order):
        seat = order[done]
        done += 1
        if seat != owner and s.warriors[seat][province]:
            push(s, steps.SMITE, owner, done)
            endanger(s, seat, [WARRIOR], province, events.BY_CARD)
            return


def tide(s: BloodRage, done: int, _b: int, _c: int) -> None:
    """BR 18.3: everybody keeps one figure."""
    order = fighters(s)
    while done < len(order):
        seat = order[done]
        done += 1
        if len(host_of(s, seat, s.battlefield)) > 1:
            push(s, steps.TIDE, done)
            ask(s, prompts.TIDE, seat, s.battlefield)
            return


def tide_options(s: BloodRage, seat: int) -> list[int]:
    return [verbs.SPARE.pack1(kind) for kind in sorted(set(host_of(s, seat, s.ask_a)))]


def spare(s: BloodRage, seat: int, option: int) -> None:
    province, kind = s.ask_a, verbs.SPARE.first(option)
    emit(s, events.SPARED, seat, kind)
    others = host_of(s, seat, province)
    others.remove(kind)
    endanger(s, seat, others, province, events.BY_CARD)


# Late cards


def late_cards(s: BloodRage, seat: int, declined: int, _c: int) -> None:
    """BR 11.7, 11.8. Whoever might hold a white-disc card is asked, so that being asked says nothing about a hand."""
    if not may_be_held(s):
        return
    number = s.fighting.count(True)
    while declined < number:
        if s.fighting[seat]:
            if s.hands[seat]:
                ask(s, prompts.LATE_CARD, seat, s.battlefield, declined)
                return
            declined += 1
        seat = (seat + 1) % s.seats


def may_be_held(s: BloodRage) -> bool:
    """Whether anybody could have a white-disc card, as far as all can see."""
    copies = sum(LATE_COPIES[s.seats][: s.age + 1])
    if not copies:
        return False
    seen = sum(s.discards.count(card) for card in LATE_CARDS)
    for cards in s.played:
        seen += sum(WHITE_DISC[card] for card in cards)
    return seen < copies


def late_options(s: BloodRage, seat: int) -> list[int]:
    choices = [verbs.ADD.pack1(card) for card in sorted(set(s.hands[seat])) if WHITE_DISC[card]]
    choices.append(verbs.DECLINE.base)
    return choices


def add_late(s: BloodRage, seat: int, option: int) -> None:
    declined = s.ask_b + 1
    if verbs.ADD.has(option):
        declined = 0
        card = verbs.ADD.first(option)
        use(s, LATE[card])
        lay_out(s, seat, card)
        emit(s, events.LATE_CARD, seat, card)
    else:
        emit(s, events.NO_LATE_CARD, seat)
    push(s, steps.LATE_CARDS, (seat + 1) % s.seats, declined)
