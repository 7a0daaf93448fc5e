"""Looking for a game: who looks for the same meets, by any server, and nobody else has to be told."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import insert

from tests.server.conftest import Running, quick_settings, running
from tests.server.test_peace import at_the_browser_of
from tests.server.test_rated import account
from warhost.server.database.rows import PersonRow, values
from warhost.server.database.schema import PEOPLE, SEEKS
from warhost.server.database.seek_queries import LOOKED_AT, SeekRow, seek_of
from warhost.server.ratings.pairing import found_for
from warhost.server.table import seeking

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


async def test_only_those_who_want_the_same_rules_meet(any_server: Running) -> None:
    ann, bob, eve = [await any_server.person(name) for name in ("Ann", "Bob", "Eve")]
    await ann.post("/api/seek", WISH | {"options": {"rounds": "5"}})
    assert (await bob.post("/api/seek", WISH))["state"] == "waiting"
    [hers, his] = (await eve.get("/api/seeks"))["seeks"]
    assert (hers["seek"]["options"], his["seek"]["options"]) == ({"rounds": "5"}, {})
    found = await eve.post("/api/seek", hers["seek"])
    assert found["state"] == "paired"
    assert (await ann.get(f"/api/tables/{found['table']}"))["options"]["rounds"] == "5"


async def test_rules_as_usual_are_the_same_however_they_are_written(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    usual = {
        option["name"]: option["default"]
        for game in await ann.get("/api/games")
        if game["name"] == "toy"
        for option in game["options"]
    }
    await ann.post("/api/seek", WISH | {"options": usual})
    assert (await bob.post("/api/seek", WISH))["state"] == "paired"
    assert (await ann.refused("POST", "/api/seek", WISH | {"options": {"rounds": "many"}}))[0] == 400


async def test_seeks_are_listed_in_pages_by_what_somebody_wants_to_see(
    any_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are fewer than the seats, so nobody is paired."""
    monkeypatch.setattr(seeking, "LIVE_FOR_MS", 3_600_000)
    slow = {"kind": "slow", "move_s": 86_400}
    for at in range(5):
        person = await any_server.person(f"P{at}")
        await person.post("/api/seek", WISH | {"seats": 4, "clock": slow if at % 2 else LIVE})
        any_server.now.ahead_ms += 1
    looker = await any_server.person("Looker")
    seen: list[str] = []
    page = await looker.get("/api/seeks", limit=2)
    while page["next"] is not None:
        seen += [seek["person"]["name"] for seek in page["seeks"]]
        page = await looker.get("/api/seeks", limit=2, after=page["next"])
    seen += [seek["person"]["name"] for seek in page["seeks"]]
    assert seen == ["P0", "P1", "P2", "P3", "P4"]
    wanted = (await looker.get("/api/seeks", pace="slow", game="toy", seats=4))["seeks"]
    assert [seek["person"]["name"] for seek in wanted] == ["P1", "P3"]
    assert (await looker.get("/api/seeks", game="karak"))["seeks"] == []
    blocked = wanted[0]["person"]["id"]
    await looker.put(f"/api/me/relations/{blocked}", {"kind": "block"})
    assert [seek["person"]["name"] for seek in (await looker.get("/api/seeks", pace="slow"))["seeks"]] == [
        "P3"
    ]


async def test_bots_come_to_a_slow_seek_though_nobody_asks(any_server: Running) -> None:
    ann = await any_server.person("Ann")
    slow = {"kind": "slow", "move_s": 86_400}
    await ann.post("/api/seek", WISH | {"clock": slow, "bots_after_s": 3_600})
    await seeking.sweep(any_server.tables)
    assert (await ann.get("/api/tables", list="mine"))["tables"] == []
    any_server.now.ahead_ms += 3_601_000
    await asyncio.gather(*(seeking.sweep(any_server.tables) for _ in range(3)))
    [table] = (await ann.get("/api/tables", list="mine"))["tables"]
    assert (table["status"], sorted(seat["played_by"] for seat in table["seats"])) == (
        "playing",
        ["bot", "person"],
    )


async def test_nobody_looks_for_a_rated_game_with_bots_that_nobody_measured(server: Running) -> None:
    ann = await account(server, "Ann")
    wish = WISH | {"rated": True, "bots_after_s": 10}
    assert (await ann.refused("POST", "/api/seek", wish))[1] == "refused-rated-bot"


async def test_the_nearest_are_found_behind_hundreds_who_came_before(
    any_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seeking, "LIVE_FOR_MS", 3_600_000)
    ann = await any_server.person("Ann")
    await ann.post("/api/seek", WISH)
    database, now = any_server.hub.database, any_server.now.now()
    async with database.reading() as connection:
        own = await seek_of(connection, ann.id)
    assert own is not None
    names = [f"far{at:09}" for at in range(LOOKED_AT + 20)]
    people = [PersonRow(name, name, None, None, "en", {}, {}, 0, now, now) for name in names]
    far = structs.replace(own, strength=2_500.0, made_at=own.made_at - 1_000, seek=own.seek | {"range": 50})
    seeks = [structs.replace(far, person=name) for name in names]
    async with database.writing() as connection:
        await connection.execute(insert(PEOPLE), [values(each) for each in people])
        await connection.execute(insert(SEEKS), [values(each) for each in seeks])
    bob = await any_server.person("Bob")
    assert (await bob.post("/api/seek", WISH))["state"] == "paired"


def seeker(person: str, strength: float, reach: int | None = None, bots: int | None = None) -> SeekRow:
    wish = {"seats": 3, "range": reach, "bots_after_s": bots}
    return SeekRow(person, "toy", "same", 3, "live", False, wish, strength, 80.0, 0, 1, None, None)


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
