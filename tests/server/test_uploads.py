"""What people bring cannot hang, fill or break the server: neither when it comes, nor when it is woken later."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import update
from typer.testing import CliRunner

from scripts import fuzz_uploads
from tests.server.conftest import TOY, Running, quick_settings, running
from tests.server.hog import position
from tests.server.people import ME, Client, bot, toy_table
from warhost.cli.app import app
from warhost.core.chance import commitment, numbered_seed
from warhost.core.match import Match
from warhost.core.position import position as position_of
from warhost.games import OURS, load
from warhost.server.commands import add_to
from warhost.server.database.schema import TABLES
from warhost.server.refusals import RequestRefused
from warhost.server.workers.uploads import Uploads
from warhost.server.workers.vetting import PositionBrought, PositionRead, vet


@pytest.fixture(autouse=True)
def hog_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warhost.server.workers.uploads.POSITION_CPU_S", 1.0)
    monkeypatch.setattr("warhost.server.workers.uploads.RECORD_CPU_S", 1.0)
    monkeypatch.setenv("WARHOST_GAMES", f"{TOY},hog=tests.server.hog:GAME")


def karak_sides() -> list[str]:
    return list(load("karak").sides.ids[:2])


def endless() -> dict[str, Any]:
    """Karak's draft from a number at which it never comes to an end."""
    return {"seats": karak_sides(), "flow": {"agenda": [["draft", 1000]]}}


@asynccontextmanager
async def answering(server: Running) -> AsyncIterator[None]:
    """Meanwhile the server answers others."""
    slowest = 0.0

    async def look() -> None:
        nonlocal slowest
        while True:
            began = time.monotonic()
            await watcher.get("/api/server")
            slowest = max(slowest, time.monotonic() - began)
            await asyncio.sleep(0.02)

    async with Client(server.address) as watcher:
        looking = asyncio.create_task(look())
        yield
        assert not looking.done()
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
    assert slowest < 10.0, "soon, even on a machine that is busy with other things"


async def refused_table(person: Client, game: str, found: dict[str, Any]) -> tuple[int, str]:
    async with asyncio.timeout(60):
        return await person.refused(
            "POST", "/api/tables", {"game": game, "seats": [ME, ME], "position": found}
        )


async def test_a_position_that_never_comes_to_a_question_is_refused(server: Running) -> None:
    ann = await server.person()
    async with answering(server):
        assert await refused_table(ann, "karak", endless()) == (400, "bad-position")


async def test_an_endless_step_below_a_question_is_found_before_the_table_is_stored(server: Running) -> None:
    ann = await server.person()
    match = Match(load("karak"), 2, {}, numbered_seed(1))
    found = position_of(match.game, match.state)
    found["flow"]["agenda"] = [["draft", 1000]]
    assert await refused_table(ann, "karak", found) == (400, "bad-position")
    assert (await ann.get("/api/tables"))["tables"] == []


@pytest.mark.parametrize("waiting", [False, True])
@pytest.mark.parametrize("step", ["spin", "hoard"])
async def test_a_step_that_takes_all_time_or_memory_is_ended_from_outside(
    server: Running, step: str, waiting: bool
) -> None:
    ann = await server.person()
    async with answering(server):
        refused = await refused_table(ann, "hog", position(step, waiting=waiting))
    assert refused == (422, "refused-too-much-work")
    assert (await ann.post("/api/tables", good_table()))["origin"] == "position", "the next one is read again"


