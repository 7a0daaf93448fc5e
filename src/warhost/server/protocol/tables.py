"""Tables and all that surrounds their games: requests and replies by REST."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from warhost.server.protocol.people import Person
from warhost.server.protocol.values import (
    Instant,
    InviteCode,
    Origin,
    PersonName,
    Plain,
    Refusal,
    SeatId,
    Status,
    Strict,
    TimeoutAction,
    Visibility,
)


class NoClock(Strict, tag_field="kind", tag="none"):
    """Everybody takes the time they need."""


class LiveClock(Strict, tag_field="kind", tag="live"):
    """Each seat has a bank that runs while it has to decide, and gets the increment back after each decision."""

    bank_s: Annotated[int, Meta(ge=10, le=86_400)]
    increment_s: Annotated[int, Meta(ge=0, le=3_600)] = 0


class SlowClock(Strict, tag_field="kind", tag="slow"):
    """Each decision has this long: hours or days."""

    move_s: Annotated[int, Meta(ge=60, le=30 * 86_400)]


Clock = NoClock | LiveClock | SlowClock


class Mine(Strict, tag_field="kind", tag="me"):
    """The asker sits here. Several seats may be `me`: one device for all."""

    name: PersonName | None = None
    """Who sits there in fact, when one device serves several people."""


class BotHolder(Strict, tag_field="kind", tag="bot"):
    """A bot of this level."""

    level: Annotated[str, Meta(min_length=1, max_length=32)]


class OpenHolder(Strict, tag_field="kind", tag="open"):
    """Free for whoever comes: by the list if the table is open, by the link otherwise."""


Holder = Mine | BotHolder | OpenHolder


class NewTable(Strict):
    """A new table. With `start` it begins at once, which needs every seat taken: "play now" is one request."""

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    seats: Annotated[list[Holder], Meta(min_length=1, max_length=8)]
    options: dict[str, Annotated[str, Meta(max_length=200_000)]] = field(default_factory=dict)
    visibility: Visibility = "link"
    watch: bool = True
    """Whether people without a seat may watch (public information only)."""
    hints: bool = True
    """Whether those who have to decide may ask the bots."""
    keep_secrets: bool = False
    """Whether what was hidden stays hidden after the end: no analysis, no record, no other eyes than one's own."""
    clock: Clock = field(default_factory=NoClock)
    on_timeout: TimeoutAction = "bot"
    shuffle_seats: bool = False
    """Deal the seats at random when the game starts."""
    rated: bool = False
    """Whether the result counts for ratings. Needs accounts, a clock, no hints, the set-up of the box, and bots whose strength
    was measured."""
    position: dict[str, Any] | None = None
    """Start from this position instead of the set-up; its options and seats count, `options` must be empty."""
    lesson: Annotated[str, Meta(max_length=64, pattern="^[a-z0-9_-]+$")] | None = None
    """Marks a guided position; such a table is private and in no list."""
    start: bool = False
    club: Annotated[str, Meta(max_length=16)] | None = None
    """The asker's club whose members find it in their list, and need no invitation."""


class TableChanges(Strict):
    """Changes by the host. `options`, `clock`, `on_timeout`, `hints` and `keep_secrets` only before the start, `rated` besides
    only while nobody else sits there; what is left out stays."""

    options: dict[str, Annotated[str, Meta(max_length=200_000)]] | UnsetType = UNSET
    visibility: Visibility | UnsetType = UNSET
    watch: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    keep_secrets: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    on_timeout: TimeoutAction | UnsetType = UNSET
    rated: bool | UnsetType = UNSET


class Join(Strict):
    """Take an open seat: a certain one, or any. `code` comes from the invite link and is needed unless it is listed. Whoever
    asks for any and has one under this name keeps that: it does no harm to ask again."""

    seat: SeatId | None = None
    code: InviteCode | None = None
    name: PersonName | None = None


