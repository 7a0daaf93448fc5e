"""Rates and sizes: how often somebody may do what, and how much a request may carry."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from warhost.server.refusals import RequestRefused

BODY_BYTES: Final = 64 * 1024
POSITION_BYTES: Final = 512 * 1024
RECORD_BYTES: Final = 1024 * 1024
FRAME_BYTES: Final = 16 * 1024
CHAT_LENGTH: Final = 500
SEATS_PER_PERSON: Final = 8
REMEMBERED: Final = 20_000


class Rate(Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


RATES: Final = {
    "request": Rate(120, 30),
    "message": Rate(60, 20),
    "chat": Rate(6, 0.5),
    "hint": Rate(5, 0.5),
    "guest": Rate(20, 0.1),
    "password": Rate(8, 0.05),
    "table": Rate(20, 0.2),
    "upload": Rate(10, 0.1),
    "replay": Rate(30, 3),
    "mail": Rate(3, 1 / 600),
}


class Limits:
    """Token buckets by what and who. `factor` scales all of them; 0 switches them off."""

    def __init__(self, factor: float, seconds: Callable[[], float]) -> None:
        self._factor = factor
        self._seconds = seconds
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str) -> None:
        """Refuses when it comes too fast."""
        if not self._factor:
            return
        rate, now = RATES[what], self._seconds()
        burst = rate.burst * self._factor
        tokens, since = self._buckets.pop((what, who), (burst, now))
        tokens = min(burst, tokens + (now - since) * rate.per_second * self._factor)
        allowed = tokens >= 1
        self._buckets[what, who] = (tokens - 1 if allowed else tokens, now)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not allowed:
            wait = (1 - tokens) / (rate.per_second * self._factor)
            raise RequestRefused("refused-too-fast", seconds=str(max(1, round(wait))))
