"""The proof runs of Karak: many games of every kind, with all invariants checked after every decision.

    python -m benchmarks.karak_proof --games 200

Random and greedy bots play with two to five seats: the base game, each of the five modules alone, all together; then one
greedy bot against three random ones. What has been played is kept in benchmarks/results/karak_proof.json and not played
again, so that a run that was broken off can go on; a new ruleset revision begins anew. The table beside it says whether
all games ended, how many needed the round limit, how often the greedy bot won, and which components never occurred."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks.environments import ROOT
from warhost.arena.simulate import Plan, simulate
from warhost.games.karak import GAME
from warhost.games.karak.components import MODULES

RESULTS = ROOT / "benchmarks" / "results"
SEED = 2026
SEATS = (2, 3, 4, 5)
OFF = dict.fromkeys(MODULES.ids, "off")
ON = dict.fromkeys(MODULES.ids, "on")
KINDS = {"base": OFF, **{module: {**OFF, module: "on"} for module in MODULES.ids}, "all": ON}
Runs = dict[str, dict[str, Any]]
"""What came out, by the name of the run."""
LIMIT_ALLOWED = 0.05
WINS_WANTED = 0.8


class Run(NamedTuple):
    """Some games of one kind."""

    kind: str
    seats: int
    bots: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.kind}/{self.seats}/{','.join(self.bots)}"


RUNS = [
    *(Run(kind, seats, (bot,)) for bot in ("random", "greedy") for kind in KINDS for seats in SEATS),
    *(Run(kind, 4, ("greedy", "random", "random", "random")) for kind in ("base", "all")),
]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200, help="games of each run")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS, help="where the table and the numbers go")
    wanted = parser.parse_args()
    file = wanted.results / "karak_proof.json"
    played, used = known(file, wanted.games)
    with Progress(
        TextColumn("{task.description:<36}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    ) as bar:
        task = bar.add_task("", total=len(RUNS) * wanted.games, completed=len(played) * wanted.games)
        for run in RUNS:
            if run.name not in played:
                bar.update(task, description=run.name)
                plan = Plan("karak", run.seats, wanted.games, SEED, run.bots, KINDS[run.kind], check=True)
                told = simulate(plan, wanted.jobs, lambda games: bar.advance(task, games))
                played[run.name] = kept(told)
                used.update(told["component_use"])
                write(file, wanted.games, played, used)
    found = failures(played, used)
    summary = table(wanted.games, played, used, found)
    (wanted.results / "karak_proof.md").write_text(summary, encoding="utf-8")
    print(summary)
    sys.exit(1 if found else 0)


def known(file: Path, games: int) -> tuple[Runs, Counter[str]]:
    """What an earlier run of the same revision and size has left: the runs, and how often each component was used."""
    if file.exists():
        stored = json.loads(file.read_text(encoding="utf-8"))
        if (stored["revision"], stored["games"]) == (GAME.revision, games):
            return stored["runs"], Counter(stored["component_use"])
    return {}, Counter()


def write(file: Path, games: int, played: Runs, used: Counter[str]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    told = {
        "revision": GAME.revision,
        "games": games,
        "seed": SEED,
        "runs": played,
        "component_use": {component: used[component] for component in GAME.components.ids},
    }
    file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def kept(told: dict[str, Any]) -> dict[str, Any]:
    return {key: told[key] for key in ("games", "finished", "decisions", "wins", "endings")}


# What came out


def limited(told: dict[str, Any]) -> float:
    return float(told["endings"]["round_limit"] / told["games"])


def unused(used: Counter[str]) -> list[str]:
    """Components that occurred in no game at all."""
    return [component for component in GAME.components.ids if not used[component]]


def failures(played: Runs, used: Counter[str]) -> list[str]:
    found: list[str] = []
    for run in RUNS:
        told = played[run.name]
        if told["finished"] != told["games"]:
            found.append(f"{run.name}: {told['games'] - told['finished']} games did not end")
        if run.bots == ("greedy",) and limited(told) > LIMIT_ALLOWED:
            found.append(f"{run.name}: {limited(told):.1%} of the games needed the round limit")
        if len(run.bots) > 1 and told["wins"][0] / told["games"] < WINS_WANTED:
            found.append(f"{run.name}: the greedy bot won only {told['wins'][0] / told['games']:.1%}")
    return found + [f"{component} never occurred" for component in unused(used)]


def table(games: int, played: Runs, used: Counter[str], found: list[str]) -> str:
    lines = [
        "# Karak: proof runs",
        "",
        f"Ruleset revision {GAME.revision}, {games} games a run, seed {SEED}, all invariants checked after every decision.",
        "`python -m benchmarks.karak_proof` plays them again.",
        "",
        "| game | seats | bots | ended | round limit | decisions a game |",
        "|--|--|--|--|--|--|",
    ]
    for run in RUNS:
        told = played[run.name]
        bots = " against ".join(dict.fromkeys(run.bots)) if len(run.bots) > 1 else run.bots[0]
        lines.append(
            f"| {run.kind} | {run.seats} | {bots} | {told['finished']} of {told['games']} |"
            f" {limited(told):.1%} | {told['decisions'] / told['games']:.0f} |"
        )
    lines.append("")
    for run in RUNS:
        if len(run.bots) > 1:
            told = played[run.name]
            share = told["wins"][0] / told["games"]
            lines.append(
                f"One greedy bot against three random ones, {run.kind}: {share:.1%} of the games won."
            )
    missing = unused(used)
    occurred = len(GAME.components) - len(missing)
    lines += [
        "",
        f"{occurred} of {len(GAME.components)} components occurred: every tile, item, unit, building, ability,",
    ]
    lines += ["army, horde, Rider, symbol, the Dark General, his praetorians and the plague are counted."]
    if found:
        lines += ["", *(f"* {failure}" for failure in found)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
