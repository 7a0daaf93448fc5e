"""Tables of our server: a socket for every person and every spectator, and a decision by lot."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks.server_load.crowd import Crowd, PacedTable, bound
from benchmarks.server_load.tables import Table, cookie_of
from benchmarks.server_load.websocket import Socket

RECORDED = 400
"""So many decisions are kept with all their frames, for the echo."""


class Option(Struct):
    key: str


class Prompt(Struct):
    """Options are keys; servers of old sent them with what they consist of."""

    asked: int
    options: list[str | Option]

    def key(self, number: int) -> str:
        option = self.options[number]
        return option if isinstance(option, str) else option.key


class Frame(Struct):
    """The parts of a frame that matter here; the rest is passed over."""

    type: str
    number: int = 0
    done: int = 0
    """The message of this connection that the frame answers; servers of old sent a frame of its own, `done`."""
    reason: str = ""
    question: Any = None
    prompt: Prompt | None = None


_decode = msgspec.json.Decoder(Frame).decode


class Seat:
    """A seat with its socket, as far as its player must know the table."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.socket: Socket | None = None
        self.number = -1
        self.prompt: Prompt | None = None
        self.text = b""
        self.came_at = 0.0


class GameTable(PacedTable):
    """A table of the server, with a socket for every person and every spectator."""

    def __init__(self, crowd: Crowd, table: Table) -> None:
        super().__init__(crowd, table.seconds_a_decision)
        self._table = table
        self._seats = [Seat(side) for side, who in zip(table.sides, table.people, strict=True) if who]
        self._watchers: list[Socket] = []
        self._number = -1
        self._expected = 0
        self._acknowledged = 0
        self._sent = b""
        self._message = 1
        self._is_over = False

    # ------------------------------------------------------------ coming and going

    async def open(self) -> None:
        path = f"/api/tables/{self._table.id}/socket"
        people = [person for person in self._table.people if person]
        for seat, person in zip(self._seats, people, strict=True):
            take = bound(self._take, seat)
            cookie = f"warhost_person={cookie_of(person)}"
            seat.socket = await self._crowd.connect(path, cookie, take, self._lost)
            seat.socket.send(_message(type="hello", id=1, viewer=seat.side))
        for _ in range(self._table.watchers):
            watcher = await self._crowd.connect(path, "", _pass_over, self._lost)
            watcher.send(_message(type="hello", id=1, viewer="public"))
            self._watchers.append(watcher)
        while any(seat.number < 0 for seat in self._seats):
            await asyncio.sleep(0.01)
        self._number = max(seat.number for seat in self._seats)

    def close(self) -> None:
        super().close()
        for socket in [*(seat.socket for seat in self._seats), *self._watchers]:
            if socket is not None:
                self._crowd.forget(socket)
                socket.close()

    # ------------------------------------------------------------ deciding

    def _decide(self) -> bool:
        """Where there is but one option, the server takes it by itself."""
        asked = [seat for seat in self._seats if seat.prompt is not None and len(seat.prompt.options) > 1]
        if not asked:
            return False
        seat = self._crowd.chooser.choice(asked)
        assert seat.prompt is not None
        assert seat.socket is not None
        key = seat.prompt.key(self._crowd.chooser.randrange(len(seat.prompt.options)))
        self._message += 1
        self._expected, self._acknowledged = self._number + 1, 0
        self._sent = _message(
            type="decide", id=self._message, seat=seat.side, asked=seat.prompt.asked, key=key
        )
        seat.socket.send(self._sent)
        return True

    def _take(self, seat: Seat, text: bytes) -> None:
        frame = _decode(text)
        if frame.type in ("update", "view"):
            self._move_on(seat, frame, text)
        elif frame.type == "done":
            self._acknowledged = frame.number
            self._look()
        elif frame.type == "refused":
            refused = self._crowd.tally.refused
            refused[frame.reason] = refused.get(frame.reason, 0) + 1
            self.since = None
        elif frame.type == "bye":
            self._lost()

    def _move_on(self, seat: Seat, frame: Frame, text: bytes) -> None:
        if seat.number < self._expected <= frame.number:
            seat.text, seat.came_at = text, perf_counter()
        seat.number, seat.prompt = frame.number, frame.prompt
        if frame.number > self._number >= 0:
            self._crowd.tally.entries += frame.number - self._number
            self._number = frame.number
        self._is_over = frame.question is None
        if frame.done:
            self._acknowledged = frame.number
        self._look()

    def _look(self) -> None:
        """Has the decision come to all? Is there another to make?"""
        if self.since is not None:
            self._look_for_arrival()
        if self.since is None:
            if self._is_over:
                self._leave()
            else:
                self._try(perf_counter())

    def _leave(self) -> None:
        if all(seat.number == self._number for seat in self._seats) and self._timer is not None:
            self._crowd.replace(self)

    def _look_for_arrival(self) -> None:
        if not self._acknowledged or any(seat.number < self._acknowledged for seat in self._seats):
            return
        # When another decision came in between, its frames came first: then the last moment counts.
        is_as_expected = self._acknowledged == self._expected
        self._arrived(max(seat.came_at for seat in self._seats) if is_as_expected else perf_counter())
        if is_as_expected and len(self._seats) == 4 and len(self._crowd.recorded) < RECORDED:
            texts = [self._sent, *(seat.text for seat in self._seats)]
            self._crowd.recorded.append([text.decode() for text in texts])


def _pass_over(_text: bytes) -> None:
    """A spectator decides nothing."""


def _message(**parts: Any) -> bytes:
    return msgspec.json.encode(parts)
