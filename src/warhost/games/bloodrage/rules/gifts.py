"""Gods' Gifts phase (BR 4): eight cards for everybody, drafted down to six."""

from __future__ import annotations

from warhost.core.chance import draw, shuffle
from warhost.core.engine import ask_all, emit, emit_to, push, show
from warhost.games.bloodrage import events, prompts, steps, verbs
from warhost.games.bloodrage.components import (
    DEALT,
    DECKS,
    DRAFT_KEEPS,
    DRAFTED,
    GIFTS_PHASE,
)
from warhost.games.bloodrage.options import FIRST_GAME
from warhost.games.bloodrage.rules.ages import begin_phase
from warhost.games.bloodrage.state import BloodRage


def begin_age(s: BloodRage, _a: int, _b: int, _c: int) -> None:
    s.age += 1
    emit(s, events.AGE_BEGAN, s.age)
    begin_phase(s, GIFTS_PHASE, steps.ACTION_PHASE)
    lay_aside(s)
    deal(s)
    if is_drafted(s, s.age):
        push(s, steps.DRAFT, 0)
    else:
        s.hands = [sorted(packet) for packet in s.packets]
        s.packets = [[] for _ in range(s.seats)]


def is_drafted(s: BloodRage, age: int) -> bool:
    """BR 4.8: only the first Age of a first game is not."""
    return age > 1 or s.options[FIRST_GAME] == "off"


def lay_aside(s: BloodRage) -> None:
    """BR 4.2: the card kept from the Age before."""
    s.aside = s.hands
    s.hands = [[] for _ in range(s.seats)]
    for seat in range(s.seats):
        if s.aside[seat]:
            emit(s, events.LAID_ASIDE, seat)


def deal(s: BloodRage) -> None:
    """BR 4.1: the rest goes back to the box unseen."""
    deck = DECKS[s.seats][s.age][:]
    shuffle(s, deck)
    packets: list[list[int]] = []
    for seat in range(s.seats):
        packet = sorted([draw(s, deck) for _ in range(DEALT)])
        packets.append(packet)
        show(s, seat)
        emit_to(s, seat, events.DEALT, seat, packet[:])
    s.packets = packets
    s.box = s.box + deck


def draft(s: BloodRage, round_: int, _b: int, _c: int) -> None:
    """BR 4.3: everybody chooses at the same time."""
    push(s, steps.PASS_PACKETS, round_)
    ask_all(s, prompts.DRAFT, list(range(s.seats)), round_ + 1)


def draft_options(s: BloodRage, seat: int) -> list[int]:
    packet = s.packets[seat]
    if DRAFT_KEEPS[s.seats] == 1:
        return [verbs.KEEP.pack1(card) for card in sorted(set(packet))]
    pairs = {verbs.KEEP_TWO.pack2(card, other) for i, card in enumerate(packet) for other in packet[i + 1 :]}
    return sorted(pairs)


def keep(s: BloodRage, seat: int, option: int) -> None:
    kept = verbs.KEEP_TWO.unpack(option) if verbs.KEEP_TWO.has(option) else [verbs.KEEP.first(option)]
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


def pass_packets(s: BloodRage, round_: int, _b: int, _c: int) -> None:
    """BR 4.3, 4.5: to the left; when six cards are kept the draft is over (BR 4.4)."""
    if len(s.hands[0]) == DRAFTED:
        end_draft(s)
        return
    s.packets = [s.packets[seat - 1] for seat in range(s.seats)]
    emit(s, events.PACKETS_PASSED, round_ + 1)
    for seat in range(s.seats):
        show(s, seat)
        emit_to(s, seat, events.PACKET, seat, s.packets[seat][:])
    push(s, steps.DRAFT, round_ + 1)


def end_draft(s: BloodRage) -> None:
    """BR 1.20, 4.4, 4.7: what nobody wanted is put away, the card laid aside comes back."""
    for packet in s.packets:
        s.box = s.box + packet
    s.packets = [[] for _ in range(s.seats)]
    s.hands = [sorted(s.hands[seat] + s.aside[seat]) for seat in range(s.seats)]
    s.aside = [[] for _ in range(s.seats)]
    emit(s, events.DRAFT_ENDED)
