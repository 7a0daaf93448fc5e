"""The bots by name: which there are for a game, and how to get one."""

from __future__ import annotations

from typing import Final, NamedTuple

from warhost.bots.bot import Bot, Budget
from warhost.bots.greedy import GreedyBot
from warhost.bots.lapses import Lapses, LapsingBot
from warhost.bots.random import RandomBot
from warhost.bots.search import SearchBot
from warhost.bots.styles import STYLED, STYLES
from warhost.core.errors import WarhostError, hint, unknown
from warhost.core.game import Game


class Rung(NamedTuple):
    """How a level plays: with lapses, at once, where the game gives advice; otherwise by searching. Iterations make its
    strength, milliseconds are no more than a ceiling; `trees` grow side by side."""

    budget: Budget
    trees: int = 1
    lapses: Lapses | None = None


LEVELS: Final = {
    "beginner": Rung(Budget(iterations=2), lapses=Lapses(overlooks=0.5, misjudges=0.5, shows_off=0.5)),
    "easy": Rung(Budget(iterations=10), lapses=Lapses(overlooks=0.2, misjudges=0.2, shows_off=0.1)),
    "normal": Rung(Budget(iterations=60)),
    "hard": Rung(Budget(1_000, 400)),
    "expert": Rung(Budget(2_000, 1_600), trees=2),
    "champion": Rung(Budget(4_000, 6_400), trees=2),
}
"""The opponents that players are offered, weakest first."""
QUICK: Final = ("random", "greedy", *[name for name, rung in LEVELS.items() if rung.lapses is not None])


def is_quick(level: str) -> bool:
    """Whether such a bot answers at once, in whatever style."""
    return level.partition(STYLED)[0] in QUICK


def levels(game: Game) -> list[str]:
    """The bots that can play this game: those for programs, then the rungs that players are offered, weakest first."""
    return ["random", *([] if game.advice is None else ["greedy"]), *LEVELS]


def steady_levels(game: Game) -> list[str]:
    """Those of the levels that decide alike on every machine, however busy it is: they do not search, so no clock ends it."""
    return [
        level for level in levels(game) if level == "random" or (level in QUICK and game.advice is not None)
    ]


def usual_level(game: Game) -> str:
    """The bot that sits down when nobody asked for another: quick, and not too bad."""
    return "random" if game.advice is None else "greedy"


def make_bot(level: str, game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """A bot of that level; equal seeds play equally. `search:500` searches with so many iterations, `search` within the
    budget alone (without one, as long as `normal`). Other levels take no more than both they and the budget allow. A style may
    follow: `normal+builder`."""
    kind, styled, wanted = level.partition(STYLED)
    style = STYLES.get(wanted)
    if styled and (style is None or kind == "random"):
        raise _unknown(level, [f"{kind}{STYLED}{known}" for known in STYLES], game)
    if kind == "random":
        return RandomBot(seed)
    if kind == "greedy" and game.advice is not None:
        return GreedyBot(game.advice, seed, style)
    if kind == "search":
        return SearchBot(game, seed, budget or LEVELS["normal"].budget, style=style)
    rung = _rung(kind)
    if rung is not None:
        if rung.lapses is not None and game.advice is not None:
            return LapsingBot(game.advice, seed, rung.lapses, style)
        thinking = rung.budget if budget is None else _within(rung.budget, budget)
        return SearchBot(game, seed, thinking, rung.trees, style=style)
    raise _unknown(level, [*levels(game), "search", "search:N"], game)


def _unknown(level: str, known: list[str], game: Game) -> WarhostError:
    return WarhostError(
        "unknown-bot",
        f"there is no bot {level!r} for {game.name}; {hint(level, known)}",
        unknown(level, known),
    )


def _rung(level: str) -> Rung | None:
    kind, _, iterations = level.partition(":")
    if kind == "search" and iterations.isdecimal() and int(iterations) > 0:
        return Rung(Budget(iterations=int(iterations)))
    return LEVELS.get(level)


def _within(own: Budget, given: Budget) -> Budget:
    """The narrower of two limits of each kind."""
    return Budget(
        _narrower(own.milliseconds, given.milliseconds), _narrower(own.iterations, given.iterations)
    )


def _narrower(one: int, other: int) -> int:
    return min(one, other) if one and other else one or other
