"""The database of a simulated world: one SQLite file for all servers, behind statements that take their time, fail, or fail
after they took effect. Transactions promise no more than PostgreSQL's usual ones: what is read is what was committed at that
moment, and a writer keeps others out from its first change to its end."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import BigInteger, ColumnElement, Engine, create_engine, event, func
from sqlalchemy.engine import Connection, Result
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool
from sqlalchemy.sql.dml import UpdateBase

from tests.simulation.clocks import Wall
from tests.simulation.loop import Process, SimulatedLoop
from tests.simulation.truth import Taken
from warhost.server.clock import Clock
from warhost.server.database.connection import Database, migrate
from warhost.server.database.journal import Writing
from warhost.server.database.owner_queries import LEASE_MS
from warhost.server.database.schema import LOG, TABLES
from warhost.server.database.sqlite_writer import SqliteStatements

MEMORY: Final = Path("/dev/shm")
"""A folder that needs no disk, where there is one."""
PATIENCE_S: Final = 10.0
"""So long a writer waits for the others."""
SLOWER: Final = 60
"""What a slow disk takes, in times of what it usually takes."""


class Moods(Struct):
    """How the database behaves at present. Shares are between 0 and 1."""

    statement_s: float = 0.0006
    commit_s: float = 0.003
    fails: float = 0.0
    """Statements that fail, and with them their transaction."""
    fails_before_commit: float = 0.0
    fails_after_commit: float = 0.0
    """Commits that succeed without anybody hearing of it."""
    slow: bool = False


OWNERS: Final = "SELECT id, owner FROM tables WHERE owner IS NOT NULL"
LEASES: Final = "SELECT name, alive_until FROM servers"

Committed = Callable[[Process, sqlite3.Connection, set[str], list[Taken]], None]
"""Called after each commit with who made it, a connection to look, the names of the tables that were changed, and what was
taken from owners whose lease had not ended."""


class Disk:
    """What lasts, whatever becomes of the servers."""

    def __init__(
        self, loop: SimulatedLoop, seed: int, folder: Path, wall: Wall | None, committed: Committed
    ) -> None:
        self.loop = loop
        self.wall = wall
        """The database's own clock; without one it has the machine's, of which leases count what is monotonic."""
        self.lots = random.Random(f"disk {seed}")
        self.moods = Moods()
        self.cut_off: set[str] = set()
        """The names of servers that cannot reach it."""
        self.ambush: asyncio.Future[Process] | None = None
        """Waits for the next who is about to write an entry."""
        self.commits = 0
        self._committed = committed
        file = folder / "warhost.sqlite3"
        file.write_bytes(_empty_database())
        self._engine = _engine(file, self.now)
        self._idle: list[Connection] = []
        self.look = sqlite3.connect(file, isolation_level=None)
        """What is stored, for whoever watches the world."""
        self._writer: Transaction | None = None
        self._waiting: deque[tuple[Transaction, asyncio.Future[None]]] = deque()
        self._open: list[Transaction] = []

    def now(self) -> int:
        return round(self.loop.time() * 1000) if self.wall is None else self.wall.now()

    def close(self) -> None:
        for connection in [*self._idle, *(each.connection for each in self._open)]:
            connection.close()
        self.look.close()
        self._engine.dispose()

    # ------------------------------------------------------------ transactions

    def begin(self, process: Process) -> Transaction:
        transaction = Transaction(self, process, self._idle.pop() if self._idle else self._engine.connect())
        self._open.append(transaction)
        return transaction

    def end(self, transaction: Transaction) -> None:
        """Whatever was not committed is undone."""
        if transaction not in self._open:
            return
        self._open.remove(transaction)
        transaction.connection.rollback()
        self._idle.append(transaction.connection)
        transaction.is_broken = True
        self._let_next_write(transaction)

    def forget(self, process: Process) -> None:
        """A server is gone, or the connection to it."""
        for transaction in [each for each in self._open if each.process is process]:
            self.end(transaction)

    async def write_lock(self, transaction: Transaction) -> None:
        if self._writer is transaction:
            return
        if self._writer is None:
            self._writer = transaction
            return
        turn = self.loop.create_future()
        self._waiting.append((transaction, turn))
        try:
            async with asyncio.timeout(PATIENCE_S):
                await turn
        except TimeoutError:
            raise _lost("the database is locked") from None

    def _let_next_write(self, transaction: Transaction) -> None:
        if self._writer is not transaction:
            return
        self._writer = None
        while self._waiting:
            waiting, turn = self._waiting.popleft()
            if waiting in self._open and not turn.done():
                self._writer = waiting
                turn.set_result(None)
                return

    def commit(self, transaction: Transaction) -> None:
        transaction.connection.commit()
        if transaction.changed:
            self.commits += 1
            self.loop.note("commit", transaction.process, *sorted(transaction.changed))
            self._committed(transaction.process, self.look, transaction.changed, transaction.taken)

    # ------------------------------------------------------------ faults

    def spring_ambush(self, process: Process) -> None:
        if self.ambush is not None and not self.ambush.done():
            self.ambush.set_result(process)
        self.ambush = None

    async def take_time(self, seconds: float) -> None:
        slower = SLOWER if self.moods.slow else 1
        await asyncio.sleep(self.lots.expovariate(1 / seconds) * slower)

    def happens(self, share: float) -> bool:
        return share > 0 and self.lots.random() < share


class Transaction:
    """Has the methods of SQLAlchemy's asynchronous connection that the server uses."""

    def __init__(self, disk: Disk, process: Process, connection: Connection) -> None:
        self._disk = disk
        self.process = process
        self.connection = connection
        self.changed: set[str] = set()
        self.taken: list[Taken] = []
        self.is_broken = False

    async def execute(self, statement: Any, parameters: Any = None) -> Result[Any]:
        disk, table = self._disk, getattr(statement, "table", None)
        if disk.ambush is not None and table is LOG and isinstance(statement, UpdateBase):
            disk.spring_ambush(self.process)
        await disk.take_time(disk.moods.statement_s)
        self._check()
        if isinstance(statement, UpdateBase) and table is not None:
            await disk.write_lock(self)
            self._check()
            self.changed.add(table.name)
        if disk.happens(disk.moods.fails):
            disk.end(self)
            raise _lost("a statement failed")
        owners = self._owners() if table is TABLES and isinstance(statement, UpdateBase) else {}
        result = self.connection.execute(statement, parameters)
        if owners:
            self._note_taken(owners)
        # As from an asynchronous driver, all rows are there at once: nothing keeps the database as it was.
        return result.freeze()() if result.returns_rows else result

    def _owners(self) -> dict[str, str]:
        return dict(self.connection.exec_driver_sql(OWNERS).tuples().all())

    def _note_taken(self, before: dict[str, str]) -> None:
        """Whether an owner lives is decided by the clock of this moment. Before the commit that may be set, and a lease renewed."""
        now, after = self._disk.now(), self._owners()
        leases: dict[str, int] = dict(self.connection.exec_driver_sql(LEASES).tuples().all())
        for table, owner in before.items():
            left = leases.get(owner, now - 1) - now
            if after.get(table, owner) != owner and 0 <= left <= LEASE_MS:
                self.taken.append((table, owner, after[table]))

    async def write_journal(self, batch: list[Writing]) -> list[Exception | None]:
        """The journal's own statements, in one go."""
        disk = self._disk
        disk.spring_ambush(self.process)
        await disk.take_time(disk.moods.statement_s)
        self._check()
        await disk.write_lock(self)
        self._check()
        self.changed |= {LOG.name, TABLES.name}
        if disk.happens(disk.moods.fails):
            disk.end(self)
            raise _lost("a statement failed")
        if not self.connection.in_transaction():
            self.connection.begin()
        plain = self.connection.connection.driver_connection
        assert isinstance(plain, sqlite3.Connection)
        statements = SqliteStatements(plain)
        return [statements.write(writing) for writing in batch]

    async def commit(self) -> None:
        disk = self._disk
        if not self.changed:
            self._check()
            return
        await disk.take_time(disk.moods.commit_s)
        self._check()
        if disk.happens(disk.moods.fails_before_commit):
            disk.end(self)
            disk.loop.note("failed commit", self.process)
            raise _lost("a commit failed")
        disk.commit(self)
        if disk.happens(disk.moods.fails_after_commit):
            disk.loop.note("unknown commit", self.process)
            raise _lost("nobody knows whether it was committed")
        await disk.take_time(disk.moods.statement_s)

    def _check(self) -> None:
        if self.is_broken or self.process.name in self._disk.cut_off:
            self._disk.end(self)
            raise _lost("the connection is gone")


