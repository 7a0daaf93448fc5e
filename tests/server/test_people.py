"""Guests, accounts, cookies."""

from __future__ import annotations

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, toy_table

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
