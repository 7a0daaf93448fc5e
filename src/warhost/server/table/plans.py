"""Answers that a seat has prepared. They are given by the server when the question comes, as ordinary decisions of that seat, or
they lapse: whether they do follows from nothing but what the seat sees. Nobody else hears of them.

A plan stands in `TableRow.plans` and changes in the same commit as the entry that carries a part of it out, so that no server
does anything twice or with half of it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from warhost.core.match import Match
from warhost.core.question import Question
from warhost.core.state import State
from warhost.core.view import about_json, seen_by
from warhost.server.database.rows import LogRow, SeatRow, TableRow
from warhost.server.game.ledger import BACK, DECISION, UNDO, Ledger
from warhost.server.game.passing import passing_option
from warhost.server.protocol.plans import Foreseen, Lapse, PlanState, PreparedAnswer, Stretch
from warhost.server.refusals import RequestRefused
from warhost.server.table.deeds import Effect, LetLapse, Prepare
from warhost.server.table.state import TableState

MOST_PASSES: Final = 60
"""In a row; rules that always ask again must not keep a server busy."""
STRETCHES: Final[dict[Stretch, tuple[str, ...]]] = {
    "phase": ("age", "round", "phase"),
    "round": ("age", "round"),
}
"""Fields that everybody sees; games have those of them that mean something there."""


class Answer(Struct, omit_defaults=True):
    prompt: str
    key: str
    about: dict[str, Any] | None = None
    options: str | None = None
    """A digest of exactly those that must be offered."""


class Plan(Struct, omit_defaults=True):
    person: str
    """Whose it is; with the seat it is lost."""
    revision: int
    heard: int
    """How many of the seat's events count as known."""
    answers: list[Answer] = []
    unless: list[str] = []
    then_pass: Stretch | None = None
    during: list[int] = []
    """The phase or round that was when it was made."""
    passes: int = 0
    lapsed: Lapse | None = None


class Given(Struct, frozen=True):
    """The answer that is to be given now."""

    key: str


Verdict = Given | Lapse


# ---------------------------------------------------------------- preparing


def prepare(table: TableState, deed: Prepare, person: str) -> Effect | None:
    """Put this in the place of what the seat had prepared."""
    wish, ledger = deed.wish, table.running()
    seat = table.seat_number(wish.seat)
    check_is_theirs(table, seat, person)
    if table.row.status != "playing":
        raise RequestRefused("refused-not-playing")
    if not wish.answers and wish.then_pass is None:
        return _quiet(table, seat, None)
    state = ledger.match.state
    known = len(ledger.match.told.heard_by(seat))
    plan = Plan(
        person=person,
        revision=state.revision,
        heard=known if wish.heard is None else min(wish.heard, known),
        answers=[Answer(each.prompt, each.key, each.about, _digest(each.options)) for each in wish.answers],
        unless=list(wish.unless),
        then_pass=wish.then_pass,
        during=[] if wish.then_pass is None else _moment(state, wish.then_pass),
    )
    return _quiet(table, seat, plan)


def let_lapse(table: TableState, deed: LetLapse) -> Effect | None:
    """The seat is asked something for which what it has prepared is no good. It is kept, so that its person hears why."""
    seat = table.seat_number(deed.seat)
    plan, found = plan_of(table, seat), verdict(table, seat)
    if plan is None or found is None or isinstance(found, Given):
        return None
    return _quiet(table, seat, msgspec.structs.replace(plan, lapsed=found))


def check_is_theirs(table: TableState, seat: int, person: str | None) -> None:
    if person is None or table.seats[seat].player != person:
        raise RequestRefused("refused-not-your-seat", seat=table.seats[seat].side)


def _quiet(table: TableState, seat: int, plan: Plan | None) -> Effect:
    """Nobody hears of it, and no list shows that anything has changed."""
    plans = _with(table.row.plans, seat, plan)
    return Effect(columns={"plans": plans, "changed_at": table.row.changed_at}, is_quiet=True)


# ---------------------------------------------------------------- what it comes to


def verdict(table: TableState, seat: int) -> Verdict | None:
    """What becomes of what the seat has prepared, now that it is asked; None where there is nothing."""
    plan = plan_of(table, seat)
    if plan is None or plan.lapsed is not None or table.ledger is None:
        return None
    match = table.ledger.match
    if seat not in match.waiting():
        return None
    if plan.revision != match.state.revision:
        return "rules"
    if _is_touched(match, seat, plan):
        return "touched"
    if plan.answers:
        return _answer(match, seat, plan.answers[0])
    return _passing(match, seat, plan)


def _is_touched(match: Match, seat: int, plan: Plan) -> bool:
    named = set(plan.unless)
    return bool(named) and any(_names(event, named) for event in match.events(seat, plan.heard))


def _names(told: Any, named: set[str]) -> bool:
    if isinstance(told, dict):
        return any(_names(value, named) for name, value in told.items() if name != "kind")
    if isinstance(told, list):
        return any(_names(value, named) for value in told)
    return isinstance(told, str) and told in named


def _answer(match: Match, seat: int, answer: Answer) -> Verdict:
    question = match.state.question
    if question is None or question.name != answer.prompt:
        return "unexpected"
    if answer.about is not None and answer.about != about_json(match.game, match.state):
        return "unexpected"
    keys = match.game.verbs.keys(match.offered(seat))
    if answer.key not in keys:
        return "unexpected"
    if answer.options is not None and answer.options != _digest(keys):
        return "other_options"
    return Given(answer.key)


