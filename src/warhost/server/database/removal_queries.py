"""Queries that make things disappear: tables, people, and what has been kept long enough."""

from __future__ import annotations

import re
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.belongings import bid_farewell
from warhost.server.database.club_queries import delete_club, members_of, remove_member, set_role
from warhost.server.database.event_schema import ENTRANTS, MEMBERS, TOURNAMENTS
from warhost.server.database.notice_schema import CHALLENGES
from warhost.server.database.schema import (
    ANALYSES,
    ARCHIVED,
    AUDIT,
    CHAT,
    DEVICES,
    GAMES,
    LOG,
    ORDERS,
    PEOPLE,
    RATINGS,
    REPORTS,
    RESULTS,
    SEATS,
    SESSIONS,
    SIGNED_OUT,
    STUDY_NODES,
    TABLES,
)
from warhost.server.database.study_queries import leave_studies
from warhost.server.database.table_queries import concerning, hold_tables, in_parts
from warhost.server.database.tournament_queries import change_entrant, delete_entrant

OVER: Final = ("finished", "closed")
NOBODY: Final = "?"
"""The name of whoever is not here any more."""
SILENCE: Final = "…"
"""What is left of a line of talk whose writer is gone."""


async def delete_tables(connection: AsyncConnection, tables: list[str]) -> None:
    await hold_tables(connection, tables)
    for some in in_parts(tables):
        for part in (LOG, CHAT, SEATS, ARCHIVED, ANALYSES, CHALLENGES):
            await connection.execute(delete(part).where(part.c.table_id.in_(some)))
        await connection.execute(delete(TABLES).where(TABLES.c.id.in_(some)))


async def tables_of_person(connection: AsyncConnection, person: str, *, over: bool) -> list[str]:
    """Where somebody is host or has a seat, and the game is over, or is not."""
    is_over = TABLES.c.status.in_(OVER)
    theirs = TABLES.c.id.in_(concerning(person))
    query = select(TABLES.c.id).where(theirs, is_over if over else ~is_over)
    return [row[0] for row in await connection.execute(query)]


async def others_at(connection: AsyncConnection, table: str, person: str) -> list[str]:
    """Who else owns a seat there."""
    query = (
        select(SEATS.c.owner).where(SEATS.c.table_id == table, SEATS.c.owner != person).order_by(SEATS.c.seat)
    )
    return [row[0] for row in await connection.execute(query)]


async def give_table_to(connection: AsyncConnection, table: str, host: str, other: str) -> None:
    """If this person is its host."""
    columns: dict[str, Any] = {"host": other, "version": TABLES.c.version + 1}
    await connection.execute(
        update(TABLES).where(TABLES.c.id == table, TABLES.c.host == host).values(columns)
    )


async def leave_nameless(connection: AsyncConnection, person: str) -> None:
    """Nothing that is stored names this person any more, or was said by them."""
    owned = (
        await connection.execute(select(SEATS.c.table_id, SEATS.c.side).where(SEATS.c.owner == person))
    ).all()
    for table, side in owned:
        record = (await connection.execute(select(TABLES.c.record).where(TABLES.c.id == table))).scalar()
        if record is not None:
            nameless = re.sub(rf"(?m)^seat {re.escape(side)} .*$", f"seat {side} -", record)
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(record=nameless))
    await connection.execute(update(SEATS).where(SEATS.c.owner == person).values(name=None))
    await connection.execute(update(CHAT).where(CHAT.c.person == person).values(text=SILENCE))
    await _leave_events(connection, person)
    await leave_studies(connection, person)
    await connection.execute(update(REPORTS).where(REPORTS.c.person == person).values(text=SILENCE))
    await connection.execute(update(REPORTS).where(REPORTS.c.about == person).values(evidence=[]))
    await _take_along_lonely_games(connection, person)
    await bid_farewell(connection, person)
    await connection.execute(update(RATINGS).where(RATINGS.c.person == person).values(is_listed=False))
    blank: dict[str, Any] = {
        "name": NOBODY,
        "login": None,
        "password": None,
        "preferences": {},
        "notices": {},
        "epoch": PEOPLE.c.epoch + 1,
        "role": None,
        "ban": None,
        "away": None,
        "recovery": None,
    }
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(blank))


async def _take_along_lonely_games(connection: AsyncConnection, person: str) -> None:
    """What came of games in which nobody else sat concerns nobody else: no other rating follows from them."""
    theirs = select(RESULTS.c.number).where(RESULTS.c.person == person)
    others = exists().where(RESULTS.c.number == GAMES.c.number, RESULTS.c.person != person)
    lonely = and_(GAMES.c.number.in_(theirs), ~others)
    await connection.execute(delete(GAMES).where(lonely))


