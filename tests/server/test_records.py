"""Replays, records, positions, verification, lessons."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest

from tests.server.conftest import Running
from tests.server.people import ME, OPEN, Client, applied, bot, play_on, toy_table
from tests.toy import GAME
from warhost.core import record
from warhost.core.chance import commitment
from warhost.core.match import Match
from warhost.core.position import load


async def finished_table(place: Running, seed: int = 1) -> tuple[Client, str]:
    ann = await place.person()
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    table = await ann.post("/api/tables", toy_table(ME, bot(), bot(), start=True))
    async with ann.sit(table["id"]) as seat:
        await play_on(seat, random.Random(seed))
    return ann, table["id"]


async def test_a_finished_game_can_be_seen_again_by_everybody_with_all_its_secrets(server: Running) -> None:
    ann, table = await finished_table(server)
    path = f"/api/tables/{table}/replay"
    stranger = server.stranger()
    replay = await stranger.get(path, **{"as": "all"}, count=200)
    assert [step["step"] for step in replay["steps"]] == list(range(replay["total"] + 1))
    assert all(step["key"] for step in replay["steps"][1:])
    assert "?" not in json.dumps(replay["steps"][0]["view"]["state"]["hands"])
    public = await stranger.get(path, count=200)
    assert all(step["key"] is None for step in public["steps"])
    view: Any = public["steps"][0]["view"]
    for step in public["steps"][1:]:
        view = applied(view, step["changes"])
    now = await ann.get(f"/api/tables/{table}/view", **{"as": "public"})
    assert view == now["view"]
    last = await stranger.get(path, first=replay["total"], count=1)
    assert last["steps"][0]["view"] == now["view"]
    assert await stranger.refused("GET", f"{path}?first=999") == (404, "refused-no-step")


async def test_a_running_game_is_replayed_in_the_askers_own_view(server: Running) -> None:
    ann = await server.person()
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    table = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
    path = f"/api/tables/{table['id']}"
    view = await ann.get(f"{path}/view")
    await ann.post(f"{path}/decide", {"seat": "red", "asked": 0, "key": view["prompt"]["options"][0]})
    mine = await ann.get(f"{path}/replay", **{"as": "red"})
    keys = {step["seat"]: step["key"] for step in mine["steps"] if step["seat"]}
    assert keys["red"]
    assert keys.get("green") is None
    assert mine["steps"][0]["view"]["state"]["hands"]["green"] == ["?"] * 4
    for path_end in ("replay?as=all", "record"):
        assert await ann.refused("GET", f"{path}/{path_end}") == (403, "refused-secret-until-over")
    assert await ann.refused("GET", f"{path}/replay?as=green") == (403, "refused-not-your-view")
    check = await ann.get(f"{path}/verify")
    assert (check["seed"], check["verified"], check["dice"]) == (None, None, [])


async def test_the_dice_can_be_verified(server: Running) -> None:
    ann, table = await finished_table(server)
    info = await ann.get(f"/api/tables/{table}")
    check = await ann.get(f"/api/tables/{table}/verify")
    assert check["verified"] is True
    assert check["commitment"] == info["commitment"]
    seed = bytes.fromhex(check["seed"])
    assert hashlib.sha256(b"warhost commitment " + seed).hexdigest() == check["commitment"]


async def test_a_record_goes_out_and_comes_in(any_server: Running) -> None:
    ann, table = await finished_table(any_server)
    text = await ann.get(f"/api/tables/{table}/record")
    assert record.verify(GAME, record.read(text)).over
    brought = await ann.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert brought.status_code == 201, brought.text
    info = brought.json()
    assert (info["status"], info["origin"]) == ("finished", "record")
    replay = await ann.get(f"/api/tables/{info['id']}/replay", **{"as": "all"})
    assert replay["total"] == info["decisions"]
    assert (await ann.get(f"/api/tables/{info['id']}/verify"))["verified"] is True
    bad = await ann.http.post("/api/records", content=text.replace("lay:", "rob:", 1))
    assert (bad.status_code, bad.json()["reason"]) == (400, "bad-record")


async def test_an_unfinished_record_is_played_on(server: Running) -> None:
    ann, table = await finished_table(server)
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    lines = (await ann.get(f"/api/tables/{table}/record")).splitlines()
    half = "\n".join(lines[: len(lines) * 2 // 3]) + "\n"
    brought = (await ann.http.post("/api/records", content=half)).json()
    assert (brought["status"], brought["mine"]) == ("playing", ["red"])
    assert [(seat["played_by"], seat["level"], seat["name"]) for seat in brought["seats"]] == [
        ("person", None, "Ann"),
        ("bot", "random", None),
        ("bot", "random", None),
    ]
    async with ann.sit(brought["id"], "red") as seat:
        assert await play_on(seat, random.Random(2))


async def test_a_record_of_bots_alone_waits_for_whoever_plays_it_on(server: Running) -> None:
    ann, table = await finished_table(server)
    text = (await ann.get(f"/api/tables/{table}/record")).replace(" Ann\n", " bot:random\n")
    whole = (await ann.http.post("/api/records", content=text)).json()
    assert [seat["level"] for seat in whole["seats"]] == ["random"] * 3
    lines = text.splitlines()
    half = "\n".join(lines[: len(lines) * 2 // 3]) + "\n"
    begun = (await ann.http.post("/api/records", content=half)).json()
    assert begun["mine"] == ["red"]


async def test_positions_go_out_true_after_the_end_and_imagined_before(server: Running) -> None:
    ann, table = await finished_table(server)
    replay = await ann.get(f"/api/tables/{table}/replay", **{"as": "all"})
    true = await ann.get(f"/api/tables/{table}/position", step=0)
    assert true["state"]["hands"] == replay["steps"][0]["view"]["state"]["hands"]
    running = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
    view = await ann.get(f"/api/tables/{running['id']}/view")
    imagined = await ann.get(f"/api/tables/{running['id']}/position", **{"as": "red"}, step=0)
    state = load(GAME, imagined)
    assert [GAME.cards.ids[card] for card in state.hands[0]] == view["view"]["state"]["hands"]["red"]  # type: ignore[attr-defined]
    again = await ann.get(f"/api/tables/{running['id']}/position", **{"as": "red"}, step=0)
    assert again["chance"]["seed"] != imagined["chance"]["seed"]
    played_on = {"game": "toy", "seats": [ME, bot()], "position": imagined, "start": True}
    assert (await ann.post("/api/tables", played_on))["origin"] == "position"


@pytest.mark.parametrize("hints", [False, True])
async def test_whoever_plays_without_hints_has_no_position_of_that_game_played_on(
    server: Running, hints: bool
) -> None:
    """Bots would say there what to do, and the analysis what they think of it."""
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, OPEN, hints=hints, visibility="open"))
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ann.post(f"/api/tables/{table['id']}/start")
    position = await ann.get(f"/api/tables/{table['id']}/position", **{"as": "red"}, step=0)
    wish = {"game": "toy", "seats": [ME, bot()], "start": True}
    edited = {"seats": position["seats"][::-1], "state": {"round": 1}}
    finished = record_from(position)
    if hints:
        await ann.post("/api/tables", {**wish, "position": position})
        return
    for pasted in (position, edited):
        refused = await ann.refused("POST", "/api/tables", {**wish, "position": pasted})
        assert refused == (409, "refused-while-you-play")
    brought = await ann.http.post("/api/records", content=finished)
    assert (brought.status_code, brought.json()["reason"]) == (409, "refused-while-you-play")
    cat = await server.person("Cat")
    assert (await cat.post("/api/tables", {**wish, "position": position}))["origin"] == "position"
    assert (await cat.http.post("/api/records", content=finished)).status_code == 201


def record_from(position: dict[str, Any]) -> str:
    """A game that began there, played to its end."""
    match = Match.from_position(GAME, position)
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[0])
    return record.write(match)


async def test_the_story_of_the_points(server: Running) -> None:
    ann, table = await finished_table(server)
    story = await ann.get(f"/api/tables/{table}/story")
    result = (await ann.get(f"/api/tables/{table}"))["result"]
    assert story["points"][0] == {"step": 0, "scores": {"red": 0, "green": 0, "blue": 0}}
    assert story["points"][-1]["scores"] == result["scores"]


async def test_a_lesson_is_a_private_table_that_is_the_same_for_everybody(server: Running) -> None:
    position = {
        "state": {"round": 1, "hands": {"red": ["thief"], "green": ["one"]}},
        "seats": ["red", "green"],
    }
    wish = {"game": "toy", "seats": [ME, bot()], "position": position, "lesson": "first_theft", "start": True}
    ann, bob = await server.person("Ann"), await server.person("Bob")
    mine, his = [await person.post("/api/tables", wish | {"visibility": "open"}) for person in (ann, bob)]
    assert (mine["lesson"], mine["visibility"], mine["commitment"]) == (
        "first_theft",
        "private",
        his["commitment"],
    )
    assert (await bob.get("/api/tables", list="watchable"))["tables"] == []
    assert await ann.refused("GET", f"/api/tables/{his['id']}") == (404, "refused-no-table")


async def test_nobody_else_sits_down_where_the_dice_are_known(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    position = {"seats": ["red", "green"], "chance": {"seed": "ab" * 32}}
    lesson = {"game": "toy", "position": position, "lesson": "mine"}
    assert await ann.refused("POST", "/api/tables", lesson | {"seats": [ME, OPEN]}) == (
        409,
        "refused-known-dice",
    )
    table = await ann.post("/api/tables", lesson | {"seats": [ME, ME], "start": True})
    path = f"/api/tables/{table['id']}"
    opened = await ann.refused("PUT", f"{path}/seats/green", {"holder": OPEN})
    assert opened == (409, "refused-known-dice")
    assert (await ann.patch(path, {"visibility": "open"}))["visibility"] == "private"
    invited = await bob.refused("POST", f"{path}/join", {"code": table["invite"]})
    assert invited == (409, "refused-known-dice")


async def test_a_number_of_monstrous_length_makes_a_record_bad_and_nothing_worse(server: Running) -> None:
    ann = await server.person()
    text = "warhost record 1\ngame toy 1\n"
    for line in ("1 red lay:one dice " + "6" * 5_000, "game toy " + "1" * 5_000):
        answer = await ann.http.post("/api/records", content=text + line)
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad-record")


async def test_a_real_table_takes_no_chance_from_a_position(server: Running) -> None:
    """Whoever brings a position must not know the dice to come; a lesson alone may bring its own."""
    ann = await server.person()
    position = {
        "seats": ["red", "green"],
        "chance": {"seed": "ab" * 32, "drawn": 3, "dice": [6, 6], "draws": ["one"]},
    }
    wish = {"game": "toy", "seats": [ME, ME], "position": position, "start": True}
    known = commitment(bytes.fromhex("ab" * 32))
    tables = [await ann.post("/api/tables", wish) for _ in range(2)]
    assert len({known, *(table["commitment"] for table in tables)}) == 3
    stored = await server.tables.get(tables[0]["id"], ann.id)
    ledger = stored.state.running()
    assert not ledger.match.state.forced_dice
    assert not ledger.match.state.forced_draws
    assert (await ann.post("/api/tables", wish | {"lesson": "dice"}))["commitment"] == known


async def test_a_game_that_began_from_a_position_has_a_record_and_tells_its_beginning(
    any_server: Running,
) -> None:
    ann = await any_server.person()
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    state = {"round": 1, "hands": {"red": ["thief", "two"], "green": ["one", "four"]}}
    position = {"seats": ["red", "green"], "state": state}
    table = await ann.post(
        "/api/tables", {"game": "toy", "seats": [ME, bot()], "position": position, "start": True}
    )
    path = f"/api/tables/{table['id']}"
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        assert seat.events[0]["kind"] == "round_began"
        await play_on(seat, random.Random(1))
    text = await ann.get(f"{path}/record")
    assert record.verify(GAME, record.read(text)).over
    check = await ann.get(f"{path}/verify")
    assert (check["verified"], check["problem"]) == (True, None)
    brought = await ann.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    info = brought.json()
    assert (brought.status_code, info["status"], info["commitment"]) == (201, "finished", table["commitment"])
    replays = [
        await ann.get(f"/api/tables/{each}/replay", **{"as": "all"}) for each in (table["id"], info["id"])
    ]
    assert replays[0]["steps"] == replays[1]["steps"]
    half = text.rsplit("\n", 3)[0] + "\n"
    begun = (await ann.http.post("/api/records", content=half)).json()
    async with ann.sit(begun["id"], "red") as seat:
        assert await play_on(seat, random.Random(1))


async def test_a_bad_position_names_the_place(server: Running) -> None:
    ann = await server.person()
    wish = {"game": "toy", "seats": [ME, ME], "position": {"state": {"hands": {"red": ["seven"]}}}}
    answer = (await ann.http.post("/api/tables", json=wish)).json()
    assert answer["reason"] == "bad-position"
    assert answer["variables"]["where"].startswith("$.state.hands")
