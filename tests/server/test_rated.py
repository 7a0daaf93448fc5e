"""Tables that count: who may sit there, what is not done there, and what comes of a game when it is over."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, bot, play_on, toy_table
from warhost.arena.ratings import MEAN
from warhost.server.database.connection import Database
from warhost.server.database.result_queries import all_ratings, rated_games
from warhost.server.database.result_rows import ALL_SEASONS, ALL_SIDES, RatingRow
from warhost.server.ratings import anchors
from warhost.server.ratings.counting import count_waiting, recount

LIVE = {"kind": "live", "bank_s": 600}
RATED: dict[str, Any] = {"rated": True, "hints": False, "clock": LIVE, "visibility": "open"}


async def account(server: Running, name: str) -> Client:
    person = await server.person(name)
    await person.post("/api/account", {"login": name.lower(), "password": "a long password"})
    return person


async def rated_game(ann: Client, bob: Client, seed: int = 1) -> str:
    """Play a whole rated game; returns its table."""
    table = (await ann.post("/api/tables", toy_table(ME, OPEN, **RATED)))["id"]
    await bob.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/start")
    async with ann.sit(table) as hers, bob.sit(table) as his:
        await asyncio.gather(play_on(hers, random.Random(seed)), play_on(his, random.Random(seed + 1)))
    return str(table)


async def counted(database: Database) -> None:
    while await count_waiting(database):
        pass


async def ratings(database: Database) -> dict[str, RatingRow]:
    """Over all seasons and sides, by person."""
    async with database.reading() as connection:
        return {
            row.person: row
            for row in await all_ratings(connection)
            if (row.season, row.side) == (ALL_SEASONS, ALL_SIDES)
        }


async def test_a_rated_game_moves_the_ratings_of_those_who_played(any_server: Running) -> None:
    ann, bob = await account(any_server, "Ann"), await account(any_server, "Bob")
    table = await rated_game(ann, bob)
    await counted(any_server.hub.database)
    result = (await ann.get(f"/api/tables/{table}"))["result"]
    found = await ratings(any_server.hub.database)
    assert set(found) == {ann.id, bob.id}
    if len(result["winners"]) == 1:
        winner = {"red": ann.id, "green": bob.id}[result["winners"][0]]
        assert found[winner].strength > MEAN > found[({ann.id, bob.id} - {winner}).pop()].strength
    assert {row.games for row in found.values()} == {1}


async def test_a_casual_game_is_kept_and_moves_nothing(any_server: Running) -> None:
    ann = await any_server.person("Ann")
    table = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
    async with ann.sit(table["id"]) as seat:
        await play_on(seat, random.Random(1))
    await counted(any_server.hub.database)
    assert await ratings(any_server.hub.database) == {}


async def test_counting_all_anew_gives_the_same_numbers(any_server: Running) -> None:
    ann, bob = await account(any_server, "Ann"), await account(any_server, "Bob")
    for seed in range(3):
        await rated_game(ann, bob, seed)
    database = any_server.hub.database
    await counted(database)
    before = await ratings(database)
    done = await recount(database)
    assert (done.games, done.corrected) == (3, 0)
    assert await ratings(database) == before
    async with database.reading() as connection:
        numbers = [game.number async for game, _ in rated_games(connection)]
    assert numbers == [1, 2, 3]


async def test_two_servers_count_each_game_once(any_database: str) -> None:
    first = quick_settings(any_database)
    async with running(first) as one, running(quick_settings(any_database)) as other:
        ann, bob = await account(one, "Ann"), await account(one, "Bob")
        for seed in range(2):
            await rated_game(ann, bob, seed)
        await asyncio.gather(*(counted(place.hub.database) for place in (one, other, one, other)))
        assert {row.games for row in (await ratings(one.hub.database)).values()} == {2}


async def test_whoever_leaves_a_rated_game_comes_last(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await account(server, "Ann"), await account(server, "Bob")
    table = (await ann.post("/api/tables", toy_table(ME, OPEN, **RATED)))["id"]
    await bob.post(f"/api/tables/{table}/join")
    await ann.post(f"/api/tables/{table}/start")
    await bob.post(f"/api/tables/{table}/leave")
    async with ann.sit(table) as seat:
        await play_on(seat, random.Random(3))
    await counted(server.hub.database)
    found = await ratings(server.hub.database)
    assert found[ann.id].strength > MEAN > found[bob.id].strength


async def test_guests_do_not_sit_at_rated_tables(server: Running) -> None:
    ann, guest = await account(server, "Ann"), await server.person("Guest")
    assert await guest.refused("POST", "/api/tables", toy_table(ME, OPEN, **RATED)) == (
        403,
        "refused-rated-guest",
    )
    table = (await ann.post("/api/tables", toy_table(ME, OPEN, **RATED)))["id"]
    assert (await guest.get(f"/api/tables/{table}"))["rated"], "it is said before anybody sits down"
    assert await guest.refused("POST", f"/api/tables/{table}/join", {}) == (403, "refused-rated-guest")


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"hints": True}, "refused-rated-hints"),
        ({"clock": {"kind": "none"}}, "refused-rated-clock"),
        ({"seats": [ME, ME]}, "refused-rated-twice"),
        ({"seats": [ME, bot("random")]}, "refused-rated-bot"),
    ],
)
async def test_what_would_not_be_fair_is_refused_with_its_reason(
    server: Running, given: dict[str, Any], reason: str
) -> None:
    ann = await account(server, "Ann")
    wish = toy_table(ME, OPEN, **RATED) | given
    assert (await ann.refused("POST", "/api/tables", wish))[1] == reason


async def test_a_game_from_a_position_is_casual(server: Running) -> None:
    ann = await account(server, "Ann")
    wish = {
        "game": "toy",
        "seats": [ME, OPEN],
        "position": {"game": "toy", "seats": ["red", "green"]},
        **RATED,
    }
    assert (await ann.refused("POST", "/api/tables", wish))[1] == "refused-rated-position"


async def test_a_rated_game_is_neither_closed_nor_paused_nor_taken_back_nor_played_for_others(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(anchors, "_anchors", lambda: {"toy": {"random": 1500.0}})
    ann, eve = await account(server, "Ann"), await account(server, "Eve")
    path = (
        "/api/tables/"
        + (await ann.post("/api/tables", toy_table(ME, bot("random"), start=True, **RATED)))["id"]
    )
    async with ann.sit(path.rsplit("/", 1)[1]) as seat:
        await seat.ready()
        await seat.decide(seat.keys[0])
    assert (await ann.refused("POST", f"{path}/close"))[1] == "refused-rated-close"
    assert (await ann.refused("POST", f"{path}/ask-everyone", {"seat": "red", "step": 0}))[
        1
    ] == "refused-rated-back"
    assert (await ann.refused("POST", f"{path}/pause", {"paused": True}))[1] == "refused-rated-pause"
    assert (await ann.refused("PUT", f"{path}/seats/green", {"holder": ME}))[1] == "refused-not-your-seat"
    await ann.put(f"{path}/seats/red", {"holder": OPEN})
    assert (await eve.refused("POST", f"{path}/join", {"seat": "red"}))[1] == "refused-rated-substitute"


async def test_what_a_game_counts_for_does_not_change_under_those_who_sit(server: Running) -> None:
    ann, bob = await account(server, "Ann"), await account(server, "Bob")
    table = (await ann.post("/api/tables", toy_table(ME, OPEN, **RATED)))["id"]
    assert not (await ann.patch(f"/api/tables/{table}", {"rated": False}))["rated"]
    await ann.patch(f"/api/tables/{table}", {"rated": True})
    await bob.post(f"/api/tables/{table}/join")
    assert await ann.refused("PATCH", f"/api/tables/{table}", {"rated": False}) == (
        409,
        "refused-rated-others",
    )
    assert (await ann.refused("PATCH", f"/api/tables/{table}", {"hints": True}))[1] == "refused-rated-hints"
