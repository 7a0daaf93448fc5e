"""Queries about people."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.rows import PersonRow, PushRow, read, values
from warhost.server.database.schema import ARCHIVED, CHAT, KEYS, PEOPLE, PUSHES, SEATS, TABLES


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


async def move_belongings(connection: AsyncConnection, guest: str, account: str) -> list[str]:
    """Everything that the guest holds becomes the account's; returns the tables concerned."""
    concerned = select(SEATS.c.table_id).where(or_(SEATS.c.owner == guest, SEATS.c.substitute == guest))
    hosted = select(TABLES.c.id).where(TABLES.c.host == guest)
    tables = {row[0] for query in (concerned, hosted) for row in await connection.execute(query)}
    await connection.execute(update(SEATS).where(SEATS.c.owner == guest).values(owner=account))
    await connection.execute(update(SEATS).where(SEATS.c.substitute == guest).values(substitute=account))
    await connection.execute(
        update(TABLES).where(TABLES.c.id.in_(tables)).values(version=TABLES.c.version + 1)
    )
    await connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=account))
    await connection.execute(update(CHAT).where(CHAT.c.person == guest).values(person=account))
    await connection.execute(update(PUSHES).where(PUSHES.c.person == guest).values(person=account))
    await connection.execute(delete(ARCHIVED).where(ARCHIVED.c.person == guest))
    return sorted(tables)


async def pushes_of(connection: AsyncConnection, person: str) -> list[PushRow]:
    rows = await connection.execute(select(PUSHES).where(PUSHES.c.person == person))
    return [read(PushRow, row) for row in rows.mappings()]


async def add_push(connection: AsyncConnection, push: PushRow) -> None:
    await connection.execute(delete(PUSHES).where(PUSHES.c.endpoint == push.endpoint))
    await connection.execute(insert(PUSHES).values(values(push)))


async def drop_pushes(
    connection: AsyncConnection, *, person: str | None = None, endpoint: str | None = None
) -> None:
    where = PUSHES.c.person == person if person is not None else PUSHES.c.endpoint == endpoint
    await connection.execute(delete(PUSHES).where(where))


async def key_named(connection: AsyncConnection, name: str) -> str | None:
    found = (await connection.execute(select(KEYS.c.value).where(KEYS.c.name == name))).scalar()
    return None if found is None else str(found)


async def add_key(connection: AsyncConnection, name: str, value: str) -> None:
    await connection.execute(insert(KEYS).values(name=name, value=value))


async def change_key(connection: AsyncConnection, name: str, value: str) -> bool:
    """Whether there was one."""
    done = await connection.execute(update(KEYS).where(KEYS.c.name == name).values(value=value))
    return done.rowcount > 0
