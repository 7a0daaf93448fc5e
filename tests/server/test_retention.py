"""What is not kept for ever, and who leaves for good."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, bot, play_on, toy_table
from warhost.server.database.schema import CHAT, GAMES, LOG, PEOPLE, RESULTS, SEATS, SESSIONS, TABLES
from warhost.server.database.session_queries import SessionRow, note_session
from warhost.server.operations.retention import DAY_MS, Pruned, prune
from warhost.server.ratings import counting
from warhost.server.table import housekeeping

ACCOUNT = {"login": "ann", "password": "correct horse battery"}


async def count(place: Running, table: object) -> int:
    async with place.hub.database.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())  # type: ignore[arg-type]


async def pruned_after(place: Running, days: int, *, spares_owned: bool = False) -> Pruned:
    hub = place.hub
    alive_at = hub.database.moment(hub.clock) if spares_owned else None
    return await prune(hub.database, hub.settings, hub.clock.now() + days * DAY_MS, alive_at)


async def play(client: Client, table: str) -> None:
    async with client.sit(table) as seat:
        await play_on(seat, random.Random(1))


async def test_what_nobody_began_lessons_and_records_are_deleted_in_time(any_server: Running) -> None:
    ann = await any_server.person()
    await ann.post("/api/account", ACCOUNT, 201)
    await ann.post("/api/tables", toy_table(ME, OPEN))
    played = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
    await play(ann, played["id"])
    record = await ann.get(f"/api/tables/{played['id']}/record")
    brought = (await ann.http.post("/api/records", content=record.encode())).json()
    assert await pruned_after(any_server, 13) == Pruned(0, 0)
    assert await pruned_after(any_server, 15, spares_owned=True) == Pruned(0, 0), "somebody looks at it"
    assert await pruned_after(any_server, 15) == Pruned(1, 0)
    assert await pruned_after(any_server, 366) == Pruned(1, 0)
    left = {table["id"] for table in (await ann.get("/api/tables"))["tables"]}
    assert left == {played["id"]}
    assert brought["id"] not in left


async def test_guests_who_do_not_come_back_are_forgotten_with_their_tables(any_server: Running) -> None:
    guest, other = await any_server.person("Guest"), await any_server.person("Other")
    ann = await any_server.person()
    await ann.post("/api/account", ACCOUNT, 201)
    alone = await guest.post("/api/tables", toy_table(ME, bot(), start=True))
    await play(guest, alone["id"])
    shared = await guest.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    await ann.post(f"/api/tables/{shared['id']}/join", {})
    await guest.post(f"/api/tables/{shared['id']}/start")
    await guest.post(f"/api/tables/{shared['id']}/chat", {"text": "my name is Guest"})
    assert await pruned_after(any_server, 179) == Pruned(0, 0)
    assert await pruned_after(any_server, 181) == Pruned(1, 2)
    any_server.hub.people.forget_all()
    assert (await guest.get("/api/me"))["person"] is None
    assert (await other.get("/api/me"))["person"] is None
    assert await count(any_server, PEOPLE) == 2, (
        "whoever sits at a table of somebody else stays, without a name"
    )
    any_server.tables._live.clear()
    table = await ann.get(f"/api/tables/{shared['id']}")
    assert table["host"]["name"] == "?"
    assert (await ann.get(f"/api/tables/{shared['id']}/chat"))["lines"][0]["text"] == "…"
    assert await count(any_server, TABLES) == 1
    assert await pruned_after(any_server, 181) == Pruned(0, 0), "once"


async def test_a_guest_who_comes_back_is_kept(any_database: str) -> None:
    async with running(quick_settings(any_database)) as place:
        guest = await place.person("Guest")
        place.now.ahead_ms += 100 * DAY_MS
        assert (await guest.get("/api/me"))["person"]["name"] == "Guest"
        assert await pruned_after(place, 170) == Pruned(0, 0)


async def test_a_server_may_keep_everything(sqlite_database: str) -> None:
    forever = {f"keep_{kind}_days": 0 for kind in ("gathering", "lesson", "guest", "record")}
    async with running(quick_settings(sqlite_database, **forever)) as place:
        guest = await place.person()
        await guest.post("/api/tables", toy_table(ME, OPEN))
        assert await pruned_after(place, 10_000) == Pruned(0, 0)


async def test_people_are_told_how_long_things_are_kept(server: Running) -> None:
    limits = (await server.stranger().get("/api/server"))["limits"]
    assert limits["keep_guest_days"] == server.hub.settings.keep_guest_days
    assert limits["guest_mb"] < limits["account_mb"]


# ---------------------------------------------------------------- leaving for good


async def leave(client: Client, password: str | None = None) -> int:
    return (await client.http.request("DELETE", "/api/me", json={"password": password})).status_code


async def test_who_leaves_for_good_is_replaced_and_forgotten(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    await ann.post("/api/account", ACCOUNT, 201)
    running_table = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    path = f"/api/tables/{running_table['id']}"
    await bob.post(f"{path}/join", {})
    await ann.post(f"{path}/start")
    finished = await ann.post(
        "/api/tables", toy_table({"kind": "me", "name": "Annie"}, OPEN, visibility="open")
    )
    await bob.post(f"/api/tables/{finished['id']}/join", {})
    await ann.post(f"/api/tables/{finished['id']}/start")
    await bob.put(f"/api/tables/{finished['id']}/seats/green", {"holder": bot()})
    await play(ann, finished["id"])
    alone = await ann.post("/api/tables", toy_table(ME, ME))
    await ann.post(f"{path}/chat", {"text": "my secret"})
    async with ann.sit(running_table["id"]) as seat, bob.sit(running_table["id"]) as other:
        await seat.ready()
        await other.ready()
        assert await leave(ann, "something else") == 401
        assert await leave(ann) == 401
        assert await leave(ann, ACCOUNT["password"]) == 204
        await seat.until("bye", reason="refused-signed-out")
        while not other.info["is_host"]:
            await other.receive()
    table = await bob.get(path)
    assert [seat["played_by"] for seat in table["seats"]] == ["bot", "person"]
    assert (table["status"], table["seats"][0]["owner"]["name"]) == ("playing", "?")
    assert (await bob.get(f"{path}/chat"))["lines"][0]["text"] == "…"
    over = await bob.get(f"/api/tables/{finished['id']}")
    assert (over["is_host"], over["seats"][0]["name"]) == (True, None)
    record = await bob.get(f"/api/tables/{finished['id']}/record")
    assert "Ann" not in record
    assert "seat red -\n" in record
    assert (await bob.get(f"/api/tables/{finished['id']}/verify"))["verified"] is True
    assert await bob.refused("GET", f"/api/tables/{alone['id']}") == (404, "refused-no-table")
    assert await any_server.stranger().refused("POST", "/api/session", ACCOUNT) == (
        401,
        "refused-wrong-password",
    )
    async with any_server.hub.database.reading() as connection:
        names = {row[0] for row in await connection.execute(select(PEOPLE.c.name))}
    assert names == {"?", "Bob"}


async def test_a_guest_leaves_without_a_trace(any_server: Running) -> None:
    guest = await any_server.person()
    table = await guest.post("/api/tables", toy_table(ME, bot(), start=True))
    await play(guest, table["id"])
    assert await leave(guest) == 204
    for part in (PEOPLE, TABLES, SEATS, LOG, CHAT):
        assert await count(any_server, part) == 0, part


async def test_a_guest_leaves_while_the_game_is_counted(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who leaves takes seats and table away; who counts has marked the table and turns to its seats."""
    async with running(quick_settings(postgres_database)) as place:
        is_marked = asyncio.Event()
        let_rest = counting.let_rest

        async def let_rest_when_somebody_waits(connection: AsyncConnection, table: str) -> None:
            is_marked.set()
            await somebody_waits(place)
            await let_rest(connection, table)

        monkeypatch.setattr(counting, "let_rest", let_rest_when_somebody_waits)
        guest = await place.person()
        table = await guest.post("/api/tables", toy_table(ME, bot(), start=True))
        await play(guest, table["id"])
        await is_marked.wait()
        assert await leave(guest) == 204
        for part in (PEOPLE, TABLES, SEATS, GAMES, RESULTS):
            assert await count(place, part) == 0, part


