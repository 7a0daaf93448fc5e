"""Opening the table in a browser: when the server answers, not before; and where one is served already, that one."""

from __future__ import annotations

import json
import socket
import time
import urllib.request
import webbrowser
from threading import Thread

PATIENCE_S = 60.0
PAUSE_S = 0.2


def open_when_ready(address: str) -> None:
    """Returns at once."""
    Thread(target=_wait_and_open, args=(address,), daemon=True).start()


def _wait_and_open(address: str) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        if is_served(address):
            webbrowser.open(address)
            return
        time.sleep(PAUSE_S)


def is_served(address: str) -> bool:
    """Whether a Warhost answers there."""
    try:
        with urllib.request.urlopen(f"{address}/api/server", timeout=2) as answer:
            return "version" in json.loads(answer.read())
    except (OSError, ValueError):
        return False


def is_free(host: str, port: int) -> bool:
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except OSError:
            return False
    return True


def free_port(host: str) -> int:
    with socket.socket() as found:
        found.bind((host, 0))
        port: int = found.getsockname()[1]
    return port
