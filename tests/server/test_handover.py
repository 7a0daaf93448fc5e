"""A connection goes to the worker that owns its table; whatever cannot be handed over is served where it came in."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

from warhost.server.http.open_connections import OpenConnections
from warhost.server.http.protocols import OPEN_CONNECTIONS
from warhost.server.machine.handover import FindSibling, Receiving, handing_over
from warhost.server.machine.listening import listen


def who_answers(name: str) -> Any:
    """An application that says its name, the client's port, and then whatever it is told."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            return
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": name.encode()})
            return
        await receive()
        await send({"type": "websocket.accept"})
        await send(
            {
                "type": "websocket.send",
                "text": f"{name} {scope['client'][1]} {scope['query_string'].decode()}",
            }
        )
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    return app


@asynccontextmanager
async def worker(name: str, find: FindSibling, place: Path | None = None) -> AsyncIterator[int]:
    """Yields its port. `place`: where siblings can hand connections to it."""
    [listening] = listen("127.0.0.1", 0, 1)
    port: int = listening.getsockname()[1]
    config = uvicorn.Config(
        who_answers(name), http=handing_over(find), ws="websockets-sansio", lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    config.load()
    server.lifespan = config.lifespan_class(config)
    server.lifespan.state = {OPEN_CONNECTIONS: OpenConnections(100, lambda _why: None)}
    await server.startup([listening])
    receiving = None if place is None else Receiving(place)
    if receiving is not None:
        receiving.open(config, server.server_state, server.lifespan.state)
    try:
        yield port
    finally:
        if receiving is not None:
            receiving.close()
        await server.shutdown([listening])


async def nobody(_table: str) -> Path | None:
    return None


async def test_a_connection_goes_to_the_owner_of_its_table(tmp_path: Path) -> None:
    place = tmp_path / "b"

    async def find(table: str) -> Path | None:
        return place if table == "theirs" else None

    async with worker("a", find) as port, worker("b", nobody, place):
        async with connect(f"ws://127.0.0.1:{port}/api/tables/theirs/socket?x=1") as client:
            ours = client.transport.get_extra_info("sockname")[1]
            assert await client.recv() == f"b {ours} x=1"
            await client.send("hello")
            assert await client.recv() == "hello"
            await client.send("é" * 40_000)
            assert await client.recv() == "é" * 40_000
        async with connect(f"ws://127.0.0.1:{port}/api/tables/ours/socket") as client:
            assert str(await client.recv()).startswith("a ")


async def test_plain_requests_and_other_sockets_stay(tmp_path: Path) -> None:
    async def find(_table: str) -> Path | None:
        return tmp_path / "b"

    async with worker("a", find) as port, worker("b", nobody, tmp_path / "b"):
        async with httpx.AsyncClient() as client:
            assert (await client.get(f"http://127.0.0.1:{port}/api/tables/theirs/view")).text == "a"
        async with connect(f"ws://127.0.0.1:{port}/elsewhere") as client_socket:
            assert str(await client_socket.recv()).startswith("a ")


@pytest.mark.parametrize("trouble", ["gone", "unknown"])
async def test_what_cannot_be_handed_over_is_served_here(tmp_path: Path, trouble: str) -> None:
    async def find(_table: str) -> Path | None:
        if trouble == "unknown":
            raise OSError("the database does not answer")
        return tmp_path / "nobody"

    async with (
        worker("a", find) as port,
        connect(f"ws://127.0.0.1:{port}/api/tables/theirs/socket") as client,
    ):
        assert str(await client.recv()).startswith("a ")


async def test_a_client_that_leaves_meanwhile_leaves_nothing(tmp_path: Path) -> None:
    asked = asyncio.Event()
    may_answer = asyncio.Event()

    async def find(_table: str) -> Path | None:
        asked.set()
        await may_answer.wait()
        return tmp_path / "b"

    async with worker("a", find) as port, worker("b", nobody, tmp_path / "b"):
        with socket.create_connection(("127.0.0.1", port)) as client:
            client.sendall(
                b"GET /api/tables/theirs/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            await asked.wait()
        may_answer.set()
        await asyncio.sleep(0.2)
        async with connect(f"ws://127.0.0.1:{port}/api/tables/theirs/socket") as again:
            assert str(await again.recv()).startswith("b ")


async def test_somebody_who_sends_nothing_useful_to_the_place_does_no_harm(tmp_path: Path) -> None:
    place = tmp_path / "b"

    async def find(_table: str) -> Path | None:
        return place

    async with worker("a", find) as port, worker("b", nobody, place):
        for junk in (b"", b"hello", b"x" * 400_000):
            with socket.socket(socket.AF_UNIX) as way:
                way.connect(str(place))
                way.settimeout(0.2)
                with suppress(OSError):
                    way.sendall(junk)
        async with connect(f"ws://127.0.0.1:{port}/api/tables/theirs/socket") as client:
            assert str(await client.recv()).startswith("b ")
