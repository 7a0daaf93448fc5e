"""The engine's loop and the words in which rules are written: push a step, ask a seat, emit an event, show a secret."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE
from warhost.core.errors import NothingFollows, RulesError
from warhost.core.game import Game
from warhost.core.question import Question
from warhost.core.state import NEWEST, State
from warhost.core.step import Step
from warhost.core.trace import EVERYBODY, EventKind, Trace, Value, audience_of

MOST_STEPS: Final = 10_000
"""Between two questions. The longest run of real games has fewer than a hundred: what takes a hundred times that will not
end at all, as steps can do that begin from numbers no game would have given them."""


def push(s: State, step: Step, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Put a step with its arguments on top of the agenda: it runs before everything that is already there. One that goes
    around the seats begins with the first."""
    s.agenda.append((step, a, b, c, d))


def ask(s: State, question: Question, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Ask one seat about something. Its answer goes to the question; nothing else happens before. Ends the current step."""
    if s.question is not None:
        raise _another_is_open(s, question)
    s.question = question
    arity = question.arity
    if not arity:
        s.about = ()
    elif arity == 1:
        s.about = (a,)
    else:
        s.about = (a, b) if arity == 2 else (a, b, c)
    s.waiting.append(seat)


def offer(
    s: State, question: Question, seat: int, choices: list[int], a: int = 0, b: int = 0, c: int = 0
) -> None:
    """Ask one seat something whose options are worked out already."""
    ask(s, question, seat, a, b, c)
    s.offered = choices


def ask_all(s: State, question: Question, seats: list[int], a: int = 0, b: int = 0, c: int = 0) -> None:
    """Ask several seats at once (the question must be `together`). Answers stay secret until all are in; then they go to
    the question in seat order, and the agenda runs on after the last."""
    if seats:
        ask(s, question, seats[0], a, b, c)
        s.waiting.extend(seats[1:])


def _another_is_open(s: State, question: Question) -> RulesError:
    return RulesError(f"{question.name} was asked while {s.question} is open")


def emit(s: State, kind: EventKind, *args: Value) -> None:
    """Tell everybody."""
    if s.trace is not None and s.trace.telling:
        s.trace.events.append((kind, EVERYBODY, args))


def emit_to(s: State, seat: int, kind: EventKind, *args: Value) -> None:
    """Tell one seat only."""
    if s.trace is not None and s.trace.telling:
        s.trace.events.append((kind, audience_of(seat), args))


def emit_to_others(s: State, seat: int, kind: EventKind, *args: Value) -> None:
    """Tell everybody but one seat."""
    if s.trace is not None and s.trace.telling:
        s.trace.events.append((kind, EVERYBODY & ~audience_of(seat), args))


def show(s: State, seat: int) -> None:
    """Declare that this seat has just been shown something hidden (its own fresh card, a peek). An undo barrier."""
    s.shown |= audience_of(seat)


def show_all(s: State) -> None:
    """Declare that something hidden has just become public."""
    s.shown = EVERYBODY


def use(s: State, component: int) -> None:
    """Count a component as used, for statistics."""
    if s.trace is not None and s.trace.used:
        s.trace.used[component] += 1


def finish(s: State, ending: int, winners: list[int]) -> None:
    """End the game: nothing that is still on the agenda happens."""
    s.ending = ending
    s.winners = winners
    s.agenda.clear()
    s.about = ()


def advance(s: State) -> None:
    """Run the agenda until somebody is asked or the game is over. A question that answers itself counts as a step."""
    agenda = s.agenda
    left = MOST_STEPS
    while left:
        left -= 1
        if s.question is not None:
            if not s.question.is_obvious or not _answered_itself(s, s.question):
                return
        elif agenda:
            step, a, b, c, d = agenda.pop()
            run = step.run
            arity = step.arity
            if arity == 1:
                run(s, a)
            elif arity == 0:
                run(s)
            elif arity == 2:
                run(s, a, b)
            elif arity == 3:
                run(s, a, b, c)
            else:
                run(s, a, b, c, d)
        else:
            break
    if agenda or s.question is not None:
        raise RulesError(f"{MOST_STEPS} steps without a question, the last of them {_last(s)}")
    if s.ending < 0:
        raise NothingFollows()


def _last(s: State) -> str:
    return f"question {s.question.name}" if s.question is not None else f"step {s.agenda[-1][0].name}"


def _answered_itself(s: State, question: Question) -> bool:
    """An obvious question with one option, or none, needs nobody's attention."""
    seat = s.waiting[0]
    offered = question.options(s, seat)
    if len(offered) > 1:
        s.offered = offered
        return False
    s.waiting.clear()
    s.question = None
    if offered:
        question.answer(s, seat, offered[0])
    return True


def options(s: State, seat: int) -> list[int]:
    """What this seat may choose now; empty if it is not asked. The list is only read."""
    question = s.question
    if question is None or seat not in s.waiting:
        return []
    offered = s.offered
    return question.options(s, seat) if offered is None else offered


def answer(s: State, seat: int, option: int) -> None:
    """Apply an offered option and run on. Trusts its caller: `Match.decide` is the door that checks."""
    s.chance_used = False
    s.shown = 0
    s.offered = None
    question = s.question
    if question is None:
        raise RulesError("nobody is asked anything")
    if not question.is_together:
        s.waiting.clear()
        s.question = None
        question.answer(s, seat, option)
        advance(s)
        return
    s.note_answer(seat, option)
    s.waiting.remove(seat)
    if s.waiting:
        return
    given = s.answers
    s.answers = [NONE] * s.seats
    s.question = None
    for other in range(s.seats):
        if given[other] != NONE:
            question.answer(s, other, given[other])
    advance(s)


def open_question(s: State) -> Question:
    """What is asked; for those who know that something is."""
    question = s.question
    if question is None:
        raise RulesError("nobody is asked anything")
    return question


def start(
    game: Game,
    seats: int,
    settings: dict[str, str],
    seed: bytes,
    trace: Trace | None = None,
    revision: int = NEWEST,
) -> State:
    """A new game, run up to its first question. `settings` by name; the rest take their defaults."""
    game.check_seats(seats)
    s: State = game.begin(seats, revision)
    all_settings = game.table_settings(settings, s.revision)
    s.settings = tuple(all_settings.values())
    s.sides = game.choose_sides(seats, all_settings)
    s.seed = seed
    s.trace = trace
    game.set_up(s)
    advance(s)
    return s
