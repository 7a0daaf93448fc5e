"""What can be done to a table and is no request of its own in the protocol. `Deed` is all of it; `actor` lists what each
comes to, and `Effect` is how its handler says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from warhost.server.database.rows import LogRow, SeatRow, TableRow
from warhost.server.game.ledger import Ledger
from warhost.server.protocol.messages import AskEveryone, Concede, Decide, ProposeEnd, Undo, Vote
from warhost.server.protocol.plans import PlanWish
from warhost.server.protocol.tables import Holder, Join, Leave, Pause, TableChanges
from warhost.server.table.audience import Audience
from warhost.server.table.clocks import Clocks

# ---------------------------------------------------------------- by people


class SetSeat(Struct, frozen=True):
    """Give a seat to a bot, open it, or take it."""

    seat: str
    holder: Holder


class Start(Struct, frozen=True):
    """Begin the game; from `position` if there is one."""

    position: dict[str, Any] | None


class Close(Struct, frozen=True):
    """End the table without a result."""


class Depart(Struct, frozen=True):
    """Give up all seats, and the table, for good."""


class Rematch(Struct, frozen=True):
    """Open another table with the same people."""

    moves_on: bool = False
    """Whether everybody takes the seat after theirs."""


class Prepare(Struct, frozen=True):
    """Have answers ready for questions that may come."""

    wish: PlanWish


# ---------------------------------------------------------------- by itself


class Move(Struct, frozen=True):
    """A decision that no person takes: a bot's, the only possible one, one that was `planned`, or one for somebody who ran out of
    time."""

    seat: str
    asked: int
    key: str
    actor: str


class LetLapse(Struct, frozen=True):
    """What a seat has prepared is no good for what it is asked."""

    seat: str


class HandToBot(Struct, frozen=True):
    """Somebody let the time run out too often."""

    seat: int


class GoBack(Struct, frozen=True):
    """All have agreed to go back to so many decisions."""

    seat: int
    step: int


class EndAsAgreed(Struct, frozen=True):
    """All have agreed that the game is over: won by this seat, or without a result."""

    winner: int | None


InPlay = (
    Decide
    | Undo
    | AskEveryone
    | Concede
    | ProposeEnd
    | Vote
    | Pause
    | Move
    | GoBack
    | EndAsAgreed
    | Prepare
    | LetLapse
)
"""What needs a running game."""
AroundPlay = TableChanges | Join | Leave | SetSeat | Start | Close | Depart | Rematch | HandToBot
Deed = InPlay | AroundPlay


class Effect(Struct):
    """What a deed comes to: an entry of the log with the clocks (and other columns) after it, or other columns and seats of the table. Nothing
    of it has happened before the actor has stored it."""

    entry: LogRow | None = None
    clocks: Clocks | None = None
    columns: dict[str, Any] = {}
    seats: list[SeatRow] | None = None
    ledger: Ledger | None = None
    """The game, where it begins with this."""
    opens: tuple[TableRow, list[SeatRow]] | None = None
    """Another table that is stored together with it."""
    ends: bool = False
    """Whether the game is over with this, although its rules would let it go on."""
    is_quiet: bool = False
    """Nobody hears of it."""
    tell: Callable[[Audience], None] | None = None
    """What the connected hear besides."""
    then: Deed | None = None
    """What follows at once."""
    number: int | None = None
    """What the deed is answered with; otherwise where the log stands then."""
