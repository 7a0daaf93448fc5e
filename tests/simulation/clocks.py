"""Clocks of a simulated world. Monotonic ones are right, and count from anywhere; wall clocks are set forward and back by
whoever feels like it, by moments and by minutes. Servers of one machine share a wall clock; those of several have one each, and
their database another."""

from __future__ import annotations

import random
from typing import Final

from tests.simulation.loop import SimulatedLoop

EPOCH_MS: Final = 1_800_000_000_000
MINUTE_MS: Final = 60_000
JUMPS_MS: Final = (300, 2_000, 2_500, MINUTE_MS, 5 * MINUTE_MS, 20 * MINUTE_MS)


class Wall:
    """A wall clock; `ahead_ms` is how far it is off."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop
        self.ahead_ms = 0

    def now(self) -> int:
        return EPOCH_MS + round(self._loop.time() * 1000) + self.ahead_ms

    def jump(self, lots: random.Random) -> int:
        by = lots.choice((-1, 1)) * lots.choice(JUMPS_MS)
        self._loop.note("clock", by)
        self.ahead_ms += by
        return by


class SimulatedClock:
    """What a server goes by."""

    def __init__(self, loop: SimulatedLoop, wall: Wall, since: float) -> None:
        self._loop = loop
        self._since = since
        self.wall = wall

    def now(self) -> int:
        return self.wall.now()

    def monotonic(self) -> float:
        return self._since + self._loop.time()
