"""Servers in processes of their own, with all that they start: `warhost serve` as it is, and others beside it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from benchmarks.processes import cpu_seconds, cpu_seconds_by_part, family_of, memory_bytes, take_servers_place
from scripts.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
TOY = "toy=tests.toy:GAME"
START_S = 60.0
STOP_S = 60.0


class ServerFamily:
    """A program that listens on loopback only; can be stopped or killed, and started again. What it costs is counted with
    all processes that it starts."""

    def __init__(
        self, command: list[str], port: int, environment: dict[str, str], health: str = "/health"
    ) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self._command = command
        self._environment = environment
        self._health = f"{self.address}{health}"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Returns how many seconds it took until it answered."""
        began = time.perf_counter()
        self._process = subprocess.Popen(
            self._command,
            cwd=ROOT,
            env={**os.environ, **self._environment},
            stdout=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=take_servers_place,
        )
        try:
            async with asyncio.timeout(START_S), httpx.AsyncClient(verify=False) as client:
                while not await self._answers(client):
                    if self._process.poll() is not None:
                        raise RuntimeError("the server has stopped by itself")
                    await asyncio.sleep(0.02)
        except BaseException:
            self.kill()
            raise
        return time.perf_counter() - began

    async def _answers(self, client: httpx.AsyncClient) -> bool:
        try:
            return (await client.get(self._health)).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def pids(self) -> list[int]:
        return [] if self._process is None else family_of(self._process.pid)

    def cpu_seconds(self) -> float:
        """How much processor time the server has used so far."""
        return cpu_seconds(self.pids)

    def cpu_seconds_by_part(self) -> tuple[float, float]:
        """The same, of serving and of bots' thinking."""
        return cpu_seconds_by_part(self.pids)

    def memory_bytes(self) -> int:
        return memory_bytes(self.pids)

    def kill(self) -> None:
        """All of it at once, as when the power fails."""
        if self._process is not None:
            for pid in self.pids:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self._process.wait(STOP_S)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(STOP_S)


class WarhostServer(ServerFamily):
    """`warhost serve`, with limits that nobody reaches: all players come from one address."""

    def __init__(self, database: Path, *flags: str, sources: Path = ROOT / "src") -> None:
        port = free_port()
        command = [
            *(sys.executable, "-c", "from warhost.cli import main; main()", "serve"),
            *("--port", str(port), "--database", str(database), "--log-level", "error"),
            *("--rates", "1000000", "--sockets-per-address", "1000000", *flags),
        ]
        path = f"{sources}{os.pathsep}{ROOT}"
        super().__init__(command, port, {"WARHOST_GAMES": TOY, "PYTHONPATH": path})
