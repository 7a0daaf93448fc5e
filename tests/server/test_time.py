"""Time-outs: what happens when somebody does not decide, also across a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.conftest import Now, Running, quick_settings, running
from tests.server.people import ME, Client, bot, toy_table
from tests.toy.rules import LAY, Lay
from warhost.core.verbs import Verb
from warhost.server.database.connection import Database
from warhost.server.database.schema import TABLES
from warhost.server.table import live_tables as tables
from warhost.server.table_time import TableTime
from warhost.server.workers.thoughts import Task, Thought

LIVE = {"kind": "live", "bank_s": 60, "increment_s": 0}
SLOW = {"kind": "slow", "move_s": 3600}
HOUR_MS = 3_600_000


@pytest.fixture(autouse=True)
def frequent_sweeps() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "SWEEP_S", 0.05)
        yield


async def steps_reach(client: Client, table: str, steps: int) -> dict[str, Any]:
    async with asyncio.timeout(30):
        while True:
            info: dict[str, Any] = await client.get(f"/api/tables/{table}")
            if info["decisions"] >= steps:
                return info
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("clock", [LIVE, SLOW], ids=["live", "slow"])
async def test_when_time_is_up_a_bot_moves(server: Running, clock: dict[str, object]) -> None:
    ann = await server.person()
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    table = await ann.post("/api/tables", toy_table(ME, bot(), clock=clock, start=True))
    waiting = await steps_reach(ann, table["id"], 1)
    assert waiting["waiting"] == ["red"]
    assert waiting["deadline"] is not None
    server.now.ahead_ms += 2 * HOUR_MS
    await steps_reach(ann, table["id"], 2)


async def test_three_time_outs_in_a_row_hand_the_seat_to_a_bot(server: Running) -> None:
    ann = await server.person()
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    table = await ann.post("/api/tables", toy_table(ME, ME, clock=SLOW, start=True, options={"rounds": "5"}))
    info: dict[str, Any] = table
    for missed in range(1, 8):
        if "bot" in {seat["played_by"] for seat in info["seats"]}:
            break
        server.now.ahead_ms += 2 * HOUR_MS
        info = await steps_reach(ann, table["id"], missed)
    assert missed > 3
    assert {seat["owner"]["name"] for seat in info["seats"]} == {"Ann"}, "who may take it back at any time"


async def test_a_seat_whose_time_ran_out_can_be_taken_back_and_played(sqlite_database: str) -> None:
    # Somebody looks on, so bots take their time: the game must not be over before the seat is taken back.
    async with running(quick_settings(sqlite_database, bot_pause_ms=300)) as server:
        ann = await server.person()
        await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
        wish = toy_table(ME, ME, clock=LIVE, start=True, options={"rounds": "5"})
        table = await ann.post("/api/tables", wish)
        async with ann.sit(table["id"]) as seat:
            await seat.ready()
            await take_back_what_time_has_taken(server, ann, table)


async def take_back_what_time_has_taken(server: Running, ann: Client, table: dict[str, Any]) -> None:
    path, info = f"/api/tables/{table['id']}", table
    while "bot" not in {seat["played_by"] for seat in info["seats"]}:
        server.now.ahead_ms += HOUR_MS
        info = await steps_reach(ann, table["id"], info["decisions"] + 1)
    lost = next(seat["seat"] for seat in info["seats"] if seat["played_by"] == "bot")
    await ann.put(f"{path}/seats/{lost}", {"holder": ME})
    clocks = (await server.tables.get(table["id"], ann.id)).state.clocks
    assert clocks.left[[seat["seat"] for seat in info["seats"]].index(lost)] > 30_000
    await asyncio.sleep(0.5)
    seats = (await ann.get(path))["seats"]
    assert next(seat["played_by"] for seat in seats if seat["seat"] == lost) == "person"


async def test_a_table_that_cannot_be_read_does_not_stop_the_clocks_of_others(any_server: Running) -> None:
    ann = await any_server.person()
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    bad, good = [
        await ann.post("/api/tables", toy_table(ME, bot(), clock=SLOW, start=True)) for _ in range(2)
    ]
    await steps_reach(ann, good["id"], 1)
    await steps_reach(ann, bad["id"], 1)
    async with any_server.hub.database.writing() as connection:
        broken = {"options": {"rounds": "nonsense"}, "wake_at": 1}
        await connection.execute(update(TABLES).where(TABLES.c.id == bad["id"]).values(**broken))
    any_server.tables._live.clear()
    any_server.now.ahead_ms += 2 * HOUR_MS
    await steps_reach(ann, good["id"], 2)
    frozen = await ann.get(f"/api/tables/{bad['id']}")
    assert frozen["frozen_because"]["reason"] == "frozen-unreadable"


@pytest.mark.parametrize("passing", [(LAY,), ()])
async def test_passing_is_taken_if_the_table_wants_it_and_the_question_offers_it(
    server: Running, monkeypatch: pytest.MonkeyPatch, passing: tuple[Verb, ...]
) -> None:
    asked: list[Task] = []

    async def think(_table: str, task: Task) -> Thought:
        asked.append(task)
        return Thought(options=task.options[-1:])

    monkeypatch.setattr(Lay, "passing", passing)
    monkeypatch.setattr(server.hub.bots, "think", think)
    ann = await server.person()
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    table = await ann.post("/api/tables", toy_table(ME, ME, clock=LIVE, on_timeout="pass", start=True))
    server.now.ahead_ms += HOUR_MS
    await steps_reach(ann, table["id"], 2)
    assert any(LAY.has(task.options[0]) for task in asked) == (not passing), "otherwise a bot decides"


async def test_deadlines_survive_a_restart(any_database: str) -> None:
    now = Now()
    async with running(quick_settings(any_database), now=now) as place:
        ann = await place.person()
        await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
        table = await ann.post("/api/tables", toy_table(ME, bot(), clock=SLOW, start=True))
        before = await steps_reach(ann, table["id"], 1)
        cookies = ann.http.cookies
    async with running(quick_settings(any_database), now=now) as place:
        ann = place.stranger()
        ann.http.cookies = cookies
        after = await ann.get(f"/api/tables/{table['id']}")
        assert after["deadline"] == before["deadline"]
    now.ahead_ms += 2 * HOUR_MS
    async with running(quick_settings(any_database), now=now) as place:
        ann = place.stranger()
        ann.http.cookies = cookies
        async with asyncio.timeout(30):
            while (await ann.get("/api/tables"))["tables"][0]["decisions"] < 2:
                await asyncio.sleep(0.05)


async def test_a_bots_move_that_a_crash_prevented_is_made_after_the_restart(sqlite_database: str) -> None:
    settings = quick_settings(sqlite_database, bot_pause_ms=60_000)
    async with running(settings) as place:
        ann = await place.person()
        table = await ann.post("/api/tables", toy_table(ME, bot()))
        async with ann.sit(table["id"]) as seat:
            await seat.ready()
            await ann.post(f"/api/tables/{table['id']}/start")
        cookies = ann.http.cookies
    async with running(quick_settings(sqlite_database)) as place:
        ann = place.stranger()
        ann.http.cookies = cookies
        await steps_reach(ann, table["id"], 1)


@pytest.mark.postgres
async def test_servers_of_one_database_go_by_its_clock(postgres_database: str) -> None:
    """Whatever their own say, and however far one of them has come."""
    database = Database(quick_settings(postgres_database).database_url)
    await database.open()
    ahead, right = Now(), Now()
    ahead.wrong_ms = HOUR_MS
    times = [TableTime(clock, database) for clock in (ahead, right)]
    for each in times:
        await each.open()
    assert abs(times[0]() - times[1]()) < 1000
    assert abs(times[0].wall_ahead() - HOUR_MS) < 1000
    assert times[1].wall_ahead() == 0
    assert not await times[0].look_at_the_wall()
    await database.close()


@pytest.mark.parametrize("wrong_ms", [HOUR_MS, -HOUR_MS], ids=["forward", "back"])
async def test_a_server_that_starts_just_after_the_clock_was_set_joins_the_time_of_the_others(
    any_database: str, wrong_ms: int
) -> None:
    """Nobody had noted yet that it was, so it began with another time."""
    database = Database(quick_settings(any_database).database_url)
    await database.open()
    now = Now()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Database, "wall_clock", lambda _database: _moment_of(now))
        old, new = TableTime(now, database), TableTime(now, database)
        await old.open()
        right = old()
        now.wrong_ms = wrong_ms
        await new.open()
        assert await old.look_at_the_wall()
        assert not await new.look_at_the_wall()
        assert not await old.look_at_the_wall()
    assert abs(new() - right) < 1_000
    assert abs(old() - right) < 1_000
    assert abs(new.started_at - right) < 1_000
    assert abs(new.wall_ahead() - wrong_ms) < 1_000
    await database.close()


async def _moment_of(now: Now) -> int:
    return now.now()


@pytest.mark.parametrize("wrong_ms", [HOUR_MS, -HOUR_MS], ids=["forward", "back"])
async def test_setting_the_wall_clock_takes_or_gives_nobody_time(any_database: str, wrong_ms: int) -> None:
    """Neither while the server runs nor after a restart; and deadlines are told as the wall clock now calls them."""
    now = Now()
    clock = {"kind": "live", "bank_s": 600, "increment_s": 0}
    async with running(quick_settings(any_database), now=now) as place:
        ann = await place.person()
        await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
        table = await ann.post("/api/tables", toy_table(ME, bot(), clock=clock, start=True))
        before = await steps_reach(ann, table["id"], 1)
        now.wrong_ms = wrong_ms
        await asyncio.sleep(0.3)
        during = await ann.get(f"/api/tables/{table['id']}")
        assert during["decisions"] == 1
        assert abs(during["deadline"] - before["deadline"] - wrong_ms) < 1000
        listed = (await ann.get("/api/tables"))["tables"][0]
        assert abs(listed["deadline"] - during["deadline"]) < 1000
        async with ann.sit(table["id"]) as seat:
            await seat.ready()
            shown = seat.frame["clock"]
            assert abs(shown["at"] - now.now()) < 1000
            assert 590_000 < shown["seats"]["red"]["left_ms"] <= 600_000
        cookies = ann.http.cookies
    async with running(quick_settings(any_database), now=now) as place:
        ann = place.stranger()
        ann.http.cookies = cookies
        await asyncio.sleep(0.3)
        after = await ann.get(f"/api/tables/{table['id']}")
        assert after["decisions"] == 1
        assert abs(after["deadline"] - during["deadline"]) < 1000
        now.ahead_ms += 601_000
        await steps_reach(ann, table["id"], 2)
