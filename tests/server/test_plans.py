"""Answers that somebody has prepared: when they are given, when they lapse, and that nobody else hears of them."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from scripts.ports import free_port
from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, Seat
from tests.server.twins import StandingTime, leave_nothing_to_chance, note_all, without_presence
from warhost.bots import make_bot
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.view import seen_by
from warhost.games import OURS, load
from warhost.server.database.table_queries import table_by_id, tables_mine, tables_watchable
from warhost.server.table import plans
from warhost.server.table.plans import foreseen

POSITION: dict[str, Any] = {
    "game": "toy",
    "seats": ["red", "green", "blue"],
    "state": {
        "round": 1,
        "rounds": 5,
        "hands": {
            "red": ["one", "two", "thief"],
            "green": ["one", "two", "five"],
            "blue": ["three", "four", "five"],
        },
        "deck": ["three"] * 4 + ["four"] * 4,
    },
}
ROB_GREEN = {"prompt": "rob", "key": "rob:green"}


class Company(NamedTuple):
    """Red, Green and Blue at a table; each sees their own seat."""

    table: str
    red: Client
    seats: dict[str, Seat]

    async def lay(self, **cards: str) -> None:
        for side, card in cards.items():
            await self.seats[side].decide(f"lay:{card}")

    async def plan(self, **wish: Any) -> dict[str, Any]:
        told: dict[str, Any] = await self.red.put(
            f"/api/tables/{self.table}/plan", {"seat": "red", "answers": [], **wish}
        )
        return told

    async def planned(self) -> dict[str, Any]:
        told: dict[str, Any] = await self.red.get(f"/api/tables/{self.table}/plan", seat="red")
        return told

    async def lapsed(self) -> str:
        """Waits until it has."""
        async with asyncio.timeout(20):
            while (told := await self.planned())["lapsed"] is None:
                await asyncio.sleep(0.02)
        return str(told["lapsed"])


@asynccontextmanager
async def sitting(place: Running, table: str, people: list[Client]) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(person.sit(table)) for person in people]
        for seat in seats:
            await seat.ready()
        yield Company(table, people[0], {str(seat.viewer): seat for seat in seats})


async def at_table(place: Running) -> tuple[str, list[Client]]:
    people = [await place.person(name) for name in ("Red", "Green", "Blue")]
    wish = {"game": "toy", "seats": [ME, OPEN, OPEN], "position": POSITION, "visibility": "open"}
    table = (await people[0].post("/api/tables", wish))["id"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    await people[0].post(f"/api/tables/{table}/start")
    return table, people


@pytest.fixture
async def company(server: Running) -> AsyncIterator[Company]:
    table, people = await at_table(server)
    async with sitting(server, table, people) as company:
        yield company


# ---------------------------------------------------------------- it is given


async def test_a_prepared_answer_is_given_when_its_question_comes(company: Company) -> None:
    await company.lay(red="thief")
    told = await company.plan(answers=[ROB_GREEN])
    assert [answer["key"] for answer in told["answers"]] == ["rob:green"]
    await company.lay(green="one", blue="three")
    green = company.seats["green"]
    await green.reach(4)
    assert set(green.keys) == {"give:five>red", "give:two>red"}, "red has robbed without being there"
    assert (await company.planned())["answers"] == []
    assert (await company.planned())["lapsed"] is None


async def test_a_chain_is_given_answer_by_answer(company: Company) -> None:
    await company.lay(red="thief")
    await company.plan(answers=[ROB_GREEN, {"prompt": "lay", "key": "lay:two"}])
    await company.lay(green="one", blue="three")
    green = company.seats["green"]
    await green.reach(4)
    assert [each["key"] for each in (await company.planned())["answers"]] == ["lay:two"]
    await green.decide("give:two>red")
    await green.reach(6)
    assert "red" not in green.view["waiting"], "and has laid a card in the next round"


async def test_whoever_passes_for_the_round_passes_until_it_ends(company: Company) -> None:
    await company.lay(red="thief")
    await company.plan(then_pass="round")
    await company.lay(green="one", blue="three")
    red = company.seats["red"]
    await red.reach(4)
    assert any(event["kind"] == "spared" for event in red.events)
    assert await company.lapsed() == "stretch", "the next round is another one"
    assert red.view["waiting"] == ["red", "green", "blue"]


async def test_what_was_prepared_is_an_ordinary_decision_of_its_seat(server: Running) -> None:
    table, people = await at_table(server)
    async with sitting(server, table, people) as company:
        await company.lay(red="thief")
        await company.plan(answers=[ROB_GREEN])
        await company.lay(green="one", blue="three")
        await company.seats["green"].reach(4)
    archive = await people[0].http.get("/api/me/export")
    with zipfile.ZipFile(io.BytesIO(archive.content)) as file:
        told = json.loads(file.read("data.json"))
    assert [each["key"] for each in told["decisions"]] == ["lay:thief", "rob:green"]


async def test_a_host_takes_along_nobody_elses_plans(server: Running) -> None:
    table, people = await at_table(server)
    green = people[1]
    wish = {"seat": "green", "answers": [{"prompt": "rob", "key": "rob:blue"}]}
    await green.put(f"/api/tables/{table}/plan", wish)
    for person, knows in ((people[0], False), (green, True)):
        archive = await person.http.get("/api/me/export")
        with zipfile.ZipFile(io.BytesIO(archive.content)) as file:
            assert ("rob:blue" in file.read("data.json").decode()) == knows


# ---------------------------------------------------------------- it lapses


async def test_another_question_than_expected_is_left_to_its_person(company: Company) -> None:
    await company.lay(red="one")
    await company.plan(answers=[ROB_GREEN])
    await company.lay(green="two", blue="three")
    assert await company.lapsed() == "unexpected"
    red = company.seats["red"]
    await red.reach(3)
    assert red.prompt is not None, "nothing was done for them"
    await red.decide(red.keys[0])
    assert await company.planned() == {
        "seat": "red", "answers": [], "then_pass": None, "unless": [], "lapsed": None, "foreseen": None,
    }  # fmt: skip


async def test_an_option_that_is_not_offered_is_not_replaced(company: Company) -> None:
    await company.lay(red="thief")
    await company.plan(answers=[{"prompt": "rob", "key": "rob:yellow"}], then_pass="round")
    await company.lay(green="one", blue="three")
    assert await company.lapsed() == "unexpected"


async def test_a_question_about_something_else_is_another_question(company: Company) -> None:
    await company.lay(red="thief")
    await company.plan(answers=[{**ROB_GREEN, "about": {"round": 4}}])
    await company.lay(green="one", blue="three")
    assert await company.lapsed() == "unexpected"


async def test_what_is_named_must_not_have_been_touched(company: Company) -> None:
    await company.lay(red="thief")
    await company.plan(answers=[ROB_GREEN], unless=["five"])
    await company.lay(green="five", blue="three")
    assert await company.lapsed() == "touched"


async def test_what_happened_before_one_looked_counts(company: Company) -> None:
    await company.lay(red="thief", green="five", blue="three")
    red = company.seats["red"]
    await red.reach(3)
    await company.plan(answers=[ROB_GREEN], unless=["five"], heard=0)
    assert await company.lapsed() == "touched"
    await company.plan(answers=[ROB_GREEN], unless=["five"])
    await red.reach(4)


@pytest.mark.parametrize(
    ("options", "comes"), [(["spare", "rob:blue", "rob:green"], True), (["spare", "rob:green"], False)]
)
async def test_exactly_the_expected_options_can_be_asked_for(
    company: Company, options: list[str], comes: bool
) -> None:
    await company.lay(red="thief")
    await company.plan(answers=[{**ROB_GREEN, "options": options}])
    await company.lay(green="one", blue="three")
    if comes:
        await company.seats["green"].reach(4)
    else:
        assert await company.lapsed() == "other_options"


async def test_whoever_asks_before_it_is_written_down_is_told_that_it_lapses(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Later nothing would make their client ask again."""
    monkeypatch.setattr(plans, "let_lapse", lambda _table, _deed: None)
    await company.lay(red="one")
    await company.plan(answers=[ROB_GREEN])
    await company.lay(green="two", blue="three")
    await company.seats["red"].reach(3)
    assert (await company.planned())["lapsed"] == "unexpected"


