"""Environments for learning agents: PettingZoo, Gymnasium, and many tables at once. Written over the contract of a game,
so every game has them. Needs the extra `gym`."""

from warhost.gym.actions import action_parts, legal_actions
from warhost.gym.observation import Observer, observer_of
from warhost.gym.opponents import Opponent
from warhost.gym.processes import ProcessTables
from warhost.gym.seat_env import SeatEnv
from warhost.gym.table_env import TableEnv, table_env
from warhost.gym.tables import Batch, Tables

__all__ = [
    "Batch",
    "Observer",
    "Opponent",
    "ProcessTables",
    "SeatEnv",
    "TableEnv",
    "Tables",
    "action_parts",
    "legal_actions",
    "observer_of",
    "table_env",
]
