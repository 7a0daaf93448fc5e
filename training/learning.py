"""Learning from notes: the value as what is to be added to the judgement's strengths, the policy as what is to be added to the
advice's ranks. What is kept is what did best on a tenth of the games that is held out; how good it is, is measured on another tenth."""

from __future__ import annotations

import copy
import math
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor

from training.model import Model, Ragged
from training.packing import packed, words_of, write
from training.positions import Choices, Notes, Positions
from warhost.bots.learned import layout_of, learning_from
from warhost.bots.network import read_numbers, unpacked
from warhost.core.game import Game
from warhost.core.parts import FULL

BATCH: Final = 2048
FEWEST_STEPS: Final = 100
"""In an epoch: with few positions batches are smaller."""
RATE: Final = 1.5e-3
DECAY: Final = 0.02
DROPOUT: Final = 0.15
LOOKS: Final = 4
"""How often in an epoch it is looked at how well the games held out are guessed."""
TENTHS: Final = 10
LEARNED_FROM: Final = range(2, TENTHS)
CHOSEN_BY: Final = range(1)
MEASURED_ON: Final = range(1, 2)
"""Which games are for what, by the last digit of their number."""


class Found(NamedTuple):
    """How well games are guessed of which nothing was learnt: the mean of -log of what was given to who won, or to the options in the shares
    in which a search tried them; and how often the option that looks best is the one that was tried most."""

    surprise: float
    known: float
    """The same of the judgement alone."""
    within: float
    """Half the 95 % interval of the difference of the two, counted by games."""
    policy_surprise: float
    policy_known: float
    agreement: float
    agreement_known: float


class Shelf:
    """Notes where the model computes."""

    def __init__(self, notes: Notes, device: torch.device, tenths: range) -> None:
        self.positions = _Positions(notes.positions, device, tenths)
        self.choices = _Choices(notes.choices, device, tenths)


class _Rows:
    """The rows of some tenths of the games, and of each where its part of the long arrays lies."""

    def __init__(self, game: Any, device: torch.device, tenths: range) -> None:
        self.device = device
        self.chosen = torch.from_numpy(np.flatnonzero(np.isin(game % TENTHS, tenths))).to(device)

    def __len__(self) -> int:
        return len(self.chosen)

    def to(self, array: Any) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def batches(self, size: int, shuffled: bool = True) -> Iterator[Tensor]:
        order = torch.randperm(len(self.chosen), device=self.device) if shuffled else None
        rows = self.chosen if order is None else self.chosen[order]
        if len(rows):
            yield from torch.split(rows, size)


def _part(values: Tensor, ends: Tensor, rows: Tensor) -> tuple[Ragged, Tensor]:
    """The parts of these rows, and where in the long array they come from."""
    starts = torch.where(rows > 0, ends[(rows - 1).clamp(min=0)], torch.zeros_like(rows))
    lengths = ends[rows] - starts
    whole = torch.cumsum(lengths, 0)
    each = torch.repeat_interleave(starts - (whole - lengths), lengths)
    places = each + torch.arange(len(each), device=each.device)
    return Ragged(values[places], lengths), places


class _Positions(_Rows):
    def __init__(self, notes: Positions, device: torch.device, tenths: range) -> None:
        super().__init__(notes.game, device, tenths)
        self.codes, self.ends = self.to(notes.codes), self.to(notes.ends)
        self.game = self.to(notes.game)
        self.dense, self.won = self.to(notes.dense), self.to(notes.won)
        self.seats = self.to(notes.seats)
        chairs = notes.won.shape[1]
        each = 1 + (notes.dense.shape[1] - 1 - chairs) // chairs
        self.known = self.dense[:, 1::each][:, :chairs]
        """By chair the logarithm of the judgement's share."""

    def surprise(self, model: Model, rows: Tensor, dropout: float = 0.0, alone: bool = False) -> Tensor:
        """Of each row; `alone`: what the judgement by itself would give."""
        strengths = self.known[rows]
        if not alone:
            seen, _ = _part(self.codes, self.ends, rows)
            strengths = strengths + model.strengths(seen, self.dense[rows], dropout)
        chairs = torch.arange(strengths.shape[1], device=self.device)
        empty = chairs[None, :] >= self.seats[rows][:, None]
        shares = torch.log_softmax(strengths.masked_fill(empty, -1e9), 1)
        return -(self.won[rows] * shares).sum(1)