async def test_a_guest_leaves_while_another_browser_of_theirs_is_noted(postgres_database: str) -> None:
    async with running(quick_settings(postgres_database)) as place:
        guest = await place.person()
        async with place.hub.database.writing() as connection:
            session = SessionRow("elsewhere", guest.id, "Firefox", "Linux", 1, 1)
            await note_session(connection, session)
            leaving = asyncio.create_task(leave(guest))
            await somebody_waits(place)
        assert await leaving == 204
        for part in (PEOPLE, SESSIONS):
            assert await count(place, part) == 0, part


async def somebody_waits(place: Running) -> None:
    """For what another transaction holds."""
    waiting = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    async with asyncio.timeout(30), place.hub.database.reading() as connection:
        while not (await connection.execute(waiting)).scalar():
            await asyncio.sleep(0.01)


async def test_the_host_deletes_a_table_of_his_own(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    mine = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
    path = f"/api/tables/{mine['id']}"
    assert await bob.refused("DELETE", path) == (403, "refused-not-host")
    assert await ann.refused("DELETE", path) == (409, "refused-not-over")
    await ann.post(f"{path}/close")
    async with ann.sit(mine["id"]) as seat:
        await seat.ready()
        assert (await ann.http.delete(path)).status_code == 204
        await seat.until("bye", reason="refused-no-table")
    assert await ann.refused("GET", path) == (404, "refused-no-table")
    shared = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    await bob.post(f"/api/tables/{shared['id']}/join", {})
    assert await ann.refused("DELETE", f"/api/tables/{shared['id']}") == (409, "refused-others-table")


async def test_the_server_prunes_by_itself(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "LOOK_S", 0.05)
    settings = quick_settings(sqlite_database, unload_after_s=1)
    async with running(settings) as place:
        ann = await place.person()
        await ann.post("/api/tables", toy_table(ME, OPEN))
        place.tables._live.clear()
        place.now.ahead_ms += 15 * DAY_MS
        async with asyncio.timeout(20):
            while await count(place, TABLES):
                await asyncio.sleep(0.05)
