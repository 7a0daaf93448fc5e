"""Duplicate play: the same deal for everybody, one try each, and nothing of it is known before all are done."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import insert

from tests.server.conftest import Running
from tests.server.entering import arrivals, club_house, cup, look, play_round, play_table, until
from tests.server.people import Client
from warhost.core.chance import commitment
from warhost.server.database import rows, tournament_queries
from warhost.server.database.event_schema import ENTRANTS
from warhost.server.database.tournament_queries import EntrantRow, PairingRow
from warhost.server.tournaments import info, moving
from warhost.server.tournaments.duplicate import differences, table_lines
from warhost.server.tournaments.moving import Tournaments

DAY_MS = 86_400_000
MANY = 33_000
DOORS = ("/replay", "/replay?as=all", "/story", "/verify", "/record", "/position", "")


async def daily(person: Client) -> str:
    async with asyncio.timeout(60):
        while not (found := (await person.get("/api/daily", game="toy"))["tournaments"]):
            await asyncio.sleep(0.1)
    tournament: str = found[0]["id"]
    return tournament


async def everything(person: Client, table: str) -> dict[str, Any]:
    """What each door of a table says to somebody: its status and its text."""
    found = {}
    for door in DOORS:
        response = await person.http.get(f"/api/tables/{table}{door}")
        found[door] = response.status_code, response.text
    return found


async def try_it(person: Client, tournament: str, luck: int) -> str:
    table: str = (await person.post(f"/api/tournaments/{tournament}/enter", {}))["my_table"]
    await play_table([person], table, luck)
    return table


async def test_the_duplicate_of_the_day_stays_closed_until_the_day_is_over(any_database: str) -> None:
    async with club_house(any_database) as place:
        ann, bob, eve = await arrivals(place, "Ann Bob Eve")
        tournament = await daily(ann)
        promised = (await look(ann, tournament))["commitment"]
        first, second = await try_it(ann, tournament, 1), await try_it(bob, tournament, 2)
        assert first != second
        await _closed_to_all(tournament, first, (ann, bob, eve))
        again = await ann.refused("POST", f"/api/tournaments/{tournament}/enter", {})
        assert again == (409, "refused-already-tried")
        place.now.ahead_ms += DAY_MS
        found = await until(eve, tournament, status="finished")
        [seed] = found["seeds"]
        assert commitment(bytes.fromhex(seed)) == promised
        assert {line["number"] for line in found["standings"]} == {0, 1}
        assert {pairing["table"] for pairing in found["pairings"]} == {first, second}
        for table in (first, second):
            opened = await _opened(eve, table)
            assert seed in opened["/record"][1]
        assert await eve.refused("POST", f"/api/tournaments/{tournament}/enter", {}) == (
            409,
            "refused-tournament-over",
        )


async def _opened(person: Client, table: str) -> dict[str, Any]:
    """Whoever has the table loaded hears of it a moment after it is stored."""
    async with asyncio.timeout(60):
        while True:
            found = await everything(person, table)
            if {status for status, _ in found.values()} == {200}:
                return found
            await asyncio.sleep(0.1)


async def _closed_to_all(tournament: str, table: str, people: tuple[Client, Client, Client]) -> None:
    ann, bob, eve = people
    for other in (bob, eve):
        assert {status for status, _ in (await everything(other, table)).values()} == {404}
    own = await everything(ann, table)
    told = await ann.get(f"/api/tables/{table}")
    assert (told["status"], told["sealed"], told["seed"]) == ("finished", True, None)
    assert own["/replay?as=all"][0] == own["/record"][0] == 403
    assert '"seed":null' in own["/verify"][1]
    sealed = (403, "refused-sealed")
    assert await ann.refused("POST", "/api/studies", {"table": table}) == sealed
    assert await ann.refused("POST", f"/api/tables/{table}/analysis") == sealed
    assert (await ann.get("/api/games/toy/statistics", source="mine"))["games"] == 0
    for person in people:
        found = await look(person, tournament)
        assert found["seeds"] == []
        assert all(line["points"] == 0 for line in found["standings"])
        for pairing in found["pairings"]:
            assert (pairing["status"], pairing["scores"], pairing["places"]) == ("sealed", None, None)
            assert pairing["table"] is None or person.id in (ann.id, bob.id)
    assert (await ann.refused("PATCH", f"/api/tables/{table}", {"visibility": "open"}))[0] == 403
    assert (await ann.refused("DELETE", f"/api/tables/{table}"))[0] == 403


async def test_standings_of_many_come_in_pages_with_ones_own_line_on_each(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(info, "LINES", 2)
    async with club_house(sqlite_database) as place:
        people = await arrivals(place, "Ann Bob Cid Dan Eve")
        tournament = await daily(people[0])
        for luck, person in enumerate(people):
            await try_it(person, tournament, luck)
        played = await look(people[0], tournament)
        assert [entry["person"]["name"] for entry in played["entries"]] == ["Ann", "Dan", "Eve"]
        assert [pairing["entrants"] for pairing in played["pairings"]] == [[0]]
        assert played["entrants"] == 5
        place.now.ahead_ms += DAY_MS
        first = await until(people[0], tournament, status="finished")
        pages, after = [first], first["next"]
        while after is not None:
            pages.append(await people[0].get(f"/api/tournaments/{tournament}", after=after))
            after = pages[-1]["next"]
        assert len(pages) == 3
        ranks = {line["rank"] for page in pages for line in page["standings"]}
        assert ranks == {1, 2, 3, 4, 5}
        for page in pages:
            numbers = {line["number"] for line in page["standings"]}
            assert 0 in numbers
            assert {entry["number"] for entry in page["entries"]} == numbers
            assert {pairing["entrants"][0] for pairing in page["pairings"]} == numbers


@pytest.mark.parametrize("after_others", [2, 40])
async def test_to_enter_no_more_is_read_the_more_have_entered(
    any_database: str, monkeypatch: pytest.MonkeyPatch, after_others: int
) -> None:
    monkeypatch.setattr(info, "LINES", 2)
    async with club_house(any_database) as place:
        ann, bob = await arrivals(place)
        tournament = await daily(ann)
        await enter_unseen(place, tournament, range(after_others))
        read: Counter[str] = Counter()
        monkeypatch.setattr(tournament_queries, "read", counting(read))
        entered = await bob.post(f"/api/tournaments/{tournament}/enter", {})
        assert (entered["my_number"], entered["entrants"]) == (after_others, after_others + 1)
        assert entered["my_table"] is not None
        assert (read["EntrantRow"], read["PairingRow"]) == (1 + 2 + 1, 0 + 1), "to enter, and to tell of it"


async def test_whoever_enters_at_one_of_two_servers_at_once_has_a_try_of_their_own(any_database: str) -> None:
    async with club_house(any_database) as one, club_house(any_database) as other:
        people = [*await arrivals(one, "Ann Bob Cid"), *await arrivals(other, "Dan Eve Fay")]
        tournament = await daily(people[0])
        path = f"/api/tournaments/{tournament}/enter"
        entered = await asyncio.gather(*(person.post(path, {}) for person in people))
        assert {each["my_number"] for each in entered} == set(range(6))
        assert len({each["my_table"] for each in entered}) == 6
        for person, each in zip(people, entered, strict=True):
            again = await look(person, tournament)
            assert (again["my_number"], again["my_table"]) == (each["my_number"], each["my_table"])
            assert [pairing["board"] for pairing in again["pairings"]] == [each["my_number"] + 1]


async def enter_unseen(place: Running, tournament: str, numbers: range) -> None:
    """Others, with a table each that nobody looks at."""
    entrants = [EntrantRow(tournament, number, None, "in", 1) for number in numbers]
    pairings = [
        PairingRow(tournament, 1, number + 1, f"elsewhere{number}", [number], True) for number in numbers
    ]
    async with place.hub.database.writing() as connection:
        await connection.execute(insert(ENTRANTS), [rows.values(each) for each in entrants])
        await tournament_queries.add_pairings(connection, pairings)


def counting(read: Counter[str]) -> Any:
    """The same as reads rows; notes how many of each kind."""

    def counted(kind: Any, mapping: Any) -> Any:
        read[kind.__name__] += 1
        return rows.read(kind, mapping)

    return counted


async def test_the_same_decisions_meet_the_same_bots_and_dice(sqlite_database: str) -> None:
    async with club_house(sqlite_database, bot_budget_ms=20_000) as place:
        ann, bob = await arrivals(place)
        for person in (ann, bob):
            # Otherwise the server may answer first where there is one option, and the lots of the two part.
            await person.patch("/api/me", {"preferences": {"auto_forced": False}})
        tournament = await daily(ann)
        tables = [await try_it(person, tournament, 7) for person in (ann, bob)]
        place.now.ahead_ms += DAY_MS
        found = await until(ann, tournament, status="finished")
        one, other = [
            (await ann.get(f"/api/tables/{table}/replay", **{"as": "all"}))["steps"] for table in tables
        ]
        # Where several are asked at once, who answers first is no part of the game.
        assert _by_seat(one) == _by_seat(other)
        assert found["pairings"][0]["scores"] == found["pairings"][1]["scores"]


def _by_seat(steps: list[dict[str, Any]]) -> dict[str, list[str]]:
    seats = {step["seat"] for step in steps if step["seat"]}
    return {seat: [step["key"] for step in steps if step["seat"] == seat] for seat in seats}


async def test_who_has_not_finished_by_midnight_is_not_ranked(sqlite_database: str) -> None:
    async with club_house(sqlite_database) as place:
        ann, bob, cid = await arrivals(place, "Ann Bob Cid")
        tournament = await daily(ann)
        table = (await ann.post(f"/api/tournaments/{tournament}/enter", {}))["my_table"]
        await try_it(bob, tournament, 2)
        await try_it(cid, tournament, 3)
        place.now.ahead_ms += DAY_MS
        found = await until(ann, tournament, status="finished")
        assert [pairing["status"] for pairing in found["pairings"]] == ["unfinished", "finished", "finished"]
        ranked = [(line["rank"], line["played"]) for line in found["standings"]]
        assert ranked == [(1, 1), (2, 1), (3, 0)], "not before whoever did worse than others"
        assert found["standings"][1]["points"] < 0
        assert (await ann.get(f"/api/tables/{table}"))["status"] == "closed"


async def test_a_day_that_very_many_played_is_told_all_the_same(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than a statement of PostgreSQL or SQLite can name."""
    monkeypatch.setattr(moving, "BOARDS_AT_ONCE", 5_000)
    async with club_house(any_database) as place:
        ann, bob = await arrivals(place)
        tournament = await daily(ann)
        first = await try_it(ann, tournament, 1)
        await enter_unseen(place, tournament, range(1, MANY))
        last = await try_it(bob, tournament, 2)
        place.now.ahead_ms += DAY_MS
        found = await until(ann, tournament, status="finished")
        assert found["entrants"] == MANY + 1
        assert sorted(line["number"] for line in found["standings"][:2]) == [0, MANY]
        for table in (first, last):
            await _opened(ann, table)


