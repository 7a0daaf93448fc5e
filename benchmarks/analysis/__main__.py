"""Can the analysis be believed?

    python -m benchmarks.analysis calibration --games 1000     shares against results, ten moments a game
    python -m benchmarks.analysis blunder --games 100          blunders that were planted: does it find them?
    python -m benchmarks.analysis luck --games 200             does luck even out?
    python -m benchmarks.analysis timed --games 20             how long it takes, in two processes
    python -m benchmarks.analysis report                       writes results/analysis.md, .json and the plot

`--game karak` for one game alone, `--processes 2`, `--seconds 600` to stop after a while. What was made is kept in .cache/analysis, so
that all of it can be stopped and started again; rules should be compiled (`make compile`)."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final

from benchmarks.analysis import proofs
from benchmarks.analysis.report import write_report
from benchmarks.environments import ROOT
from warhost.games import OURS

KEPT: Final = ROOT / ".cache" / "analysis"
KINDS: Final[dict[str, Callable[[str, int], Any]]] = {
    "calibration": proofs.calibration,
    "blunder": proofs.blunder,
    "luck": proofs.luck,
    "timed": proofs.timed,
}
USUAL_GAMES: Final = {"calibration": 1000, "blunder": 100, "luck": 200, "timed": 20}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=[*KINDS, "report"])
    parser.add_argument("--game", choices=[*OURS], action="append")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--kept", type=Path, default=KEPT)
    wish = parser.parse_args()
    if wish.kind == "report":
        write_report({kind: {game: _read(wish.kept, kind, game) for game in OURS} for kind in KINDS})
        return
    until = time.monotonic() + wish.seconds
    wanted = wish.games or USUAL_GAMES[wish.kind]
    # What is timed has the machine for itself.
    processes = 1 if wish.kind == "timed" else wish.processes
    for game in wish.game or OURS:
        gather(wish.kind, game, wanted, processes, until, wish.kept)


def gather(kind: str, game: str, wanted: int, processes: int, until: float, kept: Path) -> None:
    """So many proofs of a kind. Games in which nothing could be planted do not count."""
    kept.mkdir(parents=True, exist_ok=True)
    done = _read(kept, kind, game)
    with (kept / f"{kind}_{game}.jsonl").open("a", encoding="utf-8") as out:

        def keep(number: int, told: Any) -> None:
            done[number] = told
            out.write(json.dumps([number, told], separators=(",", ":")) + "\n")
            out.flush()
            good = sum(each is not None for each in done.values())
            print(f"{kind} {game}: {good} of {wanted}", flush=True)

        def enough() -> bool:
            return sum(each is not None for each in done.values()) >= wanted or time.monotonic() > until

        if processes == 1:
            number = 0
            while not enough():
                if number not in done:
                    keep(number, KINDS[kind](game, number))
                number += 1
            return
        with ProcessPoolExecutor(processes) as pool:
            number = 0
            while not enough():
                batch: dict[Future[Any], int] = {}
                missing = wanted - sum(each is not None for each in done.values())
                while len(batch) < min(missing, processes * 4):
                    if number not in done:
                        batch[pool.submit(KINDS[kind], game, number)] = number
                    number += 1
                for future in as_completed(batch):
                    keep(batch[future], future.result())
                    if time.monotonic() > until:
                        pool.shutdown(wait=False, cancel_futures=True)
                        return


def _read(kept: Path, kind: str, game: str) -> dict[int, Any]:
    file = kept / f"{kind}_{game}.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return dict(json.loads(line) for line in lines)


if __name__ == "__main__":
    main()
