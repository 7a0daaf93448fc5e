"""Tournaments: they start, go on and end by themselves; their tables have no host; hosts have tools."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.conftest import Running, quick_settings, running
from tests.server.entering import CUP, arrivals, club_house, cup, look, play_round, play_table, until
from tests.server.test_peace import at_the_browser_of
from tests.server.test_rated import account
from warhost.server.database.table_queries import Outdated
from warhost.server.ratings import anchors
from warhost.server.tournaments.moving import Change, Tournaments


async def test_a_cup_starts_when_enough_have_come_and_goes_on_to_its_end(any_database: str) -> None:
    async with club_house(any_database) as place:
        people = await arrivals(place, "Ann Bob Cid Dan")
        tournament = await cup(people[0], people[:3], most=4)
        assert (await look(people[0], tournament))["status"] == "gathering"
        await people[3].post(f"/api/tournaments/{tournament}/enter", {})
        found = await until(people[0], tournament, status="running", round=1)
        assert found["rounds"] == 3
        assert len(found["pairings"]) == 2
        for number in (1, 2, 3):
            await until(people[0], tournament, round=number)
            await play_round(people, tournament)
        found = await until(people[0], tournament, status="finished")
        met = {tuple(sorted(pairing["entrants"])) for pairing in found["pairings"]}
        assert len(met) == 6, "everybody has met everybody"
        assert [line["rank"] for line in found["standings"]] == [1, 2, 3, 4]
        assert sum(line["points"] for line in found["standings"]) == 6 * 12
        sides = [[pairing["entrants"][seat] for pairing in found["pairings"]] for seat in (0, 1)]
        assert all(abs(sides[0].count(number) - sides[1].count(number)) <= 1 for number in range(4))
        assert found["entries"][0]["person"]["name"] == "Ann"
        listed = await people[0].get("/api/tournaments", list="finished")
        assert [each["id"] for each in listed["tournaments"]] == [tournament]


async def test_of_two_servers_that_look_at_once_one_draws_the_round(any_database: str) -> None:
    async with club_house(any_database) as one, club_house(any_database) as other:
        people = await arrivals(one, "Ann Bob")
        tournament = await cup(people[0], people[:1], starts_at=one.now.now() + 3_000)
        await people[1].post(f"/api/tournaments/{tournament}/enter", {})
        one.now.ahead_ms = other.now.ahead_ms = 4_000
        movers = [Tournaments(place.tables) for place in (one, other) for _ in range(3)]
        await asyncio.gather(*(mover.move_on(tournament) for mover in movers))
        found = await look(people[0], tournament)
        assert (found["status"], found["round"], len(found["pairings"])) == ("running", 1, 1)
        mine = await people[0].get("/api/tables", list="mine")
        assert len(mine["tables"]) == 1, "no second table was made"


@pytest.mark.parametrize("system", ["round_robin", "swiss", "knock_out"])
async def test_each_form_is_played_to_its_end_by_people_of_two_servers(
    any_database: str, system: str
) -> None:
    async with club_house(any_database) as one, club_house(any_database) as other:
        people = [*await arrivals(one, "Ann Bob Cid"), *await arrivals(other, "Dan Eve Fay")]
        tournament = await cup(people[0], people, system=system, seats=3)
        rounds = (await until(people[0], tournament, round=1))["rounds"]
        for number in range(1, rounds + 1):
            for person in (people[0], people[-1]):
                await until(person, tournament, round=number)
            await play_round(people, tournament)
        found = [await until(person, tournament, status="finished") for person in (people[0], people[-1])]
        assert found[0]["standings"] == found[1]["standings"]
        ranked = [line["number"] for line in found[0]["standings"]]
        assert sorted(ranked) == list(range(6))
        tables = [each for each in found[0]["pairings"] if each["status"] != "bye"]
        assert {each["status"] for each in tables} == {"finished"}
        points = [line["points"] for line in found[0]["standings"]]
        if system == "knock_out":
            [last] = [each for each in tables if each["round"] == rounds]
            by_place = sorted(
                last["entrants"], key=lambda number: last["places"][last["entrants"].index(number)]
            )
            assert ranked[0] in by_place[: last["places"].count(1)]
            assert set(ranked[: len(by_place)]) == set(by_place), "who came further is before who did not"
            assert 1 < len(by_place) < 6
        else:
            assert points == sorted(points, reverse=True)
            assert {line["played"] for line in found[0]["standings"]} == {rounds}
            assert sum(points) == rounds * 2 * 18


async def test_whoever_runs_out_of_time_is_last_and_barred_from_the_next_cup(any_database: str) -> None:
    async with club_house(any_database) as place:
        ann, bob, cid = await arrivals(place, "Ann Bob Cid")
        tournament = await cup(
            ann, [ann, bob], rounds=1, clock={"kind": "live", "bank_s": 60, "increment_s": 0}
        )
        table = (await until(ann, tournament, round=1))["my_table"]
        playing = asyncio.create_task(play_table([ann], table))
        bobs = (await bob.get(f"/api/tables/{table}"))["mine"]
        async with asyncio.timeout(60):
            while (await bob.get(f"/api/tables/{table}"))["waiting"] != bobs:
                await asyncio.sleep(0.05)
            place.now.ahead_ms += 61_000
            await playing
        found = await until(ann, tournament, status="finished")
        assert [line["number"] for line in found["standings"]] == [0, 1]
        assert (found["pairings"][0]["absent"], found["entries"][1]["timed_out"]) != ([], False)
        assert not found["entries"][0]["timed_out"]
        following = await cup(ann, [ann, cid], most=3)
        refused = await bob.refused("POST", f"/api/tournaments/{following}/enter", {})
        assert refused == (403, "refused-barred")


async def test_what_is_read_too_early_changes_nothing(server: Running) -> None:
    async with club_house(server.hub.settings.database) as place:
        ann, bob = await arrivals(place)
        tournament = await cup(ann, [ann], most=2)
        async with place.hub.database.reading() as connection:
            from warhost.server.database.tournament_queries import whole

            before = await whole(connection, tournament)
        await bob.post(f"/api/tournaments/{tournament}/enter", {})
        assert before is not None
        with pytest.raises(Outdated):
            await Tournaments(place.tables).store(before.row, Change({"status": "cancelled"}))
        assert (await look(ann, tournament))["status"] == "running"


async def test_too_few_at_the_appointed_hour_and_it_is_called_off(sqlite_database: str) -> None:
    async with club_house(sqlite_database) as place:
        ann, _ = await arrivals(place)
        tournament = await cup(ann, [ann], starts_at=place.now.now() + 60_000)
        place.now.ahead_ms = 61_000
        await until(ann, tournament, status="cancelled")


async def test_at_a_tournaments_table_nobody_is_host(sqlite_database: str) -> None:
    async with club_house(sqlite_database) as place:
        ann, bob, eve = await arrivals(place, "Ann Bob Eve")
        tournament = await cup(ann, [ann, bob])
        table = (await until(ann, tournament, round=1))["my_table"]
        path = f"/api/tables/{table}"
        told = await ann.get(path)
        mine = told["mine"][0]
        assert not told["is_host"]
        assert told["event"] == tournament
        closed = (403, "refused-event-table")
        assert await ann.refused("PATCH", path, {"watch": False}) == closed
        assert await ann.refused("POST", path + "/pause", {"paused": True}) == closed
        assert await ann.refused("POST", path + "/close", {}) == closed
        assert await ann.refused("DELETE", path) == closed
        assert await eve.refused("POST", path + "/join", {"code": told["invite"]}) == closed
        for holder in ({"kind": "open"}, {"kind": "bot", "level": "greedy"}):
            assert await ann.refused("PUT", f"{path}/seats/{mine}", {"holder": holder}) == closed
        async with ann.sit(table) as seat:
            await seat.ready()
            asked = await seat.ask("ask_everyone", seat=mine, step=0)
            assert asked["reason"] == "refused-event-table"
            hint = await seat.ask("hint", seat=mine, asked=0)
            assert hint["reason"] == "refused-no-hints"


async def test_who_leaves_is_last_barred_from_the_next_cup_and_does_not_come_back(
    any_database: str,
) -> None:
    async with club_house(any_database) as place:
        ann, bob, cid = await arrivals(place, "Ann Bob Cid")
        tournament = await cup(ann, [ann, bob], rounds=1)
        table = (await until(ann, tournament, round=1))["my_table"]
        await bob.post(f"/api/tables/{table}/leave", {})
        seat = (await bob.get(f"/api/tables/{table}"))["mine"][0]
        back = await bob.refused("PUT", f"/api/tables/{table}/seats/{seat}", {"holder": {"kind": "me"}})
        assert back == (403, "refused-kicked")
        await play_table([ann], table)
        found = await until(ann, tournament, status="finished")
        assert [line["number"] for line in found["standings"]] == [0, 1]
        assert found["entries"][1]["timed_out"]
        following = await cup(ann, [ann, cid], most=3)
        refused = await bob.refused("POST", f"/api/tournaments/{following}/enter", {})
        assert refused == (403, "refused-barred")
        await ann.post(f"/api/tournaments/{following}/start")
        third = await cup(ann, [ann], most=3)
        await bob.post(f"/api/tournaments/{third}/enter", {})


async def test_a_substitute_takes_over_number_and_seat(any_database: str) -> None:
    async with club_house(any_database) as place:
        ann, bob, cid = await arrivals(place, "Ann Bob Cid")
        tournament = await cup(ann, [ann, bob], rounds=1)
        await until(ann, tournament, round=1)
        found = await cid.post(f"/api/tournaments/{tournament}/enter", {})
        assert found["my_status"] == "waiting"
        path = f"/api/tournaments/{tournament}/entrants/1"
        assert await bob.refused("PUT", path, {"person": cid.id}) == (403, "refused-not-organiser")
        assert await ann.refused("PUT", path, {"person": bob.id}) == (409, "refused-not-waiting")
        await ann.put(path, {"person": cid.id})
        found = await look(cid, tournament)
        assert (found["my_number"], found["my_status"]) == (1, "in")
        assert (await cid.get(f"/api/tables/{found['my_table']}"))["mine"]
        assert not (await bob.get(f"/api/tables/{found['my_table']}"))["mine"]
        await play_table([ann, cid], found["my_table"])
        await until(ann, tournament, status="finished")


async def test_the_host_pauses_and_adjusts_with_a_reason(any_database: str) -> None:
    async with club_house(any_database) as place:
        ann, bob = await arrivals(place)
        tournament = await cup(ann, [ann, bob], rounds=1)
        table = (await until(ann, tournament, round=1))["my_table"]
        await ann.post(f"/api/tournaments/{tournament}/pause", {"paused": True})
        async with asyncio.timeout(20):
            while not (await ann.get(f"/api/tables/{table}"))["paused"]:
                await asyncio.sleep(0.1)
        await ann.post(f"/api/tournaments/{tournament}/pause", {"paused": False})
        path = f"/api/tournaments/{tournament}/rounds/1/boards/1"
        number = (await look(ann, tournament))["pairings"][0]["entrants"][0]
        wish = {"places": [2, 1], "reason": "they agreed to stop"}
        assert await bob.refused("PUT", path, wish) == (403, "refused-not-organiser")
        assert (await ann.refused("PUT", path, {"places": [2], "reason": "short"}))[0] == 400
        await ann.put(path, wish)
        found = await until(bob, tournament, status="finished")
        assert found["pairings"][0]["adjusted"]["reason"] == "they agreed to stop"
        assert found["standings"][1]["number"] == number
        assert (await bob.get(f"/api/tables/{table}"))["status"] == "closed"


async def test_a_round_is_drawn_again_while_nobody_has_a_result(any_database: str) -> None:
    async with club_house(any_database) as place:
        ann, bob = await arrivals(place)
        tournament = await cup(ann, [ann, bob], rounds=1)
        first = (await until(ann, tournament, round=1))["my_table"]
        await ann.post(f"/api/tournaments/{tournament}/draw")
        second = (await until(ann, tournament, round=1))["my_table"]
        assert second != first
        await play_table([ann, bob], second)
        await until(ann, tournament, status="finished")


async def test_rounds_keep_to_their_days(sqlite_database: str) -> None:
    async with club_house(sqlite_database) as place:
        ann, bob = await arrivals(place)
        tournament = await cup(ann, [ann, bob], rounds=2, round_every_s=86_400)
        await until(ann, tournament, round=1)
        await play_round([ann, bob], tournament)
        async with asyncio.timeout(30):
            while (await look(ann, tournament))["next_round_at"] is None:
                await asyncio.sleep(0.1)
        assert (await look(ann, tournament))["round"] == 1
        place.now.ahead_ms = 86_400_000
        await until(ann, tournament, round=2)


async def test_guests_and_nonsense_are_refused(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database)) as place:
        guest = await place.person("Guest")
        assert await guest.refused("POST", "/api/tournaments", CUP) == (403, "refused-event-guest")
        await guest.post("/api/account", {"login": "guest", "password": "correct horse battery"}, 201)
        for wrong in (
            {"clock": {"kind": "none"}},
            {"seats": 5},
            {"least": 9},
            {"starts_at": 5},
            {"level": "easy"},
            {"system": "ladder"},
            {"club": "nowhere"},
        ):
            status, _ = await guest.refused("POST", "/api/tournaments", CUP | wrong)
            assert status in (400, 403, 422), wrong
        for _ in range(5):
            await guest.post("/api/tournaments", CUP, 201)
        assert await guest.refused("POST", "/api/tournaments", CUP) == (409, "refused-too-many-tournaments")
        assert await guest.refused("POST", "/api/tournaments/nothing/enter", {}) == (
            404,
            "refused-no-tournament",
        )


async def test_it_is_said_before_anybody_enters_whether_a_tournament_is_rated(any_database: str) -> None:
    async with running(quick_settings(any_database)) as place:
        ann, bob = await account(place, "Ann"), await account(place, "Bob")
        rated = await cup(ann, [ann], most=2)
        assert (await look(bob, rated))["rated"]
        assert not (await look(bob, await cup(ann, [], rated=False)))["rated"]
        assert not (await look(bob, await cup(ann, [], deal="same", least=4, most=4)))["rated"]
        await bob.post(f"/api/tournaments/{rated}/enter", {})
        found = await until(ann, rated, status="running", round=1)
        assert [pairing["rated"] for pairing in found["pairings"]] == [True]
        assert (await ann.get(f"/api/tables/{found['my_table']}"))["rated"]


async def test_two_of_one_browser_do_not_meet_for_ratings(any_database: str) -> None:
    async with running(quick_settings(any_database)) as place:
        ann, twin = await account(place, "Ann"), await place.person("Twin")
        at_the_browser_of(ann, twin)
        await twin.post("/api/account", {"login": "twin", "password": "a long password"})
        rated = await cup(ann, [ann], most=2)
        assert (await look(twin, rated))["why_not"]["reason"] == "refused-same-device-event"
        assert (await twin.refused("POST", f"/api/tournaments/{rated}/enter", {}))[0] == 403
        assert (await look(await account(place, "Bob"), rated))["why_not"] is None
        casual = await cup(ann, [ann, twin], rated=False)
        found = await until(ann, casual, status="running", round=1)
        assert [pairing["rated"] for pairing in found["pairings"]] == [False]


async def test_who_shares_a_browser_only_later_plays_a_casual_table(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database)) as place:
        ann, bob, cid = [await account(place, name) for name in ("Ann", "Bob", "Cid")]
        tournament = await cup(ann, [ann, bob], most=3)
        at_the_browser_of(ann, bob)
        await bob.post("/api/session", {"login": "bob", "password": "a long password"})
        await cid.post(f"/api/tournaments/{tournament}/enter", {})
        found = await until(ann, tournament, status="running", round=1)
        [pairing] = [each for each in found["pairings"] if each["table"]]
        assert pairing["rated"] == (set(pairing["entrants"]) != {0, 1})


@pytest.mark.parametrize(("anchored", "counts"), [({"easy": 1400.0}, True), ({}, False)])
async def test_a_table_with_a_stand_in_counts_if_the_strength_of_the_bot_is_known(
    server: Running, monkeypatch: pytest.MonkeyPatch, anchored: dict[str, float], counts: bool
) -> None:
    monkeypatch.setattr(anchors, "_anchors", lambda: {"toy": anchored})
    ann, bob = await account(server, "Ann"), await account(server, "Bob")
    tournament = await cup(ann, [ann, bob], rounds=2)
    found = await until(ann, tournament, status="running", round=1)
    await bob.post(f"/api/tournaments/{tournament}/leave")
    await play_table([ann], found["my_table"])
    found = await until(ann, tournament, round=2)
    [pairing] = [each for each in found["pairings"] if each["round"] == 2]
    assert pairing["rated"] == counts
    assert (await ann.get(f"/api/tables/{pairing['table']}"))["rated"] == counts


async def test_duplicate_play_alone_takes_no_bot_that_a_busy_machine_would_change(
    sqlite_database: str,
) -> None:
    async with club_house(sqlite_database) as place:
        [ann] = await arrivals(place, "Ann")
        wish = CUP | {"deal": "same", "game": "bloodrage", "options": {}}
        for level in ("normal", "hard", "champion"):
            assert await ann.refused("POST", "/api/tournaments", wish | {"level": level}) == (
                409,
                "refused-unsteady-bot",
            )
        for level in ("random", "beginner", "easy", "greedy"):
            await ann.post("/api/tournaments", wish | {"level": level}, 201)
