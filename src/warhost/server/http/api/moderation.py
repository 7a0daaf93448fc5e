"""What administrators do in the browser. Each deed is written down, in the same breath in which it is done."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from warhost.server.database.admin_queries import find_people
from warhost.server.database.peace_queries import (
    add_audit,
    audit_page,
    report_by_id,
    reports_page,
    settle,
)
from warhost.server.database.rows import AuditRow, PersonRow, ReportRow
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.operations.administration import give_order
from warhost.server.people.bans import ban_of, new_ban
from warhost.server.people.register import as_seen, tidy_name
from warhost.server.protocol.peace import (
    Audit,
    AuditEntry,
    Ban,
    BanInfo,
    KnownPeople,
    KnownPerson,
    Renaming,
    ReportInfo,
    ReportList,
    SaidLine,
    Settlement,
)
from warhost.server.protocol.people import Person
from warhost.server.protocol.values import Number
from warhost.server.refusals import RequestRefused
from warhost.server.table.departures import leave_all_tables

Limit = Annotated[int, Meta(ge=1, le=100)]


class ReportQuery(Struct):
    settled: bool = False
    before: Number | None = None
    limit: Limit = 50


class PeopleQuery(Struct):
    search: Annotated[str, Meta(max_length=64)] = ""
    limit: Limit = 50


class AuditQuery(Struct):
    before: Number | None = None
    limit: Limit = 50


async def list_reports(call: Call) -> ReportList:
    """What people have reported; the newest first."""
    administrator(call)
    wish: ReportQuery = call.query
    async with call.hub.database.reading() as connection:
        rows = await reports_page(connection, settled=wish.settled, before=wish.before, limit=wish.limit)
    named = {person for row in rows for person in (row.person, row.about, row.settled_by) if person}
    people = await call.hub.people.get_all(named)
    more = rows[-1].at if len(rows) == wish.limit else None
    return ReportList([_report(row, people) for row in rows], more)


async def settle_report(call: Call) -> None:
    """Say what became of a report, once."""
    by, wish, report = administrator(call), call.body, call.path("report")
    async with call.hub.database.writing() as connection:
        found = await report_by_id(connection, report)
        if found is None:
            raise RequestRefused("refused-no-report")
        if not await settle(connection, report, by.id, wish.outcome, call.hub.clock.now()):
            raise RequestRefused("refused-settled")
        detail = {"outcome": wish.outcome, "person": found.about}
        await add_audit(connection, _entry(call, by, "settle", report, detail))


async def search_people(call: Call) -> KnownPeople:
    """By a part of their name or login; who was here last comes first."""
    administrator(call)
    async with call.hub.database.reading() as connection:
        found = await find_people(connection, call.query.search, call.query.limit)
    return KnownPeople([_known(call, person) for person in found])


async def ban_person(call: Call) -> KnownPerson:
    """Let somebody take no part for a while, or for good; bots play on at their tables."""
    by, wish, person = administrator(call), call.body, await _person(call)
    if person.role is not None:
        raise RequestRefused("refused-administrator")
    ban = new_ban(call.hub.clock.now(), wish.days, wish.reason)
    person = await _changed(call, person, {"ban": ban}, _entry(call, by, "ban", person.id, dict(ban)))
    await leave_all_tables(call.tables, person)
    return _known(call, person)


async def lift_ban(call: Call) -> KnownPerson:
    """Let somebody take part again."""
    by, person = administrator(call), await _person(call)
    return _known(call, await _changed(call, person, {"ban": None}, _entry(call, by, "lift", person.id, {})))


async def rename_person(call: Call) -> KnownPerson:
    """Give somebody another name."""
    by, person, name = administrator(call), await _person(call), tidy_name(call.body.name)
    entry = _entry(call, by, "rename", person.id, {"from": person.name, "to": name})
    return _known(call, await _changed(call, person, {"name": name}, entry))


async def close_any_table(call: Call) -> None:
    """End a table without a result, whoever plays there."""
    by, table = administrator(call), call.path("closed")
    async with call.hub.database.writing() as connection:
        await add_audit(connection, _entry(call, by, "close", table, {}))
    outcome = await give_order(call.hub.database, "close-table", table, call.hub.clock.now())
    if outcome is not None and outcome.startswith("refused-"):
        raise RequestRefused(outcome)


async def read_audit(call: Call) -> Audit:
    """What administrators did; the newest first."""
    administrator(call)
    wish: AuditQuery = call.query
    async with call.hub.database.reading() as connection:
        rows = await audit_page(connection, wish.before, wish.limit)
    people = await call.hub.people.get_all({row.person for row in rows if row.person})
    entries = [
        AuditEntry(row.id, row.at, _seen(people, row.person), row.deed, row.about, row.detail) for row in rows
    ]
    return Audit(entries, rows[-1].at if len(rows) == wish.limit else None)


# ---------------------------------------------------------------- parts


def administrator(call: Call) -> PersonRow:
    if call.person.role != "administrator":
        raise RequestRefused("refused-not-administrator")
    return call.person


async def _person(call: Call) -> PersonRow:
    found = await call.hub.people.get(call.path("person"))
    if found is None:
        raise RequestRefused("refused-nobody")
    return found


async def _changed(call: Call, person: PersonRow, changes: dict[str, Any], entry: AuditRow) -> PersonRow:
    changed = await call.hub.people.change(person, changes, entry)
    await call.tables.person_changed(person.id)
    return changed


def _entry(call: Call, by: PersonRow, deed: str, about: str, detail: dict[str, Any]) -> AuditRow:
    return AuditRow(call.hub.chance.token(12), call.hub.clock.now(), by.id, deed, about[:16], detail)


def _report(row: ReportRow, people: dict[str, PersonRow]) -> ReportInfo:
    return msgspec.convert(
        {
            "id": row.id,
            "by": _seen(people, row.person),
            "about": _seen(people, row.about),
            "table": row.table_id,
            "reason": row.reason,
            "text": row.text,
            "evidence": [msgspec.convert(line, SaidLine) for line in row.evidence],
            "at": row.at,
            "settled": row.settled_at,
            "settled_by": _seen(people, row.settled_by),
            "outcome": row.outcome,
        },
        ReportInfo,
    )


def _seen(people: dict[str, PersonRow], person: str | None) -> Person | None:
    if person is None:
        return None
    return as_seen(people[person]) if person in people else Person(person, "?", False)


def _known(call: Call, person: PersonRow) -> KnownPerson:
    ban = ban_of(person, call.hub.clock.now())
    return KnownPerson(
        person=as_seen(person),
        login=person.login,
        role="administrator" if person.role == "administrator" else None,
        ban=None if ban is None else msgspec.convert(ban, BanInfo),
        created=person.created_at,
        seen=person.seen_at,
    )


REFUSALS = (401, 403, 404, 409)
ENDPOINTS = (
    Endpoint(
        *("GET", "/api/admin/reports", list_reports, "administration", ReportList),
        query=ReportQuery,
        refusals=(401, 403),
    ),
    Endpoint(
        *("POST", "/api/admin/reports/{report}", settle_report, "administration", None, Settlement),
        status=204,
        refusals=REFUSALS,
    ),
    Endpoint(
        *("GET", "/api/admin/people", search_people, "administration", KnownPeople),
        query=PeopleQuery,
        refusals=(401, 403),
    ),
    Endpoint(
        *("PUT", "/api/admin/people/{person}/ban", ban_person, "administration", KnownPerson, Ban),
        refusals=REFUSALS,
    ),
    Endpoint(
        "DELETE", "/api/admin/people/{person}/ban", lift_ban, "administration", KnownPerson, refusals=REFUSALS
    ),
    Endpoint(
        *("PUT", "/api/admin/people/{person}/name", rename_person, "administration", KnownPerson, Renaming),
        refusals=REFUSALS,
    ),
    Endpoint(
        *("POST", "/api/admin/tables/{closed}/close", close_any_table, "administration", None),
        status=204,
        refusals=REFUSALS,
    ),
    Endpoint(
        *("GET", "/api/admin/audit", read_audit, "administration", Audit),
        query=AuditQuery,
        refusals=(401, 403),
    ),
)
