"""Guessing who will win: a few numbers about each seat, weighed by what finished games have shown.

A game names the numbers (`measure`) and how far it has come (`progress`, from 0 up to its last stage); the weights of the
stages lie in its data, fitted by `python -m benchmarks.fit_judgement GAME`. Between two stages they are mixed. Where sides
win in different ways (`sides`), each has weights of its own; otherwise all share those of ANY_SIDE."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from math import exp
from pathlib import Path
from typing import Any, Final

from warhost.core.domain import Domain
from warhost.core.errors import BadData
from warhost.core.state import State

ANY_SIDE: Final = "everybody"
Stage = dict[str, dict[str, float]]
"""What each number weighs, for whom."""


def stages_beside(module: str) -> list[Stage]:
    """The fitted weights of the game to which this file belongs."""
    text = (Path(module).parent / "data" / "judgement.toml").read_text(encoding="utf-8")
    stages: list[Stage] = tomllib.loads(text)["stage"]
    return stages


class Judgement:
    """`measure(state)` gives one row a seat, `names` says what its columns are."""

    def __init__(
        self,
        names: Sequence[str],
        measure: Callable[[Any], list[list[float]]],
        progress: Callable[[Any], float],
        stages: Sequence[Stage],
        sides: Domain | None = None,
    ) -> None:
        self.names = list(names)
        self.measure = measure
        self.progress = progress
        self.by_side = sides is not None
        self.kinds = [ANY_SIDE] if sides is None else list(sides.ids)
        """Who has weights of their own."""
        self.weights: list[list[list[float]]] = [
            [_read(stage, f"judgement.toml.stage[{i}]", kind, self.names) for kind in self.kinds]
            for i, stage in enumerate(stages)
        ]
        for i, stage in enumerate(stages):
            for kind in stage:
                if kind not in self.kinds:
                    raise BadData(f"judgement.toml.stage[{i}].{kind}", "nothing reads this")

    def kind_of(self, s: State, seat: int) -> int:
        return s.sides[seat] if self.by_side else 0

    def shares(self, s: State) -> list[float]:
        """Everybody's share of the win."""
        return shares_of(self.strengths(s, self.measure(s)))

    def strengths(self, s: State, rows: list[list[float]]) -> list[float]:
        """How strong each seat is, from what was measured; only differences count."""
        progress = self.progress(s)
        last = len(self.weights) - 1
        stage = min(int(progress), last)
        part = progress - stage
        strengths: list[float] = []
        for seat, row in enumerate(rows):
            kind = self.kind_of(s, seat)
            strength = _weighed(self.weights[stage][kind], row)
            if stage < last and part > 0.0:
                strength += part * (_weighed(self.weights[stage + 1][kind], row) - strength)
            strengths.append(strength)
        return strengths


def _read(stage: Stage, where: str, kind: str, names: list[str]) -> list[float]:
    """The weights of one kind, all of them and no others."""
    given = stage.get(kind, {})
    for name in names:
        if name not in given:
            raise BadData(f"{where}.{kind}.{name}", "is missing")
    for name in given:
        if name not in names:
            raise BadData(f"{where}.{kind}.{name}", "nothing reads this")
    return [float(given[name]) for name in names]


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
