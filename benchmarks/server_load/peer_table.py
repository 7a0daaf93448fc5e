"""Matches of the peer: four sockets that speak socket.io's protocol (version 5, over a websocket from the start)."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct, field

from benchmarks.server_load.crowd import Crowd, PacedTable, bound
from benchmarks.server_load.websocket import Socket


class PeerContext(Struct):
    player: str = field(name="currentPlayer")


class PeerState(Struct):
    ctx: PeerContext
    number: int = field(name="_stateID")


class PeerSync(Struct):
    state: PeerState


_decode_sync = msgspec.json.Decoder(tuple[str, str, PeerSync]).decode
_decode_update = msgspec.json.Decoder(tuple[str, str, PeerState, msgspec.Raw]).decode


class PeerTable(PacedTable):
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
            take = bound(self._take, seat)
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
