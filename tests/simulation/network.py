"""What lies between people and servers: requests and sockets as ASGI knows them, on lines that are slow, break, or break without
anybody being told. A line carries what was sent in its order, as TCP does, up to where it broke."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from tests.simulation.loop import Process, SimulatedLoop

WINDOW: Final = 64 * 1024
"""So many bytes a server may send before it has to wait for the reader."""
ADDRESS: Final = "10.0.0.1"
ABNORMAL: Final = 1006
GOING_AWAY: Final = 1012

decode: Final = msgspec.json.decode
encode: Final = msgspec.json.encode

Application = Callable[[Any, Any, Any], Awaitable[None]]


class Reached(Protocol):
    """A server, as far as the network knows it."""

    process: Process
    app: Application
    is_serving: bool


class Lost(Exception):
    """The line is dead, or never came about."""

    def __init__(self, code: int = ABNORMAL) -> None:
        super().__init__(code)
        self.code = code


class Weather(Struct):
    """How the network behaves at present."""

    latency_s: float = 0.02
    loses: float = 0.0
    """Requests that are lost, before or after they arrived."""


Heard = Callable[["Line", dict[str, Any]], None]
"""Called with every frame at the moment at which a server sends it."""


class Network:
    def __init__(self, loop: SimulatedLoop, seed: int, heard: Heard) -> None:
        self.loop = loop
        self.lots = random.Random(f"network {seed}")
        self.weather = Weather()
        self.heard = heard
        self.lines: list[Line] = []

    def delay(self) -> float:
        return self.lots.expovariate(1 / self.weather.latency_s)

    async def connect(self, server: Reached, table: str, cookie: str, person: str) -> Line:
        await asyncio.sleep(self.delay())
        if not server.is_serving:
            raise Lost
        line = Line(self, server, table, person)
        scope = _scope("websocket", f"/api/tables/{table}/socket", cookie) | {
            "scheme": "ws",
            "subprotocols": [],
        }
        context = server.process.context.copy()
        self.loop.create_task(line.serve(scope), context=context)
        try:
            await line.accepted
        except asyncio.CancelledError:
            line.hang_up()
            raise
        return line

    async def request(
        self, server: Reached, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> Reply:
        """The answer, or `Lost` when there is none; then it may have been done or not."""
        if not server.is_serving:
            raise Lost
        await asyncio.sleep(self.delay())
        if self.lots.random() < self.weather.loses or not server.is_serving:
            raise Lost
        exchange = _Exchange(self, server, encode(body) if body is not None else b"")
        path, _, query = path.partition("?")
        scope = _scope("http", path, cookie) | {
            "scheme": "http",
            "http_version": "1.1",
            "method": method,
            "query_string": query.encode(),
        }
        context = server.process.context.copy()
        self.loop.create_task(exchange.serve(scope), context=context)
        try:
            async with asyncio.timeout(30):
                reply = await exchange.reply
        except TimeoutError:
            raise Lost from None
        if self.lots.random() < self.weather.loses:
            raise Lost
        await asyncio.sleep(self.delay())
        return reply

    def server_stops(self, process: Process) -> None:
        """It closes what is still open."""
        for line in [line for line in self.lines if line.process is process]:
            line.break_off(GOING_AWAY)

    def server_died(self, process: Process) -> None:
        """Its machine's network tells everybody who was connected."""
        for line in [line for line in self.lines if line.process is process]:
            line.break_off(tells_server=False)


class Reply(Struct):
    status: int
    cookie: str
    body: Any


class _Exchange:
    """A request on its way through a server."""

    def __init__(self, network: Network, server: Reached, body: bytes) -> None:
        self._network = network
        self._process = server.process
        self._app = server.app
        self._body: bytes | None = body
        self._status = 0
        self._cookie = ""
        self._parts = b""
        self.reply: asyncio.Future[Reply] = network.loop.create_future()

    async def serve(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, self._receive, self._send)
        finally:
            if self._process.is_alive and not self.reply.done():
                self.reply.set_exception(Lost())

    async def _receive(self) -> dict[str, Any]:
        if self._body is None:
            await asyncio.Event().wait()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            cookies = [value.decode() for name, value in message["headers"] if name == b"set-cookie"]
            self._cookie = cookies[0].split(";")[0] if cookies else ""
        else:
            if not self._status:
                self._network.loop.fail(f"{self._process} sent an answer that has no beginning")
            self._parts += message.get("body", b"")
            if not message.get("more_body") and not self.reply.done():
                body = decode(self._parts) if self._parts else None
                self.reply.set_result(Reply(self._status, self._cookie, body))


