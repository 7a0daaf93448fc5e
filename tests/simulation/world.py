"""A simulated world: servers that share a database, people at tables, and everything that can go wrong, from one seed. After a
time of faults comes a time of calm, in which every table must come to its end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
from collections.abc import Callable, Coroutine, MutableMapping
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn

import structlog
from msgspec import Struct

from tests.simulation.browser import Browser
from tests.simulation.bus import Bus, BusMoods
from tests.simulation.clocks import Wall
from tests.simulation.disk import Disk, Moods, scratch_folder
from tests.simulation.loop import Process, SimulatedLoop, Violation
from tests.simulation.network import Line, Lost, Network, Reply, Weather
from tests.simulation.people import PREPARES, Person
from tests.simulation.servers import Server
from tests.simulation.truth import TrueTable, Truth
from warhost.server.game.offered import Games
from warhost.server.table_time import AHEAD, JUMP_MS, Note

GAMES: Final = Games()
STANDSTILL_S: Final = 400.0
"""So long a table may stand still in bad times."""
CALM_STANDSTILL_S: Final = 120.0
EXPECTED_ERRORS: Final = ("OperationalError", "TimeoutError", "Broken")
"""What a server may trip over when its database does not answer."""
GONE_S: Final = 100.0
"""After so long a server has noticed that a silent line is dead."""
LONGEST_S: Final = 20_000.0


class BotMoods(Struct):
    takes_s: float = 0.15
    fails: float = 0.02


class Plan(Struct, frozen=True):
    """How big a world is, and how bad."""

    servers: int = 3
    tables: int = 4
    decisions: int = 400
    """So many are taken at least before it becomes calm."""
    crashes: bool = True
    stops: bool = True
    disk: bool = True
    network: bool = True
    bus: bool = True
    clocks: bool = True


class Outcome(Struct, frozen=True):
    seed: int
    decisions: int
    acknowledged: int
    tables: int
    commits: int
    letters: int
    callbacks: int
    simulated_s: float
    history: str
    happened: dict[str, int]
    problem: str | None


class World:
    def __init__(self, seed: int, plan: Plan, folder: Path) -> None:
        self.seed = seed
        self.plan = plan
        self.lots = random.Random(f"world {seed}")
        self.lots_of_planners = random.Random(f"planners {seed}")
        self.loop = SimulatedLoop(seed)
        self.processes: dict[str, Process] = {}
        """By the names under which servers own tables."""
        self.is_one_machine = self.lots.random() < 0.3
        self.shared_wall = Wall(self.loop)
        """Of the one machine, or of the database."""
        self.has_unnoted_jump = False
        self.truth = Truth(self.loop, GAMES, self.processes)
        self.disk = Disk(
            self.loop, seed, folder, None if self.is_one_machine else self.shared_wall, self.truth.committed
        )
        self.network = Network(self.loop, seed, self.truth.heard)
        self.bus = Bus(self.loop, seed)
        self.bots = BotMoods()
        self.servers = [Server(self, number, self._wall_of_a_server()) for number in range(plan.servers)]
        self._calm_since = 0.0
        self.is_calm = False
        self.people: list[Person] = []
        self._parties_over = 0
        self._tasks: list[asyncio.Task[Any]] = []

    def _wall_of_a_server(self) -> Wall:
        return self.shared_wall if self.is_one_machine else Wall(self.loop)

    # ------------------------------------------------------------ from beginning to end

    def run(self) -> None:
        self.loop.world.context.run(self._begin)
        self.loop.run_until(lambda: self._parties_over == self.plan.tables)
        self.truth.check_stored(self.disk.look)
        self._check_left_behind()

    def _check_left_behind(self) -> None:
        """When everybody has gone, no server believes that somebody is still there."""
        gone = self.loop.world.context.run(self.loop.create_task, asyncio.sleep(GONE_S))
        self.loop.run_until(gone.done)
        for server in self.servers:
            inside = server.app.state.warhost.connection_limit._inside
            if inside:
                self.loop.fail(f"{server.process} still counts connections: {inside}")

    def _begin(self) -> None:
        for server in self.servers:
            server.start()
        for number in range(self.plan.tables):
            self.spawn(self._party(number))
        self.spawn(self._watch())
        self.spawn(self._calm_down())
        for fault, is_wanted in (
            (self._crashes, self.plan.crashes),
            (self._stops, self.plan.stops),
            (self._cuts, self.plan.network),
            (self._weather, self.plan.network),
            (self._disk_moods, self.plan.disk),
            (self._bus_moods, self.plan.bus),
            (self._clock_jumps, self.plan.clocks),
        ):
            if is_wanted:
                self.spawn(fault())

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self.loop.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._look_at)
        return task

    def _look_at(self, task: asyncio.Task[None]) -> None:
        self._tasks.remove(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and self.loop.failure is None:
            self.loop.fail(f"the simulation itself failed: {error!r}")

    # ------------------------------------------------------------ people

    def hear_log(self, _logger: Any, _level: str, line: MutableMapping[str, Any]) -> NoReturn:
        """What servers write down. An incident is the database's fault, or else the server's."""
        if not self.loop.is_over:
            if line["event"] != "request":
                self.truth.counts[f"log: {line['event']}"] += 1
            if self.loop.told is not None and line["event"] != "request":
                words = " ".join(f"{name}={line[name]}" for name in sorted(line))
                self.loop.told(f"{self.loop.time():.6f} log {words}\n")
            if line["event"] == "incident" and line["error"] not in EXPECTED_ERRORS:
                self.loop.fail(f"an incident: {line}")
        raise structlog.DropEvent

    def prepares(self) -> bool:
        return not self.is_calm and self.lots_of_planners.random() < PREPARES

    def thinking_s(self) -> float:
        return self.lots.expovariate(1 / 0.4)

    async def connect(self, person: Person, table: str) -> Line:
        return await self.network.connect(self._any_server(), table, person.cookie, person.id)

    async def request(self, method: str, path: str, body: Any, cookie: str) -> Reply:
        return await self.network.request(self._any_server(), method, path, body, cookie)

    def _any_server(self) -> Server:
        serving = [server for server in self.servers if server.is_serving]
        if not serving:
            raise Lost
        return self.lots.choice(serving)

    async def _party(self, number: int) -> None:
        """Some people who play one game after the other."""
        people = [Person(self, f"{name}-{number}") for name in ("Ann", "Bob", "Cat", "Dan", "Eve")]
        for person in people:
            await _until_done(person.arrive)
        while not self.is_calm:
            await self._game(people)
        self._parties_over += 1

    async def _game(self, people: list[Person]) -> None:
        lots = self.lots
        seats = lots.choice((2, 3, 3, 4))
        bots = lots.choice((0, 0, 1, 1, 2)) if seats > 2 else lots.choice((0, 1))
        players = people[: seats - bots]
        table = await self._table(players, bots)
        if table is None:
            return
        browsers: list[Browser] = []
        for person in players:
            browsers.append(person.sit(table))
            if lots.random() < 0.2:
                browsers.append(person.sit(table))
        if lots.random() < 0.5:
            browsers.append(people[-1].sit(table))
        if not self.is_calm and lots.random() < 0.8:
            self.spawn(self._give_and_take(lots.choice(players), people[-1], table, browsers))
        true = self.truth.tables[table]
        while true.status == "playing":
            await asyncio.sleep(1)
            if self.is_calm:
                await self._set_right(true, players)
        await self._come_together(browsers, true)
        for browser in browsers:
            browser.close()

    async def _table(self, players: list[Person], bots: int) -> str | None:
        """A table at which these people have begun to play; None if it did not come about."""
        host = players[0]
        wish = {
            "game": "toy",
            "seats": [{"kind": "me"}]
            + [{"kind": "open"}] * (len(players) - 1)
            + [{"kind": "bot", "level": "random"}] * bots,
            "options": {"rounds": self.lots.choice(("3", "5"))},
            "visibility": "open",
            "clock": self.lots.choice(
                (
                    {"kind": "none"},
                    {"kind": "live", "bank_s": 60, "increment_s": 5},
                    {"kind": "slow", "move_s": 60},
                )
            ),
            "on_timeout": self.lots.choice(("bot", "pass")),
        }
        try:
            info = (await host.insist("POST", "/api/tables", wish)).body
        except Lost:
            return None
        table = str(info["id"])
        for person, seat in zip(players[1:], info["seats"][1:], strict=False):
            # A certain seat, so that whoever asks again does not take two.
            sits = partial(person.insist, "POST", f"/api/tables/{table}/join", {"seat": seat["seat"]})
            await _until_done(sits)
        await _until_done(lambda: host.insist("POST", f"/api/tables/{table}/start"))
        return table if table in self.truth.tables else None

    async def _give_and_take(
        self, person: Person, outsider: Person, table: str, browsers: list[Browser]
    ) -> None:
        """Give a seat to a bot or to somebody else and take it again, or stop the clocks for a while."""
        await asyncio.sleep(self.lots.uniform(0, 6))
        true = self.truth.tables[table]
        side = next((seat.side for seat in true.seats if seat.owner == person.id), None)
        if side is None or true.status != "playing":
            return
        seat, pause = f"/api/tables/{table}/seats/{side}", f"/api/tables/{table}/pause"
        kind = self.lots.choice(("bot", "open", "open", "pause"))
        with contextlib.suppress(Lost):
            if kind == "bot":
                await person.insist("PUT", seat, {"holder": {"kind": "bot", "level": "random"}})
            elif kind == "open":
                browsers.append(outsider.sit(table))
                await person.insist("PUT", seat, {"holder": {"kind": "open"}})
                await outsider.insist("POST", f"/api/tables/{table}/join", {"seat": side})
            else:
                await person.insist("POST", pause, {"paused": True})
        await asyncio.sleep(self.lots.uniform(0, 8))
        if kind == "pause":
            await _until_done(partial(person.insist, "POST", pause, {"paused": False}))
        else:
            await _until_done(partial(person.insist, "PUT", seat, {"holder": {"kind": "me"}}))

    async def _set_right(self, table: TrueTable, players: list[Person]) -> None:
        """What somebody asked for may happen long after he gave up waiting: a seat is open again, the clocks stand."""
        path = f"/api/tables/{table.id}"
        if table.ledger.paused:
            await _until_done(partial(players[0].insist, "POST", f"{path}/pause", {"paused": False}))
        for seat in table.seats:
            owner = next((person for person in players if person.id == seat.owner), None)
            if owner is not None and seat.player != owner.id:
                wish = {"holder": {"kind": "me"}}
                await _until_done(partial(owner.insist, "PUT", f"{path}/seats/{seat.side}", wish))

    async def _come_together(self, browsers: list[Browser], table: TrueTable) -> None:
        """After the end everybody sees the same end."""
        last = len(table.entries)
        since = self.loop.time()
        while any(browser.number != last and not browser.is_over for browser in browsers):
            await asyncio.sleep(1)
            if self.loop.time() - since > STANDSTILL_S:
                behind = [
                    (browser.person.name, browser.number) for browser in browsers if browser.number != last
                ]
                self.loop.fail(f"{table.id} is over at {last}, but {behind} do not know it")

    # ------------------------------------------------------------ whether tables go on

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(5)
            now, longest = self.loop.time(), CALM_STANDSTILL_S if self.is_calm else STANDSTILL_S
            for table in self.truth.tables.values():
                since = max(table.moments[-1].at, self._calm_since)
                if table.status == "playing" and now - since > longest:
                    self.loop.fail(f"{table.id} has stood still since {since:.0f}")
            if now > LONGEST_S:
                self.loop.fail("it takes too long")

    async def _calm_down(self) -> None:
        while self.truth.decisions < self.plan.decisions:
            await asyncio.sleep(1)
        self.loop.note("calm")
        self.is_calm = True
        self.disk.moods, self.network.weather = Moods(), Weather()
        self.bus.moods, self.bots = BusMoods(), BotMoods()
        self.disk.cut_off.clear()
        self.bus.cut_off.clear()
        # Nobody has waited yet since it is calm.
        self._calm_since = self.loop.time()
        for server in self.servers:
            server.go_on()
            server.start_again()

    # ------------------------------------------------------------ what goes wrong

    async def _again_and_again(self, every_s: float, fault: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while not self.is_calm:
            await asyncio.sleep(self.lots.expovariate(1 / every_s))
            if not self.is_calm:
                await fault()

    async def _crashes(self) -> None:
        async def crash() -> None:
            server = self.lots.choice(self.servers)
            if not server.is_up or server.process.is_stopped:
                return
            if self.lots.random() < 0.7:
                server.crash()
            else:
                await server.stop()
            await asyncio.sleep(self.lots.choice((0.1, 1, 5, 12)))
            server.start_again()

        await self._again_and_again(25, crash)

    async def _stops(self) -> None:
        async def stop() -> None:
            server = self.lots.choice(self.servers)
            if self.lots.random() < 0.7:
                server = await self._about_to_write() or server
            if not server.is_up:
                return
            server.stand_still()
            # Mostly just so long that others begin to take over.
            await asyncio.sleep(
                self.lots.choice((0.5, 3, self.lots.uniform(4, 9), self.lots.uniform(4, 9), 20))
            )
            server.go_on()

        await self._again_and_again(15, stop)

    async def _about_to_write(self) -> Server | None:
        """The next server that wants to write an entry, at the worst moment: it has looked at its lease, and not yet written."""
        self.disk.ambush = self.loop.create_future()
        try:
            async with asyncio.timeout(10):
                process = await self.disk.ambush
        except TimeoutError:
            return None
        return next((server for server in self.servers if server.process is process), None)

    async def _cuts(self) -> None:
        async def cut() -> None:
            if self.network.lines:
                line = self.lots.choice(self.network.lines)
                told = self.lots.choice(((True, True), (True, False), (False, True), (False, False)))
                self.loop.note("cut", line.person, *told)
                line.break_off(tells_server=told[0], tells_person=told[1])

        await self._again_and_again(3, cut)

    async def _weather(self) -> None:
        async def change() -> None:
            self.network.weather = Weather(
                self.lots.choice((0.005, 0.02, 0.2)), self.lots.choice((0, 0.02, 0.2))
            )

        await self._again_and_again(10, change)

    async def _disk_moods(self) -> None:
        async def change() -> None:
            lots = self.lots
            self.disk.moods = Moods(
                fails=lots.choice((0, 0, 0.005, 0.05)),
                fails_before_commit=lots.choice((0, 0.01, 0.1)),
                fails_after_commit=lots.choice((0, 0.01, 0.1)),
                slow=lots.random() < 0.2,
            )
            if lots.random() < 0.2:
                server = lots.choice(self.servers)
                self.disk.cut_off.add(server.process.name)
                await asyncio.sleep(lots.choice((0.5, 4, 9)))
                self.disk.cut_off.clear()

        await self._again_and_again(8, change)

    async def _bus_moods(self) -> None:
        async def change() -> None:
            lots = self.lots
            self.bus.moods = BusMoods(
                latency_s=lots.choice((0.0005, 0.005, 0.3)),
                loses=lots.choice((0, 0, 0.01, 0.1)),
                repeats=lots.choice((0, 0, 0.02, 0.3)),
                overtakes=lots.choice((0, 0, 0.005, 0.1)),
            )
            if lots.random() < 0.2:
                self.bus.cut_off.add(lots.choice(self.servers).process.name)
                await asyncio.sleep(lots.choice((1, 5, 15)))
                self.bus.cut_off.clear()

        await self._again_and_again(10, change)

    async def _clock_jumps(self) -> None:
        async def jump() -> None:
            lots = self.lots
            wall = lots.choice([self.shared_wall, *(server.clock.wall for server in self.servers)])
            by = await self._move(wall, wall.jump(lots))
            if lots.random() < 0.4:
                await asyncio.sleep(lots.uniform(1, 60))
                wall.ahead_ms -= by
                await self._move(wall, -by)

        await self._again_and_again(40, jump)

    async def _move(self, wall: Wall, by: int) -> int:
        """A wall clock has been moved. Who starts after that cannot know of it unless those who saw it have noted it: until then
        nobody starts, and if none of them is left it is taken back. Returns by how much it is moved in the end."""
        if wall is not self.shared_wall:
            return by
        self.has_unnoted_jump = True
        while not self._is_noted(wall):
            if not any(server.is_serving for server in self.servers):
                wall.ahead_ms -= by
                by = 0
                break
            await asyncio.sleep(0.5)
        self.has_unnoted_jump = False
        return by

    def _is_noted(self, wall: Wall) -> bool:
        found = self.disk.look.execute("SELECT value FROM keys WHERE name = ?", (AHEAD,)).fetchone()
        return abs(wall.ahead_ms + Note.read(found and found[0]).ahead) < JUMP_MS


async def _until_done(deed: Callable[[], Coroutine[Any, Any, Any]]) -> None:
    while True:
        try:
            await deed()
        except Lost:
            await asyncio.sleep(1)
        else:
            return


def simulate(seed: int, plan: Plan, told: Callable[[str], None] | None = None) -> Outcome:
    """The whole history that follows from a seed."""
    # When garbage is collected is no part of the history, so nothing is while it lasts.
    gc.disable()
    try:
        with scratch_folder() as folder:
            return _lived_through(World(seed, plan, folder), told)
    finally:
        gc.enable()


def _lived_through(world: World, told: Callable[[str], None] | None) -> Outcome:
    loop, truth, problem = world.loop, world.truth, None
    loop.told = told
    structlog.configure(processors=[world.hear_log])
    try:
        world.run()
    except Violation as violation:
        problem = str(violation)
    outcome = Outcome(
        world.seed,
        truth.decisions,
        truth.acknowledged,
        len(truth.tables),
        world.disk.commits,
        world.bus.carried,
        loop.callbacks,
        round(loop.time(), 3),
        loop.history(),
        dict(sorted((truth.counts + loop.kinds).items())),
        problem,
    )
    loop.is_over = True
    world.disk.close()
    return outcome
