"""Queries about company: whom somebody follows, with whom they played, and who is here."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, delete, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.company_schema import FRIENDS, PRESENCE
from warhost.server.database.removal_queries import NOBODY
from warhost.server.database.schema import PEOPLE, RELATIONS, RESULTS

LATEST_GAMES: Final = 100
"""Among so many of somebody's last games their recent opponents are looked for."""


async def friends_of(connection: AsyncConnection, person: str) -> list[str]:
    """Whom somebody follows, the newest first."""
    query = select(FRIENDS.c.friend).where(FRIENDS.c.person == person)
    return [row[0] for row in await connection.execute(query.order_by(FRIENDS.c.at.desc(), FRIENDS.c.friend))]


async def friends_and_whether_here(
    connection: AsyncConnection, person: str, since: int
) -> list[tuple[str, bool]]:
    """Whom somebody follows, the newest first, and whether they were here since."""
    query = select(FRIENDS.c.friend, _was_here(FRIENDS.c.friend, since)).where(FRIENDS.c.person == person)
    rows = await connection.execute(query.order_by(FRIENDS.c.at.desc(), FRIENDS.c.friend))
    return [(friend, is_here) for friend, is_here in rows]


async def take_turn_following(connection: AsyncConnection, person: str) -> None:
    """Somebody's list is changed by one request at a time. SQLite has one writer anyway."""
    await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update(key_share=True))


async def follow(connection: AsyncConnection, person: str, friend: str, at: int) -> None:
    await unfollow(connection, person, friend)
    await connection.execute(insert(FRIENDS).values(person=person, friend=friend, at=at))


async def unfollow(connection: AsyncConnection, person: str, friend: str) -> None:
    await connection.execute(delete(FRIENDS).where(FRIENDS.c.person == person, FRIENDS.c.friend == friend))


async def opponents_of(
    connection: AsyncConnection, person: str, since: int, limit: int
) -> list[tuple[str, int, bool]]:
    """With whom somebody sat at a table whose game is over, when it ended last, and whether they were here since; the newest
    first."""
    own = select(RESULTS.c.number).where(RESULTS.c.person == person)
    latest = own.order_by(RESULTS.c.number.desc()).limit(LATEST_GAMES).subquery()
    last = func.max(RESULTS.c.number).label("last")
    query = (
        select(RESULTS.c.person, func.max(RESULTS.c.finished_at), _was_here(RESULTS.c.person, since))
        .join(PEOPLE, PEOPLE.c.id == RESULTS.c.person)
        .where(
            RESULTS.c.number.in_(select(latest.c.number)),
            RESULTS.c.person != person,
            PEOPLE.c.name != NOBODY,
        )
        .group_by(RESULTS.c.person)
        .order_by(last.desc(), RESULTS.c.person)
        .limit(limit)
    )
    return [(other, at, is_here) for other, at, is_here in await connection.execute(query)]


async def note_here(connection: AsyncConnection, people: set[str], now: int) -> None:
    """Those of these people who still are somebody. In one order everywhere, so that two servers never wait for each other."""
    known = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people), PEOPLE.c.name != NOBODY)
    locked = known.order_by(PEOPLE.c.id).with_for_update(key_share=True)
    here = [row[0] for row in await connection.execute(locked)]
    if here:
        await connection.execute(delete(PRESENCE).where(PRESENCE.c.person.in_(here)))
        await connection.execute(insert(PRESENCE), [{"person": person, "at": now} for person in here])


async def note_gone(connection: AsyncConnection, person: str) -> None:
    await connection.execute(delete(PRESENCE).where(PRESENCE.c.person == person))


async def forget_presence(connection: AsyncConnection, before: int) -> None:
    await connection.execute(delete(PRESENCE).where(PRESENCE.c.at < before))


def _was_here(person: ColumnElement[str], since: int) -> ColumnElement[bool]:
    return exists().where(PRESENCE.c.person == person, PRESENCE.c.at >= since)


async def accounts_here(connection: AsyncConnection, asker: str, since: int, limit: int) -> list[str]:
    """People with an account who were here since, the last first, without whoever blocks the asker or is blocked by them."""
    other = PRESENCE.c.person
    is_apart = exists().where(
        RELATIONS.c.kind == "block",
        or_(
            (RELATIONS.c.person == asker) & (RELATIONS.c.other == other),
            (RELATIONS.c.other == asker) & (RELATIONS.c.person == other),
        ),
    )
    query = (
        select(other)
        .join(PEOPLE, PEOPLE.c.id == other)
        .where(PRESENCE.c.at >= since, other != asker, PEOPLE.c.login.is_not(None), ~is_apart)
        .order_by(PRESENCE.c.at.desc(), other)
        .limit(limit)
    )
    return [row[0] for row in await connection.execute(query)]
