"""What servers write to each other, and who at a server reads it. Any letter may be lost, come late, come twice, or be overtaken:
whoever reads one must stand that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
import structlog
from msgspec import Struct

from warhost.server.cluster.bus import Bus

log = structlog.get_logger()


class Letter(Struct, frozen=True, array_like=True, tag_field="kind"):
    """Base of all letters."""


# ---------------------------------------------------------------- about a tunnel (see `forwarding`)


class Open(Letter, frozen=True, tag="open"):
    """Somebody at `edge` wants to reach a table of yours; `scope` is ASGI's, `request` a name that the edge never gives again."""

    request: str
    edge: str
    table: str
    scope: dict[str, Any]


class Taken(Letter, frozen=True, tag="taken"):
    """It is mine, and `tunnel` leads to it: a name of its own for each answer, should a request arrive twice."""

    request: str
    tunnel: str


class NotMine(Letter, frozen=True, tag="not mine"):
    request: str


class Event(Letter, frozen=True, tag="event"):
    """An event of ASGI in either direction. `number` counts up: what has been heard is known again, and a gap means that
    something was lost, or was overtaken."""

    tunnel: str
    number: int
    event: dict[str, Any]


class Consumed(Letter, frozen=True, tag="consumed"):
    """So many bytes of what you sent have been passed on since the beginning: told twice, late or not at all, the next tells all."""

    tunnel: str
    octets: int


class Ended(Letter, frozen=True, tag="ended"):
    """The tunnel is no more, or never was."""

    tunnel: str


# ---------------------------------------------------------------- to all


class PersonChanged(Letter, frozen=True, tag="person"):
    person: str


class TablesChanged(Letter, frozen=True, tag="tables"):
    """Somebody else than their owners changed what surrounds the games of these tables."""

    tables: list[str]


class StudyChanged(Letter, frozen=True, tag="study"):
    """Something is new in a study, or it is gone."""

    study: str


class StudyCompany(Letter, frozen=True, tag="study company"):
    """Who looks at a study at this server now; `asks`: tell me who does at yours."""

    study: str
    server: str
    people: list[str]
    asks: bool


class StudyLed(Letter, frozen=True, tag="study led"):
    """Where the leader of a study looks. `moment`: by the leader's server, so that an old place never replaces a newer one."""

    study: str
    person: str
    node: int
    step: int
    eyes: str
    moment: int


AnyLetter = (
    Open
    | Taken
    | NotMine
    | Event
    | Consumed
    | Ended
    | PersonChanged
    | TablesChanged
    | StudyChanged
    | StudyCompany
    | StudyLed
)

_encode: Final = msgspec.msgpack.Encoder().encode
_decoder: Final = msgspec.msgpack.Decoder(AnyLetter)

Kind = TypeVar("Kind", bound=Letter)


class Post:
    """Sends letters over the bus, and hands those that arrive to whoever reads their kind. Without a bus nobody is there to
    write to. `count` hears "sent" or "received", and how many bytes."""

    def __init__(self, bus: Bus | None, count: Callable[[str, int], None]) -> None:
        self._bus = bus
        self._count = count
        self._readers: dict[type[Letter], Callable[[Any], None]] = {}

    @property
    def reaches_others(self) -> bool:
        return self._bus is not None

    async def open(self) -> None:
        if self._bus is not None:
            await self._bus.open(self._receive)

    async def close(self) -> None:
        if self._bus is not None:
            await self._bus.close()

    def read_by(self, kind: type[Kind], reader: Callable[[Kind], None]) -> None:
        """`reader` takes a letter in at once, without waiting for anything."""
        self._readers[kind] = reader

    async def send(self, server: str, table: str, letter: Letter) -> None:
        if self._bus is not None:
            payload = _encode(letter)
            self._count("sent", len(payload))
            await self._bus.send(server, table, payload)

    async def tell_all(self, letter: Letter) -> None:
        if self._bus is not None:
            payload = _encode(letter)
            self._count("sent", len(payload))
            await self._bus.tell_all(payload)

    def _receive(self, payload: bytes) -> None:
        self._count("received", len(payload))
        try:
            letter = _decoder.decode(payload)
        except msgspec.DecodeError:
            log.warning("letter not understood", octets=len(payload))
            return
        reader = self._readers.get(type(letter))
        if reader is not None:
            reader(letter)
