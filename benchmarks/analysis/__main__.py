"""Can the analysis be believed?

    python -m benchmarks.analysis calibration --games 1000     shares against results, ten moments a game
    python -m benchmarks.analysis blunder --games 100          blunders that were planted: does it find them?
    python -m benchmarks.analysis luck --games 200             does luck even out?
    python -m benchmarks.analysis unequal --games 200          also where one plays worse than the others?
    python -m benchmarks.analysis timed --games 20             how long it takes, in two processes
    python -m benchmarks.analysis report                       writes results/analysis.md, .json and the plot

`--game karak` for one game alone, `--jobs 16` for so many processes, `--seconds 480` to stop after a while. What was made is kept in
.cache/analysis, apart by revision of the rules and by the bots that played, so that all of it can be stopped and started again, here
or on another machine to which that folder was carried. Python alone is enough; compiled rules (`make compile`) are faster."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path
from typing import Any, Final

from benchmarks.analysis import proofs
from benchmarks.analysis.games import EQUAL, UNEQUAL
from benchmarks.analysis.report import write_report
from benchmarks.environments import ROOT
from warhost.games import OURS, load

KEPT: Final = ROOT / ".cache" / "analysis"
KINDS: Final[dict[str, Callable[[str, int], Any]]] = {
    "calibration": proofs.calibration,
    "blunder": proofs.blunder,
    "luck": proofs.luck,
    "unequal": proofs.unequal,
    "timed": proofs.timed,
}
LEVELS: Final = dict.fromkeys(KINDS, EQUAL) | {"unequal": UNEQUAL}
USUAL_GAMES: Final = {"calibration": 1000, "blunder": 100, "luck": 200, "unequal": 200, "timed": 20}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=[*KINDS, "report"])
    parser.add_argument("--game", choices=[*OURS], action="append")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--kept", type=Path, default=KEPT)
    wish = parser.parse_args()
    if wish.kind == "report":
        write_report({kind: {game: _read(wish.kept, kind, game) for game in OURS} for kind in KINDS})
        return
    until = time.monotonic() + wish.seconds
    wanted = wish.games or USUAL_GAMES[wish.kind]
    # What is timed has the machine for itself.
    jobs = 1 if wish.kind == "timed" else wish.jobs
    for game in wish.game or OURS:
        gather(wish.kind, game, wanted, jobs, until, wish.kept)


def gather(kind: str, game: str, wanted: int, jobs: int, until: float, kept: Path) -> None:
    """So many proofs of a kind. Games in which nothing could be planted do not count."""
    kept.mkdir(parents=True, exist_ok=True)
    done = _read(kept, kind, game)
    good = sum(told is not None for told in done.values())
    missing = (number for number in count() if number not in done)
    if good >= wanted:
        return
    with _file(kept, kind, game).open("a", encoding="utf-8") as out:
        for number, told in _proved(kind, game, missing, jobs):
            out.write(json.dumps([number, told], separators=(",", ":")) + "\n")
            out.flush()
            good += told is not None
            print(f"{kind} {game}: {good} of {wanted}", flush=True)
            if good >= wanted or time.monotonic() > until:
                return


def _proved(kind: str, game: str, numbers: Iterator[int], jobs: int) -> Iterator[tuple[int, Any]]:
    """One after the other as they are done, without end; each process always has one at work."""
    if jobs == 1:
        for number in numbers:
            yield number, KINDS[kind](game, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        running: dict[Future[Any], int] = {}
        while True:
            while len(running) < jobs:
                number = next(numbers)
                running[pool.submit(KINDS[kind], game, number)] = number
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                yield running.pop(each), each.result()


def _file(kept: Path, kind: str, game: str) -> Path:
    """Games of other rules or between other bots are other proofs."""
    return kept / f"{kind}_{game}_{load(game).revision}_{'-'.join(LEVELS[kind])}.jsonl"


def _read(kept: Path, kind: str, game: str) -> dict[int, Any]:
    file = _file(kept, kind, game)
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return dict(json.loads(line) for line in lines)


if __name__ == "__main__":
    main()