async def test_when_something_is_taken_back_all_that_was_prepared_lapses(company: Company) -> None:
    await company.lay(red="thief", green="one")
    await company.plan(answers=[ROB_GREEN])
    await company.seats["green"].ask("undo", seat="green", decision=2)
    assert await company.lapsed() == "back"
    await company.lay(green="two", blue="three")
    red = company.seats["red"]
    await red.reach(5)
    assert "rob:green" in red.keys


async def test_with_the_seat_goes_what_it_had_prepared(company: Company) -> None:
    await company.lay(red="thief")
    await company.plan(answers=[ROB_GREEN])
    seat = f"/api/tables/{company.table}/seats/red"
    await company.red.put(seat, {"holder": {"kind": "open"}})
    assert await company.red.refused("GET", f"/api/tables/{company.table}/plan?seat=red") == (
        403, "refused-not-your-seat",
    )  # fmt: skip
    await company.red.put(seat, {"holder": ME})
    assert (await company.planned())["answers"] == []


async def test_no_list_reads_what_has_been_prepared(server: Running, company: Company) -> None:
    """It may be long, and somebody else's tables must not become slow to list by it."""
    await company.plan(answers=[ROB_GREEN])
    async with server.hub.database.reading() as connection:
        pages = [
            await tables_mine(connection, company.red.id, False, None, None, 50),
            await tables_watchable(connection, None, None, 50),
        ]
        stored = await table_by_id(connection, company.table)
    assert [[row.plans for row in page.rows] for page in pages] == [[None], [None]]
    assert stored is not None
    assert stored.plans is not None


