"""Queries about where somebody is signed in, and about passkeys."""

from __future__ import annotations

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.rows import PasskeyRow, SessionRow, read, values
from warhost.server.database.schema import PASSKEYS, SESSIONS


async def note_session(connection: AsyncConnection, session: SessionRow) -> None:
    """A new one, or an old one that was seen again."""
    again = update(SESSIONS).where(SESSIONS.c.cookie == session.cookie)
    seen = {"seen_at": session.seen_at, "browser": session.browser, "system": session.system}
    if not (await connection.execute(again.values(seen))).rowcount:
        await connection.execute(insert(SESSIONS).values(values(session)))


async def sessions_of(connection: AsyncConnection, person: str) -> list[SessionRow]:
    """The newest first."""
    query = select(SESSIONS).where(SESSIONS.c.person == person)
    rows = await connection.execute(query.order_by(SESSIONS.c.seen_at.desc(), SESSIONS.c.cookie))
    return [read(SessionRow, row) for row in rows.mappings()]


async def passkeys_of(connection: AsyncConnection, person: str) -> list[PasskeyRow]:
    rows = await connection.execute(
        select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.added_at, PASSKEYS.c.id)
    )
    return [read(PasskeyRow, row) for row in rows.mappings()]


async def passkey_by_id(connection: AsyncConnection, passkey: str) -> PasskeyRow | None:
    row = (await connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == passkey))).mappings().first()
    return None if row is None else read(PasskeyRow, row)


async def add_passkey(connection: AsyncConnection, passkey: PasskeyRow) -> None:
    await connection.execute(insert(PASSKEYS).values(values(passkey)))


async def note_use(connection: AsyncConnection, passkey: str, uses: int, now: int) -> None:
    await connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == passkey).values(uses=uses, used_at=now))


async def drop_passkey(connection: AsyncConnection, person: str, passkey: str) -> bool:
    """Whether there was one."""
    this = and_(PASSKEYS.c.person == person, PASSKEYS.c.id == passkey)
    return (await connection.execute(delete(PASSKEYS).where(this))).rowcount == 1
