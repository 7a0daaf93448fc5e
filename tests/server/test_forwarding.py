"""Tunnels by themselves: an application far from its client, over a bus that loses what a test wants lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from warhost.server.chance import Chance
from warhost.server.clock import SystemClock
from warhost.server.cluster import forwarding
from warhost.server.cluster.bus import Receive as ReceiveMessage
from warhost.server.cluster.forwarding import WINDOW, ToOwner, Tunnels
from warhost.server.cluster.letters import Post

EDGE, OWNER = "e" * 12, "0" * 12
TABLE = "0123456789abcdef"
Message = dict[str, Any]


class Wires:
    """A bus between servers of one process; `loses` decides what does not arrive, `repeats` what arrives twice, and `delays` what
    arrives later than what is sent after it."""

    def __init__(self) -> None:
        self.ends: dict[str, ReceiveMessage] = {}
        self.carried: list[list[Any]] = []
        self.loses: Callable[[list[Any]], bool] = lambda _letter: False
        self.repeats: Callable[[list[Any]], bool] = lambda _letter: False
        self.delays: Callable[[list[Any]], bool] = lambda _letter: False

    def at(self, server: str) -> End:
        return End(self, server)

    def count(self, kind: str) -> int:
        return sum(letter[0] == kind for letter in self.carried)


class End:
    def __init__(self, wires: Wires, server: str) -> None:
        self._wires = wires
        self._server = server

    async def open(self, receive: ReceiveMessage) -> None:
        self._wires.ends[self._server] = receive

    async def send(self, server: str, table: str, payload: bytes) -> None:
        letter = msgspec.msgpack.decode(payload)
        if self._wires.loses(letter):
            return
        self._wires.carried.append(letter)
        loop, receive = asyncio.get_running_loop(), self._wires.ends[server]
        if self._wires.delays(letter):
            loop.call_later(0.02, receive, payload)
        else:
            loop.call_soon(receive, payload)
        if self._wires.repeats(letter):
            loop.call_soon(receive, payload)
            loop.call_later(0.03, receive, payload)

    async def tell_all(self, payload: bytes) -> None:
        raise AssertionError("nothing concerns all")

    async def close(self) -> None: ...


class Whereabouts:
    """Stands for ownership and tables: where a server believes a table to be."""

    def __init__(self, name: str, place: str | None) -> None:
        self.name = name
        self.places: list[str | None] = [place]
        self.wait_s = 0.0
        self.asked = 0
        self.gone: Callable[[set[str]], None] = lambda _servers: None

    async def locate(self, _table: str) -> str | None:
        self.asked += 1
        await asyncio.sleep(self.wait_s)
        return self.places.pop(0) if len(self.places) > 1 else self.places[0]

    def forget(self, _table: str) -> None: ...


App = Callable[[Any, Any, Any], Awaitable[None]]


class World:
    """An edge and an owner."""

    def __init__(self, far: App) -> None:
        self.wires = Wires()
        self.edge, self.owner = Whereabouts(EDGE, OWNER), Whereabouts(OWNER, None)
        self.near_calls = 0
        self.edge_tunnels = self._tunnels(self.edge)
        self.owner_tunnels = self._tunnels(self.owner)
        self.front = ToOwner(self._near, self.edge_tunnels)
        ToOwner(far, self.owner_tunnels)

    def _tunnels(self, place: Whereabouts) -> Tunnels:
        self._posts = [
            *getattr(self, "_posts", []),
            Post(self.wires.at(place.name), lambda _direction, _octets: None),
        ]
        return Tunnels(self._posts[-1], place, place, SystemClock(), Chance())  # type: ignore[arg-type]

    async def open(self) -> World:
        for post in self._posts:
            await post.open()
        self.edge_tunnels.open()
        self.owner_tunnels.open()
        return self

    async def _near(self, _scope: Any, _receive: Any, send: Any) -> None:
        self.near_calls += 1
        await send({"type": "http.response.start", "status": 299, "headers": []})
        await send({"type": "http.response.body", "body": b"near"})

    async def request(self, *body: bytes, path: str = f"/api/tables/{TABLE}/decide") -> tuple[int, bytes]:
        client = Client([{"type": "http.request", "body": part, "more_body": True} for part in body[:-1]])
        client.say({"type": "http.request", "body": body[-1] if body else b"", "more_body": False})
        await self.front(scope("http", path), client.receive, client.send)
        answer = b"".join(message.get("body", b"") for message in client.heard)
        return client.heard[0]["status"], answer


class Client:
    def __init__(self, says: list[Message]) -> None:
        self._says: asyncio.Queue[Message] = asyncio.Queue()
        for message in says:
            self.say(message)
        self.heard: list[Message] = []
        self.reads = asyncio.Event()
        self.reads.set()

    def say(self, message: Message) -> None:
        self._says.put_nowait(message)

    async def receive(self) -> Message:
        return await self._says.get()

    async def send(self, message: Message) -> None:
        await self.reads.wait()
        self.heard.append(message)

    async def hears(self, kind: str, count: int = 1) -> list[Message]:
        async with asyncio.timeout(10):
            while True:
                found = [message for message in self.heard if message["type"] == kind]
                if len(found) >= count:
                    return found
                await asyncio.sleep(0.01)


def scope(kind: str, path: str) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"as=red",
        "root_path": "",
        "headers": [(b"host", b"localhost"), (b"cookie", b"me")],
        "client": ("192.0.2.7", 5000),
        "server": ("localhost", 80),
        "subprotocols": [],
        "app": object(),
    }


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers a request with what it was; repeats over a socket what it hears."""
    if scope["type"] == "http":
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        text = f"{scope['path']}?{scope['query_string'].decode()} {scope['client'][0]} ".encode()
        await send({"type": "http.response.start", "status": 200, "headers": scope["headers"]})
        await send({"type": "http.response.body", "body": text + body})
        return
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        await send({"type": "websocket.send", "text": message["text"]})


