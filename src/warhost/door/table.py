"""The table: one game, to be played, printed, copied and saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from warhost.core import position, record
from warhost.core.errors import Refused, WarhostError, hint
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.trace import SPECTATOR
from warhost.core.view import seen_by
from warhost.door.files import Position, Record
from warhost.door.speech import teller_of
from warhost.door.story import Event, Result
from warhost.door.turn import Option, Turn

if TYPE_CHECKING:
    from warhost.telling.drawing import Drawing


class Table:
    """A game on the table. Made by `warhost.new` and `warhost.load`; printed, it is the board.

    >>> import warhost
    >>> game = warhost.new("bloodrage", seats=3, seed=1)
    >>> game
    <table of bloodrage: wolf, raven, serpent; 0 decisions; wolf, raven, serpent: draft>
    >>> while not game.over:
    ...     game.play(game.turn.options[0])
    >>> game.result.winners
    ['serpent']

    A seat is named by the side that sits there. Where a method takes a seat, None stands for somebody who only watches."""

    def __init__(self, match: Match, players: Sequence[str] = ()) -> None:
        self.match = match
        """The engine's own match, which holds the true state: for whoever needs more than this door offers."""
        self.players = list(players) or ["-"] * match.seats
        """Names of those who play, in seat order, for the record."""

    @property
    def rules(self) -> Game:
        """The game that is played, as the engine knows it."""
        return self.match.game

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def seats(self) -> list[str]:
        """The sides at this table, in seat order."""
        return self.match.seat_ids

    @property
    def settings(self) -> dict[str, str]:
        """What was agreed before the game."""
        return self.match.settings

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def decisions(self) -> int:
        """How many have been taken."""
        return len(self.match.decisions)

    # Whose turn it is

    @property
    def turns(self) -> list[Turn]:
        """Everybody who is asked now; several where all choose at once. Empty when the game is over."""
        return [self._turn(seat) for seat in self.match.waiting()]

    @property
    def turn(self) -> Turn:
        """Who is asked now; of several the first."""
        return self.turn_of(None)

    def turn_of(self, seat: str | None) -> Turn:
        """The turn of this seat, which must be asked now; None: of the first that is."""
        waiting = self.match.waiting()
        if not waiting:
            raise Refused("refused-game-over", "the game is over")
        number = waiting[0] if seat is None else self._seat(seat)
        if number not in waiting:
            asked = ", ".join(self.seats[each] for each in waiting)
            raise Refused("refused-not-yours", f"{seat} is not asked now, but {asked}", {"asked": asked})
        return self._turn(number)

    def _turn(self, seat: int) -> Turn:
        return Turn(self.rules, seen_by(self.rules, self.match.state, seat), seat)

    # Playing

    def play(self, choice: Option | str, seat: str | None = None) -> None:
        """Take a decision: an option, or its key. A key is for the first seat that is asked, unless `seat` says for whom.
        What is not offered is refused with the reason, and nothing changes."""
        if isinstance(choice, str):
            asked = self.match.waiting()
            self.match.decide(self._seat(seat) if seat is not None else asked[0] if asked else 0, choice)
            return
        if choice.rules.name != self.name:
            raise ValueError(f"{choice!r} belongs to {choice.rules.name}, not to {self.name}")
        if seat is not None and seat != choice.seat:
            raise ValueError(f"{choice!r} is not for {seat}")
        self.match.choose(self._seat(choice.seat), choice.number)

    def undo(self, seat: str | None = None) -> None:
        """Take back the last decision of a seat; without one, that of whoever decided last. Refused once dice have fallen,
        something hidden was shown, or somebody else has to decide."""
        self.match.undo(self._last(seat))

    def can_undo(self, seat: str | None = None) -> bool:
        return bool(self.match.decisions) and self.match.can_undo(self._last(seat))

    def _last(self, seat: str | None) -> int:
        if seat is not None:
            return self._seat(seat)
        return self.match.decisions[-1].seat if self.match.decisions else 0

    # Looking

    def viewer(self, seat: str | None) -> int:
        """The engine's number of a seat, or of somebody who only watches."""
        return SPECTATOR if seat is None else self._seat(seat)

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """What a seat sees, as JSON."""
        return self.match.view(self.viewer(seat))

    def events(self, seat: str | None = None, language: str = "en", after: int = 0) -> list[Event]:
        """What a seat has been told, in a language, from the event after number `after` on."""
        return [Event(self.rules, told, language) for told in self.match.events(self.viewer(seat), after)]

    @property
    def scores(self) -> dict[str, int]:
        """Everybody's points so far."""
        return dict(zip(self.seats, self.rules.scores(self.match.state), strict=True))

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        if not self.over:
            return None
        s = self.match.state
        winners = [self.seats[seat] for seat in s.winners]
        return Result(self.rules, self.rules.endings.ids[s.ending], winners, self.scores)

    def board(self, seat: str | None = None, language: str = "en", width: int = 100) -> str:
        """The table as a seat sees it, drawn with plain characters."""
        return self.drawing(seat, language).plain(width)

    def drawing(self, seat: str | None = None, language: str = "en") -> Drawing:
        """The same, for Rich to print in colour or for a width of one's own."""
        from warhost.telling.boards import board_of

        return board_of(self.name)(self.view(seat), teller_of(self.rules, language))

    # Keeping

    def copy(self) -> Table:
        """An equal, independent table; the same dice are to fall at both."""
        return Table(self.match.copy(), self.players)

    def record(self) -> Record:
        """The whole game so far."""
        return Record(record.write(self.match, self.players))

    def position(self) -> Position:
        """This moment."""
        return Position(position.position(self.rules, self.match.state))

    def _seat(self, seat: str) -> int:
        if seat not in self.seats:
            raise WarhostError(
                "no-such-seat",
                f"nobody sits here as {seat!r}; {hint(seat, self.seats)}",
                {"seat": seat, "seats": ", ".join(self.seats)},
            )
        return self.seats.index(seat)

    def __str__(self) -> str:
        from warhost.telling.drawing import for_the_screen

        return for_the_screen(self.drawing())

    def __rich__(self) -> Drawing:
        """How Rich prints it."""
        return self.drawing()

    def __repr__(self) -> str:
        asked = self.match.state.question
        waiting = ", ".join(self.seats[seat] for seat in self.match.waiting())
        now = "over" if asked is None else f"{waiting}: {asked.name}"
        return f"<table of {self.name}: {', '.join(self.seats)}; {self.decisions} decisions; {now}>"
