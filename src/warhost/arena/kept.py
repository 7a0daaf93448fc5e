"""The games of a tournament as they are kept: an SQLite file, written game by game, so that an interrupted tournament
goes on where it was. Two tables hold everything: `games`, one row a game, and `seats`, one row a seat of a game."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Final

from warhost.arena.played import Played, Tournament
from warhost.core.errors import WarhostError
from warhost.games import load

FILE: Final = "arena.sqlite3"
TABLES: Final = """
CREATE TABLE IF NOT EXISTS tournament (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS games (
    number INTEGER PRIMARY KEY, settings TEXT NOT NULL, ending TEXT NOT NULL, decisions INTEGER NOT NULL,
    seconds REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS seats (
    game INTEGER NOT NULL REFERENCES games (number), seat INTEGER NOT NULL, bot TEXT NOT NULL, side TEXT NOT NULL,
    points INTEGER NOT NULL, place INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (game, seat)
);
"""


class Kept:
    """The kept games of one tournament; without a folder they are kept in memory only."""

    def __init__(self, folder: Path | None, tournament: Tournament, resume: bool) -> None:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        self._database = sqlite3.connect(":memory:" if folder is None else folder / FILE)
        self._database.executescript(TABLES)
        try:
            self._check(_written(tournament), str(folder), resume)
        except WarhostError:
            self.close()
            raise

    def __enter__(self) -> Kept:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._database.close()

    def numbers(self) -> set[int]:
        """The games that are there."""
        return {number for (number,) in self._database.execute("SELECT number FROM games")}

    def add(self, results: Iterable[Played]) -> None:
        with self._database:
            for played in results:
                self._database.execute(
                    "INSERT INTO games VALUES (?, ?, ?, ?, ?)",
                    (
                        played.number,
                        json.dumps(played.settings),
                        played.ending,
                        played.decisions,
                        played.seconds,
                    ),
                )
                self._database.executemany(
                    "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
                    [
                        (played.number, seat, *row, seat in played.winners)
                        for seat, row in enumerate(
                            zip(played.bots, played.sides, played.points, played.places(), strict=True)
                        )
                    ],
                )

    def games(self, first: int) -> list[Played]:
        """The first so many games, in order."""
        return _read(self._database, first)

    def _check(self, wanted: dict[str, str], folder: str, resume: bool) -> None:
        kept = dict(self._database.execute("SELECT name, value FROM tournament"))
        if not kept:
            with self._database:
                self._database.executemany("INSERT INTO tournament VALUES (?, ?)", wanted.items())
            return
        if not resume:
            raise WarhostError(
                "arena-already-there",
                f"{folder} already holds a tournament: resume it, or choose another folder",
                {"folder": folder},
            )
        different = [name for name in wanted if kept.get(name) != wanted[name]]
        if different:
            raise WarhostError(
                "arena-another-tournament",
                f"{folder} holds another tournament; different: {', '.join(different)}",
                {"folder": folder, "different": ", ".join(different)},
            )


def read(folder: Path) -> list[Played]:
    """The games that are kept in a folder, for one's own analysis."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        return _read(database, -1)


def _written(tournament: Tournament) -> dict[str, str]:
    """All that must be equal for games to belong to the same tournament: not how many there are to be."""
    rules = load(tournament.game)
    return {
        "game": tournament.game,
        "revision": str(rules.revision),
        "seats": str(tournament.seats),
        "seed": str(tournament.seed),
        "bots": json.dumps(tournament.bots),
        "settings": json.dumps(tournament.settings, sort_keys=True),
    }


def _read(database: sqlite3.Connection, first: int) -> list[Played]:
    seats: dict[int, list[tuple[str, str, int, int]]] = {}
    for game, bot, side, points, won in database.execute(
        "SELECT game, bot, side, points, won FROM seats ORDER BY game, seat"
    ):
        seats.setdefault(game, []).append((bot, side, points, won))
    found: list[Played] = []
    for number, settings, ending, decisions, seconds in database.execute(
        "SELECT number, settings, ending, decisions, seconds FROM games ORDER BY number LIMIT ?", (first,)
    ):
        rows = seats[number]
        found.append(
            Played(
                number,
                tuple(row[0] for row in rows),
                tuple(row[1] for row in rows),
                json.loads(settings),
                [seat for seat, row in enumerate(rows) if row[3]],
                [row[2] for row in rows],
                ending,
                decisions,
                seconds,
            )
        )
    return found
