"""The bus over NATS, for any number of servers: a subject for each server and table, so that the broker delivers a message
to the one server that it concerns."""

from __future__ import annotations

import asyncio
import itertools
from typing import Final
from urllib.parse import urlsplit

import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from warhost.server.cluster.bus import Receive
from warhost.server.cluster.parts import Joining, cut
from warhost.server.settings import BadSettings

USUAL_NAME: Final = "warhost"
ALL: Final = "all"
ANY: Final = "any"
"""Stands for the table where a message concerns none."""
OPEN_WITHIN_S: Final = 5.0
"""A server starts without its broker too; until it is found, tables of other servers cannot be reached."""
AGAIN_AFTER_S: Final = 1
PING_EVERY_S: Final = 10
WAITING_BYTES: Final = 16 * 1024 * 1024
"""What may wait to be sent while the broker is away; more is lost."""

log = structlog.get_logger()


class NatsBus:
    def __init__(self, url: str, server: str) -> None:
        """What follows the broker's address (`nats://broker:4222/name`) is where its subjects begin: servers of different
        databases that share a broker have different names."""
        address = urlsplit(url)
        self._url = address._replace(path="").geturl()
        self._name = address.path.strip("/") or USUAL_NAME
        if not self._name.replace("-", "").replace("_", "").isalnum():
            raise BadSettings("bus", "a name after the broker's address has letters, digits, - and _ only")
        self._server = server
        self._numbers = itertools.count()
        self._joining = Joining()
        self._client = Client()
        self._connecting: asyncio.Task[None] | None = None
        self._receive: Receive = lambda _payload: None

    async def open(self, receive: Receive) -> None:
        self._receive = receive
        self._connecting = asyncio.create_task(self._connect())
        await asyncio.wait([self._connecting], timeout=OPEN_WITHIN_S)
        if self._connecting.done():
            self._connecting.result()

    async def close(self) -> None:
        if self._connecting is not None and not self._connecting.done():
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)
        if self._client.is_connected or self._client.is_reconnecting:
            await self._client.close()

    async def send(self, server: str, table: str, payload: bytes) -> None:
        await self._publish(f"{self._name}.{server}.{table or ANY}", payload)

    async def tell_all(self, payload: bytes) -> None:
        await self._publish(f"{self._name}.{ALL}", payload)

    async def _connect(self) -> None:
        await self._client.connect(
            self._url,
            name=f"warhost {self._server}",
            max_reconnect_attempts=-1,
            reconnect_time_wait=AGAIN_AFTER_S,
            ping_interval=PING_EVERY_S,
            pending_size=WAITING_BYTES,
            no_echo=True,
            error_cb=_note,
        )
        await self._client.subscribe(f"{self._name}.{self._server}.>", cb=self._heard)
        await self._client.subscribe(f"{self._name}.{ALL}", cb=self._heard)
        # The first question may overtake the subscriptions on their way out; the answer to the second comes after them.
        await self._client.flush()
        await self._client.flush()

    async def _publish(self, subject: str, payload: bytes) -> None:
        if not self._client.is_connected:
            return
        try:
            for part in cut(payload, self._server, next(self._numbers), self._client.max_payload):
                await self._client.publish(subject, part)
        except (Error, OSError) as error:
            log.warning("message lost", error=type(error).__name__)

    async def _heard(self, message: Msg) -> None:
        whole = self._joining.add(message.data)
        if whole is not None:
            self._receive(whole)


async def _note(error: Exception) -> None:
    log.warning("bus", error=type(error).__name__)
