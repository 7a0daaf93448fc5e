"""The bots by name: which there are for a game, and how to get one."""

from __future__ import annotations

from typing import Final

from warhost.bots.bot import Bot, Budget
from warhost.bots.greedy import GreedyBot
from warhost.bots.random import RandomBot
from warhost.bots.search import SearchBot
from warhost.core.errors import WarhostError
from warhost.core.game import Game

LEVELS: Final = {
    "easy": ("search", Budget(iterations=10)),
    "normal": ("search", Budget(iterations=60)),
    "hard": ("search", Budget(iterations=400, milliseconds=4000)),
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
