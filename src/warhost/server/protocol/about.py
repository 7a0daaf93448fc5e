"""The server, its health and its games, as REST tells of them."""

from __future__ import annotations

from typing import Literal

from warhost.server.protocol.values import Instant, Plain


class Limits(Plain):
    """How much is allowed; clients can tell people beforehand."""

    chat_length: int
    record_bytes: int
    position_bytes: int
    seats_per_person: int
    guest_mb: int
    account_mb: int
    """What somebody's tables, records and talk may take."""
    guest_tables: int
    account_tables: int
    """How many tables that are not over somebody may host."""
    keep_gathering_days: int
    keep_lesson_days: int
    keep_guest_days: int
    keep_record_days: int
    """After how many days a table at which nobody began, a lesson, a guest who did not come back (with the tables at which only
    such guests sat) and a record that somebody brought are deleted; 0 keeps them."""


class ServerInfo(Plain):
    """What this server is and can do."""

    version: str
    languages: list[str]
    accounts: bool
    push_key: str | None
    """The public key for browser push; null when notices by push are off."""
    mail: bool
    webhooks: bool
    limits: Limits
    now: Instant


class OptionInfo(Plain):
    """A table option of a game. `free`: also takes other texts than `values` (for example a data file's content).
    `names_sides`: it says who plays; where it is free, sides in seat order with dashes.
    Words: `<game>-option-<name>`, `<game>-option-<name>-<value>`."""

    name: str
    values: list[str]
    default: str
    free: bool
    names_sides: bool


class GameInfo(Plain):
    """A game of the catalogue: all that a "new table" form needs. Words: `<game>-title` and its attributes."""

    name: str
    revision: int
    seat_counts: list[int]
    side_kind: str
    sides: list[str]
    """Words: `<game>-<side_kind>-<side>`."""
    seats_for: dict[str, list[str]]
    """For each number of seats, which sides sit there in what order when all options have their defaults."""
    options: list[OptionInfo]
    bots: list[str]
    """Bot levels, weakest first. Words: `bot-<level>`."""


Kinds = dict[str, str | None]
"""The kind of each argument: a thing of kind K with id I is named by `<game>-K-I`; null is a plain number."""


class PromptInfo(Plain):
    """A question that a game may ask. `together`: several seats may be asked at once, their answers stay secret."""

    rule: str
    about: Kinds
    together: bool


class GameVocabulary(Plain):
    """What options, prompts and events of a game are made of."""

    game: str
    revision: int
    side_kind: str
    verbs: dict[str, Kinds]
    prompts: dict[str, PromptInfo]
    events: dict[str, Kinds]
    endings: list[str]


HealthStatus = Literal["ok", "stopping", "no_database", "no_answer", "read_only", "disk_full", "no_write"]
"""`no_database`: it cannot be reached; `no_answer`: not in time; the others: it answers but takes nothing that is written."""


class Health(Plain):
    """Whether the server can work."""

    status: HealthStatus
    version: str
