"""Who is connected to a table, and what they are told: each viewer its own frames, made once and sent to all its
connections."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from warhost.core.trace import SPECTATOR
from warhost.live.hearing import PUBLIC
from warhost.server.game.feed import Feeds, encode, whole, with_answer
from warhost.server.protocol.frames import (
    ChatFrame,
    ChatLine,
    ClockFrame,
    CurrentFrame,
    PresenceFrame,
    Proposal,
    ProposalFrame,
    TableFrame,
    ViewFrame,
)
from warhost.server.protocol.messages import Hello
from warhost.server.refusals import RequestRefused
from warhost.server.table.connection import CLOSE_NOT_ALLOWED, Connection
from warhost.server.table.eyes import seats_held, seats_played
from warhost.server.table.info import OVER, may_see
from warhost.server.table.state import TableState


class Asked(Struct):
    """A message of a connection; the answer may go into the frame that tells what came of it."""

    connection: Connection
    message: int
    is_answered: bool = False


class Audience:
    def __init__(self, state: TableState) -> None:
        self._state = state
        self._connections: list[Connection] = []
        self._feeds: Feeds | None = None
        self._last_presence: PresenceFrame | None = None

    def __bool__(self) -> bool:
        return bool(self._connections)

    @property
    def connections(self) -> list[Connection]:
        return self._connections[:]

    def attach(self, connection: Connection) -> None:
        self._connections.append(connection)
        self._look_for_host()

    def detach(self, connection: Connection) -> None:
        self._connections.remove(connection)
        self._look_for_host()
        if self._feeds is not None:
            self._feeds.keep_only(self._viewers())

    def _look_for_host(self) -> None:
        was_here = self._state.host_is_here
        self._state.host_is_here = self._state.row.host in self._people()
        if was_here and not self._state.host_is_here:
            self._state.host_seen_at = self._state.time()

    def is_here(self, person: str) -> bool:
        """Whether the person is connected to this table."""
        return person in self._people()

    # ------------------------------------------------------------ to one connection

    def check_viewer(self, person: str | None, wish: str | None) -> str:
        """The viewer that this person gets; refuses eyes that are not theirs."""
        table = self._state
        mine = [table.seats[seat].side for seat in seats_held(table.seats, person)]
        if wish is None:
            wish = mine[0] if mine else PUBLIC
        if wish in mine:
            return wish
        if wish != PUBLIC:
            raise RequestRefused("refused-not-your-view")
        if not mine and not table.row.watch and person != table.row.host:
            raise RequestRefused("refused-no-watching")
        return wish

    def greet(self, connection: Connection, hello: Hello, chat: list[ChatLine]) -> None:
        """Everything that a client lacks after what it says it has."""
        viewer = self.check_viewer(connection.person, hello.viewer)
        connection.viewer = viewer
        connection.send(self._table_frame(connection))
        connection.send(ChatFrame([line for line in chat if connection.hearing.takes(line)]))
        connection.send(self._presence())
        if self._state.proposal() is not None:
            connection.send(ProposalFrame(self._state.proposal(), None))
        number = self._state.row.number
        ledger = self._state.ledger
        if (
            ledger is not None
            and hello.number == number
            and hello.story == ledger.story
            and hello.viewer == viewer
        ):
            connection.send(CurrentFrame(viewer, number, self._state.clock_state()))
        else:
            connection.send(self.view_frame(viewer, events=hello.events, story=hello.story))
        self._follow_those_here()

    def look(self, connection: Connection, wish: str) -> None:
        connection.viewer = self.check_viewer(connection.person, wish)
        connection.send(self.view_frame(connection.viewer))
        self._follow_those_here()

    def view_frame(self, viewer: str, *, events: int = 0, story: int | None = None) -> ViewFrame:
        """The whole table for a viewer that has been checked."""
        table, ledger = self._state, self._state.ledger
        clock = table.clock_state()
        if ledger is None:
            return ViewFrame(
                viewer, table.row.number, 0, table.row.step, table.standing, 0, [], 0, None, None, None, clock
            )
        frame = whole(ledger, self._number_of(viewer), clock, events=events, story=story)
        return self._closed(frame) if table.row.status in OVER else frame

    # ------------------------------------------------------------ to all

    def tell_entry(self, asked: Asked | None = None) -> None:
        """The ledger has moved on by one entry, because somebody `asked` for it."""
        ledger = self._state.running()
        if self._feeds is None:
            return
        frames = self._feeds.updates(ledger, self._state.clock_state())
        for connection in self._connections:
            if connection.viewer is None:
                continue
            frame = frames[self._number_of(connection.viewer)]
            if asked is not None and asked.connection is connection:
                frame, asked.is_answered = with_answer(frame, asked.message), True
            connection.send_encoded(frame)

    def tell_whole(self) -> None:
        """The ledger is another one: begin anew."""
        self._feeds = None
        self._follow_those_here()
        for viewer in {connection.viewer for connection in self._connections}:
            if viewer is not None:
                self._send(self.view_frame(viewer), viewer)
        self._send(ProposalFrame(self._state.proposal(), None))

    def tell_table(self) -> None:
        self.keep_to_own_eyes()
        for connection in self._connections:
            if connection.viewer is not None:
                connection.send(self._table_frame(connection))
        self.tell_presence()

    def keep_to_own_eyes(self) -> None:
        """Seats change hands: whoever lost one sees the public table, whoever may not watch is sent away."""
        for connection in self._connections:
            if connection.viewer is not None:
                self._keep_to_own_eyes(connection)
        self._follow_those_here()

    def tell_chat(self, lines: list[ChatLine]) -> None:
        encoded = encode(ChatFrame(lines))
        for connection in self._connections:
            if connection.viewer is not None:
                heard = [line for line in lines if connection.hearing.takes(line)]
                if len(heard) == len(lines):
                    connection.send_encoded(encoded)
                elif heard:
                    connection.send(ChatFrame(heard))

    def tell_clock(self) -> None:
        """Now and then, so that a browser that slept or drifted shows the right time again."""
        clock = self._state.clock_state()
        if any(seat.running for seat in clock.seats.values()):
            self._send(ClockFrame(clock))

    def tell_proposal(self, proposal: Proposal | None, outcome: Any = None) -> None:
        self._send(ProposalFrame(proposal, outcome))

    def tell_presence(self) -> None:
        presence = self._presence()
        if presence != self._last_presence:
            self._last_presence = presence
            self._send(presence)

    # ------------------------------------------------------------ presence

    def _presence(self) -> PresenceFrame:
        people, seats = self._people(), self._state.seats
        seated = {person for person in people if seats_played(seats, person)}
        watching = sum(1 for connection in self._connections if connection.person not in seated)
        return PresenceFrame([seat.side for seat in seats if seat.player in people], watching)

    def _people(self) -> set[str]:
        return {connection.person for connection in self._connections if connection.person is not None}

    # ------------------------------------------------------------ inside

    def _keep_to_own_eyes(self, connection: Connection) -> None:
        try:
            self.check_viewer(connection.person, connection.viewer)
        except RequestRefused:
            connection.viewer = PUBLIC
            if self._may_stay(connection.person):
                connection.send(self.view_frame(PUBLIC))
            else:
                connection.viewer = None
                connection.say_goodbye("refused-no-watching", CLOSE_NOT_ALLOWED, final=True)

    def _may_stay(self, person: str | None) -> bool:
        row, seats = self._state.row, self._state.seats
        return may_see(row, seats, person) and (row.watch or person == row.host)

    def _table_frame(self, connection: Connection) -> TableFrame:
        return TableFrame(self._state.info(connection.person, connection.apart))

    def _send(self, frame: Any, viewer: str | None = None) -> None:
        encoded = encode(frame)
        for connection in self._connections:
            if connection.viewer is not None and viewer in (None, connection.viewer):
                connection.send_encoded(encoded)

    def _number_of(self, viewer: str) -> int:
        return SPECTATOR if viewer == PUBLIC else self._state.seat_number(viewer)

    def _follow_those_here(self) -> None:
        """The game is followed for those eyes with which somebody is connected. Call while it is as was told last."""
        ledger, viewers = self._state.ledger, self._viewers()
        if ledger is None or not viewers:
            self._feeds = None
            return
        if self._feeds is None:
            self._feeds = Feeds(ledger)
        self._feeds.keep_only(viewers)
        for viewer in viewers:
            self._feeds.follow(ledger, viewer)

    def _viewers(self) -> set[int]:
        names = {connection.viewer for connection in self._connections}
        return {self._number_of(name) for name in names if name is not None}

    @staticmethod
    def _closed(frame: ViewFrame) -> ViewFrame:
        frame.question = frame.prompt = frame.undo = None
        return frame
