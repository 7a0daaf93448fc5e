"""Hands and decks: drawing, discarding, reshuffling (OW 5.3, 5.4). Piles are shared between copies, so they are replaced."""

from __future__ import annotations

from typing import ClassVar, Final

from warhost.core.arguments import count, flag
from warhost.core.chance import draw, pick, shuffle
from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT
from warhost.core.engine import ask, emit, emit_to, emit_to_others, push, show, show_all
from warhost.core.question import Question, Reason
from warhost.games.oldworld import events, purposes, verbs
from warhost.games.oldworld.components import CHAOS
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("hands")
MOST_CARDS: Final = 99
"""More than any hand holds."""


def draw_cards(s: OldWorld, seat: int, count: int) -> None:
    deck = s.decks[seat][:]
    drawn: list[int] = []
    while len(drawn) < count:
        if not deck:
            deck = s.discards[seat][:]
            if not deck:
                break
            s.discards[seat] = []
            shuffle(s, deck, purposes.CHAOS_DECK.at(0, s.sides[seat]))
            emit(s, events.RESHUFFLED, seat, len(deck))
        drawn.append(draw(s, deck))
    s.decks[seat] = deck
    if drawn:
        s.hands[seat] = s.hands[seat] + drawn
        show(s, seat)
        emit_to(s, seat, events.DREW, seat, drawn)
        emit_to_others(s, seat, events.DREW_HIDDEN, seat, len(drawn))


def take_from_hand(s: OldWorld, seat: int, card: int) -> None:
    hand = s.hands[seat][:]
    hand.remove(card)
    s.hands[seat] = hand


def discard_card(s: OldWorld, seat: int, card: int) -> None:
    take_from_hand(s, seat, card)
    s.discards[seat] = [*s.discards[seat], card]
    emit(s, events.DISCARDED, seat, [card])


def discard_hand(s: OldWorld, seat: int) -> None:
    """Nobody is asked which cards to give up when all of them must go."""
    hand = s.hands[seat]
    if hand:
        s.hands[seat] = []
        s.discards[seat] = s.discards[seat] + hand
        show_all(s)
        emit(s, events.DISCARDED, seat, hand[:])


@CHAPTER.step(seat=SEAT, cards=count(MOST_CARDS), for_old_world_card=flag())
def discard(s: OldWorld, seat: int, cards: int, for_old_world_card: int) -> None:
    """A player gives up so many cards of his choice, one by one."""
    if cards >= len(s.hands[seat]):  # OW 3.4: as far as it can be carried out
        # OW 3.4
        discard_hand(s, seat)
    elif cards > 0:
        ask(s, OLD_WORLD_DISCARD if for_old_world_card else DISCARD, seat, cards)


class Discard(Question):
    """A Chaos card makes somebody discard."""

    name = "discard"
    rule = "OW 8.28"
    about = {"left": count(MOST_CARDS)}
    for_old_world_card: ClassVar[int] = 0

    def options(self, s: OldWorld, seat: int) -> list[int]:
        return discards(s, seat)

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        (left,) = s.about
        discard_card(s, seat, verbs.DISCARD.first(option))
        push(s, discard, seat, left - 1, self.for_old_world_card)

    def why_not(self, s: OldWorld, seat: int, option: int) -> Reason | None:
        return why_not_discard(option)


DISCARD: Final = CHAPTER.question(Discard())


class OldWorldDiscard(Discard):
    """An Old World card does (OW 18.9)."""

    name = "old_world_discard"
    rule = "OW 18.8"
    for_old_world_card: ClassVar[int] = 1


OLD_WORLD_DISCARD: Final = CHAPTER.question(OldWorldDiscard())


def discards(s: OldWorld, seat: int) -> list[int]:
    """All options that discard a card of the hand."""
    return verbs.DISCARD.each(sorted(set(s.hands[seat])))


def why_not_discard(option: int) -> Reason:
    return "oldworld-reason-not_in_hand", {"card": CHAOS.ids[verbs.DISCARD.first(option)]}


def discard_at_random(s: OldWorld, seat: int, count: int) -> None:
    for _ in range(min(count, len(s.hands[seat]))):
        show_all(s)
        discard_card(s, seat, pick(s, s.hands[seat], purposes.LOST_CARDS.at(s.round, s.sides[seat])))
