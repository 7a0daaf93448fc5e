"""A bot in a process of its own, over the protocol: it takes an open seat at somebody's table and plays there to the end.

    python examples/remote_bot.py http://127.0.0.1:8000/join/INVITE

The invitation is the link that a host sends to friends. Replace `choose` with something clever: it gets what its seat sees, the
question and the keys of the options, and answers with one of the keys. docs/protocol.md tells the rest.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

NAME = "Remote bot"


def choose(view: dict[str, Any], question: dict[str, Any], options: list[str], lots: random.Random) -> str:
    """Passes only where nothing else is to be done."""
    deeds = [key for key in options if key != "pass"]
    return lots.choice(deeds or options)


class Server:
    """The requests that are made beside the game, all with one person's cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))

    def get(self, path: str) -> Any:
        return self._send(Request(self.address + path))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json", "Origin": self.address}
        return self._send(Request(self.address + path, json.dumps(body).encode(), headers))

    def socket(self, path: str) -> ClientConnection:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)
        return connect(
            self.address.replace("http", "ws", 1) + path,
            additional_headers={"Cookie": cookies},
            origin=self.address,  # type: ignore[arg-type]
        )

    def _send(self, request: Request) -> Any:
        try:
            with self._opener.open(request, timeout=30) as answer:
                return json.loads(answer.read())
        except HTTPError as refused:
            raise SystemExit(f"refused: {refused.read().decode()}") from None


def sit_down(server: Server, code: str) -> str:
    """Become a guest and take an open seat; returns the table."""
    server.post("/api/me", {"name": NAME})
    invitation = server.get(f"/api/invites/{code}")
    table: str = invitation["table"]["id"]
    server.post(f"/api/tables/{table}/join", {"code": code})
    return table


def play(server: Server, table: str, lots: random.Random) -> dict[str, Any]:
    """Until the game is over; whatever interrupts the line, the server knows where we are. Returns the result."""
    while True:
        try:
            with server.socket(f"/api/tables/{table}/socket") as socket:
                return _play_on(socket, lots)
        except (ConnectionClosed, OSError) as lost:
            print(f"the line is cut ({lost}); once more", file=sys.stderr)


def _play_on(socket: ClientConnection, lots: random.Random) -> dict[str, Any]:
    socket.send(json.dumps({"type": "hello", "id": 1}))
    view: dict[str, Any] = {}
    said = 1
    while True:
        frame = json.loads(socket.recv(timeout=600))
        if frame["type"] == "table" and frame["table"]["result"]:
            result: dict[str, Any] = frame["table"]["result"]
            return result
        if frame["type"] == "view" and frame["view"] is not None:
            view = frame["view"]
        elif frame["type"] == "update":
            for change in frame["changes"]:
                apply(view, change)
        prompt = frame.get("prompt")
        if prompt is None:
            continue
        said += 1
        key = choose(view, frame["question"], prompt["options"], lots)
        decision = {
            "type": "decide",
            "id": said,
            "seat": view["viewer"],
            "asked": prompt["asked"],
            "key": key,
        }
        socket.send(json.dumps(decision))


def apply(view: dict[str, Any], change: dict[str, Any]) -> None:
    """A change names a place of the view and what stands there now."""
    *way, last = change["path"]
    place: Any = view
    for name in way:
        place = place[name]
    if change.get("gone"):
        del place[last]
    else:
        place[last] = change["value"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Take an open seat at a table and play there.")
    parser.add_argument("invitation", help="the link that a host sends to friends")
    parser.add_argument("--seed", type=int, default=None)
    asked = parser.parse_args()
    link = urlsplit(asked.invitation)
    server = Server(f"{link.scheme}://{link.netloc}")
    table = sit_down(server, link.path.rsplit("/", 1)[-1])
    print(f"sitting at {server.address}/table/{table}")
    print(json.dumps(play(server, table, random.Random(asked.seed))))


if __name__ == "__main__":
    main()
