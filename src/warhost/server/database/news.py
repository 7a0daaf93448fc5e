"""News between servers that share a database: "this table has a new entry", "this person changed". On PostgreSQL they
travel by LISTEN/NOTIFY, sent inside the transaction that they tell of; on SQLite there is nobody to tell."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.connection import Database
from warhost.server.database.journal import Writing

if TYPE_CHECKING:
    import asyncpg

CHANNEL: Final = "warhost"
RECONNECT_S: Final = 1.0
LONGEST: Final = 7_500
"""PostgreSQL carries 8000 bytes at most."""

log = structlog.get_logger()


class News(Struct, frozen=True, omit_defaults=True):
    """`about` is a table's id, for `person` a person's. `missed` is made up here when news may have been lost."""

    kind: Literal["log", "table", "chat", "presence", "person", "missed"]
    about: str = ""
    sender: str = ""
    people: tuple[str, ...] = ()
    watching: int = 0


Listener = Callable[[News], Awaitable[None]]


class NewsDesk:
    """Sends and receives news. `open` starts listening; what this server sent itself does not come back."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.name = secrets.token_hex(6)
        self._listener: Listener | None = None
        self._task: asyncio.Task[None] | None = None
        self._connection: asyncpg.Connection[Any] | None = None
        self._listening = asyncio.Event()

    async def open(self, listener: Listener) -> None:
        if self._database.is_sqlite:
            return
        self._listener = listener
        self._task = asyncio.create_task(self._listen(), name="news")
        await self._listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def tell(self, connection: AsyncConnection, news: News) -> None:
        """Send inside the connection's transaction: it goes out with the commit, or not at all."""
        if self._database.is_sqlite:
            return
        signed = msgspec.structs.replace(news, sender=self.name)
        payload = msgspec.json.encode(signed).decode()
        if len(payload) > LONGEST:
            payload = msgspec.json.encode(msgspec.structs.replace(signed, people=())).decode()
        await connection.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
        )

    async def tell_now(self, news: News) -> None:
        if self._database.is_sqlite:
            return
        async with self._database.writing() as connection:
            await self.tell(connection, news)

    def of_entries(self, batch: list[Writing]) -> list[tuple[str, str]]:
        """What the journal sends along with a batch: channels and payloads."""
        tables = dict.fromkeys(writing.table for writing in batch)
        return [(CHANNEL, msgspec.json.encode(News("log", table, self.name)).decode()) for table in tables]

    async def _listen(self) -> None:
        """Listen until cancelled; a lost connection is made anew, and then everybody looks what they missed."""
        import asyncpg  # only where there is a PostgreSQL

        url = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self._listen_once(await asyncpg.connect(url))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("news lost", error=type(error).__name__)
            await asyncio.sleep(RECONNECT_S)

    async def _listen_once(self, connection: asyncpg.Connection[Any]) -> None:
        lost = asyncio.Event()
        self._connection = connection
        connection.add_termination_listener(lambda _connection: lost.set())
        await connection.add_listener(CHANNEL, self._received)
        if self._listening.is_set():
            await self._hand_on(News("missed"))
        self._listening.set()
        await lost.wait()

    async def _received(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        news = msgspec.json.decode(str(payload), type=News)
        if news.sender != self.name:
            await self._hand_on(news)

    async def _hand_on(self, news: News) -> None:
        if self._listener is not None:
            await self._listener(news)
