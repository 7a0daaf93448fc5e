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

HERE = ROOT / "benchmarks"
RESULTS = HERE / "results"
README = ROOT / "README.md"
README_PART = ("<!-- speed: written by make bench -->", "<!-- end of speed -->")
MEASURES = (
    "decisions_per_second",
    "games_per_second",
    "copies_per_second",
    "decisions_per_game",
    "bytes_per_state",
    "memory_per_table",
)
BASELINE = "catanatron"
MOST_LOST = 0.2
"""The gate: no ratio to the baseline may fall by more than this share of what was last committed."""


class Contestant(NamedTuple):
    """Something that is measured: a command that prints JSON."""

    name: str
    command: list[str]
    environment: dict[str, str]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each measurement plays")
    parser.add_argument("--games", default="", help="which of our games (all)")
    parser.add_argument(
        "--interpreted", action="store_true", help="do not compile: quicker, and half the story"
    )
    parser.add_argument("--accept", action="store_true", help="keep the results even where a ratio fell")
    wanted = parser.parse_args()
    chosen = wanted.games.split(",") if wanted.games else names()
    runs = measured(contestants(chosen, wanted.interpreted), wanted.repeats, wanted.seconds)
    summary = summed_up(runs)
    print(table(summary))
    fallen = fallen_behind(summary, last_results())
    for complaint in fallen:
        print(complaint, file=sys.stderr)
    if fallen and not wanted.accept:
        sys.exit("slower than the committed results; look for the cause, or keep the new ones with --accept")
    if set(chosen) == set(names()) and not wanted.interpreted:
        RESULTS.mkdir(parents=True, exist_ok=True)
        report(summary, wanted.repeats, wanted.seconds)
    else:
        print("not all was measured, so the committed results stay", file=sys.stderr)


def contestants(chosen: list[str], interpreted: bool) -> list[Contestant]:
    found = [
        other(BASELINE, "catanatron"),
        other("openspiel backgammon (C++)", "openspiel", "backgammon"),
        other("openspiel dominoes (Python)", "openspiel", "python_team_dominoes"),
        other("rlcard uno", "rlcard"),
    ]
    for compiled in (False,) if interpreted else (False, True):
        try:
            source = our_sources(compiled)
        except FileNotFoundError as missing:
            print(f"not measured compiled: {missing}", file=sys.stderr)
            continue
        for game in chosen:
            name = f"{game} {'compiled' if compiled else 'interpreted'}"
            command = [sys.executable, str(HERE / "measure_warhost.py"), game]
            found.append(Contestant(name, command, {"PYTHONPATH": str(source)}))
    return found


def other(name: str, engine: str, *arguments: str) -> Contestant:
    command = [str(environment_of(engine)), str(HERE / f"measure_{engine}.py"), *arguments]
    return Contestant(name, command, {"PYTHONPATH": ""})


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
    """Median and spread of each measure, and the ratio to the baseline: the median of the ratios of each round, since what
    disturbs a round disturbs both."""
    summary: dict[str, dict[str, Any]] = {}
    for name, results in runs.items():
        row: dict[str, Any] = {}
        for measure in MEASURES:
            values = [float(result[measure]) for result in results]
            row[measure] = median(values)
            row[f"{measure}_spread"] = [min(values), max(values)]
        summary[name] = row
        row["speed_ratio"] = _ratio(results, runs[BASELINE], "decisions_per_second")
        row["copy_ratio"] = _ratio(results, runs[BASELINE], "copies_per_second")
    return summary


def _ratio(ours: list[dict[str, Any]], theirs: list[dict[str, Any]], measure: str) -> float:
    ratios = [float(our[measure]) / float(their[measure]) for our, their in zip(ours, theirs, strict=True)]
    return median(ratios)


def last_results() -> dict[str, dict[str, Any]]:
    file = RESULTS / "speed.json"
    if not file.exists():
        return {}
    results: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["results"]
    return results


def fallen_behind(now: dict[str, dict[str, Any]], before: dict[str, dict[str, Any]]) -> list[str]:
    """Ours whose ratio to the baseline, measured in the same run, is much worse than last time."""
    complaints = []
    for name in [name for name in now if name.split()[0] in names() and name in before]:
        for ratio, what in (("speed_ratio", "decisions"), ("copy_ratio", "copies")):
            new, old = now[name][ratio], before[name][ratio]
            if new < old * (1 - MOST_LOST):
                complaints.append(f"{name}: {what} were {old:.1f}x the baseline's, now {new:.1f}x")
    return complaints


def table(summary: dict[str, dict[str, Any]]) -> str:
    lines = [
        "| | decisions/s | spread | × | games/s | copies/s | × | decisions/game | bytes/state | kB/table |",
        "|--|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name, row in summary.items():
        lines.append(
            f"| {name} | {row['decisions_per_second']:,.0f} | {spread(row)} | {row['speed_ratio']:.1f} "
            f"| {row['games_per_second']:,.1f} | {row['copies_per_second']:,.0f} | {row['copy_ratio']:.1f} "
            f"| {row['decisions_per_game']:,.0f} | {row['bytes_per_state']:,.0f} | {row['memory_per_table'] / 1000:,.0f} |"
        )
    return "\n".join(lines)


def spread(row: dict[str, Any]) -> str:
    low, high = row["decisions_per_second_spread"]
    return f"{low:,.0f} to {high:,.0f}"


def report(summary: dict[str, dict[str, Any]], repeats: int, seconds: float) -> None:
    versions = (
        f"Python {platform.python_version()}, {platform.machine()}, {', '.join(engine_versions())}; "
        f"{repeats} rounds of {seconds:g} s of processor time each, medians"
    )
    day = time.strftime("%Y-%m-%d", time.gmtime())
    text = f"# Speed, {day}\n\n{versions}. × is the ratio to the first row.\n\n{table(summary)}\n"
    (RESULTS / "speed.md").write_text(text, encoding="utf-8")
    (RESULTS / "speed.json").write_text(
        json.dumps({"made_with": versions, "results": summary}, indent=1) + "\n", encoding="utf-8"
    )
    bars = {name: row["speed_ratio"] for name, row in summary.items()}
    picture = bar_chart("Decisions a second, as a multiple of Catanatron's", bars)
    (RESULTS / "speed.svg").write_text(picture, encoding="utf-8")
    tell_readme(summary)
    print(f"written to {Path('benchmarks') / 'results'} and README.md", file=sys.stderr)


def engine_versions() -> list[str]:
    """As pinned in the engines' lock files."""
    return [
        line.strip()
        for file in sorted((ROOT / "requirements").glob("bench-*.in"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if "==" in line
    ]


def tell_readme(summary: dict[str, dict[str, Any]]) -> None:
    """The ratios of our games, between two marks in the README."""
    lines = ["| against Catanatron | decisions | copies |", "|--|--:|--:|"]
    for name, row in summary.items():
        if name != BASELINE:
            lines.append(f"| {name} | {row['speed_ratio']:.1f}× | {row['copy_ratio']:.1f}× |")
    before, rest = README.read_text(encoding="utf-8").split(README_PART[0])
    after = rest.split(README_PART[1])[1]
    part = "\n".join([README_PART[0], *lines, README_PART[1]])
    README.write_text(before + part + after, encoding="utf-8")


if __name__ == "__main__":
    main()