@pytest.mark.parametrize("how", ["the process is stopped", "the server is stopped"])
async def test_what_was_being_read_when_the_server_stopped_is_not_to_blame(
    monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr("warhost.server.workers.uploads.POSITION_CPU_S", 60.0)
    uploads = Uploads()
    uploads.open()
    try:
        reading = asyncio.create_task(uploads.position("ann", "hog", position("spin")))
        async with asyncio.timeout(30):
            while not any(worker.process for worker in uploads.pool.workers):
                await asyncio.sleep(0.05)
        if how == "the process is stopped":
            for worker in uploads.pool.workers:
                assert worker.process is not None
                worker.process.terminate()
        else:
            await uploads.close()
        with pytest.raises(RequestRefused, match="refused-busy"):
            await reading
    finally:
        await uploads.close()


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("SPIN", (422, "refused-too-much-work")),
        ("hoard", (422, "refused-too-much-work")),
        ("fail", (400, "bad-table-option")),
    ],
)
async def test_a_text_of_ones_own_among_the_settings_is_tried_out_too(
    server: Running, text: str, refusal: tuple[int, str]
) -> None:
    ann = await server.person()
    wish = {"game": "hog", "seats": [ME, bot()], "options": {"own": text}}
    async with answering(server), asyncio.timeout(60):
        assert await ann.refused("POST", "/api/tables", wish) == refusal
        table = await ann.post("/api/tables", wish | {"options": {"own": "Reap"}})
        assert table["options"]["own"] == "reap"
        path = f"/api/tables/{table['id']}"
        assert await ann.refused("PATCH", path, {"options": {"own": text}}) == refusal
        bob = await server.person("Bob")
        assert await bob.refused("PATCH", path, {"options": {"own": text}}) == (403, "refused-not-host")


async def test_cards_that_cannot_even_be_read_are_refused(server: Running) -> None:
    ann = await server.person()
    wish = {"game": "oldworld", "seats": [ME] * 3, "options": {"cards": '{"card":' + "[" * 50_000}}
    assert await ann.refused("POST", "/api/tables", wish) == (400, "bad-table-option")


def good_table() -> dict[str, Any]:
    match = Match(load("toy"), 2, {}, numbered_seed(1))
    return {"game": "toy", "seats": [ME, ME], "position": position_of(match.game, match.state)}


@pytest.mark.parametrize(
    ("game", "found", "reason"),
    [
        ("karak", endless, "bad-record"),
        ("hog", lambda: position("spin"), "refused-too-much-work"),
        ("hog", lambda: position("fail"), "bad-record"),
    ],
)
async def test_a_record_that_never_ends_is_refused(
    server: Running, game: str, found: Any, reason: str
) -> None:
    ann = await server.person()
    brought = found()
    seed = numbered_seed(1)
    brought["chance"] = {"seed": seed.hex()}
    options = load(game).table_settings({})
    lines = [
        *("warhost record 1", f"game {game} {load(game).revision}"),
        *(f"option {name}={value}" for name, value in options.items()),
        *(f"seat {side} Ann" for side in brought["seats"]),
        *(f"commitment {commitment(seed)}", f"seed {seed.hex()}"),
        f"position {json.dumps(brought)}",
    ]
    async with answering(server), asyncio.timeout(60):
        answer = await ann.http.post("/api/records", content="\n".join(lines))
    assert answer.json()["reason"] == reason


# ---------------------------------------------------------------- tables that are already stored


async def broken_table(server: Running, game: str, found: dict[str, Any]) -> tuple[Client, str]:
    """A table with bots whose position was changed after it was checked, as one that an older server had accepted."""
    ann = await server.person()
    match = Match(load(game), 2, {}, numbered_seed(1))
    good = position_of(match.game, match.state)
    wish = {"game": game, "seats": [ME, bot()], "position": good, "start": True}
    table = (await ann.post("/api/tables", wish))["id"]
    await server.tables._live[table].retire()
    async with server.hub.database.writing() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(position=found, wake_at=1))
    return ann, table


@pytest.mark.parametrize(
    ("game", "found", "reason"),
    [
        ("karak", endless, "frozen-unreadable"),
        ("hog", lambda: position("spin"), "frozen-too-slow"),
        ("hog", lambda: position("fail"), "frozen-unreadable"),
    ],
)
async def test_a_table_that_hangs_on_waking_is_quarantined_after_a_restart(
    any_database: str, game: str, found: Any, reason: str
) -> None:
    async with running(quick_settings(any_database)) as server:
        ann, table = await broken_table(server, game, found())
        cookies = ann.http.cookies
    async with running(quick_settings(any_database)) as server:
        ann = server.stranger()
        ann.http.cookies = cookies
        async with answering(server):
            good = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
            info = await frozen(ann, table)
        assert info["frozen_because"]["reason"] == reason
        listed = (await ann.get("/api/tables"))["tables"]
        assert {row["id"]: row["status"] for row in listed}[table] == "frozen"
        assert {row["id"]: row["status"] for row in listed}[good["id"]] != "frozen"
        async with ann.sit(table) as seat:
            await seat.ready()
            assert seat.info["frozen_because"]["reason"] == reason
    async with running(quick_settings(any_database)) as server:
        ann = server.stranger()
        ann.http.cookies = cookies
        async with asyncio.timeout(5):
            assert (await ann.get(f"/api/tables/{table}"))["status"] == "frozen", "and is not tried again"
        assert not server.hub.uploads.pool.workers


