"""The bot that rolls a die for everything."""

from __future__ import annotations

import random

from warhost.bots.bot import Opinion
from warhost.core.state import State


class RandomBot:
    needs_view = False

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def __repr__(self) -> str:
        return "<bot random>"

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        # Compiled code multiplies two floats at once, but asks Python for the product of a float and an int.
        return options[int(self._random() * float(len(options)))]

    def opinions(self, view: State, seat: int, options: list[int]) -> list[Opinion]:
        return [Opinion(option, 1 / len(options), ("bot-reason-random", {})) for option in options]
