"""Clubs, as REST tells of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from warhost.server.protocol.people import Person
from warhost.server.protocol.tables import TableSummary
from warhost.server.protocol.tournaments import TournamentSummary
from warhost.server.protocol.values import Instant, InviteCode, Plain, Strict

ClubName = Annotated[str, Meta(min_length=3, max_length=60)]
ClubText = Annotated[str, Meta(max_length=1000)]
ClubRole = Annotated[
    Literal["owner", "organiser", "member"],
    Meta(
        description="organiser: makes tournaments, sends members away; owner: also changes the club and its roles"
    ),
]


class NewClub(Strict):
    """A club. In an open one everybody may read and join; others are found and joined by their link alone."""

    name: ClubName
    about: ClubText = ""
    open: bool = True


class ClubChanges(Strict):
    """What is left out stays. `new_invite` makes the old link worthless."""

    name: ClubName | UnsetType = UNSET
    about: ClubText | UnsetType = UNSET
    open: bool | UnsetType = UNSET
    new_invite: bool = False


class JoinClub(Strict):
    """`code` is needed unless the club is open."""

    code: InviteCode | None = None


class RoleChange(Strict):
    role: ClubRole


class Member(Plain):
    person: Person
    role: ClubRole
    since: Instant


class Leader(Plain):
    """A member's rating in a game and pace, where it is certain enough and not private."""

    person: Person
    game: str
    pace: str
    rating: float
    games: int


class ClubSummary(Plain):
    id: str
    name: str
    about: str
    open: bool
    members: int
    role: ClubRole | None
    """The asker's."""


class ClubList(Plain):
    mine: list[ClubSummary]
    open: list[ClubSummary]
    """The largest first."""


class ClubInfo(ClubSummary):
    """A club with its people and what goes on there."""

    created: Instant
    invite: str | None
    """The code for the link `/club-invite/<code>`; for members."""
    people: list[Member]
    leaders: list[Leader]
    """The best of each game and pace first."""
    tables: list[TableSummary]
    tournaments: list[TournamentSummary]
