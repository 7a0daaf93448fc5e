"""Servers for the tests: real ones, on a port of their own, with a database of their own."""

from __future__ import annotations

import asyncio
import itertools
import os
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

import argon2
import asyncpg
import pytest
from sqlalchemy import create_engine
from starlette.applications import Starlette

from scripts.ports import free_port
from scripts.with_nats import Broker
from scripts.with_postgres import Server as PostgresServer
from tests.server.people import Client
from warhost.server.clock import SystemClock
from warhost.server.cluster import ownership
from warhost.server.database import owner_queries
from warhost.server.database.connection import Database, migrate
from warhost.server.http.app import make_app
from warhost.server.http.app_state import AppState
from warhost.server.http.pages import STATIC
from warhost.server.hub import Hub
from warhost.server.serving import Serving, configuration
from warhost.server.settings import Settings

TOY = "toy=tests.toy:GAME"

_numbers = itertools.count()


@pytest.fixture(autouse=True, scope="package")
def toy_game_offered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WARHOST_GAMES", TOY)
        yield


@pytest.fixture(autouse=True)
def leases_outlast_a_busy_machine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something else may keep the machine busy for seconds. Leases are as short as they are where a test's servers share a database
    with processes of their own."""
    if "ServerProcess" not in vars(request.module):
        monkeypatch.setattr(owner_queries, "LEASE_MS", 40_000)
        monkeypatch.setattr(ownership, "OWN_LEASE_S", 39.0)


@pytest.fixture(autouse=True)
def passwords_are_hashed_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """As they really are, each costs more than a server's start."""
    quick = partial(argon2.PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(argon2, "PasswordHasher", quick)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server; one is started if the test run has not brought one."""
    given = os.environ.get("WARHOST_TEST_POSTGRES")
    if given:
        yield given
        return
    with tempfile.TemporaryDirectory(prefix="warhost-postgres-", ignore_cleanup_errors=True) as folder:
        server = PostgresServer(Path(folder))
        server.start()
        try:
            yield server.address
        finally:
            server.stop()


@pytest.fixture
def nats(broker: str) -> str:
    """The address of a NATS broker, with a name for this test alone."""
    return f"{broker}/test-{os.getpid()}-{next(_numbers)}"


@pytest.fixture(scope="session")
def broker() -> Iterator[str]:
    """The address of a NATS broker; one is started if the test run has not brought one."""
    given = os.environ.get("WARHOST_TEST_NATS")
    if given:
        yield given
        return
    own = Broker()
    own.start()
    try:
        yield own.address
    finally:
        own.stop()


# Making the tables takes longer than most tests: it is done once, and each test has a copy.


@cache
def an_empty_sqlite_database() -> bytes:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection)
        file: bytes = connection.connection.driver_connection.serialize()  # type: ignore[union-attr]
    engine.dispose()
    return file


@pytest.fixture(scope="session")
def an_empty_postgres_database(postgres: str) -> str:
    """Its name."""
    name = f"warhost_{os.getpid()}_empty"

    async def make() -> None:
        await _execute(postgres, f"CREATE DATABASE {name}")
        database = Database(Settings(database=beside(postgres, name)).database_url)
        await database.open()
        await database.close()

    # Beside the event loop of whichever test came first.
    with ThreadPoolExecutor() as threads:
        threads.submit(asyncio.run, make()).result()
    return name


def beside(postgres: str, name: str) -> str:
    return postgres.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture
async def postgres_database(postgres: str, an_empty_postgres_database: str) -> AsyncIterator[str]:
    """A database of its own."""
    name = f"warhost_{os.getpid()}_{next(_numbers)}"
    await _execute(postgres, f"CREATE DATABASE {name} TEMPLATE {an_empty_postgres_database}")
    yield beside(postgres, name)
    await _execute(postgres, f"DROP DATABASE {name} WITH (FORCE)")


async def _execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


class Now(SystemClock):
    """Time that a test can move on (`ahead_ms`), and a wall clock that it can set wrong (`wrong_ms`)."""

    def __init__(self) -> None:
        self.ahead_ms = 0
        self.wrong_ms = 0

    def now(self) -> int:
        return super().now() + self.ahead_ms + self.wrong_ms

    def monotonic(self) -> float:
        return super().monotonic() + self.ahead_ms / 1000


class Running:
    """A server that runs, and the people who come to it."""

    def __init__(self, address: str, app: Starlette, now: Now) -> None:
        state: AppState = app.state.warhost
        self.address = address
        self.state = state
        self.app = app
        self.hub = state.hub
        self.tables = state.tables
        self.open_connections = state.open_connections
        self.tunnels = state.tunnels
        self.now = now
        self.clients: list[Client] = []

    async def person(self, name: str = "Ann") -> Client:
        return await self.stranger().arrive(name)

    def stranger(self) -> Client:
        client = Client(self.address)
        self.clients.append(client)
        return client


Start = Callable[..., Any]


async def no_clock_of_its_own() -> None:
    """A test moves the server's clock; the one of a database it cannot move."""


@asynccontextmanager
async def running(
    settings: Settings, static: Path | None = None, now: Now | None = None
) -> AsyncIterator[Running]:
    moment = now or Now()
    file = settings.database_file
    if file is not None and file.parent.is_dir() and not file.exists():
        file.write_bytes(an_empty_sqlite_database())
    hub = Hub(settings, moment)
    hub.database.wall_clock = no_clock_of_its_own  # type: ignore[method-assign]
    # Leases run by real time, whatever time a test makes of the tables' clocks.
    hub.ownership._clock = SystemClock()
    app = make_app(settings, hub=hub, static=static or STATIC)
    server = Serving(configuration(settings, app))
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    place = Running(f"http://127.0.0.1:{settings.port}", app, moment)
    try:
        yield place
    finally:
        for client in place.clients:
            await client.http.aclose()
        server.should_exit = True
        await task


def quick_settings(database: str, **given: Any) -> Settings:
    """Without limits and pauses; what a test is about it sets itself."""
    defaults: dict[str, Any] = {
        "port": free_port(),
        "database": database,
        "rates": 0,
        "bot_pause_ms": 0,
        "bot_unseen_pause_ms": 0,
        "bot_workers": 1,
        "bot_budget_ms": 200,
        "hint_level": "easy",
        "hint_budget_ms": 20_000,
        "restart_grace_s": 0,
        "shutdown_s": 1,
        "log_level": "warning",
    }
    return Settings(**(defaults | given))


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return str(tmp_path / "warhost.sqlite3")


@pytest.fixture
async def server(sqlite_database: str) -> AsyncIterator[Running]:
    async with running(quick_settings(sqlite_database)) as place:
        yield place


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def any_database(request: pytest.FixtureRequest) -> str:
    """The address of a database: once SQLite, once PostgreSQL."""
    address: str = request.getfixturevalue(f"{request.param}_database")
    return address


@pytest.fixture
async def any_server(any_database: str) -> AsyncIterator[Running]:
    async with running(quick_settings(any_database)) as place:
        yield place