def connect() -> Client:
    return Client([{"type": "websocket.connect"}])


def connected(world: World, client: Client) -> asyncio.Task[None]:
    path = f"/api/tables/{TABLE}/socket"
    return asyncio.create_task(world.front(scope("websocket", path), client.receive, client.send))


async def test_a_request_is_answered_far_away_as_if_it_were_near() -> None:
    world = await World(echo).open()
    status, body = await world.request(b"one ", b"two")
    assert (status, body) == (200, f"/api/tables/{TABLE}/decide?as=red 192.0.2.7 one two".encode())
    assert world.near_calls == 0
    await asyncio.sleep(0.01)
    assert (len(world.edge_tunnels), len(world.owner_tunnels)) == (0, 0)


@pytest.mark.parametrize("path", ["/api/tables", "/api/me", "/health", "/api/tablesque/x", "/table/abc"])
async def test_what_concerns_no_table_stays_here(path: str) -> None:
    world = await World(echo).open()
    assert (await world.request(path=path))[0] == 299
    assert not world.wires.carried


async def test_a_table_that_is_here_is_not_sent_for() -> None:
    world = await World(echo).open()
    world.edge.places = [None]
    assert (await world.request())[0] == 299
    assert not world.wires.carried


async def test_messages_go_both_ways_until_the_client_leaves() -> None:
    world = await World(echo).open()
    client = connect()
    task = connected(world, client)
    for number in range(5):
        client.say({"type": "websocket.receive", "text": str(number)})
    assert [message["text"] for message in await client.hears("websocket.send", 5)] == list("01234")
    assert world.wires.count("event") == 1 + 5 + 1 + 5, "one letter for each event and nothing else"
    client.say({"type": "websocket.disconnect", "code": 1000})
    await asyncio.wait_for(task, 5)
    await asyncio.sleep(0.01)
    assert (len(world.edge_tunnels), len(world.owner_tunnels)) == (0, 0)


async def test_whoever_is_not_the_owner_says_so_and_is_asked_no_more() -> None:
    world = await World(echo).open()
    world.owner.places = ["somebody-else", None]
    assert (await world.request())[0] == 200
    assert (world.wires.count("not mine"), world.wires.count("taken")) == (1, 1)


async def test_an_owner_that_does_not_answer_is_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forwarding, "TAKEN_WITHIN_S", 0.05)
    world = await World(echo).open()
    world.wires.loses = lambda letter: letter[0] == "open"
    world.edge.places = [OWNER, OWNER, None]
    assert (await world.request())[0] == 299, "it has become this server's own"
    assert world.edge.asked == 3


