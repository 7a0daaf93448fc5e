"""The players: tables that are played at a pace of their own, in a process that keeps the time of every decision.

At each table decisions fall due at random moments, independently of the server (a Poisson process). A decision's time runs
from sending it until the frame that tells of it has come to every socket of the four seats. One that falls due while the
table's last is still on its way waits for it, and its time runs from when it was due: a slow server cannot hide behind
players who wait for it."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct, field

from benchmarks.server_load.tables import Table, cookie_of
from benchmarks.server_load.websocket import Counted, Socket

PING_EVERY_S = 25.0
PING_TICKS = 100
OPENING_AT_ONCE = 16
OPENING_S = 60.0
RECORDED = 400
"""So many decisions are kept with all their frames, for the echo."""


class Option(Struct):
    key: str


class Prompt(Struct):
    asked: int
    options: list[Option]


class Frame(Struct):
    """The parts of a frame that matter here; the rest is passed over."""

    type: str
    number: int = 0
    reason: str = ""
    question: Any = None
    prompt: Prompt | None = None


_decode = msgspec.json.Decoder(Frame).decode


class Tally:
    """What a crowd has seen since its last measurement began."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.entries = 0
        self.refused: dict[str, int] = {}
        self.lost = 0
        self.finished = 0


class Crowd:
    """All tables of one process. While it does not play, no decision is made; sockets stay open."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.chooser = random.Random(seed)
        self.counted = Counted()
        self.tally = Tally()
        self.plays = False
        self.recorded: list[list[str]] = []
        self.tables: list[PacedTable] = []
        self.spare: list[Table] = []
        self.replacing: set[asyncio.Task[None]] = set()
        self._pinging: list[Socket] = []

    async def connect(
        self,
        path: str,
        cookie: str,
        take: Callable[[bytes], None],
        lost: Callable[[], None],
        *,
        pings: bool = True,
    ) -> Socket:
        socket = Socket(path, cookie, self.counted, take, lost)
        await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", self.port)
        await socket.is_open
        if pings:
            self._pinging.append(socket)
        return socket

    def forget(self, socket: Socket) -> None:
        self._pinging.remove(socket)

    async def open(self, tables: list[PacedTable]) -> None:
        waiting = iter(tables)

        async def open_some() -> None:
            for table in waiting:
                async with asyncio.timeout(OPENING_S):
                    await table.open()
                self.tables.append(table)

        await asyncio.gather(*(open_some() for _ in range(OPENING_AT_ONCE)))

    async def ping_for_ever(self) -> None:
        """Every socket every 25 s, as a browser does, spread over the time."""
        for tick in itertools.count():
            await asyncio.sleep(PING_EVERY_S / PING_TICKS)
            for socket in self._pinging[tick % PING_TICKS :: PING_TICKS]:
                socket.send(b'{"type":"ping","id":1}')

    async def measure(self, warm_s: float, seconds: float) -> dict[str, Any]:
        """Play for a while, and then for so many seconds that count."""
        self.plays = True
        for table in self.tables:
            table.start()
        await asyncio.sleep(warm_s)
        self.tally, before = Tally(), Counted()
        before.__dict__.update(self.counted.__dict__)
        await asyncio.sleep(seconds)
        tally, self.plays = self.tally, False
        for table in self.tables:
            table.stop()
        late = [perf_counter() - table.since for table in self.tables if table.since is not None]
        return {
            "times": tally.times,
            "late": late,
            "entries": tally.entries,
            "refused": tally.refused,
            "lost": tally.lost,
            "finished": tally.finished,
            "frames": self.counted.frames - before.frames,
            "wire_bytes": self.counted.wire_bytes - before.wire_bytes,
            "text_bytes": self.counted.text_bytes - before.text_bytes,
        }

    def replace(self, table: PacedTable) -> None:
        """A game is over: its players sit down at another table."""
        self.tally.finished += 1
        table.close()
        if table in self.tables and self.spare:
            self.tables.remove(table)
            task = asyncio.ensure_future(self._open_another(self.spare.pop()))
            self.replacing.add(task)
            task.add_done_callback(self.replacing.discard)

    async def _open_another(self, table: Table) -> None:
        fresh = GameTable(self, table)
        await fresh.open()
        self.tables.append(fresh)
        if self.plays:
            fresh.start()


class PacedTable:
    """When to decide; how is for its kinds to say."""

    def __init__(self, crowd: Crowd, seconds_a_decision: float) -> None:
        self._crowd = crowd
        self._rate = 1 / seconds_a_decision
        self._timer: asyncio.TimerHandle | None = None
        self._due_since: float | None = None
        self.since: float | None = None
        """From when the time of the decision runs that is on its way."""

    async def open(self) -> None:
        raise NotImplementedError

    def close(self) -> None:
        self.stop()

    def _decide(self) -> bool:
        """Send a decision, if anybody is asked."""
        raise NotImplementedError

    def start(self) -> None:
        if self._timer is None:
            wait = self._crowd.chooser.expovariate(self._rate)
            self._timer = asyncio.get_running_loop().call_later(wait, self._fall_due)

    def stop(self) -> None:
        self._due_since = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _fall_due(self) -> None:
        self._timer = None
        self.start()
        if self._due_since is None:
            self._due_since = perf_counter()
            self._try(self._due_since)

    def _try(self, since: float) -> None:
        """Decide if a decision is due and none is on its way."""
        if self._due_since is not None and self.since is None and self._decide():
            self._due_since, self.since = None, since

    def _arrived(self, at: float) -> None:
        """The decision on its way has come to all."""
        if self.since is not None:
            self._crowd.tally.times.append((at - self.since) * 1000)
            self.since = None
            if self._due_since is not None:
                self._try(self._due_since)

    def _lost(self) -> None:
        self._crowd.tally.lost += 1


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
            take = _bound(self._take, seat)
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
        key = self._crowd.chooser.choice(seat.prompt.options).key
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


class EchoTable(PacedTable):
    """Four sockets of an echo that sends each of them a recorded frame for every message of any."""

    def __init__(self, crowd: Crowd, room: int, messages: list[str], seconds_a_decision: float) -> None:
        super().__init__(crowd, seconds_a_decision)
        self._room = room
        self._messages = messages
        self._sockets: list[Socket] = []
        self._came = [0, 0, 0, 0]
        self._wanted = 0

    async def open(self) -> None:
        for seat in range(4):
            path = f"/room/{self._room}"
            self._sockets.append(await self._crowd.connect(path, "", _bound(self._take, seat), self._lost))

    def close(self) -> None:
        super().close()
        for socket in self._sockets:
            self._crowd.forget(socket)
            socket.close()

    def _decide(self) -> bool:
        self._wanted += 1
        self._crowd.tally.entries += 1
        message = self._crowd.chooser.choice(self._messages)
        self._crowd.chooser.choice(self._sockets).send(message.encode())
        return True

    def _take(self, seat: int, text: bytes) -> None:
        if not text.startswith(b'{"type":"pong"'):
            self._came[seat] += 1
            if self.since is not None and min(self._came) >= self._wanted:
                self._arrived(perf_counter())


class PeerTable(PacedTable):
    """A match of the peer: four sockets that speak socket.io's protocol (version 5, over a websocket from the start)."""

    PATH = "/socket.io/?EIO=4&transport=websocket"
    NAMESPACE = "/conquest,"
    """The peer has one for each of its games."""

    def __init__(self, crowd: Crowd, match: int, seconds_a_decision: float) -> None:
        super().__init__(crowd, seconds_a_decision)
        self._match = f"match{match}"
        self._sockets: list[Socket] = []
        self._states = [-1, -1, -1, -1]
        self._turn = 0
        self._wanted = 0

    async def open(self) -> None:
        for seat in range(4):
            take = _bound(self._take, seat)
            socket = await self._crowd.connect(self.PATH, "", take, self._lost, pings=False)
            self._sockets.append(socket)
            socket.send(f"40{self.NAMESPACE}".encode())
            while self._states[seat] < 0:
                await asyncio.sleep(0.005)

    def close(self) -> None:
        super().close()
        for socket in self._sockets:
            socket.close()

    def _decide(self) -> bool:
        chooser = self._crowd.chooser
        self._wanted = self._states[self._turn] + 1
        kind, count = chooser.choice((("place", 24), ("play", 6)))
        made = {
            "type": kind,
            "args": [chooser.randrange(count)],
            "playerID": str(self._turn),
            "credentials": None,
        }
        action = {"type": "MAKE_MOVE", "payload": made}
        self._emit(self._turn, "update", action, self._states[self._turn], self._match, str(self._turn))
        return True

    def _emit(self, seat: int, *event: Any) -> None:
        self._sockets[seat].send(f"42{self.NAMESPACE}".encode() + msgspec.json.encode(event))

    def _take(self, seat: int, text: bytes) -> None:
        if text == b"2":
            self._sockets[seat].send(b"3")
        elif text.startswith(b"40"):
            self._emit(seat, "sync", self._match, str(seat), None, 4)
        elif text.startswith(b"42"):
            self._take_event(seat, text[text.index(b"[") :])

    def _take_event(self, seat: int, text: bytes) -> None:
        if text.startswith(b'["sync"'):
            state = _decode_sync(text)[2].state
        elif text.startswith(b'["update"'):
            state = _decode_update(text)[2]
        else:
            return
        self._states[seat] = state.number
        if self.since is not None and min(self._states) >= self._wanted:
            self._turn = int(state.ctx.player)
            self._crowd.tally.entries += 1
            self._arrived(perf_counter())


class PeerContext(Struct):
    player: str = field(name="currentPlayer")


class PeerState(Struct):
    ctx: PeerContext
    number: int = field(name="_stateID")


class PeerSync(Struct):
    state: PeerState


_decode_sync = msgspec.json.Decoder(tuple[str, str, PeerSync]).decode
_decode_update = msgspec.json.Decoder(tuple[str, str, PeerState, msgspec.Raw]).decode


def _bound(take: Callable[[Any, bytes], None], seat: Any) -> Callable[[bytes], None]:
    return lambda text: take(seat, text)


def _pass_over(_text: bytes) -> None:
    """A spectator decides nothing."""


def _message(**parts: Any) -> bytes:
    return msgspec.json.encode(parts)
