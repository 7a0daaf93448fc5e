"""A season of 200 people, none of them real. They come and go over 90 days, most of them in the evening, look for a game of three as
one does on the page *Players*, and are paired by the server's own rule (`server/ratings/pairing.py`); their games are really played,
by bots that err at known rates (`bots/lapses.py`), and counted as the server counts them (`server/ratings/book.py`). Nothing is
drawn from the rating's own formula. What should come out: the order of the error rates (rank correlation), ratings that do not
drift against the bots whose strength is fixed, and short waits at tables of near equals.

    nice -n 19 python -m benchmarks.season [bloodrage] [--games 10000] [--jobs 2] [--seconds 300]

With compiled rules all three games take about ten minutes of one core. Goes on where it stopped, also after `--seconds`: each game is a line in `.cache/season/`. Writes benchmarks/results/season.json, season.md and pictures."""

from __future__ import annotations

import argparse
import heapq
import json
import random
import time
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.environments import ROOT
from benchmarks.kept import Kept
from benchmarks.server_results import lines_chart
from warhost.arena.simulate import bot_seed
from warhost.bots.greedy import GreedyBot
from warhost.bots.lapses import Lapses, LapsingBot
from warhost.bots.playing import play_to_the_end
from warhost.core.chance import numbered_seed
from warhost.core.engine import start
from warhost.games import OURS, load
from warhost.server.database.result_rows import ALL_SEASONS, ALL_SIDES, GameRow, ResultRow
from warhost.server.database.seek_queries import SeekRow
from warhost.server.ratings.anchors import anchor
from warhost.server.ratings.book import Book
from warhost.server.ratings.pairing import Found, found_for
from warhost.server.ratings.results import places_by_rules
from warhost.server.ratings.skill import CERTAIN, Skill

SEATS: Final = 3
PEOPLE: Final = 200
SEED: Final = 20261118
WORST: Final = 0.66
BOT: Final = "greedy"
"""Fills seats that stay free; its strength is fixed."""
DAYS: Final = 90
MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
EVENING: Final = (17 * 60 * MINUTE, 23 * 60 * MINUTE)
IN_THE_EVENING: Final = 0.7
LASTS: Final = (30 * MINUTE, 75 * MINUTE)
GIVES_UP: Final = 30 * MINUTE
"""Who wants no bots looks for so long; then comes another time."""
PATIENCE: Final = ((0.25, 30), (0.5, 300), (0.25, None))
"""Which share of people lets bots come after how many seconds."""
NEAR: Final = (0.5, 200)
"""Which share meets only people within so many points."""
ASKS_EVERY: Final = 3_000
CHECKS: Final = 20
RESULTS: Final = ROOT / "benchmarks" / "results"
PLAYED: Final = ROOT / ".cache" / "season"
GIVEN: Final = [SEATS, PEOPLE, SEED, WORST, DAYS, EVENING, LASTS, GIVES_UP, PATIENCE, NEAR]


# ---------------------------------------------------------------- playing


def lapses_of(person: int) -> Lapses:
    """From a player who hardly errs to one who overlooks two options of three."""
    rate = WORST * person / (PEOPLE - 1)
    return Lapses(overlooks=rate, misjudges=rate, shows_off=rate / 2)


def really_played(game_name: str, number: int, people: Sequence[int | None]) -> tuple[list[int], list[str]]:
    """The places, by seats, and the sides."""
    game = load(game_name)
    if game.advice is None:
        raise SystemExit(f"{game_name} gives bots no advice")
    bots: list[Any] = []
    for seat, person in enumerate(people):
        seed = bot_seed(SEED, number, seat)
        lapsing = person is not None
        bots.append(
            LapsingBot(game.advice, seed, lapses_of(person or 0)) if lapsing else GreedyBot(game.advice, seed)
        )
    s = start(game, SEATS, {}, numbered_seed(SEED, number))
    play_to_the_end(game, s, bots)
    sides = game.seat_ids(s)
    result = {
        "winners": [sides[seat] for seat in s.winners],
        "scores": dict(zip(sides, game.scores(s), strict=True)),
    }
    places = places_by_rules(result, sides, set())
    return [places[side] for side in sides], sides


# ---------------------------------------------------------------- the season


