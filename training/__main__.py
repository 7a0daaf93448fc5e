"""Learns to judge and to choose in a game, from games that bots play against themselves.

    python -m training cycle bloodrage --generations 3     all of it: play, learn, compare, generation by generation
    python -m training cycle bloodrage --seconds 600       the same; no step of playing or comparing takes longer than that

    python -m training play bloodrage 0 --games 100000     games of greedy bots that err
    python -m training learn bloodrage 0                   what they teach: who wins
    python -m training compare bloodrage 0                 is a search by that better than the search of now?
    python -m training play bloodrage 1 --games 1500       games of searches by generation 0
    python -m training learn bloodrage 1                   what those teach: who wins, and what to choose
    python -m training compare bloodrage 1 --against 0
    python -m training speed bloodrage 1                   what an evaluation costs
    python -m training report bloodrage                    all that was measured, as a page in benchmarks/results
    python -m training ship bloodrage 1                    put it where the bots find it
    python -m training check bloodrage                     does what is learnt compute like what is played?

Only cycle, learn and check need PyTorch. Every command can be stopped and started again. docs/train-a-champion.md tells more."""

from __future__ import annotations

import argparse
import json
import os
import shutil
from pathlib import Path

# Each process computes little at a time: several threads for that would only stand in each other's way. Who learns on processors
# that have nothing else to do sets OMP_NUM_THREADS.
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m training", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "command", choices=["cycle", "play", "learn", "compare", "speed", "report", "ship", "check"]
    )
    parser.add_argument("game")
    parser.add_argument("generation", type=int, nargs="?", default=0)
    parser.add_argument("--generations", type=int, default=3, help="of searches, in a cycle")
    parser.add_argument("--games", type=int, help="to play: 100000 greedy ones, or 1500 of searches")
    parser.add_argument("--full", type=int, default=160, help="iterations at every fourth decision")
    parser.add_argument("--quick", type=int, default=16, help="iterations at the others")
    parser.add_argument("--epochs", type=float, default=2.0, help="how often to learn from each position")
    parser.add_argument(
        "--against", type=int, help="which generation to compare with; none: the search of now"
    )
    parser.add_argument("--milliseconds", type=int, default=100, help="for each decision when comparing")
    parser.add_argument(
        "--iterations",
        type=int,
        nargs=2,
        metavar=("UPPER", "LOWER"),
        help="instead, for each decision of the one and of the other",
    )
    parser.add_argument("--pairs", type=int, default=200, help="of games at most when comparing")
    parser.add_argument("--seconds", type=float, default=0.0, help="at most, to play and to compare")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path(".cache") / "training")
    given = parser.parse_args()

    from training import cycle
    from warhost.bots import Budget

    limits = given.iterations and [Budget(iterations=number) for number in given.iterations]
    upper, lower = limits or [Budget(given.milliseconds, cycle.MOST_ITERATIONS)] * 2
    wish = cycle.Wish(
        given.game,
        given.folder,
        given.jobs,
        full=given.full,
        quick=given.quick,
        epochs=given.epochs,
        thinking=(upper, lower),
        pairs=given.pairs,
        seconds=given.seconds,
    )
    if given.games:
        wish = wish._replace(games=given.games, searched=given.games)
    if given.command == "cycle":
        cycle.cycle(wish, given.generations)
    elif given.command == "play":
        cycle.play(wish, given.generation)
    elif given.command == "learn":
        cycle.learn(wish, given.generation)
    elif given.command == "compare":
        cycle.compare(wish, given.generation, given.against)
    elif given.command == "speed":
        from training import speed

        found = speed.measured(given.game, cycle.weights_of(wish, given.generation))
        text = json.dumps({"generation": given.generation, **found}, indent=1)
        print(text)
        (wish.home / f"speed-{given.generation}.json").write_text(text + "\n", encoding="utf-8")
    elif given.command == "report":
        from training.report import report

        report(given.game, wish.home)
    elif given.command == "ship":
        from warhost.bots.learned import weights_file
        from warhost.games import load

        shutil.copy(cycle.weights_of(wish, given.generation), weights_file(load(given.game)))
    else:
        from training import check

        check.check(given.game)


if __name__ == "__main__":
    main()
