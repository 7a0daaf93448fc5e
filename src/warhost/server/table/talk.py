"""Table talk: stored, numbered on its own, apart from the game's events."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy.exc import IntegrityError

from warhost.server.database.rows import ChatRow, PersonRow
from warhost.server.database.table_queries import add_chat, chat_of, last_chat_number
from warhost.server.hub import Hub
from warhost.server.people.register import as_seen
from warhost.server.protocol.frames import ChatLine
from warhost.server.protocol.people import Person
from warhost.server.refusals import RequestRefused
from warhost.server.table.audience import Audience
from warhost.server.table.eyes import seats_held
from warhost.server.table.state import TableState
from warhost.server.texts import some_lines

ATTEMPTS: Final = 5


class Talk:
    """`lock` must be held by whoever tells lines."""

    def __init__(self, hub: Hub, state: TableState, audience: Audience, told: int) -> None:
        self._hub = hub
        self._state = state
        self._audience = audience
        self._told = told
        """The number of the last line that the connected have been told."""
        self.lock = asyncio.Lock()

    async def say(self, person: PersonRow, text: str) -> int:
        """Store a line and tell everybody; returns its number."""
        state = self._state
        tidy = some_lines(text)
        if not tidy:
            raise RequestRefused("refused-malformed-request", where="$.text", problem="an empty line")
        held = [state.seats[seat].side for seat in seats_held(state.seats, person.id)]
        if not held and not state.row.watch and state.row.host != person.id:
            raise RequestRefused("refused-no-watching")
        await self._hub.quotas.check_line(person, tidy)
        line = await self._store(person.id, held, tidy)
        await self._tell_new()
        return line.number

    async def lines_after(self, number: int) -> list[ChatLine]:
        async with self._hub.database.reading() as connection:
            rows = await chat_of(connection, self._state.id, number)
        people = await self._hub.people.get_all({row.person for row in rows})
        return [
            ChatLine(row.number, _seen(people.get(row.person), row.person), row.seats, row.text, row.at)
            for row in rows
        ]

    async def _tell_new(self) -> None:
        """Tell the connected what was said since they were last told."""
        async with self.lock:
            lines = await self.lines_after(self._told)
            if lines:
                self._told = lines[-1].number
                self._audience.tell_chat(lines)

    async def _store(self, person: str, seats: list[str], text: str) -> ChatRow:
        table = self._state.id
        for _attempt in range(ATTEMPTS):
            try:
                async with self._hub.database.writing() as connection:
                    number = await last_chat_number(connection, table) + 1
                    line = ChatRow(table, number, person, seats, text, self._hub.clock.now())
                    await add_chat(connection, line, self._state.fence)
            except IntegrityError:
                continue
            return line
        raise RequestRefused("refused-busy")


def _seen(person: PersonRow | None, identity: str) -> Person:
    return Person(identity, "?", False) if person is None else as_seen(person)
