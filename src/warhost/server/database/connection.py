"""Opening the database: SQLite without set-up, PostgreSQL by its address; migrated to the newest schema first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, cast, event, func, inspect, literal, text
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from warhost.server.clock import Clock

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "0003"
"""The last step of the migrations."""
POOL: Final = 5
"""Connections of one server: one for the journal's commits, which follow each other, and a few for everything else, which is
short. On PostgreSQL another is kept for the server's lease."""
MIGRATION_LOCK: Final = 7_264_001
"""PostgreSQL's advisory lock."""


class Database:
    """A pool of connections. `reading()` and `writing()` are transactions; SQLite has one writer at a time."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _engine(url, self.is_sqlite, POOL)
        self._kept_free = self.engine if self.is_sqlite else _engine(url, self.is_sqlite, 1)
        self._one_writer = asyncio.Lock()

    async def open(self) -> None:
        if self.is_sqlite and self.url.database not in (None, "", ":memory:"):
            Path(self.url.database or "").parent.mkdir(parents=True, exist_ok=True)
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

    def moment(self, clock: Clock) -> ColumnElement[int]:
        """Now, in milliseconds, by a clock that all servers of this database share: PostgreSQL's own, and for SQLite that of
        the machine on which all of them run."""
        if self.is_sqlite:
            return literal(round(clock.monotonic() * 1000), BigInteger)
        return cast(func.extract("epoch", func.statement_timestamp()) * 1000, BigInteger)

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
        async with self._one_writer, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def writing_at_once(self) -> AsyncIterator[AsyncConnection]:
        """The same over a connection that is kept for this: it never waits for others to be done."""
        if self.is_sqlite:
            async with self.writing() as connection:
                yield connection
            return
        async with self._kept_free.begin() as connection:
            yield connection

    async def answers(self) -> bool:
        try:
            async with asyncio.timeout(2), self.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except (OSError, TimeoutError, SQLAlchemyError):
            return False
        return True


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
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # A decision is acknowledged only when it would survive a power cut.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
