"""All tables of this server: loaded when somebody needs them, kept in step with other servers, woken when time is due,
unloaded when nobody is there any more."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from warhost.core.errors import WarhostError
from warhost.server.database.news import News
from warhost.server.database.schema import TABLES
from warhost.server.database.table_queries import (
    last_chat_number,
    seats_of,
    state_of_table,
    table_by_id,
    tables_to_wake,
)
from warhost.server.hub import Hub
from warhost.server.operations.incidents import report
from warhost.server.refusals import RequestRefused
from warhost.server.table.actor import TableActor
from warhost.server.table.connection import CLOSE_STOPPING, Connection
from warhost.server.table.info import may_see, participants_of

SWEEP_S: Final = 2.0
OVERDUE_MS: Final = 2_000
"""A table wakes by itself; only when it is this much overdue somebody looks for it in the database."""
WOKEN_AT_ONCE: Final = 50
PRESENCE_EVERY_S: Final = 30.0

log = structlog.get_logger()


class LiveTables:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._live: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._waking: dict[str, asyncio.Task[None]] = {}
        self._presence_told = 0.0

    async def open(self) -> None:
        await self.hub.desk.open(self.heard)
        self._sweeper = asyncio.create_task(self._sweep_forever(), name="sweeper")

    async def close(self) -> None:
        """Say goodbye, let what is being written be written, keep how the tables stand."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        under_way = [*self._waking.values(), *self._loading.values()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        for table in list(self._live.values()):
            async with table.held():
                await table.put_away()
        self._live.clear()

    def say_goodbye(self) -> None:
        for table in self._live.values():
            table.stop()
            table.audience.say_goodbye("refused-stopping", CLOSE_STOPPING, final=False)

    async def get(self, table: str, person: str | None) -> TableActor:
        """The table, if this person may know of it."""
        live = await self._load(table)
        await self._look_for_missed_news(live)
        if not may_see(live.state.row, live.state.seats, person):
            raise RequestRefused("refused-no-table")
        live.used_at = self.hub.clock.monotonic()
        return live

    async def get_by_code(self, table: str) -> TableActor:
        """For whoever has the table's invite code."""
        return await self._load(table)

    async def reread(self, tables: list[str]) -> None:
        """Those of these tables that are loaded here have changed in the database."""
        for table in [self._live[table] for table in tables if table in self._live]:
            await table.catch_up(told=True)

    async def person_changed(self, person: str) -> None:
        """Tables at which this person sits show another name, and heed other preferences."""
        await self.reread([table.id for table in self._live.values() if person in table.state.participants])

    async def attach(self, table: TableActor, connection: Connection) -> None:
        table.audience.attach(connection)
        self.hub.measures.sockets.inc()

    async def detach(self, table: TableActor, connection: Connection) -> None:
        table.audience.detach(connection)
        table.used_at = self.hub.clock.monotonic()
        self.hub.measures.sockets.dec()
        await self.tell_presence(table)

    async def tell_presence(self, table: TableActor) -> None:
        table.audience.tell_presence()
        people, watching = table.audience.here()
        await self.hub.desk.tell_now(News("presence", table.id, people=people, watching=watching))

    def measure(self) -> None:
        measures, hub = self.hub.measures, self.hub
        measures.tables.set(len(self._live))
        hub.bots.measure()
        measures.commits.set(hub.journal.commits)

    # ------------------------------------------------------------ loading

    async def _load(self, table: str) -> TableActor:
        if table in self._live:
            return self._live[table]
        if table not in self._loading:
            task = asyncio.create_task(self._read(table))
            self._loading[table] = task
            task.add_done_callback(lambda _task: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _read(self, table: str) -> TableActor:
        async with self.hub.database.reading() as connection:
            row = await table_by_id(connection, table)
            if row is None:
                raise RequestRefused("refused-no-table")
            seats = (await seats_of(connection, [table]))[table]
            said = await last_chat_number(connection, table)
        participants = await self.hub.people.get_all(participants_of(row, seats))
        live = TableActor(self.hub, row, seats, participants, said)
        await live.open()
        self._live[table] = live
        return live

    async def _look_for_missed_news(self, table: TableActor) -> None:
        """News take a moment. Whoever did something at another server and now asks here must find it done."""
        if self.hub.database.is_sqlite and table.state.frozen is None:
            return
        async with self.hub.database.reading() as connection:
            stored = await state_of_table(connection, table.id)
        if stored is not None and (stored[0] > table.state.row.number or stored[1] > table.state.row.version):
            await table.catch_up(told=True)

    # ------------------------------------------------------------ news from other servers

    async def heard(self, news: News) -> None:
        try:
            await self._take_in(news)
        except (WarhostError, SQLAlchemyError, OSError) as error:
            log.warning("news not taken in", kind=news.kind, error=type(error).__name__)

    async def _take_in(self, news: News) -> None:
        if news.kind == "missed":
            self.hub.people.forget_all()
            for table in list(self._live.values()):
                await table.catch_up(told=True)
                await table.talk.catch_up()
        elif news.kind == "person":
            self.hub.people.forget(news.about)
            await self.person_changed(news.about)
        elif news.about in self._live:
            await self._take_in_table(news, self._live[news.about])

    async def _take_in_table(self, news: News, table: TableActor) -> None:
        if news.kind == "presence":
            is_new = table.audience.heard_from(news.sender, news.people, news.watching)
            if is_new and table.audience:
                await self.tell_presence(table)
        elif news.kind == "chat":
            await table.talk.catch_up()
        else:
            await table.catch_up(told=news.kind == "table")

    # ------------------------------------------------------------ what time brings

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self._sweep()
            except Exception as error:  # noqa: BLE001 - whatever happens, the other tables' time goes on
                report(self.hub.measures, error, doing="sweep")

    async def _sweep(self) -> None:
        async with self.hub.database.reading() as connection:
            overdue = await tables_to_wake(connection, self.hub.clock.now() - OVERDUE_MS, WOKEN_AT_ONCE)
        for table in overdue:
            # Each by itself: one that takes long must not keep the others waiting.
            if table not in self._waking:
                self._waking[table] = asyncio.create_task(self._wake(table))
        await self._unload_idle()
        if self.hub.clock.monotonic() - self._presence_told > PRESENCE_EVERY_S:
            self._presence_told = self.hub.clock.monotonic()
            for live in [live for live in self._live.values() if live.audience]:
                live.audience.tell_clock()
                await self.tell_presence(live)

    async def _wake(self, table: str) -> None:
        try:
            if not await (await self._load(table)).wake():
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
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(wake_at=None))

    async def _unload_idle(self) -> None:
        oldest = self.hub.clock.monotonic() - self.hub.settings.unload_after_s
        for table in [table for table in self._live.values() if table.is_idle and table.used_at < oldest]:
            async with table.held():
                if not table.is_idle or table.used_at >= oldest:
                    continue
                # First nobody finds it any more, then it is put away: whoever comes meanwhile loads it anew.
                self._live.pop(table.id, None)
                await table.put_away()
