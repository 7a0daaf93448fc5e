"""The time by which the clocks of tables run."""

from __future__ import annotations

from typing import Final

from warhost.server.clock import Clock
from warhost.server.database.connection import Database
from warhost.server.database.key_queries import key_named, set_key

JUMP_MS: Final = 2_000
"""By less than this clocks may differ: that is no jump."""
AHEAD: Final = "table_time_ahead_ms"
"""The key under which the database keeps how far tables' time is ahead of the wall."""


class TableTime:
    """The time by which seats run out of theirs, in milliseconds, on the same line for all servers of a database. It begins
    as the wall's and then goes on steadily: when somebody sets the wall clock, nobody loses or gains any. How far it is ahead
    of the wall since then is kept in the database, so that it goes on after a restart or at another server."""

    def __init__(self, clock: Clock, database: Database) -> None:
        self._clock = clock
        self._database = database
        self._ahead = 0
        self._zero = clock.now() - self._monotonic_ms()
        self.started_at = self()

    async def open(self) -> None:
        async with self._database.reading() as connection:
            self._ahead = int(await key_named(connection, AHEAD) or 0)
        self._zero = await self._shared_now() + self._ahead - self._monotonic_ms()
        self.started_at = self()

    def __call__(self) -> int:
        return self._zero + self._monotonic_ms()

    def wall_ahead(self) -> int:
        """What to add to a moment of tables' time to tell it to people."""
        ahead = self._clock.now() - self()
        return ahead if abs(ahead) >= JUMP_MS else 0

    async def look_at_the_wall(self) -> bool:
        """Keep in the database how far the wall clock has been moved; returns whether it has."""
        async with self._database.reading() as connection:
            noted = int(await key_named(connection, AHEAD) or 0)
        ahead = self() - await self._shared_now()
        if abs(ahead - noted) < JUMP_MS:
            self._ahead = noted
            return False
        if noted != self._ahead:
            # Another server has noted a move. If it happened before this one began, nothing here moved: this line begins anew.
            self._shift(noted - ahead)
            self._ahead = noted
            return False
        async with self._database.writing() as connection:
            await set_key(connection, AHEAD, str(ahead))
        self._ahead = ahead
        return True

    def _shift(self, milliseconds: int) -> None:
        self._zero += milliseconds
        self.started_at += milliseconds

    async def _shared_now(self) -> int:
        """The wall clock on which all servers of the database agree."""
        databases = await self._database.wall_clock()
        return self._clock.now() if databases is None else databases

    def _monotonic_ms(self) -> int:
        return round(self._clock.monotonic() * 1000)
