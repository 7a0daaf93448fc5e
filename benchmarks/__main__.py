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
OTHERS = {
    BASELINE: ("catanatron",),
    "openspiel backgammon (C++)": ("openspiel", "backgammon"),
    "openspiel dominoes (Python)": ("openspiel", "python_team_dominoes"),
    "rlcard uno": ("rlcard",),
}
"""Other engines, and what their measuring programs are told."""
BUILDS = ("interpreted", "compiled")
RATIOS = {"speed_ratio": "decisions", "copy_ratio": "copies"}
MOST_LOST = 0.2
"""The gate: no ratio to the baseline may fall by more than this share of the best that was ever committed."""
CONDITIONS = """\
All decide by lot. Our games, Catanatron and dominoes are played by four, backgammon and RLCard's uno by two. Ours run as
`warhost sim` runs them, with a garbage collector that is told to look seldom; the other engines run as they come, with Python's
usual one."""

Ratios = dict[str, dict[str, float]]
"""For each of our games and builds, its ratios to the baseline."""


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
    parser.add_argument(
        "--accept", action="store_true", help="take these ratios as the reference even where one fell"
    )
    wanted = parser.parse_args()
    chosen = wanted.games.split(",") if wanted.games else names()
    runs = measured(contestants(chosen, wanted.interpreted), wanted.repeats, wanted.seconds)
    summary = summed_up(runs)
    print(table(summary))
    reference = best_ratios()
    fallen = fallen_behind(summary, reference)
    for complaint in fallen:
        print(complaint, file=sys.stderr)
    if fallen and not wanted.accept:
        sys.exit("slower than the committed best; look for the cause, or take the new ratios with --accept")
    missing = [name for name in everybody() if name not in summary]
    if missing:
        print(
            f"the committed results stay, for these were not measured: {', '.join(missing)}", file=sys.stderr
        )
        return
    report(summary, raised({} if wanted.accept else reference, summary), wanted.repeats, wanted.seconds)


def everybody() -> list[str]:
    """Who must be measured before results are written."""
    return [*OTHERS, *(f"{game} {build}" for build in BUILDS for game in names())]


def contestants(chosen: list[str], interpreted: bool) -> list[Contestant]:
    found = [other(name, *told) for name, told in OTHERS.items()]
    for build in BUILDS[:1] if interpreted else BUILDS:
        try:
            source = our_sources(build == "compiled")
        except FileNotFoundError as missing:
            print(f"not measured compiled: {missing}", file=sys.stderr)
            continue
        for game in chosen:
            command = [sys.executable, str(HERE / "measure_warhost.py"), game]
            found.append(Contestant(f"{game} {build}", command, {"PYTHONPATH": str(source)}))
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


def best_ratios() -> Ratios:
    """The best that our games ever reached, or what was accepted since. Where that was not kept, the last results."""
    file = RESULTS / "speed.json"
    if not file.exists():
        return {}
    kept = json.loads(file.read_text(encoding="utf-8"))
    reference: Ratios = {**ratios_of(kept["results"]), **kept.get("reference", {})}
    return reference


def ratios_of(summary: dict[str, dict[str, Any]]) -> Ratios:
    """Those of our games: the others are not ours to guard."""
    return {
        name: {ratio: row[ratio] for ratio in RATIOS} for name, row in summary.items() if name not in OTHERS
    }


def raised(reference: Ratios, summary: dict[str, dict[str, Any]]) -> Ratios:
    """A slow fall must not pass bit by bit, so a passing run never lowers what later ones are held against."""
    now = ratios_of(summary)
    return {
        name: {ratio: max(value, reference.get(name, row)[ratio]) for ratio, value in row.items()}
        for name, row in now.items()
    }


def fallen_behind(now: dict[str, dict[str, Any]], best: Ratios) -> list[str]:
    """Ours whose ratio to the baseline, measured in the same run, is much worse than it was at its best."""
    complaints = []
    for name in [name for name in now if name in best]:
        for ratio, what in RATIOS.items():
            new, old = now[name][ratio], best[name][ratio]
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


def report(summary: dict[str, dict[str, Any]], reference: Ratios, repeats: int, seconds: float) -> None:
    versions = (
        f"Python {platform.python_version()}, {platform.machine()}, {', '.join(engine_versions())}; "
        f"{repeats} rounds of {seconds:g} s of processor time each, medians"
    )
    day = time.strftime("%Y-%m-%d", time.gmtime())
    text = f"# Speed, {day}\n\n{versions}. × is the ratio to the first row.\n\n{CONDITIONS}\n\n{table(summary)}\n"
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "speed.md").write_text(text, encoding="utf-8")
    kept = {"made_with": versions, "results": summary, "reference": reference}
    (RESULTS / "speed.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
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
