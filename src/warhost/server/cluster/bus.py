"""What carries messages between servers. A message arrives at most once; those from one server to another arrive in order;
any may be lost. Whatever is built on it must stand that."""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Protocol

from warhost.server.cluster.neighbours import private_folder
from warhost.server.settings import BadSettings, Settings

Receive = Callable[[bytes], None]
"""Takes in a message at once, without waiting for anything."""


class Bus(Protocol):
    async def open(self, receive: Receive) -> None: ...

    async def send(self, server: str, table: str, payload: bytes) -> None:
        """To one server, about a table. Returns when it is on its way, or lost."""

    async def tell_all(self, payload: bytes) -> None:
        """To all other servers; for what happens rarely."""

    async def close(self) -> None: ...


def shared_folder(settings: Settings) -> Path:
    """Where servers of one machine that share a database find each other. A socket's address must be short, wherever the
    database lies."""
    return private_folder() / sha256(settings.database_url.encode()).hexdigest()[:12]


def make_bus(settings: Settings, server: str) -> Bus | None:
    """The bus of a server with this name, as the settings want it; None where there is nobody to talk to."""
    wish, database = settings.bus, settings.database_url
    is_file = settings.servers_folder is not None
    if wish == "none" or (
        not wish and database.startswith("sqlite") and not (is_file and os.name == "posix")
    ):
        return None
    if wish == "local" or (not wish and is_file):
        from warhost.server.cluster.local_bus import LocalBus

        return LocalBus(shared_folder(settings), server)
    if not wish:
        from warhost.server.cluster.postgres_bus import PostgresBus

        return PostgresBus("postgresql://" + database.split("://", 1)[1], server)
    if wish.startswith(("nats://", "tls://", "ws://", "wss://")):
        from warhost.server.cluster.nats_bus import NatsBus

        return NatsBus(wish, server)
    raise BadSettings("bus", "expected nats://host:port, local or none")
