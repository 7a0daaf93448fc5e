"""Studies: what might have been in a finished game, tried alone or together, with bots, on one server or two."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, Client, applied, bot, toy_table
from tests.server.test_records import finished_table
from warhost.server.study import gatherings, studies


async def new_study(place: Running, **given: Any) -> tuple[Client, dict[str, Any]]:
    ann, table = await finished_table(place)
    return ann, await ann.post("/api/studies", {"table": table, **given}, 201)


async def moment(person: Client, study: str, node: int, step: int) -> dict[str, Any]:
    told: dict[str, Any] = await person.get(f"/api/studies/{study}/moment", node=node, step=step)
    return told


async def other_choice(person: Client, study: str, step: int) -> dict[str, Any]:
    """A decision that was not taken at this step of the game."""
    replay = await person.get(f"/api/studies/{study}/replay", first=step + 1, count=1)
    played = replay["steps"][0]
    prompts = (await moment(person, study, 0, step))["prompts"]
    key = next(key for key in prompts[played["seat"]]["options"] if key != played["key"])
    return {"node": 0, "step": step, "seat": played["seat"], "key": key}


async def step_with_choice(person: Client, study: dict[str, Any]) -> int:
    for step in range(study["total"]):
        prompts = (await moment(person, study["id"], 0, step))["prompts"]
        if len(prompts) == 1 and len(next(iter(prompts.values()))["options"]) > 1:
            return step
    raise AssertionError("nobody ever had a choice")


class Onlooker:
    """A websocket at a study."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.heard: list[dict[str, Any]] = []

    async def send(self, kind: str, **content: Any) -> None:
        await self._socket.send(json.dumps({"type": kind, "id": 1, **content}))

    async def until(self, kind: str, **content: Any) -> dict[str, Any]:
        async with asyncio.timeout(20):
            while True:
                frame: dict[str, Any] = json.loads(await self._socket.recv())
                self.heard.append(frame)
                if frame["type"] == kind and all(frame.get(name) == value for name, value in content.items()):
                    return frame


@asynccontextmanager
async def looking(person: Client, study: str, **hello: Any) -> AsyncIterator[Onlooker]:
    address = person.address.replace("http", "ws", 1) + f"/api/studies/{study}/socket"
    async with connect(address, additional_headers={"Cookie": person.cookie}) as socket:
        onlooker = Onlooker(socket)
        await onlooker.send("hello", **hello)
        yield onlooker


async def test_what_was_not_chosen_is_tried_and_stays_beside_the_game(any_server: Running) -> None:
    ann, study = await new_study(any_server, title="If only")
    path = f"/api/studies/{study['id']}"
    step = await step_with_choice(ann, study)
    wish = await other_choice(ann, study["id"], step)
    place = await ann.post(f"{path}/nodes", wish)
    assert place == {"node": 1, "step": step + 1}
    assert await ann.post(f"{path}/nodes", wish) == place, "the same decision is the same branch"
    line = await any_server.stranger().get(f"{path}/replay", node=1, first=0, count=200)
    assert line["total"] == step + 1
    assert line["steps"][-1]["key"] == wish["key"]
    played = await ann.get(f"{path}/replay", node=0, count=200)
    assert played["total"] == study["total"]
    assert played["steps"][: step + 1] == line["steps"][: step + 1]
    view = line["steps"][0]["view"]
    for each in line["steps"][1:]:
        view = applied(view, each["changes"])
    last = await ann.get(f"{path}/replay", node=1, first=step + 1, count=1)
    assert last["steps"][0]["view"] == view
    told = await any_server.stranger().get(path)
    assert [(node["parent"], node["seat"], node["key"]) for node in told["nodes"]] == [
        (0, wish["seat"], wish["key"])
    ]
    assert told["people"][ann.id]["name"] == "Ann"
    assert not told["may_try"]


