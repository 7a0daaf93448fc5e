"""Finished games are analysed: once, in a queue that nobody can fill alone, by whichever server is there, and never while a game
runs or its table keeps its secrets."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, Client, bot, play_on, toy_table
from warhost.server.workers import analyses


async def finished_table(place: Running, **wishes: Any) -> tuple[Client, str]:
    ann = await place.person()
    table = await ann.post("/api/tables", toy_table(ME, bot(), start=True, **wishes))
    async with ann.sit(table["id"]) as seat:
        await play_on(seat, random.Random(1))
    return ann, table["id"]


async def analysed(client: Client, table: str) -> dict[str, Any]:
    for _ in range(600):
        report: dict[str, Any] = await client.get(f"/api/tables/{table}/analysis")
        if report["state"] in ("done", "failed"):
            return report
        await asyncio.sleep(0.1)
    raise TimeoutError(report["state"])


async def test_a_finished_game_is_analysed_once_and_kept(any_database: str) -> None:
    async with running(quick_settings(any_database, analysis_budget_s=1)) as place:
        ann, table = await finished_table(place)
        path = f"/api/tables/{table}/analysis"
        assert (await ann.get(path))["state"] == "none"
        asked = await ann.post(path, expect=202)
        assert asked["state"] in ("queued", "running")
        report = await analysed(ann, table)
        assert report["state"] == "done", report["problem"]
        analysis = report["analysis"]
        for player in analysis["players"]:
            told = ("fair", "side", "deal", "own", "others", "hidden", "chance", "judgement")
            assert sum(player[part] for part in told) == player["result"]
        assert (await ann.post(path, expect=202))["analysis"] == analysis
        assert (await place.stranger().get(path))["analysis"] == analysis
        decision = next(each for each in analysis["decisions"] if each["grade"] != "forced")
        best = decision["best"]["key"]
        tried = await ann.post(f"{path}/weigh", {"step": decision["step"], "key": best})
        assert tried["right"]
        assert tried["loss"] == 0
        await another_option_is_weighed_in_the_pool(ann, table, analysis)
        nonsense = {"step": decision["step"], "key": "pass:pass"}
        assert (await ann.refused("POST", f"{path}/weigh", nonsense))[0] in (409, 422, 400)
        beyond = {"step": len(analysis["decisions"]) + 1, "key": best}
        assert await ann.refused("POST", f"{path}/weigh", beyond) == (404, "refused-no-step")


async def another_option_is_weighed_in_the_pool(client: Client, table: str, analysis: dict[str, Any]) -> None:
    """One of which the analysis says nothing."""
    for decision in analysis["decisions"]:
        known = {decision[each]["key"] for each in ("chosen", "best", "second") if decision[each]}
        if not known or decision["options"] <= len(known):
            continue
        moment = await client.get(f"/api/tables/{table}/moment", step=decision["step"] - 1)
        offered = moment["prompts"][decision["seat"]]["options"]
        key = next(option for option in offered if option not in known)
        tried = await client.post(
            f"/api/tables/{table}/analysis/weigh", {"step": decision["step"], "key": key}
        )
        assert tried["key"] == key
        assert tried["loss"] >= 0
        assert len(tried["shares"]) == len(analysis["seats"])
        assert tried["right"] or tried["loss"] > 0
        return
    raise AssertionError("every option was known")


async def test_a_running_game_is_never_analysed(server: Running) -> None:
    ann = await server.person()
    table = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
    path = f"/api/tables/{table['id']}/analysis"
    for method in ("GET", "POST"):
        assert await ann.refused(method, path) == (403, "refused-secret-until-over")


async def test_a_table_that_keeps_its_secrets_shows_nobody_more_after_the_end(server: Running) -> None:
    ann, table = await finished_table(server, keep_secrets=True)
    path = f"/api/tables/{table}"
    told = await ann.get(path)
    assert told["keep_secrets"]
    assert told["seed"] is None
    for method, end in (
        ("POST", "analysis"),
        ("GET", "analysis"),
        ("GET", "record"),
        ("GET", "replay?as=all"),
    ):
        assert await ann.refused(method, f"{path}/{end}") == (403, "refused-keeps-secrets")
    assert await ann.refused("GET", f"{path}/replay?as=green") == (403, "refused-not-your-view")
    assert (await ann.get(f"{path}/replay", **{"as": "red"}))["viewer"] == "red"
    assert (await ann.get(f"{path}/verify"))["seed"] is None


async def test_nobody_fills_the_queue_alone(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "UNFINISHED_OF_PERSON", 2)
    async with running(quick_settings(sqlite_database, analysis_workers=0)) as place:
        ann, table = await finished_table(place)
        record = (await ann.http.get(f"/api/tables/{table}/record")).text
        paths = []
        for _ in range(3):
            brought = await ann.http.post("/api/records", content=record)
            paths.append(f"/api/tables/{brought.json()['id']}/analysis")
        for place_in_queue, path in enumerate(paths[:2]):
            answers = await asyncio.gather(*(ann.post(path, expect=202) for _ in range(5)))
            assert {answer["place"] for answer in answers} == {place_in_queue}
        assert await ann.refused("POST", paths[2]) == (409, "refused-too-many-analyses")
        monkeypatch.setattr(analyses, "QUEUED_MOST", 2)
        bob = await place.person("Bob")
        assert await bob.refused("POST", f"/api/tables/{table}/analysis") == (409, "refused-analyses-full")
        assert await place.stranger().refused("POST", f"/api/tables/{table}/analysis") == (
            401,
            "refused-no-person",
        )


async def test_what_a_server_leaves_lying_the_next_one_takes_up(any_database: str) -> None:
    async with running(quick_settings(any_database, analysis_budget_s=600)) as first:
        ann, table = await finished_table(first)
        await ann.post(f"/api/tables/{table}/analysis", expect=202)
        while (await ann.get(f"/api/tables/{table}/analysis"))["state"] != "running":
            await asyncio.sleep(0.05)
    async with running(quick_settings(any_database, analysis_budget_s=1)) as second:
        assert (await analysed(second.stranger(), table))["state"] == "done"


async def test_an_analysis_that_takes_too_long_is_given_up_and_may_be_asked_for_again(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "OVERRUN", 0.0)
    monkeypatch.setattr(analyses, "PART_S", 0.0)
    async with running(quick_settings(sqlite_database, analysis_budget_s=1)) as place:
        ann, table = await finished_table(place)
        path = f"/api/tables/{table}/analysis"
        await ann.post(path, expect=202)
        report = await analysed(ann, table)
        assert report["state"] == "failed"
        assert report["problem"]["reason"] == "refused-analysis-given-up"
        assert (await ann.post(path, expect=202))["state"] in ("queued", "running")
