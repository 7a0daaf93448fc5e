"""The file of a network: which arrays there are, how large, and in how many bits. It is read by `warhost.bots.network`.

columns      a row for each column of the observation: those that are lit are added up, as strongly as they are lit
dense        for the numbers beside them: progress, and by chair the judgement's share and measures
second       a small layer over both; `value` makes of it what is added to each chair's strength
query        over the columns alone makes a vector of what is wanted,
words        and a verb or a thing an option names is worth how far it points there; the last word means nothing
parts        the words of each option
rank_weight  how much the ranks of the game's advice count"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from warhost.bots.network import FORMAT, SCALE
from warhost.core.game import Game
from warhost.gym import action_parts

WIDTH: Final = 128
SECOND: Final = 32
WORDS: Final = 32
SMALL: Final = ("columns",)
"""What is stored in 8 bits; everything else takes 16."""

Arrays = dict[str, NDArray[Any]]


def words_of(game: Game) -> NDArray[Any]:
    """For each option its verb and what it names; the last word stands where there is nothing more."""
    parts = action_parts(game).astype(np.int64)
    return np.where(parts < 0, parts.max() + 1, parts)


def packed(arrays: Arrays) -> Arrays:
    """In 8 and 16 bits, with what is needed to read them again."""
    small: Arrays = {}
    for name, values in arrays.items():
        if name in SMALL:
            scale = np.maximum(np.abs(values).max(axis=1, keepdims=True), 1e-12) / 127
            small[name + SCALE] = scale.astype(np.float32)
            small[name] = np.round(values / scale).astype(np.int8)
        else:
            small[name] = values if values.dtype.kind == "i" else values.astype(np.float16)
    return small


def write(file: Path, told: Mapping[str, Any], arrays: Arrays) -> None:
    """Whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".part")
    with beside.open("wb") as out:
        np.savez_compressed(out, told=np.array(json.dumps({"format": FORMAT, **told})), **packed(arrays))  # type: ignore[arg-type]
    beside.replace(file)
