"""Hands: cards in and out of them, and what everybody knows about them by then (BR 1.19). Piles are shared between
copies, so they are replaced."""

from __future__ import annotations

from warhost.games.bloodrage.state import BloodRage


def show_from_hand(s: BloodRage, seat: int, card: int) -> None:
    """A card leaves the hand before everybody's eyes; where it goes is the caller's business."""
    hand = s.hands[seat][:]
    hand.remove(card)
    s.hands[seat] = hand
    remember_shown(s, seat, card)


def remember_shown(s: BloodRage, seat: int, card: int) -> None:
    """Everybody sees a card that was in a hand or among the quests: one known to be there, or a new one."""
    if card in s.known[seat]:
        mine = s.known[seat][:]
        mine.remove(card)
        known = s.known[:]
        known[seat] = mine
        s.known = known
    else:
        revealed = s.revealed[:]
        revealed[seat] = [*revealed[seat], card]
        s.revealed = revealed


def take_openly(s: BloodRage, seat: int, cards: list[int]) -> None:
    """Cards that all have seen go to a hand, and all know that they are there."""
    s.hands[seat] = sorted(s.hands[seat] + cards)
    known = s.known[:]
    known[seat] = known[seat] + cards
    s.known = known


def discard_hand(s: BloodRage, seat: int, keep: list[int]) -> list[int]:
    """All cards but those to keep; returns what was discarded."""
    gone = s.hands[seat][:]
    for card in keep:
        gone.remove(card)
    s.hands[seat] = keep
    for card in gone:
        remember_shown(s, seat, card)
    s.discards = s.discards + gone
    return gone
