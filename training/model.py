"""The network, as it is learnt: the same as `warhost.bots.network` computes, in PyTorch."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from training.packing import SECOND, WIDTH, WORDS, Arrays
from warhost.core.parts import BYTE, FULL


class Ragged:
    """Parts of different length, one behind the other."""

    def __init__(self, values: Tensor, lengths: Tensor) -> None:
        self.values = values
        self.lengths = lengths
        self.rows = torch.repeat_interleave(torch.arange(len(lengths), device=lengths.device), lengths)
        """The part to which each value belongs."""


class Model(nn.Module):
    def __init__(self, columns: int, dense: NDArray[Any], chairs: int, parts: NDArray[Any]) -> None:
        """`dense` are some rows of the numbers, by which they are scaled; `parts` are the words of each option (`words_of`)."""
        super().__init__()
        self.parts: Tensor
        self.scale: Tensor
        self.register_buffer("parts", torch.from_numpy(parts))
        self.register_buffer("scale", torch.from_numpy(np.maximum(dense.std(axis=0), 0.1).astype(np.float32)))
        self.columns = nn.Parameter(torch.randn(columns, WIDTH) * 0.05)
        self.dense = nn.Parameter(torch.randn(dense.shape[1], WIDTH) * 0.05)
        self.first_bias = nn.Parameter(torch.zeros(WIDTH))
        self.second = nn.Parameter(torch.randn(WIDTH, SECOND) * WIDTH**-0.5)
        self.second_bias = nn.Parameter(torch.zeros(SECOND))
        # Nothing is added at first: what is learnt begins at what is known.
        self.value = nn.Parameter(torch.zeros(SECOND, chairs))
        self.value_bias = nn.Parameter(torch.zeros(chairs))
        self.policy_bias = nn.Parameter(torch.zeros(WIDTH))
        self.query = nn.Parameter(torch.randn(WIDTH, WORDS) * WIDTH**-0.5)
        self.words = nn.Parameter(torch.zeros(int(parts.max()) + 1, WORDS))
        self.rank_weight = nn.Parameter(torch.ones(1))

    def gathered(self, seen: Ragged, dropout: float = 0.0) -> Tensor:
        strength = (seen.values & FULL).float() / FULL
        if dropout:
            strength = functional.dropout(strength, dropout)
        starts = torch.cumsum(seen.lengths, 0) - seen.lengths
        return functional.embedding_bag(
            seen.values >> BYTE, self.columns, starts, mode="sum", per_sample_weights=strength
        )

    def strengths(self, seen: Ragged, dense: Tensor, dropout: float = 0.0) -> Tensor:
        """What is added to each chair's strength."""
        first = torch.relu(self.gathered(seen, dropout) + (dense / self.scale) @ self.dense + self.first_bias)
        return torch.relu(first @ self.second + self.second_bias) @ self.value + self.value_bias

    def ranks(self, seen: Ragged, offered: Ragged, ranks: Tensor, dropout: float = 0.0) -> Tensor:
        """Of all options of all rows, one behind the other."""
        wanted = torch.relu(self.gathered(seen, dropout) + self.policy_bias) @ self.query
        known = torch.cat([self.words[:-1], torch.zeros_like(self.words[-1:])])
        things = known[self.parts[offered.values]].sum(1)
        return ranks * self.rank_weight + (things * wanted[offered.rows]).sum(1)

    def arrays(self) -> Arrays:
        """As `warhost.bots.network` wants them: scales are part of the weights there."""
        found = {name: value.detach().cpu().float().numpy() for name, value in self.named_parameters()}
        found["columns"] = found["columns"] / FULL
        found["dense"] = found["dense"] / self.scale.cpu().numpy()[:, None]
        found["words"][-1] = 0
        found["parts"] = self.parts.cpu().numpy().astype(np.int16)
        return found