def _passing(match: Match, seat: int, plan: Plan) -> Verdict:
    if plan.then_pass is None or plan.passes >= MOST_PASSES:
        return "stretch"
    if plan.during != _moment(match.state, plan.then_pass):
        return "stretch"
    option = passing_option(match, seat)
    return "unexpected" if option is None else Given(match.game.verbs.key(option))


def _moment(state: State, stretch: Stretch) -> list[int]:
    return [int(getattr(state, name)) for name in STRETCHES[stretch] if hasattr(state, name)]


def _digest(keys: list[str] | None) -> str | None:
    return None if keys is None else sha256("\n".join(sorted(keys)).encode()).hexdigest()[:24]


# ---------------------------------------------------------------- what an entry leaves of it


def columns_after(table: TableState, entry: LogRow, *, was_planned: bool = False) -> dict[str, Any]:
    """What the plans are after this entry, if it changes them. Call when it has been taken into the ledger."""
    if not table.row.plans:
        return {}
    if entry.kind in (UNDO, BACK):
        return {"plans": _all_lapsed(table.row.plans)}
    plan = plan_of(table, entry.seat) if entry.kind == DECISION else None
    if plan is None:
        return {}
    left = _after_own(table.running(), plan, entry, was_planned)
    return {} if left == plan else {"plans": _with(table.row.plans, entry.seat, left)}


def _after_own(ledger: Ledger, plan: Plan, entry: LogRow, was_planned: bool) -> Plan | None:
    """What its own decision leaves of a plan: one that was not part of it ends it, but for what was forced anyhow."""
    is_next = bool(plan.answers) and plan.answers[0].key == entry.key
    if not was_planned and entry.actor != "auto":
        return None
    if not was_planned and (plan.lapsed is not None or not is_next):
        return plan
    heard = len(ledger.match.told.heard_by(entry.seat))
    if plan.answers:
        left = msgspec.structs.replace(plan, answers=plan.answers[1:], heard=heard)
    else:
        left = msgspec.structs.replace(plan, passes=plan.passes + 1, heard=heard)
    return left if left.answers or left.then_pass is not None else None


def _all_lapsed(plans: dict[str, Any]) -> dict[str, Any]:
    return {seat: {"lapsed": "back", **plan} for seat, plan in plans.items()}


def still_held(row: TableRow, seats: list[SeatRow]) -> dict[str, Any] | None:
    """The plans of those who still play their seats."""
    kept = {
        seat: plan for seat, plan in (row.plans or {}).items() if seats[int(seat)].player == plan["person"]
    }
    return kept or None


def are_due(plans: dict[str, Any] | None, waiting: list[int]) -> bool:
    """Whether one of the seats that are asked has prepared something."""
    return any(plan.get("lapsed") is None and int(seat) in waiting for seat, plan in (plans or {}).items())


# ---------------------------------------------------------------- looking at it


def plan_of(table: TableState, seat: int) -> Plan | None:
    stored = (table.row.plans or {}).get(str(seat))
    plan = None if stored is None else msgspec.convert(stored, Plan)
    return plan if plan is not None and plan.person == table.seats[seat].player else None


def state_of(table: TableState, seat: int) -> PlanState:
    """As its person sees it."""
    plan = plan_of(table, seat)
    side, ledger = table.seats[seat].side, table.ledger
    ahead = None if ledger is None else foreseen(ledger.match, seat)
    if plan is None:
        return PlanState(side, [], None, [], None, ahead)
    answers = [PreparedAnswer(each.prompt, each.key, each.about) for each in plan.answers]
    return PlanState(
        side, answers, plan.then_pass, plan.unless, plan.lapsed or _about_to_lapse(table, seat), ahead
    )


def _about_to_lapse(table: TableState, seat: int) -> Lapse | None:
    """Whoever asks on hearing of a question may be quicker than it is written down, and would never be told otherwise."""
    found, ledger = verdict(table, seat), table.ledger
    is_forced = ledger is not None and len(ledger.match.offered(seat)) == 1
    return None if found is None or isinstance(found, Given) or is_forced else found


def foreseen(match: Match, seat: int) -> Foreseen | None:
    """The seat's next turn, as it would be now: worked out from what it sees, so that it tells nothing else."""
    game = match.game
    if match.over or seat in match.waiting():
        return None
    view = seen_by(game, match.state, seat)
    view.waiting = [seat]
    for question in _turns(match):
        view.question, view.about = question, ()
        if offered := question.options(view, seat):
            costs = [question.cost(view, seat, option) for option in offered]
            told = [None if cost < 0 else cost for cost in costs]
            return Foreseen(question.name, question.rule, {}, game.verbs.keys(offered), told)
    return None


def _turns(match: Match) -> list[Question]:
    """What begins a turn: asked of one seat after the other, about nothing special, and not in the middle of anything."""
    return [
        question
        for question in match.game.questions.values()
        if question.is_calm and not question.is_together and not question.arity
    ]


def _with(plans: dict[str, Any] | None, seat: int, plan: Plan | None) -> dict[str, Any] | None:
    others = {other: kept for other, kept in (plans or {}).items() if other != str(seat)}
    return (others if plan is None else others | {str(seat): msgspec.to_builtins(plan)}) or None
