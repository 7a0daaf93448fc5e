"""The examples that talk to a server do so: against a real one, in processes of their own."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from examples.remote_bot import Server
from examples.webhook_relay import relay
from tests.browser.hosting import ROOT, Host

pytestmark = [pytest.mark.xdist_group("examples-over-the-wire")]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("host"), needs_client=False)
    host.start()
    yield host
    host.stop()


def run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_bot_in_another_process_takes_a_seat_and_plays_to_the_end(host: Host) -> None:
    friend = Server(host.address)
    friend.post("/api/me", {"name": "Ann"})
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    table = friend.post("/api/tables", {"game": "bloodrage", "seats": seats})
    bot = subprocess.Popen(
        [sys.executable, "examples/remote_bot.py", f"{host.address}/join/{table['invite']}", "--seed", "1"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert bot.stdout is not None
        assert table["id"] in bot.stdout.readline()
        friend.post(f"/api/tables/{table['id']}/start", {})
        told, _ = bot.communicate(timeout=240)
    finally:
        bot.kill()
    assert bot.returncode == 0
    result = json.loads(told)
    assert result == friend.get(f"/api/tables/{table['id']}")["result"]


def test_the_tiny_client_plays_a_game(host: Host) -> None:
    node = run("scripts/ensure-node").strip().splitlines()[-1]
    told = run(str(Path(node) / "node"), "examples/tiny_client.mjs", host.address, "bloodrage")
    end = json.loads(told.splitlines()[-1])
    assert end["decisions"] > 20
    assert end["winners"]


# The relay


class Channel(BaseHTTPRequestHandler):
    heard: list[dict[str, Any]]

    def do_POST(self) -> None:
        self.heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002, the name is http.server's
        pass


@pytest.fixture
def channel() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    heard: list[dict[str, Any]] = []
    server = HTTPServer(("127.0.0.1", 0), type("Listening", (Channel,), {"heard": heard}))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/", heard
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(("form", "name"), [("discord", "content"), ("slack", "text")])
def test_a_notice_reaches_a_channel_in_its_own_form(
    channel: tuple[str, list[dict[str, Any]]], form: str, name: str
) -> None:
    address, heard = channel
    server = ThreadingHTTPServer(("127.0.0.1", 0), relay(address, form))
    Thread(target=server.serve_forever, daemon=True).start()
    notice = {
        "kind": "your_turn",
        "table": "t",
        "game": "karak",
        "seats": ["elspeth"],
        "link": "https://games.example.org/table/t",
    }
    try:
        asked = Server(f"http://127.0.0.1:{server.server_port}")
        with pytest.raises(json.JSONDecodeError):  # an empty answer is no JSON
            asked.post("/", notice)
    finally:
        server.shutdown()
        server.server_close()
    (told,) = heard
    assert told[name] == "Karak II: it is your turn (elspeth). https://games.example.org/table/t"
