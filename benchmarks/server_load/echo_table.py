"""Rooms of the echo: four sockets, each of which gets a recorded frame for every message of any."""

from __future__ import annotations

from time import perf_counter

from benchmarks.server_load.crowd import Crowd, PacedTable, bound
from benchmarks.server_load.websocket import Socket


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
            self._sockets.append(await self._crowd.connect(path, "", bound(self._take, seat), self._lost))

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
