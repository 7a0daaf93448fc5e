"""How a game's table is drawn in a terminal: one module a game, from nothing but the view that a client gets."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from warhost.cli.speech import Storyteller

Board = Callable[[dict[str, Any], Storyteller], RenderableType]


def board_of(game: str) -> Board:
    """The board of that game, or a plain one that lists what is on the table."""
    try:
        module = import_module(f"{__name__}.{game}")
    except ModuleNotFoundError:
        module = import_module(f"{__name__}.plain")
    board: Board = module.board
    return board
