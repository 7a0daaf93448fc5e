"""Queries about who wants to hear and meet whom, about reports, and about what administrators did."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.rows import AuditRow, ChatRow, ReportRow, read, values
from warhost.server.database.schema import AUDIT, CHAT, DEVICES, RELATIONS, REPORTS

# ---------------------------------------------------------------- relations


class Wishes(Struct):
    """Whom somebody mutes and blocks."""

    muted: list[str]
    blocked: list[str]


async def set_relation(
    connection: AsyncConnection, person: str, other: str, kind: str | None, at: int
) -> None:
    """`mute`, `block`, or None for neither."""
    this = and_(RELATIONS.c.person == person, RELATIONS.c.other == other)
    await connection.execute(delete(RELATIONS).where(this))
    if kind is not None:
        await connection.execute(insert(RELATIONS).values(person=person, other=other, kind=kind, at=at))


async def wishes_of(connection: AsyncConnection, person: str) -> Wishes:
    query = select(RELATIONS.c.other, RELATIONS.c.kind).where(RELATIONS.c.person == person)
    rows = (await connection.execute(query.order_by(RELATIONS.c.at.desc(), RELATIONS.c.other))).all()
    return Wishes(
        [other for other, kind in rows if kind == "mute"], [other for other, kind in rows if kind == "block"]
    )


async def blocked_with(connection: AsyncConnection, person: str, others: set[str] | None) -> set[str]:
    """Those (of these others, or of all) who block this person or whom this person blocks."""
    blocks = RELATIONS.c.kind == "block"
    mine = select(RELATIONS.c.other).where(blocks, RELATIONS.c.person == person)
    theirs = select(RELATIONS.c.person).where(blocks, RELATIONS.c.other == person)
    if others is not None:
        mine = mine.where(RELATIONS.c.other.in_(others))
        theirs = theirs.where(RELATIONS.c.person.in_(others))
    return {row[0] for query in (mine, theirs) for row in await connection.execute(query)}


async def block_pairs(connection: AsyncConnection, people: set[str]) -> set[frozenset[str]]:
    """Pairs of these people of whom one blocks the other."""
    query = select(RELATIONS.c.person, RELATIONS.c.other).where(
        RELATIONS.c.person.in_(people), RELATIONS.c.other.in_(people), RELATIONS.c.kind == "block"
    )
    return {frozenset(pair) for pair in await connection.execute(query)}


# ---------------------------------------------------------------- devices


async def note_device(connection: AsyncConnection, device: str, person: str, now: int, most: int) -> None:
    """This account was signed in at this browser; of each account the newest few are remembered."""
    await connection.execute(delete(DEVICES).where(DEVICES.c.device == device, DEVICES.c.person == person))
    await connection.execute(insert(DEVICES).values(device=device, person=person, seen_at=now))
    newest = select(DEVICES.c.device).where(DEVICES.c.person == person).order_by(DEVICES.c.seen_at.desc())
    too_old = [row[0] for row in await connection.execute(newest.offset(most))]
    if too_old:
        await connection.execute(
            delete(DEVICES).where(DEVICES.c.person == person, DEVICES.c.device.in_(too_old))
        )


async def sharing_a_device(connection: AsyncConnection, person: str, others: set[str]) -> set[str]:
    """Those of these others who were signed in at a browser of this person."""
    own = select(DEVICES.c.device).where(DEVICES.c.person == person)
    query = select(DEVICES.c.person).where(DEVICES.c.device.in_(own), DEVICES.c.person.in_(others - {person}))
    return {row[0] for row in await connection.execute(query)}


async def device_pairs(connection: AsyncConnection, people: set[str]) -> set[frozenset[str]]:
    """Pairs of these people who were signed in at one browser."""
    one, other = DEVICES.alias("one"), DEVICES.alias("other")
    query = select(one.c.person, other.c.person).where(
        one.c.device == other.c.device,
        one.c.person < other.c.person,
        one.c.person.in_(people),
        other.c.person.in_(people),
    )
    return {frozenset(pair) for pair in await connection.execute(query)}


# ---------------------------------------------------------------- reports


async def open_report(connection: AsyncConnection, person: str, about: str, table: str | None) -> str | None:
    """The report by this person about that one and that table that nobody has settled yet."""
    same_table = REPORTS.c.table_id.is_(None) if table is None else REPORTS.c.table_id == table
    found: str | None = (
        await connection.execute(
            select(REPORTS.c.id).where(
                REPORTS.c.person == person,
                REPORTS.c.about == about,
                same_table,
                REPORTS.c.settled_at.is_(None),
            )
        )
    ).scalar()
    return found


async def reports_by(connection: AsyncConnection, person: str) -> int:
    """How many of somebody's reports wait."""
    query = select(func.count()).where(REPORTS.c.person == person, REPORTS.c.settled_at.is_(None))
    return (await connection.execute(query)).scalar() or 0


async def add_report(connection: AsyncConnection, report: ReportRow) -> None:
    await connection.execute(insert(REPORTS).values(values(report)))


async def report_by_id(connection: AsyncConnection, report: str) -> ReportRow | None:
    row = (await connection.execute(select(REPORTS).where(REPORTS.c.id == report))).mappings().first()
    return None if row is None else read(ReportRow, row)


async def reports_page(
    connection: AsyncConnection, *, settled: bool, before: int | None, limit: int
) -> list[ReportRow]:
    """The newest first."""
    query = select(REPORTS).where(
        REPORTS.c.settled_at.is_not(None) if settled else REPORTS.c.settled_at.is_(None)
    )
    if before is not None:
        query = query.where(REPORTS.c.at < before)
    rows = await connection.execute(query.order_by(REPORTS.c.at.desc(), REPORTS.c.id).limit(limit))
    return [read(ReportRow, row) for row in rows.mappings()]


async def settle(connection: AsyncConnection, report: str, by: str, outcome: str, now: int) -> bool:
    """Whether it was still open."""
    still_open = and_(REPORTS.c.id == report, REPORTS.c.settled_at.is_(None))
    columns: dict[str, Any] = {"settled_at": now, "settled_by": by, "outcome": outcome}
    return (await connection.execute(update(REPORTS).where(still_open).values(columns))).rowcount == 1


async def last_lines_of(connection: AsyncConnection, table: str, person: str, limit: int) -> list[ChatRow]:
    """What somebody said last at a table, in order."""
    said = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.person == person)
    rows = await connection.execute(said.order_by(CHAT.c.number.desc()).limit(limit))
    return [read(ChatRow, row) for row in rows.mappings()][::-1]


# ---------------------------------------------------------------- what administrators did


async def add_audit(connection: AsyncConnection, entry: AuditRow) -> None:
    await connection.execute(insert(AUDIT).values(values(entry)))


async def audit_page(connection: AsyncConnection, before: int | None, limit: int) -> list[AuditRow]:
    query = select(AUDIT) if before is None else select(AUDIT).where(AUDIT.c.at < before)
    rows = await connection.execute(query.order_by(AUDIT.c.at.desc(), AUDIT.c.id).limit(limit))
    return [read(AuditRow, row) for row in rows.mappings()]
