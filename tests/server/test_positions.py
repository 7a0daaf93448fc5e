"""Positions in the editor: what may be written in them is told, and how they look; whatever is wrong is refused with its place."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from scripts import fuzz_uploads
from tests.server.conftest import TOY, Running
from tests.server.hog import position as hog
from tests.server.people import ME, bot
from warhost.core import record
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.position import position as position_of
from warhost.games import OURS, load
from warhost.server.limits import POSITION_BYTES
from warhost.server.workers.vetting import (
    LogBrought,
    LookBrought,
    LookRead,
    PositionBrought,
    Problem,
    RecordBrought,
    RecordRead,
    vet,
)

LOOK = "/api/positions/look"


@pytest.fixture(autouse=True)
def hog_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warhost.server.workers.uploads.POSITION_CPU_S", 1.0)
    monkeypatch.setenv("WARHOST_GAMES", f"{TOY},hog=tests.server.hog:GAME")


@pytest.mark.parametrize("game", OURS)
async def test_the_fields_of_a_game_are_told(server: Running, game: str) -> None:
    ann = await server.person()
    told = await ann.get(f"/api/games/{game}/fields")
    assert [field["name"] for field in told["fields"]] == [field.name for field in load(game).fields]
    named = [value for field in told["fields"] for value in _domains(field["shape"])]
    assert set(named) == set(told["domains"])


@pytest.mark.parametrize("game", OURS)
async def test_the_beginning_of_a_game_is_looked_at_and_played(server: Running, game: str) -> None:
    ann = await server.person()
    seats = load(game).seat_counts[-1]
    start = await ann.post(LOOK, {"game": game, "seats": seats}, 200)
    assert start["view"]["seats"] == start["position"]["seats"]
    assert len(start["waiting"]) >= 1
    assert not start["over"]
    again = await ann.post(LOOK, {"game": game, "position": start["position"]}, 200)
    assert again["position"]["state"] == start["position"]["state"]
    assert again["prompt"] == start["prompt"]
    others = [bot("random")] * (seats - 1)
    wish = {"game": game, "seats": [ME, *others], "position": start["position"], "start": True}
    assert (await ann.post("/api/tables", wish))["status"] == "playing"


async def test_a_look_shows_all_secrets_of_the_position_and_nothing_is_stored(server: Running) -> None:
    ann = await server.person()
    start = await ann.post(LOOK, {"game": "oldworld", "seats": 3}, 200)
    assert all("?" not in hand for hand in start["view"]["state"]["hands"].values())
    assert (await ann.get("/api/tables"))["tables"] == []


async def test_what_waits_on_the_agenda_is_not_carried_out_yet(server: Running) -> None:
    """A battle phase without questions would be over before anybody saw the figures."""
    ann = await server.person()
    start = (await ann.post(LOOK, {"game": "oldworld", "seats": 3}, 200))["position"]
    start["state"]["figures"] = {"kislev": {"bloodletter": 2, "plaguebearer": 1}}
    start["flow"] = {"agenda": [["battle_phase", {}]]}
    start["chance"] = {"dice": [4, 4, 4, 4]}
    seen = await ann.post(LOOK, {"game": "oldworld", "position": start}, 200)
    assert seen["view"]["state"]["figures"] == {"kislev": {"bloodletter": 2, "plaguebearer": 1}}
    assert seen["position"]["flow"]["agenda"] == [["battle_phase", {}]]
    assert seen["view"]["waiting"] == []
    assert seen["waiting"] != []


async def test_what_was_left_out_is_filled_in(server: Running) -> None:
    ann = await server.person()
    seen = await ann.post(LOOK, {"game": "bloodrage", "position": {"state": {"age": 1}}}, 200)
    assert sum(seen["view"]["state"]["free"].values()) > 0
    assert seen["prompt"] == "turn"


@pytest.mark.parametrize(
    ("found", "where"),
    [
        ({"state": {"rage": {"wolf": "much"}}}, "$.state.rage.wolf"),
        ({"state": {"rage": {"wolf": 1000}}}, "$.state.rage.wolf"),
        ({"state": {"nonsense": 1}}, "$.state.nonsense"),
        ({"state": []}, "$.state"),
        ({"flow": 7}, "$.flow"),
        ({"flow": {"agenda": [["nonsense"]]}}, "$.flow.agenda[0][0]"),
        ({"seats": ["wolf", "wolf"]}, "$.seats"),
    ],
)
async def test_a_mistake_is_refused_with_its_place(server: Running, found: Any, where: str) -> None:
    ann = await server.person()
    refusal = await ann.post(LOOK, {"game": "bloodrage", "position": found}, 400)
    assert refusal["reason"] == "bad-position"
    assert refusal["variables"]["where"].startswith(where)


async def test_a_question_without_an_answer_is_refused(server: Running) -> None:
    ann = await server.person()
    asked = {"prompt": "tide", "about": {"province": "gimle"}, "waiting": ["wolf"]}
    found = {"state": {"age": 1}, "flow": {"agenda": [], "asked": asked}}
    refusal = await ann.post(LOOK, {"game": "bloodrage", "position": found}, 400)
    assert refusal["variables"]["where"].startswith("$.flow.asked")


@pytest.mark.parametrize(("land", "is_joined"), [(["1412", "1511"], True), (["1412", "1709"], False)])
async def test_land_apart_from_the_castle_is_refused_where_it_is_brought_and_goes_on_where_it_was(
    server: Running, land: list[str], is_joined: bool
) -> None:
    tiles = {hex_: [f"forest_{number}", 0] for number, hex_ in enumerate(land, 1)}
    found = {"seats": ["lorraine", "sidhar"], "state": {"land": tiles}}
    wish = {"game": "karak", "seats": [ME, bot("random")], "position": found}
    ann = await server.person()
    if is_joined:
        await ann.post(LOOK, {"game": "karak", "position": found}, 200)
        await ann.post("/api/tables", wish)
        return
    for refusal in [
        await ann.post(LOOK, {"game": "karak", "position": found}, 400),
        await ann.post("/api/tables", wish, 400),
    ]:
        assert refusal["reason"] == "bad-position"
        assert (refusal["variables"]["where"], refusal["variables"]["fault"]) == ("$.state.land", "apart")
    karak = load("karak")
    began = Match.from_position(karak, found)
    began.choose(began.waiting()[0], began.options(began.waiting()[0])[0])
    brought = RecordBrought(record.write(began, ["Ann", "Bea"]), {"karak": "karak"}, 0, 60.0)
    assert isinstance(vet(brought), RecordRead)
    state = msgspec.json.encode(found)
    stored = LogBrought("karak", 2, {}, b"", state, karak.revision, [], 60.0)
    assert not isinstance(vet(stored), Problem)


async def test_nobody_and_unknown_games_are_refused(server: Running) -> None:
    ann = await server.person()
    assert await ann.refused("POST", LOOK, {"game": "chess"}) == (404, "unknown-game")
    assert (await ann.refused("POST", LOOK, {"game": "karak", "seats": 7}))[0] == 400
    both = {"game": "karak", "seats": 2, "position": {}}
    assert await ann.refused("POST", LOOK, both) == (400, "refused-malformed-request")
    stranger = server.stranger()
    assert await stranger.refused("POST", LOOK, {"game": "karak"}) == (401, "refused-no-person")


async def test_a_position_that_never_ends_is_not_looked_at(server: Running) -> None:
    ann = await server.person()
    sides = list(load("karak").sides.ids[:2])
    endless = {"seats": sides, "flow": {"agenda": [["draft", 1000]]}}
    assert await ann.refused("POST", LOOK, {"game": "karak", "position": endless}) == (400, "bad-position")


@pytest.mark.parametrize("step", ["spin", "hoard"])
async def test_what_takes_all_time_or_memory_is_ended_from_outside(server: Running, step: str) -> None:
    ann = await server.person()
    refused = await ann.refused("POST", LOOK, {"game": "hog", "position": hog(step)})
    assert refused == (422, "refused-too-much-work")
    assert (await ann.post(LOOK, {"game": "bloodrage", "seats": 2}, 200))["prompt"] == "draft"


async def test_a_position_that_is_too_large_is_refused(server: Running) -> None:
    ann = await server.person()
    large = {"game": "karak", "position": {"state": {"round": "9" * POSITION_BYTES}}}
    assert await ann.refused("POST", LOOK, large) == (413, "refused-too-large")


def test_odd_positions_are_seen_or_refused_with_a_reason() -> None:
    outcomes: set[type] = set()
    for number in range(360):
        odd = fuzz_uploads.brought(number)
        if isinstance(odd, PositionBrought):
            found = vet(LookBrought(odd.game, odd.position, 0, {}, b"", 60.0))
            assert isinstance(found, LookRead | Problem), number
            outcomes.add(type(found))
    assert outcomes == {LookRead, Problem}


def test_a_finished_game_can_still_be_looked_at() -> None:
    match = Match(load("bloodrage"), 2, {}, numbered_seed(3))
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[0])
    written = json.dumps(position_of(match.game, match.state)).encode()
    found = vet(LookBrought("bloodrage", written, 0, {}, b"", 60.0))
    assert isinstance(found, LookRead)
    assert found.is_over


def _domains(shape: dict[str, Any]) -> list[str]:
    deeper = [each for part in shape.values() if isinstance(part, dict) for each in _domains(part)]
    return [shape[name] for name in ("by", "of") if name in shape] + deeper
