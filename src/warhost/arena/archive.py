"""The games of a tournament as they are kept: an SQLite file, written game by game, so that an interrupted tournament
goes on where it was. Two tables hold everything: `games`, one row a game, and `seats`, one row a seat of a game."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from warhost import __version__
from warhost.arena.played import Played, Tournament
from warhost.arena.players import code_of
from warhost.bots.levels import LEVELS
from warhost.core.errors import WarhostError
from warhost.core.game import Game
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


class Archive:
    """The kept games of one tournament; without a folder they are kept in memory only."""

    def __init__(self, folder: Path | None, tournament: Tournament, resume: bool) -> None:
        if folder is not None:
            make_folder(folder)
        self._file = None if folder is None else folder / FILE
        self._unkept: list[Played] = []
        with _complaints(self._file):
            self._database = sqlite3.connect(self._file or ":memory:")
        try:
            with _complaints(self._file):
                self._database.executescript(TABLES)
                self._check(tournament, str(folder), resume)
        except WarhostError:
            self.close()
            raise

    def __enter__(self) -> Archive:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is KeyboardInterrupt:
            self._keep()  # it may have come in the middle of that
        self.close()

    def close(self) -> None:
        self._database.close()

    def numbers(self) -> set[int]:
        """The games that are there."""
        with _complaints(self._file):
            return {number for (number,) in self._database.execute("SELECT number FROM games")}

    def add(self, results: Iterable[Played]) -> None:
        self._unkept += results
        self._keep()

    def games(self, first: int) -> list[Played]:
        """The first so many games, in order."""
        with _complaints(self._file):
            return _read(self._database, first)

    def _keep(self) -> None:
        """Games of equal numbers are equal, so it does no harm if one comes twice."""
        with _complaints(self._file), self._database:
            for played in self._unkept:
                self._database.execute(
                    "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?)",
                    (
                        played.number,
                        json.dumps(played.settings),
                        played.ending,
                        played.decisions,
                        played.seconds,
                    ),
                )
                self._database.executemany(
                    "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
                    [
                        (played.number, seat, *row, seat in played.winners)
                        for seat, row in enumerate(
                            zip(played.bots, played.sides, played.points, played.places(), strict=True)
                        )
                    ],
                )
        self._unkept = []

    def _check(self, tournament: Tournament, folder: str, resume: bool) -> None:
        asked, players = _asked(tournament), players_of(tournament)
        kept = dict(self._database.execute("SELECT name, value FROM tournament"))
        if not kept:
            with self._database:
                self._database.executemany("INSERT INTO tournament VALUES (?, ?)", (asked | players).items())
            return
        if not resume:
            raise WarhostError(
                "arena-already-there",
                f"{folder} already holds a tournament: resume it, or choose another folder",
                {"folder": folder},
            )
        different = ", ".join(name for name in asked if kept.get(name) != asked[name])
        if different:
            raise WarhostError(
                "arena-another-tournament",
                f"{folder} holds another tournament; different: {different}",
                {"folder": folder, "different": different},
            )
        changed = ", ".join(name for name in players if kept.get(name) != players[name])
        if changed:
            raise WarhostError(
                "arena-other-players",
                f"{folder} holds games of bots that played otherwise; changed since: {changed}",
                {"folder": folder, "changed": changed},
            )


def make_folder(folder: Path) -> None:
    for each in (folder, *folder.parents):
        if each.exists() and not each.is_dir():
            raise WarhostError("arena-no-folder", f"{each} is a file, not a folder", {"file": str(each)})
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)


@contextmanager
def writing(place: Path) -> Iterator[None]:
    """Says which place cannot be written, and why."""
    try:
        yield
    except OSError as error:
        raise _unusable(place, error.strerror or str(error)) from error


def read(folder: Path) -> list[Played]:
    """The games that are kept in a folder, for one's own analysis."""
    file = folder / FILE
    if not file.is_file():
        raise WarhostError("arena-no-games", f"{folder} holds no tournament", {"folder": str(folder)})
    with _complaints(file), closing(sqlite3.connect(file)) as database:
        return _read(database, -1)


@contextmanager
def _complaints(file: Path | None) -> Iterator[None]:
    """What SQLite complains about, in words that name the file."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise _unusable(file or Path(FILE), str(error)) from error
    except sqlite3.DatabaseError as error:
        raise WarhostError(
            "arena-damaged", f"{file} is damaged: {error}", {"file": str(file), "problem": str(error)}
        ) from error


def _unusable(place: Path, problem: str) -> WarhostError:
    return WarhostError(
        "arena-unusable", f"cannot use {place}: {problem}", {"place": str(place), "problem": problem}
    )


def _asked(tournament: Tournament) -> dict[str, str]:
    """What must be asked for again to go on: not how many games there are to be."""
    rules = load(tournament.game)
    return {
        "game": tournament.game,
        "revision": str(rules.revision),
        "seats": str(tournament.seats),
        "seed": str(tournament.seed),
        "bots": json.dumps(tournament.bots),
        "settings": json.dumps(tournament.settings, sort_keys=True),
    }


def players_of(tournament: Tournament) -> dict[str, str]:
    """What tells whether bots of the same names still play the same: the version of Warhost, how long the levels think,
    the weights by which they judge, and the files of one's own bots."""
    own = {name: code_of(name) for name in tournament.bots}
    return {
        "warhost": __version__,
        "levels": _mark(json.dumps(LEVELS).encode()),
        "judgement": _mark(json.dumps(_weights(load(tournament.game))).encode()),
        **{name: _mark(code) for name, code in own.items() if code is not None},
    }


def _weights(game: Game) -> Any:
    judgement = None if game.advice is None else game.advice.judgement
    return None if judgement is None else [judgement.names, judgement.kinds, judgement.weights]


def _mark(content: bytes) -> str:
    return sha256(content).hexdigest()


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
