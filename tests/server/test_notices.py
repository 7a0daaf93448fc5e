"""Turn notices: to a webhook, by mail and by push, all on this machine."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import datetime
import email
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.policy import default
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from scripts.ports import free_port
from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, toy_table
from warhost.server.database.person_queries import add_push, pushes_of
from warhost.server.database.rows import PushRow
from warhost.server.limits import BROWSERS_PER_PERSON
from warhost.server.notices.notices import DEADLINES_S
from warhost.server.notices.public_addresses import is_public
from warhost.server.notices.webhook import NotPosted, Poster
from warhost.words import words_for

ODD_ADDRESS = ".b%@[.=?utf-8?q?/"


@asynccontextmanager
async def listening(answer: Any, security: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    port = free_port()
    server = await asyncio.start_server(answer, "127.0.0.1", port, ssl=security)
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
        async with asyncio.timeout(60):
            notice = await received.get()
        assert notice == {
            "kind": "your_turn",
            "table": table,
            "game": "toy",
            "seats": ["green"],
            "link": f"http://127.0.0.1:9/table/{table}",
            "title": "toy-title",
            "text": "It is your turn.",
            "by": "",
        }
        view = await ann.get(f"/api/tables/{table}/view")
        await ann.post(
            f"/api/tables/{table}/decide",
            {"seat": "green", "asked": 0, "key": view["prompt"]["options"][0]},
        )
        await asyncio.sleep(0.2)
        assert received.empty(), "one notice per table in ten minutes"


@asynccontextmanager
async def told_by_webhook(
    database: str, servers: int = 1, **given: Any
) -> AsyncIterator[tuple[list[Running], Client, asyncio.Queue[dict[str, Any]]]]:
    """Servers of one database, somebody who is told by webhook, and what arrives there."""
    received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        _, body = await read_request(reader, writer)
        received.put_nowait(json.loads(body))

    async with listening(answer) as port, contextlib.AsyncExitStack() as stack:
        places = []
        for _ in range(servers):
            settings = quick_settings(database, webhooks=True, private_webhooks=True, **given)
            places.append(await stack.enter_async_context(running(settings)))
        ann = await places[0].person("Ann")
        await ann.put("/api/me/webhook", {"address": f"http://127.0.0.1:{port}/hook"})
        yield places, ann, received


async def told(received: asyncio.Queue[dict[str, Any]]) -> dict[str, Any]:
    async with asyncio.timeout(20):
        return await received.get()


async def test_what_comes_soon_after_a_message_is_told_together(any_database: str) -> None:
    async with told_by_webhook(any_database, servers=2) as (places, ann, received):
        await begin_game(places[0], ann)
        assert (await told(received))["kind"] == "your_turn"
        tables = {await begin_game(place, ann) for place in places for _ in range(3)}
        assert len(tables) == 6
        await asyncio.sleep(0.5)
        assert received.empty()
        for place in places:
            place.now.ahead_ms += 601_000
        for place in places:
            await place.hub.notices._tidings.look()
        message = await told(received)
        assert message["kind"] == "several"
        assert message["text"] == "It is your turn at 6 tables: toy-title."
        await asyncio.sleep(0.5)
        assert received.empty(), "two servers tell it once"


async def test_what_has_been_done_meanwhile_is_not_told(any_database: str) -> None:
    async with told_by_webhook(any_database) as ([place], ann, received):
        await begin_game(place, ann)
        await told(received)
        table = await begin_game(place, ann)
        await asyncio.sleep(0.3)
        host = place.clients[-1]
        view = await ann.get(f"/api/tables/{table}/view")
        key = view["prompt"]["options"][0]
        await ann.post(f"/api/tables/{table}/decide", {"seat": "green", "asked": 0, "key": key})
        await host.post(f"/api/tables/{table}/pause", {"paused": True})
        place.now.ahead_ms += 601_000
        await place.hub.notices._tidings.look()
        await asyncio.sleep(0.5)
        assert received.empty()


async def test_whoever_wants_it_is_told_once_a_day(sqlite_database: str) -> None:
    async with told_by_webhook(sqlite_database) as ([place], ann, received):
        assert (await ann.put("/api/me/notices", {"every": "day"}))["notices"]["every"] == "day"
        await begin_game(place, ann)
        await told(received)
        await begin_game(place, ann)
        await asyncio.sleep(0.3)
        place.now.ahead_ms += 3_600_000
        await place.hub.notices._tidings.look()
        await asyncio.sleep(0.3)
        assert received.empty()
        place.now.ahead_ms += 86_400_000
        await place.hub.notices._tidings.look()
        assert (await told(received))["kind"] == "your_turn"


async def test_a_server_that_starts_again_has_forgotten_nothing(sqlite_database: str) -> None:
    async with told_by_webhook(sqlite_database, notice_every_s=1) as ([place], ann, received):
        await begin_game(place, ann)
        await told(received)
        await begin_game(place, ann)
        await begin_game(place, ann)
        await asyncio.sleep(0.3)
    settings = quick_settings(sqlite_database, webhooks=True, private_webhooks=True, notice_every_s=1)
    posted: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def post(_poster: Poster, _address: str, body: bytes, _headers: dict[str, str]) -> int:
        posted.put_nowait(json.loads(body))
        return 200

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Poster, "post", post)
        async with running(settings):
            assert (await told(posted))["text"] == "It is your turn at 2 tables: toy-title."


async def test_who_is_asked_to_a_game_is_told_by_whom(any_database: str) -> None:
    async with told_by_webhook(any_database, public_url="http://127.0.0.1:9") as ([place], ann, received):
        host = await place.person("Bob")
        table = await host.post("/api/tables", toy_table(ME, OPEN))
        await host.post(f"/api/tables/{table['id']}/challenges", {"person": ann.id})
        message = await told(received)
        assert (message["kind"], message["text"]) == ("challenge", "Bob invites you to a game.")
        assert message["link"] == f"http://127.0.0.1:9/join/{table['invite']}"


@pytest.mark.parametrize("style", ["discord", "slack"])
async def test_a_webhook_speaks_as_its_place_takes_it(sqlite_database: str, style: str) -> None:
    received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        _, body = await read_request(reader, writer)
        received.put_nowait(json.loads(body))

    settings = quick_settings(
        sqlite_database, webhooks=True, private_webhooks=True, public_url="http://127.0.0.1:9"
    )
    async with listening(answer) as port, running(settings) as place:
        ann = await place.person("Ann")
        await ann.patch("/api/me", {"language": "fr"})
        await ann.put("/api/me/webhook", {"address": f"http://127.0.0.1:{port}/hook", "format": style})
        link = f"http://127.0.0.1:9/table/{await begin_game(place, ann)}"
        async with asyncio.timeout(60):
            message = await received.get()
    said = words_for("fr").say("web-notice-your_turn")
    assert (
        message
        == {
            "discord": {"content": f"**toy-title**: {said} {link}", "allowed_mentions": {"parse": []}},
            "slack": {"text": f"*toy-title*: {said} <{link}>"},
        }[style]
    )


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
            async with asyncio.timeout(60):
                confirmation = await mails.get()
            assert "Potwierdź" in confirmation["Subject"]
            link = next(word for word in confirmation.get_content().split() if "/api/mail/confirm" in word)
            assert (await ann.http.get(link)).status_code == 303
            await begin_game(place, ann)
            async with asyncio.timeout(60):
                mail = await mails.get()
            assert (mail["To"], "twoja kolej" in mail["Subject"]) == ("ann@example.org", True)
            assert (await ann.http.get("/api/mail/confirm?token=forged")).status_code == 404


async def test_mail_goes_through_tls_where_the_host_says_so(sqlite_database: str, tmp_path: Path) -> None:
    mails: asyncio.Queue[Any] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await take_mail(reader, writer, mails)

    async with listening(answer, own_certificate(tmp_path)) as port:
        settings = quick_settings(
            sqlite_database, smtp=f"smtps://127.0.0.1:{port}", mail_from="t@example.org"
        )
        async with running(settings) as place:
            ann = await place.person("Ann")
            await ann.put("/api/me/mail", {"address": "ann@example.org"})
            async with asyncio.timeout(60):
                assert (await mails.get())["To"] == "ann@example.org"


def own_certificate(folder: Path) -> ssl.SSLContext:
    """What a mail server in somebody's cellar has."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        + certificate.public_bytes(serialization.Encoding.PEM)
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


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
        async with asyncio.timeout(60):
            headers, body = await received.get()
        told = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm"))
        assert (told["table"], told["text"]) == (table, "It is your turn.")
        assert headers["authorization"].startswith("vapid t=")


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


