"""Table talk: stored, numbered on its own, apart from the game's events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import IntegrityError

from warhost.server.database.news import News
from warhost.server.database.rows import ChatRow, PersonRow
from warhost.server.database.table_queries import add_chat, chat_of, last_chat_number
from warhost.server.people.register import as_seen
from warhost.server.protocol.frames import ChatLine
from warhost.server.protocol.people import Person
from warhost.server.refusals import RequestRefused
from warhost.server.table.info import seats_held

if TYPE_CHECKING:
    from warhost.server.table.actor import LiveTable

ATTEMPTS: Final = 5


async def say(table: LiveTable, person: PersonRow, text: str) -> int:
    """Store a line and tell everybody; returns its number."""
    table.hub.limits.spend("chat", person.id)
    tidy = "".join(character for character in text if character.isprintable() or character == "\n").strip()
    if not tidy:
        raise RequestRefused("refused-malformed-request", where="$.text", problem="an empty line")
    held = [table.seats[seat].side for seat in seats_held(table.seats, person.id)]
    if not held and not table.row.watch and table.row.host != person.id:
        raise RequestRefused("refused-no-watching")
    line = await _store(table, person.id, held, tidy)
    await catch_up_with_chat(table)
    return line.number


async def lines_after(table: LiveTable, number: int) -> list[ChatLine]:
    async with table.hub.database.reading() as connection:
        rows = await chat_of(connection, table.id, number)
    people = await table.hub.people.get_all({row.person for row in rows})
    return [
        ChatLine(row.number, _seen(people.get(row.person), row.person), row.seats, row.text, row.at)
        for row in rows
    ]


async def catch_up_with_chat(table: LiveTable) -> None:
    """Tell the connected what was said since they were last told."""
    async with table.talk_lock:
        lines = await lines_after(table, table.chat_told)
        if lines:
            table.chat_told = lines[-1].number
            table.audience.tell_chat(lines)


async def _store(table: LiveTable, person: str, seats: list[str], text: str) -> ChatRow:
    for _attempt in range(ATTEMPTS):
        try:
            async with table.hub.database.writing() as connection:
                number = await last_chat_number(connection, table.id) + 1
                line = ChatRow(table.id, number, person, seats, text, table.hub.now())
                await add_chat(connection, line)
                await table.hub.desk.tell(connection, News("chat", table.id))
        except IntegrityError:
            continue
        return line
    raise RequestRefused("refused-busy")


def _seen(person: PersonRow | None, identity: str) -> Person:
    return Person(identity, "?", False) if person is None else as_seen(person)
