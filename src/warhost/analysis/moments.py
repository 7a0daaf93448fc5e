"""A finished record played again, with the state before each decision kept."""

from __future__ import annotations

from typing import NamedTuple

from warhost.core import record
from warhost.core.engine import answer, open_question, options, start
from warhost.core.errors import WarhostError
from warhost.core.game import Game
from warhost.core.state import State
from warhost.games import load


class Moment(NamedTuple):
    """A decision: the state before it, who chose what of which options, and whether dice or draws came with it."""

    step: int
    before: State
    seat: int
    option: int
    offered: list[int]
    prompt: str
    rolled: bool


class Course(NamedTuple):
    """A whole game: its decisions, and the state after the last."""

    game: Game
    given: record.Record
    moments: list[Moment]
    end: State

    def after(self, step: int) -> State:
        """The state after so many decisions."""
        return self.moments[step].before if step < len(self.moments) else self.end


def course(text: str) -> Course:
    """The course of a record. It must be whole and true: commitment, dice and result are checked."""
    given = record.read(text)
    game = load(given.game)
    match = record.verify(game, given)
    if not match.over:
        raise WarhostError("analysis-not-over", "the game is not over: nobody may analyse it")
    s = record.replay(game, given, 0).state
    s.trace = None
    moments: list[Moment] = []
    for step, decision in enumerate(match.decisions, 1):
        before = s.copy()
        offered = options(s, decision.seat)[:]
        prompt = open_question(s).name
        answer(s, decision.seat, decision.option)
        moments.append(Moment(step, before, decision.seat, decision.option, offered, prompt, s.chance_used))
    return Course(game, given, moments, s)


def other_start(told: Course, seed: bytes) -> State | None:
    """The same table set up with other chance; None for a game that began from a position."""
    given = told.given
    if given.position is not None:
        return None
    return start(told.game, len(given.seats), given.options, seed, revision=given.revision)
