"""Founding a club, coming and going, and who may do what there."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.club_queries import (
    ClubRow,
    MemberRow,
    Role,
    add_club,
    add_member,
    change_club,
    club_by_code,
    club_by_id,
    count_joined,
    count_owned,
    delete_club,
    members_of,
    remove_member,
    role_of,
    set_role,
)
from warhost.server.database.rows import PersonRow
from warhost.server.hub import Hub
from warhost.server.protocol.clubs import ClubChanges, NewClub
from warhost.server.refusals import RequestRefused
from warhost.server.texts import one_line, some_lines

OWNED_MOST: Final = 3
JOINED_MOST: Final = 30
MEMBERS_MOST: Final = 500
RANK: Final[dict[Role | None, int]] = {None: 0, "member": 1, "organiser": 2, "owner": 3}


async def found_club(hub: Hub, person: PersonRow, wish: NewClub) -> str:
    """A club of this person; returns its id."""
    _check_account(hub, person)
    hub.limits.spend("table", person=person.id)
    now = hub.clock.now()
    club = ClubRow(
        hub.chance.token(12), hub.chance.token(16), tidy(wish.name), some_lines(wish.about), wish.open, 1, now
    )
    async with hub.database.writing() as connection:
        if await count_owned(connection, person.id) >= OWNED_MOST:
            raise RequestRefused("refused-too-many-clubs", most=str(OWNED_MOST))
        await add_club(connection, club, MemberRow(club.id, person.id, "owner", now))
    return club.id


async def join_club(hub: Hub, club: ClubRow, person: PersonRow, code: str | None) -> None:
    """Who is in already stays in."""
    _check_account(hub, person)
    if not club.is_open and code != club.code:
        raise RequestRefused("refused-no-invite")
    try:
        async with hub.database.writing() as connection:
            if await role_of(connection, club.id, person.id) is not None:
                return
            if await count_joined(connection, person.id) >= JOINED_MOST:
                raise RequestRefused("refused-too-many-clubs", most=str(JOINED_MOST))
            member = MemberRow(club.id, person.id, "member", hub.clock.now())
            if not await add_member(connection, member, MEMBERS_MOST):
                raise RequestRefused("refused-club-full", most=str(MEMBERS_MOST))
    except IntegrityError:
        return


async def leave_club(hub: Hub, club: str, person: str) -> None:
    """The last one closes the door behind them; the last owner hands the club over first."""
    async with hub.database.writing() as connection:
        members = await members_of(connection, club)
        role = next((each.role for each in members if each.person == person), None)
        if role is None:
            raise RequestRefused("refused-not-member")
        if len(members) == 1:
            await delete_club(connection, club)
            return
        if role == "owner" and sum(each.role == "owner" for each in members) == 1:
            raise RequestRefused("refused-last-owner")
        await remove_member(connection, club, person)


async def send_away(hub: Hub, club: str, by: str, person: str) -> None:
    """Only those who rank lower."""
    async with hub.database.writing() as connection:
        theirs = await role_of(connection, club, person)
        if theirs is None:
            raise RequestRefused("refused-not-member")
        own = await role_of(connection, club, by)
        if RANK[own] < RANK["organiser"] or RANK[own] <= RANK[theirs]:
            raise RequestRefused("refused-club-role")
        await remove_member(connection, club, person)
        # The link that they know must not lead them back.
        await change_club(connection, club, {"code": hub.chance.token(16)})


async def give_role(hub: Hub, club: str, by: str, person: str, role: Role) -> None:
    """An owner may make others owners; the last owner stays one."""
    async with hub.database.writing() as connection:
        members = {each.person: each.role for each in await members_of(connection, club)}
        if members.get(by) != "owner":
            raise RequestRefused("refused-club-role")
        if person not in members:
            raise RequestRefused("refused-not-member")
        is_last = members[person] == "owner" and list(members.values()).count("owner") == 1
        if is_last and role != "owner":
            raise RequestRefused("refused-last-owner")
        await set_role(connection, club, person, role)


async def change(hub: Hub, club: str, by: str, wish: ClubChanges) -> None:
    columns: dict[str, Any] = {}
    if wish.name is not UNSET:
        columns["name"] = tidy(str(wish.name))
    if wish.about is not UNSET:
        columns["about"] = some_lines(str(wish.about))
    if wish.open is not UNSET:
        columns["is_open"] = wish.open
    if wish.new_invite:
        columns["code"] = hub.chance.token(16)
    async with hub.database.writing() as connection:
        if await role_of(connection, club, by) != "owner":
            raise RequestRefused("refused-club-role")
        if columns:
            await change_club(connection, club, columns)


async def close_club(hub: Hub, club: str, by: str) -> None:
    async with hub.database.writing() as connection:
        if await role_of(connection, club, by) != "owner":
            raise RequestRefused("refused-club-role")
        await delete_club(connection, club)


async def seen_club(
    connection: AsyncConnection, club: str, person: str | None
) -> tuple[ClubRow, Role | None]:
    """A club that this person may know of, and what they are there."""
    found = await club_by_id(connection, club)
    role = None if found is None or person is None else await role_of(connection, club, person)
    if found is None or (role is None and not found.is_open):
        raise RequestRefused("refused-no-club")
    return found, role


async def invited_club(hub: Hub, code: str) -> ClubRow:
    async with hub.database.reading() as connection:
        found = await club_by_code(connection, code)
    if found is None:
        raise RequestRefused("refused-no-invite")
    return found


def tidy(name: str) -> str:
    whole = one_line(name)
    if len(whole) < 3:
        raise RequestRefused("refused-malformed-request", where="$.name", problem="too short")
    return whole


def _check_account(hub: Hub, person: PersonRow) -> None:
    if hub.settings.accounts and person.login is None:
        raise RequestRefused("refused-event-guest")
