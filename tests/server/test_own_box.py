"""The owner's box over REST: what may be corrected, what files say, a table that is played with them."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.conftest import Running
from tests.server.people import ME, bot
from warhost.server.workers import uploads

BOX = "/api/games/karak/box"


def file(name: str, strength: int) -> dict[str, str]:
    return {"name": name, "text": f'game = "karak"\n[monster.skeletons]\nstrength = {strength}\n'}


async def test_what_may_be_corrected_is_told_with_its_source(server: Running) -> None:
    ann = await server.person("Ann")
    places = (await ann.get(BOX))["places"]
    (skeletons,) = [
        place for place in places if (place["kind"], place["component"]) == ("monster", "skeletons")
    ]
    assert skeletons == {
        "kind": "monster",
        "component": "skeletons",
        "field": "strength",
        "shape": {"shape": "number", "low": 1, "high": 99, "step": 1},
        "value": 1,
        "source": "house",
        "doubtful": True,
        "option": "",
    }
    (rounds,) = [place for place in places if place["component"] == "rounds"]
    assert (rounds["shape"]["shape"], rounds["option"]) == ("reading", "rounds")
    assert await ann.get("/api/games/toy/box") == {"game": "toy", "places": []}
    assert await ann.refused("GET", "/api/games/nothing/box") == (404, "unknown-game")


async def test_files_are_read_together_and_refused_by_line(server: Running) -> None:
    ann = await server.person("Ann")
    read: dict[str, Any] = await ann.post(BOX, {"files": [file("a.toml", 2), file("b.toml", 3)]})
    assert read["corrections"] == [
        {"kind": "monster", "component": "skeletons", "field": "strength", "value": 3}
    ]
    assert read["contradictions"] == ["monster.skeletons.strength: a.toml says 2, b.toml says 3"]
    assert await ann.refused("POST", BOX, {"files": [file("a.toml", 0)]}) == (400, "bad-table-option")


async def test_a_file_that_takes_long_to_read_stops_nobody(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A key of very many parts takes the reader of TOML seconds, and whoever sends it need not even have a name here."""
    monkeypatch.setattr(uploads, "POSITION_CPU_S", 0.5)
    stranger, ann = server.stranger(), await server.person("Ann")
    text = "a." * 24_000 + "a = 1"
    asked = asyncio.create_task(
        stranger.refused("POST", BOX, {"files": [{"name": "long.toml", "text": text}]})
    )
    answered = 0
    while not asked.done():
        await ann.get("/api/me")
        answered += 1
    assert await asked == (422, "refused-too-much-work")
    assert answered > 10, "others are answered meanwhile"


async def test_notes_come_back_and_no_table_hears_of_them(server: Running) -> None:
    ann = await server.person("Ann")
    text = 'game = "karak"\n[ability.swift_mount]\nnote = "Three tiles."\n'
    read: dict[str, Any] = await ann.post(BOX, {"files": [{"name": "a.toml", "text": text}]})
    assert read["notes"] == [{"kind": "ability", "component": "swift_mount", "note": "Three tiles."}]
    assert (read["option"], read["corrections"]) == ("", [])
    wish = {"game": "karak", "seats": [ME, bot()], "options": {"box": text}, "start": True}
    table = await ann.post("/api/tables", wish, 201)
    assert "box" not in table["options"] or table["options"]["box"] == ""


async def test_a_table_is_played_with_it(server: Running) -> None:
    ann = await server.person("Ann")
    wish = {
        "game": "karak",
        "seats": [ME, bot()],
        "options": {"box": file("a.toml", 7)["text"]},
        "start": True,
    }
    table = await ann.post("/api/tables", wish, 201)
    box = json.loads(table["options"]["box"])
    assert box == {"game": "karak", "monster": {"skeletons": {"strength": 7}}}
