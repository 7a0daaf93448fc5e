"""Runs a command beside a NATS broker of its own, started for it and stopped after.

    .venv/bin/python -m scripts.with_nats pytest tests/server/test_bus.py

The command finds the broker's address in WARHOST_TEST_NATS. The program comes from the Python package that ships it, or
else from the system; WARHOST_NATS_SERVER names one of your own.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from scripts.ports import free_port

START_S = 30.0


def main(command: list[str]) -> int:
    if not command:
        sys.exit("usage: python -m scripts.with_nats COMMAND [ARGUMENT]...")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    broker = Broker()
    broker.start()
    try:
        return subprocess.run(command, env={**os.environ, "WARHOST_TEST_NATS": broker.address}).returncode
    finally:
        broker.stop()


class Broker:
    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"nats://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [find_program(), "--addr", "127.0.0.1", "--port", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + START_S
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        sys.exit("NATS: the broker did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def find_program() -> str:
    own = os.environ.get("WARHOST_NATS_SERVER")
    packaged = Path(sys.executable).with_name("nats-server")
    found = own or (str(packaged) if packaged.exists() else shutil.which("nats-server"))
    if found is None:
        sys.exit("NATS: no server program found; run `make setup`, or name one in WARHOST_NATS_SERVER")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
