"""Do the puzzles stand? A second deep search, with seeds of its own and more looks, weighs the best option of each against the second,
the greedy one and the best few of all others.

    python -m warhost.analysis.puzzles.mining karak --out karak.jsonl --count 170 --jobs 16 --seconds 480
    python -m benchmarks.puzzles check karak --mined karak.jsonl --jobs 16       every puzzle that was mined
    python -m benchmarks.puzzles ship karak --mined karak.jsonl                  those with which the second search agrees
    python -m benchmarks.puzzles take --found .cache/analysis/puzzles.json       what was checked elsewhere
    python -m benchmarks.puzzles report                                          writes results/puzzles.md

`check` goes on where it stopped, and begins anew with rules, bots or judgements that have changed since. What it says of each
puzzle stays in results/puzzles.json whether or not it is shipped then: how often the second search agrees is told of all that were
mined. `python -m benchmarks.analysis all` mines what is missing and checks all; what it found is taken over with `take`."""

from __future__ import annotations

import argparse
import gzip
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import Any, Final

from benchmarks.environments import ROOT
from benchmarks.kept import mark_now
from warhost.analysis.puzzles.making import contenders, proof
from warhost.analysis.puzzles.rating import level
from warhost.analysis.puzzles.shelf import SHIPPED, Puzzle, pack, read, shelf
from warhost.arena.summary import wilson
from warhost.games import OURS, load

RESULTS: Final = Path(__file__).parent / "results"
LOOKS: Final = 150
ANALYSIS: Final = ROOT / "src" / "warhost" / "analysis"
CHECKED: Final = "puzzles.json"
CHECKED_BY: Final = [ANALYSIS / "weighing.py", ANALYSIS / "unknown.py", ANALYSIS / "puzzles" / "making.py"]


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("what", choices=("check", "take", "ship", "report"))
    given.add_argument("game", choices=OURS, nargs="?")
    given.add_argument(
        "--mined", type=Path, help="a file with a puzzle a line; without it, those that are shipped"
    )
    given.add_argument("--looks", type=int, default=LOOKS)
    given.add_argument("--jobs", type=int, default=1)
    given.add_argument("--seconds", type=float, default=1e9)
    given.add_argument("--results", type=Path, default=RESULTS / CHECKED)
    given.add_argument("--found", type=Path, help="results that were made elsewhere")
    given.add_argument("--out", type=Path, default=SHIPPED, help="the folder of the shelves")
    wish = given.parse_args()
    if wish.what == "report":
        report(wish.results)
        return
    if wish.what == "take":
        if wish.found is None:
            given.error("--found is missing")
        take(wish.found, wish.results)
        return
    if wish.game is None:
        given.error("which game?")
    lines = wish.mined.read_text("utf-8").splitlines() if wish.mined else []
    if wish.what == "ship":
        ship(wish.game, lines, wish.results, wish.out)
        return
    puzzles = [read(wish.game, line) for line in lines] if wish.mined else list(shelf(wish.game).values())
    check_all(wish.game, puzzles, wish.looks, wish.results, wish.jobs, time.monotonic() + wish.seconds)


def check_all(
    game: str, puzzles: Sequence[Puzzle], looks: int, results: Path, jobs: int, until: float
) -> None:
    told = _read(results)
    checked: dict[str, dict[str, Any]] = told.setdefault(game, {})
    mark = mark_now(game, CHECKED_BY)
    missing = [puzzle for puzzle in puzzles if checked.get(puzzle.id, {}).get("mark") != mark]
    for name, found in _checked(missing, looks, jobs, until):
        checked[name] = found | {"mark": mark}
        _write(told, results)
    print(f"{game}: {sum(each['agrees'] for each in checked.values())} of {len(checked)} agree", flush=True)


def _checked(
    puzzles: Sequence[Puzzle], looks: int, jobs: int, until: float
) -> Iterator[tuple[str, dict[str, Any]]]:
    with ProcessPoolExecutor(jobs) as pool:
        for first in range(0, len(puzzles), 4 * jobs):
            if time.monotonic() > until:
                return
            some = {
                pool.submit(partial(check, looks=looks), each): each.id
                for each in puzzles[first : first + 4 * jobs]
            }
            for future in as_completed(some):
                yield some[future], future.result()


