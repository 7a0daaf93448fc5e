"""The same measurements for every engine. Standard library only: this file also runs in the other engines'
environments.

Seconds are seconds of processor time, so that a neighbour on the machine counts as little as possible."""

from __future__ import annotations

import argparse
import gc
import json
import os
import pickle
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

TABLES = 30
"""How many tables in mid-game are held to see what one of them weighs."""


def measure(
    play: Callable[[int], int],
    table_at: Callable[[int, int], Any],
    copy: Callable[[Any], Any],
    written: Callable[[Any], Any],
    seconds: float,
    seed: int,
) -> dict[str, float]:
    """`play(seed)` plays a game and counts its decisions, `table_at(seed, decisions)` is a game that far on, `copy(table)`
    copies what a search would copy, `written(table)` is what a saved game must hold."""
    play(seed)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        games += 1
        decisions += play(seed + games)
    took = time.process_time() - began
    half = decisions // games // 2
    table = table_at(seed, half)
    return {
        "decisions_per_second": decisions / took,
        "games_per_second": games / took,
        "decisions_per_game": decisions / games,
        "copies_per_second": _copies_per_second(table, copy, seconds / 4),
        "bytes_per_state": len(pickle.dumps(written(table))),
        "memory_per_table": _memory_per_table(table_at, seed, half),
    }


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=0)
    return parser


def tell(measured: dict[str, Any]) -> None:
    print(json.dumps(measured))


def _copies_per_second(table: Any, copy: Callable[[Any], Any], seconds: float) -> float:
    copies = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(20):
            copy(table)
        copies += 20
    return copies / (time.process_time() - began)


def _memory_per_table(table_at: Callable[[int, int], Any], seed: int, decisions: int) -> float:
    """Bytes of the process that one more running table takes."""
    held = [table_at(seed, decisions)]
    gc.collect()
    before = _resident()
    held += [table_at(seed + 1 + i, decisions) for i in range(TABLES)]
    gc.collect()
    return (_resident() - before) / TABLES


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")