async def test_whoever_takes_over_a_seat_unseen_by_its_table_gets_no_plans_with_it(
    server: Running, company: Company
) -> None:
    """As a substitute in a tournament does: that is written into the database alone."""
    await company.lay(red="thief")
    await company.plan(answers=[ROB_GREEN])
    state = (await server.tables.get(company.table, company.red.id)).state
    mine = state.seats[0]
    state.seats[0] = msgspec.structs.replace(mine, owner=company.seats["green"].client.id)
    assert plans.plan_of(state, 0) is None
    state.seats[0] = mine
    assert plans.plan_of(state, 0) is not None


async def test_it_can_be_withdrawn_and_ends_with_a_decision_of_ones_own(company: Company) -> None:
    await company.lay(red="thief")
    await company.plan(answers=[ROB_GREEN])
    assert (await company.plan())["answers"] == []
    await company.lay(green="one", blue="three")
    red = company.seats["red"]
    await red.reach(3)
    assert "rob:green" in red.keys
    assert (await company.planned())["lapsed"] is None, "what was withdrawn cannot lapse"
    await company.plan(answers=[{"prompt": "lay", "key": "lay:one"}])
    assert await company.lapsed() == "unexpected"
    await red.decide("spare")
    assert (await company.planned())["lapsed"] is None


# ---------------------------------------------------------------- limits


async def test_only_who_plays_a_seat_prepares_for_it(company: Company) -> None:
    green = company.seats["green"].client
    path = f"/api/tables/{company.table}/plan"
    assert await green.refused("GET", f"{path}?seat=red") == (403, "refused-not-your-seat")
    wish = {"seat": "red", "answers": [ROB_GREEN]}
    assert await green.refused("PUT", path, wish) == (403, "refused-not-your-seat")


@pytest.mark.parametrize(
    "wish",
    [
        {"answers": [ROB_GREEN] * 9},
        {"unless": ["red"] * 9},
        {"answers": [{**ROB_GREEN, "key": "x" * 301}]},
        {"answers": [{**ROB_GREEN, "options": ["spare"] * 2001}]},
        {"answers": [{**ROB_GREEN, "about": {"round": "x" * 400}}]},
    ],
)
async def test_what_can_be_prepared_is_bounded(company: Company, wish: dict[str, Any]) -> None:
    path = f"/api/tables/{company.table}/plan"
    status, reason = await company.red.refused("PUT", path, {"seat": "red", **wish})
    assert (status, reason) == (400, "refused-malformed-request")


# ---------------------------------------------------------------- servers come and go


async def test_what_was_prepared_at_one_server_is_given_by_the_next(any_database: str) -> None:
    async with running(quick_settings(any_database)) as place:
        table, people = await at_table(place)
        async with sitting(place, table, people) as company:
            await company.lay(red="thief")
            await company.plan(answers=[ROB_GREEN, {"prompt": "lay", "key": "lay:two"}])
        cookies = [person.http.cookies for person in people]
    async with running(quick_settings(any_database)) as next_place:
        again = []
        for old, kept in zip(people, cookies, strict=True):
            person = Client(next_place.address)
            person.id, person.http.cookies = old.id, kept
            again.append(person)
        async with sitting(next_place, table, again) as company:
            assert [each["key"] for each in (await company.planned())["answers"]] == ["rob:green", "lay:two"]
            await company.lay(green="one", blue="three")
            await company.seats["green"].reach(4)
            assert [each["key"] for each in (await company.planned())["answers"]] == ["lay:two"]


async def test_two_servers_share_what_is_prepared(any_database: str) -> None:
    async with running(quick_settings(any_database)) as one, running(quick_settings(any_database)) as other:
        table, people = await at_table(one)
        async with sitting(one, table, people) as company:
            await company.lay(red="thief")
            elsewhere = Client(other.address)
            elsewhere.http.cookies = httpx.Cookies(people[0].http.cookies)
            wish = {"seat": "red", "answers": [ROB_GREEN]}
            await elsewhere.put(f"/api/tables/{table}/plan", wish)
            assert len((await company.planned())["answers"]) == 1
            await company.lay(green="one", blue="three")
            await company.seats["green"].reach(4)