def check(puzzle: Puzzle, looks: int) -> dict[str, Any]:
    match = puzzle.match()
    game, s = match.game, match.state
    seat = match.seat_ids.index(puzzle.seat)
    offered = match.options(seat)
    seed = f"second {puzzle.id}"
    found = contenders(game, s, seat, offered, seed)
    known = [game.verbs.parse(key) for key in (puzzle.best["key"], puzzle.second["key"], puzzle.greedy)]
    among = list(dict.fromkeys([*known, *found]))
    shown = proof(game, s, seat, offered, among, f"{seed} proof", looks)
    return {
        "agrees": shown.lead > 0,
        "lead": round(shown.lead, 4),
        "error": round(shown.error, 4),
        "revision": puzzle.revision,
    }


def take(found: Path, results: Path) -> None:
    """What was checked elsewhere, in the place of what was known of the same puzzles."""
    told = _read(results)
    for game, checked in _read(found).items():
        told.setdefault(game, {}).update(checked)
    _write(told, results)


def ship(game: str, lines: Sequence[str], results: Path, out: Path) -> None:
    """The shelf from now on: what lay there and still stands, and what was mined. The second search has to agree with each."""
    checked = _read(results).get(game, {})
    kept = {json.loads(line)["id"]: line for line in [*_shipped(game), *lines]}
    agreed = [line for name, line in kept.items() if checked.get(name, {}).get("agrees", False)]
    known = load(game).revisions
    pack([line for line in agreed if json.loads(line)["revision"] in known], out / f"{game}.jsonl.gz")
    print(f"{game}: {len(agreed)} of {len(kept)} shipped", flush=True)


def _shipped(game: str) -> list[str]:
    file = SHIPPED / f"{game}.jsonl.gz"
    return gzip.decompress(file.read_bytes()).decode().splitlines() if file.exists() else []


def _read(results: Path) -> dict[str, dict[str, dict[str, Any]]]:
    return json.loads(results.read_text()) if results.exists() else {}


def _write(told: dict[str, dict[str, dict[str, Any]]], results: Path) -> None:
    results.parent.mkdir(parents=True, exist_ok=True)
    results.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n")


def report(results: Path) -> None:
    lines = [
        "# Do the puzzles stand?",
        "",
        "Made by `python -m benchmarks.puzzles`. Each puzzle that was mined was searched a second time, with other seeds and more looks:",
        "*agree* counts those in which the same option is best again, of all that were mined. Only those are shipped, and kept. *Now*: how",
        "many of these were searched with the rules and bots of now, and how many agree; what had disagreed before is not among them.",
        "",
        "| game | mined | agree | of all | 95 % | shipped | now | easy | medium | hard |",
        "|--|--|--|--|--|--|--|--|--|--|",
    ]
    for game, checked in sorted(_read(results).items()):
        agreed, count = sum(each["agrees"] for each in checked.values()), len(checked)
        low, high = wilson(agreed, count)
        levels = [level(puzzle.rating) for puzzle in shelf(game).values()]
        mark = mark_now(game, CHECKED_BY)
        now = [each["agrees"] for each in checked.values() if each.get("mark") == mark]
        lines.append(
            f"| {game} | {count} | {agreed} | {agreed / count:.1%} | {low:.1%}–{high:.1%} | {len(levels)} "
            f"| {_agreement(now)} | "
            + " | ".join(str(levels.count(each)) for each in ("easy", "medium", "hard"))
            + " |"
        )
    results.with_suffix(".md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


def _agreement(found: Sequence[bool]) -> str:
    if not found:
        return "none yet"
    low, high = wilson(sum(found), len(found))
    return f"{sum(found)} of {len(found)} ({low:.1%}–{high:.1%})"


if __name__ == "__main__":
    main()
