"""Queries about clubs and their members."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.event_schema import CLUBS, MEMBERS, TOURNAMENTS
from warhost.server.database.result_rows import RatingRow
from warhost.server.database.rows import TableRow, read, values
from warhost.server.database.schema import IS_SHOWN, RATINGS, TABLES
from warhost.server.database.table_queries import LISTED

Role = Literal["owner", "organiser", "member"]


class ClubRow(Struct):
    id: str
    code: str
    name: str
    about: str
    is_open: bool
    """Whether anybody may join and see who is in it."""
    members: int
    created_at: int


class MemberRow(Struct):
    club: str
    person: str
    role: Role
    since: int


async def add_club(connection: AsyncConnection, club: ClubRow, owner: MemberRow) -> None:
    await connection.execute(insert(CLUBS).values(values(club)))
    await connection.execute(insert(MEMBERS).values(values(owner)))


async def club_by_id(connection: AsyncConnection, club: str) -> ClubRow | None:
    row = (await connection.execute(select(CLUBS).where(CLUBS.c.id == club))).mappings().first()
    return None if row is None else read(ClubRow, row)


async def club_by_code(connection: AsyncConnection, code: str) -> ClubRow | None:
    row = (await connection.execute(select(CLUBS).where(CLUBS.c.code == code))).mappings().first()
    return None if row is None else read(ClubRow, row)


async def clubs_of(connection: AsyncConnection, person: str) -> list[ClubRow]:
    query = select(CLUBS).join(MEMBERS, MEMBERS.c.club == CLUBS.c.id).where(MEMBERS.c.person == person)
    rows = await connection.execute(query.order_by(CLUBS.c.name))
    return [read(ClubRow, row) for row in rows.mappings()]


async def open_clubs(connection: AsyncConnection, limit: int) -> list[ClubRow]:
    """The largest first."""
    query = select(CLUBS).where(CLUBS.c.is_open).order_by(CLUBS.c.members.desc(), CLUBS.c.name).limit(limit)
    return [read(ClubRow, row) for row in (await connection.execute(query)).mappings()]


async def members_of(connection: AsyncConnection, club: str) -> list[MemberRow]:
    query = select(MEMBERS).where(MEMBERS.c.club == club).order_by(MEMBERS.c.since)
    return [read(MemberRow, row) for row in (await connection.execute(query)).mappings()]


async def role_of(connection: AsyncConnection, club: str, person: str) -> Role | None:
    query = select(MEMBERS.c.role).where(MEMBERS.c.club == club, MEMBERS.c.person == person)
    found: Role | None = (await connection.execute(query)).scalar()
    return found


async def add_member(connection: AsyncConnection, member: MemberRow, most: int) -> bool:
    """Whether there was room."""
    room = update(CLUBS).where(CLUBS.c.id == member.club, CLUBS.c.members < most)
    if (await connection.execute(room.values(members=CLUBS.c.members + 1))).rowcount != 1:
        return False
    await connection.execute(insert(MEMBERS).values(values(member)))
    return True


async def remove_member(connection: AsyncConnection, club: str, person: str) -> None:
    this = delete(MEMBERS).where(MEMBERS.c.club == club, MEMBERS.c.person == person)
    if (await connection.execute(this)).rowcount:
        await connection.execute(update(CLUBS).where(CLUBS.c.id == club).values(members=CLUBS.c.members - 1))


async def set_role(connection: AsyncConnection, club: str, person: str, role: Role) -> None:
    this = update(MEMBERS).where(MEMBERS.c.club == club, MEMBERS.c.person == person)
    await connection.execute(this.values(role=role))


async def change_club(connection: AsyncConnection, club: str, columns: dict[str, Any]) -> None:
    await connection.execute(update(CLUBS).where(CLUBS.c.id == club).values(columns))


async def delete_club(connection: AsyncConnection, club: str) -> None:
    """Its tables and tournaments stay, as those of no club."""
    for part in (TABLES, TOURNAMENTS):
        await connection.execute(
            update(part).where(part.c.club == club).values(club=None, version=part.c.version + 1)
        )
    await connection.execute(delete(MEMBERS).where(MEMBERS.c.club == club))
    await connection.execute(delete(CLUBS).where(CLUBS.c.id == club))


async def count_owned(connection: AsyncConnection, person: str) -> int:
    query = select(func.count()).where(MEMBERS.c.person == person, MEMBERS.c.role == "owner")
    return int((await connection.execute(query)).scalar_one())


async def count_joined(connection: AsyncConnection, person: str) -> int:
    query = select(func.count()).where(MEMBERS.c.person == person)
    return int((await connection.execute(query)).scalar_one())


async def ratings_in_club(connection: AsyncConnection, club: str, limit: int) -> list[RatingRow]:
    """Of its members: those that leaderboards show, the best first."""
    members = select(MEMBERS.c.person).where(MEMBERS.c.club == club)
    query = select(RATINGS).where(RATINGS.c.person.in_(members), IS_SHOWN)
    query = query.order_by(RATINGS.c.game, RATINGS.c.pace, RATINGS.c.strength.desc()).limit(limit)
    return [read(RatingRow, row) for row in (await connection.execute(query)).mappings()]


async def tables_of_club(connection: AsyncConnection, club: str, limit: int) -> list[TableRow]:
    """Newest change first; not those of tournaments, which have their own pages."""
    query = select(*LISTED).where(
        TABLES.c.club == club,
        TABLES.c.event.is_(None),
        or_(TABLES.c.status == "gathering", TABLES.c.status == "playing", TABLES.c.status == "finished"),
        TABLES.c.visibility != "private",
    )
    rows = await connection.execute(query.order_by(TABLES.c.changed_at.desc()).limit(limit))
    return [read(TableRow, row) for row in rows.mappings()]
