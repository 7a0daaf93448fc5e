"""One owner for each table: claims, leases that end, and writes that come too late."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, bot, toy_table
from warhost.server.chance import Chance
from warhost.server.clock import SystemClock
from warhost.server.cluster import ownership
from warhost.server.cluster.neighbours import LockedFiles
from warhost.server.cluster.ownership import Mine, Ownership, Theirs
from warhost.server.database import owner_queries
from warhost.server.database.connection import Database
from warhost.server.database.journal import Journal, Writing
from warhost.server.database.postgres_writer import PostgresWriter
from warhost.server.database.rows import LogRow
from warhost.server.database.schema import CHAT, LOG, SERVERS, TABLES
from warhost.server.database.sqlite_writer import SqliteWriter
from warhost.server.http.app import say_goodbye
from warhost.server.refusals import NoLongerOwner
from warhost.server.settings import Settings
from warhost.server.table import live_tables
from warhost.server.table.store import TableStore


class Watch(SystemClock):
    """Time of which a test can let some pass."""

    passed_s = 0.0

    def monotonic(self) -> float:
        return super().monotonic() + self.passed_s


@pytest.fixture
async def place(any_database: str) -> AsyncIterator[Running]:
    async with running(quick_settings(any_database)) as place:
        yield place


@pytest.fixture
async def database(place: Running, any_database: str) -> AsyncIterator[Database]:
    database = Database(Settings(database=any_database).database_url)
    yield database
    await database.close()


Another = Callable[..., Awaitable[Ownership]]


@pytest.fixture
async def another(database: Database, tmp_path: Path) -> AsyncIterator[Another]:
    """Makes further servers, as far as ownership goes."""
    opened: list[Ownership] = []

    async def make(clock: Watch | None = None) -> Ownership:
        made = Ownership(
            database, clock or Watch(), Chance(), LockedFiles(tmp_path / "servers"), "machine", "address"
        )
        await made.open()
        opened.append(made)
        return made

    yield make
    for each in opened:
        await each.close()


async def new_table(place: Running, **wish: Any) -> str:
    ann = await place.person()
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    return str((await ann.post("/api/tables", toy_table(ME, bot(), **wish)))["id"])


async def free_table(place: Running, **wish: Any) -> str:
    """A table that nobody owns."""
    table = await new_table(place, **wish)
    place.tables._live.clear()
    await place.hub.ownership.release_all()
    return table


async def fall_silent(database: Database, server: Ownership) -> None:
    """As if it had been killed, and some time had passed."""
    assert server._task is not None
    server._task.cancel()
    async with database.writing() as connection:
        await connection.execute(
            update(SERVERS)
            .where(SERVERS.c.name == server.name)
            .values(alive_until=SERVERS.c.alive_until - owner_queries.LEASE_MS - 1_000)
        )


async def column(database: Database, table: str, name: str) -> Any:
    async with database.reading() as connection:
        return (await connection.execute(select(TABLES.c[name]).where(TABLES.c.id == table))).scalar()


async def test_a_table_has_one_owner(place: Running, another: Another) -> None:
    table = await free_table(place)
    one, other = await another(), await another()
    claimed = await one.claim(table)
    assert isinstance(claimed, Mine)
    assert await other.claim(table) == Theirs(one.name)
    await one.release(table, claimed.fence)
    again = await other.claim(table)
    assert isinstance(again, Mine)
    assert again.fence > claimed.fence
    assert await one.claim("no-such-table---") is None


async def test_of_many_who_claim_at_once_one_succeeds(place: Running, another: Another) -> None:
    servers = [await another() for _ in range(4)]
    for _ in range(5):
        table = await free_table(place)
        claims = await asyncio.gather(*(server.claim(table) for server in servers))
        assert sum(isinstance(claim, Mine) for claim in claims) == 1


async def test_a_new_table_belongs_to_whoever_made_it(place: Running, another: Another) -> None:
    table = await new_table(place)
    assert await (await another()).claim(table) == Theirs(place.hub.ownership.name)


async def test_what_a_silent_server_owned_can_be_claimed(
    place: Running, another: Another, database: Database
) -> None:
    table = await free_table(place)
    one, other = await another(), await another()
    await one.claim(table)
    await fall_silent(database, one)
    assert isinstance(await other.claim(table), Mine)


async def test_a_dead_neighbours_tables_are_free_at_once(place: Running, another: Another) -> None:
    table = await free_table(place)
    dead, other = await another(), await another()
    await dead.claim(table)
    await other._beat()
    assert await other.claim(table) == Theirs(dead.name), "it lives"
    assert dead._task is not None
    dead._task.cancel()
    assert isinstance(dead._neighbours, LockedFiles)
    assert dead._neighbours._own is not None
    os.close(dead._neighbours._own[1])
    dead._neighbours._own = None
    await other._beat()
    assert isinstance(await other.claim(table), Mine)


async def test_a_server_knows_that_its_lease_has_ended_before_others_may_take_over(
    place: Running, another: Another
) -> None:
    clock, lost = Watch(), []
    one = await another(clock)
    one.lost = lambda: lost.append("lost")
    one.check()
    clock.passed_s += ownership.OWN_LEASE_S
    with pytest.raises(NoLongerOwner):
        one.check()
    with pytest.raises(NoLongerOwner):
        await one.claim(await free_table(place))
    await one._beat()
    assert lost == ["lost"]


async def test_a_server_that_gave_no_sign_of_life_drops_its_tables_and_claims_them_anew(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ownership, "HEARTBEAT_S", 0.05)
    async with running(quick_settings(sqlite_database)) as place:
        ann = await place.person()
        table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
        async with ann.sit(table["id"]) as seat:
            await seat.ready()
            fence = await column(place.hub.database, table["id"], "fence")
            place.hub.ownership._ends_at = 0.0
            bye = await seat.until("bye")
            assert (bye["reason"], bye["final"]) == ("refused-moved", False)
            await seat.socket.wait_closed()
            assert seat.socket.close_code == 1012
        await asyncio.sleep(1)
        async with ann.sit(table["id"]) as seat:
            await seat.ready()
            assert (await seat.decide(seat.keys[0]))["type"] == "done"
        assert await column(place.hub.database, table["id"], "fence") > fence


async def set_the_clock_of_leases(database: Database) -> None:
    """Forward by a minute: everybody's lease seems to have ended long ago."""
    async with database.writing() as connection:
        await connection.execute(update(SERVERS).values(alive_until=SERVERS.c.alive_until - 60_000))


