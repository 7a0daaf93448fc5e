"""Leaderboards and profiles: what everybody sees of somebody, and what nobody does."""

from __future__ import annotations

from tests.server.conftest import Running
from tests.server.entering import CUP
from tests.server.people import Client
from tests.server.test_rated import account, counted, rated_game
from warhost.server.database.result_queries import all_ratings, replace_ratings


async def test_a_profile_shows_ratings_and_games(any_server: Running) -> None:
    ann, bob = await account(any_server, "Ann"), await account(any_server, "Bob")
    table = await rated_game(ann, bob)
    await counted(any_server.hub.database)
    stranger = any_server.stranger()
    profile = await stranger.get(f"/api/people/{ann.id}")
    [overall] = [rating for rating in profile["ratings"] if rating["side"] == ""]
    assert (overall["game"], overall["pace"], overall["games"], overall["provisional"]) == (
        "toy",
        "live",
        1,
        True,
    )
    assert [rating["side"] for rating in profile["ratings"]] == ["", "red"]
    [game] = (await stranger.get(f"/api/people/{ann.id}/games"))["games"]
    assert game["table"] == table
    assert {seat["person"]["id"] for seat in game["seats"]} == {ann.id, bob.id}
    points = (await stranger.get(f"/api/people/{ann.id}/history", game="toy"))["points"]
    assert [strength for _, strength in points] == [overall["strength"]]


async def test_a_leaderboard_lists_those_of_whom_it_is_certain(any_server: Running) -> None:
    ann, bob = await account(any_server, "Ann"), await account(any_server, "Bob")
    await rated_game(ann, bob)
    database = any_server.hub.database
    await counted(database)
    assert (await ann.get("/api/leaderboards/toy"))["rows"] == []
    await certain(any_server)
    board = await ann.get("/api/leaderboards/toy")
    strengths = [row["strength"] for row in board["rows"]]
    assert strengths == sorted(strengths, reverse=True)
    assert [row["rank"] for row in board["rows"]] == [1, 2]
    [season] = board["seasons"]
    assert len((await ann.get("/api/leaderboards/toy", season=season))["rows"]) == 2
    assert len((await ann.get("/api/leaderboards/toy", side="red"))["rows"]) == 1
    assert (await ann.get("/api/leaderboards/toy", pace="slow"))["rows"] == []


async def certain(server: Running) -> None:
    """As after many games."""
    async with server.hub.database.writing() as connection:
        rows = await all_ratings(connection)
        for row in rows:
            row.deviation, row.is_listed = 60.0, True
        await replace_ratings(connection, rows)


async def test_whoever_is_private_shows_a_name_alone(server: Running) -> None:
    ann, bob = await account(server, "Ann"), await account(server, "Bob")
    await rated_game(ann, bob)
    await counted(server.hub.database)
    await certain(server)
    await ann.patch("/api/me", {"preferences": {"private": True}})
    seen = await bob.get(f"/api/people/{ann.id}")
    assert (seen["private"], seen["ratings"], seen["since"]) == (True, [], None)
    assert (await bob.refused("GET", f"/api/people/{ann.id}/games"))[1] == "refused-private"
    assert (await bob.refused("GET", f"/api/people/{ann.id}/history?game=toy"))[1] == "refused-private"
    assert [row["person"]["name"] for row in (await bob.get("/api/leaderboards/toy"))["rows"]] == ["Bob"]
    assert (await ann.get(f"/api/people/{ann.id}"))["ratings"] != []
    await ann.patch("/api/me", {"preferences": {"private": False}})
    assert len((await bob.get("/api/leaderboards/toy"))["rows"]) == 2


async def test_a_guest_has_no_profile_for_others(server: Running) -> None:
    guest, ann = await server.person("Guest"), await server.person("Ann")
    assert (await ann.get(f"/api/people/{guest.id}"))["private"]
    assert (await ann.refused("GET", "/api/people/nobody"))[1] == "refused-no-such-person"


async def test_whoever_leaves_for_good_is_on_no_list(server: Running) -> None:
    ann, bob = await account(server, "Ann"), await account(server, "Bob")
    await rated_game(ann, bob)
    await counted(server.hub.database)
    await certain(server)
    left = await ann.http.request("DELETE", "/api/me", json={"password": "a long password"})
    assert left.status_code < 300, left.text
    assert [row["person"]["name"] for row in (await bob.get("/api/leaderboards/toy"))["rows"]] == ["Bob"]
    [game] = (await bob.get(f"/api/people/{bob.id}/games"))["games"]
    assert "Ann" not in str(game)


async def test_a_profile_names_the_tournaments_that_are_listed(any_server: Running) -> None:
    ann, bob = [await account(any_server, name) for name in ("Ann", "Bob")]
    listed = (await bob.post("/api/tournaments", CUP | {"most": 4}))["id"]
    hidden = (await bob.post("/api/tournaments", CUP | {"most": 4, "visibility": "link"}))["id"]
    for tournament in (listed, hidden):
        await bob.post(f"/api/tournaments/{tournament}/enter", {})

    async def seen_by(person: Client) -> set[str]:
        found = (await person.get(f"/api/people/{bob.id}/tournaments"))["tournaments"]
        return {each["id"] for each in found}

    assert await seen_by(ann) == {listed}
    assert await seen_by(bob) == {listed, hidden}
