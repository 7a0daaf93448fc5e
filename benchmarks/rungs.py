"""Does each rung beat the one below? Pairs of games between neighbours, until it is known (see sequential.py).

    python -m benchmarks.rungs                          all games and all neighbours; takes days on two cores
    python -m benchmarks.rungs bloodrage --pair easy,beginner
    python -m benchmarks.rungs --times                  how long a decision takes

In a pair of games the same four sides play twice from the same seed; what the upper bot had in the first game the lower one has
in the second, so neither seat nor side nor dice favour anybody. Two seats each; who of them wins is not asked. Every pair that
was played is kept in .cache/rungs, so it can be stopped and started again; games of bots that have changed since are refused.
Writes benchmarks/results/rungs.json, rungs.md and a picture."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any

from benchmarks.environments import ROOT
from benchmarks.kept import Kept
from benchmarks.sequential import EVEN, LOOKS, Verdict, pairs_to_the_next_look, verdict
from warhost.arena.drawing import Estimate, estimates
from warhost.arena.players import player
from warhost.arena.schedule import schedule, variants
from warhost.arena.simulate import Plan, bot_seed, play_out
from warhost.bots import Bot, make_bot, shown_to
from warhost.bots.levels import LEVELS
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.games import OURS, load

RESULTS = ROOT / "benchmarks" / "results"
PLAYED = ROOT / ".cache" / "rungs"
TITLES = {"oldworld": "Chaos in the Old World", "bloodrage": "Blood Rage", "karak": "Karak II"}
SEATS = 4
SEED = 23
NEIGHBOURS = [(upper, lower) for lower, upper in pairwise(LEVELS)]
TIMED_EVERY = 9
"""Of the decisions of a game with a choice, so many are timed."""

Told = dict[str, Any]


# Playing


def contest(
    game: str, upper: str, lower: str, most: int = LOOKS[-1], jobs: int = 1
) -> tuple[Verdict, list[float]]:
    """Plays on until the test has ended, or so many pairs are there."""
    kept = Kept(PLAYED / f"{game}-{upper}-{lower}.jsonl".replace(":", "-"), game, [SEATS, SEED])
    scores: list[float] = kept.lines
    with ProcessPoolExecutor(jobs) as pool:
        while not verdict(scores).is_final and len(scores) < most:
            wanted = min(pairs_to_the_next_look(len(scores)), most - len(scores))
            numbers = range(len(scores), len(scores) + wanted)
            # In the order of their numbers, so that what is kept has no gaps and no pair counts for being short.
            for score in pool.map(partial(_pair, game, upper, lower), numbers):
                kept.add(score)
    return verdict(scores), scores


def _pair(game: str, upper: str, lower: str, number: int) -> float:
    """What part of two games the upper bot won."""
    tables = variants(load(game), SEATS, {})
    (seating,) = list(schedule((upper,) * SEATS, tables, number + 1, SEED))[number:]
    won = 0.0
    for first, second in ((upper, lower), (lower, upper)):
        seated = [first if (seat + number) % 2 else second for seat in range(SEATS)]
        won += _game(game, seating.variant.settings, seated, number, upper)
    return won / 2


def _game(name: str, settings: dict[str, str], seated: Sequence[str], number: int, upper: str) -> float:
    game = load(name)
    plan = Plan(name, SEATS, 0, SEED, tuple(seated), settings)
    bots: list[Bot] = [player(level, game, bot_seed(SEED, number, seat)) for seat, level in enumerate(seated)]
    s, _ = play_out(game, plan, number, bots, None)
    if not s.winners:
        return EVEN
    return sum(seated[seat] == upper for seat in s.winners) / len(s.winners)


# Timing


def decision_times(name: str, level: str, decisions: int) -> list[float]:
    """How long this bot thinks about choices all over games of greedy bots, in milliseconds, in order."""
    taken: list[float] = []
    game = load(name)
    for number in range(decisions):
        bot = make_bot(level, game, number)
        for view, seat, offered in _choices(name, number):
            began = time.perf_counter()
            bot.choose(view, seat, offered)
            taken.append((time.perf_counter() - began) * 1000)
            if len(taken) == decisions:
                return sorted(taken)
    return sorted(taken)


def _choices(name: str, number: int) -> Iterator[tuple[Any, int, list[int]]]:
    game = load(name)
    greedy = make_bot("greedy", game, number)
    s = start(game, SEATS, {}, numbered_seed(SEED, number))
    met = 0
    while s.question is not None:
        seat = s.waiting[0]
        offered = options(s, seat)
        view = shown_to(greedy, game, s, seat)
        if len(offered) > 1:
            met += 1
            if met % TIMED_EVERY == 0:
                yield view, seat, offered
        answer(s, seat, greedy.choose(view, seat, offered))


# Telling


def page(results: dict[str, Told]) -> str:
    lines = [
        "# The rungs",
        "",
        "Neighbours against each other, two seats each, in pairs of games with sides exchanged: the share of games that the upper one",
        "won, with an interval that takes the looks of the test into account (95 % in all, `benchmarks/sequential.py`). *Parted*: the",
        "interval clears one half. *Merged*: it does not after 400 games. *Open*: not enough games yet. Made by",
        "`python -m benchmarks.rungs`.",
        "",
        "![Shares of the upper rung](rungs.svg)",
        "",
        "| | upper | lower | games | share | 95 % | |",
        "|--|--|--|--|--|--|--|",
    ]
    for game, told in results.items():
        lines += [_pair_row(game, row) for row in told.get("pairs", [])]
    lines += ["", "## Time a decision", "", "Milliseconds, of choices all over games of greedy bots.", ""]
    lines += ["| | level | decisions | median | 95 % are below |", "|--|--|--|--|--|"]
    for game, told in results.items():
        lines += [_time_row(game, row) for row in told.get("times", [])]
    return "\n".join(lines) + "\n"


def _pair_row(game: str, row: Told) -> str:
    share = f"{row['share']:.1%} | {row['low']:.1%} – {row['high']:.1%}"
    return (
        f"| {TITLES[game]} | {row['upper']} | {row['lower']} | {2 * row['pairs']} | {share} | {row['said']} |"
    )


def _time_row(game: str, row: Told) -> str:
    return (
        f"| {TITLES[game]} | {row['level']} | {row['decisions']} | {row['median']:.1f} | {row['p95']:.1f} |"
    )


def picture(results: dict[str, Told]) -> str:
    rows = [
        Estimate(f"{TITLES[game]}: {row['upper']}, {row['lower']}", row["share"], row["low"], row["high"])
        for game, told in results.items()
        for row in told.get("pairs", [])
    ]
    return estimates("Shares of the upper rung", rows, percent=True, reference=EVEN, alone=True) + "\n"


def _replace(rows: list[Told], new: Told, keys: Sequence[str]) -> list[Told]:
    others = [row for row in rows if any(row[key] != new[key] for key in keys)]
    order = list(LEVELS)
    return sorted([*others, new], key=lambda row: order.index(row[keys[0]]) if row[keys[0]] in order else -1)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help=f"{', '.join(OURS)}; all, if none is named")
    parser.add_argument("--pair", help="upper,lower: these two only")
    parser.add_argument("--most", type=int, default=LOOKS[-1], help="no more than so many pairs of games now")
    parser.add_argument("--jobs", type=int, default=1, help="so many processes play")
    parser.add_argument("--times", action="store_true", help="time decisions instead")
    parser.add_argument("--decisions", type=int, default=100, help="so many of each level")
    wish = parser.parse_args()
    told_before = RESULTS / "rungs.json"
    results: dict[str, Told] = json.loads(told_before.read_text()) if told_before.exists() else {}
    for game in wish.games or OURS:
        told = results.setdefault(game, {"revision": load(game).revision})
        if wish.times:
            for level in LEVELS:
                taken = decision_times(game, level, wish.decisions)
                row = {"level": level, "decisions": len(taken), "median": taken[len(taken) // 2]}
                row["p95"] = taken[int(len(taken) * 0.95)]
                told["times"] = _replace(told.get("times", []), row, ["level"])
        else:
            for upper, lower in [wish.pair.split(",")] if wish.pair else NEIGHBOURS:
                found, _ = contest(game, upper, lower, wish.most, wish.jobs)
                row = {"upper": upper, "lower": lower, **found._asdict(), "said": found.said}
                told["pairs"] = _replace(told.get("pairs", []), row, ["upper", "lower"])
        ordered = {name: results[name] for name in OURS if name in results}
        told_before.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
        (RESULTS / "rungs.md").write_text(page(ordered), encoding="utf-8")
        (RESULTS / "rungs.svg").write_text(picture(ordered), encoding="utf-8")
    print(page(results))


if __name__ == "__main__":
    main()
