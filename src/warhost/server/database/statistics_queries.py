"""Queries about finished games, for statistics."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Select, and_, func, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.schema import TABLES
from warhost.server.database.table_queries import held_by

LONGEST_CHAIN: Final = 500
"""So many rematches before a table and after it are looked at."""


async def finished_records(
    connection: AsyncConnection, game: str, person: str | None, most: int
) -> tuple[list[str], int]:
    """The newest records of a game, of the tables at which somebody has played, or of those that anybody may watch; and how
    many there are in all."""
    whose = _is_watched() if person is None else _was_played_by(person)
    return await _newest(connection, and_(TABLES.c.game == game, _is_told(), whose), most)


async def records_of_chain(
    connection: AsyncConnection, table: str, person: str | None, most: int
) -> tuple[list[str], int]:
    """The same of a table and its rematches, before it and after it; of those others only where the person has played or anybody
    may watch. Whether the person may know of the table itself is asked elsewhere."""
    seen = or_(TABLES.c.id == table, _is_watched())
    if person is not None:
        seen = or_(seen, _was_played_by(person))
    in_chain = or_(TABLES.c.id.in_(_chain(table, forth=True)), TABLES.c.id.in_(_chain(table, forth=False)))
    return await _newest(connection, and_(in_chain, _is_told(), seen), most)


def _chain(table: str, *, forth: bool) -> Select[tuple[str]]:
    """The ids of a table and of its rematch, of that one's, and so on; or back, of what it was the rematch of."""
    chain = (
        select(TABLES.c.id, TABLES.c.rematch, literal(0).label("place"))
        .where(TABLES.c.id == table)
        .cte("later" if forth else "earlier", recursive=True)
    )
    joined = TABLES.c.id == chain.c.rematch if forth else TABLES.c.rematch == chain.c.id
    chain = chain.union_all(
        select(TABLES.c.id, TABLES.c.rematch, chain.c.place + 1).where(joined, chain.c.place < LONGEST_CHAIN)
    )
    return select(chain.c.id)


def _is_told() -> ColumnElement[bool]:
    """Tables that keep their secrets, deals that others still play, lessons, positions and what somebody brought count for
    nobody."""
    return and_(
        TABLES.c.status == "finished",
        TABLES.c.record.is_not(None),
        TABLES.c.origin.in_(("new", "rematch")),
        ~TABLES.c.keep_secrets,
        ~TABLES.c.sealed,
    )


def _is_watched() -> ColumnElement[bool]:
    return and_(TABLES.c.visibility == "open", TABLES.c.watch)


def _was_played_by(person: str) -> ColumnElement[bool]:
    return TABLES.c.id.in_(held_by(person))


async def _newest(
    connection: AsyncConnection, which: ColumnElement[bool], most: int
) -> tuple[list[str], int]:
    newest = select(TABLES.c.record).where(which).order_by(TABLES.c.changed_at.desc()).limit(most)
    records = [str(row[0]) for row in await connection.execute(newest)]
    total = (await connection.execute(select(func.count()).select_from(TABLES).where(which))).scalar_one()
    return records, int(total)
