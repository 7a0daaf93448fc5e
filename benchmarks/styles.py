"""Do bots of different styles play differently, and equally well? Every style and a bot without one at the same tables.

    python -m benchmarks.styles --games 2000 --jobs 2

Four at a table, each kind in every seat and on every side in turn; what they were asked and which goal they served is counted.
Every game is kept in .cache/styles; games of bots that have changed since are refused. Writes benchmarks/results/styles.json and
styles.md."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from functools import partial
from multiprocessing import Pool
from typing import Any

from benchmarks.environments import ROOT
from benchmarks.kept import Kept
from warhost.arena.collector import spare_the_collector
from warhost.arena.schedule import variants
from warhost.arena.simulate import bot_seed
from warhost.arena.summary import wilson
from warhost.bots import make_bot
from warhost.bots.styles import STYLED, STYLES
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.view import seen_by
from warhost.games import OURS, load

RESULTS = ROOT / "benchmarks" / "results"
PLAYED = ROOT / ".cache" / "styles"
TITLES = {"oldworld": "Chaos in the Old World", "bloodrage": "Blood Rage", "karak": "Karak II"}
KINDS = ("plain", *STYLES)
SEATS = 4
SEED = 41
WITHIN = 0.1
"""As strong as fair, give or take so much."""

Line = dict[str, Any]


def played(game: str, level: str, games: int, jobs: int) -> list[Line]:
    kept = Kept(PLAYED / f"{game}-{level}.jsonl".replace(":", "-"), game, [SEATS, SEED])
    with Pool(jobs, initializer=spare_the_collector) as pool:
        for line in pool.imap(partial(play, game, level), range(len(kept.lines), games)):
            kept.add(line)
    return kept.lines[:games]


def play(name: str, level: str, number: int) -> Line:
    """One game. Of four in a row with equal dice each kind has every seat once; then the sides move on too."""
    game = load(name)
    assert game.advice is not None
    assert game.advice.serves is not None
    tables = variants(game, SEATS, {})
    s = start(
        game, SEATS, tables[number // SEATS % len(tables)].settings, numbered_seed(SEED, number // SEATS)
    )
    kinds = [KINDS[(seat + number) % SEATS] for seat in range(SEATS)]
    bots = [
        make_bot(level if kind == "plain" else level + STYLED + kind, game, bot_seed(SEED, number, seat))
        for seat, kind in enumerate(kinds)
    ]
    served: dict[str, Counter[int]] = {kind: Counter() for kind in KINDS}
    while s.question is not None:
        seat = s.waiting[0]
        offered = options(s, seat)
        option = offered[0]
        if len(offered) > 1:
            view = seen_by(game, s, seat)
            option = bots[seat].choose(view, seat, offered)
            served[kinds[seat]][game.advice.serves(view, seat, option)] += 1
        answer(s, seat, option)
    return {
        "won": {kinds[seat]: 1 / len(s.winners) for seat in s.winners},
        "served": {kind: [counts[goal] for goal in (0, 1, 2, -1)] for kind, counts in served.items()},
    }


def summary(lines: list[Line]) -> list[dict[str, Any]]:
    rows = []
    for kind in KINDS:
        won = sum(line["won"].get(kind, 0.0) for line in lines)
        low, high = wilson(won, len(lines))
        goals = [sum(line["served"][kind][goal] for line in lines) for goal in range(4)]
        rows.append(
            {
                "kind": kind,
                "share": won / len(lines) * SEATS,
                "low": low * SEATS,
                "high": high * SEATS,
                "served": [goal / sum(goals) for goal in goals],
            }
        )
    return rows


def page(results: dict[str, Any]) -> str:
    lines = [
        "# Styles",
        "",
        f"Four at a table: a bot without a style and one of each. Wins in fair shares, with 95 % intervals: {1 - WITHIN:.1f} to",
        f"{1 + WITHIN:.1f} is what is wanted. Then which goal their choices served, where they had one (`serves` in each game's advice).",
        "Made by `python -m benchmarks.styles`.",
        "",
        "| | bot | games | style | wins | 95 % | fight | build | scheme |",
        "|--|--|--:|--|--:|--|--:|--:|--:|",
    ]
    for game, told in results.items():
        for row in told["rows"]:
            fight, build, scheme, _ = (f"{share:.1%}" for share in row["served"])
            lines.append(
                f"| {TITLES[game]} | {told['level']} | {told['games']} | {row['kind']} | {row['share']:.2f} "
                f"| {row['low']:.2f} – {row['high']:.2f} | {fight} | {build} | {scheme} |"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help=f"{', '.join(OURS)}; all, if none is named")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--games", type=int, default=1000, dest="count")
    parser.add_argument("--jobs", type=int, default=1, help="so many processes play")
    wish = parser.parse_args()
    told_before = RESULTS / "styles.json"
    results: dict[str, Any] = json.loads(told_before.read_text()) if told_before.exists() else {}
    for game in wish.games or OURS:
        lines = played(game, wish.level, wish.count, wish.jobs)
        results[game] = {
            "level": wish.level,
            "revision": load(game).revision,
            "games": len(lines),
            "rows": summary(lines),
        }
    results = {game: results[game] for game in OURS if game in results}
    told_before.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    (RESULTS / "styles.md").write_text(page(results), encoding="utf-8")
    print(page(results))


if __name__ == "__main__":
    main()
