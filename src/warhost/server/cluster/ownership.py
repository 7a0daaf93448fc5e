"""Which server owns which table. A server lives as long as it keeps telling the database so; it owns the tables that it has
claimed until it releases them, or until it is silent for too long and another takes them over. A server that could not
tell in time knows by its own clock that it owns nothing any more, before anybody else may think so. Of a neighbour on the
same machine that has died this is known at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import structlog
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.chance import Chance
from warhost.server.clock import Clock
from warhost.server.cluster.neighbours import Neighbours
from warhost.server.database import owner_queries
from warhost.server.database.connection import Database
from warhost.server.database.owner_queries import LEASE_MS
from warhost.server.refusals import NoLongerOwner

HEARTBEAT_S: Final = 1.0
MARGIN_S: Final = 1.0
"""So much earlier than others a server believes that its lease has ended: clocks do not run equally fast."""
OWN_LEASE_S: Final = LEASE_MS / 1000 - MARGIN_S
GIVEN_BACK_WITHIN_S: Final = 2.0
REMEMBERED: Final = 20_000
UNREACHABLE: Final = (TimeoutError, SQLAlchemyError, OSError)

log = structlog.get_logger()


class Mine(Struct, frozen=True):
    """This server owns the table; everything it writes carries this number."""

    fence: int


class Theirs(Struct, frozen=True):
    """A living server owns the table."""

    server: str


class OwnedElsewhere(NoLongerOwner):
    """The table is another server's."""

    def __init__(self, server: str) -> None:
        super().__init__()
        self.server = server


class Ownership:
    """`lost` is called when this server must not own tables any more; `gone` with the servers that have ceased to live."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        chance: Chance,
        neighbours: Neighbours,
        machine: str,
        address: str,
    ) -> None:
        self._database = database
        self._clock = clock
        self._neighbours = neighbours
        self._machine = machine
        self._address = address
        self._ends_at = 0.0
        self._is_lost = True
        self._alive: set[str] = set()
        self._elsewhere: OrderedDict[str, str] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self.name = chance.hexadecimal(6)
        self.lost: Callable[[], None] = lambda: None
        self.gone: Callable[[set[str]], None] = lambda _servers: None

    async def open(self) -> None:
        async with self._database.writing_at_once() as connection:
            await owner_queries.forget_dead(connection, self._moment())
        self._neighbours.arrive(self.name)
        await self._renew()
        self._task = asyncio.create_task(self._beat_forever(), name="heartbeat")

    async def close(self) -> None:
        """Everything is released; nobody needs to wait for the end of the lease."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            async with asyncio.timeout(GIVEN_BACK_WITHIN_S), self._database.writing_at_once() as connection:
                await owner_queries.release_all(connection, self.name)
                await owner_queries.forget_server(connection, self.name)
        except UNREACHABLE as error:
            log.warning("lease not given back", error=type(error).__name__)
        self._neighbours.leave()

    # ------------------------------------------------------------ tables

    async def claim(self, table: str) -> Mine | Theirs | None:
        """Own the table unless another living server does; None if there is no such table."""
        self.check()
        async with self._database.writing() as connection:
            fence = await owner_queries.claim(connection, table, self.name, self._moment())
            owner = None if fence is not None else await owner_queries.owner_of(connection, table)
        if fence is not None:
            self.forget(table)
            return Mine(fence)
        if owner is None:
            return None
        if owner[0] is None:
            # It was released between the two questions.
            return await self.claim(table)
        self._remember(table, owner[0])
        return Theirs(owner[0])

    async def claim_due(self, due_at: int, limit: int) -> list[tuple[str, int]]:
        """Take over some of the tables that are due and that no living server owns; returns them with their fences."""
        self.check()
        async with self._database.writing() as connection:
            return await owner_queries.claim_due(connection, self.name, due_at, self._moment(), limit)

    async def check_fence(self, table: str, fence: int) -> None:
        """Refuses if another server has taken the table over, whatever this one believes of its lease."""
        async with self._database.reading() as connection:
            if await owner_queries.fence_of(connection, table) != fence:
                raise NoLongerOwner

    async def fences(self) -> dict[str, int]:
        """The tables that are this server's in the eyes of the others."""
        async with self._database.reading() as connection:
            return await owner_queries.fences_of(connection, self.name)

    async def release(self, table: str, fence: int) -> None:
        async with self._database.writing() as connection:
            await owner_queries.release(connection, table, fence)

    async def release_all(self) -> None:
        """If the database cannot be reached, others wait for the end of the lease."""
        try:
            async with asyncio.timeout(GIVEN_BACK_WITHIN_S), self._database.writing_at_once() as connection:
                await owner_queries.release_all(connection, self.name)
        except UNREACHABLE as error:
            log.warning("tables not given back", error=type(error).__name__)

    def check(self) -> None:
        """Refuses while this server may not own anything."""
        if self._is_lost or self._clock.monotonic() >= self._ends_at:
            raise NoLongerOwner

    # ------------------------------------------------------------ other servers

    def known_elsewhere(self, table: str) -> str | None:
        """The living server that owned the table when somebody last asked."""
        server = self._elsewhere.get(table)
        return server if server in self._alive else None

    def forget(self, table: str) -> None:
        """Ask again who owns it."""
        self._elsewhere.pop(table, None)

    def is_alive(self, server: str) -> bool:
        return server in self._alive

    def _remember(self, table: str, server: str) -> None:
        self._alive.add(server)
        self._elsewhere[table] = server
        self._elsewhere.move_to_end(table)
        while len(self._elsewhere) > REMEMBERED:
            self._elsewhere.popitem(last=False)

    # ------------------------------------------------------------ the lease

    async def _beat_forever(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            await self._beat()

    async def _beat(self) -> None:
        left = OWN_LEASE_S if self._is_lost else self._ends_at - self._clock.monotonic()
        try:
            async with asyncio.timeout(max(0.0, left)):
                await self._renew()
        except UNREACHABLE as error:
            log.warning("no sign of life given", error=type(error).__name__)
        if not self._is_lost and self._clock.monotonic() >= self._ends_at:
            self._lose()

    async def _renew(self) -> None:
        began = self._clock.monotonic()
        async with self._database.writing_at_once() as connection:
            now = self._moment()
            was_held = await owner_queries.renew(connection, self.name, self._machine, self._address, now)
            machines = await owner_queries.living(connection, now)
            alive = set(machines) - await self._forget_dead_neighbours(connection, machines)
        is_late = self._clock.monotonic() >= self._ends_at
        if not self._is_lost and (is_late or not was_held):
            # Others may already have taken over: it is too late, or the database's clock was set, and it seemed so to them.
            # What is owned again from now on is claimed again.
            self._lose()
        self._ends_at, self._is_lost = began + OWN_LEASE_S, False
        gone, self._alive = self._alive - alive, alive
        if gone:
            self.gone(gone)

    async def _forget_dead_neighbours(
        self, connection: AsyncConnection, machines: dict[str, str]
    ) -> set[str]:
        near = {name for name, machine in machines.items() if machine == self._machine and name != self.name}
        dead = {name for name in near if self._neighbours.has_died(name)}
        for name in dead:
            await owner_queries.forget_server(connection, name)
        return dead

    def _lose(self) -> None:
        log.error("lease lost", server=self.name)
        self._is_lost = True
        self.lost()

    def _moment(self) -> owner_queries.Moment:
        return self._database.moment(self._clock)
