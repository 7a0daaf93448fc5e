"""Who has earned which achievements in a counted game. Only what the game's record proves counts, only in games from the set-up
with the components of the box, and only for somebody who sat at one seat and stayed."""

from __future__ import annotations

import asyncio
from collections import Counter

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.analysis.achievements import achievements_of, earned_in
from warhost.core import record
from warhost.games import load
from warhost.server.database.achievement_queries import (
    achieved_by,
    add_achievements,
    all_achievements,
    counted_tables,
    replace_achievements,
)
from warhost.server.database.result_rows import AchievementRow, ResultRow
from warhost.server.database.rows import TableRow
from warhost.server.database.table_queries import UNREADABLE, big_part, table_by_id
from warhost.server.game.offered import has_own_text

Earned = list[list[str]]
"""What each seat has earned, by id."""

log = structlog.get_logger()


async def earned_at(connection: AsyncConnection, table: str) -> Earned | None:
    """What a finished table's record proves; None where achievements are not earned, or the record is not there."""
    try:
        row = await table_by_id(connection, table)
        if row is None or not _counts(row):
            return None
        text = await big_part(connection, table, "record")
    except UNREADABLE:
        return None
    return None if text is None else await asyncio.to_thread(_proved, table, row.game, text)


def _counts(row: TableRow) -> bool:
    return (
        bool(achievements_of(row.game))
        and row.origin in ("new", "rematch")
        and row.lesson is None
        and not has_own_text(load(row.game), row.options)
    )


def _proved(table: str, game: str, text: str) -> Earned | None:
    try:
        return earned_in(record.replay(load(game), record.read(text)))
    except Exception as error:  # noqa: BLE001 - whatever is wrong with a record, its game is counted
        log.warning("nothing achieved", table=table, error=type(error).__name__)
        return None


async def store(connection: AsyncConnection, results: list[ResultRow], earned: Earned) -> None:
    """Each of them once a person: what was earned before stays with the earlier game."""
    new = _rows(results, earned)
    if not new:
        return
    known = await achieved_by(connection, {row.person for row in new}, new[0].game)
    had = {(row.person, row.achievement) for row in known}
    await add_achievements(connection, [row for row in new if (row.person, row.achievement) not in had])


def _rows(results: list[ResultRow], earned: Earned) -> list[AchievementRow]:
    seats = Counter(result.person for result in results)
    return [
        AchievementRow(result.person, result.game, achievement, result.number)
        for result in results
        if result.person is not None and not result.has_abandoned and seats[result.person] == 1
        for achievement in earned[result.seat]
    ]


async def recount_achievements(connection: AsyncConnection) -> int:
    """All of them anew from the records that are still here; what was earned at tables that are gone stays. How many there are."""
    before = await all_achievements(connection)
    found: dict[tuple[str, str, str], AchievementRow] = {}
    proved: set[int] = set()
    async for game, results in counted_tables(connection):
        earned = await earned_at(connection, game.table_id)
        if earned is None:
            continue
        proved.add(game.number)
        for row in _rows(results, earned):
            found.setdefault((row.person, row.game, row.achievement), row)
    for row in before:
        key = (row.person, row.game, row.achievement)
        if row.number not in proved and (key not in found or row.number < found[key].number):
            found[key] = row
    if set(found.values()) != set(before):
        await replace_achievements(connection, list(found.values()))
    return len(found)
