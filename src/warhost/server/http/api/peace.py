"""Muting, blocking, reporting."""

from __future__ import annotations

from typing import Final

from warhost.server.cluster.letters import PersonChanged
from warhost.server.database.peace_queries import add_report, last_lines_of, open_report, reports_by
from warhost.server.database.rows import ChatRow, PersonRow, ReportRow
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.people.register import as_seen
from warhost.server.protocol.peace import NewReport, RelationChange, Relations
from warhost.server.refusals import RequestRefused

LINES_OF_EVIDENCE: Final = 20
MOST_OPEN_REPORTS: Final = 20


async def get_relations(call: Call) -> Relations:
    """Whom I mute and block."""
    wishes = await call.hub.peace.wishes(call.person.id)
    people = await call.hub.people.get_all({*wishes.muted, *wishes.blocked})
    return Relations(
        [as_seen(people[person]) for person in wishes.muted if person in people],
        [as_seen(people[person]) for person in wishes.blocked if person in people],
    )


async def set_relation(call: Call) -> Relations:
    """Mute or block somebody, or neither any more."""
    wish: RelationChange = call.body
    call.hub.limits.spend("profile", person=call.person.id)
    other = await _somebody(call, call.path("person"))
    await call.hub.peace.set(call.person.id, other.id, wish.kind)
    if wish.kind == "block":
        await call.hub.company.unfollow(call.person.id, other.id)
    for person in (call.person.id, other.id):
        await call.hub.post.tell_all(PersonChanged(person))
        await call.tables.person_changed(person)
    return await get_relations(call)


async def report(call: Call) -> None:
    """Tell administrators of somebody. A second report of the same waits for the first to be looked at."""
    wish: NewReport = call.body
    call.hub.limits.spend("report", person=call.person.id)
    call.hub.limits.spend("report", address=call.address)
    about = await _somebody(call, wish.person)
    if about.id == call.person.id:
        raise RequestRefused("refused-oneself")
    said = [] if wish.table is None else await _said(call, wish.table, about.id)
    async with call.hub.database.writing() as connection:
        if await open_report(connection, call.person.id, about.id, wish.table) is not None:
            raise RequestRefused("refused-reported")
        if await reports_by(connection, call.person.id) >= MOST_OPEN_REPORTS:
            raise RequestRefused("refused-too-many-reports", most=str(MOST_OPEN_REPORTS))
        await add_report(
            connection,
            ReportRow(
                id=call.hub.chance.token(12),
                person=call.person.id,
                about=about.id,
                table_id=wish.table,
                reason=wish.reason,
                text=wish.text.strip(),
                evidence=[{"number": line.number, "text": line.text, "at": line.at} for line in said],
                at=call.hub.clock.now(),
            ),
        )


async def _said(call: Call, table: str, about: str) -> list[ChatRow]:
    """What the person said there, where the reporter may know of the table."""
    await call.tables.check_may_know(table, call.person.id)
    async with call.hub.database.reading() as connection:
        return await last_lines_of(connection, table, about, LINES_OF_EVIDENCE)


async def _somebody(call: Call, identity: str) -> PersonRow:
    found = await call.hub.people.get(identity)
    if found is None:
        raise RequestRefused("refused-nobody")
    return found


ENDPOINTS = (
    Endpoint("GET", "/api/me/relations", get_relations, "people", Relations, refusals=(401,)),
    Endpoint(
        *("PUT", "/api/me/relations/{person}", set_relation, "people", Relations, RelationChange),
        refusals=(401, 404, 409),
    ),
    Endpoint(
        *("POST", "/api/reports", report, "people", None, NewReport), status=204, refusals=(401, 404, 409)
    ),
)
