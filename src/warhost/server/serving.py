"""Running a server: until somebody stops it, and then in good order. On its own, or as workers behind one port."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import os
import socket
import sys
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec
import structlog
import uvicorn
from starlette.applications import Starlette

from warhost.build_info import is_compiled, version_text
from warhost.server.cluster.bus import make_bus, shared_folder
from warhost.server.game.offered import Games
from warhost.server.http.app import make_app, own_measures, say_goodbye
from warhost.server.http.app_state import AppState
from warhost.server.http.outlets import SocketProtocol
from warhost.server.http.protocols import HttpConnection
from warhost.server.hub import Hub
from warhost.server.limits import FRAME_BYTES
from warhost.server.machine.handover import Receiving, handing_over
from warhost.server.machine.journal_writer import SharedWriter, write_for_all
from warhost.server.machine.listening import listen
from warhost.server.machine.shared_rates import SharedBuckets
from warhost.server.machine.supervisor import (
    COULD_NOT_START,
    Supervisor,
    Ties,
    keep_telling_that_we_live,
    usual_number,
)
from warhost.server.operations.descriptors import take_all_descriptors
from warhost.server.operations.logs import set_up_logs
from warhost.server.operations.siblings import ENDING, Telling
from warhost.server.settings import Settings

INTERPRETED_COSTS: Final = "2.5 to 3.2"
"""Times what compiled rules take, by game: benchmarks/results/speed.md."""

log = structlog.get_logger()


class Serving(uvicorn.Server):
    """Says goodbye to the connected before it closes their sockets. The rest is a worker's: ties to its supervisor, what it takes
    over from its siblings, and what it tells them."""

    def __init__(
        self,
        config: uvicorn.Config,
        ties: Ties | None = None,
        receiving: Receiving | None = None,
        telling: Telling | None = None,
    ) -> None:
        super().__init__(config)
        self._ties = ties
        self._receiving = receiving
        self._telling = telling
        self._pulse: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._receiving is not None:
            self._receiving.open(self.config, self.server_state, self.lifespan.state)
        if self._telling is not None:
            await self._telling.open()
        if self._ties is not None:
            asyncio.get_running_loop().add_reader(self._ties.lifeline, self._supervisor_is_gone)
            self._pulse = asyncio.create_task(keep_telling_that_we_live(self._ties), name="pulse")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._receiving is not None:
            self._receiving.close()
        if self._telling is not None:
            await self._telling.close()
        await say_goodbye(self.config.app)  # type: ignore[arg-type]
        await super().shutdown(sockets)

    def _supervisor_is_gone(self) -> None:
        if self._ties is not None:
            asyncio.get_running_loop().remove_reader(self._ties.lifeline)
        self.should_exit = True


def spare_the_collector() -> None:
    """A full round of the garbage collector stops everybody for as long as it takes to look at every object. What was
    loaded for good need not be looked at again (what little garbage is among it may stay), and full rounds can be rare: tables
    hardly make cycles."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


def serve(settings: Settings) -> None:
    """Blocks until the server is stopped."""
    set_up_logs(settings)
    workers = (settings.workers or usual_number()) if settings.can_be_shared else 1
    log.info("starting", version=version_text(), host=settings.host, port=settings.port, workers=workers)
    if _is_open_to_the_world(settings):
        log.warning(
            "open to the world without TLS: passwords and cookies can be read on the way", host=settings.host
        )
    if not is_compiled():
        log.warning(
            "the rules run interpreted: a decision of theirs takes "
            f"{INTERPRETED_COSTS} times the processor time of compiled ones; see docs/hosting.md"
        )
    # What is wrong with this setting is told now, not by workers one after the other.
    make_bus(settings, "")
    take_all_descriptors()
    if workers == 1:
        config = configuration(settings)
        spare_the_collector()
        Serving(config).run()
    else:
        sys.exit(serve_together(settings, workers))


def serve_together(settings: Settings, workers: int) -> int:
    """As a supervisor with so many workers behind one port."""
    # Loaded once: workers begin with what is here, so that one that takes the place of another is there at once.
    Games()
    sockets = listen(settings.host, settings.port, workers)
    shared, buckets = share_of(settings, workers), SharedBuckets()

    file = settings.database_file
    services = 0 if file is None else 1

    def work(number: int, ties: Ties) -> None:
        for other, listening in enumerate(sockets):
            if other != number:
                listening.close()
        if number == workers:
            asyncio.run(write_for_all(str(file), writing_place(settings), ties))
        else:
            worker(shared, ties, buckets).run([sockets[number]])

    shared_folder(settings).mkdir(mode=0o700, parents=True, exist_ok=True)
    # In a process of its own: whatever is to be copied must not have opened anything.
    preparing = get_context("fork").Process(target=prepare, args=(settings,))
    preparing.start()
    preparing.join()
    if preparing.exitcode:
        return COULD_NOT_START
    spare_the_collector()
    return Supervisor(workers, work, patience_s=settings.shutdown_s + 5, services=services).run()


def writing_place(settings: Settings) -> Path:
    """Where the workers of one supervisor find the writer of their journal."""
    return shared_folder(settings) / f"{os.getppid()}.journal"


def worker(settings: Settings, ties: Ties, buckets: SharedBuckets) -> Serving:
    """One of several behind one port: connections to its siblings' tables go to them."""
    folder = shared_folder(settings)
    writer = None if settings.database_file is None else SharedWriter(writing_place(settings))
    app = make_app(settings, hub=Hub(settings, writer=writer, buckets=buckets), siblings=folder)
    state: AppState = app.state.warhost

    async def find(table: str) -> Path | None:
        owner = await state.tables.locate(table)
        place = None if owner is None else folder / f"{owner}.connections"
        return place if place is not None and place.exists() else None

    receiving = Receiving(folder / f"{state.hub.ownership.name}.connections")
    telling = Telling(folder / f"{state.hub.ownership.name}{ENDING}", lambda: own_measures(state))
    return Serving(configuration(settings, app, handing_over(find)), ties, receiving, telling)


def prepare(settings: Settings) -> None:
    """What must be done once before several begin: bring the database up to date, make up the server's secret."""

    async def work() -> None:
        hub = Hub(settings)
        await hub.database.open()
        await hub.people.open(settings.secret)
        await hub.database.close()

    asyncio.run(work())


def share_of(settings: Settings, workers: int) -> Settings:
    """What one of so many workers may take of what the machine has."""
    return msgspec.structs.replace(
        settings,
        bot_workers=max(1, settings.bot_workers // workers),
        bot_workers_most=max(2, settings.bot_workers_most // workers),
    )


def _is_open_to_the_world(settings: Settings) -> bool:
    """Others than this machine reach it, and nothing says that they come through something that speaks HTTPS."""
    if settings.host == "localhost" or settings.public_url.startswith("https:"):
        return False
    try:
        return not ipaddress.ip_address(settings.host).is_loopback
    except ValueError:
        return True


def configuration(
    settings: Settings, app: Starlette | None = None, http: type[HttpConnection] = HttpConnection
) -> uvicorn.Config:
    return uvicorn.Config(
        app or make_app(settings),
        host=settings.host,
        port=settings.port,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=http,
        ws=SocketProtocol,
        ws_ping_interval=None,
        ws_max_size=2 * FRAME_BYTES,
        ws_per_message_deflate=settings.compress,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=settings.shutdown_s,
    )
