"""Studies: a finished game looked at again, with what might have been as branches of a tree. REST and the frames of its socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType, field

from warhost.server.protocol.frames import Prompt, Question
from warhost.server.protocol.messages import Message, OptionKey
from warhost.server.protocol.people import Person
from warhost.server.protocol.values import Instant, Number, Plain, SeatId, Strict, TableId

TITLE_LENGTH = 80
NAME_LENGTH = 60
NOTE_LENGTH = 2_000
MOST_NODES = 1_000
"""Decisions that a study may hold besides the game that was played."""
MOST_REPLIES = 40
"""Decisions that bots take at most before they are asked again to go on."""

StudyTitle = Annotated[str, Meta(max_length=TITLE_LENGTH)]
NodeNumber = Annotated[
    int, Meta(ge=0, le=2**31, description="a decision of the tree; 0: the game as it was played")
]
Level = Annotated[str, Meta(min_length=1, max_length=32)]


# ---------------------------------------------------------------- what clients ask for


class NewStudy(Strict):
    """A study of a finished game. `everyone`: whoever has the link may try branches of their own."""

    table: TableId
    title: StudyTitle = ""
    everyone: bool = True


class StudyChanges(Strict):
    """Changes by the owner; what is left out stays."""

    title: StudyTitle | UnsetType = UNSET
    everyone: bool | UnsetType = UNSET


class LeaderWish(Strict):
    """Who leads from now on: somebody by their id, or nobody."""

    person: Annotated[str, Meta(min_length=1, max_length=12)] | None


class TryWish(Strict):
    """A decision at a place of the tree. A place is a node and how many decisions lead there; on the game as it was played
    (node 0) any step, elsewhere the node's own."""

    node: NodeNumber
    step: Number
    seat: SeatId
    key: OptionKey


class ReplyWish(Strict):
    """Let bots decide from a place on for all seats but these, until one of these has to choose."""

    node: NodeNumber
    step: Number
    mine: Annotated[list[SeatId], Meta(max_length=8)] = field(default_factory=list)
    level: Level = "normal"
    most: Annotated[int, Meta(ge=1, le=MOST_REPLIES)] = MOST_REPLIES


class NodeChanges(Strict):
    """What a branch is called from this decision on, and what is to be said of it. Empty: nothing."""

    name: Annotated[str, Meta(max_length=NAME_LENGTH)] | UnsetType = UNSET
    note: Annotated[str, Meta(max_length=NOTE_LENGTH)] | UnsetType = UNSET


# ---------------------------------------------------------------- what they are told


class StudyPlace(Plain):
    """A moment of the tree."""

    node: int
    step: int


class StudyNode(Plain):
    """A decision that somebody tried. `step` counts all decisions that lead to the table after it."""

    number: int
    parent: int
    """0: it departs from the game as it was played."""
    step: int
    seat: str
    key: str
    author: str
    """The person who tried it, or let a bot do so."""
    bot: bool
    name: str
    note: str
    version: int


class StudyHead(Plain):
    """A study without its tree."""

    id: str
    table: str | None
    """The table at which it was played, as long as there is one."""
    game: str
    revision: int
    options: dict[str, str]
    seats: list[str]
    total: int
    """Decisions of the game as it was played."""
    title: str
    everyone: bool
    owner: Person
    leader: Person | None
    version: int
    created: Instant
    changed: Instant
    mine: bool
    may_try: bool


class StudyInfo(StudyHead):
    """A whole study. `people`: those who tried something, by their ids."""

    nodes: list[StudyNode]
    people: dict[str, Person]


class StudyList(Plain):
    """One's own studies, the newest change first."""

    studies: list[StudyHead]


class StudyMoment(Plain):
    """What is asked at a place, of each seat that has to decide, with all options."""

    node: int
    step: int
    question: Question | None
    prompts: dict[str, Prompt]
    over: bool


class StudyReplies(Plain):
    """Where the bots stopped, and after how many decisions. `waits`: one of the asker's seats has to choose there."""

    node: int
    step: int
    added: int
    waits: bool
    over: bool


# ---------------------------------------------------------------- the socket


class StudyHello(Message, tag="hello"):
    """The first message; `version` of what the client has (0: nothing)."""

    version: Number = 0


class StudyLead(Message, tag="lead"):
    """Where the leader looks now, and through whose eyes. Only from who leads; others are refused."""

    node: NodeNumber
    step: Number
    eyes: Annotated[str, Meta(min_length=1, max_length=64)] = "all"


class StudyPing(Message, tag="ping"):
    """Keeps the connection open."""


StudyMessage = StudyHello | StudyLead | StudyPing


class StudyFrame(Plain, tag_field="type", tag="study"):
    """The study whole: the answer to `hello`, and whenever something was taken out of it."""

    study: StudyInfo


class StudyNewsFrame(Plain, tag_field="type", tag="news"):
    """What is new since the last frame: its head, and decisions that came or changed, with those who tried them."""

    head: StudyHead
    nodes: list[StudyNode]
    people: dict[str, Person]


class StudyPresenceFrame(Plain, tag_field="type", tag="present"):
    """Who is here, on whichever server."""

    people: list[Person]


class StudyLedFrame(Plain, tag_field="type", tag="led"):
    """Where the leader looks."""

    by: str
    node: int
    step: int
    eyes: str


class StudyRefusedFrame(Plain, tag_field="type", tag="refused"):
    """The message with this id did nothing, and this is why."""

    id: int
    reason: str
    variables: dict[str, str]


class StudyPongFrame(Plain, tag_field="type", tag="pong"):
    """Answers a ping."""

    id: int


class StudyByeFrame(Plain, tag_field="type", tag="bye"):
    """The study is gone, or the server closes; come back unless `final`."""

    reason: str
    final: bool


StudyServerMessage = (
    StudyFrame
    | StudyNewsFrame
    | StudyPresenceFrame
    | StudyLedFrame
    | StudyRefusedFrame
    | StudyPongFrame
    | StudyByeFrame
)
