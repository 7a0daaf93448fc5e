"""Whether this server can work: it can as long as its database takes what is written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy.exc import IntegrityError

from warhost.server.database.connection import Database
from warhost.server.database.key_queries import add_key, change_key
from warhost.server.protocol.about import HealthStatus

EVERY_S: Final = 1.0
"""However often balancers ask, so often it is tried."""
PATIENCE_S: Final = 2.0
KEY: Final = "health"
"""What is written over and over."""
OF_SQLITE: Final[dict[str, HealthStatus]] = {
    "SQLITE_FULL": "disk_full",
    "SQLITE_READONLY": "read_only",
    "SQLITE_CANTOPEN": "no_database",
    "SQLITE_NOTADB": "no_database",
    "SQLITE_CORRUPT": "no_database",
}
OF_POSTGRES: Final[dict[str, HealthStatus]] = {"53100": "disk_full", "25006": "read_only"}
WITHOUT_POSTGRES: Final = ("08", "57P", "53300", "3D000", "28")
"""How codes begin that say that there is no connection, or none for us."""

log = structlog.get_logger()


class HealthCheck:
    """Whoever asks at the same moment shares one trial, and a trial that hangs is not joined by another."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._trial: asyncio.Task[HealthStatus] | None = None
        self._tried_at = 0.0
        self._last: HealthStatus = "ok"

    async def status(self) -> HealthStatus:
        moment = asyncio.get_running_loop().time()
        if self._trial is None or (self._trial.done() and moment - self._tried_at >= EVERY_S):
            self._tried_at = moment
            self._trial = asyncio.create_task(self._try(), name="health")
        patience = max(0.0, self._tried_at + PATIENCE_S - moment)
        await asyncio.wait((self._trial,), timeout=patience)
        found: HealthStatus = self._trial.result() if self._trial.done() else "no_answer"
        if found != self._last:
            self._last = found
            log.warning("health", status=found)
        return found

    async def close(self) -> None:
        if self._trial is not None:
            self._trial.cancel()
            await asyncio.gather(self._trial, return_exceptions=True)

    async def _try(self) -> HealthStatus:
        try:
            async with self._database.writing() as connection:
                if not await change_key(connection, KEY, str(self._now())):
                    await add_key(connection, KEY, str(self._now()))
        except IntegrityError:
            return "ok"  # another server was faster
        except Exception as error:  # noqa: BLE001 - whatever it is, the answer must tell of it
            return why(error)
        return "ok"


def why(error: BaseException) -> HealthStatus:
    """What keeps the database from being written to."""
    if isinstance(error, OSError):
        return "no_database"
    source = getattr(error, "orig", None) or error
    if isinstance(source, OSError):
        return "no_database"
    name = "_".join(str(getattr(source, "sqlite_errorname", "")).split("_")[:2])
    code = str(getattr(source, "sqlstate", None) or "")
    if code.startswith(WITHOUT_POSTGRES):
        return "no_database"
    return OF_SQLITE.get(name) or OF_POSTGRES.get(code) or "no_write"
