"""Of learning, what needs no PyTorch; the rest is `python -m training check`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from training.packing import Arrays, words_of, write
from warhost.bots.learned import judgement_of, layout_of, learning_from
from warhost.core.game import Game


def random_numbers(game: Game, width: int = 8, second: int = 4, words: int = 3) -> Arrays:
    """As if something had been learnt: small numbers, so that it adds a little."""
    lots = np.random.default_rng(5)
    chairs, parts = max(game.seat_counts), words_of(game)
    shapes = {
        "columns": (layout_of(game).size, width),
        "dense": (1 + chairs * (1 + len(judgement_of(game).names)), width),
        "first_bias": (width,),
        "second": (width, second),
        "second_bias": (second,),
        "value": (second, chairs),
        "value_bias": (chairs,),
        "policy_bias": (width,),
        "query": (width, words),
        "words": (int(parts.max()) + 1, words),
        "rank_weight": (1,),
    }
    numbers: Arrays = {name: lots.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes.items()}
    numbers["columns"] /= 255
    numbers["words"][-1] = 0
    return {**numbers, "parts": parts.astype(np.int16)}


def random_weights(game: Game, into: Path, /, **told: Any) -> Path:
    write(into, {**learning_from(game), "has_policy": True, **told}, random_numbers(game))
    return into
