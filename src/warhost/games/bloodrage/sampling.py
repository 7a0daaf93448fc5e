"""States that a viewer could be in: hidden cards are dealt anew, in keeping with all that he has seen.

Not all deals are equally likely, for others choose: of the cards that a clan could have kept it rather kept those that are worth
most to it, and what nobody wanted was put away. What the viewer has seen of the draft splits the cards of an Age into bags: of each packet he knows which cards lay in it when he
passed it on, who has had it since, and, when it comes back, which cards are missing. What a clan has shown since then
must have come out of a bag that it could reach."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final

from warhost.core.chance import below, mix
from warhost.core.domain import NONE
from warhost.core.piles import unseen
from warhost.games.bloodrage.components import (
    CARD_AGE,
    DEALT,
    DRAFT_KEEPS,
    DRAFTED,
    IS_QUEST,
    N_CARDS,
)
from warhost.games.bloodrage.gift_values import gift_worth
from warhost.games.bloodrage.rules.battle import BATTLE_CARD_CHOICE
from warhost.games.bloodrage.rules.gifts import are_leftovers_open, is_drafted
from warhost.games.bloodrage.rules.quests import QUEST
from warhost.games.bloodrage.state import BloodRage

ANY_QUEST: Final = -1
NOBODY: Final = -1
"""Who "took" the cards that were left over when a draft ended and lie open now."""


LISTENING: Final = 0.3
"""How much a clan's choices say about its cards: by one point of worth more, a card is so much likelier (in logarithms) to have been
kept. Fitted by `python -m benchmarks.samples`; 0 deals as if others drafted blindly."""
GRAIN: Final = 1 << 20


def sampler(view: BloodRage, seat: int) -> Callable[[], BloodRage]:
    """Full states that this viewer could be in, as many as are asked for."""
    return Dealer(view, seat).sample


class Deal:
    """By seat: cards of a clan that nobody else knows, and the packet before it."""

    def __init__(self, seats: int) -> None:
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.packets: list[list[int]] = [[] for _ in range(seats)]


class Dealer:
    """Deals for one viewer. What follows from the view alone is worked out once, for all deals."""

    def __init__(self, view: BloodRage, viewer: int, listening: float = LISTENING) -> None:
        self.view = view
        self.viewer = viewer
        self.listening = listening
        self.others = [other for other in range(view.seats) if other != viewer]
        self.unknown = [_unknown(view, seat) for seat in range(view.seats)]
        self.unseen = _unseen(view, viewer)
        self.copies_unseen = [self.unseen.count(card) for card in range(N_CARDS)]
        self.memory = _memory(view, viewer, self.others)
        """None if it does not explain what lies on the table, as in a position arranged by hand."""
        self.worths: dict[int, float] = {}

    def sample(self) -> BloodRage:
        s = self.view.copy()
        s.quests, s.aside, s.packets = s.quests[:], s.aside[:], s.packets[:]
        hidden = self.remembered_deal(s) or self._plain_deal(s)
        for other in self.others:
            if s.packets[other]:
                s.packets[other] = sorted(hidden.packets[other])
            _fill(s, other, s.known[other] + hidden.cards[other])
        s.box = unseen(self.copies_unseen, *hidden.cards, *hidden.packets)
        _answer_for_others(s, self.viewer)
        return s

    def remembered_deal(self, s: BloodRage) -> Deal | None:
        """A deal that respects what the viewer remembers; None if none is found."""
        if self.memory is None:
            return None
        deal = Deal(s.seats)
        bags = [bag.copy() for bag in self.memory.bags]
        if not _take_out(s, bags, self.memory.claims, deal, 0):
            return None
        for bag in bags:
            cards = bag.cards
            if len(cards) < len(bag.slots) + len(bag.holders):
                return None
            self._order(s, cards, bag.slots)
            for seat in bag.slots:
                deal.cards[seat].append(cards.pop())
            for seat in bag.holders:
                deal.packets[seat].append(cards.pop())
        for other in self.others:
            if len(deal.cards[other]) != self.unknown[other]:
                return None
        return deal

    def _order(self, s: BloodRage, cards: list[int], takers: list[int]) -> None:
        """Cards in the order in which they are likely to be taken, the first last."""
        if not self.listening or not takers or len(cards) < 2:
            mix(s, cards)
            return
        s.chance_used = True
        taker = takers[0] if takers[0] != NOBODY else takers[-1]
        marks = [self.listening * self._worth(card, taker) + _gumbel(s) for card in cards]
        order = sorted(range(len(cards)), key=lambda at: marks[at])
        cards[:] = [cards[at] for at in order]

    def _worth(self, card: int, taker: int) -> float:
        """To who could keep it, as far as that lies open."""
        key = card * len(self.unknown) + taker
        worth = self.worths.get(key)
        if worth is None:
            worth = self.worths[key] = gift_worth(self.view, taker, card, [])
        return worth

    def _plain_deal(self, s: BloodRage) -> Deal:
        """Any cards that the viewer does not see: of this Age as far as they go, quests where quests are laid."""
        left = self.unseen[:]
        mix(s, left)
        left.sort(key=lambda card: CARD_AGE[card])
        deal = Deal(s.seats)
        for seat, card in _certain(s, [], self.others, []):
            quest = next(each for each in reversed(left) if IS_QUEST[each]) if card == ANY_QUEST else card
            left.remove(quest)
            deal.cards[seat].append(quest)
        for other in self.others:
            while len(deal.cards[other]) < self.unknown[other]:
                deal.cards[other].append(left.pop())
            deal.packets[other] = [left.pop() for _ in s.packets[other]]
        return deal


def _gumbel(s: BloodRage) -> float:
    """Added to logarithms of weights before they are sorted, it draws each next card in proportion to its weight."""
    return -log(-log((below(s, GRAIN) + 0.5) / GRAIN))


def _unknown(s: BloodRage, seat: int) -> int:
    """How many cards a clan has of which nobody else knows."""
    return len(s.hands[seat]) + len(s.quests[seat]) + len(s.aside[seat]) - len(s.known[seat])


def _unseen(s: BloodRage, viewer: int) -> list[int]:
    """The cards of the Ages so far of which the viewer does not know where they are."""
    own = (s.packets[viewer], s.hands[viewer], s.quests[viewer], s.aside[viewer])
    known = [s.known[other] for other in range(s.seats) if other != viewer]
    return unseen(s.printed.copies[s.seats][s.age], s.discards, *own, *known, *s.played, *s.sheets)


def _fill(s: BloodRage, seat: int, cards: list[int]) -> None:
    """Which of a clan's cards lie face down, which is laid aside, and which are in its hand."""
    mix(s, cards)
    laid = len(s.quests[seat])
    if laid:
        quests = [card for card in cards if IS_QUEST[card]]
        cards = quests + [card for card in cards if not IS_QUEST[card]]
        s.quests[seat] = sorted(cards[:laid])
        cards = cards[laid:]
    aside = len(s.aside[seat])
    if aside:
        cards.sort(key=lambda card: (CARD_AGE[card], not IS_QUEST[card]))
        s.aside[seat] = cards[:aside]
        cards = cards[aside:]
    cards.sort()
    s.hands[seat] = cards


