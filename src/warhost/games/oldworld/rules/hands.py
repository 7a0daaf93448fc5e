"""Hands and decks: drawing, discarding, reshuffling (OW 5.3, 5.4). Piles are shared between copies, so they are replaced."""

from __future__ import annotations

from typing import Final

from warhost.core.chance import draw, pick, shuffle
from warhost.core.engine import ask, emit, emit_to, emit_to_others, push, show, show_all
from warhost.core.game import Reason
from warhost.games.oldworld import events, prompts, steps, verbs
from warhost.games.oldworld.components import CHAOS
from warhost.games.oldworld.state import OldWorld

BY_CHAOS_CARD: Final = 0
BY_OLD_WORLD_CARD: Final = 1
"""Why somebody has to discard."""


def draw_cards(s: OldWorld, seat: int, count: int) -> None:
    if count <= 0:
        return
    deck = s.decks[seat][:]
    drawn: list[int] = []
    while len(drawn) < count:
        if not deck:
            deck = s.discards[seat][:]
            if not deck:
                break
            s.discards[seat] = []
            shuffle(s, deck)
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


def discard(s: OldWorld, seat: int, count: int, cause: int) -> None:
    """The step in which a player gives up so many cards of his choice, one by one."""
    if count >= len(s.hands[seat]):
        discard_hand(s, seat)
    elif count > 0:
        ask(s, prompts.OLD_WORLD_DISCARD if cause == BY_OLD_WORLD_CARD else prompts.DISCARD, seat, count)


def discard_options(s: OldWorld, seat: int) -> list[int]:
    return [verbs.DISCARD.pack1(card) for card in sorted(set(s.hands[seat]))]


def discard_answer(s: OldWorld, seat: int, option: int) -> None:
    """OW 8.28."""
    _discard_one(s, seat, option, BY_CHAOS_CARD)


def old_world_discard_answer(s: OldWorld, seat: int, option: int) -> None:
    """OW 18.8, 18.9."""
    _discard_one(s, seat, option, BY_OLD_WORLD_CARD)


def _discard_one(s: OldWorld, seat: int, option: int, cause: int) -> None:
    left = s.ask_a - 1
    discard_card(s, seat, verbs.DISCARD.first(option))
    if left:
        push(s, steps.DISCARD, seat, left, cause)


def why_not_discard(_s: OldWorld, _seat: int, option: int) -> Reason:
    return "oldworld-reason-not_in_hand", {"card": CHAOS.ids[verbs.DISCARD.first(option)]}


def discard_at_random(s: OldWorld, seat: int, count: int) -> None:
    for _ in range(min(count, len(s.hands[seat]))):
        show_all(s)
        discard_card(s, seat, pick(s, s.hands[seat]))
