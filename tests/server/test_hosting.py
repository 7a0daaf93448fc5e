"""What whoever hosts a server relies on: files that nobody else can read, a log that tells of danger, settings that are checked."""

from __future__ import annotations

import json
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from tests.server.conftest import quick_settings, running
from tests.server.people import Client
from tests.server.processes import ServerProcess
from warhost.server import serving
from warhost.server.database.connection import Database
from warhost.server.operations import backup
from warhost.server.operations.backup import back_up
from warhost.server.settings import BadSettings, Settings, load_settings

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
GAMES = ("oldworld", "bloodrage", "karak")
SPEED = Path(__file__).parents[2] / "benchmarks" / "results" / "speed.json"


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.fixture
def everybody_may_read() -> Iterator[None]:
    before = os.umask(0o000)
    yield
    os.umask(before)


# ---------------------------------------------------------------- files


@pytest.mark.usefixtures("everybody_may_read")
async def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    async with running(quick_settings(str(folder / "warhost.sqlite3"))) as place:
        await place.person()
        files = {file.name: mode(file) for file in folder.iterdir()}
        locks = {mode(file) for file in (folder / "warhost.sqlite3-servers").iterdir()}
    assert files.pop("warhost.sqlite3-servers") == 0o700
    assert locks == {0o600}
    assert files == {f"warhost.sqlite3{suffix}": 0o600 for suffix in ("", "-wal", "-shm", "-turns")}
    assert mode(folder) == 0o700


@pytest.mark.usefixtures("everybody_may_read")
async def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    file.touch(0o644)
    database = Database(quick_settings(str(file)).database_url)
    await database.open()
    await database.close()
    assert mode(file) == 0o600