async def test_a_day_is_told_when_the_last_of_its_boards_is_in(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "BOARDS_AT_ONCE", 2)
    monkeypatch.setattr(moving, "STEPS", 1)
    async with club_house(any_database) as place:
        people = await arrivals(place, "Ann Bob Cid Dan Eve")
        tournament = await daily(people[0])
        for luck, person in enumerate(people):
            await try_it(person, tournament, luck)
        place.now.ahead_ms += DAY_MS
        looks = Tournaments(place.tables)
        while (told := await look(people[0], tournament))["status"] == "running":
            assert {line["points"] for line in told["standings"]} == {0}
            assert (told["seeds"], {each["status"] for each in told["pairings"]}) == ([], {"sealed"})
            await looks.move_on(tournament)
        assert [line["played"] for line in told["standings"]] == [1] * 5
        assert [pairing["status"] for pairing in told["pairings"]] == ["finished"] * 5


async def test_guests_have_no_try_where_there_are_accounts(server: Running) -> None:
    guest = await server.person("Guest")
    tournament = await daily(guest)
    refused = await guest.refused("POST", f"/api/tournaments/{tournament}/enter", {})
    assert refused == (403, "refused-event-guest")
    assert (await look(guest, tournament))["why_not"]["reason"] == "refused-event-guest"


