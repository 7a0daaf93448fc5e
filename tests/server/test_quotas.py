"""How much somebody may keep here, and how much of the bots' time somebody may take."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
from sqlalchemy import select

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, bot, play_on, toy_table
from tests.toy import GAME
from warhost.core.match import Decision, Match
from warhost.server.database.schema import TABLES
from warhost.server.game import stories
from warhost.server.game.ledger import Beginning
from warhost.server.game.stories import Stories, Telling
from warhost.server.limits import RATES
from warhost.server.protocol.replays import StoryPoint
from warhost.server.workers.thoughts import Task, Thought

ACCOUNT = {"login": "ann", "password": "correct horse battery"}


async def finished_record(place: Running, ann: Client) -> str:
    table = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
    async with ann.sit(table["id"]) as seat:
        await play_on(seat, random.Random(1))
    text: str = await ann.get(f"/api/tables/{table['id']}/record")
    return text


async def bring(ann: Client, text: str) -> tuple[int, str]:
    response = await ann.http.post("/api/records", content=text.encode())
    return response.status_code, response.json().get("reason", response.json().get("id"))


async def test_a_record_is_kept_in_its_normal_form(server: Running) -> None:
    ann = await server.person()
    text = await finished_record(server, ann)
    status, table = await bring(ann, text.replace("\n\n", "\n" * 500_000))
    assert status == 201
    assert await ann.get(f"/api/tables/{table}/record") == text
    async with server.hub.database.reading() as connection:
        size = (await connection.execute(select(TABLES.c.bytes).where(TABLES.c.id == table))).scalar_one()
    assert size < 2 * len(text)


async def test_who_has_used_up_everything_opens_brings_and_says_nothing_more(any_database: str) -> None:
    settings = quick_settings(any_database, guest_mb=1, account_mb=2)
    async with running(settings) as place:
        ann = await place.person()
        text = await finished_record(place, ann)
        table = await ann.post("/api/tables", toy_table(ME, ME, start=True))
        path = f"/api/tables/{table['id']}"
        async with place.hub.database.writing() as connection:
            mine = TABLES.c.id == table["id"]
            await connection.execute(TABLES.update().where(mine).values(bytes=999_000))
        assert await bring(ann, text) == (409, "refused-quota")
        assert await ann.refused("POST", "/api/tables", toy_table(ME, ME)) == (409, "refused-quota")
        assert await ann.refused("POST", f"{path}/chat", {"text": "hello"}) == (409, "refused-quota")
        decision = {"seat": "red", "asked": 0, "key": "lay:one"}
        assert (await ann.http.post(f"{path}/decide", json=decision)).status_code in (200, 422), (
            "play goes on"
        )
        await ann.post("/api/account", ACCOUNT, 201)
        assert (await bring(ann, text))[0] == 201, "an account may keep more"


async def test_talk_counts(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database, guest_mb=1)) as place:
        ann = await place.person()
        table = await ann.post("/api/tables", toy_table(ME, ME))
        path = f"/api/tables/{table['id']}/chat"
        async with place.hub.database.writing() as connection:
            await connection.execute(TABLES.update().values(bytes=996_500))
        place.now.ahead_ms += 61_000
        said = [(await ann.http.post(path, json={"text": "x" * 400})).status_code for _ in range(6)]
        assert (said[0], said[-1]) == (200, 409)


async def test_somebody_hosts_only_so_many_tables_at_a_time(any_database: str) -> None:
    async with running(quick_settings(any_database, guest_tables=2, account_tables=3)) as place:
        ann, bob = await place.person(), await place.person("Bob")
        tables = [await ann.post("/api/tables", toy_table(ME, OPEN)) for _ in range(2)]
        assert await ann.refused("POST", "/api/tables", toy_table(ME, ME)) == (409, "refused-too-many-tables")
        await bob.post("/api/tables", toy_table(ME, ME))
        await ann.post(f"/api/tables/{tables[0]['id']}/close")
        await ann.post("/api/tables", toy_table(ME, ME))
        await ann.post("/api/account", ACCOUNT, 201)
        await ann.post("/api/tables", toy_table(ME, ME))
        assert await ann.refused("POST", "/api/tables", toy_table(ME, ME)) == (409, "refused-too-many-tables")


# ---------------------------------------------------------------- bots


async def decisions_of(client: Client) -> int:
    return sum(table["decisions"] for table in (await client.get("/api/tables"))["tables"])


async def test_tables_of_bots_alone_share_one_pace(sqlite_database: str) -> None:
    """Where nobody looks; and without keeping a table waiting at which somebody plays."""
    settings = quick_settings(sqlite_database, rates=1.0, bot_unseen_pause_ms=100)
    async with running(settings) as place:
        ann, bob = await place.person(), await place.person("Bob")
        bots = toy_table(bot(), bot(), bot(), options={"rounds": "5"}, start=True)
        began = time.monotonic()
        for _ in range(10):
            await ann.post("/api/tables", bots)
        await asyncio.sleep(3)
        async with asyncio.timeout(60):
            while (made := await decisions_of(ann)) < 20:
                await asyncio.sleep(0.1)
        rate = RATES["unseen move"]
        assert made <= rate.burst + rate.per_second * (time.monotonic() - began) + 5
        table = await bob.post("/api/tables", toy_table(ME, bot(), bot(), start=True))
        async with bob.sit(table["id"]) as seat:
            async with asyncio.timeout(60):
                await play_on(seat, random.Random(1))


async def test_who_lets_bots_search_for_very_long_gets_quick_ones(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []

    async def think(who: str, task: Task) -> Thought:
        asked.append((who, task.level))
        return Thought(options=task.options[:1])

    async with running(quick_settings(sqlite_database, rates=1.0)) as place:
        monkeypatch.setattr(place.hub.bots, "think", think)
        ann, bob = await place.person(), await place.person("Bob")
        place.hub.limits.charge("thought", 3_600, person=ann.id)
        for person in (ann, bob):
            await person.post("/api/tables", toy_table(ME, bot("hard"), start=True))
            async with asyncio.timeout(60):
                while person.id not in dict(asked):
                    await asyncio.sleep(0.02)
    levels = {who: level.partition("+")[0] for who, level in asked}
    assert levels[bob.id] == "hard"
    assert levels[ann.id] != "hard"


# ---------------------------------------------------------------- stories


def played(beginning: Beginning, steps: int, lots: random.Random) -> Match:
    match = beginning.match()
    while not match.over and len(match.decisions) < steps:
        seat = match.waiting()[0]
        match.choose(seat, lots.choice(match.options(seat)))
    return match


PIECE = 5


def told(telling: Telling, beginning: Beginning, decisions: list[Decision]) -> list[StoryPoint]:
    step = telling.step
    while (points := telling.go_on(beginning, decisions)) is None:
        assert telling.step == step + PIECE, "in between, the event loop has its turn"
        step = telling.step
    return points


def test_a_story_goes_on_where_it_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "AT_ONCE", PIECE)
    beginning = Beginning(GAME, 3, GAME.table_settings({"rounds": "5"}), bytes(32), None)
    decisions = played(beginning, 200, random.Random(1)).decisions
    kept = Stories()
    first = told(kept.of("table", "red", 0), beginning, decisions[:7])
    assert kept.of("table", "red", 0).step == 7
    assert kept.of("table", "green", 0).step == kept.of("other", "red", 0).step == 0
    whole = told(kept.of("table", "red", 0), beginning, decisions)
    assert whole == told(Telling("red", 0), beginning, decisions)
    assert len(whole) > len(first)
    assert told(kept.of("table", "red", 0), beginning, decisions[:7]) == first, "whoever asked before that"
    again = played(beginning, 12, random.Random(2)).decisions
    assert kept.of("table", "red", 1).step == 0, "something was taken back"
    assert told(kept.of("table", "red", 1), beginning, again) == told(Telling("red", 0), beginning, again)
