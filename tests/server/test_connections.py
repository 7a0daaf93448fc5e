"""What a client's connection may take of the server beside its requests: time, memory, a place among the others."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, toy_table
from warhost.server.http import open_connections, protocols
from warhost.server.http.open_connections import OpenConnections
from warhost.server.http.outlets import PATIENCE_BYTES, AsgiOutlet
from warhost.server.protocol.frames import PongFrame
from warhost.server.table.connection import CLOSE_TOO_SLOW, MOST_UNSENT, Connection

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: "
PATIENCE_S = 8.0


@pytest.fixture
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_S", "BODY_S", "STUCK_S", "CLOSE_S"):
        monkeypatch.setattr(protocols, name, 0.5)


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def connected(place: Running, count: int, first: bytes) -> AsyncIterator[list[Stream]]:
    """So many connections, each of which has sent this."""
    port = int(place.address.rsplit(":", 1)[1])
    streams = []
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(first)
        streams.append((reader, writer))
    try:
        yield streams
    finally:
        for _, writer in streams:
            writer.transport.abort()


async def hung_up(reader: asyncio.StreamReader) -> bytes:
    """What came until the server hung up."""
    received = b""
    async with asyncio.timeout(PATIENCE_S):
        with contextlib.suppress(ConnectionError):
            while part := await reader.read(65_536):
                received += part
    return received


async def no_connections_left(place: Running, but: int = 0) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while len(place.open_connections) > but:
            await asyncio.sleep(0.05)


# ---------------------------------------------------------------- before and between requests


@pytest.mark.parametrize("first", [b"", b"G", HALF], ids=["nothing", "a letter", "half a head"])
@pytest.mark.usefixtures("short_patience")
async def test_who_does_not_finish_a_request_is_cut_off(server: Running, first: bytes) -> None:
    async with connected(server, 300, first) as streams:
        started = time.monotonic()
        for reader, _ in streams:
            assert await hung_up(reader) == b""
        assert time.monotonic() - started < PATIENCE_S
        await no_connections_left(server)
        assert (await server.stranger().http.get("/health")).status_code == 200


@pytest.mark.usefixtures("short_patience")
async def test_dripping_a_head_helps_nothing(server: Running) -> None:
    async with connected(server, 1, HALF) as ((reader, writer),):

        async def drip() -> None:
            while True:
                writer.write(b"x")
                await asyncio.sleep(0.05)

        dripping = asyncio.create_task(drip())
        assert await hung_up(reader) == b""
        dripping.cancel()


@pytest.mark.usefixtures("short_patience")
async def test_half_a_second_request_or_body_is_cut_off_too(server: Running) -> None:
    whole = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with connected(server, 1, whole + HALF) as ((reader, _),):
        assert (await hung_up(reader)).startswith(b"HTTP/1.1 200 OK")
    body = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
    async with connected(server, 1, body) as ((reader, _),):
        await hung_up(reader)
    await no_connections_left(server)


async def test_an_endless_head_is_refused_in_the_usual_form(server: Running) -> None:
    for endless in (b"GET /" + b"x" * 100_000, HALF + b"y" * 100_000, HALF + b"y\r\nX-More: z" * 10_000):
        async with connected(server, 1, endless) as ((reader, _),):
            head, _, body = (await hung_up(reader)).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 413 "), head
            assert json.loads(body)["reason"] == "refused-too-large"
    async with connected(server, 1, b"\x16\x03\x01 nonsense\r\n\r\n") as ((reader, _),):
        head, _, body = (await hung_up(reader)).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 400 ")
        assert json.loads(body)["reason"] == "refused-malformed-request"


@pytest.mark.usefixtures("short_patience")
async def test_a_handshake_that_the_library_cannot_read_is_cut_off(server: Running) -> None:
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\n" + b"X-Many: 1\r\n" * 300
    async with connected(
        server, 1, b"GET /api/x HTTP/1.1\r\nHost: localhost\r\n" + upgrade + b"\r\n"
    ) as streams:
        assert b" 101 " not in await hung_up(streams[0][0])
    await no_connections_left(server)


# ---------------------------------------------------------------- how many


async def test_those_who_say_nothing_give_way_when_there_are_too_many(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database, connections_most=20)) as place:
        async with connected(place, 60, HALF) as streams:
            await asyncio.sleep(0.2)
            assert len(place.open_connections) <= 20
            assert (await place.stranger().http.get("/health")).status_code == 200
            await hung_up(streams[0][0])
            assert not streams[-1][0].at_eof()
        assert 'warhost_connections_ended_total{why="too many"}' in place.hub.measures.text().decode()


async def test_when_everybody_is_busy_another_one_is_turned_away(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database, connections_most=3)) as place:
        ann = await place.person("Ann")
        table = (await ann.post("/api/tables", toy_table(ME, ME)))["id"]
        await ann.http.aclose()
        async with contextlib.AsyncExitStack() as seats:
            for _ in range(3):
                await (await seats.enter_async_context(ann.sit(table))).ready()
            async with connected(place, 1, b"") as ((reader, _),):
                assert await hung_up(reader) == b""
            assert len(place.open_connections) == 3


# ---------------------------------------------------------------- those who do not read


class Bag:
    """An outlet from which nothing ever leaves."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)

    def unsent(self) -> int:
        return sum(map(len, self.frames))


