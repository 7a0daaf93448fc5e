"""Rates and sizes: how often somebody may do what, and how much a request may carry."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final, Protocol

from msgspec import Struct

from warhost.server.refusals import RequestRefused

BODY_BYTES: Final = 64 * 1024
POSITION_BYTES: Final = 512 * 1024
RECORD_BYTES: Final = 1024 * 1024
FRAME_BYTES: Final = 16 * 1024
CHAT_LENGTH: Final = 500
SEATS_PER_PERSON: Final = 8
BROWSERS_PER_PERSON: Final = 10
"""That get notices: the newest."""
REMEMBERED: Final = 20_000
IPV6_HOME: Final = 64
"""Of an IPv6 address so many bits say whose it is; the rest its owner changes at will."""


class Rate(Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


RATES: Final = {
    "request": Rate(120, 30),
    "file": Rate(3000, 300),
    "message": Rate(60, 20),
    "chat": Rate(6, 0.5),
    "hint": Rate(5, 0.5),
    "plan": Rate(20, 0.2),
    "guest": Rate(20, 0.1),
    "password": Rate(8, 0.05),
    "guess": Rate(20, 0.1),
    "register": Rate(5, 1 / 600),
    "recover": Rate(5, 1 / 600),
    "profile": Rate(20, 0.2),
    "export": Rate(3, 1 / 300),
    "report": Rate(5, 1 / 300),
    "table": Rate(20, 0.2),
    "seek": Rate(20, 0.5),
    "challenge": Rate(10, 1 / 30),
    "upload": Rate(10, 0.1),
    "look": Rate(40, 2),
    "replay": Rate(30, 3),
    "study": Rate(10, 0.1),
    "try": Rate(60, 4),
    "analysis": Rate(6, 1 / 60),
    "weigh": Rate(20, 0.2),
    "puzzle": Rate(60, 2),
    "statistics": Rate(10, 0.2),
    "mail": Rate(3, 1 / 600),
    "unseen move": Rate(20, 2),
    "thought": Rate(600, 2),
}
"""A `file` is one of the client's: a first visit takes a hundred of them, and a household or a class comes together. Of
`guess` (wrong passwords for one login, from anywhere) nobody is refused more: everybody is kept waiting. An `unseen move` is a
bot's at a table where no person plays and nobody looks. A `thought` is a second of a bot's searching. To `try` is to
decide something in a study, or to write there."""


Key = tuple[object, ...]
"""What is spent, and by whom."""


class Buckets(Protocol):
    """How much there was at which moment, by key. Whatever has not been spent from for long may be forgotten: it is full."""

    def get(self, key: Key) -> tuple[float, float] | None: ...

    def put(self, key: Key, tokens: float, at: float) -> None: ...


class OwnBuckets:
    """Those of one process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, tuple[float, float]] = OrderedDict()

    def get(self, key: Key) -> tuple[float, float] | None:
        return self._kept.get(key)

    def put(self, key: Key, tokens: float, at: float) -> None:
        self._kept[key] = tokens, at
        self._kept.move_to_end(key)
        while len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)


class Limits:
    """Token buckets by what and who: `person=…`, `address=…`, `login=…`, or several of them together. Names of one kind
    never meet those of another. `factor` scales all of them; 0 switches them off. `buckets`: shared with other processes, or
    one's own."""

    def __init__(self, factor: float, seconds: Callable[[], float], buckets: Buckets | None = None) -> None:
        self._factor = factor
        self._seconds = seconds
        self._buckets = buckets or OwnBuckets()

    def spend(self, what: str, amount: float = 1, /, **who: str) -> None:
        """Refuses when it comes too fast."""
        if not self._factor:
            return
        key, rate, now = _key(what, who), RATES[what], self._seconds()
        tokens = self._tokens(key, rate, now)
        wait = self._wait(rate, amount, tokens)
        if wait > 0:
            raise RequestRefused("refused-too-fast", seconds=str(max(1, round(wait))))
        self._buckets.put(key, tokens - amount, now)

    def shortage(self, what: str, amount: float = 1, /, **who: str) -> float:
        """How many seconds are missing until so much may be spent."""
        if not self._factor:
            return 0.0
        rate = RATES[what]
        return max(0.0, self._wait(rate, amount, self._tokens(_key(what, who), rate, self._seconds())))

    def charge(self, what: str, amount: float = 1, /, **who: str) -> None:
        """Note what was spent, also beyond what there was."""
        if self._factor:
            key, now = _key(what, who), self._seconds()
            self._buckets.put(key, self._tokens(key, RATES[what], now) - amount, now)

    def _wait(self, rate: Rate, amount: float, tokens: float) -> float:
        """Seconds until there is so much, or as much as there ever is; below zero where there is more."""
        return (min(amount, rate.burst * self._factor) - tokens) / (rate.per_second * self._factor)

    def _tokens(self, key: Key, rate: Rate, now: float) -> float:
        burst = rate.burst * self._factor
        tokens, since = self._buckets.get(key) or (burst, now)
        return min(burst, tokens + (now - since) * rate.per_second * self._factor)


def _key(what: str, who: dict[str, str]) -> Key:
    return (what, *((kind, home_of(name) if kind == "address" else name) for kind, name in who.items()))


@lru_cache(4096)
def home_of(address: str) -> str:
    """Whose address it is: an IPv4 address itself, of an IPv6 address the network that a household gets."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_HOME), strict=False))
