"""Mining goes on where it stopped: puzzles are added to a file as they are found, and beside it stand the games that were looked
through. Several processes may look through games at the same time.

`python -m warhost.analysis.puzzles.mining karak --out karak.jsonl --count 170 --jobs 16 --seconds 480` needs Python alone; for people
there is `warhost puzzles make`."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from warhost.analysis.puzzles.making import puzzles_of
from warhost.games import OURS, load

Heard = Callable[[int, int], None]


class Looked(NamedTuple):
    """A game that was looked through, and what was found in it."""

    number: int
    puzzles: list[dict[str, Any]]


def mine(
    name: str,
    out: Path,
    wanted: int,
    seed: int,
    heard: Heard | None = None,
    jobs: int = 1,
    seconds: float = inf,
) -> int:
    """Look through games until the file holds so many puzzles, or so much time has passed; how many it holds. `heard` is told how
    many games were looked through and how many puzzles there are."""
    out.parent.mkdir(parents=True, exist_ok=True)
    beside = out.with_name(out.name + ".games")
    done = {int(line) for line in _lines(beside)}
    known = {json.loads(line)["id"] for line in _lines(out)}
    until = time.monotonic() + seconds
    if len(known) >= wanted:
        return len(known)
    with out.open("a", encoding="utf-8") as found, beside.open("a", encoding="utf-8") as games:
        for looked in _looking(name, seed, (index for index in count() if index not in done), jobs):
            for puzzle in looked.puzzles:
                if puzzle["id"] not in known:
                    known.add(puzzle["id"])
                    found.write(json.dumps(puzzle, separators=(",", ":"), sort_keys=True) + "\n")
            found.flush()
            # Only now: what is not noted here is looked through again.
            games.write(f"{looked.number}\n")
            games.flush()
            done.add(looked.number)
            if heard is not None:
                heard(len(done), len(known))
            if len(known) >= wanted or time.monotonic() >= until:
                break
    return len(known)


def _lines(file: Path) -> Sequence[str]:
    return file.read_text("utf-8").splitlines() if file.exists() else []


def _looking(name: str, seed: int, indexes: Iterator[int], jobs: int) -> Iterator[Looked]:
    """One game after the other as they are done, without end; each process always has one to look through."""
    if jobs == 1:
        for index in indexes:
            yield look_through(name, seed, index)
        return
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[Looked]] = {
            pool.submit(look_through, name, seed, next(indexes)) for _ in range(jobs)
        }
        while True:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
            running |= {pool.submit(look_through, name, seed, next(indexes)) for _ in done}


def look_through(name: str, seed: int, index: int) -> Looked:
    return Looked(index, list(puzzles_of(load(name), seed, index)))


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", choices=OURS)
    given.add_argument("--out", type=Path, required=True)
    given.add_argument("--count", type=int, default=150)
    given.add_argument("--seed", type=int, default=0)
    given.add_argument("--jobs", type=int, default=1)
    given.add_argument("--seconds", type=float, default=inf)
    wish = given.parse_args()

    def tell(games: int, found: int) -> None:
        print(f"{wish.game}: {games} games, {found} puzzles", flush=True)

    mine(wish.game, wish.out, wish.count, wish.seed, tell, wish.jobs, wish.seconds)


if __name__ == "__main__":
    main()
