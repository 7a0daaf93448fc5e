"""Peace among people, as REST tells of it: whom somebody mutes and blocks, reports, and what administrators see and do."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from warhost.server.protocol.people import Person
from warhost.server.protocol.values import Instant, PersonName, Plain, Strict

ReportReason = Literal["talk", "name", "cheating", "stalling", "other"]
Outcome = Literal["dismissed", "warned", "acted"]
Role = Literal["administrator"]


class Relations(Plain):
    """Whom the asker mutes (does not hear) and blocks (does not meet), the newest first."""

    muted: list[Person]
    blocked: list[Person]


class RelationChange(Strict):
    """Null: neither any more."""

    kind: Literal["mute", "block"] | None


class NewReport(Strict):
    """Something that administrators should look at. With a table, what the person said there goes along."""

    person: Annotated[str, Meta(max_length=12)]
    reason: ReportReason
    text: Annotated[str, Meta(max_length=1000)] = ""
    table: Annotated[str, Meta(max_length=16)] | None = None


class SaidLine(Plain):
    """A line of talk as it was when it was reported."""

    number: int
    text: str
    at: Instant


class ReportInfo(Plain):
    """A report, as administrators see it."""

    id: str
    by: Person
    about: Person
    table: str | None
    reason: ReportReason
    text: str
    evidence: list[SaidLine]
    at: Instant
    settled: Instant | None
    settled_by: Person | None
    outcome: Outcome | None


class ReportList(Plain):
    reports: list[ReportInfo]
    more: Instant | None
    """Where the next page begins, if there may be one."""


class Settlement(Strict):
    """What became of a report."""

    outcome: Outcome


class BanInfo(Plain):
    """Until when somebody may not take part (null: for good), and why."""

    until: Instant | None
    reason: str


class KnownPerson(Plain):
    """Somebody, as administrators see them."""

    person: Person
    login: str | None
    role: Role | None
    ban: BanInfo | None
    created: Instant
    seen: Instant


class KnownPeople(Plain):
    people: list[KnownPerson]


class Ban(Strict):
    """For so many days, or for good (null). Bots play on at the person's tables."""

    days: Annotated[int, Meta(ge=1, le=3650)] | None
    reason: Annotated[str, Meta(min_length=1, max_length=200)]


class Renaming(Strict):
    name: PersonName


class AuditEntry(Plain):
    """What an administrator did. `by` is null for the command line; `about` is a person's, a table's or a report's id."""

    id: str
    at: Instant
    by: Person | None
    deed: str
    about: str
    detail: dict[str, Any]


class Audit(Plain):
    entries: list[AuditEntry]
    more: Instant | None
    """Where the next page begins, if there may be one."""
