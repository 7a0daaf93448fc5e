"""What people are to be told, until they are: the first at once, what comes soon after it together in one message. It lies in
the database, so that several servers tell a person one thing, and a server that starts again forgets nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from warhost.server.database.connection import Database
from warhost.server.database.notice_queries import (
    TidingRow,
    awaited_at,
    keep_tidings,
    people_due,
    take_tidings,
    tell_now,
    told_at,
)
from warhost.server.database.rows import PersonRow
from warhost.server.people.register import PeopleRegister
from warhost.server.protocol.people import TurnNotice

LOOK_S: Final = 5.0
AT_ONCE: Final = 50
MOST_NEW: Final = 10_000
"""What comes while the database is away; more is not kept."""


class Tidings:
    def __init__(
        self,
        database: Database,
        people: PeopleRegister,
        now: Callable[[], int],
        every_ms: Callable[[PersonRow], int],
        send: Callable[[PersonRow, list[TurnNotice]], None],
        report: Callable[[Exception], object],
    ) -> None:
        """`every_ms`: how long somebody is left in peace after each message."""
        self._database = database
        self._people = people
        self._now = now
        self._every_ms = every_ms
        self._send = send
        self._report = report
        self._new: dict[tuple[str, str, str], TurnNotice] = {}
        self._has_come = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._keep(), name="tidings")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def note(self, person: str, notice: TurnNotice) -> None:
        if len(self._new) < MOST_NEW:
            self._new[person, notice.table, notice.kind] = notice
            self._has_come.set()

    async def _keep(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001 - it is tried again
                self._report(error)
            try:
                async with asyncio.timeout(LOOK_S):
                    await self._has_come.wait()
            except TimeoutError:
                pass

    async def look(self) -> None:
        """Keep what is new, and tell what is due."""
        self._has_come.clear()
        new = self._new.copy()
        if new:
            await self._store(new)
            for key, notice in new.items():
                if self._new.get(key) is notice:
                    del self._new[key]
        async with self._database.reading() as connection:
            due = await people_due(connection, self._now(), AT_ONCE)
        for person in due:
            await self._tell(person)

    async def _store(self, new: dict[tuple[str, str, str], TurnNotice]) -> None:
        now, people = self._now(), await self._people.get_all({person for person, _, _ in new})
        async with self._database.writing() as connection:
            told = await told_at(connection, set(people))
            rows = [
                TidingRow(
                    person,
                    table,
                    kind,
                    msgspec.to_builtins(notice),
                    max(now, told.get(person, 0) + self._every_ms(people[person])),
                )
                for (person, table, kind), notice in sorted(new.items(), key=lambda each: each[0])
                if person in people
            ]
            if rows:
                await keep_tidings(connection, rows)

    async def _tell(self, identity: str) -> None:
        person = await self._people.get(identity)
        async with self._database.writing() as connection:
            if person is None or not await tell_now(
                connection, identity, self._now(), self._every_ms(person)
            ):
                return
            rows = await take_tidings(connection, identity)
            awaited = await awaited_at(connection, identity, [row.table_id for row in rows])
        told = [
            msgspec.convert(row.notice, TurnNotice)
            for row in rows
            if row.kind != "your_turn" or row.table_id in awaited
        ]
        if told:
            self._send(person, told)
