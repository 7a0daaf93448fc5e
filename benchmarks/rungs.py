"""Does each rung beat the one below? Pairs of games between neighbours, until it is known (see sequential.py).

    python -m benchmarks.rungs                          all games and all neighbours; takes days on two cores
    python -m benchmarks.rungs bloodrage --pair easy,beginner
    python -m benchmarks.rungs --jobs 16 --minutes 8    on a large machine, and no longer than that
    python -m benchmarks.rungs --times                  how long a decision takes, on two cores each

In a pair of games the same four sides play twice from the same seed; what the upper bot had in the first game the lower one has
in the second, so neither seat nor side nor dice favour anybody. Two seats each; who of them wins is not asked. Every pair that
was played is kept in .cache/rungs, so it can be stopped and started again; games of bots that have changed since are refused.
Contests are played side by side, the lowest rungs first, in all games alike: what is cheap is soon known.
Writes benchmarks/results/rungs.json, rungs.md and a picture."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from multiprocessing import Pool
from multiprocessing.pool import ThreadPool
from queue import Empty, SimpleQueue
from typing import Any

from benchmarks.environments import ROOT
from benchmarks.kept import Kept, played_by_now
from benchmarks.sequential import EVEN, LOOKS, pairs_to_the_next_look, verdict
from warhost.arena.collector import spare_the_collector
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


class Contest:
    """Two neighbours in one game, as far as they have played."""

    def __init__(self, game: str, upper: str, lower: str, most: int) -> None:
        self.game, self.upper, self.lower = game, upper, lower
        self._most = most
        self._kept = Kept(PLAYED / f"{game}-{upper}-{lower}.jsonl".replace(":", "-"), game, [SEATS, SEED])
        self._early: dict[int, float] = {}
        """Pairs that ended before one with a lower number. They wait for it, so that no pair counts for being short."""
        self._begun = len(self.scores)
        self.seconds = 0.0

    @property
    def rung(self) -> int:
        return list(LEVELS).index(self.upper) if self.upper in LEVELS else 0

    @property
    def scores(self) -> list[float]:
        return self._kept.lines

    def next_pair(self) -> int | None:
        """The number of one that is wanted before the next look, and is not being played yet."""
        played = len(self.scores)
        if verdict(self.scores).is_final or self._begun >= min(
            played + pairs_to_the_next_look(played), self._most
        ):
            return None
        self._begun += 1
        return self._begun - 1

    def add(self, number: int, score: float, seconds: float) -> None:
        self.seconds += seconds
        self._early[number] = score
        while len(self.scores) in self._early:
            self._kept.add(self._early.pop(len(self.scores)))

    def row(self) -> Told:
        found = verdict(self.scores)
        told = {"upper": self.upper, "lower": self.lower, **found._asdict(), "said": found.said}
        return {**told, "bots": mark_of_bots(self.game)}


def mark_of_bots(game: str) -> str:
    """Changes with whatever decides how they play."""
    mark: str = played_by_now(game)["bots"]
    return mark[:12]


def play_on(contests: Sequence[Contest], jobs: int, minutes: float) -> None:
    """Until all is known, or time is up; what is being played then is lost."""
    deadline = time.monotonic() + minutes * 60
    done: SimpleQueue[tuple[Contest, int, tuple[float, float]]] = SimpleQueue()
    playing = 0
    with Pool(jobs, initializer=_settle_down) as pool:
        while True:
            while playing < jobs and (found := _begin(contests)) is not None:
                contest, number = found
                pool.apply_async(
                    _pair,
                    (contest.game, contest.upper, contest.lower, number),
                    callback=lambda scored, told=(contest, number): done.put((*told, scored)),
                    error_callback=_complain,
                )
                playing += 1
            left = deadline - time.monotonic()
            if not playing or left <= 0:
                return
            try:
                contest, number, (score, seconds) = done.get(timeout=left)
            except Empty:
                return
            playing -= 1
            contest.add(number, score, seconds)


def _begin(contests: Sequence[Contest]) -> tuple[Contest, int] | None:
    for contest in sorted(contests, key=lambda contest: (contest.rung, contest.seconds)):
        number = contest.next_pair()
        if number is not None:
            # Until it is known how long it takes, it counts as a second, so that all games have their turn.
            contest.seconds += 1
            return contest, number
    return None


def _settle_down() -> None:
    """For a process that does nothing but play. With a second thread its bots do not start further processes: the games share
    the cores already, and trees that grow here are the same."""
    spare_the_collector()
    threading.Thread(target=threading.Event().wait, daemon=True).start()


def _complain(error: BaseException) -> None:
    print(f"a pair of games failed: {error!r}", file=sys.stderr, flush=True)
    os._exit(1)


def _pair(game: str, upper: str, lower: str, number: int) -> tuple[float, float]:
    """What part of two games the upper bot won, and how many seconds they took."""
    began = time.perf_counter()
    tables = variants(load(game), SEATS, {})
    (seating,) = list(schedule((upper,) * SEATS, tables, number + 1, SEED))[number:]
    won = 0.0
    for first, second in ((upper, lower), (lower, upper)):
        seated = [first if (seat + number) % 2 else second for seat in range(SEATS)]
        won += _game(game, seating.variant.settings, seated, number, upper)
    return won / 2, time.perf_counter() - began


def _game(name: str, settings: dict[str, str], seated: Sequence[str], number: int, upper: str) -> float:
    game = load(name)
    plan = Plan(name, SEATS, 0, SEED, tuple(seated), settings)
    bots: list[Bot] = [player(level, game, bot_seed(SEED, number, seat)) for seat, level in enumerate(seated)]
    s, _ = play_out(game, plan, number, bots, None)
    if not s.winners:
        return EVEN
    return sum(seated[seat] == upper for seat in s.winners) / len(s.winners)


# Timing


def all_times(wanted: Sequence[tuple[str, str]], decisions: int) -> Iterator[tuple[str, Told]]:
    """Of these bots in these games, each on two cores of its own; the slowest begin."""
    cores = sorted(os.sched_getaffinity(0))
    places: SimpleQueue[tuple[int, ...]] = SimpleQueue()
    for first in range(0, max(1, len(cores) - 1), 2):
        places.put(tuple(cores[first : first + 2]))
    slowest_first = sorted(wanted, key=lambda each: -list(LEVELS).index(each[1]))
    with ThreadPool(places.qsize()) as pool:
        timed = partial(_timed_apart, places, decisions)
        yield from pool.imap(timed, slowest_first)


def _timed_apart(
    places: SimpleQueue[tuple[int, ...]], decisions: int, wanted: tuple[str, str]
) -> tuple[str, Told]:
    """In a process of its own, which has one thread, as those have in which bots think at a table."""
    game, level = wanted
    place = places.get()
    try:
        command = [sys.executable, "-c", ALONE, game, level, str(decisions), *map(str, place)]
        told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    finally:
        places.put(place)
    taken: list[float] = json.loads(told)
    row = {"level": level, "decisions": len(taken), "median": taken[len(taken) // 2]}
    return game, {**row, "p95": taken[int(len(taken) * 0.95)]}


ALONE = """
import json, os, sys
game, level, decisions, *cores = sys.argv[1:]
os.sched_setaffinity(0, map(int, cores))
from benchmarks.rungs import decision_times
print(json.dumps(decision_times(game, level, int(decisions))))
"""


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
    said = row["said"] if row.get("bots") == mark_of_bots(game) else f"{row['said']}, by earlier bots"
    return f"| {TITLES[game]} | {row['upper']} | {row['lower']} | {2 * row['pairs']} | {share} | {said} |"


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
    parser.add_argument("--minutes", type=float, default=1e6, help="no longer than this")
    parser.add_argument("--times", action="store_true", help="time decisions instead")
    parser.add_argument("--decisions", type=int, default=100, help="so many of each level")
    wish = parser.parse_args()
    told_before = RESULTS / "rungs.json"
    results: dict[str, Told] = json.loads(told_before.read_text()) if told_before.exists() else {}
    games = wish.games or list(OURS)
    for game in games:
        results.setdefault(game, {})["revision"] = load(game).revision
    if wish.times:
        wanted = [(game, level) for game in games for level in LEVELS]
        for game, row in all_times(wanted, wish.decisions):
            results[game]["times"] = _replace(results[game].get("times", []), row, ["level"])
    else:
        pairs = [wish.pair.split(",")] if wish.pair else NEIGHBOURS
        contests = [Contest(game, upper, lower, wish.most) for game in games for upper, lower in pairs]
        play_on(contests, wish.jobs, wish.minutes)
        for contest in [contest for contest in contests if contest.scores]:
            rows = results[contest.game].get("pairs", [])
            results[contest.game]["pairs"] = _replace(rows, contest.row(), ["upper", "lower"])
    ordered = {name: results[name] for name in OURS if name in results}
    told_before.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    (RESULTS / "rungs.md").write_text(page(ordered), encoding="utf-8")
    (RESULTS / "rungs.svg").write_text(picture(ordered), encoding="utf-8")
    print(page(ordered))


if __name__ == "__main__":
    main()