def believe_in_the_lease_for_long(owner: Ownership) -> None:
    """No sign of life corrects it."""
    assert owner._task is not None
    owner._task.cancel()
    owner._ends_at += 3_600


async def test_a_server_whose_lease_seemed_over_to_others_drops_its_tables(
    place: Running, another: Another, database: Database
) -> None:
    """The database's clock was set, and another has taken a table over from the living: what stands here is old."""
    ann = await place.person()
    table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        await set_the_clock_of_leases(database)
        other = await another()
        assert isinstance(await other.claim(table["id"]), Mine)
        await place.hub.ownership._beat()
        assert (await seat.until("bye"))["reason"] == "refused-moved"


async def test_a_server_that_was_taken_for_dead_for_a_moment_gives_up_what_others_have(
    place: Running, database: Database, another: Another, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock was set while another took the table over, and set back before this server's next sign of life: its lease goes on,
    and who looks at the table here would wait for ever."""
    monkeypatch.setattr(live_tables, "SWEEP_S", 0.05)
    monkeypatch.setattr(live_tables, "OWNED_EVERY_S", 0.2)
    table, kept = await new_table(place), await new_table(place)
    new = await another()
    async with database.writing() as connection:
        taken = update(TABLES).where(TABLES.c.id == table)
        await connection.execute(taken.values(owner=new.name, fence=TABLES.c.fence + 1))
    async with asyncio.timeout(20):
        while table in place.tables._live:
            await asyncio.sleep(0.05)
    place.hub.ownership.check()
    assert kept in place.tables._live


async def test_whoever_knows_more_of_a_table_than_its_server_is_not_shown_it_as_it_was(
    place: Running, another: Another, database: Database
) -> None:
    """Until its next sign of life the old owner believes in its lease; a client that comes from the new one knows better."""
    ann = await place.person()
    table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        number = seat.frame["number"]
        await seat.send("hello", number=number + 5, story=seat.frame["story"])
        await seat.until("view")
        believe_in_the_lease_for_long(place.hub.ownership)
        await set_the_clock_of_leases(database)
        other = await another()
        assert isinstance(await other.claim(table["id"]), Mine)
        await seat.send("hello", number=number + 5, story=seat.frame["story"])
        while (frame := await seat.receive())["type"] not in ("bye", "view", "update", "current"):
            pass
        assert (frame["type"], frame.get("reason")) == ("bye", "refused-moved")


# ---------------------------------------------------------------- fences


def journal_of(database: Database) -> Journal:
    return Journal(SqliteWriter(database) if database.is_sqlite else PostgresWriter(database))


def entry(number: int) -> LogRow:
    return LogRow(number, "decision", 0, "lay:one", [], 0, "person", 0)


async def test_an_old_owner_writes_nothing_to_the_log(
    place: Running, another: Another, database: Database
) -> None:
    tables = [await free_table(place) for _ in range(3)]
    old, new = await another(), await another()
    fences = []
    for table in tables:
        claimed = await old.claim(table)
        assert isinstance(claimed, Mine)
        fences.append(claimed.fence)
    await old.release(tables[1], fences[1])
    await new.claim(tables[1])
    journal = journal_of(database)
    writings = [
        journal.write(Writing(table, fence, entry(1), {"number": 1}))
        for table, fence in zip(tables, fences, strict=True)
    ]
    waiting = asyncio.gather(*writings, return_exceptions=True)
    await asyncio.sleep(0)
    await journal.open()
    outcomes = await waiting
    await journal.close()
    assert outcomes[0] is None
    assert isinstance(outcomes[1], NoLongerOwner)
    assert outcomes[2] is None
    assert [await column(database, table, "number") for table in tables] == [1, 0, 1]
    async with database.reading() as connection:
        logged = {row[0] for row in await connection.execute(select(LOG.c.table_id))}
    assert logged == {tables[0], tables[2]}


async def test_a_number_that_another_owner_used_is_told_as_the_loss_that_it_is(
    place: Running, another: Another, database: Database
) -> None:
    table = await free_table(place)
    old, new = await another(), await another()
    first = await old.claim(table)
    assert isinstance(first, Mine)
    await old.release(table, first.fence)
    second = await new.claim(table)
    assert isinstance(second, Mine)
    journal = journal_of(database)
    await journal.open()
    await journal.write(Writing(table, second.fence, entry(1), {"number": 1}))
    with pytest.raises(NoLongerOwner):
        await journal.write(Writing(table, first.fence, entry(1), {"number": 1}))
    await journal.close()


async def taken_over(place: Running, database: Database, another: Another, table: str) -> None:
    """Another server owns the table, and the one that has it in memory does not know."""
    async with database.writing() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(owner=None))
    assert isinstance(await (await another()).claim(table), Mine)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("decide", {"seat": "red", "asked": 0, "key": "lay:one"}),
        ("chat", {"text": "anybody there?"}),
        ("pause", {"paused": True}),
    ],
    ids=["decision", "talk", "pause"],
)
async def test_whatever_an_old_owner_is_asked_for_does_not_happen(
    place: Running, another: Another, database: Database, path: str, body: dict[str, Any]
) -> None:
    ann = await place.person()
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    table = (await ann.post("/api/tables", toy_table(ME, ME, start=True)))["id"]
    if path == "decide":
        prompt = (await ann.get(f"/api/tables/{table}/view", **{"as": "red"}))["prompt"]
        body = {"seat": "red", "asked": prompt["asked"], "key": prompt["options"][0]}
    async with ann.sit(table) as seat:
        await seat.ready()
        await taken_over(place, database, another, table)
        assert await ann.refused("POST", f"/api/tables/{table}/{path}", body) == (503, "refused-moved")
        assert (await seat.until("bye"))["reason"] == "refused-moved"
    assert await column(database, table, "number") == 0
    async with database.reading() as connection:
        assert not (await connection.execute(select(CHAT))).all()
    assert await ann.refused("GET", f"/api/tables/{table}") == (503, "refused-moved")


async def test_a_change_of_seats_by_an_old_owner_does_not_happen(
    place: Running, another: Another, database: Database
) -> None:
    ann = await place.person()
    table = (await ann.post("/api/tables", toy_table(ME, ME)))["id"]
    await taken_over(place, database, another, table)
    wish = {"holder": bot()}
    assert await ann.refused("PUT", f"/api/tables/{table}/seats/red", wish) == (503, "refused-moved")
    listed = (await ann.get("/api/tables"))["tables"][0]
    assert [seat["played_by"] for seat in listed["seats"]] == ["person", "person"]


# ---------------------------------------------------------------- due tables


async def make_due(database: Database, table: str) -> None:
    async with database.writing() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(wake_at=1))


async def test_due_tables_are_taken_over_only_from_the_dead(
    place: Running, another: Another, database: Database
) -> None:
    table = await free_table(place, start=True)
    assert place.tables._sweeper is not None
    place.tables._sweeper.cancel()
    one, other = await another(), await another()
    await one.claim(table)
    await make_due(database, table)
    assert await other.claim_due(2, 10) == []
    await fall_silent(database, one)
    assert [due for due, _fence in await other.claim_due(2, 10)] == [table]
    assert await (await another()).claim_due(2, 10) == []


async def test_a_start_makes_work_for_nobody_else(place: Running, database: Database) -> None:
    table = await new_table(place, start=True)
    wake_at = await column(database, table, "wake_at")
    assert wake_at is None or wake_at > place.now.now() + 1_000


async def test_a_table_of_the_dead_is_looked_after(
    any_database: str, place: Running, another: Another, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "SWEEP_S", 0.05)
    slow = {"kind": "slow", "move_s": 60}
    table = await free_table(place, start=True, clock=slow)
    dead = await another()
    await dead.claim(table)
    before = await column(database, table, "number")
    await make_due(database, table)
    await fall_silent(database, dead)
    place.now.ahead_ms += 3_600_000
    async with asyncio.timeout(20):
        while await column(database, table, "number") == before:
            await asyncio.sleep(0.05)
    assert await column(database, table, "owner") == place.hub.ownership.name


async def test_an_unloaded_table_is_nobodys(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "SWEEP_S", 0.05)
    async with running(quick_settings(sqlite_database, unload_after_s=1)) as place:
        ann = await place.person()
        table = (await ann.post("/api/tables", toy_table(ME, ME, start=True)))["id"]
        async with asyncio.timeout(20):
            while await column(place.hub.database, table, "owner") is not None:
                await asyncio.sleep(0.05)
        assert table not in place.tables._live
        assert (await ann.get(f"/api/tables/{table}"))["status"] == "playing"
        assert await column(place.hub.database, table, "owner") == place.hub.ownership.name


async def test_a_server_stops_in_good_order_without_its_database(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreachable(*_: object) -> None:
        raise OSError("no such disk")

    async with running(quick_settings(sqlite_database)) as place:
        ann = await place.person()
        table = (await ann.post("/api/tables", toy_table(ME, ME, start=True)))["id"]
        async with ann.sit(table) as seat:
            await seat.ready()
            monkeypatch.setattr(owner_queries, "release_all", unreachable)
            monkeypatch.setattr(live_tables, "keep_standings", unreachable)
            stopping = asyncio.create_task(say_goodbye(place.app))
            assert (await seat.until("bye"))["reason"] == "refused-stopping"
            await stopping


async def test_a_stopped_server_owns_nothing(any_database: str) -> None:
    async with running(quick_settings(any_database)) as place:
        table = await new_table(place, start=True)
    database = Database(Settings(database=any_database).database_url)
    assert await column(database, table, "owner") is None
    async with database.reading() as connection:
        assert not (await connection.execute(select(SERVERS))).all()
    await database.close()


async def test_a_server_that_stood_still_while_it_read_a_table_tells_nobody_of_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sits where was read before it stood still, the log after: together they could show a hand to the wrong eyes."""
    ann = await server.person()
    table = (await ann.post("/api/tables", toy_table(ME, ME, start=True)))["id"]
    live = await server.tables.get(table, ann.id)
    build, told = TableStore._build, []

    async def build_slowly(store: TableStore) -> None:
        await build(store)
        server.hub.ownership._ends_at = 0.0

    monkeypatch.setattr(TableStore, "_build", build_slowly)
    monkeypatch.setattr(live.audience, "tell_whole", lambda: told.append(table))
    async with live.held():
        with pytest.raises(NoLongerOwner):
            await live._store.resync()
    assert told == []
