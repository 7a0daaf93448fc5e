"""What a server does besides playing: it carries out an administrator's orders, seats those who look for a slow game, and deletes what has been kept long enough."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from warhost.server.operations.incidents import report
from warhost.server.operations.retention import prune
from warhost.server.table.live_tables import LiveTables
from warhost.server.table.orders import take_orders
from warhost.server.table.seeking import sweep

LOOK_S: Final = 2.0
PRUNE_EVERY_S: Final = 3600.0
FIRST_PRUNE_S: Final = 600.0
"""Not at once: a server that starts has other things to do."""

log = structlog.get_logger()


class Housekeeping:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._task: asyncio.Task[None] | None = None
        self._pruned_at = 0.0

    def open(self) -> None:
        self._pruned_at = self._tables.hub.clock.monotonic() + FIRST_PRUNE_S - PRUNE_EVERY_S
        self._task = asyncio.create_task(self._keep(), name="housekeeping")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self._look()
            except Exception as error:  # noqa: BLE001 - it is tried again
                report(self._tables.hub.measures, error, doing="housekeeping")

    async def _look(self) -> None:
        hub = self._tables.hub
        await take_orders(self._tables)
        await sweep(self._tables)
        if hub.clock.monotonic() - self._pruned_at >= PRUNE_EVERY_S:
            self._pruned_at = hub.clock.monotonic()
            gone = await prune(hub.database, hub.settings, hub.clock.now(), hub.database.moment(hub.clock))
            if gone.tables or gone.guests:
                log.info("pruned", tables=gone.tables, guests=gone.guests)
