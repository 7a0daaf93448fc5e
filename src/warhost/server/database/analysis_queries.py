"""Queries about analyses: who waits for one, who works at one, what came of it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.rows import read
from warhost.server.database.schema import ANALYSES, TABLES

UNFINISHED: Final = ("queued", "running")


class AnalysisRow(Struct):
    """Without its result."""

    table_id: str
    state: str
    person: str
    asked_at: int
    progress: float
    attempts: int
    server: str | None
    problem: str | None


ROW: Final = [ANALYSES.c[name] for name in AnalysisRow.__struct_fields__]
Moment = ColumnElement[int]


async def analysis_of(connection: AsyncConnection, table: str) -> AnalysisRow | None:
    row = (await connection.execute(select(*ROW).where(ANALYSES.c.table_id == table))).mappings().first()
    return None if row is None else read(AnalysisRow, row)


async def result_of(connection: AsyncConnection, table: str) -> bytes | None:
    query = select(ANALYSES.c.result).where(ANALYSES.c.table_id == table)
    found: bytes | None = (await connection.execute(query)).scalar()
    return found


async def ask_for(connection: AsyncConnection, table: str, person: str, now: int) -> None:
    """Put it at the end of the queue; one that failed is tried afresh. Where two ask at once, one of them has."""
    wanted = {"state": "queued", "person": person, "asked_at": now, "progress": 0.0, "attempts": 0}
    failed = and_(ANALYSES.c.table_id == table, ANALYSES.c.state == "failed")
    again = await connection.execute(update(ANALYSES).where(failed).values(wanted | {"problem": None}))
    if again.rowcount:
        return
    try:
        async with connection.begin_nested():
            await connection.execute(insert(ANALYSES).values(wanted | {"table_id": table}))
    except IntegrityError:
        return


async def unfinished(connection: AsyncConnection, person: str | None = None) -> int:
    """How many wait or are under way, of all or of one person's."""
    query = select(func.count()).where(ANALYSES.c.state.in_(UNFINISHED))
    if person is not None:
        query = query.where(ANALYSES.c.person == person)
    return int((await connection.execute(query)).scalar_one())


async def before(connection: AsyncConnection, row: AnalysisRow) -> int:
    """How many wait that were asked for earlier, and are not yet begun."""
    query = select(func.count()).where(ANALYSES.c.state == "queued", ANALYSES.c.asked_at < row.asked_at)
    return int((await connection.execute(query)).scalar_one())


async def claim_next(
    connection: AsyncConnection, server: str, now: Moment, lease_ms: int
) -> tuple[AnalysisRow, str] | None:
    """The one that has waited longest, with the record; or one that a server has left lying. Nobody else has it then."""
    free = or_(ANALYSES.c.state == "queued", and_(ANALYSES.c.state == "running", ANALYSES.c.until < now))
    oldest = select(ANALYSES.c.table_id).where(free).order_by(ANALYSES.c.asked_at).limit(1)
    table = (await connection.execute(oldest)).scalar()
    if table is None:
        return None
    mine = {
        "state": "running",
        "server": server,
        "until": now + lease_ms,
        "attempts": ANALYSES.c.attempts + 1,
        "progress": 0.0,
    }
    done = await connection.execute(update(ANALYSES).where(ANALYSES.c.table_id == table, free).values(mine))
    row = await analysis_of(connection, table) if done.rowcount else None
    if row is None:
        return None
    record = (await connection.execute(select(TABLES.c.record).where(TABLES.c.id == table))).scalar()
    return row, str(record or "")


async def report_progress(
    connection: AsyncConnection, table: str, server: str, progress: float, until: Moment
) -> bool:
    """Whether it is still this server's."""
    done = await connection.execute(
        update(ANALYSES).where(_mine(table, server)).values(progress=progress, until=until)
    )
    return bool(done.rowcount)


async def finish(connection: AsyncConnection, table: str, server: str, result: bytes) -> None:
    columns = {"state": "done", "progress": 1.0, "result": result, "until": None, "problem": None}
    await connection.execute(update(ANALYSES).where(_mine(table, server)).values(columns))


async def fail(connection: AsyncConnection, table: str, server: str, problem: str) -> None:
    columns = {"state": "failed", "problem": problem, "until": None}
    await connection.execute(update(ANALYSES).where(_mine(table, server)).values(columns))


async def give_back(connection: AsyncConnection, table: str, server: str) -> None:
    """It has not come to its end here: the next server takes it up, and nobody is to blame."""
    columns = {"state": "queued", "until": None, "attempts": ANALYSES.c.attempts - 1}
    await connection.execute(update(ANALYSES).where(_mine(table, server)).values(columns))


def _mine(table: str, server: str) -> ColumnElement[bool]:
    return and_(ANALYSES.c.table_id == table, ANALYSES.c.state == "running", ANALYSES.c.server == server)
