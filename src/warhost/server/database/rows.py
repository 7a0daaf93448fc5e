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
    clock: dict[str, Any]
    on_timeout: TimeoutAction
    shuffle_seats: bool
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


def values(row: Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def read(kind: type[RowType], mapping: Mapping[Any, Any]) -> RowType:
    """The row as its type says; fails when the database holds something else."""
    return msgspec.convert({name: mapping[name] for name in kind.__struct_fields__}, kind)
