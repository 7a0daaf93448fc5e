"""The engine's loop and the words in which rules are written: push a step, ask a seat, emit an event, show a secret."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE
from warhost.core.errors import RulesError
from warhost.core.game import Game, Prompt
from warhost.core.state import State
from warhost.core.trace import EVERYBODY, Trace, Value, audience_of

MOST_STEPS: Final = 10_000
"""Between two questions. The longest run of real games has fewer than a hundred: what takes a hundred times that will not
end at all, as steps can do that begin from numbers no game would have given them."""


def push(s: State, step: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put a step on top of the agenda: it runs before everything that is already there."""
    s.agenda.append((step, a, b, c))


def ask(s: State, prompt: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Ask one seat. Its answer goes to the prompt; nothing else happens before. Ends the current step."""
    if s.prompt != NONE:
        raise RulesError("a question was asked while another one is open")
    s.prompt = prompt
    s.waiting.append(seat)
    s.ask_a = a
    s.ask_b = b
    s.ask_c = c


def ask_all(s: State, prompt: int, seats: list[int], a: int = 0, b: int = 0, c: int = 0) -> None:
    """Ask several seats at once (the prompt must be `together`). Answers stay secret until all are in; then they go to
    the prompt in seat order, and the agenda runs on after the last."""
    if s.prompt != NONE:
        raise RulesError("a question was asked while another one is open")
    if not seats:
        return
    s.prompt = prompt
    s.waiting.extend(seats)
    s.ask_a = a
    s.ask_b = b
    s.ask_c = c


def emit(s: State, kind: int, *args: Value) -> None:
    """Tell everybody."""
    if s.trace is not None and s.trace.telling:
        s.trace.events.append((kind, EVERYBODY, args))


def emit_to(s: State, seat: int, kind: int, *args: Value) -> None:
    """Tell one seat only."""
    if s.trace is not None and s.trace.telling:
        s.trace.events.append((kind, audience_of(seat), args))


def emit_to_others(s: State, seat: int, kind: int, *args: Value) -> None:
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
    s.ask_a = s.ask_b = s.ask_c = 0


def advance(game: Game, s: State) -> None:
    """Run the agenda until somebody is asked or the game is over. A question that answers itself counts as a step."""
    steps = game.steps
    agenda = s.agenda
    left = MOST_STEPS
    while True:
        while s.prompt < 0 and agenda:
            step, a, b, c = agenda.pop()
            left -= 1
            if left < 0:
                raise _endless(f"step {game.step_names.ids[step]}")
            steps[step](s, a, b, c)
        if s.prompt < 0:
            break
        prompt = game.prompts[s.prompt]
        left -= 1
        if left < 0:
            raise _endless(f"question {prompt.name}")
        if not prompt.obvious or not _answered_itself(s, prompt):
            return
    if s.ending < 0:
        raise RulesError("the agenda is empty, but the game has not ended")


def _endless(where: str) -> RulesError:
    return RulesError(f"{MOST_STEPS} steps without a question, the last of them {where}")


def _answered_itself(s: State, prompt: Prompt) -> bool:
    """An obvious question with one option, or none, needs nobody's attention."""
    seat = s.waiting[0]
    offered = prompt.options(s, seat)
    if len(offered) > 1:
        return False
    s.waiting.clear()
    s.prompt = NONE
    if offered:
        prompt.answer(s, seat, offered[0])
    return True


def options(game: Game, s: State, seat: int) -> list[int]:
    """What this seat may choose now; empty if it is not asked."""
    if s.prompt < 0 or seat not in s.waiting:
        return []
    return game.prompts[s.prompt].options(s, seat)


def answer(game: Game, s: State, seat: int, option: int) -> None:
    """Apply an offered option and run on. Trusts its caller: `Match.decide` is the door that checks."""
    s.chance_used = False
    s.shown = 0
    prompt = game.prompts[s.prompt]
    if not prompt.together:
        s.waiting.clear()
        s.prompt = NONE
        prompt.answer(s, seat, option)
        advance(game, s)
        return
    s.answers[seat] = option
    s.waiting.remove(seat)
    if s.waiting:
        return
    given = s.answers
    s.answers = [NONE] * s.seats
    s.prompt = NONE
    for other in range(s.seats):
        if given[other] != NONE:
            prompt.answer(s, other, given[other])
    advance(game, s)


def start(game: Game, seats: int, settings: dict[str, str], seed: bytes, trace: Trace | None = None) -> State:
    """A new game, run up to its first question. `settings` are table options by name; the rest take their defaults."""
    game.check_seats(seats)
    all_settings = game.table_settings(settings)
    s: State = game.empty(seats)
    s.options = tuple(all_settings[option.name] for option in game.table_options)
    s.sides = game.choose_sides(seats, all_settings)
    s.seed = seed
    s.trace = trace
    game.set_up(s)
    advance(game, s)
    return s