class Leave(Strict):
    """Give up a seat, or all of one's seats: before the start they become open, after it a bot plays on."""

    seat: SeatId | None = None


class SeatChange(Strict):
    """Who plays this seat from now on. Before the start the host sets bots and opens seats (also taken ones: that is
    the kick). During play the one who owns the seat hands it to a bot or opens it for a substitute, and takes it back."""

    holder: Holder


class Pause(Strict):
    """While a table is paused no clock runs, no bot moves and no decision is taken."""

    paused: bool


class Archive(Strict):
    """Whether the table is left out of the asker's own list."""

    archived: bool


class SeatInfo(Plain):
    """A seat. `played_by` says who decides now; `owner` is whose it has been since the start (null for a bot's own seat)."""

    seat: str
    played_by: Literal["person", "bot", "open"]
    person: Person | None
    """Who decides, when it is a person (the owner or a substitute)."""
    level: str | None
    """The bot's level, when it is a bot."""
    face: str | None
    """Which face the bot wears, where it has one. Words: `bot-face-<face>`."""
    owner: Person | None
    substitute: Person | None
    """Who came later and sits in for the owner or the bot, even while a bot plays for them."""
    name: str | None
    """The name to show if it differs from the person's (several people on one device)."""
    away: Instant | None = None
    """Until when whoever decides is, or was last, on vacation: in slow games no time runs out before that."""


class Result(Plain):
    """How a game ended. Words: `<game>-ending-<ending>`."""

    ending: str
    winners: list[str]
    scores: dict[str, int]


class TableSummary(Plain):
    """A table in a list."""

    id: str
    game: str
    status: Status
    paused: bool
    visibility: Visibility
    seats: list[SeatInfo]
    mine: list[str]
    """The asker's seats."""
    waiting: list[str]
    """The seats that have to decide."""
    my_turn: bool
    deadline: Instant | None
    """When the next of the waiting seats runs out of time."""
    clock: Clock
    rated: bool
    """Whether its result counts for ratings."""
    host: Person | None
    lesson: str | None
    decisions: int
    created: Instant
    changed: Instant
    result: Result | None


class TableInfo(TableSummary):
    """A table with all that does not belong to the game itself."""

    revision: int
    options: dict[str, str]
    watch: bool
    hints: bool
    keep_secrets: bool
    on_timeout: TimeoutAction
    is_host: bool
    may_take: list[str]
    """The seats on which the asker could sit down now without an invitation: open ones, their own that others play, and
    bots' seats for the host. In a running game only those whose eyes they may have."""
    invite: str | None
    """The code for the invite link `/join/<code>`; only for those who sit at the table."""
    commitment: str
    """The hash of the seed, shown from the start."""
    seed: str | None
    """The seed, once the game is over, unless the table keeps its secrets."""
    origin: Origin
    rematch: str | None
    """The table of the rematch, once there is one."""
    frozen_because: Refusal | None
    event: str | None = None
    """The tournament to which the table belongs; it has no host then."""
    sealed: bool = False
    """Others play the same deal: seed, record and replays stay closed until all of them are done."""
    club: str | None = None
    """The club whose members find it in their list."""


class TableList(Plain):
    """Newest change first. `next` continues the list (`before=<next>`); null at its end."""

    tables: list[TableSummary]
    next: Instant | None


class Challenge(Strict):
    """Ask somebody to a table that gathers."""

    person: Annotated[str, Meta(max_length=12)]


class Challenged(Plain):
    """A table to which the asker was asked, by whom, and the code with which they sit down there."""

    table: TableSummary
    by: Person
    code: str


class Challenges(Plain):
    """The newest first."""

    challenges: list[Challenged]


class Invitation(Plain):
    """What an invite link leads to."""

    table: TableSummary
    open_seats: list[str]
    """Those that the asker may take."""
    why_not: str | None = None
    """Why none is offered although there are some: the reason of a refusal."""
