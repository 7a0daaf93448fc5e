"""A server of a simulated world: the application that `warhost serve` runs, with another clock, other chance, another database and
bots that answer by lot. It can crash, stand still, or be stopped in good order, and start again."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

from starlette.applications import Starlette

from tests.simulation.bus import SimulatedBus
from tests.simulation.clocks import SimulatedClock, Wall
from tests.simulation.disk import SimulatedDatabase, SimulatedWriter
from tests.simulation.loop import PROCESS, Process
from warhost.server import hub as hub_module
from warhost.server.chance import Chance
from warhost.server.http.app import make_app, say_goodbye
from warhost.server.hub import Hub
from warhost.server.settings import Settings
from warhost.server.workers import vetting
from warhost.server.workers.thinking import BotsFailed
from warhost.server.workers.thoughts import Task, Thought
from warhost.server.workers.uploads import Uploads

if TYPE_CHECKING:
    from tests.simulation.world import World

RESTARTED_S: Final = 3.0
SETTINGS: Final = Settings(
    database="sqlite://",
    secret="only a simulation",
    rates=0,
    sockets_per_address=100_000,
    bot_pause_ms=100,
    bot_budget_ms=2_000,
    restart_grace_s=2,
    unload_after_s=20,
)


class SimulatedNeighbours:
    """Whether servers are on one machine, and know at once when one of them dies, is a matter of the world."""

    def __init__(self, world: World) -> None:
        self._world = world

    def arrive(self, name: str) -> None:
        self._world.processes[name] = PROCESS.get()
        self._world.bus.names[PROCESS.get()] = name

    def leave(self) -> None:
        pass

    def has_died(self, name: str) -> bool:
        return self._world.is_one_machine and not self._world.processes[name].is_alive


class SimulatedBots:
    """They take some time, choose by lot, and fail now and then."""

    def __init__(self, world: World) -> None:
        self._world = world

    def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def measure(self) -> None:
        pass

    async def think(self, _table: str, task: Task) -> Thought:
        lots, weather = self._world.lots, self._world.bots
        await asyncio.sleep(lots.expovariate(1 / weather.takes_s))
        if lots.random() < weather.fails:
            raise BotsFailed
        return Thought(options=[lots.choice(task.options)])


class SimulatedUploads(Uploads):
    """Reads what people bring here and now."""

    def __init__(self) -> None:
        pass

    def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def _read(self, _who: str, brought: Any, _expected: type[Any]) -> Any:
        await asyncio.sleep(0.01)
        return vetting.vet(brought)


class Server:
    def __init__(self, world: World, number: int, wall: Wall) -> None:
        self._world = world
        self.number = number
        self._starts = 0
        self.clock = SimulatedClock(world.loop, wall, world.lots.uniform(0, 10**6))
        self.process: Process
        self.hub: Hub
        self.app: Starlette
        self.is_serving = False
        self.is_up = False
        self._stop = asyncio.Event()

    def start(self) -> None:
        world = self._world
        self._starts += 1
        self.process = world.loop.start_process(f"server-{self.number}.{self._starts}")
        self._stop = asyncio.Event()
        self.is_up = True
        world.loop.note("start", self.process)
        self.process.context.run(self._start)

    def _start(self) -> None:
        world = self._world
        self.hub = self._new_hub(Chance(random.Random(f"chance {world.seed} {self.process}")))
        self.app = make_app(SETTINGS, hub=self.hub)
        world.loop.create_task(self._live(self.process))

    def _new_hub(self, chance: Chance) -> Hub:
        world, process = self._world, self.process
        database = SimulatedDatabase(world.disk, process)
        with patch.multiple(
            hub_module,
            Database=lambda _url: database,
            Thinking=lambda *_given: SimulatedBots(world),
            Uploads=SimulatedUploads,
        ):
            neighbours, bus = SimulatedNeighbours(world), SimulatedBus(world.bus)
            writer = SimulatedWriter(database)
            return Hub(SETTINGS, self.clock, chance, neighbours=neighbours, bus=bus, writer=writer)

    async def _live(self, process: Process) -> None:
        try:
            async with self.app.router.lifespan_context(self.app):
                self.is_serving = True
                await self._stop.wait()
                self.is_serving = False
                await say_goodbye(self.app)
                self._world.network.server_stops(process)
        except Exception as error:  # noqa: BLE001 - a server that cannot start or stop ends, whatever the reason
            self._world.loop.note("cannot go on", process, type(error).__name__)
        # Whatever is left ends with the process.
        self._world.loop.call_soon(self._end, process, context=self._world.loop.world.context)

    def _end(self, process: Process) -> None:
        """It ended by itself: whatever looks after processes starts it again."""
        if process.is_alive and process is self.process:
            self.crash()
            self._world.loop.call_later(RESTARTED_S, self.start_again)

    def start_again(self) -> None:
        if self.is_up:
            return
        if self._world.has_unnoted_jump:
            self._world.loop.call_later(1, self.start_again)
        else:
            self.start()

    # ------------------------------------------------------------ what befalls it

    def crash(self) -> None:
        """As by SIGKILL, or by a power cut."""
        world = self._world
        world.loop.note("end", self.process)
        self.is_serving = self.is_up = False
        world.loop.end_process(self.process)
        world.disk.forget(self.process)
        world.network.server_died(self.process)

    def stand_still(self) -> None:
        """As by SIGSTOP, a machine that swaps, or a virtual one that is moved."""
        self._world.loop.note("still", self.process)
        self.process.is_stopped = True
        if self._world.lots.random() < 0.5:
            self._world.disk.forget(self.process)

    def go_on(self) -> None:
        self._world.loop.note("on", self.process)
        self.process.is_stopped = False

    async def stop(self) -> None:
        """As by SIGTERM, and by SIGKILL if that takes too long."""
        process = self.process
        self._world.loop.note("stop", process)
        self._stop.set()
        for _second in range(SETTINGS.shutdown_s):
            await asyncio.sleep(1)
            if not process.is_alive:
                return
        self._end(process)
