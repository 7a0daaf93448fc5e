"""Learns to judge and to choose in a game, from games that bots play against themselves.

    python -m training play bloodrage 0 --games 100000     games of greedy bots that err
    python -m training learn bloodrage 0                   what they teach: who wins
    python -m training compare bloodrage 0                 is a search by that better than the search of now?
    python -m training play bloodrage 1 --games 1500       games of searches by generation 0
    python -m training learn bloodrage 1                   what those teach: who wins, and what to choose
    python -m training compare bloodrage 1 --against 0
    python -m training speed bloodrage 1                   what an evaluation costs
    python -m training ship bloodrage 1                    put it where the bots find it

Every command can be stopped and started again. docs/train-a-champion.md tells how long each takes."""

from __future__ import annotations

import argparse
import json
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from training.cycle import Wish

# Each process computes little at a time: several threads for that would only stand in each other's way.
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m training", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=["play", "learn", "compare", "speed", "ship"])
    parser.add_argument("game")
    parser.add_argument("generation", type=int)
    parser.add_argument("--games", type=int, help="to play: 100000 greedy ones, or 1500 of searches")
    parser.add_argument("--full", type=int, default=160, help="iterations at every fourth decision")
    parser.add_argument("--quick", type=int, default=16, help="iterations at the others")
    parser.add_argument(
        "--against", type=int, help="which generation to compare with; none: the search of now"
    )
    parser.add_argument("--milliseconds", type=int, default=100, help="for each decision when comparing")
    parser.add_argument("--pairs", type=int, default=200, help="of games at most when comparing")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path(".cache") / "training")
    given = parser.parse_args()

    from training import cycle

    wish = cycle.Wish(given.game, given.folder, given.jobs, full=given.full, quick=given.quick)
    if given.games:
        wish = wish._replace(games=given.games, searched=given.games)
    if given.command == "play":
        cycle.notes_of(wish, given.generation)
    elif given.command == "learn":
        cycle.learn(wish, given.generation, noted(wish, given.generation))
    elif given.command == "compare":
        cycle.compared(wish, given.generation, given.against, given.milliseconds, given.pairs, 0.0)
    elif given.command == "speed":
        from training import speed

        print(json.dumps(speed.measured(given.game, cycle.weights_of(wish, given.generation)), indent=1))
    else:
        from warhost.bots.learned import weights_file
        from warhost.games import load

        shutil.copy(cycle.weights_of(wish, given.generation), weights_file(load(given.game)))


def noted(wish: Wish, generation: int) -> list[Path]:
    """The notes of which a generation learns: those of all searching generations up to it, or of the greedy games."""
    wanted = range(1, generation + 1) if generation else range(1)
    return [
        file
        for each in wanted
        for file in sorted((wish.folder / wish.game / f"generation-{each}").glob("*.npz"))
    ]


if __name__ == "__main__":
    main()