async def test_the_decision_that_was_taken_leads_along_the_game(server: Running) -> None:
    ann, study = await new_study(server)
    path = f"/api/studies/{study['id']}"
    played = (await ann.get(f"{path}/replay", first=1, count=1))["steps"][0]
    wish = {"node": 0, "step": 0, "seat": played["seat"], "key": played["key"]}
    assert await ann.post(f"{path}/nodes", wish) == {"node": 0, "step": 1}
    assert (await ann.get(path))["nodes"] == []


async def test_what_the_rules_do_not_allow_is_refused_with_their_reason(server: Running) -> None:
    ann, study = await new_study(server)
    path = f"/api/studies/{study['id']}/nodes"
    prompts = (await moment(ann, study["id"], 0, 0))["prompts"]
    seat = next(iter(prompts))
    wish = {"node": 0, "step": 0, "seat": seat, "key": "nonsense:1"}
    assert (await ann.refused("POST", path, wish))[0] in (400, 422)
    for changed, expected in (
        ({"seat": "nobody"}, (404, "refused-no-seat")),
        ({"node": 77, "step": 3}, (404, "refused-no-node")),
        ({"step": study["total"] + 1}, (404, "refused-no-step")),
    ):
        assert await ann.refused("POST", path, wish | changed) == expected
    assert (await ann.get(f"/api/studies/{study['id']}"))["nodes"] == []


async def test_bots_play_on_until_somebody_has_to_choose(any_server: Running) -> None:
    ann, study = await new_study(any_server)
    path = f"/api/studies/{study['id']}"
    step = await step_with_choice(ann, study)
    place = await ann.post(f"{path}/nodes", await other_choice(ann, study["id"], step))
    mine = [study["seats"][0]]
    went = await ann.post(f"{path}/replies", {**place, "mine": mine, "level": "random"})
    assert went["waits"] or went["over"]
    at = await moment(ann, study["id"], went["node"], went["step"])
    assert at["over"] == went["over"]
    assert went["over"] or list(at["prompts"]) == mine
    rest = await ann.post(f"{path}/replies", {"node": 0, "step": 0, "mine": [], "level": "random"})
    assert rest["over"]
    nodes = (await ann.get(path))["nodes"]
    assert all(node["bot"] for node in nodes[1:])


async def test_a_branch_is_named_noted_and_deleted_by_those_who_may(server: Running) -> None:
    ann, study = await new_study(server)
    bob, eve = await server.person("Bob"), await server.person("Eve")
    path = f"/api/studies/{study['id']}"
    step = await step_with_choice(ann, study)
    place = await bob.post(f"{path}/nodes", await other_choice(bob, study["id"], step))
    node = f"{path}/nodes/{place['node']}"
    told = await bob.patch(node, {"name": " Try this ", "note": "It holds the pass."})
    assert [(each["name"], each["note"]) for each in told["nodes"]] == [("Try this", "It holds the pass.")]
    hidden = {"name": "\u202eback\u200b\nwards\x07", "note": "one\ntwo\u202e\x07"}
    told = await bob.patch(node, hidden)
    assert [(each["name"], each["note"]) for each in told["nodes"]] == [("back wards", "one\ntwo")]
    told = await ann.patch(path, {"title": "\u202eIf\tonly "})
    assert told["title"] == "If only"
    assert await eve.refused("PATCH", node, {"name": "Mine"}) == (403, "refused-not-your-branch")
    assert await eve.refused("DELETE", node) == (403, "refused-not-your-branch")
    assert (await bob.refused("PATCH", node, {"note": "x" * 2_001}))[0] == 400
    await ann.patch(path, {"everyone": False})
    assert await bob.refused("POST", f"{path}/nodes", await other_choice(bob, study["id"], step)) == (
        403,
        "refused-no-trying",
    )
    assert await bob.refused("PATCH", path, {"title": "Bob's"}) == (403, "refused-not-owner")
    assert (await ann.http.delete(node)).status_code == 204
    assert (await ann.get(path))["nodes"] == []
    assert await ann.refused("DELETE", node) == (404, "refused-no-node")
    assert await bob.refused("DELETE", path) == (403, "refused-not-owner")
    assert (await ann.http.delete(path)).status_code == 204
    assert await ann.refused("GET", path) == (404, "refused-no-study")


