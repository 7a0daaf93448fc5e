"""Gods' Gifts phase (BR 4): eight cards for everybody, drafted down to six."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, number
from warhost.core.chance import draw, shuffle
from warhost.core.chapter import Chapter
from warhost.core.engine import ask_all, emit, emit_to, push, show, show_all
from warhost.core.question import Question
from warhost.games.bloodrage import events, purposes, verbs
from warhost.games.bloodrage.components import (
    DEALT,
    DRAFT_KEEPS,
    DRAFTED,
    GIFTS_PHASE,
)
from warhost.games.bloodrage.rules import actions, ages
from warhost.games.bloodrage.settings import DRAFT_LEFTOVERS, FIRST_GAME
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("gifts")


@CHAPTER.step()
def begin_age(s: BloodRage) -> None:
    s.age += 1
    emit(s, events.AGE_BEGAN, s.age)
    ages.begin_phase(s, GIFTS_PHASE, actions.action_phase)
    lay_aside(s)
    deal(s)
    if is_drafted(s, s.age):
        push(s, draft, 0)
    else:
        s.hands = [sorted(packet) for packet in s.packets]
        s.packets = [[] for _ in range(s.seats)]


def is_drafted(s: BloodRage, age: int) -> bool:
    """BR 4.8, 21.1: only the first Age of a first game is not."""
    return age > 1 or FIRST_GAME.of(s) == "off"


def lay_aside(s: BloodRage) -> None:
    """BR 4.2: the card kept from the Age before."""
    s.aside = s.hands
    s.hands = [[] for _ in range(s.seats)]
    for seat in range(s.seats):
        if s.aside[seat]:
            emit(s, events.LAID_ASIDE, seat)


def deal(s: BloodRage) -> None:
    """BR 4.1: the rest goes back to the box unseen."""
    deck = s.printed.decks[s.seats][s.age][:]
    shuffle(s, deck, purposes.GIFTS.at(s.age))
    packets: list[list[int]] = []
    for seat in range(s.seats):
        packet = sorted([draw(s, deck) for _ in range(DEALT)])
        packets.append(packet)
        show(s, seat)
        emit_to(s, seat, events.DEALT, seat, packet[:])
    s.packets = packets
    s.box = s.box + deck


@CHAPTER.step(round=count(DRAFTED))
def draft(s: BloodRage, round_: int) -> None:
    """BR 4.3: everybody chooses at the same time."""
    push(s, pass_packets, round_)
    ask_all(s, DRAFT, list(range(s.seats)), round_ + 1)


class Draft(Question):
    """Which cards of the packet to keep: one, or two at a time (BR 4.6)."""

    name = "draft"
    rule = "BR 4.3"
    about = {"round": number(1, DRAFTED)}
    together = True
    secret = True
    calm = True

    def options(self, s: BloodRage, seat: int) -> list[int]:
        packet = s.packets[seat]
        if DRAFT_KEEPS[s.seats] == 1:
            return verbs.KEEP.each(sorted(set(packet)))
        pairs: set[int] = set()
        for i, card in enumerate(packet):
            pairs.update([verbs.KEEP_TWO.pack2(card, other) for other in packet[i + 1 :]])
        return sorted(pairs)

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        if verbs.KEEP_TWO.has(option):
            keep(s, seat, verbs.KEEP_TWO.unpack(option))
        else:
            keep(s, seat, [verbs.KEEP.first(option)])


DRAFT: Final = CHAPTER.question(Draft())


def keep(s: BloodRage, seat: int, kept: list[int]) -> None:
    packet = s.packets[seat][:]
    for card in kept:
        packet.remove(card)
    packets = s.packets[:]
    packets[seat] = packet
    s.packets = packets
    s.hands[seat] = sorted(s.hands[seat] + kept)
    remembered = s.remembered[:]
    remembered[seat] = [*remembered[seat], kept + packet]
    s.remembered = remembered
    emit_to(s, seat, events.KEPT, seat, kept)


@CHAPTER.step(round=count(DRAFTED))
def pass_packets(s: BloodRage, round_: int) -> None:
    """BR 4.3, 4.5: to the left; when six cards are kept the draft is over (BR 4.4)."""
    if len(s.hands[0]) == DRAFTED:
        end_draft(s)
        return
    s.packets = [s.packets[seat - 1] for seat in range(s.seats)]
    emit(s, events.PACKETS_PASSED, round_ + 1)
    for seat in range(s.seats):
        show(s, seat)
        emit_to(s, seat, events.PACKET, seat, s.packets[seat][:])
    push(s, draft, round_ + 1)


def end_draft(s: BloodRage) -> None:
    """BR 1.20, 4.4, 4.7, 21.11: what nobody wanted leaves the game, the card laid aside comes back."""
    leftovers = [card for packet in s.packets for card in packet]
    if are_leftovers_open(s):
        s.discards = s.discards + leftovers
    else:
        s.box = s.box + leftovers
    s.packets = [[] for _ in range(s.seats)]
    s.hands = [sorted(s.hands[seat] + s.aside[seat]) for seat in range(s.seats)]
    s.aside = [[] for _ in range(s.seats)]
    emit(s, events.DRAFT_ENDED)
    if are_leftovers_open(s):
        show_all(s)
        emit(s, events.LEFTOVERS_DISCARDED, sorted(leftovers))


def are_leftovers_open(s: BloodRage) -> bool:
    """BR 21.11: the discard pile is open (BR 1.19), the box is not."""
    return DRAFT_LEFTOVERS.of(s) == "discarded"
