"""A request for a table that another server owns is carried to that server, which answers it as if the client were its own:
what travels is ASGI itself, events in both directions through a tunnel of letters. Nothing behind knows how far away its
client is.

The *edge* is the server that the client is connected to. It asks for a tunnel and sends nothing through it before the owner has
given it a name; of two answers to one request it uses one, so that nothing is done twice. A tunnel ends when either side ends
it, when a letter was lost or overtaken, when one side takes nothing any more, or when one of the two servers has died."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final, Protocol

import structlog
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from warhost.server.chance import Chance
from warhost.server.clock import Clock
from warhost.server.cluster.letters import Consumed, Ended, Event, Letter, NotMine, Open, Post, Taken
from warhost.server.cluster.ownership import Ownership
from warhost.server.refusals import NoLongerOwner
from warhost.server.refusing import refuse

OF_A_TABLE: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})(?:/|$)")
CARRIED: Final = (
    *("type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path"),
    *("headers", "client", "server", "subprotocols"),
)
"""What a server needs to know of a request that came to another."""
ASGI: Final = {"version": "3.0", "spec_version": "2.4"}

SMALLEST: Final = 64
"""What an event counts that carries nothing."""
WINDOW: Final = 256 * 1024
"""Bytes that may be on their way in one direction of a tunnel."""
TAKEN_WITHIN_S: Final = 2.0
"""An owner says soon whether it is one: if not, it is busy loading the table, it has died, or a letter was lost."""
FOUND_WITHIN_S: Final = 9.0
"""So long an owner is looked for: longer than a lease lasts after its holder has died."""
AGAIN_AFTER_S: Final = (0.1, 0.4)
STUCK_S: Final = 30.0
"""Nothing of what was sent was taken for so long: nobody is there."""
ANSWERED_WITHIN_S: Final = 120.0
"""A request by REST that has brought no event for so long will not be answered."""

CLOSE_COME_BACK: Final = 1012

log = structlog.get_logger()


class Tables(Protocol):
    async def locate(self, table: str) -> str | None:
        """The other server that owns the table; None if it is here, or nowhere."""


class Broken(ConnectionError):
    """The tunnel has ended in the middle of something."""


class Tunnel:
    """One end of a tunnel. Events go out one after the other and come in in order."""

    def __init__(self, name: str, other: str, table: str, post: Post) -> None:
        self.name = name
        self.other = other
        self._table = table
        self._post = post
        self._arrived: deque[tuple[Message, int]] = deque()
        self._news = asyncio.Event()
        self._room = asyncio.Event()
        self._heard = 0
        self._next_out = itertools.count()
        self._sent = 0
        self._passed_on = 0
        self._consumed = 0
        self._confirmed = 0
        self.is_over = False
        self._is_known_there = False

    # ------------------------------------------------------------ what arrives; nothing here waits

    def take_event(self, number: int, event: Message) -> None:
        if number < self._heard:
            return
        if number > self._heard:
            # Whoever is behind starts anew and misses nothing; to go on without what was lost would be wrong.
            self.end()
            return
        self._heard += 1
        self._arrived.append((event, _octets(event)))
        self._news.set()

    def take_consumed(self, octets: int) -> None:
        self._passed_on = max(self._passed_on, octets)
        self._room.set()

    def take_end(self) -> None:
        """The other side has ended it, or is no more."""
        self._is_known_there = True
        self.end()

    def end(self) -> None:
        self.is_over = True
        self._news.set()
        self._room.set()

    # ------------------------------------------------------------ for whoever uses it

    async def pass_on(self, event: Message) -> None:
        """Send an event when there is room for it."""
        octets = _octets(event)
        if not self._has_room_for(octets):
            await self._wait_for_room(octets)
        if self.is_over:
            raise Broken
        self._sent += octets
        await self.write(Event(self.name, next(self._next_out), dict(event)))

    def _has_room_for(self, octets: int) -> bool:
        """An event that is larger than any window goes alone."""
        on_the_way = self._sent - self._passed_on
        return on_the_way == 0 or on_the_way + octets <= WINDOW

    async def _wait_for_room(self, octets: int) -> None:
        try:
            async with asyncio.timeout(STUCK_S):
                while not self.is_over and not self._has_room_for(octets):
                    self._room.clear()
                    await self._room.wait()
        except TimeoutError:
            self.end()

    async def goes_ahead(self) -> bool:
        """Wait for the first event without taking it; False if none comes."""
        try:
            async with asyncio.timeout(STUCK_S):
                return await self.arrived()
        except TimeoutError:
            return False

    async def arrived(self) -> bool:
        """Wait for the next event without taking it; False if there will be none."""
        while not self._arrived and not self.is_over:
            self._news.clear()
            await self._news.wait()
        return bool(self._arrived)

    async def next(self) -> Message:
        """The next event from the other side. What has arrived is heard even if the tunnel has ended since."""
        if not self._arrived and not await self.arrived():
            raise Broken
        event, octets = self._arrived.popleft()
        self._consumed += octets
        if self._consumed - self._confirmed >= WINDOW // 4 and not self.is_over:
            self._confirmed = self._consumed
            await self.write(Consumed(self.name, self._consumed))
        return event

    async def tell_end(self) -> None:
        """Unless it is known there."""
        self.end()
        if not self._is_known_there:
            await self.write(Ended(self.name))

    async def write(self, letter: Letter) -> None:
        await self._post.send(self.other, self._table, letter)


class _Asked(Struct):
    """A request that an owner has not answered yet."""

    owner: str
    tunnel: asyncio.Future[str | None]


class Tunnels:
    """All tunnels of one server: those that its own clients use, and those through which it answers clients of others. `app` is
    what answers, `given` what it expects in a scope besides."""

    def __init__(
        self, post: Post, ownership: Ownership, tables: Tables, clock: Clock, chance: Chance
    ) -> None:
        self._post = post
        self._ownership = ownership
        self._tables = tables
        self._clock = clock
        self._chance = chance
        self._numbers = itertools.count()
        self._tunnels: dict[str, Tunnel] = {}
        self._asked: dict[str, _Asked] = {}
        self._under_way: set[asyncio.Task[Any]] = set()
        self.app: ASGIApp | None = None
        self.given: dict[str, Any] = {}

    def __len__(self) -> int:
        return len(self._tunnels)

    def open(self) -> None:
        self._ownership.gone = self._end_those_of
        self._post.read_by(Open, self._take_request)
        self._post.read_by(Taken, self._take_answer)
        self._post.read_by(NotMine, self._take_refusal)
        self._post.read_by(Event, self._take_event)
        self._post.read_by(Consumed, self._take_consumed)
        self._post.read_by(Ended, self._take_end)

    async def close(self) -> None:
        """Those who are being answered have a moment to hear the end."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=1)
        for tunnel in list(self._tunnels.values()):
            tunnel.end()
        under_way = list(self._under_way)
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    # ------------------------------------------------------------ at the edge

    async def reach(self, table: str, scope: Scope) -> Tunnel | None:
        """A tunnel to the table's owner; None if that is this server, or if none can be found."""
        until = self._clock.monotonic() + FOUND_WITHIN_S
        while True:
            try:
                owner = await self._tables.locate(table)
            except (SQLAlchemyError, OSError, TimeoutError):
                return None
            if owner is None or not self._post.reaches_others:
                return None
            tunnel = await self._dig(owner, table, scope)
            if tunnel is not None:
                return tunnel
            self._ownership.forget(table)
            if self._clock.monotonic() > until:
                return None
            await asyncio.sleep(self._chance.between(*AGAIN_AFTER_S))

    async def _dig(self, owner: str, table: str, scope: Scope) -> Tunnel | None:
        name = await self._ask(owner, table, scope)
        if name is None:
            return None
        tunnel = self._tunnels[name] = Tunnel(name, owner, table, self._post)
        return tunnel

    async def _ask(self, owner: str, table: str, scope: Scope) -> str | None:
        """The name of a tunnel to this owner, if it is one and says so soon."""
        own = self._ownership.name
        request = f"{own}.{next(self._numbers)}"
        asked = self._asked[request] = _Asked(owner, asyncio.get_running_loop().create_future())
        carried = {name: scope[name] for name in CARRIED if name in scope}
        try:
            async with asyncio.timeout(TAKEN_WITHIN_S):
                await self._post.send(owner, table, Open(request, own, table, carried))
                return await asked.tunnel
        except TimeoutError:
            return None
        finally:
            del self._asked[request]

    async def carry(self, tunnel: Tunnel, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a client and an application that are far from each other believe that they are near."""
        telling = _Telling(tunnel, scope["type"], send)
        tasks = (asyncio.create_task(_pass_all_on(tunnel, receive)), asyncio.create_task(telling.run()))
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            is_broken = any(isinstance(task.exception(), Broken) for task in tasks if task in done)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._tunnels.pop(tunnel.name, None)
            if not telling.is_done:
                await tunnel.tell_end()
        if is_broken and not telling.is_done:
            await telling.break_off()

    # ------------------------------------------------------------ at the owner

    def _take_request(self, letter: Open) -> None:
        self._soon(self._answer(letter))

    def _soon(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _answer(self, letter: Open) -> None:
        try:
            is_mine = await self._tables.locate(letter.table) is None
        except (SQLAlchemyError, OSError, TimeoutError):
            is_mine = False
        if not is_mine or self.app is None:
            await self._post.send(letter.edge, letter.table, NotMine(letter.request))
            return
        name = f"{letter.request}-{self._ownership.name}.{next(self._numbers)}"
        tunnel = self._tunnels[name] = Tunnel(name, letter.edge, letter.table, self._post)
        try:
            await tunnel.write(Taken(letter.request, name))
            # Whoever asked may have lost patience and asked again: nothing is done before they go ahead.
            if await tunnel.goes_ahead():
                receive = _receiving(tunnel, letter.scope["type"])
                await self.app(_scope(letter.scope) | self.given, receive, tunnel.pass_on)
        except Exception as error:  # noqa: BLE001 - the application has reported what concerns it
            log.warning("tunnel broken", error=type(error).__name__)
        finally:
            del self._tunnels[name]
            await tunnel.tell_end()

    # ------------------------------------------------------------ letters

    def _take_answer(self, letter: Taken) -> None:
        asked = self._asked.get(letter.request)
        if asked is not None and not asked.tunnel.done():
            asked.tunnel.set_result(letter.tunnel)
        elif letter.tunnel not in self._tunnels and not self._is_awaited(asked, letter.tunnel):
            # The request arrived twice, or nobody waits any more: nothing will come through this one.
            self._tell_gone(letter.tunnel)

    @staticmethod
    def _is_awaited(asked: _Asked | None, tunnel: str) -> bool:
        """It was accepted a moment ago, and is not in use yet."""
        return asked is not None and not asked.tunnel.cancelled() and asked.tunnel.result() == tunnel

    def _take_refusal(self, letter: NotMine) -> None:
        asked = self._asked.get(letter.request)
        if asked is not None and not asked.tunnel.done():
            asked.tunnel.set_result(None)

    def _take_event(self, letter: Event) -> None:
        tunnel = self._tunnels.get(letter.tunnel)
        if tunnel is not None:
            tunnel.take_event(letter.number, letter.event)
        else:
            # That this tunnel has ended was not heard at its other end.
            self._tell_gone(letter.tunnel)

    def _tell_gone(self, tunnel: str) -> None:
        """Tell whoever is at the other end of what is no tunnel here."""
        ends = {end.partition(".")[0] for end in tunnel.split("-")}
        for other in ends - {self._ownership.name}:
            self._soon(self._post.send(other, "", Ended(tunnel)))

    def _take_consumed(self, letter: Consumed) -> None:
        tunnel = self._tunnels.get(letter.tunnel)
        if tunnel is not None:
            tunnel.take_consumed(letter.octets)

    def _take_end(self, letter: Ended) -> None:
        tunnel = self._tunnels.get(letter.tunnel)
        if tunnel is not None:
            tunnel.take_end()

    def _end_those_of(self, servers: set[str]) -> None:
        for asked in self._asked.values():
            if asked.owner in servers and not asked.tunnel.done():
                asked.tunnel.set_result(None)
        for tunnel in list(self._tunnels.values()):
            if tunnel.other in servers:
                tunnel.take_end()


class _Telling:
    """What a client hears through a tunnel."""

    def __init__(self, tunnel: Tunnel, kind: str, send: Send) -> None:
        self._tunnel = tunnel
        self._is_request = kind == "http"
        self._send = send
        self._has_begun = False
        self.is_done = False

    async def run(self) -> None:
        while not self.is_done:
            event = await self._next()
            self._has_begun = True
            self.is_done = _is_last(event)
            await self._send(event)

    async def _next(self) -> Message:
        if not self._is_request:
            return await self._tunnel.next()
        try:
            async with asyncio.timeout(ANSWERED_WITHIN_S):
                return await self._tunnel.next()
        except TimeoutError:
            raise Broken from None

    async def break_off(self) -> None:
        """There is nobody at the other end any more. A request may have been carried out or not: whoever asked looks again."""
        if not self._is_request:
            await self._send({"type": "websocket.close", "code": CLOSE_COME_BACK})
        elif not self._has_begun:
            await refuse(self._send, NoLongerOwner())


async def _pass_all_on(tunnel: Tunnel, receive: Receive) -> None:
    """What a client says, until it leaves."""
    while True:
        event = await receive()
        await tunnel.pass_on(event)
        if event["type"] in ("http.disconnect", "websocket.disconnect"):
            return


def _receiving(tunnel: Tunnel, kind: str) -> Receive:
    async def receive() -> Message:
        try:
            return await tunnel.next()
        except Broken:
            return (
                {"type": "http.disconnect"}
                if kind == "http"
                else {"type": "websocket.disconnect", "code": 1006}
            )

    return receive


def _scope(carried: dict[str, Any]) -> dict[str, Any]:
    """A request as the application behind wants it."""
    pairs: dict[str, Any] = {"headers": [(name, value) for name, value in carried["headers"]]}
    pairs |= {name: tuple(carried[name]) for name in ("client", "server") if carried.get(name) is not None}
    return {**carried, **pairs, "asgi": ASGI, "state": {}, "extensions": {}}


def _is_last(event: Message) -> bool:
    if event["type"] == "http.response.body":
        return not event.get("more_body", False)
    return bool(event["type"] == "websocket.close")


def _octets(event: Message) -> int:
    content = (event.get("body"), event.get("text"), event.get("bytes"))
    return SMALLEST + sum(len(part) for part in content if part)


class ToOwner:
    """Middleware: requests for tables of other servers go there, all others on."""

    def __init__(self, app: ASGIApp, tunnels: Tunnels) -> None:
        self._app = app
        self._tunnels = tunnels
        tunnels.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        tunnel = None
        if scope["type"] in ("http", "websocket"):
            found = OF_A_TABLE.match(scope["path"])
            if found is not None:
                tunnel = await self._tunnels.reach(found[1], scope)
        if tunnel is None:
            await self._app(scope, receive, send)
        else:
            await self._tunnels.carry(tunnel, scope, receive, send)
