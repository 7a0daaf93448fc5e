"""Vacations: whoever is away loses no slow game by time, and what waits for them has its full time when they are back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, Client, bot, toy_table
from warhost.server.database.rows import PersonRow
from warhost.server.people.vacations import DAYS_A_YEAR, away_until, back, days_left, gone_for
from warhost.server.refusals import RequestRefused
from warhost.server.table import live_tables as tables

SLOW = {"kind": "slow", "move_s": 3600}
LIVE = {"kind": "live", "bank_s": 60, "increment_s": 0}
HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
NOW = 1_790_000_000_000


@pytest.fixture(autouse=True)
def frequent_sweeps() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "SWEEP_S", 0.05)
        yield


def somebody(away: dict[str, Any] | None = None) -> PersonRow:
    return PersonRow("ann", "Ann", None, None, "en", {}, {}, 0, 0, 0, away=away)


def test_days_are_counted_by_the_year_and_given_back_when_one_returns_early() -> None:
    ann = somebody()
    assert days_left(ann, NOW) == DAYS_A_YEAR
    ann.away = gone_for(ann, 10, NOW)
    assert (away_until(ann, NOW), days_left(ann, NOW)) == (NOW + 10 * DAY_MS, 20)
    ann.away = back(ann, NOW + 3 * DAY_MS + HOUR_MS)
    assert (away_until(ann, NOW + 4 * DAY_MS), days_left(ann, NOW)) == (None, 26)
    assert days_left(ann, NOW + 366 * DAY_MS) == DAYS_A_YEAR
    ann.away = gone_for(ann, 21, NOW + 5 * DAY_MS)
    with pytest.raises(RequestRefused, match="refused-vacation"):
        ann.away = gone_for(somebody(ann.away | {"until": NOW}), 6, NOW + 5 * DAY_MS)


def test_a_vacation_that_is_changed_costs_what_it_lasts() -> None:
    ann = somebody(gone_for(somebody(), 5, NOW))
    ann.away = gone_for(ann, 7, NOW + HOUR_MS)
    assert days_left(ann, NOW) == DAYS_A_YEAR - 7 - 1


async def waiting_game(ann: Client, clock: dict[str, Any]) -> str:
    """It is Ann's turn, after the bot's."""
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    table = await ann.post("/api/tables", toy_table(ME, bot(), clock=clock, start=True))
    identity: str = table["id"]
    async with asyncio.timeout(30):
        while (await ann.get(f"/api/tables/{identity}"))["waiting"] != ["red"]:
            await asyncio.sleep(0.05)
    return identity


async def decisions(ann: Client, table: str) -> int:
    found: int = (await ann.get(f"/api/tables/{table}"))["decisions"]
    return found


async def test_who_is_away_loses_nothing_by_time_and_has_all_of_it_afterwards(any_server: Running) -> None:
    ann = await any_server.person()
    table = await waiting_game(ann, SLOW)
    before = await decisions(ann, table)
    state = await ann.put("/api/me/vacation", {"days": 2})
    assert state["left"] == DAYS_A_YEAR - 2
    info = await ann.get(f"/api/tables/{table}")
    assert info["seats"][0]["away"] == state["until"]
    assert abs(info["deadline"] - state["until"] - HOUR_MS) < 10_000
    for moment in (DAY_MS, DAY_MS + HOUR_MS // 2):
        any_server.now.ahead_ms += moment
        await asyncio.sleep(0.5)
        assert await decisions(ann, table) == before
    any_server.now.ahead_ms += HOUR_MS
    async with asyncio.timeout(30):
        while await decisions(ann, table) == before:
            await asyncio.sleep(0.05)


async def test_a_live_game_goes_on(server: Running) -> None:
    ann = await server.person()
    table = await waiting_game(ann, LIVE)
    before = await decisions(ann, table)
    await ann.put("/api/me/vacation", {"days": 2})
    server.now.ahead_ms += HOUR_MS
    async with asyncio.timeout(30):
        while await decisions(ann, table) == before:
            await asyncio.sleep(0.05)


async def test_who_goes_away_at_one_server_loses_nothing_at_another(any_database: str) -> None:
    async with running(quick_settings(any_database)) as one, running(quick_settings(any_database)) as other:
        ann = await one.person()
        table = await waiting_game(ann, SLOW)
        before = await decisions(ann, table)
        there = other.stranger()
        there.http.cookies.update(ann.http.cookies)
        await there.put("/api/me/vacation", {"days": 3})
        async with asyncio.timeout(30):
            while (await ann.get(f"/api/tables/{table}"))["seats"][0]["away"] is None:
                await asyncio.sleep(0.05)
        one.now.ahead_ms += DAY_MS
        other.now.ahead_ms += DAY_MS
        await asyncio.sleep(0.5)
        assert await decisions(ann, table) == before
        assert (await there.put("/api/me/vacation", {"days": 0}))["until"] is None
        for place in (one, other):
            place.now.ahead_ms += 2 * HOUR_MS
        async with asyncio.timeout(30):
            while await decisions(ann, table) == before:
                await asyncio.sleep(0.05)


async def test_nobody_is_away_for_ever(server: Running) -> None:
    ann = await server.person()
    assert (await ann.refused("PUT", "/api/me/vacation", {"days": 22}))[0] == 400
    await ann.put("/api/me/vacation", {"days": 21})
    server.now.ahead_ms += 21 * DAY_MS
    assert await ann.refused("PUT", "/api/me/vacation", {"days": 10}) == (409, "refused-vacation")
    assert (await ann.put("/api/me/vacation", {"days": 9}))["left"] == 0
