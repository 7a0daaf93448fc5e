"""Queries about what people have achieved."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.result_rows import AchievementRow, GameRow, ResultRow
from warhost.server.database.rows import read, values
from warhost.server.database.schema import ACHIEVEMENTS, GAMES, RESULTS, TABLES

CHUNK: Final = 500


async def achieved_by(
    connection: AsyncConnection, people: Iterable[str], game: str | None = None
) -> list[AchievementRow]:
    query = select(ACHIEVEMENTS).where(ACHIEVEMENTS.c.person.in_(list(people)))
    if game is not None:
        query = query.where(ACHIEVEMENTS.c.game == game)
    return [read(AchievementRow, row) for row in (await connection.execute(query)).mappings()]


async def add_achievements(connection: AsyncConnection, rows: list[AchievementRow]) -> None:
    for at in range(0, len(rows), CHUNK):
        await connection.execute(insert(ACHIEVEMENTS), [values(row) for row in rows[at : at + CHUNK]])


async def games_by_number(connection: AsyncConnection, numbers: Iterable[int]) -> dict[int, GameRow]:
    query = select(GAMES).where(GAMES.c.number.in_(list(numbers)))
    return {row["number"]: read(GameRow, row) for row in (await connection.execute(query)).mappings()}


async def all_achievements(connection: AsyncConnection) -> list[AchievementRow]:
    return [read(AchievementRow, row) for row in (await connection.execute(select(ACHIEVEMENTS))).mappings()]


async def replace_achievements(connection: AsyncConnection, rows: list[AchievementRow]) -> None:
    await connection.execute(delete(ACHIEVEMENTS))
    await add_achievements(connection, rows)


async def counted_tables(connection: AsyncConnection) -> AsyncIterator[tuple[GameRow, list[ResultRow]]]:
    """All games whose tables are still here, in the order in which they were counted, with their seats."""
    last = 0
    while True:
        query = (
            select(GAMES)
            .join(TABLES, TABLES.c.id == GAMES.c.table_id)
            .where(GAMES.c.number > last)
            .order_by(GAMES.c.number)
            .limit(CHUNK)
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