class Table(NamedTuple):
    number: int
    people: list[int | None]
    outcome: Future[tuple[list[int], list[str]]] | tuple[list[int], list[str]]


class Season:
    def __init__(self, game: str, games: int, kept: Kept, pool: ProcessPoolExecutor, until: float) -> None:
        self._game = game
        self._until = until
        self._wanted = games
        self._kept = kept
        self._known = {number: (people, places, sides) for number, people, places, sides in kept.lines}
        self._pool = pool
        self._lots = random.Random(SEED)
        self.book = Book()
        self._waiting: dict[int, SeekRow] = {}
        self._asked_again: dict[int, int] = {}
        self._moments: list[tuple[int, int, str, Any]] = []
        self._order = 0
        self._begun = 0
        self.counted = 0
        self.games_of = [0] * PEOPLE
        self.certain_after = [0] * PEOPLE
        self.waits: list[int] = []
        self.gave_up = 0
        self.bots = 0
        self.gaps: list[float] = []
        self.correlations: dict[int, float] = {}
        self.means: list[float] = []
        self.off: list[float] = []
        """Of each game with a bot: how much more often than expected people were before it."""
        # Each seat that is wanted is somebody's visit; some of them find no game.
        self._visits_a_day = games * SEATS / PEOPLE / DAYS * 1.05

    def play(self) -> bool:
        """Whether all games were played before time was up."""
        for person in range(PEOPLE):
            self._come_later(person, 0)
        while self.counted < self._wanted and self._moments:
            if time.monotonic() > self._until:
                return False
            moment, _, what, about = heapq.heappop(self._moments)
            if what == "look":
                self._look(about, moment)
            elif what == "ask":
                self._ask(about, moment)
            else:
                self._count(about, moment)
        return True

    def _at(self, moment: int, what: str, about: Any) -> None:
        self._order += 1
        heapq.heappush(self._moments, (moment, self._order, what, about))

    def _come_later(self, person: int, now: int) -> None:
        """Some days on, most often in the evening, never while still at a table."""
        day = now // DAY + int(self._lots.expovariate(self._visits_a_day) + self._lots.random())
        first, last = EVENING if self._lots.random() < IN_THE_EVENING else (0, DAY)
        moment = day * DAY + self._lots.randrange(first, last)
        self._at(
            moment if moment > now else now + self._lots.randrange(5 * MINUTE, 120 * MINUTE), "look", person
        )

    def _look(self, person: int, now: int) -> None:
        skill = self.skill(person)
        patience = self._lots.choices([each for _, each in PATIENCE], [share for share, _ in PATIENCE])[0]
        near = NEAR[1] if self._lots.random() < NEAR[0] else None
        seek = {"seats": SEATS, "range": near, "bots_after_s": patience}
        self._waiting[person] = SeekRow(
            str(person), self._game, "", SEATS, "live", True, seek, *skill, now, now + GIVES_UP, None, None
        )
        self._ask(person, now)

    def _ask(self, person: int, now: int) -> None:
        """As a browser does every few seconds; between two events only patience can change what comes of it."""
        own = self._waiting.get(person)
        if own is None:
            return
        if now >= own.until:
            del self._waiting[person]
            self.gave_up += 1
            self._come_later(person, now)
            return
        found = found_for(own, list(self._waiting.values()), now, lambda _one, _other: True)
        if found.is_enough:
            self._begin(found, now)
            return
        patience = own.seek["bots_after_s"]
        due = own.made_at + patience * 1000 if patience is not None else own.until
        self._at(max(now + ASKS_EVERY, min(due, own.until)), "ask", person)

    def _begin(self, found: Found, now: int) -> None:
        people: list[int | None] = [int(seek.person) for seek in found.people]
        for seek in found.people:
            del self._waiting[int(seek.person)]
            self.waits.append(now - seek.made_at)
        strengths = [seek.strength for seek in found.people]
        self.gaps.append(max(strengths) - min(strengths))
        self.bots += found.bots
        people += [None] * found.bots
        self._lots.shuffle(people)
        number = self._begun
        self._begun += 1
        known = self._known.get(number)
        if known is not None and known[0] != people:
            raise SystemExit(
                "what is kept was paired by ratings that have changed since; delete it to play anew"
            )
        outcome = (
            self._pool.submit(really_played, self._game, number, people)
            if known is None
            else (known[1], known[2])
        )
        self._at(now + self._lots.randrange(*LASTS), "count", Table(number, people, outcome))

    def _count(self, table: Table, now: int) -> None:
        if isinstance(table.outcome, Future):
            places, sides = table.outcome.result()
            self._kept.add([table.number, table.people, places, sides])
        else:
            places, sides = table.outcome
        self.counted += 1
        self._measure_bots(table.people, places)
        row = GameRow(self.counted, "", self._game, "live", True, 1, "", 0, now, True)
        self.book.count(
            row, [self._result(row, table, seat, place, sides[seat]) for seat, place in enumerate(places)]
        )
        for person in table.people:
            if person is not None:
                self.games_of[person] += 1
                if not self.certain_after[person] and self.skill(person).deviation <= CERTAIN:
                    self.certain_after[person] = self.games_of[person]
                self._come_later(person, now)
        if self.counted % max(1, self._wanted // CHECKS) == 0:
            self.correlations[self.counted] = round(self.correlation(), 4)
            self.means.append(sum(self.skill(person).strength for person in range(PEOPLE)) / PEOPLE)
            print(self.counted, self.correlations[self.counted], round(self.means[-1], 1), flush=True)

    def _result(self, row: GameRow, table: Table, seat: int, place: int, side: str) -> ResultRow:
        person = table.people[seat]
        return ResultRow(
            number=row.number,
            seat=seat,
            person=None if person is None else str(person),
            bot=BOT if person is None else None,
            side=side,
            place=place,
            points=0,
            has_won=place == 1,
            has_abandoned=False,
            game=self._game,
            pace="live",
            rated=True,
            finished_at=row.finished_at,
        )

    def _measure_bots(self, people: Sequence[int | None], places: Sequence[int]) -> None:
        fixed = anchor(self._game, BOT) or 0.0
        for seat, person in enumerate(people):
            for other, bot in enumerate(people):
                if person is not None and bot is None and self.skill(person).deviation <= CERTAIN:
                    expected = 1 / (1 + 10 ** ((fixed - self.skill(person).strength) / 400))
                    before = (places[seat] < places[other]) + (places[seat] == places[other]) / 2
                    self.off.append(before - expected)

    def skill(self, person: int) -> Skill:
        row = self.book.rows.get((str(person), self._game, "live", ALL_SEASONS, ALL_SIDES))
        return Skill() if row is None else Skill(row.strength, row.deviation)

    def correlation(self) -> float:
        """Spearman's, between ratings and how little each errs."""
        # Equals in random order: whoever has not played must not stand in his true place by himself.
        people = random.Random(SEED).sample(range(PEOPLE), PEOPLE)
        order = sorted(people, key=lambda person: -self.skill(person).strength)
        apart = sum((place - person) ** 2 for place, person in enumerate(order))
        return 1 - 6 * apart / (PEOPLE * (PEOPLE**2 - 1))

    def summary(self) -> dict[str, Any]:
        certain = sorted(games for games in self.certain_after if games)
        waits = sorted(wait / 1000 for wait in self.waits)
        gaps = sorted(self.gaps)
        half = self.means[len(self.means) // 2 :]
        thirds = [self.off[: len(self.off) // 3], self.off[2 * len(self.off) // 3 :]]
        return {
            "seats": SEATS,
            "people": PEOPLE,
            "games": self.counted,
            "games_a_person": {
                "fewest": min(self.games_of),
                "median": sorted(self.games_of)[PEOPLE // 2],
                "most": max(self.games_of),
            },
            "rank_correlation": round(self.correlation(), 4),
            "rank_correlation_after": self.correlations,
            "mean_ratings": [round(mean, 1) for mean in self.means],
            "mean_rating": round(sum(self.skill(person).strength for person in range(PEOPLE)) / PEOPLE, 1),
            "drift_in_the_second_half": round(half[-1] - half[0], 1) if half else None,
            "before_the_bot_more_often_than_expected": {
                "first_third": _mean(thirds[0]),
                "last_third": _mean(thirds[1]),
            },
            "certain_people": len(certain),
            "games_until_certain_median": certain[len(certain) // 2] if certain else None,
            "ratings": [round(self.skill(person).strength) for person in range(PEOPLE)],
            "waited_s": {name: round(_quantile(waits, share)) for name, share in SHARES.items()},
            "gave_up": round(self.gave_up / (self.gave_up + len(waits)), 3),
            "seats_taken_by_bots": round(self.bots / (SEATS * self._begun), 3),
            "points_between_best_and_worst_of_a_table": {
                name: round(_quantile(gaps, share)) for name, share in SHARES.items()
            },
        }


SHARES: Final = {"half": 0.5, "nine_of_ten": 0.9, "99_of_100": 0.99}


def _quantile(values: Sequence[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def _mean(values: Sequence[float]) -> float | None:
    return round(sum(values) / len(values), 3) if values else None


# ---------------------------------------------------------------- telling


def write(found: dict[str, Any], results: Path) -> None:
    results.mkdir(parents=True, exist_ok=True)
    (results / "season.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    (results / "season.md").write_text(as_text(found), "utf-8")
    lines = {
        game: [(0.0, 0.0), *((int(games), value) for games, value in told["rank_correlation_after"].items())][
            ::2
        ]
        for game, told in found.items()
    }
    title = "Rank correlation of ratings with true strength, 200 people"
    (results / "season.svg").write_text(lines_chart(title, "games", "correlation", lines), "utf-8")


def as_text(found: dict[str, Any]) -> str:
    text = [
        "# A season of 200 people",
        "",
        "Games really played by bots that err at known rates, paired and rated by the server's own rules; made by",
        "`python -m benchmarks.season`, which says how. Aim: a rank correlation of 0.9 with the true order, and no drift.",
        "",
        "| | " + " | ".join(found) + " |",
        "|--|" + "--:|" * len(found),
    ]
    rows = {
        "games": lambda told: f"{told['games']:,}",
        "games a person: fewest, median, most": lambda told: ", ".join(map(str, told["games_a_person"].values())),
        "**rank correlation with the true order**": lambda told: f"**{told['rank_correlation']:.3f}**",
        "after a tenth of them": lambda told: list(told["rank_correlation_after"].values())[1],
        "after three tenths": lambda told: list(told["rank_correlation_after"].values())[5],
        "mean rating at the end": lambda told: told["mean_rating"],
        "its drift in the second half": lambda told: told["drift_in_the_second_half"],
        "before the bot more often than expected, in the first third": lambda told: told["before_the_bot_more_often_than_expected"]["first_third"],
        "and in the last third": lambda told: told["before_the_bot_more_often_than_expected"]["last_third"],
        "people whose rating is certain": lambda told: told["certain_people"],
        "games until it is, median": lambda told: told["games_until_certain_median"],
        "waited for a table, seconds: half, nine of ten, 99 of 100": lambda told: ", ".join(map(str, told["waited_s"].values())),
        "gave up after half an hour": lambda told: f"{told['gave_up']:.1%}",
        "seats taken by bots": lambda told: f"{told['seats_taken_by_bots']:.1%}",
        "points between best and worst of a table: half, nine of ten, 99 of 100": lambda told: ", ".join(map(str, told["points_between_best_and_worst_of_a_table"].values())),
    }  # fmt: skip
    text += [
        f"| {name} | {' | '.join(str(row(told)) for told in found.values())} |" for name, row in rows.items()
    ]
    return "\n".join(text) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("played", nargs="*", default=list(OURS), metavar="game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop playing after so many")
    parser.add_argument("--keep", type=Path, default=PLAYED)
    parser.add_argument("--results", type=Path, default=RESULTS)
    wish = parser.parse_args()
    file = wish.results / "season.json"
    found = json.loads(file.read_text("utf-8")) if file.exists() else {}
    until = time.monotonic() + wish.seconds
    for game in wish.played:
        began = time.monotonic()
        with ProcessPoolExecutor(wish.jobs) as pool:
            kept = Kept(wish.keep / f"{game}-{wish.games}.jsonl", game, GIVEN)
            season = Season(game, wish.games, kept, pool, until)
            is_whole = season.play()
            pool.shutdown(cancel_futures=True)
        if not is_whole:
            print(f"{game}: {season.counted} games are played; the same command goes on")
            continue
        found[game] = json.loads(json.dumps(season.summary()))
        print(game, f"{time.monotonic() - began:.0f} s", flush=True)
        write(found, wish.results)
    print(as_text(found))


if __name__ == "__main__":
    main()
