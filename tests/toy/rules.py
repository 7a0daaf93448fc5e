"""Harvest, whole. Each round (TOY 1) all farms secretly lay a card, (TOY 2) the only highest one reaps a die's worth of
points, (TOY 3) each thief on the table makes its owner choose a victim, who chooses the card that he gives,
(TOY 4) a storm makes everybody reap nothing. Then hands are refilled. Most points win; ties share."""

from __future__ import annotations

from typing import Any, Final

from tests.toy.state import CARDS, COPIES, FIELDS, HAND, SIDES, STORM, THIEF, VALUES, Harvest
from warhost.core.arguments import count
from warhost.core.chance import draw, mix, roll, shuffle
from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT, Domain
from warhost.core.engine import (
    ask,
    ask_all,
    emit,
    emit_to,
    emit_to_others,
    finish,
    push,
    show,
    show_all,
    use,
)
from warhost.core.game import Game
from warhost.core.purposes import Purposes
from warhost.core.question import Question, Reason
from warhost.core.setting import Settings
from warhost.core.trace import Events, several_of
from warhost.core.verbs import Verbs

SETTINGS: Final = Settings()
ROUNDS: Final = SETTINGS.add("rounds", ("3", "5"))

VERBS: Final = Verbs()
LAY: Final = VERBS.add("lay", "{card}", card=CARDS)
ROB: Final = VERBS.add("rob", "{farm}", farm=SIDES)
SPARE: Final = VERBS.add("spare")
GIVE: Final = VERBS.add("give", "{card}>{to}", card=CARDS, to=SIDES)

EVENTS: Final = Events()
ROUND_BEGAN: Final = EVENTS.add("round_began", round=None)
LAID: Final = EVENTS.add("laid", farm=SEAT, card=CARDS)
REAPED: Final = EVENTS.add("reaped", farm=SEAT, die=None)
DREW: Final = EVENTS.add("drew", farm=SEAT, cards=several_of(CARDS))
DREW_HIDDEN: Final = EVENTS.add("drew_hidden", farm=SEAT, count=None)
GAVE: Final = EVENTS.add("gave", farm=SEAT, to=SEAT)
GAVE_CARD: Final = EVENTS.add("gave_card", farm=SEAT, to=SEAT, card=CARDS)
SPARED: Final = EVENTS.add("spared", farm=SEAT)

PURPOSES: Final = Purposes()
DECK: Final = PURPOSES.add("deck")
HARVEST_DICE: Final = PURPOSES.add("harvest_dice")

CHAPTER: Final = Chapter("harvest")


def set_up(s: Harvest) -> None:
    s.rounds = int(ROUNDS.of(s))
    for card, copies in enumerate(COPIES.values()):
        s.deck += [card] * copies
    shuffle(s, s.deck, DECK.at())
    push(s, end)
    push(s, begin_round)
    push(s, refill)


@CHAPTER.step(called="round")
def begin_round(s: Harvest) -> None:
    if s.round == s.rounds:
        return
    s.round += 1
    emit(s, ROUND_BEGAN, s.round)
    push(s, begin_round)
    push(s, refill)
    push(s, reap)
    push(s, thieves)
    push(s, reveal)
    ask_all(s, ASK_LAY, [seat for seat in range(s.seats) if s.hands[seat]])


class Lay(Question):
    name = "lay"
    rule = "TOY 1"
    together = True

    def options(self, s: Harvest, seat: int) -> list[int]:
        return [LAY.pack1(card) for card in sorted(set(s.hands[seat]))]

    def answer(self, s: Harvest, seat: int, option: int) -> None:
        card = LAY.first(option)
        s.hands[seat].remove(card)
        s.played[seat] = card


ASK_LAY: Final = CHAPTER.question(Lay())


@CHAPTER.step()
def reveal(s: Harvest) -> None:
    show_all(s)
    for seat in range(s.seats):
        if s.played[seat] >= 0:
            use(s, s.played[seat])
            emit(s, LAID, seat, s.played[seat])


def all_farms(s: Harvest) -> list[int]:
    return list(range(s.seats))


@CHAPTER.step_in_turn(all_farms)
def thieves(s: Harvest, seat: int) -> None:
    if s.played[seat] == THIEF:
        ask(s, ASK_ROB, seat, s.round)


class Rob(Question):
    name = "rob"
    rule = "TOY 3"
    about = {"round": count(9)}
    obvious = True
    passing = (SPARE,)

    def options(self, s: Harvest, seat: int) -> list[int]:
        victims = [ROB.pack1(s.sides[other]) for other in range(s.seats) if other != seat and s.hands[other]]
        return [*victims, SPARE.base]

    def answer(self, s: Harvest, seat: int, option: int) -> None:
        if SPARE.has(option):
            emit(s, SPARED, seat)
            return
        victim = s.sides.index(ROB.first(option))
        ask(s, ASK_GIVE, victim, seat)

    def why_not(self, s: Harvest, seat: int, option: int) -> Reason | None:
        farm = ROB.first(option)
        if farm not in s.sides:
            return "toy-reason-absent", {"farm": SIDES.ids[farm]}
        if s.sides[seat] == farm:
            return "toy-reason-own", {}
        return "toy-reason-empty", {"farm": SIDES.ids[farm]}


