"""Whether a server notices that it cannot work, and tells of it; and how the process itself fares."""

from __future__ import annotations

import asyncio
import re
import resource
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, toy_table
from warhost.server.database.connection import Database
from warhost.server.database.tournament_queries import dailies
from warhost.server.http.measuring import measure
from warhost.server.operations import health, vitals
from warhost.server.operations.descriptors import connections_possible, open_descriptors
from warhost.server.operations.measures import Measures
from warhost.server.operations.vitals import Vitals


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "EVERY_S", 0.05)


async def asked(place: Running) -> tuple[int, str]:
    response = await place.stranger().http.get("/health")
    return response.status_code, response.json()["status"]


async def at_rest(place: Running) -> None:
    """Until what a new server writes by itself, the deals of the day, is written."""
    async with asyncio.timeout(60):
        while True:
            async with place.hub.database.reading() as connection:
                if len(await dailies(connection, None, 10)) == len(place.hub.games.names()):
                    break
            await asyncio.sleep(0.05)
    await asyncio.sleep(0.1)


async def becomes(place: Running, status: int, word: str) -> None:
    async with asyncio.timeout(60):
        while await asked(place) != (status, word):
            await asyncio.sleep(0.05)


async def test_a_database_that_takes_nothing_shows_and_so_does_its_recovery(server: Running) -> None:
    assert await asked(server) == (200, "ok")
    engine = server.hub.database.engine

    def close_it(connection: Any, _record: Any) -> None:
        connection.cursor().execute("PRAGMA query_only=ON")

    event.listen(engine.sync_engine, "connect", close_it)
    await engine.dispose()
    await becomes(server, 503, "read_only")
    event.remove(engine.sync_engine, "connect", close_it)
    await engine.dispose()
    await becomes(server, 200, "ok")


@pytest.mark.postgres
async def test_a_read_only_postgres_shows(postgres_database: str) -> None:
    async with running(quick_settings(postgres_database)) as place:
        assert await asked(place) == (200, "ok")
        name = postgres_database.rsplit("/", 1)[1]
        connection = await asyncpg.connect(postgres_database.rsplit("/", 1)[0] + "/postgres")
        await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await place.hub.database.engine.dispose()
        await becomes(place, 503, "read_only")
        await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        await place.hub.database.engine.dispose()
        await becomes(place, 200, "ok")
        await connection.close()


async def test_a_locked_database_shows_in_time(server: Running, sqlite_database: str) -> None:
    await at_rest(server)
    assert await asked(server) == (200, "ok")
    other = sqlite3.connect(sqlite_database)
    other.execute("BEGIN IMMEDIATE")
    await asyncio.sleep(0.1)
    started = time.monotonic()
    answers = await asyncio.gather(*(asked(server) for _ in range(5)))
    assert set(answers) == {(503, "no_answer")}
    assert time.monotonic() - started < 5
    other.rollback()
    other.close()
    await becomes(server, 200, "ok")


async def test_a_database_that_is_gone_shows(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with running(quick_settings(str(folder / "warhost.sqlite3"))) as place:
        assert await asked(place) == (200, "ok")
        await place.hub.database.engine.dispose()
        folder.rename(tmp_path / "elsewhere")
        await becomes(place, 503, "no_database")
        (tmp_path / "elsewhere").rename(folder)
        await becomes(place, 200, "ok")


def test_a_full_disk_has_a_name_of_its_own(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "small.sqlite3")
    connection.execute("CREATE TABLE things (content)")
    connection.execute("PRAGMA max_page_count=2")
    with pytest.raises(sqlite3.OperationalError) as full:
        connection.execute("INSERT INTO things VALUES (zeroblob(100000))")
    assert health.why(OperationalError("INSERT", {}, full.value)) == "disk_full"
    connection.close()
    assert health.why(ConnectionRefusedError()) == "no_database"
    assert health.why(ValueError()) == "no_write"


async def test_however_often_it_is_asked_it_is_tried_once_a_while(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at_rest(server)
    monkeypatch.setattr(health, "EVERY_S", 60.0)
    writes = 0
    writing = Database.writing

    @asynccontextmanager
    async def counting(self: Database) -> AsyncIterator[Any]:
        nonlocal writes
        writes += 1
        async with writing(self) as connection:
            yield connection

    monkeypatch.setattr(Database, "writing", counting)
    await asyncio.gather(*(asked(server) for _ in range(20)))
    for _ in range(20):
        assert await asked(server) == (200, "ok")
    assert writes == 1


# ---------------------------------------------------------------- how the process fares


async def test_measures_tell_how_the_process_fares(server: Running) -> None:
    ann = await server.person()
    table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        time.sleep(0.6)
        await asyncio.sleep(0.3)
        shown = await ann.get("/metrics")
    assert value(shown, "warhost_loop_lag_seconds") > 0.2
    assert 10e6 < value(shown, "warhost_memory_bytes") < 10e9
    assert 5 < value(shown, "warhost_descriptors") < value(shown, "warhost_descriptors_most")
    assert value(shown, "warhost_connections") >= 2
    for queue in ("journal", "sockets", "notices", "bots", "uploads"):
        assert value(shown, f'warhost_queue_length{{queue="{queue}"}}') >= 0


async def test_measures_tell_what_waits(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await server.person()
    table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        async with server.hub.database.writing():
            deciding = asyncio.create_task(seat.decide(seat.keys[0]))
            async with asyncio.timeout(60):
                while not server.hub.journal.queued:
                    await asyncio.sleep(0.01)
            live = await server.tables.get(table["id"], ann.id)
            monkeypatch.setattr(live.audience.connections[0]._outlet, "unsent", lambda: 7)
            measure(server.state)
            shown = server.hub.measures.text().decode()
        for queue in ("journal", "sockets"):
            assert value(shown, f'warhost_queue_length{{queue="{queue}"}}') == 1
            assert value(shown, f'warhost_queue_bytes{{queue="{queue}"}}') > 0
        await deciding
    measure(server.state)
    assert 'warhost_queue_bytes{queue="journal"} 0.0' in server.hub.measures.text().decode()


def value(shown: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", shown, re.MULTILINE)
    assert found, name
    return float(found[1])


@pytest.fixture
def few_descriptors() -> Iterator[int]:
    """Little more than there are open now."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = (open_descriptors() or 0) + 20
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, limits[1]))
    yield few
    resource.setrlimit(resource.RLIMIT_NOFILE, limits)


def test_it_is_said_once_that_descriptors_run_short(
    few_descriptors: int, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    watching = Vitals(Measures())
    monkeypatch.setattr(vitals, "SHORT", ((open_descriptors() or 0) + 5) / few_descriptors)
    watching.look_at_descriptors()
    assert "run short" not in "".join(capfd.readouterr())
    files = [(tmp_path / str(number)).open("w") for number in range(10)]
    watching.look_at_descriptors()
    watching.look_at_descriptors()
    assert "".join(capfd.readouterr()).count("descriptors run short") == 1
    for file in files:
        file.close()
    watching.look_at_descriptors()
    assert "suffice again" in "".join(capfd.readouterr())
    assert connections_possible(10_000) == few_descriptors * 3 // 4
