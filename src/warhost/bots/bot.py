"""What a bot is, and how to get one by name."""

from __future__ import annotations

from typing import NamedTuple, Protocol

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


def levels(game: Game) -> list[str]:
    """The bots that can play this game, weakest first."""
    return ["random"] if game.advice is None else ["random", "greedy"]


def make_bot(level: str, game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """A bot of that level; equal seeds play equally."""
    from warhost.bots.greedy import GreedyBot
    from warhost.bots.random import RandomBot

    if level == "random":
        return RandomBot(seed)
    if level == "greedy" and game.advice is not None:
        return GreedyBot(game.advice, seed)
    known = ", ".join(levels(game))
    raise WarhostError(
        "unknown-bot",
        f"there is no bot {level!r} for {game.name}; known: {known}",
        {"name": level, "known": known},
    )
