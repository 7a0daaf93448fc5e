"""How a game's table is drawn with characters: one module for each game, from nothing but the view that a client gets."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from warhost.telling.drawing import Drawing
from warhost.telling.storyteller import Storyteller

Board = Callable[[dict[str, Any], Storyteller], Drawing]


def board_of(game: str) -> Board:
    """The board of that game, or a plain one that lists what is on the table."""
    try:
        module = import_module(f"{__name__}.{game}")
    except ModuleNotFoundError:
        module = import_module(f"{__name__}.plain")
    board: Board = module.board
    return board