def _answer_for_others(s: BloodRage, viewer: int) -> None:
    """Who has already answered a question to several has chosen something."""
    question = s.question
    if question is None or not question.is_together:
        return
    for seat in range(s.seats):
        asked = question is not BATTLE_CARD_CHOICE or s.fighting[seat]
        if seat != viewer and asked and seat not in s.waiting and (s.hands[seat] or s.packets[seat]):
            choices = question.options(s, seat)
            s.note_answer(seat, choices[below(s, len(choices))])


# What the viewer remembers


class Bag:
    """Cards of which the viewer knows only who took some: `slots` names a seat for each card taken, `holders` one for
    each card that still lies in a packet; what is left is put away unseen."""

    def __init__(self, cards: list[int], slots: list[int], holders: list[int]) -> None:
        self.cards = cards
        self.slots = slots
        self.holders = holders

    def copy(self) -> Bag:
        """One to take out of; nobody takes from the holders."""
        return Bag(self.cards[:], self.slots[:], self.holders)

    def take_out(self, card: int, seat: int) -> None:
        self.cards.remove(card)
        self.slots.remove(seat)

    def put_back(self, card: int, seat: int) -> None:
        self.cards.append(card)
        self.slots.append(seat)


class Claim:
    """A seat must have taken a card: one of `choices`, each of which is the number of a bag and a card in it."""

    def __init__(self, seat: int, is_known: bool, choices: list[int]) -> None:
        self.seat = seat
        self.is_known = is_known
        """That everybody has seen which card it was; it is then no longer to be dealt."""
        self.choices = choices


