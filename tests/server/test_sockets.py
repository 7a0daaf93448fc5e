"""The websocket itself: compression, clients that do not read, clients that say nothing, and the way of ASGI."""

from __future__ import annotations

import asyncio
import json
import socket
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from tests.server.conftest import Running
from tests.server.people import ME, PATIENCE_S, Client, bot, toy_table
from warhost.server.http import outlets, protocols
from warhost.server.http import socket as sockets
from warhost.server.http.outlets import SocketProtocol
from warhost.server.http.packing import WINDOW_BITS
from warhost.server.http.protocols import FRAMES_AT_ONCE
from warhost.server.http.socket import table_socket
from warhost.server.table import connection as connections
from warhost.server.table.connection import CLOSE_TOO_SLOW, Connection


class Outlet:
    """Notes what is written."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.waiting = 0

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)

    def unsent(self) -> int:
        return self.waiting


async def test_whoever_does_not_keep_up_is_sent_away_and_gets_nothing_more() -> None:
    outlet, counted = Outlet(), []
    connection = Connection(None, None, outlet, lambda: counted.append(1))
    connection.send_encoded(b"one")
    outlet.waiting = connections.MOST_UNSENT + 1
    connection.send_encoded(b"two")
    outlet.waiting = 0
    connection.send_encoded(b"three")
    assert (outlet.frames, len(counted)) == ([b"one"], 1)
    assert connection.closing.result() == CLOSE_TOO_SLOW


async def table_of(client: Client) -> str:
    return str((await client.post("/api/tables", toy_table(ME, bot(), start=True)))["id"])


async def test_a_client_that_does_not_read_is_cut_off(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_UNSENT", 20_000)
    monkeypatch.setattr(outlets, "FINISH_S", 0.2)
    monkeypatch.setattr(protocols, "FRAMES_AT_ONCE", 100_000)
    ann = await server.person()
    table = await table_of(ann)
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", int(ann.address.rsplit(":", 1)[1])))
    line = await connect(
        f"{ann.address.replace('http', 'ws')}/api/tables/{table}/socket",
        additional_headers={"Cookie": ann.cookie},
        sock=deaf,
        compression=None,
    )
    line.transport.pause_reading()
    actor = await server.tables.get(table, ann.id)
    async with asyncio.timeout(60):
        while not actor.audience.connections:
            await asyncio.sleep(0.01)
        for number in range(5000):
            if not actor.audience.connections:
                break
            await line.send(json.dumps({"type": "hello", "id": number}))
            await asyncio.sleep(0)
        while actor.audience.connections:
            await asyncio.sleep(0.01)
    line.transport.abort()


async def test_a_silent_client_is_sent_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SILENCE_S", 2.0)
    ann = await server.person()
    async with ann.sit(await table_of(ann)) as seat:
        for _ in range(3):
            await asyncio.sleep(0.9)
            await seat.ask("ping")
        await seat.socket.wait_closed()
        assert seat.socket.close_code == CLOSE_TOO_SLOW


async def test_many_messages_at_once_are_all_answered_in_order(server: Running) -> None:
    ann = await server.person()
    async with ann.sit(await table_of(ann)) as seat:
        sent = [await seat.send("ping") for _ in range(100)]
        assert [(await seat.answer_to(number))["id"] for number in sent] == sent


async def test_frames_are_compressed_and_need_no_memory_on_either_side(server: Running) -> None:
    ann = await server.person()
    async with ann.sit(await table_of(ann)) as seat:
        (agreed,) = seat.socket.protocol.extensions
        assert agreed.name == "permessage-deflate"
        terms: Any = agreed
        assert (terms.local_no_context_takeover, terms.remote_no_context_takeover) == (True, True)
        assert terms.remote_max_window_bits == WINDOW_BITS


@pytest.mark.parametrize("extension", [None, ClientPerMessageDeflateFactory(server_max_window_bits=9)])
async def test_who_cannot_look_back_far_enough_gets_frames_as_they_are(
    server: Running, extension: ClientPerMessageDeflateFactory | None
) -> None:
    ann = await server.person()
    address = f"{server.address.replace('http', 'ws')}/api/tables/{await table_of(ann)}/socket"
    extensions = None if extension is None else [extension]
    async with connect(
        address, compression=None, extensions=extensions, additional_headers={"Cookie": ann.cookie}
    ) as socket:
        await socket.send('{"type":"hello","id":1}')
        async with asyncio.timeout(PATIENCE_S):
            while json.loads(await socket.recv())["type"] != "view":
                pass


async def test_without_the_servers_own_protocol_frames_go_the_way_of_asgi(server: Running) -> None:
    ann = await server.person()
    table = (await ann.post("/api/tables", toy_table(ME, ME, start=True)))["id"]
    said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    heard: asyncio.Queue[Any] = asyncio.Queue()
    state = server.state
    scope = {
        "type": "websocket",
        "path": f"/api/tables/{table}/socket",
        "query_string": b"",
        "path_params": {"table": table},
        "headers": [(b"cookie", ann.cookie.encode())],
        "app": SimpleNamespace(state=SimpleNamespace(warhost=state)),
    }

    def say(**message: Any) -> None:
        said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def frame_with(**content: Any) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                message = await heard.get()
                frame: dict[str, Any] = json.loads(message.get("text", "{}"))
                if content.items() <= frame.items():
                    return frame

    said.put_nowait({"type": "websocket.connect"})
    task = asyncio.create_task(table_socket(WebSocket(scope, said.get, heard.put)))
    say(type="hello", id=1)
    view = await frame_with(type="view")
    prompt = view["prompt"]
    say(type="decide", id=2, seat=view["viewer"], asked=prompt["asked"], key=prompt["options"][0])
    assert (await frame_with(done=2))["number"] == 1
    said.put_nowait({"type": "websocket.disconnect", "code": 1000})
    await task


PING, TEXT_TO_BE_CONTINUED, EMPTY_PART, WHOLE_TEXT = (
    b"\x89\x80\0\0\0\0",
    b"\x01\x80\0\0\0\0",
    b"\x00\x80\0\0\0\0",
    b"\x81\x82\0\0\0\0{}",
)


@pytest.mark.parametrize(
    "flood",
    [PING * 40_000, TEXT_TO_BE_CONTINUED + EMPTY_PART * 40_000, WHOLE_TEXT * 40_000],
    ids=["pings", "a message of empty parts", "messages"],
)
async def test_who_floods_us_with_small_frames_is_cut_off(
    server: Running, monkeypatch: pytest.MonkeyPatch, flood: bytes
) -> None:
    heard: list[int] = []
    handle = SocketProtocol.handle_events
    taken_in: list[SocketProtocol] = []

    def noted(protocol: SocketProtocol) -> None:
        heard.append(len(protocol.conn.events))
        taken_in[:] = [protocol]
        handle(protocol)

    monkeypatch.setattr(SocketProtocol, "handle_events", noted)
    ann = await server.person()
    async with ann.sit(await table_of(ann)) as seat:
        heard.clear()
        seat.socket.transport.write(flood)
        await asyncio.wait_for(seat.socket.wait_closed(), PATIENCE_S)
    assert sum(heard) < 2 * FRAMES_AT_ONCE, "what comes after the flood was seen to be one is not looked at"
    assert len(taken_in[0].frames) < FRAMES_AT_ONCE
    async with ann.sit(await table_of(ann)):
        """The server goes on."""