async def test_an_owner_that_is_never_found_leaves_the_refusal_to_this_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(forwarding, "TAKEN_WITHIN_S", 0.02)
    monkeypatch.setattr(forwarding, "FOUND_WITHIN_S", 0.1)
    world = await World(echo).open()
    world.wires.loses = lambda _letter: True
    assert (await world.request())[0] == 299


async def test_a_request_that_was_sent_twice_is_carried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """An owner that takes long to load the table finds two letters; only the one that is still waited for counts."""
    monkeypatch.setattr(forwarding, "TAKEN_WITHIN_S", 0.1)
    monkeypatch.setattr(forwarding, "AGAIN_AFTER_S", (0.0, 0.0))
    carried_out = 0

    async def count(scope: Any, receive: Any, send: Any) -> None:
        nonlocal carried_out
        carried_out += 1
        await echo(scope, receive, send)

    world = await World(count).open()
    world.owner.wait_s = 0.15

    async def soon_loaded() -> None:
        await asyncio.sleep(0.12)
        world.owner.wait_s = 0.0

    loading = asyncio.create_task(soon_loaded())
    assert (await world.request())[0] == 200
    await loading
    await asyncio.sleep(0.1)
    assert world.wires.count("open") >= 2
    assert carried_out == 1


@pytest.mark.parametrize("direction", ["to the owner", "to the client"])
async def test_where_a_letter_is_lost_the_client_is_told_to_come_back(direction: str) -> None:
    world = await World(echo).open()
    client = connect()
    task = connected(world, client)
    client.say({"type": "websocket.receive", "text": "heard"})
    await client.hears("websocket.send")
    kind = "websocket.receive" if direction == "to the owner" else "websocket.send"
    world.wires.loses = lambda letter: (
        letter[0] == "event" and (letter[3]["type"], letter[3].get("text")) == (kind, "lost")
    )
    client.say({"type": "websocket.receive", "text": "lost"})
    await asyncio.sleep(0.05)
    world.wires.loses = lambda _letter: False
    client.say({"type": "websocket.receive", "text": "after"})
    [closed] = await client.hears("websocket.close")
    assert closed["code"] == 1012
    await asyncio.wait_for(task, 5)
    assert [message["text"] for message in client.heard if "text" in message] == ["heard"]
    await asyncio.sleep(0.05)
    assert (len(world.edge_tunnels), len(world.owner_tunnels)) == (0, 0)


@pytest.mark.parametrize("kind", ["open", "taken", "event", "consumed", "ended"])
async def test_a_letter_that_comes_three_times_counts_once(kind: str) -> None:
    heard: list[str] = []

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        async def noted() -> Any:
            message = await receive()
            heard.append(message.get("text", message["type"]))
            return message

        await echo(scope, noted, send)

    world = await World(listen).open()
    world.wires.repeats = lambda letter: letter[0] == kind
    client = connect()
    task = connected(world, client)
    for number in range(20):
        client.say({"type": "websocket.receive", "text": f"{number}" + 8_000 * "x"})
    await client.hears("websocket.send", 20)
    await asyncio.sleep(0.05)
    client.say({"type": "websocket.disconnect", "code": 1000})
    await asyncio.wait_for(task, 5)
    await asyncio.sleep(0.05)
    said = [text.strip("x") for text in heard]
    assert said == ["websocket.connect", *map(str, range(20)), "websocket.disconnect"]
    assert [message["text"].strip("x") for message in client.heard if "text" in message] == said[1:-1]
    assert not [message for message in client.heard if message["type"] == "websocket.close"]
    assert (len(world.edge_tunnels), len(world.owner_tunnels)) == (0, 0)


@pytest.mark.parametrize("kind", ["open", "taken", "event", "ended"])
async def test_a_request_of_which_everything_comes_twice_is_carried_out_once(kind: str) -> None:
    """An old request, too, is not begun anew by letters of it that come later."""
    carried_out = 0

    async def count(scope: Any, receive: Any, send: Any) -> None:
        nonlocal carried_out
        carried_out += 1
        await echo(scope, receive, send)

    world = await World(count).open()
    world.wires.repeats = lambda letter: letter[0] in ("open", kind)
    assert [(await world.request(b"once"))[0] for _ in range(5)] == [200] * 5
    await asyncio.sleep(0.1)
    assert carried_out == 5
    assert (len(world.edge_tunnels), len(world.owner_tunnels)) == (0, 0)


