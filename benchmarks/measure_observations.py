"""Measures the observations of one of our games and prints JSON; run by observations.py with the sources to be measured."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from warhost.build_info import is_compiled
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.game import Game
from warhost.core.state import State
from warhost.games import load
from warhost.gym import Tables, legal_actions, observer_of

AT_ONCE = 64
EVERY = 5
SECONDS = 3.0
SEED = 7


def views(game: Game) -> tuple[list[State], list[int]]:
    """Positions all over one random game, each with a seat that is asked."""
    s = start(game, game.seat_counts[-1], {}, numbered_seed(SEED))
    lots, states, seats, met = random.Random(SEED), [], [], 0
    while s.ending < 0:
        seat = s.waiting[0]
        if met % EVERY == 0:
            states.append(s.copy())
            seats.append(seat)
        met += 1
        answer(s, seat, lots.choice(options(s, seat)))
    return states, seats


def microseconds(deed: Callable[[], object], each: int) -> float:
    """Processor time of one of `each`, the deed repeated for some seconds; the first time does not count."""
    deed()
    repeated, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        deed()
        repeated += 1
    return (time.process_time() - began) / (repeated * each) * 1e6


def steps_a_second(game: Game, rows: Any) -> float:
    tables = Tables(game, AT_ONCE, seed=SEED, rows=rows)
    lots = np.random.default_rng(SEED)
    batch = tables.reset()
    playing, steps = 0.0, 0
    while playing < SECONDS:
        at, legal = legal_actions(batch.masks)
        starts = np.searchsorted(at, np.arange(AT_ONCE))
        chosen = legal[starts + lots.integers(np.bincount(at, minlength=AT_ONCE))]
        began = time.process_time()
        batch = tables.step(chosen)
        playing += time.process_time() - began
        steps += AT_ONCE
    return steps / playing


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    game = load(parser.parse_args().game)
    observer = observer_of(game)
    states, seats = views(game)
    seen = observer.observe_sparse(states, seats)
    told: dict[str, Any] = {
        "compiled": is_compiled(),
        "columns": observer.size,
        "positions": len(states),
        "lit": len(seen.columns) / len(states),
    }
    parts = [slice(i, i + AT_ONCE) for i in range(0, len(states), AT_ONCE)]
    kinds: dict[str, Callable[[slice], object]] = {
        "told": lambda part: observer.layout.collect_many(states[part], seats[part], []),
        "sparse": lambda part: observer.observe_sparse(states[part], seats[part]),
    }
    for name, kind in (("uint8", np.uint8), ("float32", np.float32)):
        rows = np.zeros((AT_ONCE, observer.size), kind)
        kinds[name] = lambda part, rows=rows: observer.observe_many(
            states[part], seats[part], rows[: len(states[part])]
        )
    for name, deed in kinds.items():
        told[f"{name}_us"] = microseconds(lambda deed=deed: [deed(part) for part in parts], len(states))
    for wanted in ("sparse", "uint8", "float32"):
        told[f"steps_{wanted}"] = steps_a_second(game, wanted)
    print(json.dumps(told))


if __name__ == "__main__":
    main()