class Memory:
    """The bags without what can have come out of one of them only, and the claims that are still to be settled."""

    def __init__(self, bags: list[Bag], claims: list[Claim]) -> None:
        self.bags = bags
        self.claims = claims


def _memory(s: BloodRage, viewer: int, others: list[int]) -> Memory | None:
    ages = [age for age in range(1, s.age + 1) if _hides_something(s, others, age)]
    try:
        bags = [bag for age in ages for bag in _bags_of_age(s, viewer, others, age)]
        certain = _left_over(s, ages) + _certain(s, bags, others, ages)
    except ValueError:
        return None
    unsettled: list[tuple[int, int]] = []
    for seat, card in certain:
        choices = _choices(bags, seat, card)
        if card != ANY_QUEST and len(choices) == 1:
            bags[choices[0] // N_CARDS].take_out(card, seat)
        else:
            unsettled.append((seat, card))
    return Memory(
        bags, [Claim(seat, card != ANY_QUEST, _choices(bags, seat, card)) for seat, card in unsettled]
    )


def _left_over(s: BloodRage, ages: list[int]) -> list[tuple[int, int]]:
    """Cards that lie open, or did, without ever having been in a hand: nobody drafted them (BR 21.11). ValueError if a
    card is missing that was shown."""
    if not are_leftovers_open(s):
        return []
    cards = s.discards[:]
    for piles in (s.played, s.sheets, s.known):
        for pile in piles:
            cards += [card for card in pile if card != NONE]
    for shown in s.revealed:
        _remove_all(cards, shown)
    return [(NOBODY, card) for card in cards if CARD_AGE[card] in ages]


def _choices(bags: list[Bag], seat: int, card: int) -> list[int]:
    """Where a card can have come from that this seat has taken, and which one it can be."""
    choices: list[int] = []
    for i, bag in enumerate(bags):
        if seat in bag.slots:
            fitting = {each for each in bag.cards if (IS_QUEST[each] if card == ANY_QUEST else each == card)}
            choices += [i * N_CARDS + each for each in sorted(fitting)]
    return choices


def _hides_something(s: BloodRage, others: list[int], age: int) -> bool:
    """Whether the others have not yet shown all cards that they got in an Age."""
    if is_drafting(s, age):
        return True
    got = DRAFTED if is_drafted(s, age) else DEALT
    return any(len(_of_age(s.revealed[other], age)) < got for other in others)


def is_drafting(s: BloodRage, age: int) -> bool:
    return age == s.age and any(s.packets)


def _of_age(cards: list[int], age: int) -> list[int]:
    return [card for card in cards if CARD_AGE[card] == age]


def _bags_of_age(s: BloodRage, viewer: int, others: list[int], age: int) -> list[Bag]:
    """ValueError if a card is missing where the viewer remembers it."""
    unseen = Bag(s.printed.decks[s.seats][age][:], [], [])
    if is_drafted(s, age):
        return [unseen, *_bags_of_draft(s, viewer, age, unseen)]
    unseen.slots += [other for other in others for _ in range(DEALT)]
    for card in _of_age(_own_gifts(s, viewer), age):
        unseen.cards.remove(card)
    return [unseen]


def _own_gifts(s: BloodRage, viewer: int) -> list[int]:
    """All cards that the gods gave the viewer: those he has shown, and those he has without all knowing it."""
    own = s.hands[viewer] + s.quests[viewer] + s.aside[viewer]
    for card in s.known[viewer]:
        own.remove(card)
    return own + s.revealed[viewer]


def _bags_of_draft(s: BloodRage, viewer: int, age: int, unseen: Bag) -> list[Bag]:
    keeps = DRAFT_KEEPS[s.seats]
    rounds = DRAFTED // keeps
    first = rounds * sum(is_drafted(s, earlier) for earlier in range(1, age))
    history = s.remembered[viewer][first : first + rounds]
    if len(history) != (len(s.hands[viewer]) // keeps if is_drafting(s, age) else rounds):
        raise ValueError("the viewer does not remember this draft")
    bags: list[Bag] = []
    for dealt_to in range(s.seats):
        bags += _bags_of_packet(s, viewer, age, dealt_to, history, unseen)
    return bags


def _bags_of_packet(
    s: BloodRage, viewer: int, age: int, dealt_to: int, history: list[list[int]], unseen: Bag
) -> list[Bag]:
    """Follow one packet around the table."""
    keeps = DRAFT_KEEPS[s.seats]
    met: list[Bag] = []
    bag = unseen
    slots: list[int] = []
    for round_, packet in enumerate(history):
        holder = (dealt_to + round_) % s.seats
        if holder == viewer:
            _meet_packet(bag, slots, packet)
            bag, slots = Bag(packet[keeps:], [], []), []
            met.append(bag)
        else:
            slots += [holder] * keeps
    if is_drafting(s, age):
        holder = (dealt_to + len(history)) % s.seats
        if holder == viewer:
            _meet_packet(bag, slots, s.packets[viewer])
            return met
        bag.holders += [holder] * len(s.packets[holder])
    elif are_leftovers_open(s):
        slots += [NOBODY] * (DEALT - DRAFTED)
    bag.slots += slots
    return met


def _meet_packet(bag: Bag, slots: list[int], packet: list[int]) -> None:
    """The viewer has a packet before him: what was in its bag and is not in it was taken by those who had it since."""
    _remove_all(bag.cards, packet)
    bag.slots += slots


def _remove_all(cards: list[int], gone: list[int]) -> None:
    for card in gone:
        cards.remove(card)


def _certain(s: BloodRage, bags: list[Bag], others: list[int], ages: list[int]) -> list[tuple[int, int]]:
    """What must have been taken by whom: shown cards, those with the fewest explanations first, and as many quests as
    are laid (or about to be)."""
    certain: list[tuple[int, int]] = []
    for other in others:
        shown = [card for card in s.revealed[other] if CARD_AGE[card] in ages]
        shown.sort(key=lambda card: sum(card in bag.cards for bag in bags))
        certain += [(other, card) for card in shown]
    for other in others:
        needed = len(s.quests[other]) - sum(IS_QUEST[card] for card in s.known[other])
        if s.question is QUEST and other in s.waiting:
            needed += 1
        certain += [(other, ANY_QUEST)] * needed
    return certain


def _take_out(s: BloodRage, bags: list[Bag], claims: list[Claim], deal: Deal, settled: int) -> bool:
    """Find a bag for every claim, by trial; a quest that is only known to be one is chosen by lot."""
    if settled == len(claims):
        return True
    claim = claims[settled]
    seat = claim.seat
    choices: list[int] = []
    for choice in claim.choices:
        bag = bags[choice // N_CARDS]
        if seat in bag.slots and choice % N_CARDS in bag.cards:
            choices.append(choice)
    mix(s, choices)
    for choice in choices:
        bag, card = bags[choice // N_CARDS], choice % N_CARDS
        bag.take_out(card, seat)
        if _take_out(s, bags, claims, deal, settled + 1):
            if not claim.is_known:
                deal.cards[seat].append(card)
            return True
        bag.put_back(card, seat)
    return False
