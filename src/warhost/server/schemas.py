"""What REST requests and replies look like. Ids and keys only: every word that a person reads comes from Fluent files.

The same types check what comes in, write what goes out, and become OpenAPI and the browser's TypeScript.
docs/protocol.md tells how they are used; what travels over the websocket of a table is in `protocol`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

# ---------------------------------------------------------------- small words

TableId = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[A-Za-z0-9_-]{16}$")]
InviteCode = Annotated[str, Meta(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]{22}$")]
SeatId = Annotated[
    str, Meta(min_length=1, max_length=64, description="the side that sits there, for example khorne")
]
Viewer = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="whose eyes: a seat's id, `public`, or `all` (everything; only once the game is over)",
    ),
]
PersonName = Annotated[str, Meta(min_length=1, max_length=32)]
Login = Annotated[str, Meta(min_length=3, max_length=64, pattern="^[A-Za-z0-9_.@+-]{3,64}$")]
Password = Annotated[str, Meta(min_length=8, max_length=256)]
Language = Literal["en", "pl", "fr", "ru"]
Visibility = Annotated[
    Literal["open", "link", "private"],
    Meta(
        description="open: listed, anybody may join or watch; link: only with its link; private: only those who sit there"
    ),
]
Status = Annotated[
    Literal["gathering", "playing", "finished", "closed", "frozen"],
    Meta(description="frozen: its ruleset revision is gone; it can be read, not played"),
]
TimeoutAction = Annotated[
    Literal["bot", "pass"],
    Meta(description="bot: a bot makes the move; pass: the option to pass if there is one, else a bot"),
]
Origin = Literal["new", "position", "record", "rematch"]
Instant = Annotated[int, Meta(description="milliseconds since 1970, UTC")]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Strict(Struct, forbid_unknown_fields=True):
    """Base of what clients send: what is not known is refused."""


class Plain(Struct):
    """Base of what the server sends: clients ignore fields that they do not know."""


# ---------------------------------------------------------------- refusals


class Refusal(Plain):
    """Every refusal, whatever its status: `reason` is a Fluent message id, `variables` fill it in."""

    reason: str
    variables: dict[str, str] = {}


# ---------------------------------------------------------------- the server and its games


class Limits(Plain):
    """How much is allowed; clients can tell people beforehand."""

    chat_length: int
    record_bytes: int
    position_bytes: int
    seats_per_person: int


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


# ---------------------------------------------------------------- people


class NoticeWishes(Plain):
    """How a person wants to be told that it is their turn. All off at first."""

    push: bool = False
    mail: str | None = None
    """The address; mail goes out only once it is confirmed."""
    mail_confirmed: bool = False
    webhook: str | None = None


class Preferences(Strict):
    """What a person likes, kept by the server because the server acts on it."""

    auto_forced: bool = True
    """Answer for me where there is only one option."""


class Person(Plain):
    """Somebody, as others see them."""

    id: str
    name: str
    account: bool


class Me(Plain):
    """The asker. `person` is null before there is one (no cookie)."""

    person: Person | None
    login: str | None
    language: str
    preferences: Preferences
    notices: NoticeWishes


class NewPerson(Strict):
    """A guest: a name is enough."""

    name: PersonName
    language: Language = "en"


class PersonChanges(Strict):
    """What is left out stays."""

    name: PersonName | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    preferences: Preferences | UnsetType = UNSET


class Credentials(Strict):
    """For making an account of a guest, and for signing in."""

    login: Login
    password: Password


class PasswordChange(Strict):
    """Changing it signs all other devices out."""

    old: Password
    new: Password


class MailWish(Strict):
    """Null switches mail off. A new address gets a message with a link to confirm it."""

    address: Annotated[str, Meta(max_length=254, pattern=r"^[^@\s]{1,64}@[^@\s]{1,189}$")] | None


class WebhookWish(Strict):
    """Null switches it off. The address gets a POST with a `TurnNotice`."""

    address: Annotated[str, Meta(max_length=500, pattern="^https?://[^\\s]+$")] | None


class PushKeys(Strict):
    p256dh: Annotated[str, Meta(min_length=10, max_length=200)]
    auth: Annotated[str, Meta(min_length=10, max_length=200)]


class PushSubscription(Struct):
    """As the browser's PushManager gives it; other fields are ignored."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://[^\\s]+$")]
    keys: PushKeys


