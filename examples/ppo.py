"""A masked PPO in one file, in plain NumPy: learns one seat of any game against bots, then shows how often it wins.

    python examples/ppo.py bloodrage --minutes 5 --save ppo.npz
    warhost arena bloodrage --bots examples.ppo:trained,random,random,random --games 200

The policy reads the observation through two layers. An action is scored by the sum of what its parts are worth (its verb,
its figure, its region …), so what is learnt about a region serves every action that names it. Only legal actions are scored.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from warhost.arena.summary import wilson
from warhost.bots import Opinion
from warhost.core.errors import WarhostError
from warhost.core.game import Game
from warhost.core.question import Reason
from warhost.core.state import State
from warhost.games import load
from warhost.gym import ProcessTables, Tables, action_parts, legal_actions, observer_of

Floats = NDArray[Any]
Rows = NDArray[Any]
Lots = np.random.Generator

FILE = Path("ppo.npz")
HIDDEN = 128
DISCOUNT, TRACE = 0.999, 0.95
CLIP, ENTROPY, VALUE_WEIGHT, LARGEST_GRADIENT = 0.2, 0.01, 0.5, 1.0
EPOCHS, MINIBATCH = 3, 512


class Choice(NamedTuple):
    """One action a row, and what it was chosen from."""

    actions: Rows
    log_probabilities: Floats
    values: Floats
    legal: Rows
    """The legal actions, row after row."""
    lengths: Rows
    """How many legal actions each row has."""
    places: Rows
    """Where among its row's legal actions the chosen one stands."""


