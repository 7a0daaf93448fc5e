"""What clients send over the websocket of a table: messages, JSON objects told apart by `type`.

A `Request` does something. It is declared once: the class is the socket's message, and from it follow the body of the same
request by REST, its endpoint, OpenAPI and the browser's types. `http.requests` answers both."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta, Struct

from warhost.server.protocol.frames import HintOption
from warhost.server.protocol.values import Number, Plain, SeatId, Strict, Viewer

MessageId = Annotated[int, Meta(ge=0, le=2**53, description="chosen by the client; the answer repeats it")]
OptionKey = Annotated[str, Meta(min_length=1, max_length=300)]
IN_PLAY = (401, 403, 404, 409, 422)


class Message(Strict, tag_field="type"):
    """Base of client messages."""

    id: MessageId


class Hello(Message, tag="hello"):
    """The first message, and again whenever the client lost track. With what it still has (all from its last frames)
    the server sends only what is missing; without, everything."""

    viewer: Viewer | None = None
    """Null: the asker's first seat, or `public`."""
    number: Number | None = None
    story: Number | None = None
    events: Number = 0
    chat: Number = 0


class Look(Message, tag="look"):
    """See the table as another of one's own seats (one device for all), or as `public`. A `view` frame answers."""

    viewer: Viewer


class Ping(Message, tag="ping"):
    """Keeps the connection open and measures it; `pong` answers."""


# ---------------------------------------------------------------- answers to requests


class Done(Plain):
    """It has taken effect and is stored."""

    number: int


class Hints(Plain):
    """A bot's best options, best first."""

    asked: int
    options: list[HintOption]


# ---------------------------------------------------------------- requests


class Twin(Struct, frozen=True):
    """The same request by REST: a POST to `path` below the table's address, with a body of this name."""

    path: str
    operation: str
    body: str
    summary: str
    reply: Any = Done
    refusals: tuple[int, ...] = IN_PLAY


class Request(Message):
    """Base of messages that do something. Whoever sends too many of one `limit` has to wait."""

    twin: ClassVar[Twin]
    limit: ClassVar[str | None] = None


class Decide(Request, tag="decide"):
    """Answer a question: `asked` from the prompt, `key` of one of its options."""

    twin: ClassVar = Twin("/decide", "decide", "DecideRequest", "Answer a question; done when it is stored.")

    seat: SeatId
    asked: Number
    key: OptionKey
    unless_final: bool = False
    """Refuse with `refused-final` what may bring dice, a draw or something hidden to light, so that a client can ask its
    person first."""


class Undo(Request, tag="undo"):
    """Take back the decision with this number: the one that `undo` in the last frame offered."""

    twin: ClassVar = Twin(
        "/undo", "undo", "UndoRequest", "Take back the decision that the last frame offered to take back."
    )

    seat: SeatId
    decision: Number


class AskEveryone(Request, tag="ask_everyone"):
    """Ask to go back to the table after `step` decisions, beyond the barrier."""

    twin: ClassVar = Twin(
        "/ask-everyone",
        "ask_everyone",
        "AskEveryoneRequest",
        "Ask to go back beyond the barrier; the number is the proposal's id.",
    )

    seat: SeatId
    step: Number


class Concede(Request, tag="concede"):
    """Ask everyone to let the game end now, won by `winner`; with nobody else to ask it does, unless it would be won by
    whoever asks."""

    twin: ClassVar = Twin(
        "/concede", "concede", "ConcedeRequest", "Ask to let somebody win; the number is the proposal's id."
    )

    seat: SeatId
    winner: SeatId


class ProposeEnd(Request, tag="propose_end"):
    """Ask everyone to let the game end without a result."""

    twin: ClassVar = Twin(
        *("/propose-end", "propose_end", "ProposeEndRequest"),
        "Ask to end the game without a result; the number is the proposal's id.",
    )

    seat: SeatId


class Vote(Request, tag="vote"):
    """Answer a proposal for all of one's seats."""

    twin: ClassVar = Twin("/vote", "vote", "VoteRequest", "Answer a proposal.")

    proposal: Number
    agree: bool


class AskHint(Request, tag="hint"):
    """What would a bot do? Only for a seat of one's own that is asked."""

    twin: ClassVar = Twin(
        "/hint", "get_hint", "HintRequest", "What the best bot thinks of the options.", Hints, (*IN_PLAY, 503)
    )
    limit: ClassVar = "hint"

    seat: SeatId
    asked: Number


class Say(Request, tag="chat"):
    """A line of table talk."""

    twin: ClassVar = Twin("/chat", "say", "SayRequest", "A line of table talk.", refusals=(401, 403, 404))
    limit: ClassVar = "chat"

    text: Annotated[str, Meta(min_length=1, max_length=500)]


GAME_REQUESTS: tuple[type[Request], ...] = (
    Decide,
    Undo,
    AskEveryone,
    Concede,
    ProposeEnd,
    Vote,
    AskHint,
)
REQUESTS: tuple[type[Request], ...] = (*GAME_REQUESTS, Say)

ClientMessage = (
    Hello | Look | Decide | Undo | AskEveryone | Concede | ProposeEnd | Vote | Say | AskHint | Ping
)


@cache
def body_of(request: type[Request]) -> type[Struct]:
    """What is sent by REST: the message without the socket's own fields."""
    fields: list[Any] = [
        (field.encode_name, field.type) if field.required else (field.encode_name, field.type, field.default)
        for field in msgspec.structs.fields(request)
        if field.name != "id"
    ]
    return msgspec.defstruct(request.twin.body, fields, bases=(Strict,), module=__name__)


def from_body(request: type[Request], body: Struct) -> Request:
    """The message that a body stands for."""
    return request(0, **msgspec.structs.asdict(body))
