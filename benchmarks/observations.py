"""What observations cost: one of a seat by itself, and as a part of a step at many tables.

    python -m benchmarks.observations                  compiled (takes minutes to compile, once)
    python -m benchmarks.observations --interpreted

Processor time of one process, not time on the wall: other programs may run beside it. Writes
benchmarks/results/observations.json and observations.md."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.environments import ROOT, our_sources
from warhost.games import OURS

RESULTS = ROOT / "benchmarks" / "results"
HERE = Path(__file__).parent
TITLES = {"oldworld": "Chaos in the Old World", "bloodrage": "Blood Rage", "karak": "Karak II"}

Told = dict[str, Any]


def measured(game: str, compiled: bool) -> Told:
    """By a process of its own, so that it runs the sources that were asked for."""
    environment = {**os.environ, "PYTHONPATH": str(our_sources(compiled))}
    command = [sys.executable, str(HERE / "measure_observations.py"), game]
    done = subprocess.run(command, env=environment, cwd=HERE, check=True, capture_output=True, text=True)
    told: Told = json.loads(done.stdout)
    if told["compiled"] != compiled:
        raise SystemExit(f"the rules that were measured are {'not ' if compiled else ''}compiled")
    return told


def page(results: dict[str, dict[str, Told]]) -> str:
    lines = [
        "# What observations cost",
        "",
        "Processor time of one core. *Told*: the columns that a seat's view lights, as codes. *Sparse*, *bytes*, *floats*: those as",
        "rows of numbers, 64 at a time. *Steps*: decisions by lot at 64 tables of the largest size, whole steps with masks, rewards and",
        "observations, a second. Made by `python -m benchmarks.observations`.",
        "",
        "| | rules | columns | lit | told µs | sparse µs | bytes µs | floats µs | steps, sparse | steps, bytes | steps, floats |",
        "|--|--|--|--|--|--|--|--|--|--|--|",
    ]
    for game, builds in results.items():
        for build, told in builds.items():
            times = " | ".join(f"{told[f'{kind}_us']:.1f}" for kind in ("told", "sparse", "uint8", "float32"))
            steps = " | ".join(f"{told[f'steps_{rows}']:,.0f}" for rows in ("sparse", "uint8", "float32"))
            lines.append(
                f"| {TITLES[game]} | {build} | {told['columns']:,} | {told['lit']:.0f} | {times} | {steps} |"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help=f"{', '.join(OURS)}; all, if none is named")
    parser.add_argument("--interpreted", action="store_true", help="measure rules that are not compiled")
    wish = parser.parse_args()
    told_before = RESULTS / "observations.json"
    results: dict[str, dict[str, Told]] = json.loads(told_before.read_text()) if told_before.exists() else {}
    build = "interpreted" if wish.interpreted else "compiled"
    for game in wish.games or OURS:
        results.setdefault(game, {})[build] = measured(game, not wish.interpreted)
    ordered = {game: results[game] for game in OURS if game in results}
    told_before.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    (RESULTS / "observations.md").write_text(page(ordered), encoding="utf-8")
    print(page(ordered))


if __name__ == "__main__":
    main()
