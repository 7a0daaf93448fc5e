"""Non-interference over the wire: two tables that differ only in what a seat may not know send that seat the same bytes.

The two tables run on servers whose time, ids and hidden cards are set by the test; everything that red receives (frames,
pages, refusals, lists) is compared byte by byte."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import quick_settings, running
from tests.server.people import ME, OPEN, Client, Seat
from tests.server.twins import (
    StandingTime,
    leave_nothing_to_chance,
    note_all,
    without_presence,
    without_times,
)

HIDDEN = (
    {"green": ["one", "two", "thief"], "blue": ["three", "four", "five"], "choice": "lay:one"},
    {"green": ["five", "four", "storm"], "blue": ["one", "thief", "two"], "choice": "lay:storm"},
)


def position(hands: dict[str, Any]) -> dict[str, Any]:
    return {
        "game": "toy",
        "seats": ["red", "green", "blue"],
        "state": {
            "round": 1,
            "rounds": 3,
            "hands": {"red": ["one", "two", "thief"], "green": hands["green"], "blue": hands["blue"]},
            "deck": ["three", "three", "four", "four"],
        },
    }


async def everything_red_receives(
    database: str, port: int, hidden: dict[str, Any], patch: pytest.MonkeyPatch
) -> list[str]:
    leave_nothing_to_chance(patch)
    settings = quick_settings(database, port=port, secret="the same for both", bot_workers=1)
    received: list[str] = []
    async with running(settings, now=StandingTime()) as place:
        red, green, blue = [await place.person(name) for name in ("Red", "Green", "Blue")]
        for person in (red, green, blue):
            await person.patch("/api/me", {"preferences": {"auto_forced": False}})
        note_all(red, received)
        wish = {"game": "toy", "seats": [ME, OPEN, OPEN], "position": position(hidden), "visibility": "open"}
        table = (await red.post("/api/tables", wish))["id"]
        for person in (green, blue):
            await person.post(f"/api/tables/{table}/join", {})
        await red.post(f"/api/tables/{table}/start")
        async with red.sit(table) as mine, green.sit(table) as others:
            await mine.ready()
            await others.ready()
            await a_story(red, mine, others, hidden["choice"], table)
            received += without_presence(mine.raw)
    return received


async def a_story(red: Client, mine: Seat, green: Seat, choice: str, table: str) -> None:
    """Everything red may try while green's secret choice differs."""
    path = f"/api/tables/{table}"
    await green.decide(choice)
    await mine.reach(1)
    await green.ask("undo", seat="green", decision=1)
    await mine.reach(2)
    await green.decide(choice)
    await mine.reach(3)
    await green.ask("chat", text="I have laid my card")
    await mine.until("chat")
    for wrong in (("lay:five", "red"), ("rob:green", "red"), (choice, "green"), ("lay:storm", "red")):
        await mine.decide(*wrong, asked=0)
    await mine.ask("hint", seat="green", asked=0)
    await mine.ask("undo", seat="green", decision=3)
    await mine.ask("look", viewer="green")
    await mine.send("look", viewer="public")
    await mine.until("view", viewer="public")
    await mine.send("hello", viewer="red", number=1, story=0, events=1)
    await mine.until("view", viewer="red")
    for page in (
        "",
        "/view",
        "/view?as=green",
        "/view?as=public",
        "/events",
        "/replay?as=red",
        "/replay?as=green",
    ):
        await red.http.get(path + page)
    for page in ("/replay?as=all", "/story?as=red", "/verify", "/record", "/chat", "/position?as=green"):
        await red.http.get(path + page)
    await red.http.get("/api/tables?list=mine")
    await red.http.post(f"{path}/decide", json={"seat": "green", "asked": 0, "key": choice})
    await red.http.post(f"{path}/decide", json={"seat": "red", "asked": 0, "key": "lay:four"})


async def test_what_red_receives_does_not_depend_on_what_red_may_not_know(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    runs, logs = [], []
    port = quick_settings("x").port
    for number, hidden in enumerate(HIDDEN):
        database = str(tmp_path / f"{number}.sqlite3")
        runs.append(await everything_red_receives(database, port, hidden, monkeypatch))
        logs.append(without_times("".join(capfd.readouterr())))
    assert len(runs[0]) > 35
    for one, other in zip(*runs, strict=True):
        assert one == other
    assert logs[0] == logs[1], "nor may the server's log tell"
