"""All tables of this server: loaded when somebody needs them, kept in step with other servers, woken when time is due,
unloaded when nobody is there any more."""

from __future__ import annotations

import asyncio
import time
import zlib
from typing import Final

import structlog
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from warhost.core.errors import WarhostError
from warhost.core.trace import SPECTATOR
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
from warhost.server.table.actor import LiveTable
from warhost.server.table.connection import CLOSE_STOPPING, Connection, encode
from warhost.server.table.info import may_see, people_of
from warhost.server.table.talk import catch_up_with_chat

SWEEP_S: Final = 2.0
OVERDUE_MS: Final = 2_000
"""A table wakes by itself; only when it is this much overdue somebody looks for it in the database."""
WOKEN_AT_ONCE: Final = 50
PRESENCE_EVERY_S: Final = 30.0

log = structlog.get_logger()


class LiveTables:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
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
        for waking in self._waking.values():
            waking.cancel()
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        for table in list(self._live.values()):
            async with table.lock:
                await self._put_away(table)
        self._live.clear()

    def say_goodbye(self) -> None:
        for table in self._live.values():
            table.autopilot.stop()
            table.audience.say_goodbye("refused-stopping", CLOSE_STOPPING, final=False)

    async def get(self, table: str, person: str | None) -> LiveTable:
        """The table, if this person may know of it."""
        live = await self._load(table)
        await self._look_for_missed_news(live)
        if not may_see(live.row, live.seats, person):
            raise RequestRefused("refused-no-table")
        live.used_at = time.monotonic()
        return live

    async def get_by_code(self, table: str) -> LiveTable:
        """For whoever has the table's invite code."""
        return await self._load(table)

    async def reread(self, tables: list[str]) -> None:
        """Those of these tables that are loaded here have changed in the database."""
        for table in [self._live[table] for table in tables if table in self._live]:
            await self._refresh(table)

    async def person_changed(self, person: str) -> None:
        """Tables at which this person sits show another name, and heed other preferences."""
        await self.reread([table.id for table in self._live.values() if person in table.people])

    async def attach(self, table: LiveTable, connection: Connection) -> None:
        table.audience.attach(connection)
        self.hub.measures.sockets.inc()

    async def detach(self, table: LiveTable, connection: Connection) -> None:
        table.audience.detach(connection)
        table.used_at = time.monotonic()
        self.hub.measures.sockets.dec()
        await self.tell_presence(table)

    async def tell_presence(self, table: LiveTable) -> None:
        table.audience.tell_presence()
        people, watching = table.audience.here()
        await self.hub.desk.tell_now(News("presence", table.id, people=people, watching=watching))

    def measure(self) -> None:
        measures, hub = self.hub.measures, self.hub
        measures.tables.set(len(self._live))
        hub.bots.measure()
        measures.commits.set(hub.journal.commits)

    # ------------------------------------------------------------ loading

    async def _load(self, table: str) -> LiveTable:
        if table in self._live:
            return self._live[table]
        if table not in self._loading:
            task = asyncio.create_task(self._read(table))
            self._loading[table] = task
            task.add_done_callback(lambda _task: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _read(self, table: str) -> LiveTable:
        async with self.hub.database.reading() as connection:
            row = await table_by_id(connection, table)
            if row is None:
                raise RequestRefused("refused-no-table")
            seats = (await seats_of(connection, [table]))[table]
            said = await last_chat_number(connection, table)
        people = await self.hub.people.get_all(people_of(row, seats))
        live = LiveTable(self.hub, row, seats, people)
        live.chat_told = said
        async with live.lock:
            await live.read_ledger()
            live.autopilot.look()
        self._live[table] = live
        return live

    async def _look_for_missed_news(self, table: LiveTable) -> None:
        """News take a moment. Whoever did something at another server and now asks here must find it done."""
        if self.hub.database.is_sqlite and table.frozen is None:
            return
        async with self.hub.database.reading() as connection:
            stored = await state_of_table(connection, table.id)
        if stored is not None and (stored[0] > table.row.number or stored[1] > table.row.version):
            await self._refresh(table)

    # ------------------------------------------------------------ news from other servers

    async def heard(self, news: News) -> None:
        try:
            await self._take_in(news)
        except (RequestRefused, WarhostError, SQLAlchemyError, OSError) as error:
            log.warning("news not taken in", kind=news.kind, error=type(error).__name__)

    async def _take_in(self, news: News) -> None:
        if news.kind == "missed":
            self.hub.people.forget_all()
            for table in list(self._live.values()):
                await self._refresh(table)
                await catch_up_with_chat(table)
        elif news.kind == "person":
            self.hub.people.forget(news.about)
            await self.person_changed(news.about)
        elif news.about in self._live:
            await self._take_in_table(news, self._live[news.about])

    async def _take_in_table(self, news: News, table: LiveTable) -> None:
        if news.kind == "presence":
            is_new = table.audience.heard_from(news.sender, news.people, news.watching)
            if is_new and table.audience:
                await self.tell_presence(table)
        elif news.kind == "chat":
            await catch_up_with_chat(table)
        else:
            await self._refresh(table, told=news.kind == "table")

    async def _refresh(self, table: LiveTable, *, told: bool = True) -> None:
        async with table.lock:
            before, proposal = table.row, table.proposal()
            await table.refresh()
            if told or table.row.status != before.status:
                table.audience.tell_table()
            if table.proposal() != proposal:
                table.audience.tell_proposal(table.proposal(), None)
            table.autopilot.look(is_ours=False)

    # ------------------------------------------------------------ what time brings

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self._sweep()
            except Exception as error:  # noqa: BLE001 - whatever happens, the other tables' time goes on
                report(self.hub, error, doing="sweep")

    async def _sweep(self) -> None:
        async with self.hub.database.reading() as connection:
            overdue = await tables_to_wake(connection, self.hub.now() - OVERDUE_MS, WOKEN_AT_ONCE)
        for table in overdue:
            # Each by itself: one that takes long must not keep the others waiting.
            if table not in self._waking:
                self._waking[table] = asyncio.create_task(self._wake(table))
        await self._unload_idle()
        if time.monotonic() - self._presence_told > PRESENCE_EVERY_S:
            self._presence_told = time.monotonic()
            for live in [live for live in self._live.values() if live.audience]:
                live.audience.tell_clock()
                await self.tell_presence(live)

    async def _wake(self, table: str) -> None:
        try:
            live = await self._load(table)
            async with live.lock:
                await live.refresh()
                await live.read_ledger()
                if live.frozen is not None:
                    await self._let_sleep(table)
                live.autopilot.look()
        except RequestRefused:
            return
        except (SQLAlchemyError, OSError) as error:
            report(self.hub, error, table=table)
        except Exception as error:  # noqa: BLE001 - one bad table must not stop the clocks of the others
            report(self.hub, error, table=table)
            await self._let_sleep(table)
        finally:
            self._waking.pop(table, None)

    async def _let_sleep(self, table: str) -> None:
        async with self.hub.database.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(wake_at=None))

    async def _unload_idle(self) -> None:
        oldest = time.monotonic() - self.hub.settings.unload_after_s
        idle = [
            table
            for table in self._live.values()
            if not table.audience and table.used_at < oldest and not table.autopilot.is_working
        ]
        for table in idle:
            async with table.lock:
                if table.audience or table.used_at >= oldest or table.autopilot.is_working:
                    continue
                # First nobody finds it any more, then it is put away: whoever comes meanwhile loads it anew.
                self._live.pop(table.id, None)
                await self._put_away(table)

    async def _put_away(self, table: LiveTable) -> None:
        """Keep the public standing, so that it can be read even if its rules should be gone one day."""
        table.autopilot.stop()
        ledger = table.ledger
        if ledger is None or table.row.status != "playing":
            return
        standing = zlib.compress(encode(ledger.match.view(SPECTATOR)), 1)
        async with self.hub.database.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(standing=standing))
