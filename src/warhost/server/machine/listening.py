"""The port that all workers of a machine share."""

from __future__ import annotations

import socket
from typing import Final

BACKLOG: Final = 2048


def listen(host: str, port: int, workers: int) -> list[socket.socket]:
    """A listening socket for each worker, all at the same port: the system spreads new connections evenly. They belong to whoever
    calls this, so that connections to a worker that has just died wait for the next one."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    sockets: list[socket.socket] = []
    for _ in range(workers):
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        # Port 0 is any free one: the others take the same.
        listening.bind(sockets[0].getsockname() if sockets else address)
        listening.listen(BACKLOG)
        listening.set_inheritable(True)
        sockets.append(listening)
    return sockets
