"""Who leaves whom in peace. Whoever mutes somebody does not hear their talk. Whoever blocks somebody is not heard by them nor
hears them, and does not sit at a table with them: neither can join where the other is, and no pairing brings them together.

Whatever brings people together asks here: `may_meet`, `apart` for a whole list, `pairs_apart` for a crowd from which some are
chosen."""

from __future__ import annotations

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.clock import Clock
from warhost.server.database.connection import Database
from warhost.server.database.peace_queries import (
    Wishes,
    block_pairs,
    blocked_with,
    device_pairs,
    set_relation,
    sharing_a_device,
    wishes_of,
)
from warhost.server.refusals import RequestRefused

MOST_RELATIONS: Final = 500
NOBODY: Final[frozenset[str]] = frozenset()


class Peace:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def may_meet(self, one: str, other: str) -> bool:
        """Whether nothing stands between two people; symmetric."""
        return not await self.apart(one, {other})

    async def apart(self, person: str, others: set[str] | None = None) -> frozenset[str]:
        """Those (of these others, or of all) whom this person must not be brought together with."""
        async with self._database.reading() as connection:
            return frozenset(await blocked_with(connection, person, others))

    async def wishes(self, person: str) -> Wishes:
        async with self._database.reading() as connection:
            return await wishes_of(connection, person)

    async def check_company(self, person: str, company: set[str]) -> None:
        """Before somebody sits down among these people. Who blocks is told whom; who is blocked is not told by whom."""
        others = company - {person}
        if not others or not await self.apart(person, others):
            return
        own = set((await self.wishes(person)).blocked)
        raise RequestRefused("refused-blocked-here" if others & own else "refused-unwelcome")

    async def check_rated_company(self, person: str, company: set[str]) -> None:
        """Before somebody sits down at a rated table: two accounts that were signed in at one browser do not play each
        other for ratings."""
        async with self._database.reading() as connection:
            shared = await sharing_a_device(connection, person, company)
        if shared:
            raise RequestRefused("refused-same-device")

    @staticmethod
    async def pairs_apart(
        connection: AsyncConnection, people: set[str], *, rated: bool
    ) -> set[frozenset[str]]:
        """Which two of these people are not brought together, in the transaction that would do it: those who block each other,
        and for a rated game those who were signed in at one browser."""
        blocked = await block_pairs(connection, people)
        return blocked | await device_pairs(connection, people) if rated else blocked

    async def set(self, person: str, other: str, kind: str | None) -> None:
        """`mute`, `block`, or None for neither."""
        if person == other:
            raise RequestRefused("refused-oneself")
        wishes = await self.wishes(person)
        is_new = other not in (*wishes.muted, *wishes.blocked)
        if kind is not None and is_new and len(wishes.muted) + len(wishes.blocked) >= MOST_RELATIONS:
            raise RequestRefused("refused-too-many-relations", most=str(MOST_RELATIONS))
        async with self._database.writing() as connection:
            await set_relation(connection, person, other, kind, self._clock.now())
