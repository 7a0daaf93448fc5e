"""Opening the database: SQLite without set-up, PostgreSQL by its address; migrated to the newest schema first."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import BigInteger, ColumnElement, bindparam, cast, event, func, inspect, text
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from warhost.server.clock import Clock
from warhost.server.database.turns import Turns

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "0022"
"""The last step of the migrations."""
POOL: Final = 5
"""Connections of one server for whatever is short. On PostgreSQL the journal has one of its own, and another is kept for the
server's lease."""
MIGRATION_LOCK: Final = 7_264_001
"""PostgreSQL's advisory lock."""
CROSSED: Final = ("40001", "40P01", "23503")
"""PostgreSQL's words for a transaction that another one got in the way of: not serializable, a deadlock, a row that is named by one
that was added meanwhile."""
ATTEMPTS: Final = 4

Found = TypeVar("Found")


class Database:
    """A pool of connections. `reading()` and `writing()` are transactions; SQLite has one writer at a time."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _engine(url, self.is_sqlite, POOL)
        self._kept_free = self.engine if self.is_sqlite else _engine(url, self.is_sqlite, 1)
        self._turns: Turns | None = None
        self._moments: dict[Clock, ColumnElement[int]] = {}

    async def open(self) -> None:
        file = file_of(self.url) if self.is_sqlite else None
        if file is not None:
            _make_private(Path(file))
        async with self.engine.begin() as connection:
            # Of several servers that start at once, one migrates.
            if self.is_sqlite:
                await connection.execute(text("BEGIN IMMEDIATE"))
            else:
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK}
                )
            if await schema_revision(connection) != NEWEST:
                await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()
        await self._kept_free.dispose()
        if self._turns is not None:
            self._turns.close()
            self._turns = None

    def moment(self, clock: Clock) -> ColumnElement[int]:
        """Now, in milliseconds, by a clock that all servers of this database share: PostgreSQL's own, and for SQLite that of
        the machine on which all of them run. It is read when a statement is carried out."""
        if clock not in self._moments:
            self._moments[clock] = _by_this_machine(clock) if self.is_sqlite else _by_the_database()
        return self._moments[clock]

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Committed when the block ends, undone when it fails."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self.turns.turn(), self.engine.begin() as connection:
            yield connection

    async def written(self, work: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        """What this work does is one transaction, for work that touches many rows of others and may be done again. Of two that wait
        for each other PostgreSQL undoes one, and what is to be deleted may be named anew at that moment: then it begins again."""
        for _ in range(ATTEMPTS - 1):
            try:
                async with self.writing() as connection:
                    return await work(connection)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in CROSSED:
                    raise
        async with self.writing() as connection:
            return await work(connection)

    @asynccontextmanager
    async def writing_at_once(self) -> AsyncIterator[AsyncConnection]:
        """The same for what cannot wait: over a connection that is kept for this, on SQLite before all others of this server."""
        if self.is_sqlite:
            async with self.turns.turn(urgent=True), self.engine.begin() as connection:
                yield connection
            return
        async with self._kept_free.begin() as connection:
            yield connection

    @property
    def turns(self) -> Turns:
        """Whoever writes to SQLite takes turns with all others who do."""
        if self._turns is None:
            self._turns = Turns(file_of(self.url))
        return self._turns

    async def wall_clock(self) -> int | None:
        """The moment by the database's own clock, if it has one: all its servers agree on that."""
        if self.is_sqlite:
            return None
        async with self.reading() as connection:
            milliseconds = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
            return int((await connection.execute(text(milliseconds))).scalar_one())


def file_of(url: URL) -> str | None:
    """Where SQLite keeps the database; None if it is only in memory."""
    return None if url.database in (None, "", ":memory:") else url.database


def _make_private(file: Path) -> None:
    """Nobody else may read the database; SQLite gives its other files the same permissions."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        file.touch(0o600)
    with contextlib.suppress(PermissionError):
        file.chmod(0o600)  # unless it is somebody else's, who may have reasons


async def schema_revision(connection: AsyncConnection) -> str | None:
    """Which step of the migrations this database is at; None when it is new."""
    if not await connection.run_sync(lambda plain: inspect(plain).has_table("alembic_version")):
        return None
    return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar())


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the schema up to date, inside the connection's transaction."""
    from alembic import command  # heavy, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _engine(url: str, is_sqlite: bool, connections: int) -> AsyncEngine:
    # Errors would quote the values of a failing statement, seeds and passwords among them.
    if not is_sqlite:
        return create_async_engine(
            url, hide_parameters=True, pool_size=connections, max_overflow=0, pool_pre_ping=True
        )
    engine = create_async_engine(url, hide_parameters=True, pool_size=connections, max_overflow=POOL)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # A decision is acknowledged only when it would survive a power cut.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _by_this_machine(clock: Clock) -> ColumnElement[int]:
    return bindparam(
        "moment", callable_=lambda: round(clock.monotonic() * 1000), type_=BigInteger, unique=True
    )


def _by_the_database() -> ColumnElement[int]:
    return cast(func.extract("epoch", func.statement_timestamp()) * 1000, BigInteger)
