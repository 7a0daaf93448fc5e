"""Clubs: founding, joining, roles, and what goes on there."""

from __future__ import annotations

from warhost.server.clubs import keeping
from warhost.server.database.club_queries import (
    ClubRow,
    Role,
    clubs_of,
    members_of,
    open_clubs,
    ratings_in_club,
    role_of,
    tables_of_club,
)
from warhost.server.database.tournament_queries import tournaments_of
from warhost.server.http.api.lobby import summaries_of
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.people.register import as_seen
from warhost.server.protocol.clubs import (
    ClubChanges,
    ClubInfo,
    ClubList,
    ClubSummary,
    JoinClub,
    Leader,
    Member,
    NewClub,
    RoleChange,
)
from warhost.server.tournaments.info import summaries

LISTED = 50
SHOWN = 20


async def list_clubs(call: Call) -> ClubList:
    """My clubs, and those that anybody may join."""
    person = call.asker_id
    async with call.hub.database.reading() as connection:
        mine = [] if person is None else await clubs_of(connection, person)
        others = await open_clubs(connection, LISTED)
        roles = {
            club.id: None if person is None else await role_of(connection, club.id, person) for club in mine
        }
    return ClubList(
        [_summary(club, roles[club.id]) for club in mine],
        [_summary(club, roles.get(club.id)) for club in others],
    )


async def create_club(call: Call) -> ClubInfo:
    """A new club, which is the asker's."""
    return await _told(call, await keeping.found_club(call.hub, call.person, call.body))


async def get_club(call: Call) -> ClubInfo:
    """A club with its people, tables and tournaments."""
    return await _told(call, call.path("club"))


async def change_club(call: Call) -> ClubInfo:
    """Changes by an owner."""
    await keeping.change(call.hub, call.path("club"), call.person.id, call.body)
    return await _told(call, call.path("club"))


async def delete_club(call: Call) -> None:
    """An owner closes the club; its tables and tournaments stay."""
    await keeping.close_club(call.hub, call.path("club"), call.person.id)


async def join_club(call: Call) -> ClubInfo:
    """Become a member: of an open club, or with the code of its link."""
    club, person = call.path("club"), call.person
    if call.body.code is None:
        async with call.hub.database.reading() as connection:
            found, _ = await keeping.seen_club(connection, club, person.id)
    else:
        found = await keeping.invited_club(call.hub, call.body.code)
    await keeping.join_club(call.hub, found, person, call.body.code)
    return await _told(call, found.id)


async def get_club_invitation(call: Call) -> ClubSummary:
    """What a club's link leads to."""
    club = await keeping.invited_club(call.hub, call.path("code"))
    async with call.hub.database.reading() as connection:
        role = None if call.asker_id is None else await role_of(connection, club.id, call.asker_id)
    return _summary(club, role)


async def leave_club(call: Call) -> None:
    """Leave a club; the last member closes it."""
    await keeping.leave_club(call.hub, call.path("club"), call.person.id)


async def remove_member(call: Call) -> ClubInfo:
    """Send a member away; the link changes with it."""
    await keeping.send_away(call.hub, call.path("club"), call.person.id, call.path("person"))
    return await _told(call, call.path("club"))


async def change_role(call: Call) -> ClubInfo:
    """An owner makes members organisers or owners."""
    await keeping.give_role(call.hub, call.path("club"), call.person.id, call.path("person"), call.body.role)
    return await _told(call, call.path("club"))


async def _told(call: Call, club: str) -> ClubInfo:
    async with call.hub.database.reading() as connection:
        row, role = await keeping.seen_club(connection, club, call.asker_id)
        members = await members_of(connection, club)
        tables = await tables_of_club(connection, club, SHOWN)
        tournaments = await tournaments_of(connection, "club", None, club, None, None, SHOWN)
        ratings = await ratings_in_club(connection, club, LISTED)
    people = await call.hub.people.get_all({member.person for member in members})
    told = _summary(row, role)
    return ClubInfo(
        **{name: getattr(told, name) for name in ClubSummary.__struct_fields__},
        created=row.created_at,
        invite=None if role is None else row.code,
        people=[
            Member(as_seen(people[each.person]), each.role, each.since)
            for each in members
            if each.person in people
        ],
        leaders=[
            Leader(as_seen(people[each.person]), each.game, each.pace, each.strength, each.games)
            for each in ratings
            if each.person in people
        ],
        tables=await summaries_of(call, tables),
        tournaments=await summaries(call.hub, tournaments, call.asker_id),
    )


def _summary(club: ClubRow, role: Role | None) -> ClubSummary:
    return ClubSummary(club.id, club.name, club.about, club.is_open, club.members, role)


ONE = "/api/clubs/{club}"
REFUSALS = (401, 403, 404, 409)
ENDPOINTS = (
    Endpoint("GET", "/api/clubs", list_clubs, "clubs", ClubList),
    Endpoint("POST", "/api/clubs", create_club, "clubs", ClubInfo, NewClub, status=201, refusals=REFUSALS),
    Endpoint("GET", ONE, get_club, "clubs", ClubInfo, refusals=(404,)),
    Endpoint("PATCH", ONE, change_club, "clubs", ClubInfo, ClubChanges, refusals=REFUSALS),
    Endpoint("DELETE", ONE, delete_club, "clubs", None, status=204, refusals=REFUSALS),
    Endpoint("POST", ONE + "/join", join_club, "clubs", ClubInfo, JoinClub, refusals=REFUSALS),
    Endpoint("POST", ONE + "/leave", leave_club, "clubs", None, status=204, refusals=REFUSALS),
    Endpoint("DELETE", ONE + "/members/{person}", remove_member, "clubs", ClubInfo, refusals=REFUSALS),
    Endpoint("PUT", ONE + "/members/{person}", change_role, "clubs", ClubInfo, RoleChange, refusals=REFUSALS),
    Endpoint("GET", "/api/club-invites/{code}", get_club_invitation, "clubs", ClubSummary, refusals=(404,)),
)
