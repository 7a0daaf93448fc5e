"""A digital table for rich games of conquest, standing on one rules engine.

    import warhost

    game = warhost.new("bloodrage", seats=3, seed=1)
    bot = warhost.bot("greedy", seed=1)
    while not game.over:
        game.play(bot.choose(game))
    print(game)

Nothing is loaded before it is asked for; what there is lives in `warhost.door`."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

if TYPE_CHECKING:
    from warhost.core.errors import Refused, WarhostError
    from warhost.door import (
        Bot,
        Event,
        Option,
        Position,
        Record,
        Result,
        Simulation,
        Table,
        Turn,
        bot,
        load,
        new,
        simulate,
    )
    from warhost.games import Shelf

    games: Shelf

__all__ = [
    "Bot",
    "Event",
    "Option",
    "Position",
    "Record",
    "Refused",
    "Result",
    "Simulation",
    "Table",
    "Turn",
    "WarhostError",
    "bot",
    "games",
    "load",
    "new",
    "simulate",
]


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("warhost.games")
    if name in __all__:
        return getattr(import_module("warhost.door"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