class Policy:
    """Two hidden layers, a value, and a vector for each part of an action. Gradients are written out by hand."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        lots = np.random.default_rng(seed)
        self.parts = action_parts(game).astype(np.intp)
        words = int(self.parts.max()) + 1
        self.parts[self.parts < 0] = words  # the word for nothing, which stays zero
        # About a hundred inputs are lit at a time, however many there are.
        weights = {
            "w1": lots.normal(0, 0.1, (observer_of(game).size, HIDDEN)),
            "b1": np.zeros(HIDDEN),
            "w2": lots.normal(0, HIDDEN**-0.5, (HIDDEN, HIDDEN)),
            "b2": np.zeros(HIDDEN),
            "words": np.zeros((words + 1, HIDDEN)),
            "value": np.zeros(HIDDEN),
            "value_bias": np.zeros(1),
        }
        self.weights = {name: weight.astype(np.float32) for name, weight in weights.items()}

    def forward(
        self, observations: Floats, rows: Rows, legal: Rows
    ) -> tuple[Floats, Floats, tuple[Any, ...]]:
        """Log probabilities of the legal actions (row after row), values, and what `backward` needs."""
        w = self.weights
        if observations.dtype == np.uint8:
            observations = observations / np.float32(255)
        first = np.maximum(observations @ w["w1"] + w["b1"], 0)
        second = np.tanh(first @ w["w2"] + w["b2"])
        used, which = np.unique(legal, return_inverse=True)
        vectors = w["words"][self.parts[used]].sum(axis=1)
        logits = (second @ vectors.T)[rows, which]
        starts = np.searchsorted(rows, np.arange(len(observations)))
        logits -= np.maximum.reduceat(logits, starts)[rows]
        log_p = logits - np.log(np.add.reduceat(np.exp(logits), starts))[rows]
        values = second @ w["value"] + w["value_bias"]
        return log_p, values, (observations, first, second, used, which, vectors, rows)

    def backward(self, seen: tuple[Any, ...], by_logit: Floats, by_value: Floats) -> dict[str, Floats]:
        """Gradients of the weights from those of the legal logits and of the values."""
        observations, first, second, used, which, vectors, rows = seen
        w = self.weights
        spread = np.zeros((len(observations), len(used)), np.float32)
        spread[rows, which] = by_logit
        by_words = np.zeros_like(w["words"])
        for column in self.parts[used].T:
            np.add.at(by_words, column, spread.T @ second)
        by_words[-1] = 0
        by_second = (spread @ vectors + by_value[:, None] * w["value"]) * (1 - second**2)
        by_first = (by_second @ w["w2"].T) * (first > 0)
        return {
            "w1": observations.T @ by_first,
            "b1": by_first.sum(axis=0),
            "w2": first.T @ by_second,
            "b2": by_second.sum(axis=0),
            "words": by_words,
            "value": second.T @ by_value,
            "value_bias": by_value.sum(keepdims=True),
        }

    def choose(self, observations: Floats, masks: Rows, lots: Lots, best: bool = False) -> Choice:
        """By lot according to the probabilities, or the best."""
        rows, legal = legal_actions(masks)
        log_p, values, _ = self.forward(observations, rows, legal)
        lengths = np.bincount(rows, minlength=len(observations))
        ends = np.cumsum(lengths)
        # The largest of log probability plus Gumbel noise is a fair draw.
        noisy = log_p if best else log_p + lots.gumbel(size=len(legal))
        chosen = np.lexsort((noisy, rows))[ends - 1]
        return Choice(legal[chosen], log_p[chosen], values, legal, lengths, chosen - (ends - lengths))

    def save(self, file: Path) -> None:
        np.savez_compressed(file, **self.weights)

    def restore(self, file: Path) -> None:
        try:
            with np.load(file) as kept:
                weights = {name: kept[name] for name in self.weights}
        except (OSError, EOFError, KeyError, ValueError, BadZipFile) as error:
            raise cannot_use(file, f"{error}; learn first with examples/ppo.py GAME --save {file}") from error
        if any(weights[name].shape != weight.shape for name, weight in self.weights.items()):
            raise cannot_use(file, "it was learnt for another game, or for another revision of this one")
        self.weights = weights


def cannot_use(file: Path, problem: str) -> WarhostError:
    return WarhostError(
        "unreadable-file", f"cannot use {file}: {problem}", {"file": str(file), "problem": problem}
    )


class Adam:
    def __init__(self, weights: dict[str, Floats], rate: float) -> None:
        self.weights, self.rate, self.steps = weights, rate, 0
        self.mean = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in weights.items()}

    def step(self, gradients: dict[str, Floats]) -> None:
        norm = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        shrink = min(1.0, LARGEST_GRADIENT / (norm + 1e-8))
        self.steps += 1
        rate = self.rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            gradient *= shrink
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient**2 - self.square[name])
            self.weights[name] -= rate * self.mean[name] / (np.sqrt(self.square[name]) + 1e-8)


class Rollout:
    """So many decisions at every table: what was seen, what was possible, what was done, what it brought."""

    def __init__(self, policy: Policy, tables: Tables | ProcessTables, steps: int, lots: Lots) -> None:
        count = tables.tables
        shape = (steps, count)
        self.observations = np.empty((*shape, tables.observer.size), tables.batch.observations.dtype)
        self.old, self.values = np.empty(shape, np.float32), np.empty((steps + 1, count), np.float32)
        self.rewards, self.done = np.empty(shape, np.float32), np.empty(shape, np.bool_)
        legal, lengths, taken = [], [], []
        batch = tables.batch
        for step in range(steps):
            choice = policy.choose(batch.observations, batch.masks, lots)
            self.observations[step] = batch.observations
            self.old[step], self.values[step] = choice.log_probabilities, choice.values
            legal.append(choice.legal)
            lengths.append(choice.lengths)
            taken.append(choice.places)
            seats = batch.seats.copy()
            batch = tables.step(choice.actions)
            self.rewards[step], self.done[step] = batch.rewards[np.arange(count), seats], batch.done
        self.values[steps] = policy.choose(batch.observations, batch.masks, lots).values
        self.legal = np.concatenate(legal)
        self.lengths = np.concatenate(lengths)
        self.taken = np.concatenate(taken)
        self.starts = np.cumsum(self.lengths) - self.lengths

    def advantages(self) -> Floats:
        """Generalised advantage estimates, from the last decision back to the first."""
        found = np.zeros_like(self.rewards)
        running = np.zeros(self.rewards.shape[1], np.float32)
        for step in reversed(range(len(found))):
            goes_on = ~self.done[step]
            surprise = self.rewards[step] + DISCOUNT * self.values[step + 1] * goes_on - self.values[step]
            found[step] = running = surprise + DISCOUNT * TRACE * goes_on * running
        return found


def improve(policy: Policy, adam: Adam, rollout: Rollout, lots: Lots) -> None:
    """Some passes over a rollout in small random parts."""
    advantages = rollout.advantages()
    targets = (advantages + rollout.values[:-1]).ravel()
    advantages = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).ravel()
    observations = rollout.observations.reshape(len(targets), -1)
    old = rollout.old.ravel()
    for _ in range(EPOCHS):
        order = lots.permutation(len(targets))
        for first in range(0, len(order), MINIBATCH):
            part = order[first : first + MINIBATCH]
            lengths = rollout.lengths[part]
            rows = np.repeat(np.arange(len(part)), lengths)
            inside = np.arange(len(rows)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
            legal = rollout.legal[rollout.starts[part][rows] + inside]
            taken = np.cumsum(lengths) - lengths + rollout.taken[part]
            log_p, values, seen = policy.forward(observations[part], rows, legal)
            by_logit, by_value = gradients_of_loss(
                log_p, rows, taken, old[part], advantages[part], values - targets[part]
            )
            adam.step(policy.backward(seen, by_logit, by_value))


def gradients_of_loss(
    log_p: Floats, rows: Rows, taken: Rows, old: Floats, advantages: Floats, errors: Floats
) -> tuple[Floats, Floats]:
    """Of PPO's clipped loss with an entropy bonus, by the legal logits and by the values."""
    count = len(taken)
    p = np.exp(log_p)
    ratio = np.exp(log_p[taken] - old)
    clipped = ((ratio > 1 + CLIP) & (advantages > 0)) | ((ratio < 1 - CLIP) & (advantages < 0))
    pull = np.where(clipped, 0, -ratio * advantages) / count
    by_logit = -p * pull[rows]
    by_logit[taken] += pull
    entropy = -np.bincount(rows, p * log_p, minlength=count)
    by_logit += ENTROPY / count * p * (log_p + entropy[rows])
    return by_logit.astype(np.float32), (VALUE_WEIGHT * errors / count).astype(np.float32)


