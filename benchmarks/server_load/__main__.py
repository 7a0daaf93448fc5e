"""How many tables a server holds, and what a decision costs it: mid-game tables with four different people, sockets
compressed, spectators, bots and clocks, beside a bare echo of the same frames and beside boardgame.io, in one run.

    python -m benchmarks.server_load                 Old World, about half an hour
    python -m benchmarks.server_load karak --quick   a look at everything in some minutes

Most tables decide once in ten seconds, one more for every ten of them once a second. Everything runs on loopback; the
generator shares the cores with the server, and its share is told. What was measured is kept: a run that was stopped goes on
where it was. With `--server-cores 2` the server has two cores for itself, and the players the others. Results are written to `benchmarks/results`."""

from __future__ import annotations

import argparse
import os
import platform
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from benchmarks.environments import CACHE, our_sources, sources_fingerprint
from benchmarks.processes import part_cores
from benchmarks.server_load.contestants import Contestant, Echo, OurServer, Peer
from benchmarks.server_load.echo import STACKS
from benchmarks.server_load.levels import Level, rise
from benchmarks.server_load.memory import memory
from benchmarks.server_load.midgame import middles
from benchmarks.server_load.progress import Progress
from benchmarks.server_load.report import write_report
from benchmarks.server_load.servers import TOY
from benchmarks.server_load.stored import stored_tables

STEPS = [100, 200, 400, 700, 1000, 1400, 2000, 2800, 4000]
QUICK_STEPS = [50, 100]
BUILDS = ("compiled", "interpreted")


def main() -> None:
    wanted = arguments()
    os.environ["WARHOST_GAMES"] = TOY
    part_cores(wanted.server_cores)
    steps = [int(step) for step in wanted.tables.split(",")] if wanted.tables else STEPS
    if wanted.quick:
        steps = [step for step in steps if step <= QUICK_STEPS[-1]] if wanted.tables else QUICK_STEPS
    name = "_".join(
        filter(None, [f"server_load_{wanted.game}", wanted.label, "quick" if wanted.quick else ""])
    )
    folder = CACHE / "server_load" / name
    folder.mkdir(parents=True, exist_ok=True)
    key = f"{sources_fingerprint()} {wanted.seconds} {steps} {wanted.without} {wanted.server_cores}"
    progress = Progress(folder / "progress.json", key, again=wanted.again)
    run(progress, wanted, steps, folder)
    result = progress.parts | {"conditions": conditions(wanted)}
    print(write_report(wanted.results / name, result))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server_load",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", default="oldworld")
    parser.add_argument(
        "--quick", action="store_true", help="few tables and little time: a look, not a result"
    )
    parser.add_argument("--label", default="", help="goes into the names of the results")
    parser.add_argument("--tables", default="", help="numbers of calm tables, rising: 100,200,400")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long a level lasts at least")
    parser.add_argument(
        "--without", default="", help="leave out: compiled,interpreted,echo,peer,memory,stored"
    )
    parser.add_argument(
        "--server-cores", type=int, default=0, help="cores for the server alone; the players get the others"
    )
    parser.add_argument("--to-the-end", action="store_true", help="go on although a level takes too long")
    parser.add_argument("--again", action="store_true", help="forget what was measured before")
    parser.add_argument("--results", type=Path, default=Path(__file__).parents[1] / "results")
    wanted = parser.parse_args()
    wanted.without = wanted.without.split(",")
    if wanted.quick:
        wanted.seconds = min(wanted.seconds, 5.0)
    return wanted


def run(progress: Progress, wanted: argparse.Namespace, steps: list[int], folder: Path) -> None:
    """Everything that is still missing, in order."""
    games = middles(wanted.game, 4 if wanted.quick else 24)
    builds = {build: our_sources(build == "compiled") for build in BUILDS if build not in wanted.without}
    usual = next(iter(builds.values()))
    for contestant in contestants(wanted, games, builds, folder):
        measure_levels(progress, contestant, steps, wanted.seconds, to_the_end=wanted.to_the_end)
    once(
        progress,
        wanted,
        "memory",
        lambda: memory(wanted.game, games, usual, folder, 20 if wanted.quick else 300),
    )
    count, kills, idle_s = (1_000, 1, 2.0) if wanted.quick else (100_000, 5, 15.0)
    once(
        progress,
        wanted,
        "stored",
        lambda: stored_tables(wanted.game, games, usual, folder, count, kills, idle_s),
    )


def contestants(
    wanted: argparse.Namespace, games: list[Any], builds: dict[str, Path], folder: Path
) -> list[Contestant]:
    frames = folder / "frames.json"
    field: list[Contestant] = [
        OurServer(f"warhost ({build})", wanted.game, games, sources, folder, frames)
        for build, sources in builds.items()
    ]
    if "echo" not in wanted.without:
        field += [Echo(stack, frames) for stack in STACKS]
    if "peer" not in wanted.without:
        field.append(Peer())
    return field


def measure_levels(
    progress: Progress, contestant: Contestant, steps: list[int], seconds: float, *, to_the_end: bool
) -> None:
    levels: dict[str, list[Level]] = progress.parts.setdefault("levels", {})
    mine = levels.setdefault(contestant.name, [])

    def tell(level: Level) -> None:
        mine.append(level)
        progress.save()
        say(
            f"{contestant.name}: {level['tables']} + {level['brisk_tables']} tables: p50 {level['p50_ms']} ms, "
            f"p99 {level['p99_ms']} ms, server {level['server_cpu_ms']} ms a decision"
        )

    say(f"{contestant.name} …")
    rise(contestant, steps, seconds, mine, tell, to_the_end=to_the_end)


def once(progress: Progress, wanted: argparse.Namespace, name: str, measure: Callable[[], Any]) -> None:
    if name not in progress.parts and name not in wanted.without:
        say(f"{name} …")
        progress.parts[name] = measure()
        progress.save()


def conditions(wanted: argparse.Namespace) -> dict[str, Any]:
    return {
        "game": wanted.game,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "cores_of_the_server": wanted.server_cores or "all, shared with the players",
        "database": "SQLite, WAL, synchronous=FULL",
    }


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def end(_number: int, _frame: FrameType | None) -> None:
    """Whoever ends this run ends the servers and players that it started, too: nothing more may disturb that."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(1)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, end)
    main()