@pytest.mark.usefixtures("everybody_may_read")
async def test_nobody_else_can_read_a_backup_not_even_while_it_is_written(
    tmp_path: Path, sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(quick_settings(sqlite_database).database_url)
    await database.open()
    file, seen = tmp_path / "tables.backup", set()
    (tmp_path / "tables.backup.part").touch(0o666)
    write = backup._write

    def looking(*arguments: Any) -> None:
        seen.add(mode(tmp_path / "tables.backup.part"))
        write(*arguments)

    monkeypatch.setattr(backup, "_write", looking)
    await back_up(database, file)
    await database.close()
    assert seen == {0o600}
    assert mode(file) == 0o600


async def test_a_backup_does_not_follow_a_link_that_lies_in_wait(
    tmp_path: Path, sqlite_database: str
) -> None:
    database = Database(quick_settings(sqlite_database).database_url)
    await database.open()
    other = tmp_path / "other"
    other.write_text("precious")
    (tmp_path / "tables.backup.part").symlink_to(other)
    await back_up(database, tmp_path / "tables.backup")
    await database.close()
    assert other.read_text() == "precious"


# ---------------------------------------------------------------- the log


def fail2ban_filters() -> list[re.Pattern[str]]:
    """The expressions of the filter in the documentation, as fail2ban would read them."""
    text = HOSTING.read_text()
    filter_text = text[text.index("failregex =") :].split("```")[0].removeprefix("failregex =")
    expressions = [line.strip() for line in filter_text.splitlines() if line.strip()]
    assert len(expressions) == 2
    address = r"(?P<host>[0-9a-fA-F:.]+)"
    return [re.compile(expression.replace("<ADDR>", address)) for expression in expressions]


@pytest.mark.parametrize("log_format", ["text", "json"])
async def test_refused_logins_are_logged_so_that_fail2ban_finds_them(
    sqlite_database: str, tmp_path: Path, log_format: str
) -> None:
    log = tmp_path / "log"
    wrong = {"login": "ann", "password": "wrong horse"}, {"old": "wrong horse", "new": "another horse"}
    flags = ("--log-format", log_format, "--log-level", "info")
    async with ServerProcess(sqlite_database, *flags, log=log) as server, Client(server.address) as ann:
        await ann.arrive("Ann")
        await ann.post("/api/account", {"login": "ann", "password": "correct horse"})
        for path, body in zip(("/api/session", "/api/account/password"), wrong, strict=True):
            for address in ("192.0.2.7", "2001:db8::7"):
                answer = await ann.http.post(path, json=body, headers={"x-forwarded-for": address})
                assert answer.status_code == 401
        await ann.post("/api/session", {"login": "ann", "password": "correct horse"})
    lines = log.read_text().splitlines()
    found = [match["host"] for line in lines for one in fail2ban_filters() if (match := one.search(line))]
    assert found == ["192.0.2.7", "2001:db8::7"] * 2
    assert "horse" not in log.read_text()


@pytest.mark.parametrize(
    ("given", "is_dangerous"),
    [
        ({}, False),
        ({"host": "localhost"}, False),
        ({"host": "::1"}, False),
        ({"host": "127.0.0.2"}, False),
        ({"host": "0.0.0.0"}, True),
        ({"host": "::"}, True),
        ({"host": "games.example.org"}, True),
        ({"host": "0.0.0.0", "public_url": "http://games.example.org"}, True),
        ({"host": "0.0.0.0", "public_url": "https://games.example.org"}, False),
    ],
)
def test_the_log_warns_of_a_server_that_is_open_to_the_world_without_tls(
    given: dict[str, str],
    is_dangerous: bool,
    monkeypatch: pytest.MonkeyPatch,
    sqlite_database: str,
) -> None:
    log = Log()
    monkeypatch.setattr(serving, "log", log)
    for part in ("set_up_logs", "configuration", "spare_the_collector", "take_all_descriptors", "Serving"):
        monkeypatch.setattr(serving, part, Mock())
    serving.serve(Settings(database=sqlite_database, workers=1, **given))
    assert any("without TLS" in warning for warning in log.warnings) is is_dangerous


@pytest.mark.parametrize("is_compiled", [True, False])
def test_the_log_says_what_it_costs_to_run_interpreted(
    is_compiled: bool, monkeypatch: pytest.MonkeyPatch, sqlite_database: str
) -> None:
    """In the figure that was measured."""
    log = Log()
    monkeypatch.setattr(serving, "log", log)
    monkeypatch.setattr(serving, "is_compiled", lambda: is_compiled)
    for part in ("set_up_logs", "configuration", "spare_the_collector", "take_all_descriptors", "Serving"):
        monkeypatch.setattr(serving, part, Mock())
    serving.serve(Settings(database=sqlite_database, workers=1))
    measured = json.loads(SPEED.read_text(encoding="utf-8"))["results"]
    speeds = {name: result["decisions_per_second"] for name, result in measured.items()}
    times = [speeds[f"{game} compiled"] / speeds[f"{game} interpreted"] for game in GAMES]
    figure = f"{min(times):.1f} to {max(times):.1f} times"
    assert [figure in warning for warning in log.warnings] == ([] if is_compiled else [True])


class Log:
    def __init__(self) -> None:
        self.warnings: list[str] = []

    def info(self, *_: Any, **__: Any) -> None:
        pass

    def warning(self, text: str, **_: Any) -> None:
        self.warnings.append(text)


# ---------------------------------------------------------------- settings


@pytest.mark.parametrize(
    "wrong", ["games.example.org", "//games.example.org", "ftp://a", "https:/a", "https://", "http://["]
)
def test_a_public_address_must_be_whole(wrong: str) -> None:
    with pytest.raises(BadSettings, match="environment: public_url"):
        load_settings(None, {"WARHOST_PUBLIC_URL": wrong}, {})


def test_a_whole_public_address_is_taken() -> None:
    for right in ("http://localhost:8000", "https://games.example.org/", "https://[2001:db8::1]:8443", ""):
        assert load_settings(None, {"WARHOST_PUBLIC_URL": right}, {}).public_url == right
