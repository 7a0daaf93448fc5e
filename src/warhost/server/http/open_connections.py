"""All connections of clients to this server: how many there may be, and who is cut off when."""

from __future__ import annotations

import asyncio
import itertools
import socket
import struct
from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

SWEEP_S: Final = 0.5
CALM_SWEEPS: Final = 4
"""Where nothing is waited for, one sweep of so many is enough: of thousands of open sockets hardly any has to be cut off."""
AT_ONCE: Final = struct.pack("ii", 1, 0)


class OpenConnection(Protocol):
    """A connection as this list needs it."""

    transport: Any

    @property
    def is_waited_for(self) -> bool:
        """Whether its time for something is running."""
        ...

    def overdue(self, now: float) -> str | None:
        """Why it is to be cut off now, if it is. The time is the event loop's."""


class OpenConnections:
    """When there are too many, whoever has said nothing for longest gives way; if nobody is silent, nobody else comes in."""

    def __init__(self, most: int, count_ended: Callable[[str], None]) -> None:
        """`count_ended` hears why somebody was cut off."""
        self._most = most
        self._count_ended = count_ended
        self._all: set[OpenConnection] = set()
        self._restless: set[OpenConnection] = set()
        """Those of them for which something was waited at the last sweep."""
        self._calm: dict[OpenConnection, None] = {}
        """All others, whoever was looked at longest ago first."""
        self._silent: dict[OpenConnection, None] = {}
        self._sweeping: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[OpenConnection]:
        return iter(list(self._all))

    def enter(self, connection: OpenConnection) -> bool:
        """Whether it may stay."""
        if len(self._all) >= self._most and not self._make_room():
            self._count_ended("too many")
            return False
        self._all.add(connection)
        self._restless.add(connection)
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP_S, self._sweep)
        return True

    def leave(self, connection: OpenConnection) -> None:
        self._all.discard(connection)
        self._restless.discard(connection)
        self._calm.pop(connection, None)
        self._silent.pop(connection, None)

    def is_silent(self, connection: OpenConnection) -> None:
        """It has not asked for anything, or has been answered."""
        if connection in self._all:
            self._silent.pop(connection, None)
            self._silent[connection] = None

    def is_busy(self, connection: OpenConnection) -> None:
        self._silent.pop(connection, None)

    def _make_room(self) -> bool:
        if not self._silent:
            return False
        self._end(next(iter(self._silent)), "too many")
        return True

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        self._sweeping = loop.call_later(SWEEP_S, self._sweep) if self._all else None
        now = loop.time()
        for connection in [*self._restless, *self._next_calm()]:
            why = connection.overdue(now)
            if why is not None:
                self._end(connection, why)
            elif connection.is_waited_for:
                self._calm.pop(connection, None)
                self._restless.add(connection)
            else:
                self._restless.discard(connection)
                self._calm.pop(connection, None)
                self._calm[connection] = None

    def _next_calm(self) -> list[OpenConnection]:
        return list(itertools.islice(self._calm, -(-len(self._calm) // CALM_SWEEPS)))

    def _end(self, connection: OpenConnection, why: str) -> None:
        self.leave(connection)
        self._count_ended(why)
        line = connection.transport.get_extra_info("socket")
        if line is not None:
            # Otherwise the system would go on trying to deliver what was sent, and keep it as long.
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        connection.transport.abort()
