"""`make bench`: our games, interpreted and compiled, beside other engines, interleaved in one run.

Absolute numbers belong to the machine of that run; what may be compared are the ratios."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from benchmarks.chart import bar_chart
from benchmarks.environments import ROOT, environment_of, our_sources
from warhost.games import names

RESULTS = ROOT / "benchmarks" / "results"
MEASURES = (
    "decisions_per_second",
    "games_per_second",
    "copies_per_second",
    "decisions_per_game",
    "bytes_per_state",
)


class Contestant(NamedTuple):
    """Something that is measured: a command that prints JSON."""

    name: str
    command: list[str]
    environment: dict[str, str]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each measurement plays")
    parser.add_argument("--games", default="", help="which of our games (all)")
    parser.add_argument(
        "--interpreted", action="store_true", help="do not compile: quicker, and half the story"
    )
    wanted = parser.parse_args()
    chosen = wanted.games.split(",") if wanted.games else names()
    runs = measured(contestants(chosen, wanted.interpreted), wanted.repeats, wanted.seconds)
    summary = summed_up(runs)
    print(table(summary))
    RESULTS.mkdir(parents=True, exist_ok=True)
    report(summary, wanted.repeats, wanted.seconds)


def contestants(chosen: list[str], interpreted: bool) -> list[Contestant]:
    here = ROOT / "benchmarks"
    theirs = Contestant(
        "catanatron",
        [str(environment_of("catanatron")), str(here / "measure_catanatron.py")],
        {"PYTHONPATH": ""},
    )
    found = [theirs]
    for compiled in (False,) if interpreted else (False, True):
        try:
            source = our_sources(compiled)
        except FileNotFoundError as missing:
            print(f"not measured compiled: {missing}", file=sys.stderr)
            continue
        for game in chosen:
            name = f"{game} {'compiled' if compiled else 'interpreted'}"
            command = [sys.executable, str(here / "measure_warhost.py"), game]
            found.append(Contestant(name, command, {"PYTHONPATH": str(source)}))
    return found


def measured(field: list[Contestant], repeats: int, seconds: float) -> dict[str, list[dict[str, Any]]]:
    """Round after round, each in turn, so that whatever disturbs the machine disturbs all alike."""
    runs: dict[str, list[dict[str, Any]]] = {each.name: [] for each in field}
    for repeat in range(repeats):
        for each in field:
            print(f"round {repeat + 1}/{repeats}: {each.name}", file=sys.stderr)
            command = [*each.command, "--seconds", str(seconds), "--seed", str(repeat)]
            done = subprocess.run(
                command, env={**os.environ, **each.environment}, check=True, capture_output=True, text=True
            )
            runs[each.name].append(json.loads(done.stdout))
    return runs


def summed_up(runs: dict[str, list[dict[str, Any]]]) -> dict[str, dict[str, Any]]:
    """Median and spread of each measure, and the ratio to the first contestant."""
    summary: dict[str, dict[str, Any]] = {}
    for name, results in runs.items():
        row: dict[str, Any] = {}
        for measure in MEASURES:
            values = [float(result[measure]) for result in results]
            row[measure] = median(values)
            row[f"{measure}_spread"] = [min(values), max(values)]
        summary[name] = row
    baseline = next(iter(summary.values()))
    for row in summary.values():
        row["speed_ratio"] = row["decisions_per_second"] / baseline["decisions_per_second"]
        row["copy_ratio"] = row["copies_per_second"] / baseline["copies_per_second"]
    return summary


def table(summary: dict[str, dict[str, Any]]) -> str:
    lines = [
        "| | decisions/s | × | games/s | copies/s | × | decisions/game | bytes/state |",
        "|--|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name, row in summary.items():
        lines.append(
            f"| {name} | {row['decisions_per_second']:,.0f} | {row['speed_ratio']:.1f} "
            f"| {row['games_per_second']:,.1f} | {row['copies_per_second']:,.0f} | {row['copy_ratio']:.1f} "
            f"| {row['decisions_per_game']:,.0f} | {row['bytes_per_state']:,.0f} |"
        )
    return "\n".join(lines)


def report(summary: dict[str, dict[str, Any]], repeats: int, seconds: float) -> None:
    versions = f"Python {platform.python_version()}, {platform.machine()}; {repeats} rounds of {seconds:g} s, medians"
    day = time.strftime("%Y-%m-%d", time.gmtime())
    text = f"# Speed, {day}\n\n{versions}. × is the ratio to the first row.\n\n{table(summary)}\n"
    (RESULTS / "speed.md").write_text(text, encoding="utf-8")
    (RESULTS / "speed.json").write_text(
        json.dumps({"made_with": versions, "results": summary}, indent=1) + "\n"
    )
    bars = {name: row["speed_ratio"] for name, row in summary.items()}
    picture = bar_chart("Decisions a second, as a multiple of Catanatron's", bars)
    (RESULTS / "speed.svg").write_text(picture, encoding="utf-8")
    print(f"written to {Path('benchmarks') / 'results'}", file=sys.stderr)


if __name__ == "__main__":
    main()
