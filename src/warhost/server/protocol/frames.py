"""What the server sends over the websocket of a table: frames, JSON objects told apart by `type`. docs/protocol.md tells the
story."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from warhost.server.protocol.people import Person
from warhost.server.protocol.replays import Change
from warhost.server.protocol.tables import TableInfo
from warhost.server.protocol.values import Instant, Plain

# ---------------------------------------------------------------- parts of frames


class Question(Plain):
    """What is being asked, as everybody may know it. Words: `<game>-prompt-<prompt>`."""

    prompt: str
    rule: str
    about: dict[str, Any]


class Prompt(Plain):
    """The question to the viewer. A decision must repeat `asked`: the number of the entry that put this question."""

    asked: int
    prompt: str
    rule: str
    about: dict[str, Any]
    options: list[str]
    """The key of each option: its verb, and behind a colon its arguments in the order in which the game's vocabulary names
    them, with other signs than letters, digits and `_.+-` between them."""
    costs: list[int | None]
    """What each of them costs now, all surcharges included, where the game pays in one currency; empty where none has a
    price."""


class SeatClock(Plain):
    """A seat's time. `left_ms` is what it had at `at`; while `running` it runs out at `deadline`."""

    left_ms: int
    running: bool
    deadline: Instant | None


class ClockState(Plain):
    """All clocks at the server's moment `at`; null values in a table without clock never occur: `seats` is empty."""

    at: Instant
    paused: bool
    seats: dict[str, SeatClock]


class Proposal(Plain):
    """Somebody asks everyone to go back before a barrier (`back`), to let the game end with a winner (`concede`), or to let it
    end without a result (`end`). It passes when everybody else who owns a seat or sits in for somebody agrees, also those
    who are away while a bot plays for them. It fails at the first "no", and lapses with the next decision or when somebody
    comes to a seat or leaves it. Of an `end` those are not asked who have kept the table waiting for a day, or left their
    seat to a bot and not come back for three."""

    id: int
    kind: Literal["back", "concede", "end"]
    seat: str
    step: int
    """The number of decisions that would remain; all of them, where it is not about going back."""
    winner: str | None
    """The seat to which the others concede."""
    agreed: list[str]
    missing: list[str]
    """Seats of people who have not answered yet."""
    waiting_for: list[str]
    """The ids of those people."""


class ChatLine(Plain):
    """A line of the table talk. `seats` are those the writer held then (empty: a spectator)."""

    number: int
    person: Person
    seats: list[str]
    text: str
    at: Instant


class HintOption(Plain):
    """One of a bot's best options: how sure it is (`share`; all shares sum to 1), why, and which share of the win it expects,
    if it looked ahead."""

    key: str
    share: float
    reason: str
    """A Fluent message id, with its variables."""
    variables: dict[str, str]
    expected: float | None = None


# ---------------------------------------------------------------- from the server


class Frame(Struct, tag_field="type"):
    """Base of server frames."""


class TableFrame(Frame, tag="table"):
    """Everything around the game, whole, whenever any of it changed; always the first answer to `hello`."""

    table: TableInfo


class ViewFrame(Frame, tag="view"):
    """The whole table as the viewer sees it. Keep the first `kept` of your events, drop the rest, append `events`.

    `number` counts the entries of the table's log (decisions and what was taken back); `story` changes whenever
    something was taken back."""

    viewer: str
    number: int
    story: int
    step: int
    """How many decisions stand: the step of a replay that shows this moment."""
    view: dict[str, Any] | None
    """Null before the start."""
    kept: int
    events: list[dict[str, Any]]
    since: int
    """Events with a higher number happened since the viewer's last turn."""
    question: Question | None
    prompt: Prompt | None
    undo: int | None
    """The number of the decision that the viewer may take back now."""
    clock: ClockState
    done: int | UnsetType = UNSET
    """Only where the frame tells what came of a message of this very connection: the message's id. No `done` frame follows."""


class UpdateFrame(Frame, tag="update"):
    """What one entry of the log changed. Applies to the view of number `after`; whoever has another one says hello."""

    viewer: str
    after: int
    number: int
    story: int
    step: int
    changes: list[Change]
    events: list[dict[str, Any]]
    since: int
    question: Question | None
    prompt: Prompt | None
    undo: int | None
    clock: ClockState
    done: int | UnsetType = UNSET
    """As in a `view`."""


class CurrentFrame(Frame, tag="current"):
    """Instead of a view: what you have is what there is."""

    viewer: str
    number: int
    clock: ClockState


class ClockFrame(Frame, tag="clock"):
    """The clocks again, every half minute while one runs, for browsers that slept or drifted."""

    clock: ClockState


class PresenceFrame(Frame, tag="presence"):
    """Who is connected: seats whose player is here, and how many people watch."""

    seats: list[str]
    watching: int


class ProposalFrame(Frame, tag="proposal"):
    """The open proposal, or null. `outcome` tells how the last one ended."""

    proposal: Proposal | None
    outcome: Literal["agreed", "declined", "lapsed"] | None


class ChatFrame(Frame, tag="chat"):
    """New lines, in order."""

    lines: list[ChatLine]


class HintFrame(Frame, tag="hint"):
    """A bot's best options, best first."""

    id: int
    asked: int
    options: list[HintOption]


class DoneFrame(Frame, tag="done"):
    """The message with this id has taken effect and is stored; `number` is its place in the log (or in the chat). Decisions
    and what takes them back are answered by `done` in the frame that tells of them."""

    id: int
    number: int


class RefusedFrame(Frame, tag="refused"):
    """The message with this id did nothing, and this is why. `number` is where the table stands."""

    id: int
    reason: str
    variables: dict[str, str]
    number: int


class PongFrame(Frame, tag="pong"):
    """Answers a ping."""

    id: int
    now: Instant


class ByeFrame(Frame, tag="bye"):
    """The server closes this connection, and why; come back after `wait_ms` unless `final`. Everybody is given another wait,
    so that they do not all come at once."""

    reason: str
    final: bool
    wait_ms: int


ServerMessage = (
    TableFrame
    | ViewFrame
    | UpdateFrame
    | CurrentFrame
    | ClockFrame
    | PresenceFrame
    | ProposalFrame
    | ChatFrame
    | HintFrame
    | DoneFrame
    | RefusedFrame
    | PongFrame
    | ByeFrame
)

# ---------------------------------------------------------------- the same, when a client asks for it by REST


class Events(Plain):
    """A viewer's events from `after` on. `story` changes whenever something was taken back: then read from 0."""

    viewer: str
    story: int
    events: list[dict[str, Any]]


class Chat(Plain):
    lines: list[ChatLine]
