"""Harvest, whole. Each round (TOY 1) all farms secretly lay a card, (TOY 2) the only highest one reaps a die's worth of
points, (TOY 3) each thief on the table makes its owner choose a victim, who chooses the card that he gives,
(TOY 4) a storm makes everybody reap nothing. Then hands are refilled. Most points win; ties share."""

from __future__ import annotations

from typing import Any, Final

from tests.toy.state import CARDS, COPIES, FIELDS, HAND, SIDES, STORM, THIEF, VALUES, Harvest
from warhost.core.chance import draw, roll, shuffle
from warhost.core.domain import SEAT, Domain
from warhost.core.engine import ask, ask_all, emit, emit_to, emit_to_others, finish, push, show, show_all, use
from warhost.core.game import Game, Prompt, Reason, TableOption
from warhost.core.trace import EventKind
from warhost.core.verbs import Verb, Verbs

LAY: Final = Verb("lay", "{card}", args=[("card", CARDS)])
ROB: Final = Verb("rob", "{farm}", args=[("farm", SIDES)])
SPARE: Final = Verb("spare")
GIVE: Final = Verb("give", "{card}>{to}", args=[("card", CARDS), ("to", SIDES)])
VERBS: Final = Verbs([LAY, ROB, SPARE, GIVE])

ROUND, REVEAL, THIEVES, REAP, REFILL, END = range(6)
STEPS: Final = Domain("step", ["round", "reveal", "thieves", "reap", "refill", "end"])

ASK_LAY, ASK_ROB, ASK_GIVE = range(3)

EVENTS: Final = (
    EventKind("round_began", [("round", None)]),
    EventKind("laid", [("farm", SEAT), ("card", CARDS)]),
    EventKind("reaped", [("farm", SEAT), ("die", None)]),
    EventKind("drew", [("farm", SEAT), ("cards*", CARDS)]),
    EventKind("drew_hidden", [("farm", SEAT), ("count", None)]),
    EventKind("gave", [("farm", SEAT), ("to", SEAT)]),
    EventKind("gave_card", [("farm", SEAT), ("to", SEAT), ("card", CARDS)]),
    EventKind("spared", [("farm", SEAT)]),
)
ROUND_BEGAN, LAID, REAPED, DREW, DREW_HIDDEN, GAVE, GAVE_CARD, SPARED = range(len(EVENTS))


def set_up(s: Harvest) -> None:
    s.rounds = int(s.options[0])
    for card, copies in enumerate(COPIES.values()):
        s.deck += [card] * copies
    shuffle(s, s.deck)
    push(s, END)
    push(s, ROUND)
    push(s, REFILL)


def begin_round(s: Harvest, _a: int, _b: int, _c: int) -> None:
    if s.round == s.rounds:
        return
    s.round += 1
    emit(s, ROUND_BEGAN, s.round)
    push(s, ROUND)
    push(s, REFILL)
    push(s, REAP)
    push(s, THIEVES)
    push(s, REVEAL)
    ask_all(s, ASK_LAY, [seat for seat in range(s.seats) if s.hands[seat]])


def lay_options(s: Harvest, seat: int) -> list[int]:
    return [LAY.pack1(card) for card in sorted(set(s.hands[seat]))]


def lay(s: Harvest, seat: int, option: int) -> None:
    card = LAY.first(option)
    s.hands[seat].remove(card)
    s.played[seat] = card


def reveal(s: Harvest, _a: int, _b: int, _c: int) -> None:
    show_all(s)
    for seat in range(s.seats):
        if s.played[seat] >= 0:
            use(s, s.played[seat])
            emit(s, LAID, seat, s.played[seat])


def thieves(s: Harvest, seat: int, _b: int, _c: int) -> None:
    while seat < s.seats and s.played[seat] != THIEF:
        seat += 1
    if seat == s.seats:
        return
    push(s, THIEVES, seat + 1)
    ask(s, ASK_ROB, seat, s.round)


def rob_options(s: Harvest, seat: int) -> list[int]:
    victims = [ROB.pack1(s.sides[other]) for other in range(s.seats) if other != seat and s.hands[other]]
    return [*victims, SPARE.base]


def rob(s: Harvest, seat: int, option: int) -> None:
    if SPARE.has(option):
        emit(s, SPARED, seat)
        return
    victim = s.sides.index(ROB.first(option))
    ask(s, ASK_GIVE, victim, seat)


