"""Harvest: a small complete game that proves the core before the big games arrive."""

from tests.toy.rules import GAME

__all__ = ["GAME"]
