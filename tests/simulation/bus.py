"""What lies between servers: a bus that promises nothing. A message may be late or lost, arrive more than once, and be overtaken by
others; a server may be cut off without knowing it. Real ones are seldom so bad: they keep the order within one connection, lose
what was under way when it breaks, and where something forwards between them it may send what it had sent already."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from msgspec import Struct

from tests.simulation.loop import PROCESS, Process, SimulatedLoop
from warhost.server.cluster.bus import Receive

SENT_S: Final = 0.0002
AGAIN_AFTER_S: Final = (0.0, 0.0, 0.01, 2.0, 40.0)
"""What is repeated comes at once, or when everybody has forgotten it."""


class BusMoods(Struct):
    latency_s: float = 0.001
    loses: float = 0.0
    repeats: float = 0.0
    overtakes: float = 0.0


class Bus:
    """What all servers share."""

    def __init__(self, loop: SimulatedLoop, seed: int) -> None:
        self.loop = loop
        self.lots = random.Random(f"bus {seed}")
        self.moods = BusMoods()
        self.cut_off: set[str] = set()
        """The names of processes that reach nobody."""
        self.names: dict[Process, str] = {}
        self._receivers: dict[str, tuple[Process, Receive]] = {}
        self._last: dict[tuple[Process, str], float] = {}
        self.carried = 0
        self.repeated = 0
        self.overtaken = 0

    def listen(self, name: str, process: Process, receive: Receive) -> None:
        self._receivers[name] = (process, receive)

    def others(self, process: Process) -> list[str]:
        return [
            name for name, (other, _) in self._receivers.items() if other is not process and other.is_alive
        ]

    def carry(self, sender: Process, name: str, payload: bytes) -> None:
        lots, moods = self.lots, self.moods
        if lots.random() < moods.loses:
            return
        usual = max(self._late(), self._last.get((sender, name), 0.0))
        arrives = usual
        if lots.random() < moods.overtakes:
            arrives = self._late()
            self.overtaken += arrives < usual
        self._last[sender, name] = max(usual, arrives)
        self._bring(arrives, sender, name, payload)
        while lots.random() < moods.repeats:
            self.repeated += 1
            self._bring(arrives + lots.choice(AGAIN_AFTER_S) * lots.random(), sender, name, payload)

    def _late(self) -> float:
        return self.loop.time() + self.lots.expovariate(1 / self.moods.latency_s)

    def _bring(self, arrives: float, sender: Process, name: str, payload: bytes) -> None:
        process, receive = self._receivers.get(name, (None, None))
        if process is None or receive is None or not process.is_alive:
            return
        if self.cut_off.isdisjoint((sender.name, process.name)):
            self.carried += 1
            self.loop.call_at(arrives, receive, payload, context=process.context)


class SimulatedBus:
    """One server's end of it."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._process = PROCESS.get()

    async def open(self, receive: Receive) -> None:
        self._bus.listen(self._bus.names[self._process], self._process, receive)

    async def send(self, server: str, table: str, payload: bytes) -> None:
        # In order: what is sent first is on its way first.
        self._bus.carry(self._process, server, payload)
        await asyncio.sleep(self._bus.lots.expovariate(1 / SENT_S))

    async def tell_all(self, payload: bytes) -> None:
        for server in self._bus.others(self._process):
            await self.send(server, "", payload)

    async def close(self) -> None:
        pass
