"""Queries about finished games and ratings: counting them. Lists stand in `rating_queries`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, func, insert, null, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.result_rows import GameRow, RatingRow, ResultRow
from warhost.server.database.rows import read, values
from warhost.server.database.schema import GAMES, PEOPLE, RATINGS, RESULTS, TABLES

COUNTING_LOCK: Final = 7_264_002
"""PostgreSQL's advisory lock: games are counted one after the other, whichever server counts them."""
COUNTED_ORIGINS: Final = ("new", "rematch", "position")
CHUNK: Final = 500


async def take_turn(connection: AsyncConnection, *, is_sqlite: bool) -> None:
    """Until the transaction ends nobody else counts games. SQLite has one writer anyway."""
    if not is_sqlite:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": COUNTING_LOCK})


async def uncounted_tables(connection: AsyncConnection, limit: int) -> list[str]:
    waiting = and_(TABLES.c.status == "finished", ~TABLES.c.counted)
    query = (
        select(TABLES.c.id)
        .where(~TABLES.c.sealed, waiting)
        .order_by(TABLES.c.changed_at, TABLES.c.id)
        .limit(limit)
    )
    return [row[0] for row in await connection.execute(query)]


async def mark_counted(connection: AsyncConnection, table: str) -> bool:
    """Whether nobody else had counted it before."""
    this = and_(TABLES.c.id == table, ~TABLES.c.counted)
    return (await connection.execute(update(TABLES).where(this).values(counted=True))).rowcount == 1


async def next_number(connection: AsyncConnection) -> int:
    return 1 + ((await connection.execute(select(func.max(GAMES.c.number)))).scalar() or 0)


async def add_game(connection: AsyncConnection, game: GameRow, results: list[ResultRow]) -> None:
    await connection.execute(insert(GAMES).values(values(game)))
    await connection.execute(insert(RESULTS), [values(result) for result in results])


async def ratings_of(
    connection: AsyncConnection, people: Iterable[str], game: str, pace: str
) -> list[RatingRow]:
    query = select(RATINGS).where(
        RATINGS.c.person.in_(list(people)), RATINGS.c.game == game, RATINGS.c.pace == pace
    )
    return [read(RatingRow, row) for row in (await connection.execute(query)).mappings()]


async def save_ratings(connection: AsyncConnection, rows: list[RatingRow]) -> None:
    for row in rows:
        await connection.execute(delete(RATINGS).where(*_this(row)))
    await connection.execute(insert(RATINGS), [values(row) for row in rows])


def _this(row: RatingRow) -> list[ColumnElement[bool]]:
    key = ("person", "game", "pace", "season", "side")
    return [RATINGS.c[name] == getattr(row, name) for name in key]


async def unlisted_among(connection: AsyncConnection, people: Iterable[str] | None) -> list[str]:
    """Of these people, or of all who have a rating: those whom no leaderboard shows."""
    wanted = (
        PEOPLE.c.id.in_(list(people))
        if people is not None
        else PEOPLE.c.id.in_(select(RATINGS.c.person).distinct())
    )
    hidden = or_(PEOPLE.c.login.is_(null()), PEOPLE.c.preferences["private"].as_boolean())
    return [row[0] for row in await connection.execute(select(PEOPLE.c.id).where(wanted, hidden))]


async def list_or_hide(connection: AsyncConnection, person: str, *, is_private: bool, certain: float) -> None:
    listed: Any = False if is_private else RATINGS.c.deviation <= certain
    await connection.execute(update(RATINGS).where(RATINGS.c.person == person).values(is_listed=listed))


# ---------------------------------------------------------------- counting all of them anew


async def rated_games(connection: AsyncConnection) -> AsyncIterator[tuple[GameRow, list[ResultRow]]]:
    """All rated games in the order in which they were counted."""
    last = 0
    while True:
        query = (
            select(GAMES).where(GAMES.c.rated, GAMES.c.number > last).order_by(GAMES.c.number).limit(CHUNK)
        )
        games = [read(GameRow, row) for row in (await connection.execute(query)).mappings()]
        if not games:
            return
        last = games[-1].number
        seats = (
            select(RESULTS)
            .where(RESULTS.c.number.in_([game.number for game in games]))
            .order_by(RESULTS.c.number, RESULTS.c.seat)
        )
        found: dict[int, list[ResultRow]] = {}
        for row in (await connection.execute(seats)).mappings():
            found.setdefault(row["number"], []).append(read(ResultRow, row))
        for game in games:
            yield game, found.get(game.number, [])


async def all_ratings(connection: AsyncConnection) -> list[RatingRow]:
    return [read(RatingRow, row) for row in (await connection.execute(select(RATINGS))).mappings()]


async def replace_ratings(connection: AsyncConnection, rows: list[RatingRow]) -> None:
    await connection.execute(delete(RATINGS))
    for at in range(0, len(rows), CHUNK):
        await connection.execute(insert(RATINGS), [values(row) for row in rows[at : at + CHUNK]])


async def correct_result(connection: AsyncConnection, result: ResultRow) -> None:
    columns = {name: getattr(result, name) for name in ("strength_before", "strength", "deviation")}
    this = and_(RESULTS.c.number == result.number, RESULTS.c.seat == result.seat)
    await connection.execute(update(RESULTS).where(this).values(columns))
