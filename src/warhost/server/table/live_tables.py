"""The tables that this server owns: claimed and loaded when somebody needs them, woken when time is due, released when nobody
is there any more, handed over when the server stops, dropped when it may not own them any longer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import structlog
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from warhost.server.cluster.letters import PersonChanged, TablesChanged
from warhost.server.cluster.ownership import Mine, OwnedElsewhere, Theirs
from warhost.server.database.owner_queries import check_fence, due_of
from warhost.server.database.removal_queries import delete_tables
from warhost.server.database.table_queries import (
    UNREADABLE,
    Standing,
    keep_standings,
    last_chat_number,
    let_sleep,
    seats_of,
    table_by_id,
    version_of_table,
)
from warhost.server.hub import Hub
from warhost.server.operations.incidents import report
from warhost.server.refusals import NoLongerOwner, RequestRefused, UnreadableTable
from warhost.server.table.actor import TableActor
from warhost.server.table.connection import CLOSE_NO_TABLE, Connection, Hearing
from warhost.server.table.info import may_see, participants_of, table_summary

SWEEP_S: Final = 2.0
SWEEP_SPREAD: Final = (0.75, 1.25)
"""Servers that started together do not look for due tables together."""
OVERDUE_MS: Final = 2_000
"""A table wakes by itself; only when it is this much overdue somebody looks for it in the database."""
WOKEN_AT_ONCE: Final = 50
TAKEN_OVER_AT_ONCE: Final = 20
"""Few, so that all servers share the tables of one that died."""
CLOCKS_EVERY_S: Final = 30.0
OWNED_EVERY_S: Final = 10.0
PEOPLE_EVERY_S: Final = 60.0
PEOPLE_AT_ONCE: Final = 200
"""Word of what a person changed at another server may be lost: after so long it is read again."""
PUT_AWAY_AT_ONCE: Final = 50
HELD_WITHIN_S: Final = 1.0
"""So long a stopping server waits for what is being written; what comes later is refused and has not happened."""
COME_BACK_WITHIN_MS: Final = 750
"""Over so much time those come back who are sent to another server."""

NO_TABLE: Final = "refused-no-table"

log = structlog.get_logger()


class LiveTables:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._live: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._handed_over: list[TableActor] = []
        self._hearing: set[asyncio.Task[None]] = set()
        self._clocks_told = 0.0
        self._owned_checked = 0.0
        self._people_forgotten = 0.0
        self._connections: dict[str, set[Connection]] = {}
        """Those of each person, at whatever table."""

    async def open(self) -> None:
        self.hub.ownership.lost = self.lose_all
        self.hub.post.read_by(PersonChanged, self._hear_of_person)
        self.hub.post.read_by(TablesChanged, lambda letter: self._soon(self.reread(letter.tables)))
        self._sweeper = asyncio.create_task(self._sweep_forever(), name="sweeper")

    async def close(self) -> None:
        """Keep how the tables stood."""
        await self.hand_over()
        try:
            for first in range(0, len(self._handed_over), PUT_AWAY_AT_ONCE):
                await self._keep_standings(self._handed_over[first : first + PUT_AWAY_AT_ONCE])
        except (SQLAlchemyError, OSError) as error:
            report(self.hub.measures, error, doing="put away")
        self._handed_over.clear()

    async def hand_over(self) -> None:
        """Let what is being written be written, give all tables back, and send everybody to their new owners."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
            self._sweeper = None
        under_way = [*self._waking.values(), *self._loading.values(), *self._hearing]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        tables = list(self._live.values())
        if not tables:
            return
        await asyncio.wait([asyncio.create_task(table.retire()) for table in tables], timeout=HELD_WITHIN_S)
        await self.hub.ownership.release_all()
        for table in tables:
            table.lose("refused-stopping", self._moment_to_come_back)
        self._handed_over += tables

    def lose_all(self) -> None:
        """This server may not own anything any more: nothing is written."""
        for task in self._loading.values():
            task.cancel()
        for table in list(self._live.values()):
            table.lose("refused-moved", self._moment_to_come_back)

    def _moment_to_come_back(self) -> int:
        return round(self.hub.chance.between(0, COME_BACK_WITHIN_MS))

    async def get(self, table: str, person: str | None) -> TableActor:
        """The table, if this person may know of it."""
        live = await self._load(table)
        await self._look_for_changes_by_others(live, person)
        if not may_see(live.state.row, live.state.seats, person):
            raise RequestRefused(NO_TABLE)
        live.used_at = self.hub.clock.monotonic()
        return live

    async def get_invited(self, table: str) -> TableActor:
        """For whoever has the table's invite code."""
        return await self._load(table)

    async def delete(self, table: TableActor) -> None:
        """With everything that happened at it."""
        async with table.held():
            async with self.hub.database.writing() as connection:
                await check_fence(connection, table.id, table.state.fence)
                await delete_tables(connection, [table.id])
            table.end(NO_TABLE, CLOSE_NO_TABLE)

    async def adopt(self, table: str, fence: int) -> TableActor:
        """A table that has just been stored as this server's own."""
        return await self._load(table, fence)

    async def locate(self, table: str) -> str | None:
        """The other server that owns the table; None if it is here, or nowhere."""
        if table in self._live:
            return None
        elsewhere = self.hub.ownership.known_elsewhere(table)
        if elsewhere is not None:
            return elsewhere
        try:
            await self._load(table)
        except OwnedElsewhere as owned:
            return owned.server
        except RequestRefused:
            return None
        return None

    async def reread(self, tables: list[str]) -> None:
        """Those of these tables that are loaded here have been changed in the database by somebody else."""
        for table in [self._live[table] for table in tables if table in self._live]:
            try:
                await table.refresh()
            except RequestRefused as refusal:
                if refusal.key != NO_TABLE:
                    raise
                table.end(NO_TABLE, CLOSE_NO_TABLE)

    def _hear_of_person(self, letter: PersonChanged) -> None:
        self.hub.people.forget(letter.person)
        self._soon(self.check_sessions(letter.person))
        self._soon(self.person_changed(letter.person))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._without_fail(work))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def _without_fail(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except RequestRefused:
            return
        except (SQLAlchemyError, OSError) as error:
            report(self.hub.measures, error, doing="hear of a change")

    async def belongings_moved(self, tables: list[str]) -> None:
        """A guest's seats have become an account's."""
        if tables:
            await self.hub.post.tell_all(TablesChanged(tables))
            await self.reread(tables)

    async def person_changed(self, person: str) -> None:
        """Tables at which this person sits show another name, and heed other preferences."""
        row = await self.hub.people.get(person)
        for table in [table for table in self._live.values() if person in table.state.participants]:
            if row is not None:
                await table.know_anew(row)
        await self._know_wishes(self._connections.get(person, set()).copy(), person)

    async def _know_wishes(self, connections: set[Connection], person: str) -> None:
        """Whom this person wants to hear and to meet, at these connections of theirs."""
        if not connections:
            return
        hearing, apart = await self.hearing_of(person), await self.hub.peace.apart(person)
        for connection in connections:
            connection.hearing, connection.apart = hearing, apart

    async def hearing_of(self, person: str) -> Hearing:
        wishes, row = await self.hub.peace.wishes(person), await self.hub.people.get(person)
        talk = "all" if row is None else row.preferences.get("talk", "all")
        return Hearing(person, frozenset({*wishes.muted, *wishes.blocked}), talk)

    async def check_may_know(self, table: str, person: str) -> None:
        """Whether this person may know of a table, whichever server owns it."""
        async with self.hub.database.reading() as connection:
            row = await table_by_id(connection, table)
            seats = [] if row is None else (await seats_of(connection, [table]))[table]
        if row is None or not may_see(row, seats, person):
            raise RequestRefused(NO_TABLE)

    async def check_sessions(self, person: str) -> None:
        """Whoever of this person's connections is not signed in any more is sent away."""
        for connection in self._connections.get(person, set()).copy():
            if await self.hub.people.of_cookie(connection.cookie) is None:
                connection.sign_out()

    async def _check_all_sessions(self) -> None:
        """Of so many people at once that one question to the database serves them all."""
        people = list(self._connections)
        for first in range(0, len(people), PEOPLE_AT_ONCE):
            some = people[first : first + PEOPLE_AT_ONCE]
            await self.hub.people.read_again(set(some))
            for person in some:
                await self.check_sessions(person)
            await self.hub.company.note(set(some))

    async def attach(self, table: TableActor, connection: Connection) -> None:
        table.attach(connection)
        if connection.person is not None:
            self._connections.setdefault(connection.person, set()).add(connection)
            await self._know_wishes({connection}, connection.person)
            await self.check_sessions(connection.person)
        self.hub.measures.sockets.inc()

    def detach(self, table: TableActor, connection: Connection) -> None:
        table.audience.detach(connection)
        if connection.person is not None:
            self._connections[connection.person].discard(connection)
            if not self._connections[connection.person]:
                del self._connections[connection.person]
        table.used_at = self.hub.clock.monotonic()
        self.hub.measures.sockets.dec()
        table.audience.tell_presence()

    def connections(self) -> list[Connection]:
        return [connection for table in self._live.values() for connection in table.audience.connections]

    def measure(self) -> None:
        self.hub.measures.tables.set(len(self._live))
        self.hub.bots.measure()

    # ------------------------------------------------------------ loading

    async def _load(self, table: str, fence: int | None = None) -> TableActor:
        if table in self._live:
            return self._live[table]
        if table not in self._loading:
            task = asyncio.create_task(self._read(table, fence))
            self._loading[table] = task
            task.add_done_callback(lambda _task: self._loading.pop(table, None))
        try:
            return await asyncio.shield(self._loading[table])
        except asyncio.CancelledError:
            if self._loading_was_stopped():
                raise NoLongerOwner from None
            raise

    @staticmethod
    def _loading_was_stopped() -> bool:
        """Whether it was the loading that ended, and not whoever waits for it."""
        waiting = asyncio.current_task()
        return waiting is not None and not waiting.cancelling()

    async def _read(self, table: str, fence: int | None) -> TableActor:
        fence = await self._claim(table) if fence is None else fence
        try:
            live = await self._stored(table, fence)
        except UNREADABLE as error:
            if isinstance(error, DBAPIError):
                # The database cannot be asked: that says nothing of the table.
                raise
            self.hub.unreadable.note(table)
            raise UnreadableTable from error
        await live.open()
        self._live[table] = live
        return live

    async def _stored(self, table: str, fence: int) -> TableActor:
        async with self.hub.database.reading() as connection:
            row = await table_by_id(connection, table)
            if row is None:
                raise RequestRefused(NO_TABLE)
            seats = (await seats_of(connection, [table]))[table]
            said = await last_chat_number(connection, table)
        participants = await self.hub.people.get_all(participants_of(row, seats))
        # What cannot be told to anybody fails here, before anybody sits at it.
        table_summary(row, seats, participants, None, False, 0)
        return TableActor(self.hub, row, seats, participants, said, fence, self._forget)

    async def _claim(self, table: str) -> int:
        if self.hub.stopping:
            raise RequestRefused("refused-stopping")
        match await self.hub.ownership.claim(table):
            case Mine(fence=fence):
                return fence
            case Theirs(server=server):
                raise OwnedElsewhere(server)
        raise RequestRefused(NO_TABLE)

    def _forget(self, table: TableActor) -> None:
        if self._live.get(table.id) is table:
            del self._live[table.id]

    async def _look_for_changes_by_others(self, table: TableActor, person: str | None) -> None:
        """What surrounds a game is changed elsewhere too: an administrator releases a table from quarantine, a guest's seats
        become an account's, a deal is opened. Word of it may be lost."""
        is_known = person is None or person in table.state.participants
        if table.state.frozen is None and is_known and not table.state.row.sealed:
            return
        async with self.hub.database.reading() as connection:
            version = await version_of_table(connection, table.id)
        if version is not None and version > table.state.row.version:
            await table.refresh()

    # ------------------------------------------------------------ what time brings

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S * self.hub.chance.between(*SWEEP_SPREAD))
            try:
                await self._sweep()
            except NoLongerOwner:
                continue
            except Exception as error:  # noqa: BLE001 - whatever happens, the other tables' time goes on
                report(self.hub.measures, error, doing="sweep")

    async def _sweep(self) -> None:
        if await self.hub.table_time.look_at_the_wall():
            log.warning("wall clock moved", ahead_ms=self.hub.table_time.wall_ahead())
        due_at = self.hub.table_time() - OVERDUE_MS
        async with self.hub.database.reading() as connection:
            overdue = await due_of(connection, self.hub.ownership.name, due_at, WOKEN_AT_ONCE)
        for table in overdue:
            self._wake_soon(table, None)
        for table, fence in await self.hub.ownership.claim_due(due_at, TAKEN_OVER_AT_ONCE):
            self._wake_soon(table, fence)
        await self._unload_idle()
        now = self.hub.clock.monotonic()
        if now - self._owned_checked > OWNED_EVERY_S:
            self._owned_checked = now
            await self._lose_what_others_have()
        if now - self._clocks_told > CLOCKS_EVERY_S:
            self._clocks_told = now
            for live in self._live.values():
                live.audience.tell_clock()
        if now - self._people_forgotten > PEOPLE_EVERY_S:
            self._people_forgotten = now
            self.hub.people.forget_all()
            await self._check_all_sessions()

    async def _lose_what_others_have(self) -> None:
        """Who has been taken for dead while the clock was set, and was alive again when it was set back, knows nothing of it; those
        who look at a table here would wait for ever."""
        held = list(self._live.values())
        fences = await self.hub.ownership.fences()
        for table in held:
            if fences.get(table.id) != table.state.fence and not table.is_lost:
                table.lose("refused-moved", self._moment_to_come_back)

    def _wake_soon(self, table: str, fence: int | None) -> None:
        """Each by itself: one that takes long must not keep the others waiting."""
        if table not in self._waking:
            self._waking[table] = asyncio.create_task(self._wake(table, fence))

    async def _wake(self, table: str, fence: int | None) -> None:
        try:
            if not await (await self._load(table, fence)).wake():
                await self._let_sleep(table)
        except UnreadableTable:
            await self._let_sleep(table)
        except RequestRefused:
            return
        except (SQLAlchemyError, OSError) as error:
            report(self.hub.measures, error, table=table)
        except Exception as error:  # noqa: BLE001 - one bad table must not stop the clocks of the others
            report(self.hub.measures, error, table=table)
            await self._let_sleep(table)
        finally:
            self._waking.pop(table, None)

    async def _let_sleep(self, table: str) -> None:
        async with self.hub.database.writing() as connection:
            await let_sleep(connection, table)

    async def _unload_idle(self) -> None:
        oldest = self.hub.clock.monotonic() - self.hub.settings.unload_after_s
        for table in [table for table in self._live.values() if table.is_idle and table.used_at < oldest]:
            async with table.held():
                if not table.is_idle or table.used_at >= oldest:
                    continue
                # First nobody finds it any more, then it is put away: whoever comes meanwhile claims and loads it anew.
                table.lose("refused-moved", self._moment_to_come_back)
                await self._keep_standings([table])
                await self.hub.ownership.release(table.id, table.state.fence)

    async def _keep_standings(self, tables: list[TableActor]) -> None:
        standings: list[Standing] = [
            standing for table in tables if (standing := table.standing()) is not None
        ]
        if standings:
            async with self.hub.database.writing() as connection:
                await keep_standings(connection, standings)