async def test_what_is_not_over_or_not_ones_to_know_cannot_be_studied(server: Running) -> None:
    ann = await server.person()
    running_table = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
    wish = {"table": running_table["id"]}
    assert await ann.refused("POST", "/api/studies", wish) == (409, "refused-not-over")
    other, finished = await finished_table(server)
    await other.patch(f"/api/tables/{finished}", {"visibility": "private"})
    assert await ann.refused("POST", "/api/studies", {"table": finished}) == (404, "refused-no-table")
    secret = await ann.post("/api/tables", toy_table(bot(), bot(), start=True, keep_secrets=True))
    while (await ann.get(f"/api/tables/{secret['id']}"))["status"] != "finished":
        await asyncio.sleep(0.1)
    assert await ann.refused("POST", "/api/studies", {"table": secret["id"]}) == (
        403,
        "refused-keeps-secrets",
    )
    assert await server.stranger().refused("POST", "/api/studies", {"table": finished}) == (
        401,
        "refused-no-person",
    )


async def test_a_study_is_bounded(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "GUEST_STUDIES", 2)
    monkeypatch.setattr(studies, "MOST_NODES", 3)
    monkeypatch.setattr(studies, "NODES_OF_A_GUEST", 1)
    ann, study = await new_study(server)
    path = f"/api/studies/{study['id']}"
    bob = await server.person("Bob")
    step = await step_with_choice(ann, study)
    place = await bob.post(f"{path}/nodes", await other_choice(bob, study["id"], step))
    wish = {**place, "mine": [], "level": "random"}
    assert await bob.refused("POST", f"{path}/replies", wish) == (409, "refused-study-full")
    assert await ann.refused("POST", f"{path}/replies", wish) == (409, "refused-study-full")
    assert len((await ann.get(path))["nodes"]) == 3
    again = {"table": study["table"]}
    await ann.post("/api/studies", again, 201)
    assert await ann.refused("POST", "/api/studies", again) == (409, "refused-too-many-studies")
    assert len((await ann.get("/api/studies", table=study["table"]))["studies"]) == 2


async def test_a_study_outlives_its_table_and_names_nobody_who_played(server: Running) -> None:
    ann, study = await new_study(server)
    assert (await ann.http.delete(f"/api/tables/{study['table']}")).status_code == 204
    path = f"/api/studies/{study['id']}"
    assert (await ann.get(f"{path}/replay", count=1))["total"] == study["total"]
    async with server.hub.database.reading() as connection:
        assert "Ann" not in await studies.stored.record_of(connection, study["id"])


async def test_who_leaves_for_good_takes_their_words_along(any_server: Running) -> None:
    ann, study = await new_study(any_server)
    bob = await any_server.person("Bob")
    path = f"/api/studies/{study['id']}"
    step = await step_with_choice(ann, study)
    place = await bob.post(f"{path}/nodes", await other_choice(bob, study["id"], step))
    await bob.patch(f"{path}/nodes/{place['node']}", {"note": "I am Bob of Dale."})
    await bob.http.request("DELETE", "/api/me", json={"password": None})
    told = await ann.get(path)
    assert "Bob" not in json.dumps(told)
    await ann.http.request("DELETE", "/api/me", json={"password": None})
    assert await any_server.stranger().refused("GET", path) == (404, "refused-no-study")


async def test_what_was_asked_in_a_finished_game_is_told_without_a_study(server: Running) -> None:
    ann, study = await new_study(server)
    path = f"/api/tables/{study['table']}/moment"
    told = await server.stranger().get(path, step=0)
    assert told == await moment(ann, study["id"], 0, 0)
    assert (await ann.get(path, step=study["total"]))["over"]
    playing = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
    refused = await ann.refused("GET", f"/api/tables/{playing['id']}/moment?step=0")
    assert refused == (409, "refused-not-over")