class _Choices(_Rows):
    def __init__(self, notes: Choices, device: torch.device, tenths: range) -> None:
        super().__init__(notes.game, device, tenths)
        self.codes, self.ends = self.to(notes.codes), self.to(notes.ends)
        self.offered, self.offered_ends = self.to(notes.offered), self.to(notes.offered_ends)
        self.ranks, self.visits = self.to(notes.ranks), self.to(notes.visits)

    def surprise(
        self, model: Model, rows: Tensor, dropout: float = 0.0, alone: bool = False
    ) -> tuple[Tensor, Tensor]:
        """Of each row; and whether what looks best is what was tried most."""
        offered, places = _part(self.offered, self.offered_ends, rows)
        ranks, visits = self.ranks[places], self.visits[places]
        best = _highest(ranks, offered)
        ranks = (ranks - best[offered.rows]).clamp(min=-20)
        if not alone:
            seen, _ = _part(self.codes, self.ends, rows)
            ranks = model.ranks(seen, offered, ranks, dropout)
        best = _highest(ranks, offered)
        ranks = ranks - best[offered.rows]
        whole = torch.zeros_like(best).index_add(0, offered.rows, ranks.exp())
        shares = ranks - whole.log()[offered.rows]
        surprise = torch.zeros_like(best).index_add(0, offered.rows, -visits * shares)
        tried = _highest(visits, offered)
        # Of options that look equally good none is preferred: each counts its part.
        at_best = (ranks >= 0).float()
        right = at_best * (visits >= tried[offered.rows]).float()
        zeros = torch.zeros_like(best)
        agree = zeros.index_add(0, offered.rows, right) / zeros.index_add(0, offered.rows, at_best)
        return surprise, agree


def _highest(values: Tensor, parts: Ragged) -> Tensor:
    low = torch.full((len(parts.lengths),), -1e30, device=values.device)
    return low.scatter_reduce(0, parts.rows, values, "amax")


def learn(
    game: Game,
    notes: Notes,
    into: Path,
    *,
    epochs: float = 2.0,
    policy_epochs: float = 6.0,
    start_from: Path | None = None,
    seed: int = 0,
    told: dict[str, Any] | None = None,
) -> Found:
    """Learn, and write what was learnt. What is returned is measured of what was written, in 8 and 16 bits."""
    began = time.time()
    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    learned, chosen_by, unseen = (
        Shelf(notes, device, tenths) for tenths in (LEARNED_FROM, CHOSEN_BY, MEASURED_ON)
    )
    if not all(len(shelf.positions) for shelf in (learned, chosen_by, unseen)):
        raise SystemExit(
            "there are too few games: of ten, some teach, one says when to stop, one is for measuring"
        )
    before, known = ({"has_policy": False}, None) if start_from is None else read_numbers(start_from)
    model = model_of(game, notes, known).to(device)
    _fit(model, learned, chosen_by, epochs, policy_epochs)
    arrays = model.arrays()
    has_policy = len(notes.choices) > 0 or before["has_policy"]
    _take(model, unpacked(packed(arrays)))
    found: Found = measured(model, unseen)
    about = {
        **learning_from(game),
        "has_policy": has_policy,
        "games": len(np.unique(notes.positions.game)),
        "positions": len(notes.positions),
        "choices": len(notes.choices),
        "unseen": found._asdict(),
        **(told or {}),
    }
    write(into, about, arrays)
    print(f"{game.name}: learnt on {device} in {time.time() - began:.0f} s: {found}", flush=True)
    return found


