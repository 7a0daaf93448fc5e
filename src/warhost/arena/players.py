"""Bots by name: a level that the game knows, or the place in code of one's own."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Final

from warhost.bots import Bot, make_bot
from warhost.bots.levels import LEVELS
from warhost.core.errors import WarhostError
from warhost.core.game import Game

PLACE: Final = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<maker>[A-Za-z_]\w*)")
KINDS: Final = ("random", "greedy", "search", *LEVELS)
"""What stands before a colon without being a module."""


def player(name: str, game: Game, seed: int) -> Bot:
    """The bot of that level; `package.module:maker` calls `maker(game, seed)`."""
    place = place_of(name)
    if place is None:
        return make_bot(name, game, seed)
    maker = getattr(_module(name, place["module"]), place["maker"], None)
    if maker is None:
        raise _not_found(name, f"{place['module']} has no {place['maker']}")
    try:
        bot: Bot = maker(game, seed)
    except WarhostError:
        raise
    except Exception as error:
        raise _broken(name, error) from error
    if not callable(getattr(bot, "choose", None)) or not hasattr(bot, "needs_view"):
        raise WarhostError("arena-no-bot", f"{name} does not make a bot, but {bot!r}", {"name": name})
    return bot


def place_of(name: str) -> re.Match[str] | None:
    """Module and maker of a bot of one's own."""
    return None if name.partition(":")[0] in KINDS else PLACE.fullmatch(name)


def code_of(name: str) -> bytes | None:
    """The file in which a bot of one's own is written."""
    place = place_of(name)
    if place is None:
        return None
    file = Path(getattr(_module(name, place["module"]), "__file__", None) or "")
    return file.read_bytes() if file.is_file() else None


def _module(name: str, module: str) -> ModuleType:
    try:
        return import_module(module)
    except ImportError as error:
        raise _not_found(name, str(error)) from error
    except Exception as error:
        raise _broken(name, error) from error


def _not_found(name: str, problem: str) -> WarhostError:
    return WarhostError(
        "arena-no-such-bot", f"cannot find the bot {name}: {problem}", {"name": name, "problem": problem}
    )


def _broken(name: str, error: Exception) -> WarhostError:
    """Its author wants to know where."""
    problem = f"{type(error).__name__}: {error}"
    theirs = extract_tb(error.__traceback__)[1:]
    if theirs and not isinstance(error, SyntaxError):
        problem += f" ({Path(theirs[-1].filename).name}, line {theirs[-1].lineno})"
    return WarhostError(
        "arena-broken-bot", f"the bot {name} cannot be made: {problem}", {"name": name, "problem": problem}
    )