# ---------------------------------------------------------------- nobody else hears


async def all_that_others_hear(database: str, port: int, wish: dict[str, Any] | None) -> list[str]:
    heard: list[str] = []
    settings = quick_settings(database, port=port, secret="the same for both")
    async with running(settings, now=StandingTime()) as place:
        table, people = await at_table(place)
        others = people[1:]
        watcher = await place.person("Watcher")
        for person in (*others, watcher):
            note_all(person, heard)
        async with sitting(place, table, people) as company, watcher.sit(table) as watching:
            await watching.ready()
            await company.lay(red="thief")
            for each in (*company.seats.values(), watching):
                await each.reach(1)
            place.now.ahead_ms += 5_000  # type: ignore[attr-defined]
            if wish is not None:
                await company.plan(**wish)
            for person in (*others, watcher):
                for page in ("", "/view", "/events", "/chat", "/replay?as=public", "/story?as=public"):
                    await person.http.get(f"/api/tables/{table}{page}")
                await person.http.get(f"/api/tables/{table}/plan?seat=red")
                await person.http.get("/api/tables?list=watchable")
                await person.http.get("/api/tables?list=mine")
            green = company.seats["green"]
            await green.decide("lay:one")
            for each in (green, company.seats["blue"], watching):
                await each.ask("ping")
                heard += without_presence(each.raw)
    return heard


@pytest.mark.timeout(120)
async def test_nobody_can_tell_whether_somebody_has_prepared_something(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    heard = []
    for number, wish in enumerate((None, {"answers": [ROB_GREEN], "unless": ["green"]})):
        with monkeypatch.context() as patch:
            leave_nothing_to_chance(patch)
            heard.append(await all_that_others_hear(str(tmp_path / f"{number}.sqlite3"), port, wish))
    assert len(heard[0]) > 30
    assert heard[0] == heard[1]


async def test_it_is_not_given_at_once_even_where_nobody_is_connected(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database, bot_pause_ms=60_000)) as place:
        table, people = await at_table(place)
        red, green, blue = people
        path = f"/api/tables/{table}"
        await by_request(red, path, "red", "lay:thief")
        await red.put(f"{path}/plan", {"seat": "red", "answers": [ROB_GREEN]})
        await by_request(green, path, "green", "lay:one")
        await by_request(blue, path, "blue", "lay:three")
        for _ in range(10):
            assert (await green.get(f"{path}/view"))["view"]["waiting"] == ["red"]
            await asyncio.sleep(0.1)


async def by_request(person: Client, path: str, seat: str, key: str) -> None:
    asked = (await person.get(f"{path}/view", **{"as": seat}))["prompt"]["asked"]
    await person.post(f"{path}/decide", {"seat": seat, "asked": asked, "key": key})


# ---------------------------------------------------------------- what can be expected


@pytest.mark.parametrize("name", OURS)
def test_at_every_moment_it_can_be_worked_out_what_is_ahead(name: str) -> None:
    game, told = load(name), 0
    for seats in game.seat_counts:
        match = Match(game, seats, {}, numbered_seed(seats))
        bots = [make_bot("random", game, seat) for seat in range(seats)]
        for _ in range(250):
            if match.over:
                break
            ahead = [foreseen(match, seat) for seat in range(seats)]
            told += sum(each is not None for each in ahead)
            assert all(ahead[seat] is None for seat in match.waiting())
            seat = match.waiting()[0]
            view = seen_by(game, match.state, seat)
            match.choose(seat, bots[seat].choose(view, seat, match.offered(seat)))
    assert told > 100


@pytest.mark.parametrize("name", OURS)
def test_what_is_foreseen_is_mostly_what_the_next_turn_offers(name: str) -> None:
    """Another seat's decision lies between, so that not all of it holds."""
    game = load(name)
    still = gone = 0
    for number in range(3):
        match = Match(game, 3, {}, numbered_seed(number))
        bots = [make_bot("greedy", game, seat) for seat in range(3)]
        for _ in range(150):
            if match.over:
                break
            seat = match.waiting()[0]
            ahead = {each: foreseen(match, each) for each in range(3)}
            view = seen_by(game, match.state, seat)
            match.choose(seat, bots[seat].choose(view, seat, match.offered(seat)))
            for asked in match.waiting():
                expected, question = ahead[asked], match.state.question
                if expected is not None and question is not None and question.name == expected.prompt:
                    kept = set(expected.options) & set(game.verbs.keys(match.offered(asked)))
                    still, gone = still + len(kept), gone + len(expected.options) - len(kept)
    assert still > 20 * gone > 0
