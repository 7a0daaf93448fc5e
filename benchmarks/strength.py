"""How strong the searching bot is: one `search:1000` against greedy bots in all other seats of the largest table. The levels
that players are offered meet each other in rungs.py.

    python -m benchmarks.strength                    all games; takes hours, so compile the rules first (make compile)
    python -m benchmarks.strength karak --jobs 4     one game

Every game that was played is kept in .cache/strength, so it can be stopped and started again; delete a folder there to play
anew. Writes benchmarks/results/strength.json, strength.md and a picture."""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from rich.progress import Progress

from benchmarks.environments import ROOT
from warhost import __version__
from warhost.arena.drawing import Estimate, estimates
from warhost.arena.tournament import Tournament, run
from warhost.games import OURS, load

RESULTS = ROOT / "benchmarks" / "results"
PLAYED = ROOT / ".cache" / "strength"
GAMES_EACH = 200
SEARCHER = "search:1000"
CONTESTS = ("search",)
TITLES = {"oldworld": "Chaos in the Old World", "bloodrage": "Blood Rage", "karak": "Karak II"}
SHORT = {"oldworld": "Old World", "bloodrage": "Blood Rage", "karak": "Karak II"}
"""For pictures."""
WANTED = 2.0
"""How many times its fair share the searching bot should win."""

Result = dict[str, Any]


def bots_of(game: str) -> tuple[str, ...]:
    """Who meets, one at each seat."""
    return (SEARCHER, *["greedy"] * (load(game).seat_counts[-1] - 1))


def play(game: str, contest: str, jobs: int, progress: Progress) -> Result:
    bots = bots_of(game)
    task = progress.add_task(f"{game}, {contest}", total=GAMES_EACH)
    return run(
        Tournament(game, len(bots), GAMES_EACH, 0, bots, {}),
        jobs=jobs,
        folder=PLAYED / f"{game}-{contest}",
        resume=True,
        progress=lambda done: progress.advance(task, done),
    )


def row_of(result: Result, bot: str) -> Result:
    return next(row for row in result["standings"] if row["bot"] == bot)


def share(row: Result) -> str:
    return f"{row['share']:.1%} ({row['share_low']:.1%} – {row['share_high']:.1%})"


def table(results: dict[str, dict[str, Result]]) -> str:
    """As Markdown."""
    lines = [
        "# How strong the bots are",
        "",
        f"{GAMES_EACH} games each, seats and sides in rotation, 95 % intervals. Made by `python -m benchmarks.strength` with",
        f"warhost {__version__} on {time.strftime('%Y-%m-%d', time.gmtime())}. One bot beats another if it wins more of the games in",
        "which both play.",
        "",
        *_of_older_rules(results),
        f"## One `{SEARCHER}` against `greedy` in all other seats",
        "",
        "| | rules | seats | share of wins | fair share | times its fair share |",
        "|--|--|--|--|--|--|",
    ]
    for game, contests in results.items():
        row, fair = row_of(contests["search"], SEARCHER), contests["search"]["fair_share"]
        times = f"{row['share'] / fair:.2f} ({row['share_low'] / fair:.2f} – {row['share_high'] / fair:.2f})"
        revision, seats = contests["search"]["revision"], contests["search"]["seats"]
        lines.append(
            f"| {TITLES[game]} | revision {revision} | {seats} | {share(row)} | {fair:.1%} | {times} |"
        )
    lines += [
        "",
        "![The searching bot's wins, in fair shares](strength_search.svg)",
        "",
        "Wins in fair shares; dashed: what is wanted. The levels against each other: [rungs](rungs.md).",
    ]
    return "\n".join(lines) + "\n"


def _of_older_rules(results: dict[str, dict[str, Result]]) -> list[str]:
    """Which figures are no longer about the game as it is."""
    older = [
        f"{TITLES[game]} (revision {contests['search']['revision']}, now {load(game).revision})"
        for game, contests in results.items()
        if contests["search"]["revision"] != load(game).revision
    ]
    return [f"Played by older rules and the bots of that time: {', '.join(older)}.", ""] if older else []


def search_picture(results: dict[str, dict[str, Result]]) -> str:
    """In fair shares, since tables differ in size."""
    rows: list[Estimate] = []
    for game, contests in results.items():
        row, fair = row_of(contests["search"], SEARCHER), contests["search"]["fair_share"]
        low, high = row["share_low"] / fair, row["share_high"] / fair
        rows.append(Estimate(SHORT[game], row["share"] / fair, low, high))
    title = f"{SEARCHER} against greedy bots: wins in fair shares; dashed: what is wanted"
    return estimates(title, rows, reference=WANTED, alone=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help=f"{', '.join(OURS)}; all, if none is named")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    kept = RESULTS / "strength.json"
    results: dict[str, dict[str, Result]] = json.loads(kept.read_text()) if kept.exists() else {}
    with Progress() as progress:
        for game in wish.games or OURS:
            results[game] = {contest: play(game, contest, wish.jobs, progress) for contest in CONTESTS}
    results = {game: results[game] for game in OURS if game in results}
    kept.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    (RESULTS / "strength.md").write_text(table(results), encoding="utf-8")
    (RESULTS / "strength_search.svg").write_text(search_picture(results) + "\n", encoding="utf-8")
    print(table(results))


if __name__ == "__main__":
    main()
