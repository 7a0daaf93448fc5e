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
from typing import Any, TypeVar

from benchmarks.server_load.websocket import Counted, Socket

PING_EVERY_S = 25.0
PING_TICKS = 100
OPENING_AT_ONCE = 16
OPENING_S = 60.0

Seat = TypeVar("Seat")


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
        self.spare: list[PacedTable] = []
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

    async def _open_another(self, fresh: PacedTable) -> None:
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


def bound(take: Callable[[Seat, bytes], None], seat: Seat) -> Callable[[bytes], None]:
    """What takes the texts of one seat's socket."""
    return lambda text: take(seat, text)