async def test_a_place_of_the_tree_becomes_a_table_of_its_own(server: Running) -> None:
    ann, study = await new_study(server)
    step = await step_with_choice(ann, study)
    position = await ann.get(f"/api/studies/{study['id']}/position", node=0, step=step)
    seats = [ME, *[bot() for _ in study["seats"][1:]]]
    table = await ann.post(
        "/api/tables", {"game": "toy", "seats": seats, "position": position, "start": True}
    )
    assert table["status"] == "playing"


async def test_others_follow_where_the_leader_looks(any_server: Running) -> None:
    ann, study = await new_study(any_server)
    bob = await any_server.person("Bob")
    await _one_leads_another_follows(ann, bob, study)


async def test_they_follow_over_two_servers(any_database: str) -> None:
    async with (
        running(quick_settings(any_database)) as here,
        running(quick_settings(any_database)) as there,
    ):
        ann, study = await new_study(here)
        bob = await there.person("Bob")
        await _one_leads_another_follows(ann, bob, study)


async def _one_leads_another_follows(ann: Client, bob: Client, study: dict[str, Any]) -> None:
    path = f"/api/studies/{study['id']}"
    step = await step_with_choice(ann, study)
    async with looking(ann, study["id"]) as leader, looking(bob, study["id"]) as follower:
        assert (await leader.until("study"))["study"]["leader"]["id"] == ann.id
        await follower.until("study")
        while len((await leader.until("present"))["people"]) < 2:
            pass
        await leader.send("lead", node=0, step=step, eyes="all")
        assert await follower.until("led", by=ann.id, step=step)
        await follower.send("lead", node=0, step=0)
        assert (await follower.until("refused"))["reason"] == "refused-not-leader"
        place = await ann.post(f"{path}/nodes", await other_choice(ann, study["id"], step))
        news = await follower.until("news")
        assert [node["number"] for node in news["nodes"]] == [place["node"]]
        await ann.put(f"{path}/leader", {"person": bob.id})
        while (await follower.until("news"))["head"]["leader"]["id"] != bob.id:
            pass
        await follower.send("lead", **place)
        assert await leader.until("led", by=bob.id, **place)
        assert await ann.refused("PUT", f"{path}/leader", {"person": "nobody"}) == (403, "refused-not-leader")
        async with looking(ann, study["id"]) as late:
            assert await late.until("led", by=bob.id, **place)
        assert (await ann.http.delete(f"{path}/nodes/{place['node']}")).status_code == 204
        assert (await follower.until("study"))["study"]["nodes"] == []
        assert (await ann.http.delete(path)).status_code == 204
        assert (await follower.until("bye"))["reason"] == "refused-no-study"


async def test_what_a_lost_letter_would_have_told_is_told_later(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gatherings, "AGAIN_S", 0.3)
    async with (
        running(quick_settings(any_database)) as here,
        running(quick_settings(any_database)) as there,
    ):
        ann, study = await new_study(here)
        bob = await there.person("Bob")
        step = await step_with_choice(ann, study)
        async with looking(bob, study["id"]) as follower:
            await follower.until("study")

            async def lose(_letter: object) -> None: ...

            here.hub.post.tell_all = lose  # type: ignore[method-assign]
            await ann.post(f"/api/studies/{study['id']}/nodes", await other_choice(ann, study["id"], step))
            assert len((await follower.until("news"))["nodes"]) == 1


async def test_noise_at_the_socket_is_refused_and_then_shown_out(server: Running) -> None:
    ann, study = await new_study(server)
    async with looking(ann, study["id"]) as noisy:
        await noisy.until("study")
        for _ in range(9):
            await noisy.send("dance")
            assert (await noisy.until("refused"))["reason"] == "refused-malformed-request"
        await noisy.send("ping")
        assert await noisy.until("pong")
