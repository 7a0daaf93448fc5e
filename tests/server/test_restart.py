"""Killed, stopped, upgraded: what a table survives."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import zlib

from websockets.exceptions import ConnectionClosed

from tests.server.conftest import quick_settings, running
from tests.server.people import ME, Client, bot, toy_table
from tests.server.processes import ServerProcess


async def test_no_acknowledged_decision_is_lost_when_the_server_is_killed(sqlite_database: str) -> None:
    """The short form; benchmarks/server_kill.py does it hundreds of times."""
    chooser = random.Random(5)
    server = ServerProcess(sqlite_database)
    tables: dict[str, int] = {}
    async with server:
        ann = await Client(server.address).arrive("Ann")
        await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
        for _ in range(3):
            wish = toy_table(ME, ME, ME, options={"rounds": "5"}, start=True)
            tables[(await ann.post("/api/tables", wish))["id"]] = 0
        for _ in range(2):
            playing = [
                asyncio.create_task(play_until_killed(ann, table, tables, chooser)) for table in tables
            ]
            await asyncio.sleep(chooser.uniform(0.05, 0.3))
            server.kill()
            await asyncio.gather(*playing)
            await server.start()
            for table, acknowledged in tables.items():
                info = await ann.get(f"/api/tables/{table}")
                assert info["decisions"] >= acknowledged
                assert info["status"] in ("playing", "finished")
        await ann.http.aclose()


async def play_until_killed(
    ann: Client, table: str, acknowledged: dict[str, int], chooser: random.Random
) -> None:
    with contextlib.suppress(ConnectionClosed, OSError):
        async with ann.sit(table) as seat:
            await seat.ready()
            while seat.view["waiting"]:
                await seat.send("look", viewer=seat.view["waiting"][0])
                await seat.until("view", viewer=seat.view["waiting"][0])
                done = await seat.decide(chooser.choice(seat.keys))
                acknowledged[table] = max(acknowledged[table], done["number"])


async def test_a_stopping_server_says_goodbye_and_ends_well(sqlite_database: str) -> None:
    server = ServerProcess(sqlite_database)
    async with server:
        ann = await Client(server.address).arrive("Ann")
        table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
        async with ann.sit(table["id"]) as seat:
            await seat.ready()
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            bye = await seat.until("bye")
            assert (bye["reason"], bye["final"]) == ("refused-stopping", False)
            assert 0 <= bye["wait_ms"] <= 1000
            await seat.socket.wait_closed()
            assert seat.socket.close_code == 1012
        assert await stopping in (0, -15)
        await ann.http.aclose()


async def test_a_table_whose_rules_are_gone_is_frozen_but_readable(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database)) as place:
        ann = await place.person()
        await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
        table = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
        async with ann.sit(table["id"]) as seat:
            await seat.ready()
            await seat.reach(1)
            await seat.ask("chat", text="see you tomorrow")
        cookies = ann.http.cookies
    with sqlite3.connect(sqlite_database) as database:
        database.execute("UPDATE tables SET revision = 99")
    async with running(quick_settings(sqlite_database)) as place:
        ann = place.stranger()
        ann.http.cookies = cookies
        path = f"/api/tables/{table['id']}"
        info = await ann.get(path)
        assert info["status"] == "frozen"
        assert info["frozen_because"]["reason"] == "unknown-revision"
        assert (await ann.get("/api/tables"))["tables"][0]["status"] == "frozen"
        view = await ann.get(f"{path}/view")
        assert view["view"]["state"]["round"] == 1, "the last public standing"
        assert view["view"]["viewer"] is None
        assert (await ann.get(f"{path}/chat"))["lines"][0]["text"] == "see you tomorrow"
        answer = {"seat": "red", "asked": 0, "key": "lay:one"}
        assert await ann.refused("POST", f"{path}/decide", answer) == (409, "refused-frozen")
        async with ann.sit(table["id"]) as seat:
            await seat.ready()
            assert seat.info["status"] == "frozen"


async def test_a_log_that_no_longer_follows_the_rules_freezes_its_table(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database)) as place:
        ann = await place.person()
        table = await ann.post("/api/tables", toy_table(ME, bot(), bot(), start=True))
        async with ann.sit(table["id"]) as seat:
            await seat.ready()
            await seat.reach(2)
        cookies = ann.http.cookies
    with sqlite3.connect(sqlite_database) as database:
        database.execute("UPDATE log SET key = 'lay:nothing' WHERE number = 1")
        assert zlib.decompress(database.execute("SELECT standing FROM tables").fetchone()[0])
    async with running(quick_settings(sqlite_database)) as place:
        ann = place.stranger()
        ann.http.cookies = cookies
        info = await ann.get(f"/api/tables/{table['id']}")
        assert info["frozen_because"] == {"reason": "frozen-does-not-replay", "variables": {"number": "1"}}