# ---------------------------------------------------------------- nobody's odd wish is in another's way


async def test_a_webhook_that_drips_its_answer_keeps_nobody_else_waiting(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(DEADLINES_S, "webhook", 600.0)
    told: asyncio.Queue[bytes] = asyncio.Queue()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            writer.write(b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\n")
            while True:
                writer.write(b"X-Slow: yes\r\n")
                await writer.drain()
                await asyncio.sleep(0.2)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        told.put_nowait((await read_request(reader, writer))[1])

    settings = quick_settings(sqlite_database, webhooks=True, private_webhooks=True)
    async with listening(drip) as slow, listening(answer) as quick, running(settings) as place:
        ann, bob = await place.person("Ann"), await place.person("Bob")
        await ann.put("/api/me/webhook", {"address": f"http://127.0.0.1:{slow}/"})
        await bob.put("/api/me/webhook", {"address": f"http://127.0.0.1:{quick}/"})
        for _ in range(3):
            await begin_game(place, ann)
        await begin_game(place, bob)
        async with asyncio.timeout(60):
            await told.get()


async def test_an_errand_has_a_deadline_for_all_of_it(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hung_up = asyncio.Event()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.05)
        hung_up.set()

    monkeypatch.setitem(DEADLINES_S, "webhook", 0.5)
    settings = quick_settings(sqlite_database, webhooks=True, private_webhooks=True)
    async with listening(drip) as slow, running(settings) as place:
        ann = await place.person("Ann")
        await ann.put("/api/me/webhook", {"address": f"http://127.0.0.1:{slow}/"})
        await begin_game(place, ann)
        async with asyncio.timeout(8):
            await hung_up.wait()
        await counted(place, "webhook", "late")


async def test_a_mail_server_that_drips_is_left_at_the_deadline(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hung_up = asyncio.Event()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                writer.write(b"220-wait\r\n")
                await writer.drain()
                await asyncio.sleep(0.05)
        hung_up.set()

    monkeypatch.setitem(DEADLINES_S, "mail", 0.5)
    async with listening(drip) as port:
        settings = quick_settings(sqlite_database, smtp=f"smtp://127.0.0.1:{port}", mail_from="t@example.org")
        async with running(settings) as place:
            ann = await place.person("Ann")
            await ann.put("/api/me/mail", {"address": "ann@example.org"})
            async with asyncio.timeout(8):
                await hung_up.wait()
            await counted(place, "mail", "late")


async def test_an_odd_mail_address_is_refused_and_one_that_is_stored_harms_nobody(
    sqlite_database: str,
) -> None:
    mails: asyncio.Queue[Any] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await take_mail(reader, writer, mails)

    async with listening(answer) as port:
        settings = quick_settings(sqlite_database, smtp=f"smtp://127.0.0.1:{port}", mail_from="t@example.org")
        async with running(settings) as place:
            ann, bob = await place.person("Ann"), await place.person("Bob")
            for odd in (ODD_ADDRESS, "a,b@example.org", "<@b", '"@b.c', "a@b\0c"):
                refusal = await ann.refused("PUT", "/api/me/mail", {"address": odd})
                assert refusal == (400, "refused-malformed-request"), odd
            await store_wishes(place, ann, mail=ODD_ADDRESS, mail_confirmed=True)
            await store_wishes(place, bob, mail="bob@example.org", mail_confirmed=True)
            await begin_game(place, ann)
            await counted(place, "mail", "failed")
            await begin_game(place, bob)
            async with asyncio.timeout(60):
                assert (await mails.get())["To"] == "bob@example.org"


async def test_only_so_many_browsers_of_one_person_are_told(sqlite_database: str) -> None:
    settings = quick_settings(sqlite_database, push=True)
    async with running(settings) as place:
        ann, bob = await place.person("Ann"), await place.person("Bob")
        point = (
            ec.generate_private_key(ec.SECP256R1())
            .public_key()
            .public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        )
        keys = {"p256dh": text(point), "auth": text(b"0123456789abcdef")}
        for number in range(BROWSERS_PER_PERSON + 3):
            place.now.ahead_ms += 1000
            wish = {"endpoint": f"https://push.example.org/{number:02}", "keys": keys}
            await ann.post("/api/me/push", wish)
        await bob.post("/api/me/push", {"endpoint": "https://push.example.org/bob", "keys": keys})
        async with place.hub.database.reading() as connection:
            kept = sorted(push.endpoint for push in await pushes_of(connection, ann.id))
            assert [push.endpoint for push in await pushes_of(connection, bob.id)] != []
        assert kept == [
            f"https://push.example.org/{number:02}" for number in range(3, BROWSERS_PER_PERSON + 3)
        ]


async def test_garbage_push_keys_are_refused_and_stored_ones_harm_nobody(sqlite_database: str) -> None:
    told: asyncio.Queue[Any] = asyncio.Queue()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        told.put_nowait(await read_request(reader, writer))

    settings = quick_settings(sqlite_database, push=True, private_webhooks=True)
    async with listening(answer) as port, running(settings) as place:
        ann = await place.person("Ann")
        key = ec.generate_private_key(ec.SECP256R1()).public_key()
        good = text(
            key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        )
        auth = text(b"0123456789abcdef")
        for keys in ({"p256dh": "garbage" * 5, "auth": auth}, {"p256dh": good, "auth": "\u0142\u00f3" * 9}):
            wish = {"endpoint": "https://push.example.org/x", "keys": keys}
            assert await ann.refused("POST", "/api/me/push", wish) == (400, "refused-malformed-request")
        await store_wishes(place, ann, push=True)
        async with place.hub.database.writing() as connection:
            for number, p256dh in enumerate(("garbage" * 5, "A" * 87, good)):
                await add_push(connection, PushRow(f"http://127.0.0.1:{port}/{number}", ann.id, p256dh, auth))
        await begin_game(place, ann)
        async with asyncio.timeout(60):
            await told.get()
        await counted(place, "push", "failed", 2)


async def counted(place: Running, way: str, outcome: str, times: int = 1) -> None:
    """Wait until the measures tell so."""
    line = f'warhost_notices_total{{outcome="{outcome}",way="{way}"}} {float(times)}'
    async with asyncio.timeout(60):
        while line not in place.hub.measures.text().decode():
            await asyncio.sleep(0.02)


async def store_wishes(place: Running, client: Client, **wishes: Any) -> None:
    person = await place.hub.people.get(client.id)
    assert person is not None
    await place.hub.people.change(person, {"notices": wishes})


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:1/",
        "http://localhost:1/",
        "http://[::1]:1/",
        "http://[::ffff:127.0.0.1]:1/",
        "http://[::ffff:0:127.0.0.1]:1/",
        "http://[::127.0.0.1]:1/",
        "http://[64:ff9b::7f00:1]:1/",
        "http://[64:ff9b::10.0.0.1]:1/",
        "http://[64:ff9b:1::7f00:1]:1/",
        "http://[2002:7f00:1::]:1/",
        "http://[2002:a00:1::1]:1/",
        "http://[2001:0:4136:e378:8000:63bf:80ff:fffe]:1/",
        "http://[2001:470::5efe:7f00:1]:1/",
        "http://[2001:470::200:5efe:a00:1]:1/",
        "http://[fe80::1]:1/",
        "http://[fec0::1]:1/",
        "http://[ff02::1]:1/",
        "http://[5f00::1]:1/",
        "http://224.0.0.1:1/",
        "http://169.254.169.254/",
        "http://100.64.0.1:1/",
        "http://0.0.0.0:1/",
    ],
)
async def test_nothing_is_posted_into_the_servers_own_network(address: str) -> None:
    with pytest.raises(NotPosted, match="not a public address"):
        await Poster(private_allowed=False).post(address, b"", {})


def test_public_addresses_are_public_however_they_are_written() -> None:
    for address in ("1.1.1.1", "2606:4700::1111", "64:ff9b::1.1.1.1", "::ffff:1.1.1.1", "2002:101:101::1"):
        assert is_public(address), address


@pytest.mark.parametrize(
    "address",
    [
        "http://[",
        "http://a:b/",
        "http:///x",
        "http://\u0142\u0142..pl/",
        "http://a\r\nX: y/",
        "http://x:99999/",
    ],
)
async def test_an_address_that_is_none_is_not_posted_to(address: str) -> None:
    with pytest.raises(NotPosted):
        await Poster(private_allowed=True).post(address, b"", {})


async def test_notices_are_off_by_default(server: Running) -> None:
    ann = await server.person()
    hook = {"address": "http://127.0.0.1:1/"}
    assert await ann.refused("PUT", "/api/me/webhook", hook) == (403, "refused-notices-off")
    assert await ann.refused("PUT", "/api/me/mail", {"address": "a@b.c"}) == (403, "refused-notices-off")
    info = await ann.get("/api/server")
    assert (info["push_key"], info["mail"], info["webhooks"]) == (None, False, False)