class Line:
    """A websocket: the person's end is `send`, `receive` and `hang_up`, the server's is ASGI."""

    def __init__(self, network: Network, server: Reached, table: str, person: str) -> None:
        self._network = network
        self.process = server.process
        self._app = server.app
        self.table = table
        self.person = person
        self.accepted: asyncio.Future[None] = network.loop.create_future()
        self.known = 0
        """The number at which the person had seen the table before."""
        self.is_greeted = False
        self.is_open = True
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_person: asyncio.Queue[dict[str, Any] | Lost] = asyncio.Queue()
        self._last_up = self._last_down = 0.0
        self._under_way = 0
        self._has_room = asyncio.Event()
        self._has_room.set()
        self._server_told = False
        self._to_server.put_nowait({"type": "websocket.connect"})
        network.lines.append(self)

    # ------------------------------------------------------------ the person's end

    def send(self, message: dict[str, Any]) -> None:
        if self.is_open:
            text = encode(message).decode()
            self._last_up = self._later(self._last_up)
            self._at(self._last_up, self._reach_server, {"type": "websocket.receive", "text": text})

    async def receive(self) -> dict[str, Any]:
        """The next frame; `Lost` when there will be no more."""
        frame = await self._to_person.get()
        if isinstance(frame, Lost):
            raise frame
        return frame

    def hang_up(self, code: int = 1000) -> None:
        """Whatever the line is like, this end is done with it."""
        self.break_off(code, tells_person=False)
        self._to_person.put_nowait(Lost(code))

    def break_off(
        self, code: int = ABNORMAL, *, tells_server: bool = True, tells_person: bool = True
    ) -> None:
        """What is under way is lost; either end may learn of it or not."""
        if not self.is_open:
            return
        self._close()
        if tells_person:
            self._at(self._later(0.0), self._to_person.put_nowait, Lost(code))
        if tells_server:
            self._at(self._later(0.0), self._tell_server, code)

    # ------------------------------------------------------------ the server's end

    async def serve(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, self._server_receives, self._server_sends)
        finally:
            if self.process.is_alive:
                self._server_ends(ABNORMAL)

    async def _server_receives(self) -> dict[str, Any]:
        return await self._to_server.get()

    async def _server_sends(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self._at(self._later(self._last_down), self._accept)
        elif kind == "websocket.send":
            await self._send_down(message["text"])
        elif kind == "websocket.close":
            self._server_ends(message.get("code", 1000))

    async def _send_down(self, text: str) -> None:
        if self._server_told:
            raise OSError("the client is gone")
        frame = decode(text)
        self._network.heard(self, frame)
        if not self.is_open:
            return
        self._under_way += len(text)
        self._last_down = self._later(self._last_down)
        self._at(self._last_down, self._reach_person, frame, len(text))
        if self._under_way > WINDOW:
            self._has_room.clear()
            await self._has_room.wait()

    def _server_ends(self, code: int) -> None:
        if self.is_open:
            self._last_down = self._later(self._last_down)
            self._at(self._last_down, self._closed_by_server, code)
        self._server_told = True

    # ------------------------------------------------------------ in between

    def _later(self, after: float) -> float:
        return max(after, self._network.loop.time() + self._network.delay())

    def _at(self, when: float, what: Callable[..., object], *args: object) -> None:
        self._network.loop.call_at(when, what, *args, context=self._network.loop.world.context)

    def _accept(self) -> None:
        if not self.accepted.done():
            self.accepted.set_result(None)

    def _reach_server(self, message: dict[str, Any]) -> None:
        if self.is_open:
            self._to_server.put_nowait(message)

    def _reach_person(self, frame: dict[str, Any], size: int) -> None:
        self._under_way -= size
        if self._under_way <= WINDOW:
            self._has_room.set()
        if self.is_open:
            self._to_person.put_nowait(frame)

    def _closed_by_server(self, code: int) -> None:
        if self.is_open:
            self._close()
            self._to_person.put_nowait(Lost(code))

    def _tell_server(self, code: int) -> None:
        if not self._server_told:
            self._server_told = True
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": code})

    def _close(self) -> None:
        self.is_open = False
        self._network.lines.remove(self)
        self._has_room.set()
        if not self.accepted.done():
            self.accepted.set_exception(Lost())


def _scope(kind: str, path: str, cookie: str) -> dict[str, Any]:
    headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")]
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": headers,
        "client": (ADDRESS, 1),
        "server": ("127.0.0.1", 8000),
    }
