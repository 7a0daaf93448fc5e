"""An invented server to measure lists on: many people, some of whom are always here, their finished games with ratings as the
server counts them, friends, clubs, cups, duplicates of the day. Rows go straight into the database; nobody really played."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import accumulate, islice
from typing import Any, Final

from sqlalchemy import Table

from warhost.analysis.achievements import achievements_of
from warhost.games import OURS, load
from warhost.server.database.company_schema import FRIENDS, PRESENCE
from warhost.server.database.event_schema import CLUBS, ENTRANTS, MEMBERS, PAIRINGS, TOURNAMENTS
from warhost.server.database.result_rows import GameRow, ResultRow
from warhost.server.database.schema import (
    ACHIEVEMENTS,
    AUDIT,
    DEVICES,
    EYES,
    GAMES,
    PEOPLE,
    RATINGS,
    RELATIONS,
    REPORTS,
    RESULTS,
    SEATS,
    SEEKS,
    SESSIONS,
    TABLES,
)
from warhost.server.game.offered import sides_at
from warhost.server.people.company import MOST_FRIENDS
from warhost.server.ratings.book import Book
from warhost.server.ratings.results import season_of
from warhost.server.tournaments.daily import DAY_MS, daily_id

YEARS: Final = 3
EAGER: Final = 0.7
"""How unequally people play: the one who comes at place n plays as (n + 20) ** -EAGER."""
GAME_SHARES: Final = {"bloodrage": 0.45, "oldworld": 0.3, "karak": 0.25}
BOTS: Final = ("beginner", "easy", "greedy")
WORDS: Final = [
    "Ada",
    "Bo",
    "Cleo",
    "Dan",
    "Eve",
    "Fritz",
    "Gil",
    "Hana",
    "Ines",
    "Jan",
    "Kim",
    "Lena",
    "Mia",
    "Nils",
    "Ola",
    "Per",
    "Rosa",
    "Sven",
    "Tove",
    "Ugo",
]
Rows = Iterator[tuple[Any, ...]]
Part = tuple[Table, Iterable[tuple[Any, ...]]]


class Crowd:
    def __init__(self, people: int, games: int, now: int, *, seed: int = 20261119) -> None:
        self.now = now
        self.lots = random.Random(seed)
        self.people = [f"p{number:07}" for number in range(people)]
        self.games = games
        self._weights = list(accumulate((place + 20) ** -EAGER for place in range(people)))
        self.clubs = [f"club{number:05}" for number in range(max(1, people // 50))]
        self.results: list[tuple[Any, ...]] = []
        self._played: list[tuple[Any, ...]] = []
        hidden = [
            person for place, person in enumerate(self.people) if _is_guest(place) or _is_private(place)
        ]
        self._book = Book((), hidden)

    def parts(self) -> Iterator[Part]:
        """Every table with its rows, in an order in which each row finds what it refers to."""
        yield PEOPLE, self._people()
        yield GAMES, self._games()
        yield RESULTS, self.results
        yield TABLES, self._tables()
        yield SEATS, self._seats()
        yield EYES, ((f"t{row[0]:07}", row[1], row[2]) for row in self.results if row[2] is not None)
        yield RATINGS, self._ratings()
        yield ACHIEVEMENTS, self._achievements()
        yield SEEKS, self._seeks()
        yield FRIENDS, self._pairs(4 * len(self.people), lambda one, two, at: (one, two, at))
        yield RELATIONS, self._pairs(len(self.people), lambda one, two, at: (one, two, _kind(at), at))
        yield PRESENCE, ((person, self.now - place) for place, person in enumerate(self._here()))
        yield SESSIONS, self._sessions()
        yield DEVICES, ((f"d{place:07}", person, self.now) for place, person in enumerate(self.people))
        yield REPORTS, self._reports()
        yield AUDIT, self._audit()
        yield CLUBS, self._clubs()
        yield MEMBERS, self._members()
        yield TOURNAMENTS, self._tournaments()
        yield ENTRANTS, self._entrants
        yield PAIRINGS, self._pairings

    def somebody(self, count: int) -> list[str]:
        """Whoever plays more comes more often."""
        return self.lots.choices(self.people, cum_weights=self._weights, k=count)

    def _different(self, count: int) -> list[str]:
        found: dict[str, None] = {}
        while len(found) < count:
            found |= dict.fromkeys(self.somebody(count - len(found)))
        return list(found)

    def _here(self) -> list[str]:
        return self.lots.sample(self.people, max(2, len(self.people) // 30))

    # ------------------------------------------------------------ people and games

    def _people(self) -> Rows:
        for place, person in enumerate(self.people):
            yield _row(
                PEOPLE,
                id=person,
                name=f"{self.lots.choice(WORDS)} {place}",
                login=None if _is_guest(place) else f"login{place}",
                language=self.lots.choice(("en", "pl", "fr", "ru")),
                preferences={"private": True} if _is_private(place) else {},
                notices={},
                epoch=0,
                created_at=self.now - self.lots.randrange(YEARS * 365) * DAY_MS,
                seen_at=self.now - self.lots.randrange(400) * DAY_MS,
                role="administrator" if place == 0 else None,
            )

    def _games(self) -> Rows:
        """And with them the results and ratings, as `Counting` makes them."""
        step = YEARS * 365 * DAY_MS // max(1, self.games)
        seats = {game: load(game).seat_counts for game in OURS}
        sides = {(game, count): _sides(game, count) for game in OURS for count in seats[game]}
        names, shares = list(GAME_SHARES), list(GAME_SHARES.values())
        for number in range(1, self.games + 1):
            game = self.lots.choices(names, shares)[0]
            count = self.lots.choice(seats[game])
            pace = self.lots.choices(("live", "slow", "none"), (7, 2, 1))[0]
            at = self.now - YEARS * 365 * DAY_MS + number * step
            rated = pace != "none" and self.lots.random() < 0.6
            row = GameRow(
                number,
                f"t{number:07}",
                game,
                pace,
                rated,
                season_of(at),
                "score",
                150,
                at,
                rated or number % 3 == 0,
            )
            self._played.append((game, pace, rated, at, number))
            self.results += [_values(RESULTS, each) for each in self._results(row, sides[game, count])]
            yield _values(GAMES, row)

    def _results(self, row: GameRow, sides: Sequence[str]) -> list[ResultRow]:
        people: list[str | None] = [*self._different(max(1, len(sides) - self.lots.randrange(2)))]
        people += [None] * (len(sides) - len(people))
        places = self.lots.sample(range(1, len(sides) + 1), len(sides))
        results = [
            ResultRow(
                number=row.number,
                seat=seat,
                person=person,
                bot=None if person else "greedy",
                side=sides[seat],
                place=places[seat],
                points=100 - 10 * places[seat],
                has_won=places[seat] == 1,
                has_abandoned=False,
                game=row.game,
                pace=row.pace,
                rated=row.rated,
                finished_at=row.finished_at,
            )
            for seat, person in enumerate(people)
        ]
        return self._book.count(row, results)

    def _tables(self) -> Rows:
        """One a finished game, and those that are played or gather now."""
        common = {
            "revision": 3,
            "options": "{}",
            "seed": b"0" * 32,
            "lesson": None,
            "hints": False,
            "clock": json.dumps({"kind": "live", "bank_s": 900, "increment_s": 10}),
            "on_timeout": "bot",
            "shuffle_seats": True,
            "kicked": "[]",
            "bytes": 400,
            "version": 12,
            "paused": False,
            "clocks": "{}",
            "counted": True,
            "keep_secrets": False,
            "sealed": False,
            "fence": 1,
            "origin": "new",
        }
        over = json.dumps({"winners": [], "scores": {}, "ending": "score"})
        hosts = {row[0]: row[2] for row in self.results if row[1] == 0}
        for game, _pace, rated, at, number in self._played:
            yield _row(
                TABLES,
                **common,
                **self._shown(number),
                id=f"t{number:07}",
                code=f"code{number}",
                game=game,
                status="closed" if number % 50 == 0 else "finished",
                rated=rated,
                host=hosts[number],
                created_at=at - 3_600_000,
                changed_at=at,
                number=180,
                step=150,
                waiting="[]",
                result=over,
                record="warhost 1\n" + "seat a Somebody\n" * 12,
                club=self.lots.choice(self.clubs) if number % 10 == 0 else None,
                event=f"c{number % max(1, self.games // 50):07}" if number % 12 == 0 else None,
            )
        for number in self._living():
            yield _row(
                TABLES,
                **common,
                **self._shown(number),
                id=f"t{number:07}",
                code=f"code{number}",
                game=self.lots.choice(list(OURS)),
                status="gathering" if number % 4 == 0 else "playing",
                rated=False,
                host=self.somebody(1)[0],
                created_at=self.now - 600_000,
                changed_at=self.now - self.lots.randrange(86_400_000),
                number=40,
                step=40,
                waiting=[0],
                wake_at=self.now + 3650 * DAY_MS,
                club=self.lots.choice(self.clubs) if number % 20 == 0 else None,
            )

    def _living(self) -> range:
        return range(self.games + 1, self.games + 1 + max(8, self.games // 200))

    def _shown(self, number: int) -> dict[str, Any]:
        return {
            "visibility": ("open", "open", "link", "link", "private")[number % 5],
            "watch": number % 10 < 7,
        }

    def _seats(self) -> Rows:
        finished_at = _names(RESULTS).index("finished_at")
        for number, seat, person, bot, side, *further in self.results:
            yield _row(
                SEATS,
                table_id=f"t{number:07}",
                seat=seat,
                side=side,
                owner=person,
                bot=bot,
                is_open=False,
                rested_at=None if number % 50 == 0 else further[finished_at - 5],
            )
        for number in self._living():
            people = self._different(3)
            for seat in range(3):
                is_open = number % 4 == 0 and seat == 2
                yield _row(
                    SEATS,
                    table_id=f"t{number:07}",
                    seat=seat,
                    side=f"side{seat}",
                    owner=None if is_open else people[seat],
                    is_open=is_open,
                )

    def _ratings(self) -> Rows:
        for row in self._book.rows.values():
            yield _values(RATINGS, row)

    def _achievements(self) -> Rows:
        """In the order in which somebody played their games: each a new one, as long as there are any."""
        had: dict[tuple[str, str], int] = {}
        known = {game: list(achievements_of(game)) for game in OURS}
        for number, _, person, _, _, _, _, _, _, game, *_ in self.results:
            if person is None or number % 3:
                continue
            count = had.get((person, game), 0)
            if count < len(known[game]):
                had[person, game] = count + 1
                yield person, game, known[game][count], number

    # ------------------------------------------------------------ company

    def _seeks(self) -> Rows:
        for place, person in enumerate(self._different(max(3, len(self.people) // 50))):
            game = self.lots.choice(list(OURS))
            seats = self.lots.choice(load(game).seat_counts)
            seek = {
                "game": game,
                "seats": seats,
                "clock": {"kind": "slow", "move_s": 86_400},
                "range": None,
                "bots_after_s": None,
                "rated": True,
            }
            yield _row(
                SEEKS,
                person=person,
                game=game,
                terms=f"{seats} slow rated",
                seats=seats,
                pace="slow",
                rated=True,
                seek=seek,
                strength=self.lots.gauss(1500, 200),
                deviation=90.0,
                made_at=self.now - place * 1000,
                until=self.now + 3650 * DAY_MS,
            )

    def _pairs(self, count: int, row: Any) -> Rows:
        """Different pairs; whoever plays much knows many."""
        seen: set[tuple[str, str]] = set()
        known: Counter[str] = Counter()
        ones, others = self.somebody(count), self.lots.choices(self.people, k=count)
        for at, pair in enumerate(zip(ones, others, strict=True)):
            if pair[0] != pair[1] and pair not in seen and known[pair[0]] < MOST_FRIENDS:
                seen.add(pair)
                known[pair[0]] += 1
                yield row(*pair, self.now - at)

    def _sessions(self) -> Rows:
        for place, person in enumerate(self.people):
            yield f"{place:064x}", person, "Firefox", "Linux", self.now - DAY_MS, self.now - place

    def _reports(self) -> Rows:
        for place in range(max(4, len(self.people) // 20)):
            one, other = self._different(2)
            settled = place % 50 != 0
            yield _row(
                REPORTS,
                id=f"r{place:07}",
                person=one,
                about=other,
                table_id=f"t{1 + place % self.games:07}",
                reason="talk",
                text="What he said",
                evidence=[],
                at=self.now - place * 60_000,
                settled_at=self.now if settled else None,
                settled_by=self.people[0] if settled else None,
                outcome="warned" if settled else None,
            )

    def _audit(self) -> Rows:
        for place in range(max(4, len(self.people) // 20)):
            yield (
                f"a{place:07}",
                self.now - place * 60_000,
                self.people[0],
                "settle",
                f"r{place:07}",
                "{}",
            )

    # ------------------------------------------------------------ clubs and tournaments

    def _clubs(self) -> Rows:
        self._joined: list[tuple[Any, ...]] = []
        for place, club in enumerate(self.clubs):
            size = min(500, len(self.people) // 4, 8 + int(self.lots.paretovariate(1.1)))
            for role, person in enumerate(self._different(size)):
                self._joined.append((club, person, "member" if role else "owner", self.now - role))
            yield club, f"code{place}", f"Club {place}", "Where friends play", place % 2 == 0, size, self.now

    def _members(self) -> Rows:
        yield from self._joined

    def _tournaments(self) -> Rows:
        self._entrants: list[tuple[Any, ...]] = []
        self._pairings: list[tuple[Any, ...]] = []
        cups = max(4, self.games // 50)
        for place in range(cups):
            status = "gathering" if place % 400 == 0 else "running" if place % 200 == 1 else "finished"
            yield self._cup(f"c{place:07}", place, status)
        for day in range(YEARS * 365 if self.games > 100_000 else 3):
            for game in OURS:
                yield self._daily(game, self.now // DAY_MS - day)

    def _cup(self, name: str, place: int, status: str) -> tuple[Any, ...]:
        size = self.lots.choice((8, 16, 32, 64))
        rounds = 0 if status == "gathering" else 3
        people = self._different(size)
        self._entrants += [
            (name, number, person, "in", self.now, None) for number, person in enumerate(people)
        ]
        for number in range(1, rounds + 1):
            for board in range(size // 4):
                is_open = status == "running" and number == rounds
                table = self._some_table(place * 100 + number * 20 + board, is_open)
                four = list(range(4 * board, 4 * board + 4))
                self._pairings.append(_pairing(name, number, board, table, four, is_open))
        return _tournament(
            self.now,
            id=name,
            code=f"code{place}",
            name=f"Cup {place}",
            game=self.lots.choice(("bloodrage", "oldworld", "karak")),
            seats=4,
            system="swiss",
            deal="own",
            rounds=3,
            visibility="open" if place % 3 else "link",
            host=self.somebody(1)[0],
            club=self.lots.choice(self.clubs) if place % 5 == 0 else None,
            status=status,
            round=rounds,
            changed_at=self.now - place * 3_600_000,
        )

    def _daily(self, game: str, day: int) -> tuple[Any, ...]:
        name = daily_id(game, day)
        is_today = day == self.now // DAY_MS
        size = min(len(self.people) // 2, 2_000 if self.now // DAY_MS - day < 2 else 60)
        people = self._different(size)
        self._entrants += [
            (name, number, person, "in", self.now, None) for number, person in enumerate(people)
        ]
        for number in range(size):
            table = self._some_table(day * 1000 + number, is_today)
            self._pairings.append(_pairing(name, 1, number + 1, table, [number], is_today))
        return _tournament(
            self.now,
            id=name,
            code=f"{day}-{game}",
            name="",
            game=game,
            seats=4,
            system="daily",
            deal="same",
            level="easy",
            rounds=1,
            visibility="open",
            host=None,
            club=None,
            status="running" if is_today else "finished",
            round=1,
            changed_at=self.now,
            starts_at=day * DAY_MS,
            ends_at=(day + 1) * DAY_MS,
        )

    def _some_table(self, number: int, is_open: bool) -> str:
        played = self._living() if is_open else range(1, self.games + 1)
        return f"t{played[number % len(played)]:07}"


def _tournament(now: int, **given: Any) -> tuple[Any, ...]:
    usual = {
        "options": {},
        "rated": False,
        "clock": {"kind": "none"},
        "on_timeout": "bot",
        "least": 4,
        "most": 64,
        "round_every_s": 0,
        "paused": False,
        "seed": b"1" * 32,
        "version": 1,
        "created_at": now,
        "started_at": now - 365 * DAY_MS,
    }
    return _row(TOURNAMENTS, **(usual | given))


def _pairing(
    name: str, number: int, board: int, table: str, entrants: list[int], is_open: bool
) -> tuple[Any, ...]:
    seats = 4
    return _row(
        PAIRINGS,
        tournament=name,
        round=number,
        board=board,
        table_id=table,
        entrants=entrants,
        is_open=is_open,
        places=None if is_open else list(range(1, seats + 1)),
        scores=None if is_open else [40 - 3 * place + (7 * board + place) % 11 for place in range(seats)],
        absent=[],
    )


def _sides(name: str, count: int) -> list[str]:
    game = load(name)
    return sides_at(game, count, game.table_settings({}))


def _is_guest(place: int) -> bool:
    return place % 10 >= 7


def _is_private(place: int) -> bool:
    return place % 20 == 3


def _kind(at: int) -> str:
    return "block" if at % 2 else "mute"


def _row(table: Table, **given: Any) -> tuple[Any, ...]:
    """The columns in their order; what is not given is empty."""
    return tuple([_stored(given.get(name)) for name in _names(table)])


def _values(table: Table, row: Any) -> tuple[Any, ...]:
    return tuple([getattr(row, name) for name in _names(table)])


@cache
def _names(table: Table) -> tuple[str, ...]:
    return tuple(column.name for column in table.columns)


def _stored(value: Any) -> Any:
    return json.dumps(value) if isinstance(value, dict | list) else value


def chunks(rows: Iterable[tuple[Any, ...]], size: int) -> Iterator[list[tuple[Any, ...]]]:
    rest = iter(rows)
    while chunk := list(islice(rest, size)):
        yield chunk