async def test_in_a_duplicate_tournament_the_same_seat_is_compared(sqlite_database: str) -> None:
    async with club_house(sqlite_database) as place:
        people = await arrivals(place, "Ann Bob Cid Dan")
        tournament = await cup(people[0], people, least=4, deal="same", rounds=1)
        found = await until(people[0], tournament, round=1)
        others = [pairing for pairing in found["pairings"] if pairing["table"] is None]
        assert len(others) == 1, "one's own table alone is told"
        await play_table(people, found["my_table"])
        middle = await look(people[0], tournament)
        assert {pairing["status"] for pairing in middle["pairings"]} == {"sealed"}
        mine = await people[0].get(f"/api/tables/{found['my_table']}")
        assert (mine["status"], mine["seed"]) == ("finished", None)
        await play_round([each for each in people if not await _is_done(each, tournament)], tournament)
        found = await until(people[0], tournament, status="finished")
        one, other = [table_lines(each["places"], each["scores"]) for each in found["pairings"]]
        for seat in (0, 1):
            given = [pairing["points"][seat] for pairing in found["pairings"]]
            assert given == pytest.approx(differences([one[seat], other[seat]]))
        assert found["commitment"] == commitment(bytes.fromhex(found["seeds"][0]))


async def _is_done(person: Client, tournament: str) -> bool:
    table = (await look(person, tournament))["my_table"]
    told = await person.get(f"/api/tables/{table}")
    return bool(told["status"] == "finished")
