"""Guests, accounts, cookies."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from hashlib import sha256
from typing import Any

import pytest
from sqlalchemy import event

from tests.server.conftest import Now, Running, quick_settings, running
from tests.server.people import ME, OPEN, toy_table
from warhost.server.database.person_queries import sign_cookie_out
from warhost.server.table.actor import TableActor

ACCOUNT = {"login": "ann", "password": "correct horse battery"}


async def test_a_guest_needs_only_a_name(server: Running) -> None:
    stranger = server.stranger()
    assert (await stranger.get("/api/me"))["person"] is None
    response = await stranger.http.post("/api/me", json={"name": "  Ann \u202e of  Green "})
    assert response.json()["person"]["name"] == "Ann of Green"
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert (await stranger.get("/api/me"))["person"]["name"] == "Ann of Green"


async def test_a_cookie_that_was_tampered_with_is_nobodys(server: Running) -> None:
    ann = await server.person()
    value = ann.http.cookies["warhost_person"]
    stranger = server.stranger()
    stranger.http.cookies.set("warhost_person", value[:-2] + ("aa" if value[-2:] != "aa" else "bb"))
    assert (await stranger.get("/api/me"))["person"] is None


async def test_an_account_keeps_ones_tables_on_several_devices(any_server: Running) -> None:
    ann = await any_server.person("Ann")
    await ann.post("/api/account", ACCOUNT, 201)
    first = await ann.post("/api/tables", toy_table(ME, ME))
    phone = await any_server.person("Ann's phone")
    second = await phone.post("/api/tables", toy_table(ME, ME))
    me = await phone.post("/api/session", ACCOUNT)
    assert me["person"]["id"] == ann.id
    mine = {table["id"] for table in (await phone.get("/api/tables", list="mine"))["tables"]}
    assert mine == {first["id"], second["id"]}, "what the guest held has moved to the account"
    assert (await phone.get(f"/api/tables/{second['id']}"))["mine"] == ["red", "green"]
    other = await any_server.person("Bob")
    assert await other.refused("POST", "/api/account", ACCOUNT) == (409, "refused-login-taken")


@pytest.mark.parametrize(
    ("called", "login", "name"),
    [
        ("Guest", "ann", "ann"),
        ("Gość", "ann@example.org", "ann"),
        ("Гость", "a" * 40, "a" * 32),
        ("Ann", "queen", "Ann"),
    ],
)
async def test_whoever_has_an_account_is_called_a_guest_in_no_language(
    server: Running, called: str, login: str, name: str
) -> None:
    person = await server.person(called)
    me = await person.post("/api/account", ACCOUNT | {"login": login}, 201)
    assert me["person"]["name"] == name
    phone = server.stranger()
    assert (await phone.post("/api/session", ACCOUNT | {"login": login}))["person"]["name"] == name


async def test_a_wrong_password_is_refused_whether_or_not_the_login_exists(server: Running) -> None:
    ann = await server.person()
    await ann.post("/api/account", ACCOUNT, 201)
    stranger = server.stranger()
    for login in ("ann", "nobody"):
        wrong = {"login": login, "password": "something else"}
        assert await stranger.refused("POST", "/api/session", wrong) == (401, "refused-wrong-password")


async def test_a_new_password_signs_other_devices_out(server: Running) -> None:
    ann = await server.person()
    await ann.post("/api/account", ACCOUNT, 201)
    phone = server.stranger()
    await phone.post("/api/session", ACCOUNT)
    change = {"old": ACCOUNT["password"], "new": "staple a better one"}
    await ann.post("/api/account/password", change)
    assert (await ann.get("/api/me"))["login"] == "ann"
    assert (await phone.get("/api/me"))["person"] is None


async def test_signing_out_drops_the_cookie(server: Running) -> None:
    ann = await server.person()
    assert (await ann.http.delete("/api/session")).status_code == 204
    assert (await ann.get("/api/me"))["person"] is None


async def test_a_cookie_is_nobodys_after_signing_out(any_server: Running) -> None:
    ann = await any_server.person()
    await ann.post("/api/account", ACCOUNT, 201)
    phone = any_server.stranger()
    await phone.post("/api/session", ACCOUNT)
    kept = ann.http.cookies["warhost_person"]
    table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
    async with ann.sit(table["id"]) as seat, phone.sit(table["id"]) as other:
        await seat.ready()
        await other.ready()
        assert (await ann.http.delete("/api/session")).status_code == 204
        assert await seat.until("bye") == {
            "type": "bye",
            "reason": "refused-signed-out",
            "final": False,
            "wait_ms": 0,
        }
        await seat.socket.wait_closed()
        assert seat.socket.close_code == 4401
        assert (await other.decide(other.keys[0]))["type"] == "done", "other devices stay signed in"
    thief = any_server.stranger()
    thief.http.cookies.set("warhost_person", kept)
    assert (await thief.get("/api/me"))["person"] is None
    assert (await phone.get("/api/me"))["login"] == "ann"


async def test_a_new_password_closes_what_is_open_on_other_devices(any_server: Running) -> None:
    ann = await any_server.person()
    await ann.post("/api/account", ACCOUNT, 201)
    phone = any_server.stranger()
    await phone.post("/api/session", ACCOUNT)
    tables = [await ann.post("/api/tables", toy_table(ME, ME, start=True)) for _ in range(2)]
    async with phone.sit(tables[0]["id"]) as first, phone.sit(tables[1]["id"]) as second:
        await first.ready()
        await second.ready()
        change = {"old": ACCOUNT["password"], "new": "staple a better one"}
        await ann.post("/api/account/password", change)
        for seat in (first, second):
            await seat.until("bye", reason="refused-signed-out")
            await seat.socket.wait_closed()


async def test_a_connection_that_was_signed_out_decides_nothing_more(server: Running) -> None:
    """Even one that does not take in that it is being closed."""
    ann = await server.person()
    table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        connection = (await server.tables.get(table["id"], ann.id)).audience.connections[0]
        connection.is_signed_out = True
        await seat.send("decide", seat="red", asked=0, key=seat.keys[0])
        await seat.socket.wait_closed()
    assert (await ann.get(f"/api/tables/{table['id']}"))["decisions"] == 0


async def test_servers_whose_clocks_differ_accept_each_others_cookies(sqlite_database: str) -> None:
    ahead, behind = Now(), Now()
    behind.wrong_ms = -3_000
    async with running(quick_settings(sqlite_database), now=ahead) as place:
        ann = await place.person()
        cookies = ann.http.cookies
    for wrong_ms in (-3_000, -86_400_000):
        behind.wrong_ms = wrong_ms
        async with running(quick_settings(sqlite_database), now=behind) as place:
            same = place.stranger()
            same.http.cookies = cookies
            assert (await same.get("/api/me"))["person"]["name"] == "Ann", wrong_ms


async def test_a_cookie_is_not_good_for_ever(sqlite_database: str) -> None:
    now = Now()
    async with running(quick_settings(sqlite_database), now=now) as place:
        ann = await place.person()
        now.ahead_ms = 401 * 86_400_000
        assert (await ann.get("/api/me"))["person"] is None


async def test_changing_ones_name_reads_no_table_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.person()
    for _ in range(5):
        await ann.post("/api/tables", toy_table(ME, ME, start=True))

    async def read_again(*_: object, **__: object) -> None:
        raise AssertionError("a table was read again")

    monkeypatch.setattr(TableActor, "refresh", read_again)
    await ann.patch("/api/me", {"name": "Anna", "preferences": {"auto_forced": False}})
    tables = (await ann.get("/api/tables"))["tables"]
    assert {table["host"]["name"] for table in tables} == {"Anna"}
    live = await server.tables.get(tables[0]["id"], ann.id)
    assert live.state.participants[ann.id].preferences["auto_forced"] is False


async def test_a_new_name_is_seen_at_the_tables(server: Running) -> None:
    ann = await server.person()
    table = await ann.post("/api/tables", toy_table(ME, ME))
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        await ann.patch("/api/me", {"name": "Anna", "language": "pl"})
        assert (await seat.until("table"))["table"]["host"]["name"] == "Anna"
    assert (await ann.get("/api/me"))["language"] == "pl"


async def test_a_server_may_keep_no_accounts(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database, accounts=False)) as place:
        ann = await place.person()
        assert await ann.refused("POST", "/api/account", ACCOUNT) == (403, "refused-accounts-off")
        assert (await ann.get("/api/server"))["accounts"] is False


async def test_the_people_here_are_read_again_in_one_go(any_server: Running) -> None:
    """However many are connected: what it costs to look at their sessions does not grow with each of them."""
    people = [await any_server.person(f"Guest {number}") for number in range(6)]
    wish = toy_table(ME, *[OPEN] * 2, visibility="open")
    table = (await people[0].post("/api/tables", wish))["id"]
    register, asked, asking = any_server.hub.people, 0, asyncio.current_task()
    # What servers do by themselves, now and then, would come in between.
    sweeper = any_server.tables._sweeper
    assert sweeper is not None
    sweeper.cancel()

    def count(*_: Any) -> None:
        nonlocal asked
        asked += asyncio.current_task() is asking

    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(person.sit(table, "public")) for person in people]
        for seat in seats:
            await seat.ready()
        cookie = people[5].http.cookies["warhost_person"]
        row = await register.of_cookie(cookie)
        assert row is not None
        async with any_server.hub.database.writing() as connection:
            await sign_cookie_out(connection, sha256(cookie.encode()).hexdigest(), row.id, 1)
        engine = any_server.hub.database.engine.sync_engine
        event.listen(engine, "before_cursor_execute", count)
        register.forget_all()
        await any_server.tables._check_all_sessions()
        event.remove(engine, "before_cursor_execute", count)
        assert asked == 5, "the people, their cookies that were signed out, and three that note who is here"
        async with asyncio.timeout(30):
            await seats[5].socket.wait_closed()
        assert await register.of_cookie(cookie) is None
        assert await register.of_cookie(people[0].http.cookies["warhost_person"]) is not None
