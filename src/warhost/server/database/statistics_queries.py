"""Queries about finished games, for statistics."""

from __future__ import annotations

from sqlalchemy import exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.schema import SEATS, TABLES


async def finished_records(
    connection: AsyncConnection, game: str, person: str | None, most: int
) -> tuple[list[str], int]:
    """The newest records of a game, of the tables at which somebody has played, or of those that anybody may watch; and how
    many there are in all. Tables that keep their secrets, deals that others still play, lessons, positions and what somebody brought count for nobody."""
    which = [
        TABLES.c.game == game,
        TABLES.c.status == "finished",
        TABLES.c.record.is_not(None),
        TABLES.c.origin.in_(("new", "rematch")),
        ~TABLES.c.keep_secrets,
        ~TABLES.c.sealed,
    ]
    if person is None:
        which += [TABLES.c.visibility == "open", TABLES.c.watch]
    else:
        which.append(
            exists().where(
                SEATS.c.table_id == TABLES.c.id, or_(SEATS.c.owner == person, SEATS.c.substitute == person)
            )
        )
    newest = select(TABLES.c.record).where(*which).order_by(TABLES.c.changed_at.desc()).limit(most)
    records = [str(row[0]) for row in await connection.execute(newest)]
    total = (await connection.execute(select(func.count()).select_from(TABLES).where(*which))).scalar_one()
    return records, int(total)
