"""Company: whom somebody follows, with whom they played last, and who is here now, at whatever server.

To be here is a row with a moment, written at most once a minute. Who is private leaves none; who has blocked the asker, or is
blocked by them, is not shown to be here. Following is one-sided, and tells nothing else about anybody."""

from __future__ import annotations

from typing import Final

from warhost.server.clock import Clock
from warhost.server.database.company_queries import (
    accounts_here,
    follow,
    friends_and_whether_here,
    friends_of,
    note_gone,
    note_here,
    opponents_of,
    take_turn_following,
    unfollow,
)
from warhost.server.database.connection import Database
from warhost.server.database.peace_queries import blocked_with, wishes_of
from warhost.server.database.rows import PersonRow
from warhost.server.people.peace import Peace
from warhost.server.people.register import PeopleRegister, as_seen
from warhost.server.protocol.company import Acquaintance, Company
from warhost.server.refusals import RequestRefused

MOST_FRIENDS: Final = 200
MOST_OPPONENTS: Final = 30
MOST_HERE: Final = 50
NOTED_EVERY_MS: Final = 50_000
"""Less than a minute, so that whoever is asked about once a minute is noted each time."""
HERE_FOR_MS: Final = 150_000
"""So long after the last sign somebody counts as being here: two may be missed."""


def is_private(person: PersonRow) -> bool:
    return bool(person.preferences.get("private"))


class Companions:
    def __init__(self, database: Database, clock: Clock, people: PeopleRegister, peace: Peace) -> None:
        self._database = database
        self._clock = clock
        self._people = people
        self._peace = peace
        self._noted: dict[str, int] = {}
        """Who was noted when, of the last minute."""

    async def note(self, people: set[str]) -> None:
        """These people are here."""
        now = self._clock.now()
        self._noted = {person: at for person, at in self._noted.items() if 0 <= now - at < NOTED_EVERY_MS}
        rows = await self._people.get_all(people - set(self._noted))
        new = {person for person, row in rows.items() if not is_private(row)}
        if new:
            self._noted |= dict.fromkeys(new, now)
            async with self._database.writing() as connection:
                await note_here(connection, new, now)

    async def hide(self, person: str) -> None:
        """Somebody has become private."""
        self._noted.pop(person, None)
        async with self._database.writing() as connection:
            await note_gone(connection, person)

    async def of(self, asker: PersonRow) -> Company:
        since = self._clock.now() - HERE_FOR_MS
        async with self._database.reading() as connection:
            friends = dict(await friends_and_whether_here(connection, asker.id, since))
            met = await opponents_of(connection, asker.id, since, MOST_OPPONENTS)
            others = await accounts_here(connection, asker.id, since, MOST_HERE)
            blocked = (await wishes_of(connection, asker.id)).blocked
            apart = await blocked_with(connection, asker.id, None)
        last_met = {person: at for person, at, _ in met}
        present = {person for person, is_here in friends.items() if is_here}
        present |= {person for person, _, is_here in met if is_here}
        rows = await self._people.get_all({*friends, *last_met, *others})
        hidden = {person for person, row in rows.items() if is_private(row)}
        shown = present - hidden - apart

        def acquaintance(person: str) -> Acquaintance:
            return Acquaintance(
                as_seen(rows[person]), person in shown, person in friends, last_met.get(person)
            )

        return Company(
            [acquaintance(person) for person in friends if person in rows],
            [acquaintance(person) for person in last_met if person in rows and person not in blocked],
            [as_seen(rows[person]) for person in others if person in rows and person not in hidden],
        )

    async def follow(self, person: PersonRow, other: PersonRow) -> None:
        if person.id == other.id:
            raise RequestRefused("refused-oneself")
        if not await self._peace.may_meet(person.id, other.id):
            raise RequestRefused("refused-follow-apart")
        async with self._database.writing() as connection:
            await take_turn_following(connection, person.id)
            friends = await friends_of(connection, person.id)
            if other.id in friends:
                return
            if len(friends) >= MOST_FRIENDS:
                raise RequestRefused("refused-too-many-friends", most=str(MOST_FRIENDS))
            await follow(connection, person.id, other.id, self._clock.now())

    async def unfollow(self, person: str, other: str) -> None:
        async with self._database.writing() as connection:
            await unfollow(connection, person, other)