def why_not_rob(s: Harvest, seat: int, option: int) -> Reason:
    farm = ROB.first(option)
    if farm not in s.sides:
        return "toy-reason-absent", {"farm": SIDES.ids[farm]}
    if s.sides[seat] == farm:
        return "toy-reason-own", {}
    return "toy-reason-empty", {"farm": SIDES.ids[farm]}


def give_options(s: Harvest, seat: int) -> list[int]:
    return [GIVE.pack2(card, s.sides[s.ask_a]) for card in sorted(set(s.hands[seat]))]


def give(s: Harvest, seat: int, option: int) -> None:
    card, side = GIVE.unpack(option)
    thief = s.sides.index(side)
    s.hands[seat].remove(card)
    s.hands[thief].append(card)
    show(s, thief)
    for insider in (seat, thief):
        emit_to(s, insider, GAVE_CARD, seat, thief, card)
    emit(s, GAVE, seat, thief)


def reap(s: Harvest, _a: int, _b: int, _c: int) -> None:
    values = [VALUES[card] if card >= 0 else 0 for card in s.played]
    best = max(values)
    if STORM not in s.played and best > 0 and values.count(best) == 1:
        seat = values.index(best)
        die = roll(s)
        s.points[seat] += die
        emit(s, REAPED, seat, die)
    for seat in range(s.seats):
        if s.played[seat] >= 0:
            s.discard.append(s.played[seat])
            s.played[seat] = -1


def refill(s: Harvest, _a: int, _b: int, _c: int) -> None:
    for seat in range(s.seats):
        drawn: list[int] = []
        while len(s.hands[seat]) < HAND and s.deck:
            drawn.append(draw(s, s.deck))
            s.hands[seat].append(drawn[-1])
        if drawn:
            show(s, seat)
            emit_to(s, seat, DREW, seat, drawn)
            emit_to_others(s, seat, DREW_HIDDEN, seat, len(drawn))


def end(s: Harvest, _a: int, _b: int, _c: int) -> None:
    best = max(s.points)
    winners = [seat for seat in range(s.seats) if s.points[seat] == best]
    finish(s, 0 if len(winners) == 1 else 1, winners)


def complete(s: Harvest, given: set[str]) -> None:
    if "deck" not in given:
        out = s.discard + s.played + [card for hand in s.hands for card in hand]
        s.deck = [
            card for card, copies in enumerate(COPIES.values()) for _ in range(copies - out.count(card))
        ]
        shuffle(s, s.deck)
    push(s, END)
    push(s, ROUND)
    if "hands" not in given:
        push(s, REFILL)


def sample(view: Harvest, seat: int) -> Harvest:
    s = view.copy()
    seen = s.discard + s.played + s.hands[seat]
    hidden = [card for card, copies in enumerate(COPIES.values()) for _ in range(copies - seen.count(card))]
    own = s.answers[seat]
    shuffle(s, hidden)
    for other in range(s.seats):
        if other != seat:
            s.hands[other] = [hidden.pop() for _ in s.hands[other]]
            if s.prompt == ASK_LAY and other not in s.waiting and s.hands[other]:
                s.answers[other] = LAY.pack1(s.hands[other][0])
    s.answers[seat] = own
    s.deck = hidden
    return s


def broken(s: Harvest) -> list[str]:
    cards = s.deck + s.discard + [c for c in s.played if c >= 0] + [c for hand in s.hands for c in hand]
    wanted = [card for card, copies in enumerate(COPIES.values()) for _ in range(copies)]
    return [] if sorted(cards) == wanted else [f"cards are lost or doubled: {sorted(cards)}"]


def choose_sides(seats: int, _options: dict[str, str]) -> list[int]:
    return list(range(seats))


FORM: Final[dict[str, Any]] = {
    "name": "toy",
    "revision": 1,
    "seat_counts": (2, 3, 4),
    "sides": SIDES,
    "table_options": [TableOption("rounds", ("3", "5"), "3")],
    "endings": Domain("ending", ["most_points", "shared"]),
    "components": CARDS,
    "cards": CARDS,
    "fields": FIELDS,
    "verbs": VERBS,
    "step_names": STEPS,
    "steps": [begin_round, reveal, thieves, reap, refill, end],
    "prompts": [
        Prompt("lay", lay_options, lay, rule="TOY 1", together=True),
        Prompt(
            "rob", rob_options, rob, rule="TOY 3", about=[("round", None)], why_not=why_not_rob, obvious=True
        ),
        Prompt("give", give_options, give, rule="TOY 3", about=[("to", SEAT)], secret=True),
    ],
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

GAME: Final = Game(**FORM)