def judged(policy: Policy, tables: Tables, games: int, lots: Lots, best: bool = True) -> str:
    """How the policy does over at least so many games: wins (shared ones in parts) and points."""
    everywhere = np.arange(tables.tables)
    batch, wins, leads = tables.reset(), 0.0, []
    lost = -1 / max(1, tables.seats - 1)
    while len(leads) < games:
        seats = batch.seats.copy()
        batch = tables.step(policy.choose(batch.observations, batch.masks, lots, best).actions)
        over = batch.done
        wins += float(np.maximum(0, (batch.rewards[everywhere, seats][over] - lost) / (1 - lost)).sum())
        own, total = batch.points[everywhere, seats], batch.points.sum(axis=1)
        leads += (own + (own - total) / max(1, tables.seats - 1))[over].tolist()
    low, high = wilson(wins, len(leads))
    share = f"wins {wins / len(leads):6.1%} of {len(leads)} games ({low:.0%} to {high:.0%})"
    return f"{share}, points over the others' mean {np.mean(leads):+.1f}"


def trained(game: Game, seed: int) -> TrainedBot:
    """What `warhost arena --bots examples.ppo:trained` calls: a bot with the weights of `ppo.npz`."""
    return TrainedBot(game, seed)


class TrainedBot:
    needs_view = True

    def __init__(self, game: Game, seed: int, file: Path = FILE) -> None:
        self.game = game
        self.policy = Policy(game)
        self.policy.restore(file)
        self.observer = observer_of(game)

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        shares = self.shares(view, seat, options)
        return options[int(shares.argmax())]

    def opinions(self, view: State, seat: int, options: list[int]) -> list[Opinion]:
        told = zip(options, self.shares(view, seat, options).tolist(), strict=True)
        return sorted(
            (Opinion(option, share, self.reason(view, seat, option)) for option, share in told),
            key=lambda opinion: -opinion.share,
        )

    def reason(self, view: State, seat: int, option: int) -> Reason:
        """The game's own, where it has some: a network cannot say why."""
        advice = self.game.advice
        return ("bot-reason-random", {}) if advice is None else advice.reason(view, seat, option)

    def shares(self, view: State, seat: int, options: list[int]) -> Floats:
        seen = self.observer.observe(view, seat)[None]
        log_p, _, _ = self.policy.forward(seen, np.zeros(len(options), np.intp), np.array(options))
        return np.exp(log_p)


def main() -> None:
    asked = arguments()
    game = load(asked.game)
    lots = np.random.default_rng(asked.seed)
    policy = Policy(game, asked.seed)
    adam = Adam(policy.weights, asked.rate)
    common = {"seats": asked.seats, "opponents": asked.opponents.split(","), "rows": "uint8"}
    judge = Tables(game, 32, seed=asked.seed + 1, **common)
    tables = ProcessTables(
        asked.game, asked.tables, asked.processes, seed=asked.seed, shaping=asked.shaping, **common
    )
    print(f"at random: {judged(policy, judge, asked.judge, lots, best=False)}")
    with tables:
        tables.reset()
        began = judged_at = time.monotonic()
        decisions, over = 0, False
        while not over:
            rollout = Rollout(policy, tables, asked.steps, lots)
            improve(policy, adam, rollout, lots)
            decisions += rollout.rewards.size
            now = time.monotonic()
            over = now - began > asked.minutes * 60
            if over or now - judged_at > asked.every:
                told = judged(policy, judge, asked.judge, lots)
                print(f"{now - began:5.0f} s, {decisions:8} decisions: {told}", flush=True)
                judged_at = time.monotonic()
    policy.save(asked.save)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn a seat of a game against bots.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--opponents", default="random", help="bots at the other seats")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--steps", type=int, default=64, help="decisions at each table between improvements")
    parser.add_argument("--shaping", type=float, default=0.02, help="reward for a point of lead on the way")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--judge", type=int, default=200, help="games to judge the policy by")
    parser.add_argument("--every", type=float, default=30, help="seconds between judgements")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", type=Path, default=FILE)
    return parser.parse_args()


if __name__ == "__main__":
    try:
        main()
    except WarhostError as error:
        sys.exit(str(error))
