"""`warhost` alone opens the table: one that is served already, or one of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from typer.testing import CliRunner

from warhost.cli.app import app
from warhost.server import commands, opening
from warhost.server.settings import Settings


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was sent to."""
    addresses: list[str] = []
    monkeypatch.setattr(opening.webbrowser, "open", addresses.append)
    return addresses


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings of servers that were started."""
    settings: list[Settings] = []
    monkeypatch.setattr(commands, "_run", settings.append)
    return settings


class Answering(BaseHTTPRequestHandler):
    answer = b"{}"

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.answer)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002, the name is http.server's
        pass


@pytest.fixture
def somebody(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Who listens on Warhost's port already, and what they say."""
    handler = type("Somebody", (Answering,), {"answer": request.param})
    server = HTTPServer(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setenv("WARHOST_PORT", str(server.server_port))
    yield server.server_port
    server.shutdown()
    server.server_close()


def warhost() -> str:
    result = CliRunner().invoke(app, [])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("somebody", [json.dumps({"version": "1"}).encode()], indirect=True)
def test_a_table_that_is_served_already_is_opened(
    opened: list[str], started: list[Settings], somebody: int
) -> None:
    assert f"127.0.0.1:{somebody}" in warhost()
    assert opened == [f"http://127.0.0.1:{somebody}"]
    assert started == []


@pytest.mark.parametrize("somebody", [b"Hello, I am a printer."], indirect=True)
def test_where_something_else_has_the_port_another_one_serves(
    opened: list[str], started: list[Settings], somebody: int
) -> None:
    said = warhost()
    (settings,) = started
    assert settings.port != somebody
    assert f"127.0.0.1:{settings.port}" in said


def test_with_nobody_there_the_table_is_served(
    opened: list[str], started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = opening.free_port("127.0.0.1")
    monkeypatch.setenv("WARHOST_PORT", str(port))
    warhost()
    (settings,) = started
    assert settings.port == port


@pytest.mark.parametrize("somebody", [json.dumps({"version": "1"}).encode()], indirect=True)
def test_a_browser_comes_when_the_server_answers(opened: list[str], somebody: int) -> None:
    opening._wait_and_open(f"http://127.0.0.1:{somebody}")
    assert opened == [f"http://127.0.0.1:{somebody}"]
