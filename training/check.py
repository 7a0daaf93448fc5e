"""Does PyTorch compute the same as what plays, and does learning go all the way? A few games in a folder of their own; this is no
test of `make test`, which has no PyTorch."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

import numpy as np
import torch

from training.learning import learn, model_of
from training.model import Ragged
from training.positions import Array, Notes, read
from training.selfplay import Plan, play_shard
from warhost.bots.learned import learning_from
from warhost.bots.network import Network, read_numbers
from warhost.core.game import Game
from warhost.games import load

GAMES: Final = 10
SEARCHED: Final = 3
CLOSE: Final = 1e-2
"""Of numbers about 100 large, in 32 bits."""
MOST_BYTES: Final = 3_000_000


def check(name: str) -> None:
    game = load(name)
    with tempfile.TemporaryDirectory() as folder:
        quick = play_shard(Plan(name, 0, GAMES, Path(folder) / "generation-0"))
        first, second = (Path(folder) / f"weights-{number}.npz" for number in (0, 1))
        assert quick is not None
        learn(game, read([quick], learning_from(game)), first)
        searched = play_shard(Plan(name, 0, SEARCHED, Path(folder) / "generation-1", first, 8, 2))
        assert searched is not None
        notes = read([searched], learning_from(game))
        learn(game, notes, second, start_from=first)
        size = second.stat().st_size
        apart = _apart(game, notes, second)
    print(f"{name}: {size} bytes; PyTorch and what plays are {apart:.1e} apart at most")
    if size > MOST_BYTES or apart > CLOSE:
        raise SystemExit(f"at most {MOST_BYTES} bytes and {CLOSE} are wanted")


@torch.no_grad()
def _apart(game: Game, notes: Notes, file: Path) -> float:
    """By how much the two differ at most, in what they add to strengths and in ranks."""
    told, numbers = read_numbers(file)
    # So little was learnt here that it would hardly show what is computed in another way.
    lots = np.random.default_rng(5)
    for name in (
        "dense",
        "first_bias",
        "second",
        "second_bias",
        "value",
        "value_bias",
        "query",
        "policy_bias",
    ):
        numbers[name] = numbers[name] + lots.normal(0, 0.3, numbers[name].shape)
    numbers["words"][:-1] += lots.normal(0, 0.3, numbers["words"][:-1].shape)
    network, model = Network(told, numbers), model_of(game, notes, numbers)
    apart = 0.0
    positions, choices = notes.positions, notes.choices
    for row, lit in enumerate(np.split(positions.codes, positions.ends[:-1])):
        played = network.strengths(lit.tolist(), positions.dense[row].tolist())
        learnt = model.strengths(_alone(lit), torch.from_numpy(positions.dense[row : row + 1]))
        apart = max(apart, float(np.abs(learnt.numpy()[0] - played).max()))
    offered = np.split(choices.offered, choices.offered_ends[:-1])
    ranks = np.split(choices.ranks, choices.offered_ends[:-1])
    for row, lit in enumerate(np.split(choices.codes, choices.ends[:-1])):
        played = network.ranks(lit.tolist(), offered[row].tolist(), ranks[row].tolist())
        learnt = model.ranks(_alone(lit), _alone(offered[row]), torch.from_numpy(ranks[row]))
        apart = max(apart, float(np.abs(learnt.numpy() - played).max()))
    return apart


def _alone(values: Array) -> Ragged:
    return Ragged(torch.from_numpy(values), torch.tensor([len(values)]))
