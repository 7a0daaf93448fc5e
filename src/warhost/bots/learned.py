"""What was learnt from games that bots played against themselves, put beside what a game's own advice says. The numbers lie in
the data of the game; without them, or without NumPy, the advice alone serves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import log
from pathlib import Path
from typing import Any, Final

import warhost.games
from warhost.bots.insight import Insight
from warhost.bots.network import Network, read_network
from warhost.core.game import Game
from warhost.core.judgement import Judgement, shares_of
from warhost.core.observing import Layout
from warhost.core.parts import Ready
from warhost.core.state import State

FILE: Final = "learned.npz"
LEAST_SHARE: Final = 1e-6


class Misfit(ValueError):
    """What was learnt was learnt for something else."""


class LearnedInsight(Insight):
    def __init__(self, game: Game, network: Network) -> None:
        super().__init__(game)
        told = network.told
        for what, wanted in fitting(game).items():
            if told.get(what) != wanted:
                raise Misfit(
                    f"learnt for another {what} of {game.name}: {told.get(what)!r}, here it is {wanted!r}"
                )
        self._network = network
        self._layout = layout_of(game)
        self._judgement = judgement_with(game, told["stages"])
        self._has_policy: bool = told["has_policy"]
        self._chairs: int = max(game.seat_counts)

    def ranks(self, s: State, chooser: int, offered: list[int]) -> list[float]:
        ranks = super().ranks(s, chooser, offered)
        if not self._has_policy:
            return ranks
        lit: Ready = []
        self._layout.collect(s, chooser, lit)
        return self._network.ranks(lit, offered, ranks)

    def shares(self, s: State, viewer: int) -> list[float]:
        rows = self._judgement.measure(s)
        strengths = self._judgement.strengths(s, rows)
        lit: Ready = []
        self._layout.collect(s, viewer, lit)
        told = dense_numbers(self._judgement.progress(s), rows, shares_of(strengths), viewer, self._chairs)
        added = self._network.strengths(lit, told)
        for chair in range(s.seats):
            strengths[(viewer + chair) % s.seats] += added[chair]
        return shares_of(strengths)


def dense_numbers(
    progress: float, rows: list[list[float]], shares: list[float], viewer: int, chairs: int
) -> list[float]:
    """What a network is told beside the columns: how far the game has come, and chair by chair the logarithm of the share that
    the judgement gives and the numbers that it goes by; of empty chairs nothing."""
    told = [progress]
    seats = len(rows)
    for chair in range(seats):
        seat = (viewer + chair) % seats
        told.append(log(max(shares[seat], LEAST_SHARE)))
        told += rows[seat]
    told += [0.0] * ((chairs - seats) * (1 + len(rows[0])))
    return told


def fitting(game: Game) -> dict[str, Any]:
    """What must be the same when something learnt is used as when it was learnt."""
    return {
        "game": game.name,
        "revision": game.revision,
        "layout": layout_of(game).fingerprint,
        "options": game.verbs.size,
        "measured": judgement_of(game).names,
    }


def judgement_of(game: Game) -> Judgement:
    if game.advice is None or game.advice.judgement is None:
        raise Misfit(f"{game.name} has no judgement to which something learnt could be added")
    return game.advice.judgement


def judgement_with(game: Game, stages: list[dict[str, dict[str, float]]]) -> Judgement:
    """The game's judgement as it weighed when this was learnt: that may have been fitted anew since."""
    own = judgement_of(game)
    return Judgement(own.names, own.measure, own.progress, stages, game.sides if own.by_side else None)


def learning_from(game: Game) -> dict[str, Any]:
    """What must be the same of all notes from which something is learnt: also how the judgement weighs now."""
    return {**fitting(game), "stages": stages_of(judgement_of(game))}


def stages_of(judgement: Judgement) -> list[Mapping[str, dict[str, float]]]:
    """The weights of a judgement, as its file has them."""
    return [
        {
            kind: dict(zip(judgement.names, weights, strict=True))
            for kind, weights in zip(judgement.kinds, stage, strict=True)
        }
        for stage in judgement.weights
    ]


@cache
def layout_of(game: Game) -> Layout:
    return Layout(game)


def weights_file(game: Game) -> Path:
    """Where what was learnt for one of our games lies, if anything was."""
    return Path(str(warhost.games.__file__)).parent / game.name / "data" / FILE


@cache
def learned_insight(game: Game) -> Insight:
    """What came with this release."""
    return insight_from(weights_file(game), game)


def insight_from(file: Path, game: Game) -> Insight:
    """What this file holds, or the game's own insight: where nothing was learnt, or for another game than this one (a box of
    one's own adds cards), or where there is no NumPy to compute with."""
    if not file.is_file():
        return Insight(game)
    try:
        return LearnedInsight(game, read_network(file))
    except (ImportError, Misfit):
        return Insight(game)