async def _leave_events(connection: AsyncConnection, person: str) -> None:
    """Out of all clubs and tournaments; results stay, as those of nobody. A club that nobody is left to own is closed."""
    for (club,) in (await connection.execute(select(MEMBERS.c.club).where(MEMBERS.c.person == person))).all():
        await remove_member(connection, club, person)
        left = await members_of(connection, club)
        if not left:
            await delete_club(connection, club)
        elif not any(member.role == "owner" for member in left):
            await set_role(connection, club, left[0].person, "owner")
    entered = await connection.execute(
        select(ENTRANTS.c.tournament, ENTRANTS.c.number, TOURNAMENTS.c.status)
        .join(TOURNAMENTS, TOURNAMENTS.c.id == ENTRANTS.c.tournament)
        .where(ENTRANTS.c.person == person, TOURNAMENTS.c.status.in_(("gathering", "running")))
    )
    for tournament, number, status in entered.all():
        if status == "gathering":
            await delete_entrant(connection, tournament, number)
        else:
            await change_entrant(connection, tournament, number, {"status": "out"})
    begun = and_(TOURNAMENTS.c.host == person, TOURNAMENTS.c.status == "gathering")
    await connection.execute(update(TOURNAMENTS).where(begun).values(status="cancelled", next_at=None))


# ---------------------------------------------------------------- what has been kept long enough


async def stale_tables(connection: AsyncConnection, which: ColumnElement[bool], limit: int) -> list[str]:
    query = select(TABLES.c.id).where(which).order_by(TABLES.c.changed_at).limit(limit)
    return [row[0] for row in await connection.execute(query)]


def gatherings_before(moment: int) -> ColumnElement[bool]:
    return and_(TABLES.c.status == "gathering", TABLES.c.changed_at < moment)


def lessons_before(moment: int) -> ColumnElement[bool]:
    return and_(TABLES.c.lesson.is_not(None), TABLES.c.changed_at < moment)


def records_before(moment: int) -> ColumnElement[bool]:
    return and_(TABLES.c.origin == "record", TABLES.c.changed_at < moment)


def tables_of_guests_before(moment: int) -> ColumnElement[bool]:
    """Tables of guests who have not come back since, at which nobody else has a seat who has."""
    host, player = PEOPLE.alias("host"), PEOPLE.alias("player")
    is_stale = exists().where(host.c.id == TABLES.c.host, host.c.login.is_(None), host.c.seen_at < moment)
    is_wanted = exists().where(
        SEATS.c.table_id == TABLES.c.id,
        or_(SEATS.c.owner == player.c.id, SEATS.c.substitute == player.c.id),
        or_(player.c.login.is_not(None), player.c.seen_at >= moment),
    )
    return and_(is_stale, ~is_wanted, TABLES.c.changed_at < moment)


async def stale_guests(connection: AsyncConnection, moment: int, limit: int) -> list[str]:
    """Guests who have not come back since and are not yet nameless."""
    query = (
        select(PEOPLE.c.id)
        .where(PEOPLE.c.login.is_(None), PEOPLE.c.seen_at < moment, PEOPLE.c.name != NOBODY)
        .limit(limit)
    )
    return [row[0] for row in await connection.execute(query)]


async def delete_if_unknown(connection: AsyncConnection, person: str) -> None:
    """Delete somebody of whom nothing else is stored."""
    known = (
        exists().where(TABLES.c.host == person),
        exists().where(or_(SEATS.c.owner == person, SEATS.c.substitute == person)),
        exists().where(CHAT.c.person == person),
        exists().where(ENTRANTS.c.person == person),
        exists().where(TOURNAMENTS.c.host == person),
        exists().where(MEMBERS.c.person == person),
        exists().where(STUDY_NODES.c.author == person),
        exists().where(
            or_(REPORTS.c.person == person, REPORTS.c.about == person, REPORTS.c.settled_by == person)
        ),
        exists().where(AUDIT.c.person == person),
        exists().where(RESULTS.c.person == person),
    )
    await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person, *(~each for each in known)))


async def forget_what_expired(connection: AsyncConnection, cookies_before: int, orders_before: int) -> None:
    await connection.execute(delete(SIGNED_OUT).where(SIGNED_OUT.c.at < cookies_before))
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.made_at < cookies_before))
    await connection.execute(delete(DEVICES).where(DEVICES.c.seen_at < cookies_before))
    await connection.execute(delete(ORDERS).where(ORDERS.c.at < orders_before))
