"""Queries about puzzles: who tried which, how well they solve, and how hard people find them."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Table, and_, delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.analysis.puzzles.rating import NEW, UNSURE
from warhost.server.database.rows import read, values
from warhost.server.database.schema import PUZZLE_GRADES, PUZZLE_TRIES, PUZZLERS

TRYING_LOCK: Final = 7_264_004
"""PostgreSQL's advisory lock: a try changes rows of a person and of a puzzle, which may not exist yet and so cannot be locked."""


class PuzzlerRow(Struct):
    """`last_day`: the last day, counted from year 1, whose puzzle was solved on that day."""

    person: str
    game: str
    rating: float = NEW
    deviation: float = UNSURE
    solved: int = 0
    failed: int = 0
    streak: int = 0
    best_streak: int = 0
    days: int = 0
    best_days: int = 0
    last_day: int = 0


class TryRow(Struct):
    person: str
    game: str
    puzzle: str
    state: str = "open"
    tries: int = 0


class GradeRow(Struct):
    game: str
    puzzle: str
    rating: float
    deviation: float
    tries: int = 0


async def take_turn_trying(connection: AsyncConnection, *, is_sqlite: bool) -> None:
    """Until the transaction ends no other try is counted. SQLite has one writer anyway."""
    if not is_sqlite:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": TRYING_LOCK})


async def puzzler(connection: AsyncConnection, person: str, game: str) -> PuzzlerRow:
    found = await _one(connection, PUZZLERS, person=person, game=game)
    return PuzzlerRow(person, game) if found is None else read(PuzzlerRow, found)


async def tries_of(connection: AsyncConnection, person: str, game: str) -> dict[str, str]:
    """The puzzles that somebody has tried, and how they stand."""
    mine = (PUZZLE_TRIES.c.person == person, PUZZLE_TRIES.c.game == game)
    rows = await connection.execute(select(PUZZLE_TRIES.c.puzzle, PUZZLE_TRIES.c.state).where(*mine))
    return {row[0]: row[1] for row in rows}


async def try_of(connection: AsyncConnection, person: str, game: str, puzzle: str) -> TryRow | None:
    found = await _one(connection, PUZZLE_TRIES, person=person, game=game, puzzle=puzzle)
    return None if found is None else read(TryRow, found)


async def grade_of(connection: AsyncConnection, game: str, puzzle: str) -> GradeRow | None:
    found = await _one(connection, PUZZLE_GRADES, game=game, puzzle=puzzle)
    return None if found is None else read(GradeRow, found)


async def grades_of(connection: AsyncConnection, game: str) -> dict[str, float]:
    """Ratings of puzzles that people have tried."""
    query = select(PUZZLE_GRADES.c.puzzle, PUZZLE_GRADES.c.rating).where(PUZZLE_GRADES.c.game == game)
    return {row[0]: row[1] for row in await connection.execute(query)}


async def keep(connection: AsyncConnection, row: PuzzlerRow | TryRow | GradeRow) -> None:
    """As it is now."""
    table = {PuzzlerRow: PUZZLERS, TryRow: PUZZLE_TRIES, GradeRow: PUZZLE_GRADES}[type(row)]
    own = and_(*(column == getattr(row, column.name) for column in table.primary_key))
    await connection.execute(delete(table).where(own))
    await connection.execute(insert(table).values(values(row)))


async def _one(connection: AsyncConnection, table: Table, **key: str) -> Any:
    own = (table.c[name] == value for name, value in key.items())
    return (await connection.execute(select(table).where(*own).with_for_update())).mappings().first()
