"""The measured tables: who sits at them, who watches, which have clocks and bots; and a database that holds them, in the
middle of their games. Nobody sits at two tables."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

from itsdangerous import URLSafeTimedSerializer
from msgspec import Struct

from benchmarks.server_load.midgame import SEATS, Middle
from warhost.bots import usual_level
from warhost.games import load
from warhost.server.chance import Chance
from warhost.server.clock import SystemClock
from warhost.server.database.connection import Database
from warhost.server.database.rows import PersonRow, SeatRow
from warhost.server.database.table_queries import add_log, add_table
from warhost.server.game.ledger import Beginning
from warhost.server.people.register import PeopleRegister
from warhost.server.protocol.tables import LiveClock, SlowClock
from warhost.server.table.clocks import Clocks
from warhost.server.table.new_tables import new_row

SECRET = "only for measuring"
LIVE = {"kind": "live", "bank_s": 3600, "increment_s": 20}
SLOW = {"kind": "slow", "move_s": 7 * 86_400}
NO_CLOCK = {"kind": "none"}
ONE_WATCHES, TWO_WATCH, HAS_BOT = 3, 7, 5
"""Of ten tables one has a spectator, one has two, and one has a bot and a spectator in the place of its person."""


class Table(Struct):
    """A table as the players know it. `people[seat]` is empty where a bot sits."""

    id: str
    sides: list[str]
    people: list[str]
    watchers: int
    seconds_a_decision: float

    @property
    def sockets(self) -> int:
        return sum(1 for person in self.people if person) + self.watchers


def table_at(number: int, middle: Middle, seconds_a_decision: float) -> Table:
    """The table with this number; the mixture of tables is the same among any ten neighbours."""
    kind = number % 10
    people = [f"p{number:07d}{seat}" for seat in range(SEATS)]
    if kind == HAS_BOT:
        people[_resting(middle)] = ""
    watchers = {ONE_WATCHES: 1, TWO_WATCH: 2, HAS_BOT: 1}.get(kind, 0)
    return Table(f"table{number:07d}", middle.sides, people, watchers, seconds_a_decision)


def has_clock(number: int) -> bool:
    return number % 2 == 1


def _resting(middle: Middle) -> int:
    """A seat that is not asked now: a bot that is asked would have answered long ago."""
    return next((seat for seat in range(SEATS) if seat not in middle.waiting), 0)


def cookie_of(person: str) -> str:
    return str(URLSafeTimedSerializer(SECRET, salt="person").dumps([person, 0]))


# ---------------------------------------------------------------- the database


def fill(database: Path, game: str, count: int, middles: list[Middle], *, slow: bool = False) -> None:
    """A new database with so many tables: one of each past is stored as the server stores it, and multiplied in SQL.
    `slow`: all of them are played over days, and nobody has to be looked after within hours."""
    database.parent.mkdir(parents=True, exist_ok=True)
    for file in (database, Path(f"{database}-wal"), Path(f"{database}-shm")):
        file.unlink(missing_ok=True)
    samples = asyncio.run(_store_samples(database, game, middles))
    connection = sqlite3.connect(database)
    try:
        _multiply(connection, game, count, middles, samples, slow=slow)
        connection.commit()
    finally:
        connection.close()


async def _store_samples(database: Path, game: str, middles: list[Middle]) -> list[str]:
    opened = Database(f"sqlite+aiosqlite:///{database}")
    await opened.open()
    now = time.time_ns() // 1_000_000
    try:
        person = await _sample_person(opened)
        samples = []
        for middle in middles:
            beginning = Beginning(load(game), SEATS, {}, middle.seed, None)
            row = new_row(
                Chance(),
                person,
                beginning,
                now,
                origin="new",
                status="playing",
                visibility="link",
                waiting=middle.waiting,
                number=len(middle.log),
                step=len(middle.log),
            )
            seats = [_seat(row.id, seat, side) for seat, side in enumerate(middle.sides)]
            async with opened.writing() as connection:
                await add_table(connection, row, seats, {"position": None, "record": None})
                await add_log(connection, row.id, middle.log)
            samples.append(row.id)
        return samples
    finally:
        await opened.close()


async def _sample_person(opened: Database) -> PersonRow:
    async def nobody_to_tell(_person: str) -> None:
        pass

    register = PeopleRegister(opened, SystemClock(), Chance(), asyncio.to_thread, nobody_to_tell)
    return await register.new_guest("Player", "en")


def _seat(table: str, seat: int, side: str) -> SeatRow:
    return SeatRow(table, seat, side, None, None, None, False, None)


def _multiply(
    connection: sqlite3.Connection,
    game: str,
    count: int,
    middles: list[Middle],
    samples: list[str],
    *,
    slow: bool,
) -> None:
    now, level = time.time_ns() // 1_000_000, usual_level(load(game))
    connection.execute("CREATE TEMP TABLE made (id, sample, host, clock, clocks, wake_at)")
    connection.execute("CREATE TEMP TABLE sitting (id, seat, person, bot)")
    for number in range(count):
        middle, sample = middles[number % len(middles)], samples[number % len(middles)]
        table = table_at(number, middle, 0.0)
        clock, clocks, wake_at = _clocks(number, middle, now, slow=slow)
        host = next(person for person in table.people if person)
        connection.execute(
            "INSERT INTO made VALUES (?, ?, ?, ?, ?, ?)", (table.id, sample, host, clock, clocks, wake_at)
        )
        connection.executemany(
            "INSERT INTO sitting VALUES (?, ?, ?, ?)",
            [
                (table.id, seat, person or None, None if person else level)
                for seat, person in enumerate(table.people)
            ],
        )
    _copy(connection, "people", {"id": "sitting.person"}, "sitting WHERE sitting.person IS NOT NULL")
    changed = {name: f"made.{name}" for name in ("id", "host", "clock", "clocks", "wake_at")}
    _copy(connection, "tables", changed | {"code": "'code' || made.id"}, "made WHERE old.id = made.sample")
    _copy(
        connection,
        "seats",
        {"table_id": "sitting.id", "owner": "sitting.person", "bot": "sitting.bot"},
        "made, sitting WHERE old.table_id = made.sample AND sitting.id = made.id AND sitting.seat = old.seat",
        before="CREATE INDEX temp.ix_sitting ON sitting (id, seat)",
    )
    _copy(connection, "log", {"table_id": "made.id"}, "made WHERE old.table_id = made.sample")
    for name in samples:
        connection.execute("DELETE FROM log WHERE table_id = ?", (name,))
        connection.execute("DELETE FROM seats WHERE table_id = ?", (name,))
        connection.execute("DELETE FROM tables WHERE id = ?", (name,))


def _clocks(number: int, middle: Middle, now: int, *, slow: bool) -> tuple[str, str, int | None]:
    """The clock's rule, how the clocks stand, and when somebody has to look."""
    if slow:
        rule, described = SlowClock(SLOW["move_s"]), SLOW  # type: ignore[arg-type]
    elif has_clock(number):
        rule, described = LiveClock(LIVE["bank_s"], LIVE["increment_s"]), LIVE  # type: ignore[arg-type, assignment]
    else:
        return json.dumps(NO_CLOCK), "{}", None
    clocks = Clocks.wound_up(rule, SEATS)
    clocks.move_on(middle.waiting, now)
    moments = [clocks.deadline(seat) for seat in middle.waiting]
    return json.dumps(described), json.dumps(clocks.to_store()), min(m for m in moments if m is not None)


def _copy(
    connection: sqlite3.Connection, name: str, changed: dict[str, str], source: str, before: str = ""
) -> None:
    """Rows like the samples', but for these columns."""
    if before:
        connection.execute(before)
    columns: list[Any] = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
    values = ", ".join(changed.get(column, f"old.{column}") for column in columns)
    connection.execute(
        f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values} FROM {name} AS old, {source}"
    )
