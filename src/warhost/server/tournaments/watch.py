"""What looks after tournaments on every server, again and again."""

from __future__ import annotations

import asyncio
from typing import Final

from warhost.server.operations.incidents import report
from warhost.server.table.live_tables import LiveTables
from warhost.server.tournaments.moving import Tournaments

LOOK_S: Final = 2.0
SPREAD: Final = (0.75, 1.25)


class Watch:
    def __init__(self, tables: LiveTables) -> None:
        self._hub = tables.hub
        self._tournaments = Tournaments(tables)
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._keep(), name="tournaments")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            try:
                await self._tournaments.look()
            except Exception as error:  # noqa: BLE001 - it is tried again
                report(self._hub.measures, error, doing="tournaments")
            await asyncio.sleep(LOOK_S * self._hub.chance.between(*SPREAD))
