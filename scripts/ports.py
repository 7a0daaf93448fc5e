"""A free port for a server that is started a moment later."""

import random
import socket

BELOW_OUTGOING = range(10_000, 32_000)
"""Ports that no system hands to outgoing connections. One of those could be in use again before the server takes it."""


def free_port() -> int:
    # Never one after the other: several test processes look for a port at the same time.
    for port in random.SystemRandom().sample(BELOW_OUTGOING, 100):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError("found no free port among a hundred")
