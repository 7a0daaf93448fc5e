"""Queries about people."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.rows import PersonRow, PushRow, read, values
from warhost.server.database.schema import (
    ARCHIVED,
    CHAT,
    EYES,
    PEOPLE,
    PUSHES,
    RESULTS,
    SEATS,
    SESSIONS,
    SIGNED_OUT,
    TABLES,
)
from warhost.server.database.study_queries import move_studies
from warhost.server.limits import BROWSERS_PER_PERSON


async def person_by_id(connection: AsyncConnection, person: str) -> PersonRow | None:
    row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))).mappings().first()
    return None if row is None else read(PersonRow, row)


async def people_by_ids(connection: AsyncConnection, people: set[str]) -> dict[str, PersonRow]:
    rows = await connection.execute(select(PEOPLE).where(PEOPLE.c.id.in_(people)))
    return {row["id"]: read(PersonRow, row) for row in rows.mappings()}


async def person_by_login(connection: AsyncConnection, login: str) -> PersonRow | None:
    row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.login == login))).mappings().first()
    return None if row is None else read(PersonRow, row)


async def add_person(connection: AsyncConnection, person: PersonRow) -> None:
    await connection.execute(insert(PEOPLE).values(values(person)))


async def change_person(connection: AsyncConnection, person: str, changes: dict[str, Any]) -> None:
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(changes))


async def use_recovery_code(
    connection: AsyncConnection, person: str, digest: str, changes: dict[str, Any]
) -> bool:
    """Change a person if this is still their code; of two who come with it at once, one is too late."""
    this = and_(PEOPLE.c.id == person, PEOPLE.c.recovery == digest)
    done = await connection.execute(update(PEOPLE).where(this).values(changes | {"recovery": None}))
    return done.rowcount == 1


async def move_belongings(connection: AsyncConnection, guest: str, account: str) -> list[str]:
    """Everything that the guest holds becomes the account's; returns the tables concerned. At a running table at which
    the account has or had a seat itself, the guest's is left behind: nobody sees the hands of both."""
    concerned = select(SEATS.c.table_id).where(or_(SEATS.c.owner == guest, SEATS.c.substitute == guest))
    hosted = select(TABLES.c.id).where(TABLES.c.host == guest)
    seen = select(EYES.c.table_id).where(EYES.c.person == guest)
    watched = select(TABLES.c.id).where(TABLES.c.id.in_(seen), TABLES.c.status == "playing")
    tables = {row[0] for query in (concerned, hosted, watched) for row in await connection.execute(query)}
    await _leave_behind(connection, guest, account)
    await connection.execute(update(SEATS).where(SEATS.c.owner == guest).values(owner=account))
    await connection.execute(update(SEATS).where(SEATS.c.substitute == guest).values(substitute=account))
    await connection.execute(
        update(TABLES).where(TABLES.c.id.in_(tables)).values(version=TABLES.c.version + 1)
    )
    await connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=account))
    await connection.execute(update(CHAT).where(CHAT.c.person == guest).values(person=account))
    await connection.execute(update(PUSHES).where(PUSHES.c.person == guest).values(person=account))
    await connection.execute(update(RESULTS).where(RESULTS.c.person == guest).values(person=account))
    await connection.execute(delete(ARCHIVED).where(ARCHIVED.c.person == guest))
    await move_studies(connection, guest, account)
    return sorted(tables)


async def _leave_behind(connection: AsyncConnection, guest: str, account: str) -> None:
    """Open the guest's seats where the account has other eyes; elsewhere the account has seen what the guest saw."""
    theirs = select(EYES.c.table_id).where(EYES.c.person == account)
    seen_by_both = [
        row[0]
        for row in await connection.execute(
            select(EYES.c.table_id).where(EYES.c.person == guest, EYES.c.table_id.in_(theirs)).distinct()
        )
    ]
    running = select(TABLES.c.id).where(TABLES.c.id.in_(seen_by_both), TABLES.c.status == "playing")
    there = SEATS.c.table_id.in_(running)
    is_empty = and_(SEATS.c.bot.is_(None), or_(SEATS.c.substitute.is_(None), SEATS.c.substitute == guest))
    for holder in (SEATS.c.owner, SEATS.c.substitute):
        await connection.execute(
            update(SEATS).where(there, holder == guest).values({"is_open": is_empty, "name": None})
        )
        await connection.execute(update(SEATS).where(there, holder == guest).values({holder.name: None}))
    await connection.execute(
        update(EYES)
        .where(EYES.c.person == guest, EYES.c.table_id.not_in(seen_by_both))
        .values(person=account)
    )


async def pushes_of(connection: AsyncConnection, person: str) -> list[PushRow]:
    rows = await connection.execute(select(PUSHES).where(PUSHES.c.person == person))
    return [read(PushRow, row) for row in rows.mappings()]


async def add_push(connection: AsyncConnection, push: PushRow) -> None:
    """The newest of this person's browsers; only so many of them are kept."""
    await connection.execute(delete(PUSHES).where(PUSHES.c.endpoint == push.endpoint))
    await connection.execute(insert(PUSHES).values(values(push)))
    oldest_last = (PUSHES.c.added_at.desc(), PUSHES.c.endpoint)
    kept = select(PUSHES.c.endpoint).where(PUSHES.c.person == push.person).order_by(*oldest_last)
    too_many = [row[0] for row in await connection.execute(kept.offset(BROWSERS_PER_PERSON))]
    if too_many:
        await connection.execute(delete(PUSHES).where(PUSHES.c.endpoint.in_(too_many)))


async def drop_pushes(
    connection: AsyncConnection, *, person: str | None = None, endpoint: str | None = None
) -> None:
    where = PUSHES.c.person == person if person is not None else PUSHES.c.endpoint == endpoint
    await connection.execute(delete(PUSHES).where(where))


async def sign_cookie_out(connection: AsyncConnection, digest: str, person: str, now: int) -> None:
    await connection.execute(delete(SIGNED_OUT).where(SIGNED_OUT.c.cookie == digest))
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.cookie == digest))
    await use_up(connection, digest, person, now)


async def use_up(connection: AsyncConnection, digest: str, person: str, now: int) -> None:
    """What has this digest is good for nothing more; fails where that is so already."""
    await connection.execute(insert(SIGNED_OUT).values(cookie=digest, person=person, at=now))


async def cookies_signed_out(connection: AsyncConnection, people: set[str]) -> dict[str, set[str]]:
    """Of those of these people who have signed out somewhere."""
    found: dict[str, set[str]] = {}
    query = select(SIGNED_OUT.c.person, SIGNED_OUT.c.cookie).where(SIGNED_OUT.c.person.in_(people))
    for person, cookie in await connection.execute(query):
        found.setdefault(person, set()).add(cookie)
    return found


async def note_seen(connection: AsyncConnection, people: set[str], now: int) -> None:
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id.in_(people)).values(seen_at=now))


async def forget_cookies(connection: AsyncConnection, person: str) -> None:
    """None of this person's cookies is valid any more, so it need not be known which were signed out."""
    for part in (SIGNED_OUT, SESSIONS):
        await connection.execute(delete(part).where(part.c.person == person))
