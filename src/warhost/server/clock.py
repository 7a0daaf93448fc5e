"""The time that a server goes by. Whatever needs a moment asks `hub.clock`, so that a test or a simulation can bring its own."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970 in UTC, as people and other servers count; somebody may set it back."""

    def monotonic(self) -> float:
        """Seconds that only ever grow; the same count for all processes of one machine."""


class SystemClock:
    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        return time.monotonic()
