"""Bots of Harvest for the tests: one that plays well enough, some that are interrupted or slow, and things that are no
bots."""

from __future__ import annotations

import time

from tests.toy.rules import LAY
from tests.toy.state import VALUES
from warhost.bots import Opinion
from warhost.core.game import Game
from warhost.core.state import State


class HighCard:
    """Lays its highest card; for the rest it takes the first option."""

    needs_view = True

    def __init__(self, game: Game, seed: int) -> None:
        pass

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        return max(options, key=lambda option: VALUES[LAY.first(option)] if LAY.has(option) else 0)

    def opinions(self, view: State, seat: int, options: list[int]) -> list[Opinion]:
        return []


class Interrupted(HighCard):
    """Somebody presses Ctrl-C after so many decisions."""

    decisions_left = 0

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        Interrupted.decisions_left -= 1
        if Interrupted.decisions_left == 0:
            raise KeyboardInterrupt
        return super().choose(view, seat, options)


class Endless(HighCard):
    """Thinks for ever in the first game of a tournament."""

    def __init__(self, game: Game, seed: int) -> None:
        self._for_ever = seed // 16 % 1_000_003 == 0

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        if self._for_ever:
            time.sleep(600)
        return super().choose(view, seat, options)


def stumble(game: Game, seed: int) -> HighCard:
    raise ZeroDivisionError("nothing to divide by")


def nobody(game: Game, seed: int) -> None:
    """Makes no bot."""
