"""Everything that the server knows about a person, as a ZIP file that they can take along: `data.json`, and the records of their
finished games. It is written to a file as it is read, so that nobody's archive has to fit into memory."""

from __future__ import annotations

import asyncio
import base64
import tempfile
import zipfile
from collections.abc import AsyncIterator
from typing import IO, Any, Final

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.belongings import NAMINGS, told_rows
from warhost.server.database.connection import Database
from warhost.server.database.rows import PersonRow
from warhost.server.database.schema import LOG, SEATS, TABLES
from warhost.server.database.table_queries import held_by
from warhost.server.offload import Offload

AT_ONCE: Final = 2
CHUNK: Final = 64 * 1024
IN_MEMORY: Final = 1 << 20
RECORDS_AT_ONCE: Final = 20
NOT_TOLD: Final = ("password", "recovery")

_places: Final = asyncio.Semaphore(AT_ONCE)


async def archive_of(database: Database, person: PersonRow, offload: Offload) -> AsyncIterator[bytes]:
    """The file, piece by piece."""
    async with _places:
        with tempfile.SpooledTemporaryFile(IN_MEMORY) as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                await offload(
                    archive.writestr, "data.json", encoded(await everything_about(database, person))
                )
                async for name, text in _records(database, person.id):
                    await offload(archive.writestr, f"records/{name}", text)
            file.seek(0)
            while piece := _read(file):
                yield piece


async def everything_about(database: Database, person: PersonRow) -> dict[str, Any]:
    """Without the records of games, which are files of their own."""
    own = {name: value for name, value in msgspec.structs.asdict(person).items() if name not in NOT_TOLD}
    told: dict[str, Any] = {"person": own}
    async with database.reading() as connection:
        for name, naming in NAMINGS.items():
            if naming.told:
                told[name] = await told_rows(connection, person.id, name)
        told["decisions"] = [
            dict(row) for row in (await connection.execute(_own_decisions(person.id))).mappings()
        ]
        told["prepared answers"] = await _own_plans(connection, person.id)
    return told


def encoded(told: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(told, enc_hook=_bytes), indent=2)


def _own_decisions(person: str) -> Any:
    """Those taken by persons on seats that are this person's, in games that they sat at from the beginning."""
    same_seat = (SEATS.c.table_id == LOG.c.table_id) & (SEATS.c.seat == LOG.c.seat)
    columns = (LOG.c.table_id, LOG.c.number, LOG.c.seat, LOG.c.key, LOG.c.at)
    return (
        select(*columns)
        .join(SEATS, same_seat)
        .where(SEATS.c.owner == person, LOG.c.actor == "person", SEATS.c.substitute.is_(None))
        .order_by(LOG.c.table_id, LOG.c.number)
    )


async def _own_plans(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """What this person has prepared at tables; what others have there is nobody's to see."""
    query = select(TABLES.c.id, TABLES.c.plans).where(
        TABLES.c.plans.is_not(None), TABLES.c.id.in_(held_by(person))
    )
    return [
        {"table_id": table, "seat": int(seat), **plan}
        for table, plans in await connection.execute(query)
        for seat, plan in plans.items()
        if plan["person"] == person
    ]


async def _records(database: Database, person: str) -> AsyncIterator[tuple[str, str]]:
    sits = select(SEATS.c.table_id).where(or_(SEATS.c.owner == person, SEATS.c.substitute == person))
    wanted = (TABLES.c.record.is_not(None), or_(TABLES.c.id.in_(sits), TABLES.c.host == person))
    last = ""
    while True:
        query = select(TABLES.c.id, TABLES.c.game, TABLES.c.record).where(*wanted, TABLES.c.id > last)
        async with database.reading() as connection:
            rows = (await connection.execute(query.order_by(TABLES.c.id).limit(RECORDS_AT_ONCE))).all()
        for table, game, record in rows:
            yield f"{game}-{table}.warhost", record
        if len(rows) < RECORDS_AT_ONCE:
            return
        last = rows[-1][0]


def _read(file: IO[bytes]) -> bytes:
    return file.read(CHUNK)


def _bytes(value: Any) -> str:
    if isinstance(value, bytes | memoryview):
        return base64.b64encode(value).decode()
    raise TypeError(type(value).__name__)
