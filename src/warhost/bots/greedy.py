"""The bot that takes what the game's own advice ranks highest right now."""

from __future__ import annotations

import random
from math import exp

from warhost.bots.bot import Opinion
from warhost.bots.styles import Style, leaning
from warhost.core.game import Advice
from warhost.core.state import State


class GreedyBot:
    needs_view = True

    def __init__(self, advice: Advice, seed: int, style: Style | None = None) -> None:
        self._advice = advice
        self._style = style
        self._random = random.Random(seed).random

    def __repr__(self) -> str:
        return "<bot greedy>"

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        """The highest ranked option; equals are decided by lot, so that nobody can read the bot from its order."""
        if len(options) == 1:
            return options[0]
        ranks = self._advice.rank(view, seat, options)
        if self._style is not None:
            ranks = leaning(self._advice, self._style, view, seat, options, ranks)
        best = max(ranks)
        equals = [option for option, rank in zip(options, ranks, strict=True) if rank == best]
        return equals[int(self._random() * len(equals))]

    def opinions(self, view: State, seat: int, options: list[int]) -> list[Opinion]:
        ranks = self._advice.rank(view, seat, options)
        best = max(ranks)
        weights = [exp(max(rank - best, -50.0)) for rank in ranks]
        total = sum(weights)
        told = [
            Opinion(option, weight / total, self._advice.reason(view, seat, option))
            for option, weight in zip(options, weights, strict=True)
        ]
        return sorted(told, key=lambda opinion: -opinion.share)
