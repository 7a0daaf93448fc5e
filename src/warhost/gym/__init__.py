"""Environments for learning agents: many tables at once, Gymnasium and PettingZoo. Written over the contract of a game, so
every game has them. NumPy is enough for the first; the other two need their packages, which are loaded when they are asked
for. All come with the extra `gym`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from warhost.gym.missing import MissingPackage

try:
    import numpy as np  # noqa: F401 (so that what is missing is said here and not by a module further down)
except ModuleNotFoundError as error:
    raise MissingPackage("warhost.gym", "numpy") from error

from warhost.gym.actions import action_parts, legal_actions
from warhost.gym.observation import Observer, Sparse, observer_of
from warhost.gym.opponents import Opponent
from warhost.gym.processes import ProcessTables
from warhost.gym.tables import Batch, Tables

if TYPE_CHECKING:
    from warhost.gym.all_seats import TableEnv, table_env
    from warhost.gym.seat_env import SeatEnv

__all__ = [
    "Batch",
    "Observer",
    "Opponent",
    "ProcessTables",
    "SeatEnv",
    "Sparse",
    "TableEnv",
    "Tables",
    "action_parts",
    "legal_actions",
    "observer_of",
    "table_env",
]

_WRAPPERS: Final = {"SeatEnv": "seat_env", "TableEnv": "all_seats", "table_env": "all_seats"}
_THEIRS: Final = ("gymnasium", "pettingzoo")


def __getattr__(name: str) -> Any:
    if name not in _WRAPPERS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        module = import_module(f"warhost.gym.{_WRAPPERS[name]}")
    except ModuleNotFoundError as error:
        if error.name not in _THEIRS:
            raise
        raise MissingPackage(name, error.name) from error
    return getattr(module, name)