def model_of(game: Game, notes: Notes, known: Mapping[str, Any] | None) -> Model:
    """One that fits these notes; it knows what a file says, or nothing."""
    chairs = notes.positions.won.shape[1]
    model = Model(layout_of(game).size, notes.positions.dense[:100_000], chairs, words_of(game))
    if known is not None:
        _take(model, known)
    return model


def _fit(model: Model, learned: Shelf, chosen_by: Shelf, epochs: float, policy_epochs: float) -> None:
    size = max(32, min(BATCH, len(learned.positions) // FEWEST_STEPS))
    batches = max(1, math.ceil(len(learned.positions) / size))
    steps = max(1, math.ceil(batches * epochs))
    of_choices = max(32, min(BATCH, len(learned.choices) // FEWEST_STEPS))
    choice_steps = math.ceil(len(learned.choices) / of_choices * policy_epochs)
    optimizer = torch.optim.AdamW(model.parameters(), RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, max(2, max(steps, choice_steps)) + 1)
    positions, choices = _endless(learned.positions, size), _endless(learned.choices, of_choices)
    most = max(steps, choice_steps)
    look = max(1, most // max(2, round(LOOKS * max(epochs, 1))))
    best, kept = math.inf, copy.deepcopy(model.state_dict())
    for step in range(most):
        # The rarer kind is spread evenly over all steps.
        loss = torch.zeros((), device=learned.positions.device)
        if _is_due(step, steps, most):
            loss = loss + learned.positions.surprise(model, next(positions), DROPOUT).mean()
        if _is_due(step, choice_steps, most):
            loss = loss + learned.choices.surprise(model, next(choices), DROPOUT)[0].mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if step % look == look - 1 or step == most - 1:
            found = measured(model, chosen_by)
            whole = found.surprise + found.policy_surprise
            print(f"  step {step + 1}/{most}: {found.surprise:.4f} {found.policy_surprise:.4f}", flush=True)
            if whole < best:
                best, kept = whole, copy.deepcopy(model.state_dict())
    model.load_state_dict(kept)


def _is_due(step: int, wanted: int, most: int) -> bool:
    return (step + 1) * wanted // most > step * wanted // most


def _endless(rows: _Rows, size: int) -> Iterator[Tensor]:
    while True:
        yield from rows.batches(size)


@torch.no_grad()
def measured(model: Model, games: Shelf) -> Found:
    of_games, device = games.positions, games.positions.device
    both = [
        torch.cat(
            [of_games.surprise(model, rows, alone=alone) for rows in of_games.batches(8 * BATCH, False)]
        )
        for alone in (False, True)
    ]
    value = [each.mean().item() for each in both]
    _, which = of_games.game[of_games.chosen].unique(return_inverse=True)
    # What one game says of its positions goes up and down together.
    apart = both[1] - both[0] - (value[1] - value[0])
    by_game = torch.zeros(int(which.max()) + 1, device=device).index_add(0, which, apart)
    within = 1.96 * by_game.square().sum().sqrt().item() / len(apart)
    whole = torch.zeros(4, device=device)
    for rows in games.choices.batches(BATCH, shuffled=False):
        for place, alone in enumerate((False, True)):
            surprise, agree = games.choices.surprise(model, rows, alone=alone)
            whole[place] += surprise.sum() / len(games.choices)
            whole[2 + place] += agree.sum() / len(games.choices)
    return Found(*[round(each, 5) for each in (*value, within, *whole.tolist())])


def _take(model: Model, arrays: Mapping[str, Any]) -> None:
    """Weights as the network that plays has them: the scales are taken out again."""
    scale = model.scale.cpu().numpy()
    arrays = {**arrays, "columns": arrays["columns"] * FULL, "dense": arrays["dense"] * scale[:, None]}
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            parameter.copy_(torch.from_numpy(np.asarray(arrays[name], np.float32)))
