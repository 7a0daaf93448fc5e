"""Guessing who will win: a few numbers about each seat, weighed by what finished games have shown.

A game names the numbers (`measure`) and how far it has come (`progress`, from 0 up to its last stage); the weights of the
stages lie in its data, fitted by `python -m benchmarks.fit_judgement GAME`. Between two stages they are mixed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any


class Judgement:
    """`measure(state)` gives one row a seat, `names` says what its columns are."""

    def __init__(
        self,
        names: Sequence[str],
        measure: Callable[[Any], list[list[float]]],
        progress: Callable[[Any], float],
        stages: Sequence[dict[str, float]],
    ) -> None:
        self.names = list(names)
        self.measure = measure
        self.progress = progress
        self.weights: list[list[float]] = [[float(stage[name]) for name in names] for stage in stages]

    def shares(self, s: Any) -> list[float]:
        """Everybody's share of the win."""
        weights = self._weights_at(self.progress(s))
        return shares_of([_weighed(weights, row) for row in self.measure(s)])

    def _weights_at(self, progress: float) -> list[float]:
        last = len(self.weights) - 1
        stage = min(int(progress), last)
        before = self.weights[stage]
        part = progress - stage
        if stage == last or part <= 0.0:
            return before
        after = self.weights[stage + 1]
        return [before[column] + part * (after[column] - before[column]) for column in range(len(self.names))]


def _weighed(weights: list[float], row: list[float]) -> float:
    total = 0.0
    for column in range(len(weights)):
        total += weights[column] * row[column]
    return total


def shares_of(strengths: list[float]) -> list[float]:
    """Shares that add up to 1; one more in strength is e times the share."""
    best = max(strengths)
    weights = [exp(strength - best) for strength in strengths]
    whole = sum(weights)
    return [weight / whole for weight in weights]
