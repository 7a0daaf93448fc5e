"""How much somebody may keep here: bytes, and tables that are not over. Guests get less than accounts. Nobody is stopped in
the middle of a game: what counts is what somebody begins, brings or says."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from msgspec import Struct

from warhost.server.clock import Clock
from warhost.server.database.connection import Database
from warhost.server.database.quota_queries import LINE_BYTES, TABLE_BYTES, Usage, usage_of
from warhost.server.database.rows import PersonRow
from warhost.server.refusals import RequestRefused
from warhost.server.settings import Settings

MEGABYTE: Final = 1_000_000
COUNTED_FOR_S: Final = 60.0
REMEMBERED: Final = 5_000


class _Counted(Struct):
    usage: Usage
    at: float


class Quotas:
    def __init__(self, settings: Settings, database: Database, clock: Clock) -> None:
        self._settings = settings
        self._database = database
        self._clock = clock
        self._counted: OrderedDict[str, _Counted] = OrderedDict()

    def bytes_of(self, person: PersonRow) -> int:
        settings = self._settings
        return MEGABYTE * (settings.guest_mb if person.login is None else settings.account_mb)

    def tables_of(self, person: PersonRow) -> int:
        return self._settings.guest_tables if person.login is None else self._settings.account_tables

    async def check_table(self, person: PersonRow, size: int = 0) -> None:
        """Before somebody opens a table that takes `size` bytes besides."""
        usage = await self._now(person.id)
        if usage.tables >= self.tables_of(person):
            raise RequestRefused("refused-too-many-tables", most=str(self.tables_of(person)))
        self._check_bytes(person, usage, size + TABLE_BYTES)

    async def check_bytes(self, person: PersonRow, size: int) -> None:
        """Before somebody keeps so many bytes more."""
        self._check_bytes(person, await self._now(person.id), size)

    async def check_line(self, person: PersonRow, text: str) -> None:
        """Before somebody says something. Counted roughly: the database is asked once a minute."""
        counted = self._counted.get(person.id)
        if counted is None or self._clock.monotonic() - counted.at > COUNTED_FOR_S:
            await self._now(person.id)
        usage = self._counted[person.id].usage
        self._check_bytes(person, usage, len(text.encode()) + LINE_BYTES)
        usage.stored += len(text.encode()) + LINE_BYTES

    def _check_bytes(self, person: PersonRow, usage: Usage, more: int) -> None:
        if usage.stored + more > self.bytes_of(person):
            used, most = usage.stored / MEGABYTE, self.bytes_of(person) // MEGABYTE
            raise RequestRefused("refused-quota", used=f"{used:.1f}", most=str(most))

    async def _now(self, person: str) -> Usage:
        async with self._database.reading() as connection:
            usage = await usage_of(connection, person)
        self._counted[person] = _Counted(usage, self._clock.monotonic())
        while len(self._counted) > REMEMBERED:
            self._counted.popitem(last=False)
        return usage
