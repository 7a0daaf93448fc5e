"""What a server knows of one table: its row, its seats, its game if it has begun. Nothing here waits or stores; only who
holds the table's lock (see `actor`) may change it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from warhost.core.game import Game
from warhost.server.chance import Chance
from warhost.server.clock import Clock
from warhost.server.database.rows import PersonRow, SeatRow, TableRow
from warhost.server.game.ledger import Ledger
from warhost.server.game.offered import Games
from warhost.server.protocol.frames import ClockState, Proposal
from warhost.server.protocol.tables import TableInfo
from warhost.server.protocol.values import Refusal
from warhost.server.refusals import RequestRefused
from warhost.server.table.clocks import Clocks, read_clock, vacations
from warhost.server.table.eyes import holders, voters
from warhost.server.table.info import table_info
from warhost.server.table_time import TableTime

BOT: Final = "bot:"
"""Before a bot's level where a record names its players."""

HOST_AWAY_MS: Final = 120_000
"""So long a host who paused a table may be gone before others let it go on."""


class TableState:
    def __init__(
        self,
        games: Games,
        clock: Clock,
        time: TableTime,
        chance: Chance,
        row: TableRow,
        seats: list[SeatRow],
        participants: dict[str, PersonRow],
        fence: int,
    ) -> None:
        """`fence`: the number under which this server owns the table."""
        self._games = games
        self.now = clock.now
        self.time = time
        """By which its clocks run."""
        self.chance = chance
        self.fence = fence
        self.row = row
        self.seats = seats
        self.participants = participants
        """Everybody who is host, owns a seat or plays one."""
        self.ledger: Ledger | None = None
        self.frozen: Refusal | None = None
        self.standing: dict[str, Any] | None = None
        """The last stored public view of a frozen table."""
        self.clocks = self.clocks_of(row, seats)
        self.host_seen_at = time()
        self.host_is_here = False
        """Whether the host is connected."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self._games.get(self.row.game)

    def replace(self, row: TableRow, seats: list[SeatRow], participants: dict[str, PersonRow]) -> None:
        self.row, self.seats, self.participants = row, seats, participants
        self.clocks = self.clocks_of(row, seats)

    def clocks_of(self, row: TableRow, seats: list[SeatRow]) -> Clocks:
        """As they are stored, minding who is away."""
        clocks = Clocks.stored(read_clock(row.clock), row.clocks, len(seats))
        clocks.back_at = vacations(seats, self.participants, self.time.wall_ahead())
        return clocks

    def know_anew(self, person: PersonRow) -> bool:
        """Somebody has another name, other wishes, or goes away; whether that changes until when they have time."""
        before = self.participants.get(person.id)
        self.participants[person.id] = person
        self.clocks.back_at = vacations(self.seats, self.participants, self.time.wall_ahead())
        return before is not None and before.away != person.away

    def move_on(self, columns: Mapping[str, Any], clocks: Clocks) -> None:
        """An entry was written, and these columns with it."""
        self.row = msgspec.structs.replace(self.row, **known(columns))
        self.clocks = clocks

    def info(self, asker: str | None, apart: frozenset[str] = frozenset()) -> TableInfo:
        """`apart`: with whom the asker does not sit at a table."""
        ahead = self.time.wall_ahead()
        return table_info(self.row, self.seats, self.participants, asker, self.frozen, ahead, apart)

    def seat_number(self, side: str) -> int:
        for seat in self.seats:
            if seat.side == side:
                return seat.seat
        raise RequestRefused("refused-no-seat", seat=side)

    def copied_seats(self) -> list[SeatRow]:
        """To be changed without changing anything yet."""
        return [msgspec.structs.replace(seat) for seat in self.seats]

    def running(self) -> Ledger:
        """The game, where it is known to be loaded."""
        if self.ledger is None:
            raise RuntimeError("the game is not loaded")
        return self.ledger

    def host_is_away(self) -> bool:
        """Not connected, and nothing heard of for a while."""
        return not self.host_is_here and self.time() - self.host_seen_at >= HOST_AWAY_MS

    def clock_state(self) -> ClockState:
        ahead = self.time.wall_ahead()
        return self.clocks.state([seat.side for seat in self.seats], self.time(), self.row.paused, ahead)

    def proposal(self) -> Proposal | None:
        """The open proposal; the next entry of the log ends it."""
        stored = self.row.proposal
        if stored is None or stored["number"] != self.row.number or self.row.status != "playing":
            return None
        missing = missing_votes(stored, self.seats)
        agreed = set(stored["agreed"]) - missing
        winner = stored.get("winner")
        return Proposal(
            id=stored["id"],
            kind=stored.get("kind", "back"),
            seat=self.seats[stored["seat"]].side,
            step=stored["step"],
            winner=None if winner is None else self.seats[winner].side,
            agreed=[
                seat.side for seat in self.seats if holders(seat) & agreed and not holders(seat) & missing
            ],
            missing=[seat.side for seat in self.seats if holders(seat) & missing],
            waiting_for=sorted(missing),
        )

    def player_names(self) -> list[str]:
        """Who plays, as a record names them."""
        return [self._player_name(seat) for seat in self.seats]

    def _player_name(self, seat: SeatRow) -> str:
        if seat.name is not None:
            return seat.name
        holder = seat.owner or seat.substitute
        if holder in self.participants:
            return self.participants[holder].name
        return f"{BOT}{seat.bot}" if seat.bot is not None else "-"


def missing_votes(proposal: Mapping[str, Any], seats: list[SeatRow]) -> set[str]:
    """Those who have not yet agreed to a stored proposal; whoever made it has, and some may be excused."""
    return voters(seats) - {proposal["by"]} - set(proposal["agreed"]) - set(proposal.get("excused", ()))


def known(columns: Mapping[str, Any]) -> dict[str, Any]:
    """Those of the columns that a loaded table keeps in memory."""
    return {name: value for name, value in columns.items() if name in TableRow.__struct_fields__}
