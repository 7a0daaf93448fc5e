"""Looking for a game: who looks for the same meets, by any server, and nobody else has to be told."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.conftest import Running, quick_settings, running
from tests.server.test_peace import at_the_browser_of
from tests.server.test_rated import account
from warhost.server.database.seek_queries import SeekRow
from warhost.server.ratings.pairing import found_for

LIVE = {"kind": "live", "bank_s": 600, "increment_s": 0}
WISH: dict[str, Any] = {"game": "toy", "seats": 2, "clock": LIVE}


async def test_two_who_look_for_the_same_sit_down_together(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    assert (await ann.post("/api/seek", WISH))["state"] == "waiting"
    paired = await bob.post("/api/seek", WISH)
    assert paired["state"] == "paired"
    hers = await ann.get("/api/seek")
    assert (hers["state"], hers["table"]) == ("paired", paired["table"])
    table = await ann.get(f"/api/tables/{hers['table']}")
    assert table["status"] == "playing"
    assert {seat["owner"]["id"] for seat in table["seats"]} == {ann.id, bob.id}


async def test_whoever_looks_at_two_servers_at_once_meets_once(any_database: str) -> None:
    async with running(quick_settings(any_database)) as one, running(quick_settings(any_database)) as other:
        people = [await (one, other)[at % 2].person(f"P{at}") for at in range(6)]
        await asyncio.gather(*(person.post("/api/seek", WISH) for person in people))
        states = [await person.get("/api/seek") for person in people]
        tables = [state["table"] for state in states]
        assert all(state["state"] == "paired" for state in states)
        assert sorted(tables.count(table) for table in set(tables)) == [2, 2, 2]


async def test_those_who_look_for_something_else_do_not_meet(server: Running) -> None:
    ann, bob, eve = [await server.person(name) for name in ("Ann", "Bob", "Eve")]
    await ann.post("/api/seek", WISH)
    assert (await bob.post("/api/seek", WISH | {"seats": 3}))["state"] == "waiting"
    other_clock = {"kind": "live", "bank_s": 60}
    assert (await eve.post("/api/seek", WISH | {"clock": other_clock}))["state"] == "waiting"
    listed = (await server.stranger().get("/api/seeks"))["seeks"]
    assert [seek["person"]["name"] for seek in listed] == ["Ann", "Bob", "Eve"]


async def test_bots_fill_after_a_while_if_somebody_wants_that(server: Running) -> None:
    ann = await server.person("Ann")
    await ann.post("/api/seek", WISH | {"bots_after_s": 10})
    assert (await ann.get("/api/seek"))["state"] == "waiting"
    server.now.ahead_ms += 11_000
    found = await ann.get("/api/seek")
    assert found["state"] == "paired"
    seats = (await ann.get(f"/api/tables/{found['table']}"))["seats"]
    assert sorted(seat["played_by"] for seat in seats) == ["bot", "person"]


async def test_a_live_seek_lapses_when_its_person_is_gone(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    await ann.post("/api/seek", WISH)
    server.now.ahead_ms += 30_000
    assert (await bob.post("/api/seek", WISH))["state"] == "waiting"
    assert (await ann.get("/api/seek"))["state"] == "none"


async def test_whoever_looks_no_longer_is_not_seated(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    await ann.post("/api/seek", WISH)
    assert (await ann.http.delete("/api/seek")).status_code == 204
    assert (await bob.post("/api/seek", WISH))["state"] == "waiting"


async def test_guests_do_not_look_for_rated_games(server: Running) -> None:
    guest, ann = await server.person("Guest"), await account(server, "Ann")
    assert (await guest.refused("POST", "/api/seek", WISH | {"rated": True}))[1] == "refused-rated-guest"
    assert (await ann.post("/api/seek", WISH | {"rated": True}))["state"] == "waiting"
    assert (await guest.refused("POST", "/api/seek", WISH | {"seats": 7}))[0] == 400


async def test_two_accounts_of_one_browser_are_paired_for_a_casual_game_only(any_server: Running) -> None:
    ann = await account(any_server, "Ann")
    twin = await any_server.person("Twin")
    at_the_browser_of(ann, twin)
    await twin.post("/api/account", {"login": "twin", "password": "a long password"})
    await ann.post("/api/seek", WISH | {"rated": True})
    assert (await twin.post("/api/seek", WISH | {"rated": True}))["state"] == "waiting"
    bob = await account(any_server, "Bob")
    assert (await bob.post("/api/seek", WISH | {"rated": True}))["state"] == "paired"
    left = [person for person in (ann, twin) if (await person.get("/api/seek"))["state"] == "waiting"]
    assert len(left) == 1
    await ann.post("/api/seek", WISH)
    assert (await twin.post("/api/seek", WISH))["state"] == "paired"


def seeker(person: str, strength: float, reach: int | None = None, bots: int | None = None) -> SeekRow:
    wish = {"seats": 3, "range": reach, "bots_after_s": bots}
    return SeekRow(person, "toy", "same", wish, strength, 80.0, 0, 1, None)


def test_the_nearest_meet_and_each_suits_all_others() -> None:
    own = seeker("own", 1500)
    near, far, picky = seeker("near", 1520), seeker("far", 1900), seeker("picky", 1510, reach=5)
    found = found_for(own, [far, own, picky, near], 0, lambda _one, _other: True)
    assert [each.person for each in found.people] == ["own", "near", "far"]
    apart = found_for(own, [near, far], 0, lambda one, other: {one, other} != {"own", "near"})
    assert [each.person for each in apart.people] == ["own", "far"]
    assert not apart.is_enough


def test_who_never_wants_bots_is_not_seated_with_them() -> None:
    own, patient = seeker("own", 1500, bots=5), seeker("patient", 1500)
    found = found_for(own, [own, patient], 6_000, lambda _one, _other: True)
    assert ([each.person for each in found.people], found.bots) == (["own"], 2)
