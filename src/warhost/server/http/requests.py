"""Answers what people ask for at a table, whichever way it came: over its socket or by REST."""

from __future__ import annotations

from warhost.server.database.rows import PersonRow
from warhost.server.hub import Hub
from warhost.server.protocol.messages import (
    AskEveryone,
    AskHint,
    Concede,
    Decide,
    Done,
    Hints,
    ProposeEnd,
    Request,
    Say,
    Undo,
    Vote,
)
from warhost.server.table import hints
from warhost.server.table.actor import TableActor
from warhost.server.table.audience import Asked


async def answer(
    hub: Hub, table: TableActor, person: PersonRow, request: Request, asked: Asked | None = None
) -> Done | Hints:
    """Do it, or refuse it with the reason. `asked`: by whom, where the answer can go with a frame."""
    if request.limit is not None:
        hub.limits.spend(request.limit, person=person.id)
    match request:
        case Decide() | Undo() | AskEveryone() | Concede() | ProposeEnd() | Vote():
            return Done(await table.perform(request, person.id, asked))
        case Say():
            return Done(await table.say(person, request.text))
        case AskHint():
            return await hints.hint(hub, table, person.id, request)
    raise TypeError(f"nobody answers {type(request).__name__}")
