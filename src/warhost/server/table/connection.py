"""A client's connection to a table, as the table's owner knows it: whose eyes it has, and the way out to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from msgspec import Struct

from warhost.server.game.feed import encode
from warhost.server.game.splicing import Spliced
from warhost.server.protocol.frames import ByeFrame, ChatLine

MOST_UNSENT: Final = 1_000_000
"""Bytes. Several of the largest views fit in."""

CLOSE_ERROR: Final = 1011
CLOSE_STOPPING: Final = 1012
CLOSE_MALFORMED: Final = 4400
CLOSE_SIGNED_OUT: Final = 4401
CLOSE_NOT_ALLOWED: Final = 4403
CLOSE_NO_TABLE: Final = 4404
CLOSE_TOO_SLOW: Final = 4408
CLOSE_TOO_FAST: Final = 4429


class Outlet(Protocol):
    """Where frames leave, in the order in which they are written."""

    def write(self, frame: bytes | Spliced) -> None: ...

    def unsent(self) -> int:
        """How many bytes still wait for the client to read."""
        ...


class Hearing(Struct, frozen=True):
    """What of the table talk somebody wants to hear; one's own lines always."""

    person: str | None = None
    unheard: frozenset[str] = frozenset()
    """Whom they mute or block."""
    talk: str = "all"
    """Of the rest: of `all`, of `players`, of nobody (`none`)."""

    def takes(self, line: ChatLine) -> bool:
        if line.person.id == self.person:
            return True
        wanted = self.talk == "all" or (self.talk == "players" and bool(line.seats))
        return wanted and line.person.id not in self.unheard


class Connection:
    """`viewer` is None until the client said hello: until then it gets nothing."""

    def __init__(
        self, person: str | None, cookie: str | None, outlet: Outlet, count: Callable[[], None]
    ) -> None:
        """`cookie`: by which the client showed who it is. `count` is called for every frame."""
        self.person = person
        self.cookie = cookie
        self.is_signed_out = False
        self.hearing = Hearing()
        """Whose talk it is told."""
        self.apart: frozenset[str] = frozenset()
        """With whom its person does not sit at a table."""
        self.viewer: str | None = None
        self._outlet = outlet
        self._count = count
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Done with the code to close with; nothing is sent any more then."""

    @property
    def unsent(self) -> int:
        """How many bytes wait for the client."""
        return self._outlet.unsent()

    def send(self, frame: Any) -> None:
        self.send_encoded(encode(frame))

    def send_encoded(self, frame: bytes | Spliced) -> None:
        """A client that does not keep up is sent away; it comes back with a hello and misses nothing."""
        if self.closing.done():
            return
        if self._outlet.unsent() > MOST_UNSENT:
            self.close(CLOSE_TOO_SLOW)
        else:
            self._outlet.write(frame)
            self._count()

    def say_goodbye(self, reason: str, code: int, *, final: bool, wait_ms: int = 0) -> None:
        self.send(ByeFrame(reason, final, wait_ms))
        self.close(code)

    def sign_out(self) -> None:
        """Nothing that comes from here counts any more; the client may come back as whoever it then is."""
        self.is_signed_out = True
        self.say_goodbye("refused-signed-out", CLOSE_SIGNED_OUT, final=False)

    def close(self, code: int) -> None:
        if not self.closing.done():
            self.closing.set_result(code)
