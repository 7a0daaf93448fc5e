"""Origins, headers, sizes, rates, and what must never be told."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient
from starlette.applications import Starlette
from starlette.routing import Route
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, toy_table
from warhost.core.errors import RulesError
from warhost.server.http.api import ENDPOINTS
from warhost.server.http.pages import Pages
from warhost.server.http.safety import SafeHeaders
from warhost.server.settings import Settings
from warhost.server.table import decisions


async def test_other_pages_get_nothing_done_here(server: Running) -> None:
    ann = await server.person()
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        response = await ann.http.post("/api/tables", json=toy_table(ME, ME), headers=headers)
        assert (response.status_code, response.json()["reason"]) == (403, "refused-origin")
    own = await ann.http.post("/api/tables", json=toy_table(ME, ME), headers={"origin": server.address})
    assert own.status_code == 201
    foreign_name = await ann.http.get("/api/me", headers={"host": "evil.example"})
    assert foreign_name.json()["reason"] == "refused-origin"
    with pytest.raises(InvalidStatus):
        await connect(
            f"{server.address.replace('http', 'ws')}/api/tables/{own.json()['id']}/socket",
            additional_headers={"Origin": "https://evil.example", "Cookie": ann.cookie},
        )


async def test_a_server_with_a_public_address_answers_to_no_other_name(sqlite_database: str) -> None:
    settings = quick_settings(sqlite_database, public_url="https://games.example.org")
    async with running(settings) as place:
        stranger = place.stranger()
        assert (await stranger.http.get("/api/me", headers={"host": "games.example.org"})).status_code == 200
        assert (await stranger.http.get("/api/me", headers={"host": "192.0.2.7"})).status_code == 403
        made = await stranger.http.post(
            "/api/me", json={"name": "Ann"}, headers={"origin": "https://games.example.org"}
        )
        assert "secure" in made.headers["set-cookie"].lower()
        assert made.headers["strict-transport-security"]


async def test_every_answer_carries_the_protective_headers(server: Running) -> None:
    stranger = server.stranger()
    for path in ("/", "/api/me", "/api/nothing", "/health"):
        headers = (await stranger.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "script-src 'self';" in policy or path == "/"
        assert "unsafe-eval" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


async def test_a_page_may_run_the_script_that_it_brings_and_no_other(tmp_path: Path) -> None:
    script = "begin()"
    for page in ("index.html", "offline.html"):
        (tmp_path / page).write_text(
            f"<!doctype html><script>{script}</script><script src='/shell.js'></script>"
        )
    pages = Starlette(routes=[Route("/{path:path}", Pages(tmp_path).answer)])
    app = SafeHeaders(pages, Settings())
    allowed = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    async with AsyncClient(transport=ASGITransport(app=app), base_url="http://here") as client:
        for path in ("/", "/index.html", "/table/anything"):
            policy = (await client.get(path)).headers["content-security-policy"]
            assert f"script-src 'self' 'sha256-{allowed}';" in policy
        assert "script-src 'self';" in (await client.get("/offline.html")).headers["content-security-policy"]
        (tmp_path / "index.html").write_text("<!doctype html><script>another()</script>")
        os.utime(tmp_path / "index.html", (1, 1))
        assert allowed not in (await client.get("/")).headers["content-security-policy"]


async def test_only_the_engine_may_run_webassembly(tmp_path: Path) -> None:
    engine = tmp_path / "assets" / "engine-0123abcd"
    engine.mkdir(parents=True)
    for name in ("worker.js", "pyodide.mjs"):
        (engine / name).write_text("// nothing")
    (tmp_path / "assets" / "worker.js").write_text("// another")
    pages = Starlette(routes=[Route("/{path:path}", Pages(tmp_path).answer)])
    app = SafeHeaders(pages, Settings())
    async with AsyncClient(transport=ASGITransport(app=app), base_url="http://here") as client:

        async def policy(path: str) -> str:
            answer = await client.get(f"/{path}")
            assert answer.status_code == 200
            return str(answer.headers["content-security-policy"])

        usual = await policy("assets/worker.js")
        assert await policy("assets/engine-0123abcd/pyodide.mjs") == usual
        allowed = await policy("assets/engine-0123abcd/worker.js")
    assert "wasm" not in usual
    assert allowed.replace(" 'wasm-unsafe-eval'", "") == usual


async def test_sizes_are_limited(server: Running) -> None:
    ann = await server.person()
    big = {"name": "x" * 70_000}
    assert await ann.refused("POST", "/api/me", big) == (413, "refused-too-large")

    async def endless() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    response = await ann.http.post("/api/me", content=endless(), headers={"content-type": "application/json"})
    assert response.status_code == 413
    table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        await seat.socket.send(json.dumps({"type": "chat", "id": 1, "text": "x" * 20_000}))
        await seat.socket.wait_closed()
        assert seat.socket.close_code in (4400, 1009)


async def test_rates_are_limited(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database, rates=1.0)) as place:
        ann = await place.person()
        table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
        async with ann.sit(table["id"]) as seat:
            await seat.ready()
            answers = [await seat.ask("chat", text=f"line {i}") for i in range(8)]
        assert {answer.get("reason") for answer in answers} == {None, "refused-too-fast"}
        guests = [await place.stranger().http.post("/api/me", json={"name": "x"}) for _ in range(25)]
        assert guests[-1].status_code == 429
        assert int(guests[-1].json()["variables"]["seconds"]) > 0


async def test_an_address_has_a_limited_number_of_connections(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database, sockets_per_address=1)) as place:
        ann = await place.person()
        table = await ann.post("/api/tables", toy_table(ME, ME))
        async with ann.sit(table["id"]) as first:
            await first.ready()
            second = await connect(f"{place.address.replace('http', 'ws')}/api/tables/{table['id']}/socket")
            await second.wait_closed()
            assert second.close_code == 4429


async def test_an_error_of_ours_is_a_number_to_the_client_and_no_secret_to_the_log(
    server: Running, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    ann = await server.person()
    table = await ann.post("/api/tables", toy_table(ME, ME, start=True))

    def broken(*_: object) -> None:
        raise RulesError("red holds the thief")

    monkeypatch.setattr(decisions, "check_asked", broken)
    answer = {"seat": "red", "asked": 0, "key": "lay:one"}
    response = await ann.http.post(f"/api/tables/{table['id']}/decide", json=answer)
    assert response.status_code == 500
    assert response.json()["reason"] == "refused-server-error"
    incident = response.json()["variables"]["incident"]
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        assert (await seat.decide("lay:one"))["reason"] == "refused-server-error"
    captured = capfd.readouterr()
    log = captured.out + captured.err
    assert incident in log
    assert "RulesError" in log
    assert "thief" not in response.text + log


async def test_the_log_holds_no_secrets(sqlite_database: str, capfd: pytest.CaptureFixture[str]) -> None:
    settings = quick_settings(sqlite_database, secret="sesame-open", log_level="debug")
    async with running(settings) as place:
        ann = await place.person("Ann")
        await ann.post("/api/account", {"login": "ann", "password": "correct horse battery"})
        table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
        await ann.get(f"/api/invites/{table['invite']}")
        async with ann.sit(table["id"]) as seat:
            await seat.ready()
            key = seat.keys[0]
            await seat.decide(key)
        cookie = ann.http.cookies["warhost_person"]
    captured = capfd.readouterr()
    log = captured.out + captured.err
    assert "/api/invites/{code}" in log
    for secret in ("sesame-open", "correct horse", table["invite"], cookie, key):
        assert secret not in log, secret


async def test_ids_cannot_be_guessed(server: Running) -> None:
    ann = await server.person()
    tables = [await ann.post("/api/tables", toy_table(ME, ME)) for _ in range(5)]
    assert {len(table["id"]) for table in tables} == {16}, "96 bits"
    assert {len(table["invite"]) for table in tables} == {22}, "128 bits"
    assert len({table["id"][:3] for table in tables}) > 1


async def test_unknown_addresses_and_methods_are_refused_in_the_same_form(server: Running) -> None:
    stranger = server.stranger()
    assert await stranger.refused("GET", "/api/nothing/here") == (404, "refused-no-page")
    assert await stranger.refused("DELETE", "/api/games") == (405, "refused-method")
    assert await stranger.refused("GET", "/assets/nothing.js") == (404, "refused-no-page")
    assert await stranger.refused("POST", "/api/me", None) == (400, "refused-malformed-request")
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fsettings.py"):
        response = await stranger.http.get(path)
        assert "root:" not in response.text
        assert "Settings" not in response.text


def test_every_endpoint_says_which_refusals_it_knows() -> None:
    for endpoint in ENDPOINTS:
        if "{table}" in endpoint.path:
            assert 404 in endpoint.refusals, endpoint.path
    assert Settings().rates > 0
