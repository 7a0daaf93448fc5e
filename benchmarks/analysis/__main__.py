"""Can the analysis be believed?

    python -m benchmarks.analysis calibration --games 1000     shares against results, ten moments a game
    python -m benchmarks.analysis blunder --games 100          blunders that were planted: does it find them?
    python -m benchmarks.analysis luck --games 200             does luck even out?
    python -m benchmarks.analysis unequal --games 200          also where one plays worse than the others?
    python -m benchmarks.analysis timed --games 20             how long it takes, in two processes, rules compiled
    python -m benchmarks.analysis interpreted --games 20       the same with rules that are not
    python -m benchmarks.analysis all --jobs 16 --seconds 480  all of it and the puzzles, what matters most first
    python -m benchmarks.analysis report                       writes results/analysis.md, .json and the plot

`--game karak` for one game alone, `--jobs 16` for so many processes, `--seconds 480` to stop after a while. What was made is kept in
.cache/analysis, apart by the mark of rules, bots and analysis that it was made with, so that all of it can be stopped and started
again, here or on another machine to which that folder was carried; the report tells of what belongs to those of now, and names
their marks. Python alone is enough; compiled rules (`make compile`) are faster."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path
from typing import Any, Final

from benchmarks.analysis import proofs
from benchmarks.analysis.games import EQUAL, UNEQUAL
from benchmarks.analysis.plan import carry_out
from benchmarks.analysis.report import write_report
from benchmarks.environments import ROOT
from benchmarks.kept import Kept, mark_now
from warhost.build_info import is_compiled
from warhost.games import OURS, load

KEPT: Final = ROOT / ".cache" / "analysis"
KINDS: Final[dict[str, Callable[[str, int], Any]]] = {
    "calibration": proofs.calibration,
    "blunder": proofs.blunder,
    "luck": proofs.luck,
    "unequal": proofs.unequal,
    "timed": proofs.timed,
    "interpreted": proofs.timed,
}
DECIDING: Final = (
    "analyse.py",
    "depth.py",
    "examine.py",
    "moments.py",
    "shares.py",
    "summing.py",
    "unknown.py",
    "weighing.py",
)
"""What the analysis of a game is made by; statistics and puzzles are other things."""
PROVED_BY: Final = [
    *(ROOT / "src" / "warhost" / "analysis" / name for name in DECIDING),
    *(ROOT / "benchmarks" / "analysis" / name for name in ("games.py", "proofs.py")),
]
LEVELS: Final = dict.fromkeys(KINDS, EQUAL) | {"unequal": UNEQUAL}
USUAL_GAMES: Final = {
    "calibration": 1000,
    "blunder": 100,
    "luck": 200,
    "unequal": 200,
    "timed": 20,
    "interpreted": 20,
}
TIMED: Final = {"timed": True, "interpreted": False}
"""Whether the rules are compiled there."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=[*KINDS, "all", "report"])
    parser.add_argument("--game", choices=[*OURS], action="append")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--kept", type=Path, default=KEPT)
    wish = parser.parse_args()
    if wish.kind == "report":
        kept = {kind: {game: _done(_kept(wish.kept, kind, game)) for game in OURS} for kind in KINDS}
        write_report(kept, {game: (load(game).revision, mark_now(game, PROVED_BY)) for game in OURS})
        return
    until = time.monotonic() + wish.seconds
    if wish.kind == "all":
        carry_out(wish.game or OURS, wish.jobs, until, wish.kept, gather)
        return
    wanted = wish.games or USUAL_GAMES[wish.kind]
    if wish.kind in TIMED and TIMED[wish.kind] != is_compiled():
        parser.error(f"the rules are {'compiled' if is_compiled() else 'interpreted'} here")
    # What is timed has two cores for itself.
    jobs = max(1, wish.jobs // 2) if wish.kind in TIMED else wish.jobs
    for game in wish.game or OURS:
        gather(wish.kind, game, wanted, jobs, until, wish.kept)


def gather(kind: str, game: str, wanted: int, jobs: int, until: float, folder: Path) -> None:
    """So many proofs of a kind. Games in which nothing could be planted do not count."""
    kept = _kept(folder, kind, game)
    done = _done(kept)
    good = sum(told is not None for told in done.values())
    missing = (number for number in count() if number not in done)

    def wants_more() -> bool:
        return good < wanted and time.monotonic() < until

    for number, told in _proved(kind, game, missing, jobs, wants_more):
        kept.add([number, told])
        good += told is not None
        print(f"{kind} {game}: {good} of {wanted}", flush=True)


def _proved(
    kind: str, game: str, numbers: Iterator[int], jobs: int, wants_more: Callable[[], bool]
) -> Iterator[tuple[int, Any]]:
    """One after the other as they are done; each process has one at work as long as more are wanted. What was begun is finished
    and counts: games that take long must not be fewer for it."""
    if jobs == 1:
        while wants_more():
            number = next(numbers)
            yield number, KINDS[kind](game, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        running: dict[Future[Any], int] = {}
        while running or wants_more():
            while len(running) < jobs and wants_more():
                number = next(numbers)
                running[pool.submit(KINDS[kind], game, number)] = number
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                yield running.pop(each), each.result()


def _kept(folder: Path, kind: str, game: str) -> Kept:
    """Games of other rules, between other bots or looked at by another analysis are other proofs."""
    mark = mark_now(game, PROVED_BY, LEVELS[kind])
    return Kept(folder / f"{kind}_{game}_{mark}.jsonl", game, mark)


def _done(kept: Kept) -> dict[int, Any]:
    return dict(kept.lines)


if __name__ == "__main__":
    main()
