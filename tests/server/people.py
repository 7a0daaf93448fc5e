"""People for the tests: they have a cookie, ask over HTTP and sit at tables over websockets."""

from __future__ import annotations

import asyncio
import json
import random
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE_S = 30.0


class Client:
    """Somebody with a browser."""

    def __init__(self, address: str) -> None:
        self.address = address
        # A line that both ends give up after the same time may be closed by one while the other sends.
        limits = httpx.Limits(keepalive_expiry=1.0)
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE_S, verify=False, limits=limits)
        self.id = ""

    async def arrive(self, name: str) -> Self:
        me = await self.post("/api/me", {"name": name})
        self.id = me["person"]["id"]
        return self

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        return self._checked(await self.http.get(path, params=query), expect)

    async def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        return self._checked(await self.http.post(path, json={} if body is None else body), expect)

    async def put(self, path: str, body: Any, expect: int | None = None) -> Any:
        return self._checked(await self.http.put(path, json=body), expect)

    async def patch(self, path: str, body: Any, expect: int | None = None) -> Any:
        return self._checked(await self.http.patch(path, json=body), expect)

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the reason of a refusal."""
        response = await self.http.request(method, path, json=body)
        assert response.status_code >= 400, response.text
        return response.status_code, response.json()["reason"]

    def sit(self, table: str, viewer: str | None = None, **hello: Any) -> Seat:
        return Seat(self, table, viewer, hello)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @staticmethod
    def _checked(response: httpx.Response, expect: int | None) -> Any:
        if expect is None:
            assert response.status_code < 300, response.text
        else:
            assert response.status_code == expect, response.text
        return response.json() if "json" in response.headers.get("content-type", "") else response.text


class Seat:
    """A websocket at a table. Keeps the view as a client must: by applying changes and nothing else."""

    def __init__(self, client: Client, table: str, viewer: str | None, hello: dict[str, Any]) -> None:
        self.client = client
        self.table = table
        self.viewer = viewer
        self._hello = hello
        self._messages = 0
        self.view: Any = None
        self.events: list[dict[str, Any]] = []
        self.number = -1
        self.story = -1
        self.frame: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.present: list[str] = []
        self.raw: list[str] = []
        self.socket: ClientConnection

    async def __aenter__(self) -> Self:
        address = self.client.address.replace("http", "ws", 1)
        # Without pings of its own: a test may read when it likes, and its machine may be busy with others.
        self.socket = await connect(
            f"{address}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": self.client.cookie},
            ping_interval=None,
        )
        await self.send("hello", viewer=self.viewer, **self._hello)
        return self

    async def __aexit__(
        self, _kind: type | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def send(self, kind: str, **content: Any) -> int:
        self._messages += 1
        await self.socket.send(json.dumps({"type": kind, "id": self._messages, **content}))
        return self._messages

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_S):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        frame: dict[str, Any] = json.loads(text)
        self.take_in(frame)
        return frame

    async def until(self, kind: str, **content: Any) -> dict[str, Any]:
        """Receive frames up to one of this kind with this content."""
        while True:
            frame = await self.receive()
            if frame["type"] == kind and all(frame.get(name) == value for name, value in content.items()):
                return frame

    async def ready(self) -> Self:
        """Wait for the first view."""
        while self.number < 0:
            await self.receive()
        return self

    async def reach(self, number: int) -> None:
        while self.number < number:
            await self.receive()

    @property
    def prompt(self) -> dict[str, Any] | None:
        prompt: dict[str, Any] | None = self.frame.get("prompt")
        return prompt

    @property
    def keys(self) -> list[str]:
        keys: list[str] = [] if self.prompt is None else self.prompt["options"]
        return keys

    async def ask(self, kind: str, **content: Any) -> dict[str, Any]:
        """Send a message and wait for the answer to it."""
        return await self.answer_to(await self.send(kind, **content))

    async def answer_to(self, sent: int) -> dict[str, Any]:
        """Wait for the answer to a message, whether in a frame of its own or in one that tells what came of it."""
        while True:
            frame = await self.receive()
            if frame["type"] in ("done", "refused", "hint", "pong") and frame["id"] == sent:
                return frame
            if frame.get("done") == sent:
                return {"type": "done", "id": sent, "number": frame["number"]}

    async def decide(self, key: str, seat: str | None = None, asked: int | None = None) -> dict[str, Any]:
        if asked is None:
            assert self.prompt is not None
            asked = self.prompt["asked"]
        return await self.ask("decide", seat=seat or self.frame["viewer"], asked=asked, key=key)

    def take_in(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "view":
            self.view, self.frame = frame["view"], frame
            self.events = self.events[: frame["kept"]] + frame["events"]
            self.number, self.story, self.viewer = frame["number"], frame["story"], frame["viewer"]
        elif frame["type"] == "update":
            assert frame["after"] == self.number, "a gap in the numbers"
            self.view = applied(self.view, frame["changes"])
            self.events += frame["events"]
            self.number, self.frame = frame["number"], frame
        elif frame["type"] == "current":
            self.number = frame["number"]
        elif frame["type"] == "table":
            self.info = frame["table"]
        elif frame["type"] == "presence":
            self.present = frame["seats"]
        elif frame["type"] == "chat":
            self.chat += frame["lines"]
        assert [event["number"] for event in self.events] == list(range(1, len(self.events) + 1))


async def play_on(seat: Seat, chooser: random.Random) -> dict[str, Any]:
    """Decide whenever asked, until the game is over; returns the result."""
    answered = -1
    forced = set[int]()
    while not seat.info.get("result"):
        if seat.prompt and seat.prompt["asked"] != answered:
            answered = seat.prompt["asked"]
            is_forced = len(seat.keys) == 1
            message = await seat.send(
                "decide", seat=seat.viewer, asked=answered, key=chooser.choice(seat.keys)
            )
            if is_forced:
                forced.add(message)
        frame = await seat.receive()
        # A forced answer the server may have given first; its refusal may come after the next question.
        assert frame["type"] != "refused" or (frame["id"] in forced and frame["reason"] == "refused-stale"), (
            frame
        )
    result: dict[str, Any] = seat.info["result"]
    return result


def applied(view: Any, changes: list[dict[str, Any]]) -> Any:
    """What a client does with changes."""
    for change in changes:
        if not change["path"]:
            view = change["value"]
            continue
        place = view
        for step in change["path"][:-1]:
            place = place[step]
        if change.get("gone"):
            del place[change["path"][-1]]
        else:
            place[change["path"][-1]] = change["value"]
    return view


ME = {"kind": "me"}
OPEN = {"kind": "open"}


def bot(level: str = "random") -> dict[str, str]:
    return {"kind": "bot", "level": level}


def toy_table(*seats: dict[str, Any], **given: Any) -> dict[str, Any]:
    return {"game": "toy", "seats": list(seats), "options": {"rounds": "3"}, **given}
