"""Turn notices: to a webhook, by mail and by push, all on this machine."""

from __future__ import annotations

import asyncio
import base64
import email
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.policy import default
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from scripts.with_postgres import free_port

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, toy_table
from warhost.server.database.person_queries import add_push
from warhost.server.database.rows import PushRow
from warhost.server.notices.webhook import NotPosted, post


@asynccontextmanager
async def listening(answer: Any) -> AsyncIterator[int]:
    port = free_port()
    server = await asyncio.start_server(answer, "127.0.0.1", port)
    async with server:
        yield port


async def read_request(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> tuple[dict[str, str], bytes]:
    """The headers and body of an HTTP request, answered with 201."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = {line.split(":")[0].lower(): line.split(":", 1)[1].strip() for line in head[1:] if ":" in line}
    body = await reader.readexactly(int(headers["content-length"]))
    writer.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
    await writer.drain()
    writer.close()
    return headers, body


async def begin_game(place: Running, wisher: Client) -> str:
    """A game in which the wisher has to decide while not being there."""
    host = await place.person("Host")
    table = await host.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    await wisher.post(f"/api/tables/{table['id']}/join", {})
    await host.post(f"/api/tables/{table['id']}/start")
    identity: str = table["id"]
    return identity


async def test_a_webhook_is_told_once_and_only_if_its_person_is_away(sqlite_database: str) -> None:
    received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        _, body = await read_request(reader, writer)
        received.put_nowait(json.loads(body))

    settings = quick_settings(
        sqlite_database, webhooks=True, private_webhooks=True, public_url="http://127.0.0.1:9"
    )
    async with listening(answer) as port, running(settings) as place:
        ann = await place.person("Ann")
        await ann.put("/api/me/webhook", {"address": f"http://127.0.0.1:{port}/hook"})
        table = await begin_game(place, ann)
        async with asyncio.timeout(5):
            notice = await received.get()
        assert notice == {
            "kind": "your_turn",
            "table": table,
            "game": "toy",
            "seats": ["green"],
            "link": f"http://127.0.0.1:9/table/{table}",
        }
        view = await ann.get(f"/api/tables/{table}/view")
        await ann.post(
            f"/api/tables/{table}/decide",
            {"seat": "green", "asked": 0, "key": view["prompt"]["options"][0]},
        )
        await asyncio.sleep(0.2)
        assert received.empty(), "one notice per table in ten minutes"


async def test_mail_goes_only_to_confirmed_addresses_in_the_persons_language(sqlite_database: str) -> None:
    mails: asyncio.Queue[Any] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await take_mail(reader, writer, mails)

    async with listening(answer) as port:
        settings = quick_settings(
            sqlite_database, smtp=f"smtp://127.0.0.1:{port}", mail_from="table@example.org", notice_every_s=0
        )
        async with running(settings) as place:
            ann = await place.person("Ann")
            await ann.patch("/api/me", {"language": "pl"})
            me = await ann.put("/api/me/mail", {"address": "ann@example.org"})
            assert me["notices"]["mail_confirmed"] is False
            async with asyncio.timeout(5):
                confirmation = await mails.get()
            assert "Potwierdź" in confirmation["Subject"]
            link = next(word for word in confirmation.get_content().split() if "/api/mail/confirm" in word)
            assert (await ann.http.get(link)).status_code == 303
            await begin_game(place, ann)
            async with asyncio.timeout(5):
                mail = await mails.get()
            assert (mail["To"], "twoja kolej" in mail["Subject"]) == ("ann@example.org", True)
            assert (await ann.http.get("/api/mail/confirm?token=forged")).status_code == 404


async def take_mail(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, mails: asyncio.Queue[Any]
) -> None:
    """Just enough of a mail server."""
    writer.write(b"220 hello\r\n")
    while line := await reader.readline():
        command = line[:4].upper()
        if command == b"DATA":
            writer.write(b"354 go on\r\n")
            raw = await reader.readuntil(b"\r\n.\r\n")
            mails.put_nowait(email.message_from_bytes(raw[:-5], policy=default))
        writer.write(b"221 bye\r\n" if command == b"QUIT" else b"250 fine\r\n")
        await writer.drain()
    writer.close()


async def test_a_push_message_can_be_read_by_the_browser_that_asked_for_it(sqlite_database: str) -> None:
    received: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        received.put_nowait(await read_request(reader, writer))

    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    auth = b"0123456789abcdef"
    settings = quick_settings(sqlite_database, push=True, private_webhooks=True)
    async with listening(answer) as port, running(settings) as place:
        ann = await place.person("Ann")
        assert (await ann.get("/api/server"))["push_key"]
        subscription = {
            "endpoint": "https://push.example.org/x",
            "keys": {"p256dh": text(point), "auth": text(auth)},
        }
        assert (await ann.post("/api/me/push", subscription))["notices"]["push"] is True
        push = PushRow(f"http://127.0.0.1:{port}/push", ann.id, text(point), text(auth))
        async with place.hub.database.writing() as connection:
            await add_push(connection, push)
        table = await begin_game(place, ann)
        async with asyncio.timeout(15):
            headers, body = await received.get()
        told = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm"))
        assert told["table"] == table
        assert headers["authorization"].startswith("vapid t=")


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def test_nothing_is_posted_into_the_servers_own_network() -> None:
    for address in ("http://127.0.0.1:1/", "http://localhost:1/", "http://[::1]:1/"):
        with pytest.raises(NotPosted, match="not a public address"):
            post(address, b"", {}, private_allowed=False)


async def test_notices_are_off_by_default(server: Running) -> None:
    ann = await server.person()
    hook = {"address": "http://127.0.0.1:1/"}
    assert await ann.refused("PUT", "/api/me/webhook", hook) == (403, "refused-notices-off")
    assert await ann.refused("PUT", "/api/me/mail", {"address": "a@b.c"}) == (403, "refused-notices-off")
    info = await ann.get("/api/server")
    assert (info["push_key"], info["mail"], info["webhooks"]) == (None, False, False)