async def frozen(person: Client, table: str) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            info: dict[str, Any] = await person.get(f"/api/tables/{table}")
            if info["status"] == "frozen":
                return info
            await asyncio.sleep(0.1)


async def test_an_administrator_looks_at_a_quarantined_table_and_releases_it(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database)) as server:
        ann, table = await broken_table(server, "hog", position("fail"))
        server.tables._live.clear()
        await frozen(ann, table)
        listed = await command("list", sqlite_database)
        assert table in listed
        assert "cannot be read" in listed
        shown = json.loads(await command("show", sqlite_database, table))
        assert shown["position"]["flow"]["agenda"] == [["fail"]]
        match = Match(load("hog"), 2, {}, numbered_seed(1))
        async with server.hub.database.writing() as connection:
            mended = {"position": position_of(match.game, match.state)}
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**mended))
        assert "1" in await command("release", sqlite_database, table)
        async with ann.sit(table) as seat:
            await seat.ready()
            while seat.info["status"] != "playing" or seat.prompt is None:
                await seat.receive()
        assert table not in await command("list", sqlite_database)
        assert "is not quarantined" in await command("release", sqlite_database, table)


async def command(name: str, database: str, *arguments: str) -> str:
    """An administrator's command, in another thread as it would be in another process."""

    def run() -> str:
        result = CliRunner().invoke(app, ["quarantine", name, *arguments, "--database", database])
        return result.output + str(result.exception or "")

    return await asyncio.to_thread(run)


@pytest.fixture(autouse=True, scope="module")
def server_commands() -> None:
    if "quarantine" not in {group.name for group in app.registered_groups}:
        add_to(app)


@pytest.mark.parametrize("seats", [[ME, ME], [bot(), bot()]])
async def test_a_table_at_which_the_rules_fail_again_and_again_is_quarantined(
    server: Running, seats: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.person()
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    table = await ann.post("/api/tables", toy_table(*seats, start=False))
    live = server.tables._live[table["id"]]
    monkeypatch.setattr("warhost.core.match.answer", fails)
    await ann.post(f"/api/tables/{table['id']}/start")
    if seats[0] == ME:
        async with ann.sit(table["id"], "red") as seat:
            await seat.ready()
            for _attempt in range(3):
                assert (await seat.decide(seat.keys[0]))["reason"] == "refused-server-error"
            assert seat.info["frozen_because"]["reason"] == "frozen-rules-failed"
            assert (await seat.decide("lay:one", asked=0))["reason"] == "refused-frozen"
    info = await frozen(ann, table["id"])
    assert info["frozen_because"]["reason"] == "frozen-rules-failed"
    assert live.state.ledger is None


def fails(*_: object) -> None:
    raise IndexError


# ---------------------------------------------------------------- fuzz


def test_odd_positions_and_records_are_read_or_refused_and_nothing_else() -> None:
    outcomes = list(fuzz_uploads.outcomes(0, 360))
    assert {"read", "bad-position", "bad-record"} <= set(outcomes)
    assert "rules-error" not in outcomes


@pytest.mark.parametrize("game", OURS)
def test_positions_of_real_games_are_accepted(game: str) -> None:
    for depth in fuzz_uploads.DEPTHS:
        match = fuzz_uploads._match(game, depth, 1)
        if not match.over:
            written = json.dumps(position_of(match.game, match.state)).encode()
            assert isinstance(vet(PositionBrought(game, written, 2.0)), PositionRead)
