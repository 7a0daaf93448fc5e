"""Rows of the database as typed objects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from warhost.server.protocol.values import Origin, TimeoutAction, Visibility

RowType = TypeVar("RowType", bound=Struct)
StoredStatus = Literal["gathering", "playing", "finished", "closed"]
"""That a table's rules are gone is not stored: they may come back. What fails or hangs is: see `quarantine`."""


class PersonRow(Struct):
    id: str
    name: str
    login: str | None
    password: str | None
    language: str
    preferences: dict[str, Any]
    notices: dict[str, Any]
    epoch: int
    created_at: int
    seen_at: int
    """To the day."""
    role: str | None = None
    """`administrator`, or nothing."""
    ban: dict[str, Any] | None = None
    """`until` (null: for good) and `reason`; see `people.bans`."""
    away: dict[str, Any] | None = None
    """See `people.vacations`."""
    recovery: str | None = None
    """The digest of the code by which the password can be set anew; see `people.recovery_codes`."""

    def __repr__(self) -> str:
        return f"PersonRow({self.id})"


class TableRow(Struct):
    """A table without its big parts (`position`, `record`, `standing`), which are read when needed."""

    id: str
    code: str
    game: str
    revision: int
    options: dict[str, str]
    seed: bytes
    origin: Origin
    lesson: str | None
    status: StoredStatus
    visibility: Visibility
    watch: bool
    hints: bool
    keep_secrets: bool
    clock: dict[str, Any]
    on_timeout: TimeoutAction
    shuffle_seats: bool
    rated: bool
    host: str
    kicked: list[str]
    """Whom the host has sent away: they do not sit down here again."""
    proposal: dict[str, Any] | None
    rematch: str | None
    quarantine: dict[str, Any] | None
    version: int
    created_at: int
    number: int
    step: int
    paused: bool
    waiting: list[int]
    clocks: dict[str, Any]
    wake_at: int | None
    changed_at: int
    result: dict[str, Any] | None
    event: str | None = None
    """The tournament to which it belongs: nobody at the table has a host's powers then."""
    sealed: bool = False
    """Others play the same deal: seed, replay and result stay closed even when this game is over."""
    club: str | None = None
    plans: dict[str, Any] | None = None
    """By seat, what its person has prepared: see `warhost.server.table.plans`. Nobody else's to know."""

    def __repr__(self) -> str:
        return f"TableRow({self.id})"


class SeatRow(Struct):
    table_id: str
    seat: int
    side: str
    owner: str | None
    substitute: str | None
    bot: str | None
    is_open: bool
    name: str | None
    seen_by: tuple[str, ...] = ()
    """Everybody who ever had its eyes in this game; see `warhost.server.table.eyes`."""

    @property
    def player(self) -> str | None:
        """The person who decides for this seat now."""
        if self.bot is not None or self.is_open:
            return None
        return self.substitute or self.owner


class LogRow(Struct, frozen=True):
    """An entry of a table's log: see `warhost.server.game.ledger`."""

    number: int
    kind: str
    seat: int
    key: str
    dice: list[int]
    target: int
    actor: str
    at: int


class ChatRow(Struct):
    table_id: str
    number: int
    person: str
    seats: list[str]
    text: str
    at: int


class PushRow(Struct):
    endpoint: str
    person: str
    p256dh: str
    auth: str
    added_at: int = 0


class StudyRow(Struct):
    """A study without its record, which is read when needed."""

    id: str
    table_id: str
    game: str
    revision: int
    options: dict[str, str]
    seats: list[str]
    total: int
    title: str
    everyone: bool
    owner: str
    leader: str | None
    version: int
    pruned: int
    last: int
    nodes: int
    bytes: int
    created_at: int
    changed_at: int

    def __repr__(self) -> str:
        return f"StudyRow({self.id})"


class NodeRow(Struct):
    """A decision that was tried in a study."""

    study: str
    number: int
    parent: int
    step: int
    seat: str
    key: str
    author: str
    bot: bool
    name: str = ""
    note: str = ""
    version: int = 0


class SessionRow(Struct):
    """Somebody signed in on a device; `cookie` is the digest of what it shows."""

    cookie: str
    person: str
    browser: str
    system: str
    made_at: int
    seen_at: int


class PasskeyRow(Struct):
    id: str
    person: str
    public_key: bytes
    uses: int
    name: str
    added_at: int
    used_at: int | None


class ReportRow(Struct):
    id: str
    person: str
    about: str
    table_id: str | None
    reason: str
    text: str
    evidence: list[dict[str, Any]]
    at: int
    settled_at: int | None = None
    settled_by: str | None = None
    outcome: str | None = None


class AuditRow(Struct):
    id: str
    at: int
    person: str | None
    """None: from the command line."""
    deed: str
    about: str
    detail: dict[str, Any]


def values(row: Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def read(kind: type[RowType], mapping: Mapping[Any, Any]) -> RowType:
    """The row as its type says; fails when the database holds something else."""
    return msgspec.convert({name: mapping[name] for name in kind.__struct_fields__}, kind)
