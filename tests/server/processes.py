"""Servers in processes of their own, as they run in earnest; they can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from scripts.ports import free_port

ROOT = Path(__file__).parents[2]


class ServerProcess:
    """`warhost serve` with the toy game."""

    def __init__(
        self,
        database: str,
        *flags: str,
        workers: int = 1,
        log: Path | None = None,
        folder: Path | None = None,
    ) -> None:
        """`folder`: for temporary files, when it shall not find those of other servers, as if on another machine."""
        self._log = log
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._command = [
            *(sys.executable, "-c", "from warhost.cli import main; main()", "serve"),
            *("--port", str(self.port), "--database", database, "--workers", str(workers)),
            *(
                "--rates",
                "0",
                "--bot-pause-ms",
                "0",
                "--bot-unseen-pause-ms",
                "0",
                "--bot-workers",
                "1",
                "--restart-grace-s",
                "0",
            ),
            *("--log-level", "error", *flags),
        ]
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> Self:
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT)]))
        environment = {**os.environ, "WARHOST_GAMES": "toy=tests.toy:GAME", "PYTHONPATH": path}
        if self._folder is not None:
            self._folder.mkdir(exist_ok=True)
            environment["TMPDIR"] = str(self._folder)
        with contextlib.ExitStack() as files:
            errors = None if self._log is None else files.enter_context(self._log.open("wb"))
            self._process = subprocess.Popen(
                self._command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=errors
            )
        async with asyncio.timeout(90), httpx.AsyncClient() as client:
            while True:
                assert self._process.poll() is None, "the server has stopped by itself"
                try:
                    if (await client.get(f"{self.address}/health")).status_code == 200:
                        return self
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """No chance to clean up."""
        self._end(signal.SIGKILL)

    def kill_if_running(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(20)

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(
        self, _kind: type | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.kill_if_running()