async def test_where_events_overtake_each_other_the_client_is_told_to_come_back() -> None:
    world = await World(echo).open()
    client = connect()
    task = connected(world, client)
    world.wires.delays = lambda letter: letter[0] == "event" and letter[3].get("text") == "first"
    client.say({"type": "websocket.receive", "text": "first"})
    client.say({"type": "websocket.receive", "text": "second"})
    assert (await client.hears("websocket.close"))[0]["code"] == 1012
    await asyncio.wait_for(task, 5)
    assert not [message for message in client.heard if "text" in message], "nothing is heard out of its turn"


async def test_news_of_what_was_passed_on_that_came_twice_or_never_keeps_the_window_as_it_is() -> None:
    """A repeated letter makes no room that is not there; one that was lost is made up for by the next."""
    sent = 0

    async def pour(_scope: Any, receive: Any, send: Any) -> None:
        nonlocal sent
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "text": "x" * 10_000})
            sent += 10_000

    world = await World(pour).open()
    number = 0

    def is_second(letter: list[Any]) -> bool:
        nonlocal number
        number += letter[0] == "consumed"
        return letter[0] == "consumed" and number % 2 == 0

    world.wires.loses = is_second
    world.wires.repeats = lambda letter: letter[0] == "consumed"
    client = connect()
    task = connected(world, client)
    await client.hears("websocket.send", 4 * WINDOW // 10_000)
    client.reads.clear()
    await asyncio.sleep(0.2)
    read = 10_000 * sum("text" in message for message in client.heard)
    assert sent - read <= WINDOW, "not more is on its way than there is room for"
    client.reads.set()
    await client.hears("websocket.send", 12 * WINDOW // 10_000)
    task.cancel()
    await world.owner_tunnels.close()


async def test_when_the_owner_dies_its_clients_come_back() -> None:
    world = await World(echo).open()
    client = connect()
    task = connected(world, client)
    await client.hears("websocket.accept")
    world.edge.gone({OWNER})
    assert (await client.hears("websocket.close"))[0]["code"] == 1012
    await asyncio.wait_for(task, 5)


async def test_when_the_owner_dies_a_request_is_refused_not_repeated() -> None:
    async def never(_scope: Any, _receive: Any, _send: Any) -> None:
        await asyncio.sleep(60)

    world = await World(never).open()
    asking = asyncio.create_task(world.request())
    await asyncio.sleep(0.05)
    world.edge.gone({OWNER})
    status, body = await asyncio.wait_for(asking, 5)
    assert (status, b"refused-moved" in body) == (503, True)
    assert world.near_calls == 0
    await world.owner_tunnels.close()


async def test_when_the_edge_dies_the_application_hears_that_the_client_left() -> None:
    left = asyncio.Event()

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        await echo(scope, receive, send)
        left.set()

    world = await World(listen).open()
    client = connect()
    task = connected(world, client)
    await client.hears("websocket.accept")
    world.owner.gone({EDGE})
    await asyncio.wait_for(left.wait(), 5)
    task.cancel()


async def test_a_client_that_does_not_read_holds_no_more_than_a_window() -> None:
    sent = 0

    async def pour(_scope: Any, receive: Any, send: Any) -> None:
        nonlocal sent
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "text": "x" * 10_000})
            sent += 10_000

    world = await World(pour).open()
    client = connect()
    client.reads.clear()
    task = connected(world, client)
    await asyncio.sleep(0.3)
    assert 0 < sent <= WINDOW
    client.reads.set()
    await client.hears("websocket.send", 2 * WINDOW // 10_000)
    assert sent > 2 * WINDOW, "it goes on when somebody reads"
    task.cancel()
    await world.owner_tunnels.close()


async def test_whoever_takes_nothing_for_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forwarding, "STUCK_S", 0.1)
    given_up = asyncio.Event()

    async def pour(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        try:
            while True:
                await send({"type": "websocket.send", "text": "x" * 100_000})
        except OSError:
            given_up.set()

    world = await World(pour).open()
    client = connect()
    client.reads.clear()
    task = connected(world, client)
    await asyncio.wait_for(given_up.wait(), 5)
    client.reads.set()
    assert (await client.hears("websocket.close"))[0]["code"] == 1012
    await asyncio.wait_for(task, 5)
