"""Battle, the cards (BR 11): chosen in secret, revealed together, then texts and late cards."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, untold
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT
from warhost.core.engine import ask, ask_all, emit, push, show_all, use
from warhost.core.question import Question
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.cards.battle_cards import CANCEL_TEXTS, WATCH
from warhost.games.bloodrage.cards.bonuses import QUEST_BONUS, quest_card, total_bonus
from warhost.games.bloodrage.components import (
    CARDS,
    IS_BATTLE,
    IS_QUEST,
    LATE,
    LATE_CARDS,
    PROVINCES,
    SEAT_COUNTS,
    WHITE_DISC,
)
from warhost.games.bloodrage.operations import BATTLE_OPERATIONS
from warhost.games.bloodrage.rules import resolution
from warhost.games.bloodrage.rules.clans import card_works, fighters, score_card
from warhost.games.bloodrage.rules.hands import show_from_hand
from warhost.games.bloodrage.settings import WATCHES
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("battle")

# Secret cards


@CHAPTER.step()
def battle_cards(s: BloodRage) -> None:
    """BR 11.1."""
    push(s, reveal)
    ask_all(
        s,
        BATTLE_CARD_CHOICE,
        [seat for seat in range(s.seats) if s.fighting[seat] and s.hands[seat]],
        s.battlefield,
    )


class BattleCard(Question):
    """Which card to play: any of the hand."""

    name = "battle_card"
    rule = "BR 11.1"
    about = {"province": PROVINCES}
    together = True

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return verbs.PLAY.each(sorted(set(s.hands[seat])))

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        lay_out(s, seat, verbs.PLAY.first(option))


BATTLE_CARD_CHOICE: Final = CHAPTER.question(BattleCard())


def lay_out(s: BloodRage, seat: int, card: int) -> None:
    show_from_hand(s, seat, card)
    played = s.played[:]
    played[seat] = [*played[seat], card]
    s.played = played


# The reveal


@CHAPTER.step()
def reveal(s: BloodRage) -> None:
    """BR 11.2: only Battle cards have a text here."""
    show_all(s)
    working = [NONE] * s.seats
    for seat in fighters(s):
        if not s.played[seat]:
            emit(s, events.NO_CARD, seat)
            continue
        card = s.played[seat][0]
        emit(s, events.CARD_REVEALED, seat, card)
        if IS_BATTLE[card]:
            use(s, card)
            working[seat] = card
    s.texts = working
    push(s, texts)
    push(s, count_quests)


@CHAPTER.step_in_turn(fighters)
def count_quests(s: BloodRage, seat: int) -> None:
    """BR 11.3, 17.16, 17.36."""
    if s.played[seat] and IS_QUEST[s.played[seat][0]] and quest_card(s, seat) >= 0:
        ask(s, COUNT_QUEST, seat, s.played[seat][0], quest_card(s, seat))


class CountQuest(Question):
    """Whether a Quest card counts as a Battle card."""

    name = "count_quest"
    rule = "BR 11.3"
    about = {"card": CARDS, "upgrade": CARDS}
    passing = (verbs.DECLINE,)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return [verbs.COUNT.base, verbs.DECLINE.base]

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        card, upgrade = s.about
        if verbs.COUNT.has(option):
            counted = s.counted[:]
            counted[seat] = QUEST_BONUS[upgrade]
            s.counted = counted
            card_works(s, seat, upgrade)
            emit(s, events.QUEST_COUNTED, seat, card, QUEST_BONUS[upgrade])


COUNT_QUEST: Final = CHAPTER.question(CountQuest())


@CHAPTER.step()
def texts(s: BloodRage) -> None:
    """BR 11.4, 11.5: first those that make others void, then those that discard all cards, then the rest."""
    order = fighters(s)
    cancel_texts(s, order)
    watchers = [seat for seat in order if WATCH.having[s.texts[seat]]]
    if watchers:
        watch(s, order, watchers)
        push(s, battle_cards)
        return
    push(s, resolution.compare)
    push(s, late_cards, order[0], 0)
    push(s, reveal_text)


def cancel_texts(s: BloodRage, order: list[int]) -> None:
    """BR 18.19 to 18.21: the texts of all opponents are void; of two such cards each voids the other's too."""
    by = [seat for seat in order if CANCEL_TEXTS.having[s.texts[seat]]]
    if not by:
        return
    texts = s.texts[:]
    for seat in by:
        card_works(s, seat, s.texts[seat])
        for other in order:
            if other != seat and texts[other] >= 0:
                emit(s, events.TEXT_VOID, other, texts[other])
                texts[other] = NONE
    s.texts = texts


def watch(s: BloodRage, order: list[int], watchers: list[int]) -> None:
    """BR 18.7 to 18.10, 21.4: glory for all bonuses; then there are no cards on the table any more."""
    points = sum(total_bonus(s, seat) for seat in order)
    for seat in watchers if WATCHES.of(s) == "both" else watchers[:1]:
        card_works(s, seat, s.texts[seat])
        score_card(s, seat, points, s.texts[seat])
    cards = [card for seat in order for card in s.played[seat]]
    s.discards = s.discards + cards
    emit(s, events.ALL_CARDS_DISCARDED, cards)
    s.played = [[] for _ in range(s.seats)]
    s.texts = [NONE] * s.seats
    s.counted = [0] * s.seats


@CHAPTER.step_in_turn(fighters)
def reveal_text(s: BloodRage, seat: int) -> None:
    """One text after the other, from the pillager on."""
    card = s.texts[seat]
    for operation in BATTLE_OPERATIONS.by_thing[card]:
        operation.at_reveal(s, seat, card)


# Late cards


@CHAPTER.step(seat=SEAT, declined=count(SEAT_COUNTS[-1]))
def late_cards(s: BloodRage, seat: int, declined: int) -> None:
    """BR 11.7, 11.8. Whoever might hold a white-disc card is asked, so that being asked says nothing about a hand."""
    if not may_be_held(s):
        return
    number = s.fighting.count(True)
    while declined < number:
        if s.fighting[seat]:
            if s.hands[seat]:
                ask(s, LATE_CARD, seat, s.battlefield, declined)
                return
            declined += 1
        seat = (seat + 1) % s.seats


def may_be_held(s: BloodRage) -> bool:
    """Whether anybody could have a white-disc card, as far as all can see."""
    copies = sum(s.printed.late_copies[s.seats][: s.age + 1])
    if not copies:
        return False
    seen = sum(s.discards.count(card) for card in LATE_CARDS)
    for cards in s.played:
        seen += sum(WHITE_DISC[card] for card in cards)
    return seen < copies


class LateCard(Question):
    """Whether to add a white-disc card."""

    name = "late_card"
    rule = "BR 11.7"
    about = {"province": PROVINCES, "declined": untold(count(SEAT_COUNTS[-1]))}
    passing = (verbs.DECLINE,)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        choices = [verbs.ADD.pack1(card) for card in sorted(set(s.hands[seat])) if WHITE_DISC[card]]
        choices.append(verbs.DECLINE.base)
        return choices

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        _province, declined = s.about
        if verbs.ADD.has(option):
            declined = 0
            card = verbs.ADD.first(option)
            use(s, LATE[card])
            lay_out(s, seat, card)
            emit(s, events.LATE_CARD, seat, card)
        else:
            declined += 1
            emit(s, events.NO_LATE_CARD, seat)
        push(s, late_cards, (seat + 1) % s.seats, declined)


LATE_CARD: Final = CHAPTER.question(LateCard())
