"""The bots by name: which there are for a game, and how to get one."""

from __future__ import annotations

from typing import Final

from warhost.bots.bot import Bot, Budget
from warhost.bots.greedy import GreedyBot
from warhost.bots.random import RandomBot
from warhost.bots.search import SearchBot
from warhost.core.errors import WarhostError, hint
from warhost.core.game import Game

LEVELS: Final = {
    "easy": Budget(iterations=10),
    "normal": Budget(iterations=60),
    "hard": Budget(iterations=400, milliseconds=4000),
}
"""The opponents that players are offered: how long the searching bot may think."""


def levels(game: Game) -> list[str]:
    """The bots that can play this game, weakest first."""
    return ["random", *([] if game.advice is None else ["greedy"]), "easy", "normal", "hard"]


def usual_level(game: Game) -> str:
    """The bot that sits down when nobody asked for another: quick, and not too bad."""
    return "random" if game.advice is None else "greedy"


def make_bot(level: str, game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """A bot of that level; equal seeds play equally. `search:500` searches with so many iterations, `search` within the
    budget alone (without one, as long as `normal`). Other levels take no more than both they and the budget allow."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy" and game.advice is not None:
        return GreedyBot(game.advice, seed)
    if level == "search":
        return SearchBot(game, seed, budget or LEVELS["normal"])
    thinking = _thinking(level)
    if thinking is not None:
        return SearchBot(game, seed, thinking if budget is None else _within(thinking, budget))
    known = [*levels(game), "search", "search:N"]
    raise WarhostError(
        "unknown-bot",
        f"there is no bot {level!r} for {game.name}; {hint(level, known)}",
        {"name": level, "known": ", ".join(known)},
    )


def _thinking(level: str) -> Budget | None:
    """How long a level thinks, if it is one that does."""
    kind, _, iterations = level.partition(":")
    if kind == "search" and iterations.isdecimal() and int(iterations) > 0:
        return Budget(iterations=int(iterations))
    return LEVELS.get(level)


def _within(own: Budget, given: Budget) -> Budget:
    """The narrower of two limits of each kind."""
    return Budget(
        _narrower(own.milliseconds, given.milliseconds), _narrower(own.iterations, given.iterations)
    )


def _narrower(one: int, other: int) -> int:
    return min(one, other) if one and other else one or other