ASK_ROB: Final = CHAPTER.question(Rob())


class Give(Question):
    name = "give"
    rule = "TOY 3"
    about = {"to": SEAT}
    secret = True

    def options(self, s: Harvest, seat: int) -> list[int]:
        (thief,) = s.about
        return [GIVE.pack2(card, s.sides[thief]) for card in sorted(set(s.hands[seat]))]

    def answer(self, s: Harvest, seat: int, option: int) -> None:
        (thief,) = s.about
        card = GIVE.first(option)
        s.hands[seat].remove(card)
        s.hands[thief].append(card)
        show(s, thief)
        for insider in (seat, thief):
            emit_to(s, insider, GAVE_CARD, seat, thief, card)
        emit(s, GAVE, seat, thief)


ASK_GIVE: Final = CHAPTER.question(Give())


@CHAPTER.step()
def reap(s: Harvest) -> None:
    values = [VALUES[card] if card >= 0 else 0 for card in s.played]
    best = max(values)
    if STORM not in s.played and best > 0 and values.count(best) == 1:
        seat = values.index(best)
        die = roll(s, HARVEST_DICE.at(s.round, seat))
        s.points[seat] += die
        emit(s, REAPED, seat, die)
    for seat in range(s.seats):
        if s.played[seat] >= 0:
            s.discard.append(s.played[seat])
            s.played[seat] = -1


@CHAPTER.step()
def refill(s: Harvest) -> None:
    for seat in range(s.seats):
        drawn: list[int] = []
        while len(s.hands[seat]) < HAND and s.deck:
            drawn.append(draw(s, s.deck))
            s.hands[seat].append(drawn[-1])
        if drawn:
            show(s, seat)
            emit_to(s, seat, DREW, seat, drawn)
            emit_to_others(s, seat, DREW_HIDDEN, seat, len(drawn))


@CHAPTER.step()
def end(s: Harvest) -> None:
    best = max(s.points)
    winners = [seat for seat in range(s.seats) if s.points[seat] == best]
    finish(s, 0 if len(winners) == 1 else 1, winners)


def complete(s: Harvest, given: set[str]) -> None:
    if "deck" not in given:
        out = s.discard + s.played + [card for hand in s.hands for card in hand]
        s.deck = [
            card for card, copies in enumerate(COPIES.values()) for _ in range(copies - out.count(card))
        ]
        mix(s, s.deck)
    push(s, end)
    push(s, begin_round)
    if "hands" not in given:
        push(s, refill)


def sample(view: Harvest, seat: int) -> Harvest:
    s = view.copy()
    seen = s.discard + s.played + s.hands[seat]
    hidden = [card for card, copies in enumerate(COPIES.values()) for _ in range(copies - seen.count(card))]
    own = s.answers[seat]
    mix(s, hidden)
    for other in range(s.seats):
        if other != seat:
            s.hands[other] = [hidden.pop() for _ in s.hands[other]]
            if s.question is ASK_LAY and other not in s.waiting and s.hands[other]:
                s.note_answer(other, LAY.pack1(s.hands[other][0]))
    s.note_answer(seat, own)
    s.deck = hidden
    return s


def broken(s: Harvest) -> list[str]:
    cards = s.deck + s.discard + [c for c in s.played if c >= 0] + [c for hand in s.hands for c in hand]
    wanted = [card for card, copies in enumerate(COPIES.values()) for _ in range(copies)]
    return [] if sorted(cards) == wanted else [f"cards are lost or doubled: {sorted(cards)}"]


def choose_sides(seats: int, _settings: dict[str, str]) -> list[int]:
    return list(range(seats))


FORM: Final[dict[str, Any]] = {
    "name": "toy",
    "revision": 1,
    "purposes": PURPOSES,
    "seat_counts": (2, 3, 4),
    "sides": SIDES,
    "settings": SETTINGS,
    "endings": Domain("ending", ["most_points", "shared"]),
    "components": CARDS,
    "cards": CARDS,
    "fields": FIELDS,
    "verbs": VERBS,
    "chapters": [CHAPTER],
    "events": EVENTS,
    "empty": Harvest,
    "set_up": set_up,
    "complete": complete,
    "scores": lambda s: list(s.points),
    "sample": sample,
    "broken": broken,
    "summary": lambda _view: {},
    "choose_sides": choose_sides,
}

GAME: Final = Game(**FORM, parted_since=2)
