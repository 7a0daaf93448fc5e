"""Finished games are counted: their results are kept, and ratings follow. A server that ends a game does it at once; what one
has left behind, the next that looks takes up. Games are counted one after the other, by whichever server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.connection import Database
from warhost.server.database.result_queries import (
    COUNTED_ORIGINS,
    add_game,
    all_ratings,
    correct_result,
    mark_counted,
    next_number,
    rated_games,
    ratings_of,
    replace_ratings,
    save_ratings,
    take_turn,
    uncounted_tables,
    unlisted_among,
)
from warhost.server.database.rows import TableRow
from warhost.server.database.table_queries import UNREADABLE, let_rest, seats_of, table_by_id
from warhost.server.ratings.achieving import Earned, earned_at, recount_achievements, store
from warhost.server.ratings.book import Book
from warhost.server.ratings.results import outcome_of

LOOK_S: Final = 30.0
AT_ONCE: Final = 20

log = structlog.get_logger()


class Counting:
    def __init__(self, database: Database, report: Callable[[Exception], object]) -> None:
        self._database = database
        self._report = report
        self._ended = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._keep(), name="counting")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def look(self) -> None:
        """A game has ended."""
        self._ended.set()

    async def _keep(self) -> None:
        while True:
            try:
                while await count_waiting(self._database):
                    pass
            except Exception as error:  # noqa: BLE001 - it is tried again
                self._report(error)
            try:
                async with asyncio.timeout(LOOK_S):
                    await self._ended.wait()
            except TimeoutError:
                pass
            self._ended.clear()


async def count_waiting(database: Database) -> int:
    """Count some of the games that are over; how many there were."""
    async with database.reading() as connection:
        tables = await uncounted_tables(connection, AT_ONCE)
    for table in tables:
        # A game is played again for this: nobody else should have to wait for it.
        async with database.reading() as connection:
            earned = await earned_at(connection, table)
        async with database.writing() as connection:
            await take_turn(connection, is_sqlite=database.is_sqlite)
            if await mark_counted(connection, table):
                await let_rest(connection, table)
                await _count(connection, table, earned)
    return len(tables)


async def _count(connection: AsyncConnection, table: str, earned: Earned | None) -> None:
    try:
        row = await table_by_id(connection, table)
        if row is None or not _is_counted(row):
            return
        game, results = outcome_of(row, (await seats_of(connection, [table]))[table])
    except UNREADABLE as error:
        log.warning("not counted", table=table, error=type(error).__name__)
        return
    people = {result.person for result in results if result.person is not None}
    if not people:
        return
    game.number = await next_number(connection)
    for result in results:
        result.number = game.number
    if game.rated:
        book = Book(
            await ratings_of(connection, people, game.game, game.pace),
            await unlisted_among(connection, people),
        )
        book.count(game, results)
        changed = [rating for rating in book.rows.values() if rating.number == game.number]
        await save_ratings(connection, changed)
    await add_game(connection, game, results)
    if earned is not None:
        await store(connection, results, earned)


def _is_counted(row: TableRow) -> bool:
    return row.origin in COUNTED_ORIGINS and row.lesson is None and row.result is not None


class Recount(Struct):
    """What counting everything anew came to."""

    games: int = 0
    ratings: int = 0
    corrected: int = 0
    """Results whose numbers were others before."""
    achievements: int = 0


async def recount(database: Database) -> Recount:
    """All ratings anew from all rated games, and all achievements from the records, in one transaction: nobody sees half of
    it."""
    done = Recount()
    async with database.writing() as connection:
        await take_turn(connection, is_sqlite=database.is_sqlite)
        before = {
            (row.person, row.game, row.pace, row.season, row.side): row
            for row in await all_ratings(connection)
        }
        book = Book((), await unlisted_among(connection, None))
        async for game, results in rated_games(connection):
            stored = [(each.strength_before, each.strength, each.deviation) for each in results]
            for result, old in zip(book.count(game, results), stored, strict=True):
                if (result.strength_before, result.strength, result.deviation) != old:
                    await correct_result(connection, result)
                    done.corrected += 1
            done.games += 1
        if book.rows != before:
            await replace_ratings(connection, list(book.rows.values()))
        done.ratings = len(book.rows)
        done.achievements = await recount_achievements(connection)
    return done
