"""A real server in a process of its own, on loopback, which tests can stop and start again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from scripts.ports import free_port

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "warhost" / "server" / "static" / "index.html"
STARTS_WITHIN_S = 120
OF_THIS_CHECKOUT = (sys.executable, "-c", "from warhost.cli import main; main()")


class Host:
    def __init__(
        self, folder: Path, program: Sequence[str] = OF_THIS_CHECKOUT, *, needs_client: bool = True
    ) -> None:
        self._folder = folder
        self._program = program
        self._needs_client = needs_client and program is OF_THIS_CHECKOUT
        self._database = str(folder / "tables.sqlite3")
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        if self._needs_client:
            assert CLIENT.exists(), "the browser client is not built: make web"
        log = (self._folder / "server.log").open("ab")
        settings = {
            "WARHOST_DATABASE": self._database,
            "WARHOST_PORT": str(self._port),
            "WARHOST_BOT_PAUSE_MS": "0",
            "WARHOST_BOT_UNSEEN_PAUSE_MS": "0",
            "WARHOST_BOT_WORKERS": "1",
            "WARHOST_RATES": "0",
            "WARHOST_RESTART_GRACE_S": "0",
            "WARHOST_SHUTDOWN_S": "2",
        }
        self._process = subprocess.Popen(
            [*self._program, "serve"],
            cwd=self._folder,
            env=os.environ | settings,
            stdout=log,
            stderr=log,
        )
        try:
            self._await_answer()
        except AssertionError:
            self.stop()
            raise

    def command(self, *words: str) -> str:
        """What a command of whoever runs this server prints."""
        done = subprocess.run(
            [*self._program, *words, "--database", self._database],
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        return done.stdout

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(20)
            self._process = None

    def _await_answer(self) -> None:
        deadline = time.monotonic() + STARTS_WITHIN_S
        while time.monotonic() < deadline:
            try:
                with urlopen(f"{self.address}/api/server", timeout=5):
                    return
            except (URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise AssertionError(f"the server did not start: {(self._folder / 'server.log').read_text()[-2000:]}")