async def test_what_waits_for_a_client_is_bounded_in_bytes() -> None:
    bag = Bag()
    connection = Connection(None, None, bag, lambda: None)
    frame_bytes = b"x" * 100_000
    while bag.unsent() <= MOST_UNSENT:
        connection.send_encoded(frame_bytes)
        assert not connection.closing.done()
    connection.send_encoded(frame_bytes)
    assert connection.closing.result() == CLOSE_TOO_SLOW
    kept = len(bag.frames)
    connection.send(PongFrame(1, 0))
    assert len(bag.frames) == kept, "nothing more comes"


class Slow:
    """A websocket that takes a frame whenever it is told to."""

    def __init__(self) -> None:
        self.may_take = asyncio.Event()

    async def send_text(self, _text: str) -> None:
        await self.may_take.wait()


async def test_who_does_not_read_the_answers_is_not_read_either() -> None:
    websocket = Slow()
    outlet = AsgiOutlet(websocket)  # type: ignore[arg-type]
    outlet.write(b"x" * (PATIENCE_BYTES + 1))
    waiting = asyncio.create_task(outlet.room())
    await asyncio.sleep(0.01)
    assert not waiting.done()
    websocket.may_take.set()
    async with asyncio.timeout(1):
        await waiting
    await outlet.finish()


class Quiet:
    """An open connection as the list of all sees it; `until` when its time runs out."""

    def __init__(self) -> None:
        self.until: float | None = None
        self.looks = 0
        self.is_ended = False
        self.transport = self

    @property
    def is_waited_for(self) -> bool:
        return self.until is not None

    def overdue(self, now: float) -> str | None:
        self.looks += 1
        return "late" if self.until is not None and now >= self.until else None

    def get_extra_info(self, _name: str) -> None:
        return None

    def abort(self) -> None:
        self.is_ended = True


async def test_where_nothing_is_waited_for_few_are_looked_at_and_nobody_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended: list[str] = []
    everybody, quiet = OpenConnections(1000, ended.append), [Quiet() for _ in range(100)]
    sweeps = []
    monkeypatch.setattr(open_connections, "SWEEP_S", 0.001)
    sweep = everybody._sweep
    monkeypatch.setattr(everybody, "_sweep", lambda: (sweeps.append(None), sweep()))

    async def some_sweeps(count: int) -> None:
        until = len(sweeps) + count
        while len(sweeps) < until:
            await asyncio.sleep(0.001)

    for one in quiet:
        everybody.enter(one)
    await some_sweeps(2)
    before, began = sum(one.looks for one in quiet), len(sweeps)
    await some_sweeps(20)
    assert (sum(one.looks for one in quiet) - before) / (len(sweeps) - began) < 40
    quiet[50].until = 0.0
    await some_sweeps(open_connections.CALM_SWEEPS + 1)
    assert quiet[50].is_ended
    assert ended == ["late"]
    quiet[51].until = asyncio.get_running_loop().time() + 3600
    await some_sweeps(open_connections.CALM_SWEEPS + 1)
    before, began = quiet[51].looks, len(sweeps)
    await some_sweeps(10)
    assert quiet[51].looks - before >= len(sweeps) - began - 1, "who is waited for is looked at each time"
    for one in quiet:
        everybody.leave(one)


@asynccontextmanager
async def deaf(place: Running, client: Client, table: str, hellos: int) -> AsyncIterator[socket.socket]:
    """A websocket that says hello so often and never reads."""
    port = int(place.address.rsplit(":", 1)[1])
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {client.cookie}\r\n\r\n"
    )
    try:
        await loop.sock_sendall(line, head.encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += await loop.sock_recv(line, 1)
        hello = frame(1, json.dumps({"type": "hello", "id": 1}).encode())
        await loop.sock_sendall(line, hello * hellos)
        yield line
    finally:
        line.close()


def frame(opcode: int, content: bytes) -> bytes:
    """Masked with zeros."""
    length = len(content)
    size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + length.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + size + bytes(4) + content


async def full_table(place: Running) -> tuple[Client, str]:
    """A table with much talk."""
    ann = await place.person("Ann")
    table = (await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open")))["id"]
    for _ in range(60):
        await ann.post(f"/api/tables/{table}/chat", {"text": "".join(os.urandom(250).hex())})
    return ann, table


@pytest.mark.usefixtures("short_patience")
async def test_a_socket_that_does_not_read_is_cut_off(server: Running) -> None:
    ann, table = await full_table(server)
    async with contextlib.AsyncExitStack() as lines:
        for _ in range(5):
            line = await lines.enter_async_context(deaf(server, ann, table, hellos=40))
        live = await server.tables.get(table, ann.id)
        async with asyncio.timeout(20):
            while len(live.audience.connections) < 5:
                await asyncio.sleep(0.01)
            while live.audience.connections:
                most = max(connection.unsent for connection in live.audience.connections)
                assert most < PATIENCE_BYTES + 100_000
                await asyncio.sleep(0.01)
        await no_connections_left(server, but=1)
        with pytest.raises(ConnectionResetError):
            await read_all(line)


async def read_all(line: socket.socket) -> None:
    while await asyncio.get_running_loop().sock_recv(line, 65_536):
        pass


async def test_pings_of_one_who_does_not_read_pile_up_nothing(server: Running) -> None:
    ann, table = await full_table(server)
    async with deaf(server, ann, table, hellos=1) as line:
        loop = asyncio.get_running_loop()
        pings = frame(9, b"x" * 125) * 500
        largest = 0
        # Sooner or later nobody listens to so many.
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(20):
                while True:
                    await loop.sock_sendall(line, pings)
                    largest = max(0, largest, *(unsent(protocol) for protocol in server.open_connections))
        assert largest < 400_000


def unsent(protocol: Any) -> int:
    return int(protocol.transport.get_write_buffer_size())
