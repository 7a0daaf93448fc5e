"""What bots think, in a process of their own (see `worker`). A bot is told what one seat sees, never the true state, and
answers with an option."""

from __future__ import annotations

import time
from typing import Final, Literal

import msgspec
from msgspec import Struct

from warhost.bots import Budget, make_bot
from warhost.core.chance import reseed
from warhost.core.errors import WarhostError
from warhost.core.game import Game
from warhost.core.state import State
from warhost.games import load


class Task(Struct):
    """Something to think about. `game` is its place (see `warhost.games.load`); `view` as `pack` made it; the budget
    counts from `asked_at`, so that whoever had to wait thinks shorter."""

    wish: Literal["choose", "opinions"]
    game: str
    level: str
    seed: int
    budget_ms: int
    seat: int
    view: bytes
    options: list[int]
    asked_at: float = msgspec.field(default_factory=time.time)


class Thought(Struct):
    """`shares`, `reasons` and `expected` go with `options`, best first. With `error` there is nothing else."""

    options: list[int] = []
    shares: list[float] = []
    reasons: list[tuple[str, dict[str, str]]] = []
    expected: list[float | None] = []
    error: str = ""


class Seen(Struct):
    """The parts of a view that are not the game's own fields; with the values of those fields it is the whole view."""

    revision: int
    sides: list[int]
    settings: tuple[str, ...]
    agenda: list[tuple[str, tuple[int, ...]]]
    question: str | None
    about: tuple[int, ...]
    waiting: list[int]
    answers: list[int]
    ending: int
    winners: list[int]
    fields: dict[str, object]


def pack(game: Game, view: State) -> bytes:
    """A view, made by `warhost.core.view.seen_by`, as bytes."""
    seen = Seen(
        revision=view.revision,
        sides=view.sides,
        settings=view.settings,
        agenda=[(frame[0].name, frame[0].given(frame)) for frame in view.agenda],
        question=None if view.question is None else view.question.name,
        about=view.about,
        waiting=view.waiting,
        answers=view.answers,
        ending=view.ending,
        winners=view.winners,
        fields={field.name: getattr(view, field.name) for field in game.fields},
    )
    return msgspec.msgpack.encode(seen)


def unpack(game: Game, data: bytes) -> State:
    seen = msgspec.msgpack.decode(data, type=Seen)
    view: State = game.empty(len(seen.sides))
    view.revision = seen.revision
    view.sides = seen.sides
    view.settings = seen.settings
    view.agenda = [game.steps[step].frame(args) for step, args in seen.agenda]
    view.question = None if seen.question is None else game.questions[seen.question]
    view.about = seen.about
    view.waiting = seen.waiting
    view.answers = seen.answers
    view.ending = seen.ending
    view.winners = seen.winners
    for field in game.fields:
        value = seen.fields[field.name]
        # On the way a tuple becomes a list, which compiled rules refuse.
        if isinstance(value, list) and isinstance(getattr(view, field.name), tuple):
            value = tuple(value)
        setattr(view, field.name, value)
    if game.derive is not None:
        game.derive(view)
    return view


def think(task: Task) -> Thought:
    game = load(task.game)
    view = unpack(game, task.view)
    reseed(view, task.seed.to_bytes(8, "big"))
    bot = make_bot(task.level, game, task.seed, Budget(milliseconds=_left_ms(task)))
    if task.wish == "choose":
        return Thought(options=[bot.choose(view, task.seat, task.options)])
    opinions = bot.opinions(view, task.seat, task.options)
    return Thought(
        options=[opinion.option for opinion in opinions],
        shares=[opinion.share for opinion in opinions],
        reasons=[opinion.reason for opinion in opinions],
        expected=[opinion.expected for opinion in opinions],
    )


def _left_ms(task: Task) -> int:
    """What is left of the budget, but never nothing, and never more than all of it if somebody set the clock."""
    taken_ms = round((time.time() - task.asked_at) * 1000)
    return min(max(1, task.budget_ms - taken_ms), task.budget_ms)


def do(task: Task) -> Thought:
    try:
        return think(task)
    except WarhostError as error:
        return Thought(error=error.key)


JOB: Final = Task
