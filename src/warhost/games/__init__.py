"""The games, found by name and imported when first asked for. A game from elsewhere joins by an entry point of the
group `warhost.games`; one that is still being written by `WARHOST_GAMES=name=package.module:GAME,…`."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from warhost.core.errors import UnknownGame
from warhost.core.game import Game
from warhost.native import mypyc_attr

OURS: Final = ("oldworld", "bloodrage", "karak")
GROUP: Final = "warhost.games"
VARIABLE: Final = "WARHOST_GAMES"

_loaded: dict[str, Game] = {}


def names() -> list[str]:
    """All games that can be loaded by a plain name, ours first."""
    ours = [name for name in OURS if _is_here(name)]
    return ours + sorted(name for name in _offered() if name not in ours)


def load(name: str) -> Game:
    """The game of that name; `UnknownGame` if nobody offers it."""
    if name not in _loaded:
        _loaded[name] = _found(name)
    return _loaded[name]


def _found(name: str) -> Game:
    if name in OURS and _is_here(name):
        place = f"{__name__}.{name}:GAME"
    else:
        place = _offered().get(name, "")
    module, colon, attribute = place.partition(":")
    if not colon:
        raise UnknownGame(name, names())
    try:
        game = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"{name} ({error})", names()) from error
    if not isinstance(game, Game):
        raise UnknownGame(f"{name} ({place} is no game)", names())
    return game


def _is_here(name: str) -> bool:
    spec = find_spec(f"{__name__}.{name}")
    return spec is not None and spec.origin is not None


def _offered() -> dict[str, str]:
    """Names and places in code of games that are not ours."""
    offered = {point.name: point.value for point in entry_points(group=GROUP)}
    for pair in filter(None, os.environ.get(VARIABLE, "").split(",")):
        name, _, place = pair.partition("=")
        offered[name] = place
    return offered


@mypyc_attr(native_class=False)
class Shelf(ModuleType):
    """What this module is: a shelf of games that can also be called, so that `warhost.games()` says which there are."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = Shelf
