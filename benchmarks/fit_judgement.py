"""Fits the weights by which a game's judgement guesses who will win, from games of greedy bots that sometimes err.

    python -m benchmarks.fit_judgement bloodrage --games 4000

writes src/warhost/games/bloodrage/data/judgement.toml. A softmax regression over the seats: of all weights those under
which the results that came about were most likely, with a small penalty for large ones. A fifth of the games is held back
to see how well it guesses those."""

from __future__ import annotations

import argparse
import random
from multiprocessing import Pool
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.environments import ROOT
from warhost.arena.collector import spare_the_collector
from warhost.bots import Bot, Opinion, play_to_the_end
from warhost.bots.greedy import GreedyBot
from warhost.core.chance import numbered_seed
from warhost.core.engine import start
from warhost.core.game import Game
from warhost.core.state import State
from warhost.games import load

Array = NDArray[Any]
Noted = tuple[float, list[list[float]], list[int]]
ERRORS = (0.0, 0.05, 0.15, 0.3)
"""How often a bot chooses at random, drawn for each seat, so that games differ and positions are not all well played."""
NOTED = 0.15
"""The share of calm positions that is noted."""
PENALTY = 2e-3
LEAST_SPREAD = 0.15
"""What hardly ever varies gets no great weight from a few games."""


class Moment(NamedTuple):
    """A calm position: how far the game had come, the numbers of each seat, whose weights they get, and who won in the end."""

    game: int
    progress: float
    rows: list[list[float]]
    kinds: list[int]
    won: list[float]


class Erring:
    """A greedy bot that errs now and then."""

    needs_view = True

    def __init__(self, game: Game, seed: int) -> None:
        assert game.advice is not None
        self._greedy = GreedyBot(game.advice, seed)
        self._random = random.Random(seed)
        self._errors = self._random.choice(ERRORS)

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        if len(options) == 1 or self._random.random() < self._errors:
            return self._random.choice(options)
        return self._greedy.choose(view, seat, options)

    def opinions(self, view: State, seat: int, options: list[int]) -> list[Opinion]:
        return []  # nobody asks it for hints


def moments_of(task: tuple[str, int, int]) -> list[Moment]:
    name, seats, number = task
    spare_the_collector()
    game = load(name)
    assert game.advice is not None
    assert game.advice.judgement is not None
    judgement = game.advice.judgement
    bots: list[Bot] = [Erring(game, number * 16 + seat) for seat in range(seats)]
    s = start(game, seats, {}, numbered_seed(number, number))
    lots = random.Random(number)
    noted: list[Noted] = []

    def look(decision: int) -> None:
        if s.question is not None and s.question.calm and lots.random() < NOTED:
            kinds = [judgement.kind_of(s, seat) for seat in range(seats)]
            noted.append((judgement.progress(s), judgement.measure(s), kinds))

    play_to_the_end(game, s, bots, look)
    won = [1 / len(s.winners) if seat in s.winners else 0.0 for seat in range(seats)]
    return [Moment(number, *each, won) for each in noted] if s.winners else []


def mixed(moment: Moment, stages: int, kinds: int) -> Array:
    """The numbers of each seat in the columns of its kind, once for every stage, in the shares in which stages are mixed."""
    shares = np.zeros(stages)
    stage = min(int(moment.progress), stages - 1)
    part = min(moment.progress - stage, 1.0) if stage < stages - 1 else 0.0
    shares[stage] = 1 - part
    if part:
        shares[stage + 1] = part
    rows = np.array(moment.rows)
    columns = np.zeros((len(rows), stages, kinds, rows.shape[1]), dtype=np.float32)
    for seat, kind in enumerate(moment.kinds):
        columns[seat, :, kind, :] = shares[:, None] * rows[seat]
    return columns.reshape(len(rows), -1)


def guessed(numbers: Array, weights: Array) -> Array:
    strengths = numbers @ weights
    likely = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return np.asarray(likely / likely.sum(axis=1, keepdims=True))


def surprise(numbers: Array, won: Array, weights: Array) -> float:
    """The mean of -log of the share that was given to who won."""
    return float(-(won * np.log(guessed(numbers, weights) + 1e-12)).sum(axis=1).mean())


def fitted(groups: list[tuple[Array, Array]]) -> Array:
    """By Newton's method; one group for each number of seats."""
    whole = np.concatenate([numbers.reshape(-1, numbers.shape[2]) for numbers, _ in groups])
    scale = np.maximum(whole.std(axis=0), LEAST_SPREAD)
    size = len(scale)
    count = sum(len(won) for _, won in groups)
    weights = np.zeros(size)
    for _ in range(30):
        slope, curve = PENALTY * weights, PENALTY * np.eye(size)
        for numbers, won in groups:
            scaled = numbers / scale
            shares = guessed(scaled, weights)
            slope = slope + (shares - won).reshape(-1) @ scaled.reshape(-1, size) / count
            mean = np.matmul(shares[:, None, :], scaled)[:, 0]
            rooted = (scaled * np.sqrt(shares)[:, :, None]).reshape(-1, size)
            curve = curve + (rooted.T @ rooted - mean.T @ mean) / count
        step = np.linalg.solve(curve, slope)
        weights = weights - step
        if abs(step).max() < 1e-6:
            break
    return np.asarray(weights / scale)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument(
        "--seats", type=int, nargs="*", help="numbers of seats; all that the game allows, but not two"
    )
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    game = load(wish.game)
    assert game.advice is not None
    assert game.advice.judgement is not None
    judgement = game.advice.judgement
    stages = len(judgement.weights)
    seat_counts = wish.seats or [seats for seats in game.seat_counts if seats > 2]
    learned: list[tuple[Array, Array]] = []
    held_back: list[tuple[Array, Array]] = []
    for seats in seat_counts:
        tasks = [(wish.game, seats, number) for number in range(wish.games // len(seat_counts))]
        with Pool(wish.jobs) as pool:
            moments = [moment for found in pool.imap_unordered(moments_of, tasks, 8) for moment in found]
        moments.sort(key=lambda moment: moment.game)
        for part, into in ((True, learned), (False, held_back)):
            chosen = [moment for moment in moments if (moment.game % 5 > 0) == part]
            numbers = np.array([mixed(moment, stages, len(judgement.kinds)) for moment in chosen])
            into.append((numbers, np.array([moment.won for moment in chosen])))
        print(f"{seats} seats: {len(tasks)} games, {len(moments)} positions", flush=True)
    weights = fitted(learned)
    report = [
        f"# Fitted by benchmarks/fit_judgement.py to {wish.games} games of greedy bots that sometimes err."
    ]
    for seats, (numbers, won) in zip(seat_counts, held_back, strict=True):
        line = f"{seats} seats: surprise {surprise(numbers, won, weights):.3f} (knowing nothing {np.log(seats):.3f})"
        print(line)
        report.append(f"# In games held back, {line}")
    for stage in weights.reshape(stages, len(judgement.kinds), -1):
        report += ["", "[[stage]]"]
        for kind, fitting in zip(judgement.kinds, stage, strict=True):
            report += ["", f"[stage.{kind}]"]
            report += [
                f"{name} = {weight:.4f}" for name, weight in zip(judgement.names, fitting, strict=True)
            ]
    target = ROOT / "src" / "warhost" / "games" / wish.game / "data" / "judgement.toml"
    target.write_text("\n".join(report) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
