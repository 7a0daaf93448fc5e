"""Words of which all requests, replies and frames are made."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

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
LONGEST_NAME: Final = 32
PersonName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
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


class Refusal(Plain):
    """Every refusal, whatever its status: `reason` is a Fluent message id, `variables` fill it in."""

    reason: str
    variables: dict[str, str] = {}
