"""The proxy of deploy/compose.yaml, run for real before servers that fail in every way that a balancer meets.

Its file is used as it is. Only what the containers would provide comes from here: a name server that knows the address of each
`server`, and one port for all of them."""

from __future__ import annotations

import json
import os
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from email.message import Message
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import NamedTuple

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from scripts.ports import free_port
from tests.browser.hosting import OF_THIS_CHECKOUT, ROOT

CADDYFILE = ROOT / "deploy" / "Caddyfile"
CADDY = Path(sys.executable).parent / "caddy"
DOMAIN = "games.example.org"
PATIENCE_S = 60

# Two addresses of this machine, as two containers would have them: only Linux has all of 127.0.0.0/8.
ONE, OTHER = "127.0.0.2", "127.0.0.3"

pytestmark = [
    pytest.mark.xdist_group("proxy"),
    pytest.mark.skipif(sys.platform != "linux", reason="wants several loopback addresses"),
]


def wait_until(come: Callable[[], object], told: Callable[[], str] = str) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not come():
        assert time.monotonic() < deadline, told()
        time.sleep(0.1)


def is_taken(address: str, port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((address, port)) == 0


class Answer(NamedTuple):
    status: int
    headers: Message
    body: bytes


class Names:
    """A name server that answers every question for an address with these."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self.addresses = addresses
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                question, asker = self._socket.recvfrom(512)
            except OSError:
                return
            self._socket.sendto(self._answer(question), asker)

    def _answer(self, query: bytes) -> bytes:
        ends = query.index(0, 12) + 5
        question, kind = query[12:ends], struct.unpack("!H", query[ends - 4 : ends - 2])[0]
        found = self.addresses if kind == 1 else ()
        head = query[:2] + struct.pack("!HHHHH", 0x8180, 1, len(found), 0, 0)
        records = (struct.pack("!HHHIH", 0xC00C, 1, 1, 0, 4) + socket.inet_aton(each) for each in found)
        return head + question + b"".join(records)

    def close(self) -> None:
        self._socket.close()


class Proxy:
    """Caddy with the file of deploy/, speaking HTTP on loopback: there is nobody here who would sign a certificate."""

    def __init__(self, folder: Path, addresses: Sequence[str], server_port: int) -> None:
        self.names = Names(addresses)
        self.port = free_port()
        file = folder / "Caddyfile"
        file.write_text(self._here(server_port), encoding="utf-8")
        kept = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        self._log = folder / "caddy.log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [str(CADDY), "run", "--config", str(file), "--adapter", "caddyfile"],
                env=os.environ | kept | {"WARHOST_DOMAIN": f"http://{DOMAIN}:{self.port}"},
                stdout=log,
                stderr=log,
            )
        self._await_start()

    def _here(self, server_port: int) -> str:
        text = CADDYFILE.read_text(encoding="utf-8")
        where = "dynamic a server 8000 {"
        assert text.count(where) == 1
        told = f"dynamic a server {server_port} {{\n resolvers 127.0.0.1:{self.names.port}"
        return "{\n admin off\n}\n" + text.replace(where, told)

    def _await_start(self) -> None:
        wait_until(lambda: is_taken("127.0.0.1", self.port), lambda: self._log.read_text()[-2000:])

    def ask(self, method: str, path: str = "/", body: bytes | None = None, **headers: str) -> Answer:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request(method, path, body, self._head() | headers)
        answer = connection.getresponse()
        told = Answer(answer.status, answer.headers, answer.read())
        connection.close()
        return told

    def _head(self) -> dict[str, str]:
        return {"Host": f"{DOMAIN}:{self.port}", "Content-Type": "application/json"}

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        self.names.close()


class Backend(BaseHTTPRequestHandler):
    """A server that writes down what it was asked; one that drops lets the connection go without an answer. At /socket it keeps
    whoever comes until the end, as a socket of a player does."""

    protocol_version = "HTTP/1.1"
    heard: list[tuple[str, bytes]]
    closing: Event
    drops = False

    def do_GET(self) -> None:
        self.answer()

    def do_POST(self) -> None:
        self.answer()

    def answer(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.heard.append((self.command, body))
        self.close_connection = self.drops
        if self.path == "/socket":
            self.closing.wait(60)
        if not self.drops:
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002, the name is http.server's
        pass


class House:
    """Servers at addresses of their own, and the proxy before them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._servers: list[ThreadingHTTPServer] = []
        self._closing = Event()
        self._port = free_port()
        self._proxies: list[Proxy] = []

    def server(self, address: str, *, drops: bool = False) -> list[tuple[str, bytes]]:
        heard: list[tuple[str, bytes]] = []
        kind = type("Listening", (Backend,), {"heard": heard, "drops": drops, "closing": self._closing})
        server = ThreadingHTTPServer((address, self._port), kind)
        Thread(target=server.serve_forever, daemon=True).start()
        self._servers.append(server)
        return heard

    @contextmanager
    def warhost(self, address: str, folder: Path, public_url: str) -> Iterator[None]:
        settings = {
            "WARHOST_HOST": address,
            "WARHOST_PORT": str(self._port),
            "WARHOST_PUBLIC_URL": public_url,
            "WARHOST_DATABASE": str(folder / "tables.sqlite3"),
            "WARHOST_WORKERS": "1",
        }
        log = folder / "server.log"
        with log.open("wb") as told:
            server = subprocess.Popen(
                [*OF_THIS_CHECKOUT, "serve"], env=os.environ | settings, stdout=told, stderr=told
            )
        try:
            wait_until(lambda: is_taken(address, self._port), lambda: log.read_text(encoding="utf-8")[-2000:])
            yield
        finally:
            server.terminate()
            server.wait(20)

    def proxy(self, *addresses: str) -> Proxy:
        self._proxies.append(Proxy(self._folder, addresses, self._port))
        return self._proxies[-1]

    def close(self) -> None:
        self._closing.set()
        for proxy in self._proxies:
            proxy.stop()
        for server in self._servers:
            server.shutdown()
            server.server_close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.close()


def test_the_file_is_sound() -> None:
    done = subprocess.run(
        [str(CADDY), "validate", "--config", str(CADDYFILE), "--adapter", "caddyfile"],
        env=os.environ | {"WARHOST_DOMAIN": DOMAIN},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Valid configuration" in done.stdout + done.stderr


def test_measures_are_not_for_the_world(house: House) -> None:
    heard = house.server(ONE)
    assert house.proxy(ONE).ask("GET", "/metrics").status == 404
    assert heard == []


def test_a_server_that_is_away_costs_nobody_a_decision(house: House) -> None:
    """Nothing listens at one address, as while its container starts. The other has the sockets of all players: a balancer that
    looks for the fewest connections and does not notice would choose the one that is away again and again."""
    heard = house.server(ONE)
    proxy = house.proxy(OTHER, ONE)
    Thread(target=proxy.ask, args=("GET", "/socket"), daemon=True).start()
    wait_until(lambda: len(heard) == 1)
    for number in range(20):
        assert proxy.ask("POST", "/api/decide", b"%d" % number).status == 200
    assert heard[1:] == [("POST", b"%d" % number) for number in range(20)]


def test_a_decision_that_was_sent_is_not_sent_again(house: House) -> None:
    """Who broke off may have written it down already."""
    dropped = house.server(ONE, drops=True)
    assert house.proxy(ONE).ask("POST", "/api/decide", b"once").status == 502
    assert dropped == [("POST", b"once")]


def test_what_only_reads_is_asked_of_another(house: House) -> None:
    house.server(ONE, drops=True)
    answered = house.server(OTHER)
    proxy = house.proxy(ONE, OTHER)
    assert [proxy.ask("GET", "/api/tables").status for _ in range(10)] == [200] * 10
    assert len(answered) == 10


def test_while_the_only_server_starts_again_people_wait(house: House) -> None:
    proxy = house.proxy(ONE)
    answers: list[int] = []
    waiting = Thread(target=lambda: answers.append(proxy.ask("POST", "/api/decide", b"late").status))
    waiting.start()
    time.sleep(1.5)
    heard = house.server(ONE)
    waiting.join(PATIENCE_S)
    assert answers == [200]
    assert heard == [("POST", b"late")]


def test_a_server_that_comes_back_is_used_again(house: House) -> None:
    stays = house.server(ONE)
    proxy = house.proxy(ONE, OTHER)
    for _ in range(10):
        assert proxy.ask("GET").status == 200
    back = house.server(OTHER)
    wait_until(lambda: proxy.ask("GET").status == 200 and back)
    assert stays


def test_new_servers_are_found_by_their_name(house: House) -> None:
    old, new = house.server(ONE), house.server(OTHER)
    proxy = house.proxy(ONE)
    assert proxy.ask("GET").status == 200
    proxy.names.addresses = [OTHER]
    wait_until(lambda: proxy.ask("GET").status == 200 and new)
    assert old


def test_a_game_is_played_through_it(house: House, tmp_path: Path) -> None:
    """By a real server: its name, its cookies and its sockets pass."""
    proxy = house.proxy(ONE)
    with house.warhost(ONE, tmp_path, f"http://{DOMAIN}:{proxy.port}"):
        cookie = str(proxy.ask("POST", "/api/me", b'{"name": "Ann"}').headers["Set-Cookie"]).split(";")[0]
        wish = {
            "game": "bloodrage",
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
            "start": True,
        }
        table = json.loads(proxy.ask("POST", "/api/tables", json.dumps(wish).encode(), Cookie=cookie).body)
        with connect(
            f"ws://{DOMAIN}:{proxy.port}/api/tables/{table['id']}/socket",
            sock=socket.create_connection(("127.0.0.1", proxy.port)),
            additional_headers={"Cookie": cookie},
            origin=Origin(f"http://{DOMAIN}:{proxy.port}"),
        ) as wire:
            wire.send(json.dumps({"type": "hello", "id": 1}))
            wait_until(lambda: json.loads(wire.recv(timeout=PATIENCE_S))["type"] == "view")