class TurnNotice(Plain):
    """What a webhook receives and a push message contains."""

    kind: Literal["your_turn", "finished"]
    table: str
    game: str
    seats: list[str]
    link: str


# ---------------------------------------------------------------- tables


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
    options: dict[str, Annotated[str, Meta(max_length=200_000)]] = {}
    visibility: Visibility = "link"
    watch: bool = True
    """Whether people without a seat may watch (public information only)."""
    hints: bool = True
    """Whether those who have to decide may ask the bots."""
    clock: Clock = field(default_factory=NoClock)
    on_timeout: TimeoutAction = "bot"
    shuffle_seats: bool = False
    """Deal the seats at random when the game starts."""
    position: dict[str, Any] | None = None
    """Start from this position instead of the set-up; its options and seats count, `options` must be empty."""
    lesson: Annotated[str, Meta(max_length=64, pattern="^[a-z0-9_-]+$")] | None = None
    """Marks a guided position; such a table is private and in no list."""
    start: bool = False


class TableChanges(Strict):
    """Changes by the host. `options`, `clock`, `on_timeout` and `hints` only before the start; what is left out stays."""

    options: dict[str, Annotated[str, Meta(max_length=200_000)]] | UnsetType = UNSET
    visibility: Visibility | UnsetType = UNSET
    watch: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    on_timeout: TimeoutAction | UnsetType = UNSET


class Join(Strict):
    """Take an open seat: a certain one, or any. `code` comes from the invite link and is needed unless it is listed."""

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
    """A seat. `played_by` says who decides now; `owner` is who may take it back (null for a bot's own seat)."""

    seat: str
    played_by: Literal["person", "bot", "open"]
    person: Person | None
    """Who decides, when it is a person (the owner or a substitute)."""
    level: str | None
    """The bot's level, when it is a bot."""
    owner: Person | None
    name: str | None
    """The name to show if it differs from the person's (several people on one device)."""


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
    on_timeout: TimeoutAction
    is_host: bool
    invite: str | None
    """The code for the invite link `/join/<code>`; only for those who sit at the table."""
    commitment: str
    """The hash of the seed, shown from the start."""
    seed: str | None
    """The seed, once the game is over."""
    origin: Origin
    rematch: str | None
    """The table of the rematch, once there is one."""
    frozen_because: Refusal | None


class TableList(Plain):
    """Newest change first. `next` continues the list (`before=<next>`); null at its end."""

    tables: list[TableSummary]
    next: Instant | None


class Invitation(Plain):
    """What an invite link leads to."""

    table: TableSummary
    open_seats: list[str]


# ---------------------------------------------------------------- replays and records


class ReplayStep(Plain):
    """The table after so many decisions (0: after the set-up). The first step of an answer has the whole `view`, the
    others the `changes` from the step before. Seat, key and dice of the decision are there if the viewer may know them."""

    step: int
    seat: str | None
    key: str | None
    dice: list[int]
    events: list[dict[str, Any]]
    view: dict[str, Any] | None
    changes: list[Change]


class Replay(Plain):
    """Steps `first` … of `total` decisions, through the eyes of `viewer`."""

    table: str
    game: str
    revision: int
    viewer: str
    total: int
    steps: list[ReplayStep]


class Change(Struct, omit_defaults=True):
    """Set what lies at `path` to `value`, or remove it when `gone`."""

    path: list[str | int]
    value: Any = UNSET
    gone: bool = False


class StoryPoint(Plain):
    """Points after this decision; only decisions that changed them are listed."""

    step: int
    scores: dict[str, int]


class Story(Plain):
    """How the points came about."""

    viewer: str
    total: int
    points: list[StoryPoint]


class Verification(Plain):
    """What anybody needs to check the dice: the commitment made before the first die, and the seed after the last.
    `verified` is the server's own full replay; anyone can repeat it with `warhost verify` on the record."""

    commitment: str
    seed: str | None
    over: bool
    verified: bool | None
    """Null while the game runs."""
    problem: Refusal | None
    dice: list[Dice]


class Dice(Plain):
    """What was rolled in one decision."""

    step: int
    dice: list[int]


# ---------------------------------------------------------------- health


class Health(Plain):
    """Whether the server can work."""

    status: Literal["ok", "stopping", "no_database"]
    version: str
