"""Runs simulated worlds, one for each seed, and says which of them went wrong.

    python -m tests.simulation --seeds 0:100
    python -m tests.simulation --seeds 17 --tell            the whole history of one
    python -m tests.simulation --bug an_old_owner_is_not_fenced --seeds 0:8 --until-found
    python -m tests.simulation --total 1000000 --results benchmarks/results/simulation.json --processes 16

With `--results` it goes on where the file ends, and can be stopped at any time; `--seconds` stops it by itself."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections import Counter, deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import closing
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from threading import TIMEOUT_MAX
from typing import Any, Final

from benchmarks.environments import ROOT
from benchmarks.kept import mark_of
from tests.simulation.worlds import run_world
from warhost.build_info import version_text

FIXED: Final = os.environ | {"PYTHONHASHSEED": "0", "WARHOST_GAMES": "toy=tests.toy:GAME"}
"""The order of sets follows from the first, and with it the history."""

SOURCES: Final = ("src/warhost", "tests/simulation", "tests/toy")
SOURCE_KINDS: Final = (".py", ".toml", ".ftl", ".sql")
WORLDS_OF_A_PROCESS: Final = 50
AHEAD: Final = 4
"""So many worlds for each process are begun before the first of them is over: some take much longer than others."""


def main() -> None:
    if any(os.environ.get(name) != value for name, value in FIXED.items()):
        os.execve(sys.executable, [sys.executable, "-m", "tests.simulation", *sys.argv[1:]], FIXED)
    given = _arguments()
    failed = _run_all(given) if given.results is None else _go_on(given)
    sys.stdout.flush()
    # Without a farewell: whatever was left in the middle of something shall not wake up now.
    os._exit(failed)


def _run_all(given: argparse.Namespace) -> int:
    """The seeds one by one; returns whether one of them failed."""
    first, _, end = given.seeds.partition(":")
    decisions, failed, cpu_s = 0, 0, 0.0
    for seed in range(int(first), int(end or int(first) + 1)):
        outcome = run_world((seed, given))
        decisions += outcome["decisions"]
        cpu_s += outcome["cpu_s"]
        if outcome["problem"] is not None:
            failed += 1
            print(f"seed {seed}: {outcome['problem']}", flush=True)
            if given.until_found:
                break
        elif given.history:
            print(f"seed {seed}: {outcome['history']}", flush=True)
    print(f"{decisions} decisions, {failed} failed, {1000 * cpu_s / max(1, decisions):.2f} ms a decision")
    return int(failed > 0)


def _go_on(given: argparse.Namespace) -> int:
    """Until there are as many decisions as wanted."""
    results = _Results(given)
    if results.data["decisions"] < given.total:
        with closing(_worlds(given, results.data["next_seed"])) as worlds:
            for outcome in worlds:
                results.add(outcome)
                print(results.summary(), flush=True)
                if results.data["decisions"] >= given.total:
                    break
    return int(bool(results.data["failed"]))


def _worlds(given: argparse.Namespace, first: int) -> Generator[dict[str, Any], None, None]:
    """The outcomes from a seed on, in the order of seeds, whichever is there first: what is added up can be gone on with."""
    seeds, ends_at = count(first), time.monotonic() + given.seconds
    if given.processes == 1:
        while time.monotonic() < ends_at:
            yield run_world((next(seeds), given))
        return
    # A new process now and then, so that what worlds leave behind is gone.
    context = get_context("spawn")
    with ProcessPoolExecutor(given.processes, context, max_tasks_per_child=WORLDS_OF_A_PROCESS) as pool:
        ahead = deque(pool.submit(run_world, (next(seeds), given)) for _ in range(given.processes * AHEAD))
        try:
            while (left := ends_at - time.monotonic()) > 0:
                wait([ahead[0]], min(left, TIMEOUT_MAX))
                if ahead[0].done():
                    yield ahead.popleft().result()
                    ahead.append(pool.submit(run_world, (next(seeds), given)))
            yield from _begun(ahead)
        finally:
            pool.shutdown(cancel_futures=True)


def _begun(ahead: deque[Future[dict[str, Any]]]) -> Generator[dict[str, Any], None, None]:
    """The outcomes of those worlds that have begun; the others never do. They begin in the order of seeds."""
    for world in reversed(ahead):
        world.cancel()
    yield from (world.result() for world in ahead if not world.cancelled())


def _made_with(given: argparse.Namespace) -> dict[str, Any]:
    """All that decides how worlds go."""
    sources = [file for room in SOURCES for file in (ROOT / room).rglob("*") if file.suffix in SOURCE_KINDS]
    return {
        "warhost": version_text(),
        "sources": mark_of(sources)[:12],
        "python": platform.python_version(),
        "servers": given.servers,
        "tables": given.tables,
        "decisions_of_a_world": given.decisions,
        "bug": given.bug,
    }


class _Results:
    SUMS: Final = (
        "decisions",
        "acknowledged",
        "tables",
        "commits",
        "letters",
        "callbacks",
        "simulated_s",
        "cpu_s",
    )

    def __init__(self, given: argparse.Namespace) -> None:
        self._file: Path = given.results
        made_with = _made_with(given)
        if self._file.exists():
            self.data: dict[str, Any] = json.loads(self._file.read_text(encoding="utf-8"))
            if self.data["made_with"] != made_with:
                raise SystemExit(f"{self._file} was made with something else; delete it to begin anew")
        else:
            counts = {"worlds": 0, "next_seed": 0, "failed": [], "happened": {}, "wall_s": 0}
            self.data = {"made_with": made_with} | counts | dict.fromkeys(self.SUMS, 0)
        self._wall_s_before = self.data["wall_s"]
        self._began = time.monotonic()

    def add(self, outcome: dict[str, Any]) -> None:
        data = self.data
        data["worlds"] += 1
        data["next_seed"] = outcome["seed"] + 1
        for name in self.SUMS:
            data[name] = round(data[name] + outcome[name], 3)
        data["happened"] = dict(sorted((Counter(data["happened"]) + Counter(outcome["happened"])).items()))
        if outcome["problem"] is not None:
            data["failed"].append({"seed": outcome["seed"], "problem": outcome["problem"]})
        data["ms_a_decision"] = round(1000 * data["cpu_s"] / max(1, data["decisions"]), 2)
        data["wall_s"] = round(self._wall_s_before + time.monotonic() - self._began, 1)
        data["machine"] = f"{platform.machine()}, {os.cpu_count()} cores"
        written = self._file.with_suffix(".new")
        written.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        written.replace(self._file)

    def summary(self) -> str:
        data = self.data
        return (
            f"{data['worlds']} worlds, {data['decisions']} decisions, {len(data['failed'])} failed, "
            f"{data['ms_a_decision']} ms a decision"
        )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", default="0:10", help="one seed, or from:to")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--decisions", type=int, default=400, help="in each world, at least")
    parser.add_argument("--bug", help="plant this bug: see planted.py")
    parser.add_argument("--until-found", action="store_true", help="stop at the first failure")
    parser.add_argument("--history", action="store_true", help="a number for each history, to compare")
    parser.add_argument("--tell", action="store_true", help="tell the whole history")
    parser.add_argument("--results", type=Path, help="add up what happened in this file")
    parser.add_argument("--total", type=int, default=1_000_000, help="decisions for the results")
    parser.add_argument("--processes", type=int, default=1, help="at once, for the results")
    parser.add_argument(
        "--seconds",
        type=float,
        default=float("inf"),
        help="begin no world after so long, and add up those that have begun; the same command goes on",
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
