"""Time-outs: what happens when somebody does not decide, also across a restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.conftest import Now, Running, quick_settings, running
from tests.server.people import ME, Client, bot, toy_table
from tests.toy.rules import LAY, Lay
from warhost.core.verbs import Verb
from warhost.server.database.connection import Database
from warhost.server.database.key_queries import key_named
from warhost.server.database.schema import TABLES
from warhost.server.table import live_tables as tables
from warhost.server.table_time import AHEAD, Note, TableTime
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


class Wall:
    """The wall clock of several servers, that somebody sets, and how far their tables' times are off since."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._right = Now()
        self.now = Now()

    def server(self) -> TableTime:
        return TableTime(self.now, self._database)

    def asleep(self) -> tuple[Now, TableTime]:
        """A server on a machine of its own, whose clocks can stand still."""
        own = Now()
        return own, TableTime(own, self._database)

    def set_by(self, milliseconds: int) -> None:
        self.now.wrong_ms += milliseconds

    def minutes_pass(self, minutes: int) -> None:
        for clock in (self.now, self._right):
            clock.ahead_ms += minutes * 60_000

    async def moment(self) -> int:
        return self.now.now()

    def is_right(self, time: TableTime) -> bool:
        return abs(time() - self._right.now()) < 1_000

    async def noted(self) -> int:
        async with self._database.reading() as connection:
            return Note.read(await key_named(connection, AHEAD)).ahead


@pytest.fixture
async def wall(any_database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wall]:
    database = Database(quick_settings(any_database).database_url)
    await database.open()
    wall = Wall(database)
    monkeypatch.setattr(Database, "wall_clock", lambda _database: wall.moment())
    yield wall
    await database.close()


BY = pytest.mark.parametrize("by", [HOUR_MS, -HOUR_MS], ids=["forward", "back"])


@BY
async def test_a_server_that_starts_just_after_the_clock_was_set_joins_the_time_of_the_others(
    wall: Wall, by: int
) -> None:
    """Nobody had noted yet that it was, so it began with another time."""
    old, new = wall.server(), wall.server()
    await old.open()
    wall.set_by(by)
    await new.open()
    assert not wall.is_right(new)
    assert await old.look_at_the_wall()
    assert not await new.look_at_the_wall()
    assert not await old.look_at_the_wall()
    assert wall.is_right(new)
    assert wall.is_right(old)
    assert abs(new.started_at - new()) < 1_000
    assert abs(new.wall_ahead() - by) < 1_000


@BY
async def test_a_clock_that_is_set_twice_before_all_have_looked_takes_or_gives_nobody_time(
    wall: Wall, by: int
) -> None:
    """What the second server finds noted is not what it saw itself."""
    one, two = wall.server(), wall.server()
    await one.open()
    await two.open()
    wall.set_by(by)
    assert await one.look_at_the_wall()
    wall.set_by(60_000)
    assert await two.look_at_the_wall()
    assert wall.is_right(two)
    assert not await one.look_at_the_wall()
    assert wall.is_right(one)
    assert abs(await wall.noted() + by + 60_000) < 1_000


@BY
async def test_a_clock_that_is_set_and_set_back_before_all_have_looked_takes_or_gives_nobody_time(
    wall: Wall, by: int
) -> None:
    one, two = wall.server(), wall.server()
    await one.open()
    await two.open()
    assert not await two.look_at_the_wall()
    wall.set_by(by)
    assert await one.look_at_the_wall()
    wall.set_by(-by)
    await two.look_at_the_wall()
    await one.look_at_the_wall()
    assert wall.is_right(one)
    assert wall.is_right(two)
    assert abs(await wall.noted()) < 1_000


async def test_of_two_servers_that_look_at_once_the_one_that_saw_less_does_not_overrule_the_other(
    wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, quick = wall.server(), wall.server()
    await slow.open()
    await quick.open()
    wall.set_by(HOUR_MS)
    write, has_written = TableTime._write_note, asyncio.Event()

    async def write_late(self: TableTime, before: str | None, after: Note) -> bool:
        if self is slow and not has_written.is_set():
            await has_written.wait()
        return await write(self, before, after)

    monkeypatch.setattr(TableTime, "_write_note", write_late)
    looking = asyncio.create_task(slow.look_at_the_wall())
    await asyncio.sleep(0.1)
    wall.set_by(HOUR_MS)
    assert await quick.look_at_the_wall()
    has_written.set()
    assert not await looking
    assert abs(await wall.noted() + 2 * HOUR_MS) < 1_000
    assert not await slow.look_at_the_wall()
    assert wall.is_right(slow)
    assert wall.is_right(quick)


async def test_a_server_that_knows_its_time_for_long_does_not_believe_one_that_has_just_begun(
    wall: Wall,
) -> None:
    """That began just after a move which nobody had noted, and saw another one."""
    old, new = wall.server(), wall.server()
    await old.open()
    wall.set_by(HOUR_MS)
    await new.open()
    wall.set_by(60_000)
    assert await new.look_at_the_wall()
    assert await old.look_at_the_wall()
    assert not await new.look_at_the_wall()
    assert wall.is_right(old)
    assert wall.is_right(new)


async def test_a_server_whose_machine_slept_takes_up_the_time_of_those_that_were_awake(wall: Wall) -> None:
    """Its own clocks stood still, so it believes that the wall clock was set."""
    awake, (own, asleep) = wall.server(), wall.asleep()
    await awake.open()
    await asleep.open()
    assert not await awake.look_at_the_wall()
    wall.minutes_pass(10)
    assert not await awake.look_at_the_wall()
    own.ahead_ms = 10 * 60_000 - 5 * 60_000
    assert await asleep.look_at_the_wall()
    assert await awake.look_at_the_wall()
    assert not await asleep.look_at_the_wall()
    assert not await awake.look_at_the_wall()
    assert wall.is_right(awake)
    assert wall.is_right(asleep)


async def test_a_look_that_took_long_says_nothing(wall: Wall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The wall clock that the database told is of some moment in between."""
    time = wall.server()
    await time.open()

    async def late(_database: Database) -> int:
        moment = wall.now.now()
        wall.minutes_pass(1)
        return moment

    with monkeypatch.context() as patch:
        patch.setattr(Database, "wall_clock", late)
        assert not await time.look_at_the_wall()
    assert await wall.noted() == 0
    assert not await time.look_at_the_wall()
    assert wall.is_right(time)


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
