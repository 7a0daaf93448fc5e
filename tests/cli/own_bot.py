"""A bot as somebody else would write one, for the commands that take bots by their place in code."""

from __future__ import annotations

from warhost.core.game import Game
from warhost.core.state import State


class FirstOption:
    needs_view = False

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        return options[0]


def first_option(game: Game, seed: int) -> FirstOption:
    return FirstOption()
