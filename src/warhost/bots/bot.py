"""What a bot is, and how to get one by name."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from warhost.core.errors import WarhostError
from warhost.core.game import Game, Reason
from warhost.core.state import State


class Budget(NamedTuple):
    """How long a bot may think about one decision; 0 means no limit of that kind."""

    milliseconds: int = 0
    iterations: int = 0


class Opinion(NamedTuple):
    """What a bot thinks of one option: its share of the bot's confidence (0..1) and why."""

    option: int
    share: float
    reason: Reason


class Bot(Protocol):
    """A player made of code. `needs_view` False spares the making of views that it would not look at."""

    needs_view: bool

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        """One of the options, from what this seat sees."""

    def opinions(self, view: State, seat: int, options: list[int]) -> list[Opinion]:
        """The options from best to worst, for hints."""


LEVELS: Final = {
    "easy": ("search", Budget(iterations=40)),
    "normal": ("search", Budget(iterations=200)),
    "hard": ("search", Budget(iterations=1000, milliseconds=4000)),
}
"""The opponents that players are offered, as settings of the search bot."""


def levels(game: Game) -> list[str]:
    """The bots that can play this game, weakest first."""
    return ["random", *([] if game.advice is None else ["greedy"]), "easy", "normal", "hard"]


def usual_level(game: Game) -> str:
    """The bot that sits down when nobody asked for another, and that gives hints: quick, and with reasons."""
    return "random" if game.advice is None else "greedy"


def make_bot(level: str, game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """A bot of that level; equal seeds play equally. `search` takes its own budget (`search:500` means iterations)."""
    from warhost.bots.greedy import GreedyBot
    from warhost.bots.random import RandomBot
    from warhost.bots.search import SearchBot

    kind, _, iterations = level.partition(":")
    if kind == "random":
        return RandomBot(seed)
    if kind == "greedy" and game.advice is not None:
        return GreedyBot(game.advice, seed)
    if kind == "search" and (iterations.isdecimal() or not iterations):
        given = Budget(iterations=int(iterations)) if iterations else budget or LEVELS["normal"][1]
        return SearchBot(game, seed, given)
    if kind in LEVELS:
        own = LEVELS[kind][1]
        limit = budget.milliseconds if budget is not None else own.milliseconds
        return SearchBot(game, seed, Budget(milliseconds=limit, iterations=own.iterations))
    known = ", ".join([*levels(game), "search", "search:N"])
    raise WarhostError(
        "unknown-bot",
        f"there is no bot {level!r} for {game.name}; known: {known}",
        {"name": level, "known": known},
    )
