"""Asking somebody to a table that gathers, and what those who were asked find."""

from __future__ import annotations

from typing import Final

from warhost.server.database.notice_queries import challenge, challenged_at, challenges_to, drop_challenge
from warhost.server.database.table_queries import table_by_id
from warhost.server.http.api.lobby import summaries_of
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.people.register import as_seen
from warhost.server.protocol.people import TurnNotice
from warhost.server.protocol.tables import Challenge, Challenged, Challenges
from warhost.server.refusals import RequestRefused
from warhost.server.table.info import belongs_to

MOST_AT_A_TABLE: Final = 20
LISTED: Final = 20


async def ask_to_table(call: Call) -> None:
    """Whoever sits at a table that gathers asks somebody to it. Asking again tells nobody anything."""
    call.hub.limits.spend("challenge", person=call.person.id)
    table = await call.tables.get(call.path("table"), call.person.id)
    row, seats = table.state.row, table.state.seats
    if not belongs_to(row, seats, call.person.id):
        raise RequestRefused("refused-not-at-table")
    if row.status != "gathering":
        raise RequestRefused("refused-started")
    if not any(seat.is_open for seat in seats):
        raise RequestRefused("refused-no-open-seat")
    other = await call.hub.people.get(call.body.person)
    if other is None:
        raise RequestRefused("refused-nobody")
    if belongs_to(row, seats, other.id):
        raise RequestRefused("refused-challenge-seats")
    if not await call.hub.peace.may_meet(call.person.id, other.id):
        raise RequestRefused("refused-challenge-apart")
    async with call.hub.database.writing() as connection:
        if len(await challenged_at(connection, row.id)) >= MOST_AT_A_TABLE:
            raise RequestRefused("refused-too-many-challenges", most=str(MOST_AT_A_TABLE))
        is_new = await challenge(connection, row.id, other.id, call.person.id, call.hub.clock.now())
    if is_new and call.person.id not in (await call.hub.peace.wishes(other.id)).muted:
        link = call.hub.notices.invite_link(row.code)
        call.hub.notices.tell(other, TurnNotice("challenge", row.id, row.game, [], link, by=call.person.name))


async def decline(call: Call) -> None:
    """No, thanks: the table is not in one's list any more."""
    async with call.hub.database.writing() as connection:
        await drop_challenge(connection, call.path("declined"), call.person.id)


async def list_challenges(call: Call) -> Challenges:
    """Tables to which one was asked, as long as there is a seat; not by people one mutes or is apart from."""
    async with call.hub.database.reading() as connection:
        found = dict(await challenges_to(connection, call.person.id, LISTED))
        rows = [row for table in found if (row := await table_by_id(connection, table)) is not None]
    muted = (await call.hub.peace.wishes(call.person.id)).muted
    apart = await call.hub.peace.apart(call.person.id, set(found.values()))
    people = await call.hub.people.get_all(set(found.values()) - apart - set(muted))
    told = {summary.id: summary for summary in await summaries_of(call, rows)}
    return Challenges(
        [
            Challenged(told[row.id], as_seen(people[found[row.id]]), row.code)
            for row in rows
            if row.id in told and found[row.id] in people and not told[row.id].mine
        ]
    )


ENDPOINTS = (
    Endpoint("GET", "/api/me/challenges", list_challenges, "tables", Challenges, refusals=(401,)),
    Endpoint(
        *("DELETE", "/api/me/challenges/{declined}", decline, "tables", None), status=204, refusals=(401,)
    ),
    Endpoint(
        *("POST", "/api/tables/{table}/challenges", ask_to_table, "tables", None, Challenge),
        status=204,
        refusals=(401, 403, 404, 409, 429),
    ),
)
