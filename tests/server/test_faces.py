"""Bots with a face: who sits where, how they play there, and where they have none."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.conftest import Running
from tests.server.people import ME, OPEN, bot
from tests.server.test_rated import RATED, account
from warhost.bots.styles import FACES
from warhost.server.workers.thoughts import Task, Thought

STYLES = {face.name: face.style for face in FACES}


def blood_rage(*seats: dict[str, Any], **given: Any) -> dict[str, Any]:
    return {"game": "bloodrage", "seats": list(seats), **given}


def faces(table: dict[str, Any]) -> list[str | None]:
    return [seat["face"] for seat in table["seats"]]


async def test_each_bot_at_a_table_has_a_face_of_its_own(server: Running) -> None:
    ann = await server.person("Ann")
    table = await ann.post("/api/tables", blood_rage(ME, bot("greedy"), bot("easy"), bot("normal")))
    hers, *others = faces(table)
    assert hers is None
    assert len(set(others)) == 3
    assert set(others) <= STYLES.keys()
    assert faces(await ann.get(f"/api/tables/{table['id']}")) == faces(table), "they stay"


async def test_who_decides_by_lot_has_none(server: Running) -> None:
    ann = await server.person("Ann")
    table = await ann.post("/api/tables", blood_rage(ME, bot("random"), OPEN))
    assert faces(table) == [None, None, None]


async def test_where_results_count_bots_are_those_that_were_measured(server: Running) -> None:
    ann = await account(server, "Ann")
    table = await ann.post("/api/tables", blood_rage(ME, bot("greedy"), **RATED))
    assert faces(table) == [None, None]


async def test_a_bot_plays_in_the_style_of_its_face(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    thought_of: dict[int, str] = {}
    heard = asyncio.Event()

    async def think(_who: str, task: Task) -> Thought:
        thought_of[task.seat] = task.level
        if len(thought_of) == 2:
            heard.set()
        return Thought(options=task.options[:1])

    monkeypatch.setattr(server.hub.bots, "think", think)
    ann = await server.person("Ann")
    table = await ann.post("/api/tables", blood_rage(ME, bot("greedy"), bot("easy")))
    _, second, third = faces(table)
    await ann.post(f"/api/tables/{table['id']}/start")
    await asyncio.wait_for(heard.wait(), 20)
    assert second is not None
    assert third is not None
    assert thought_of == {1: f"greedy+{STYLES[second]}", 2: f"easy+{STYLES[third]}"}
