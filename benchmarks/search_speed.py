"""How many looks ahead a second: our search, interpreted and compiled, beside OpenSpiel's ISMCTS, in one run.

    python -m benchmarks.search_speed                  five minutes on one core, and as many for compiling what has changed

A look of theirs plays on by lot to the end of the game; one of ours ends at the next calm moment and judges the position there.
Absolute numbers belong to the machine of that run; what may be compared are the ratios. Writes
benchmarks/results/search_speed.json and search_speed.md."""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from statistics import median
from typing import Any

from benchmarks.__main__ import BUILDS, HERE, RESULTS, Contestant, engine_versions, measured
from benchmarks.environments import environment_of, our_sources
from warhost.games import names

BASELINE = "openspiel hearts, ISMCTS in Python"
OTHERS = {
    BASELINE: ("hearts", "--python"),
    "openspiel gin rummy, ISMCTS in C++": ("gin_rummy",),
    "openspiel euchre, ISMCTS in C++": ("euchre",),
}


def contestants(interpreted: bool) -> list[Contestant]:
    python = str(environment_of("openspiel"))
    program = str(HERE / "measure_openspiel_search.py")
    field = [Contestant(name, [python, program, *told], {"PYTHONPATH": ""}) for name, told in OTHERS.items()]
    for build in BUILDS[:1] if interpreted else BUILDS:
        source = our_sources(build == "compiled")
        for game in names():
            command = [sys.executable, str(HERE / "measure_search.py"), game]
            field.append(Contestant(f"{game} {build}", command, {"PYTHONPATH": str(source)}))
    return field


def summed_up(runs: dict[str, list[dict[str, Any]]]) -> dict[str, dict[str, float]]:
    return {
        name: {
            "looks_per_second": median(result["looks_per_second"] for result in results),
            "ratio": median(
                result["looks_per_second"] / theirs["looks_per_second"]
                for result, theirs in zip(results, runs[BASELINE], strict=True)
            ),
            "options": median(result["options"] for result in results),
        }
        for name, results in runs.items()
    }


def page(told: dict[str, Any]) -> str:
    lines = [
        f"# Looks ahead a second, {told['day']}",
        "",
        f"{told['made_with']} × is the ratio to the first row. Gin rummy has two players, all others four.",
        "",
        "400 looks a decision, at decisions all over games played by lot. A look of OpenSpiel's plays on by lot to the end of the",
        "game; one of ours ends at the next calm moment and judges the position there. Made by `python -m benchmarks.search_speed`.",
        "",
        "| | looks/s | × | options a decision |",
        "|--|--:|--:|--:|",
    ]
    for name, row in told["results"].items():
        lines.append(
            f"| {name} | {row['looks_per_second']:,.0f} | {row['ratio']:.2f} | {row['options']:.1f} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each measurement searches")
    parser.add_argument("--interpreted", action="store_true", help="do not compile; nothing is written then")
    wish = parser.parse_args()
    runs = measured(contestants(wish.interpreted), wish.repeats, wish.seconds)
    spiel = next(version for version in engine_versions() if version.startswith("open"))
    told = {
        "day": time.strftime("%Y-%m-%d", time.gmtime()),
        "made_with": f"Python {platform.python_version()}, {platform.machine()}, {spiel}; {wish.repeats} rounds of "
        f"{wish.seconds:g} s of processor time each, medians.",
        "results": summed_up(runs),
    }
    print(page(told))
    if not wish.interpreted:
        (RESULTS / "search_speed.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        (RESULTS / "search_speed.md").write_text(page(told), encoding="utf-8")


if __name__ == "__main__":
    main()
