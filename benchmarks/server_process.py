"""A server in a process of its own for the measurements: one worker as `warhost serve` runs it, which also tells where its
processor time went."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from benchmarks.processes import cpu_of
from scripts.ports import free_port
from warhost.server.game.feed import Feeds
from warhost.server.game.ledger import Ledger
from warhost.server.http.outlets import SocketProtocol
from warhost.server.http.packing import Deflater
from warhost.server.operations.logs import set_up_logs
from warhost.server.serving import Serving, configuration, spare_the_collector
from warhost.server.settings import Settings
from warhost.server.table.audience import Audience

ROOT = Path(__file__).resolve().parents[1]
TOY = "toy=tests.toy:GAME"
START_S = 60.0


class ServerProcess:
    """Listens on loopback only; can be stopped or killed, and started again on the same database."""

    def __init__(self, database: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "benchmarks.server_process", str(self.port), str(database)]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Returns how many seconds it took until it answered."""
        began = time.perf_counter()
        environment = {**os.environ, "WARHOST_GAMES": TOY, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        self._process = subprocess.Popen(self._command, cwd=ROOT, env=environment)
        async with asyncio.timeout(START_S), httpx.AsyncClient(verify=False) as client:
            while True:
                if self._process.poll() is not None:
                    raise RuntimeError("the server has stopped by itself")
                try:
                    if (await client.get(f"{self.address}/health")).status_code == 200:
                        return time.perf_counter() - began
                except httpx.TransportError:
                    await asyncio.sleep(0.02)

    def cpu_seconds(self) -> float:
        """How much processor time the server has used so far."""
        return 0.0 if self._process is None else cpu_of(self._process.pid)

    def parts(self) -> dict[str, float]:
        """How much of it, in seconds, went into the parts of a decision that can be told apart."""
        told: dict[str, float] = httpx.get(f"{self.address}/parts", verify=False).json()
        return told

    def resident_kb(self) -> int:
        """How much memory the server holds."""
        if self._process is None:
            return 0
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") // 1024

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)


class Parts:
    """Adds up the processor time of some functions, and of the threads beside the event loop's."""

    def __init__(self) -> None:
        self._spent: dict[str, float] = {}

    def watch(self, name: str, owner: type, function: str) -> None:
        plain = getattr(owner, function)

        def timed(*given: Any, **named: Any) -> Any:
            began = time.thread_time()
            try:
                return plain(*given, **named)
            finally:
                self._spent[name] = self._spent.get(name, 0.0) + time.thread_time() - began

        setattr(owner, function, timed)

    async def tell(self, _request: Request) -> JSONResponse:
        loop = time.thread_time()
        return JSONResponse(self._spent | {"loop": loop, "threads": time.process_time() - loop})


def main(port: str, database: str) -> None:
    settings = Settings(
        port=int(port),
        database=database,
        rates=0,
        bot_pause_ms=0,
        bot_unseen_pause_ms=0,
        sockets_per_address=100_000,
        guest_tables=100_000,
        guest_mb=100_000,
        restart_grace_s=0,
        log_level="error",
    )
    set_up_logs(settings)
    config = configuration(settings)
    parts = Parts()
    parts.watch("rules", Ledger, "decide")
    parts.watch("telling", Audience, "tell_entry")
    parts.watch("of it finding and encoding", Feeds, "updates")
    parts.watch("sending, deflate included", SocketProtocol, "write")
    parts.watch("of it deflate", Deflater, "packed")
    routes = config.app.router.routes  # type: ignore[union-attr]
    routes.insert(0, Route("/parts", parts.tell))
    spare_the_collector()
    Serving(config).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