class SimulatedDatabase(Database):
    """What a server has in the place of its pool of connections."""

    def __init__(self, disk: Disk, process: Process) -> None:
        self._disk = disk
        self._process = process
        self.is_sqlite = True
        self._moment = func.simulated_now(type_=BigInteger)

    def moment(self, _clock: Clock) -> ColumnElement[int]:
        """The database's own clock, at the moment of the statement."""
        return self._moment

    async def wall_clock(self) -> int | None:
        return None if self._disk.wall is None else self._disk.wall.now()

    async def open(self) -> None:
        await self._disk.take_time(self._disk.moods.statement_s)

    async def close(self) -> None:
        self._disk.forget(self._process)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Any]:
        transaction = self._begun()
        try:
            yield transaction
        finally:
            self._end(transaction)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Any]:
        transaction = self._begun()
        try:
            yield transaction
            await transaction.commit()
        finally:
            self._end(transaction)

    writing_at_once = writing

    def _begun(self) -> Transaction:
        if self._process.name in self._disk.cut_off:
            raise _lost("the database cannot be reached")
        return self._disk.begin(self._process)

    def _end(self, transaction: Transaction) -> None:
        # What is over with a dead process was undone when it died.
        if self._process.is_alive:
            self._disk.end(transaction)


class SimulatedWriter:
    """The journal's way to the disk."""

    def __init__(self, database: SimulatedDatabase) -> None:
        self._database = database

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def write(self, batch: list[Writing]) -> list[Exception | None]:
        async with self._database.writing() as transaction:
            outcomes: list[Exception | None] = await transaction.write_journal(batch)
        return outcomes


def _lost(why: str) -> OperationalError:
    return OperationalError(None, None, ConnectionError(why), hide_parameters=True)


@contextmanager
def scratch_folder() -> Iterator[Path]:
    place = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="warhost-simulation-", dir=place) as folder:
        yield Path(folder)


@cache
def _empty_database() -> bytes:
    """Migrated once for all worlds of this process."""
    with scratch_folder() as folder:
        file = folder / "empty.sqlite3"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return file.read_bytes()


def _engine(file: Path, now: Callable[[], int]) -> Engine:
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool, hide_parameters=True)

    def prepare(connection: Any, _record: Any) -> None:
        connection.create_function("simulated_now", 0, now)
        for name, value in (
            ("journal_mode", "WAL"),
            ("synchronous", "OFF"),
            ("foreign_keys", "ON"),
            ("busy_timeout", "0"),
        ):
            connection.execute(f"PRAGMA {name}={value}")

    event.listen(engine, "connect", prepare)
    return engine
