"""Whose hands somebody may see: in a running game nobody gets the eyes of a second seat, and whoever gives a seat up loses
its eyes at once. Only seats that one device held when the game began are seen together."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, Seat, bot, toy_table
from warhost.server.database.connection import Database, migrate
from warhost.server.database.rows import SeatRow
from warhost.server.protocol.tables import BotHolder, Join, Leave, Mine, OpenHolder
from warhost.server.refusals import RequestRefused
from warhost.server.table import decisions, seating
from warhost.server.table.deeds import HandToBot, SetSeat
from warhost.server.table.eyes import remembered, seats_held
from warhost.server.table.info import seats_to_take
from warhost.server.table.state import TableState

ANOTHER = (403, "refused-had-another-seat")
NOT_YOURS = (403, "refused-not-your-view")
PASSWORD = "correct horse battery"


async def table_of(host: Client, *others: Client | None, **given: Any) -> str:
    """A running game: red is the host's, then one seat for each of the others, a bot's for None. Returns its address."""
    seats = [ME, *(bot() if person is None else OPEN for person in others)]
    made = await host.post("/api/tables", toy_table(*seats, visibility="open", **given))
    path = f"/api/tables/{made['id']}"
    for person in others:
        if person is not None:
            await person.post(f"{path}/join", {})
    await host.post(f"{path}/start")
    return path


def number(path: str) -> str:
    return path.rsplit("/", 1)[1]


async def hosted_without_a_seat(host: Client, *players: Client) -> str:
    """A running game with a bot in the last seat, whose host only looks on."""
    seats = [*(OPEN for _ in players), bot()]
    path = f"/api/tables/{(await host.post('/api/tables', toy_table(*seats, visibility='open')))['id']}"
    for person in players:
        await person.post(f"{path}/join", {})
    await host.post(f"{path}/start")
    return path


async def sees_nothing_of(person: Client, path: str, seat: str) -> None:
    """Every way to look."""
    for page in ("view", "events", "replay", "story", "position"):
        assert await person.refused("GET", f"{path}/{page}?as={seat}") == NOT_YOURS, page
    wish = {"seat": seat, "asked": 0}
    assert await person.refused("POST", f"{path}/hint", wish) == (403, "refused-not-your-seat")
    assert seat not in (await person.get(path))["mine"]


async def sees(person: Client, path: str, seat: str) -> None:
    hand = (await person.get(f"{path}/view", **{"as": seat}))["view"]["state"]["hands"][seat]
    assert hand
    assert "?" not in hand


async def loses_the_eyes_of(seat: Seat, side: str) -> None:
    """The open connection sees the public table from now on, and cannot ask for more."""
    await seat.until("view", viewer="public")
    assert set(seat.view["state"]["hands"][side]) == {"?"}
    assert (await seat.ask("look", viewer=side))["reason"] == "refused-not-your-view"


# ---------------------------------------------------------------- whoever has a seat gets no other


async def test_a_host_who_plays_cannot_sit_in_for_a_bot(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    path = await table_of(ann, bob, None)
    assert await ann.refused("PUT", f"{path}/seats/blue", {"holder": ME}) == ANOTHER
    await sees_nothing_of(ann, path, "blue")
    await ann.put(f"{path}/seats/blue", {"holder": OPEN})
    assert await ann.refused("POST", f"{path}/join", {"seat": "blue"}) == ANOTHER
    assert await ann.refused("PUT", f"{path}/seats/blue", {"holder": ME}) == ANOTHER
    back = await ann.put(f"{path}/seats/blue", {"holder": bot()})
    assert back["seats"][2]["played_by"] == "bot", "a seat that nobody wants is the bot's again"


async def test_an_opponent_cannot_take_a_seat_that_was_opened(any_server: Running) -> None:
    ann, bob, cat = [await any_server.person(name) for name in ("Ann", "Bob", "Cat")]
    path = await table_of(ann, bob, None)
    await bob.put(f"{path}/seats/green", {"holder": OPEN})
    assert await ann.refused("POST", f"{path}/join", {"seat": "green"}) == ANOTHER
    assert (await ann.post(f"{path}/join", {}))["mine"] == ["red"], "she has a seat, and gets no second one"
    await sees_nothing_of(ann, path, "green")
    assert (await cat.post(f"{path}/join", {}))["mine"] == ["green"], "somebody fresh may"
    await sees(cat, path, "green")


async def test_whoever_gave_his_seat_to_a_bot_cannot_take_another(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    path = await table_of(ann, bob, None)
    await ann.put(f"{path}/seats/red", {"holder": bot()})
    await bob.put(f"{path}/seats/green", {"holder": OPEN})
    assert await ann.refused("POST", f"{path}/join", {"seat": "green"}) == ANOTHER
    await ann.post(f"{path}/leave")
    assert await ann.refused("POST", f"{path}/join", {"seat": "green"}) == ANOTHER
    assert await ann.refused("PUT", f"{path}/seats/blue", {"holder": ME}) == ANOTHER
    assert (await ann.put(f"{path}/seats/red", {"holder": ME}))["mine"] == ["red"]


# ---------------------------------------------------------------- whoever gives a seat up


@pytest.mark.parametrize("way", ["bot", "open", "leave"])
async def test_a_host_who_sat_in_for_a_bot_loses_its_eyes_with_the_seat(
    any_server: Running, way: str
) -> None:
    host, bob, cat = [await any_server.person(name) for name in ("Host", "Bob", "Cat")]
    path = await hosted_without_a_seat(host, bob, cat)
    assert (await host.put(f"{path}/seats/blue", {"holder": ME}))["mine"] == ["blue"]
    await sees(host, path, "blue")
    async with host.sit(number(path), "blue") as seat:
        await seat.ready()
        await give_up(host, path, "blue", way)
        await loses_the_eyes_of(seat, "blue")
        await sees_nothing_of(host, path, "blue")
        back = await host.put(f"{path}/seats/blue", {"holder": ME})
        assert back["mine"] == ["blue"], "to the same seat he may come back"


@pytest.mark.parametrize("way", ["bot", "open", "leave"])
async def test_a_substitute_loses_the_eyes_with_the_seat_and_gets_no_other(
    any_server: Running, way: str
) -> None:
    ann, bob, cat = [await any_server.person(name) for name in ("Ann", "Bob", "Cat")]
    path = await table_of(ann, bob, None)
    await bob.put(f"{path}/seats/green", {"holder": OPEN})
    await cat.post(f"{path}/join", {"seat": "green"})
    async with cat.sit(number(path)) as seat:
        await seat.ready()
        assert seat.viewer == "green"
        await give_up(cat, path, "green", way)
        await loses_the_eyes_of(seat, "green")
        await sees_nothing_of(cat, path, "green")
        for side, owner in (("red", ann), ("blue", ann)):
            await owner.put(f"{path}/seats/{side}", {"holder": OPEN})
            assert await cat.refused("POST", f"{path}/join", {"seat": side}) == ANOTHER
        await bob.put(f"{path}/seats/green", {"holder": OPEN})
        assert (await cat.post(f"{path}/join", {}))["mine"] == ["green"], "the first that she may take"


async def give_up(person: Client, path: str, seat: str, way: str) -> None:
    if way == "leave":
        await person.post(f"{path}/leave")
    else:
        await person.put(f"{path}/seats/{seat}", {"holder": bot() if way == "bot" else OPEN})


async def test_who_has_seen_what_is_not_forgotten_when_the_server_restarts(any_database: str) -> None:
    settings = quick_settings(any_database)
    async with running(settings) as place:
        ann, bob, cat = [await place.person(name) for name in ("Ann", "Bob", "Cat")]
        path = await table_of(ann, bob, None)
        await bob.put(f"{path}/seats/green", {"holder": OPEN})
        await cat.post(f"{path}/join", {"seat": "green"})
        await cat.post(f"{path}/leave")
        await ann.put(f"{path}/seats/blue", {"holder": OPEN})
        cookies = cat.http.cookies
    async with running(settings) as place:
        cat = place.stranger()
        cat.http.cookies = cookies
        assert await cat.refused("POST", f"{path}/join", {"seat": "blue"}) == ANOTHER


async def test_a_new_game_knows_nothing_of_the_last(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    path = await table_of(ann, bob)
    await bob.post(f"{path}/leave")
    await ann.post(f"{path}/close")
    again = f"/api/tables/{(await ann.post(f'{path}/rematch'))['id']}"
    await bob.post(f"{again}/leave")
    assert (await ann.put(f"{again}/seats/green", {"holder": ME}))["mine"] == ["red", "green"]
    assert (await ann.put(f"{again}/seats/red", {"holder": OPEN}))["mine"] == ["green"]
    await bob.post(f"{again}/join", {"seat": "red"})
    await ann.post(f"{again}/start")
    await sees(ann, again, "green")
    await sees_nothing_of(ann, again, "red")


# ---------------------------------------------------------------- one device for several people


async def test_several_seats_of_one_device_since_the_start_are_seen_together(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    made = await ann.post("/api/tables", toy_table(ME, ME, OPEN, bot(), visibility="open"))
    path = f"/api/tables/{made['id']}"
    await bob.post(f"{path}/join", {})
    await ann.post(f"{path}/start")
    async with ann.sit(made["id"]) as seat:
        await seat.ready()
        for side in ("green", "red"):
            await seat.send("look", viewer=side)
            await seat.until("view", viewer=side)
    await ann.put(f"{path}/seats/green", {"holder": bot()})
    await sees(ann, path, "green")
    await ann.put(f"{path}/seats/green", {"holder": ME})
    await ann.put(f"{path}/seats/red", {"holder": OPEN})
    await ann.put(f"{path}/seats/red", {"holder": ME})
    for side in ("red", "green"):
        await sees(ann, path, side)
    bots = (await ann.get(path))["seats"][3]["seat"]
    assert await ann.refused("PUT", f"{path}/seats/{bots}", {"holder": ME}) == ANOTHER


# ---------------------------------------------------------------- a guest who signs in


async def test_signing_in_does_not_join_two_seats_of_one_game(any_server: Running) -> None:
    """The guest's seat stays behind, open to others."""
    ann, bob, cat = [await any_server.person(name) for name in ("Ann", "Bob", "Cat")]
    await ann.post("/api/account", {"login": "ann", "password": PASSWORD})
    path = await table_of(ann, bob, None)
    async with bob.sit(number(path)) as seat:
        await seat.ready()
        await bob.post("/api/session", {"login": "ann", "password": PASSWORD})
        assert (await bob.get(path))["mine"] == ["red"]
        await sees_nothing_of(bob, path, "green")
        await loses_the_eyes_of(seat, "green")
    assert await bob.refused("POST", f"{path}/join", {"seat": "green"}) == ANOTHER
    assert (await cat.post(f"{path}/join", {}))["mine"] == ["green"]


async def test_an_account_remembers_what_its_guest_has_seen(any_server: Running) -> None:
    ann, bob, cat, other = [await any_server.person(name) for name in ("Ann", "Bob", "Cat", "Other")]
    await other.post("/api/account", {"login": "cat", "password": PASSWORD})
    path = await table_of(ann, bob, None)
    await bob.put(f"{path}/seats/green", {"holder": OPEN})
    await cat.post(f"{path}/join", {"seat": "green"})
    await cat.post(f"{path}/leave")
    await cat.post("/api/session", {"login": "cat", "password": PASSWORD})
    await ann.put(f"{path}/seats/blue", {"holder": OPEN})
    assert await cat.refused("POST", f"{path}/join", {"seat": "blue"}) == ANOTHER
    await bob.put(f"{path}/seats/green", {"holder": OPEN})
    assert (await cat.post(f"{path}/join", {"seat": "green"}))["mine"] == ["green"]


# ---------------------------------------------------------------- what is offered


async def test_nobody_is_offered_a_seat_that_would_be_refused(server: Running) -> None:
    host, bob, cat, dan = [await server.person(name) for name in ("Host", "Bob", "Cat", "Dan")]
    path = await hosted_without_a_seat(host, bob, cat)
    invite = f"/api/invites/{(await bob.get(path))['invite']}"

    async def offered(person: Client) -> tuple[list[str], list[str]]:
        return (await person.get(path))["may_take"], (await person.get(invite))["open_seats"]

    assert [await offered(person) for person in (host, bob, dan)] == [(["blue"], []), ([], []), ([], [])]
    await bob.put(f"{path}/seats/red", {"holder": OPEN})
    assert await offered(host) == (["red", "blue"], ["red"])
    assert await offered(bob) == (["red"], ["red"]), "his own"
    assert await offered(cat) == ([], [])
    assert await offered(dan) == (["red"], ["red"])
    await dan.post(f"{path}/join", {})
    assert [await offered(person) for person in (host, bob, dan)] == [(["blue"], []), (["red"], []), ([], [])]
    await host.put(f"{path}/seats/blue", {"holder": OPEN})
    assert [await offered(person) for person in (bob, cat, dan)] == [(["red"], []), ([], []), ([], [])]


async def test_whoever_was_sent_away_is_offered_no_seat(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    path = f"/api/tables/{(await ann.post('/api/tables', toy_table(ME, OPEN, visibility='open')))['id']}"
    assert (await bob.get(path))["may_take"] == ["green"]
    await bob.post(f"{path}/join", {})
    await ann.put(f"{path}/seats/green", {"holder": OPEN})
    assert (await bob.get(path))["may_take"] == []
    invite = (await ann.get(path))["invite"]
    assert (await bob.get(f"/api/invites/{invite}"))["open_seats"] == []


class Around:
    """A table of a running game as seats change hands at it, and all that anybody has seen there."""

    def __init__(self, state: TableState, people: dict[str, str]) -> None:
        self.state = state
        self.people = people
        """By name: whoever opened the table; somebody with two seats at one device, with one; two who come later."""
        self.sides = [seat.side for seat in state.seats]
        self._first = state.seats
        self.begin()

    def begin(self) -> None:
        self.seen: dict[str, set[int]] = {name: set() for name in self.people}
        self._take_seats(self._first)

    def do(self, deed: Join | Leave | SetSeat | HandToBot, name: str) -> None:
        person = self.people[name]
        match deed:
            case Join():
                effect = seating.join(self.state, deed, person)
            case Leave():
                effect = seating.leave(self.state, deed, person)
            case SetSeat():
                effect = seating.set_seat(self.state, deed, person)
            case HandToBot():
                effect = decisions.hand_to_bot(self.state, deed)
        if effect is None:  # whoever has a seat and asks for any has got what they asked for
            return
        assert effect.seats is not None
        self._take_seats(effect.seats)

    def _take_seats(self, seats: list[SeatRow]) -> None:
        self.state.seats = remembered(seats)
        for name, person in self.people.items():
            self.seen[name] |= set(seats_held(self.state.seats, person))

    def any_deed(self, lots: random.Random) -> Join | Leave | SetSeat | HandToBot:
        side = lots.choice(self.sides)
        holder = lots.choice((Mine(), Mine(), OpenHolder(), OpenHolder(), BotHolder("random")))
        seat = SetSeat(side, holder)
        return lots.choice(
            (Join(seat=side), Join(), Leave(seat=side), seat, seat, HandToBot(self.sides.index(side)))
        )

    def can_take(self, number: int, name: str) -> bool:
        side, person = self.sides[number], self.people[name]
        if self.state.seats[number].player == person:
            return False
        try:
            seating.join(self.state, Join(seat=side), person)
        except RequestRefused:
            try:
                seating.set_seat(self.state, SetSeat(side, Mine()), person)
            except RequestRefused:
                return False
        return True


async def a_running_table(server: Running) -> Around:
    people = {name: await server.person(name) for name in ("host", "two", "one", "fresh", "other")}
    wish = toy_table(OPEN, OPEN, OPEN, bot(), visibility="open")
    table = (await people["host"].post("/api/tables", wish))["id"]
    for name, seat in (("two", "red"), ("two", "green"), ("one", "blue")):
        await people[name].post(f"/api/tables/{table}/join", {"seat": seat})
    await people["host"].post(f"/api/tables/{table}/start")
    state = (await server.tables.get(table, None)).state
    return Around(state, {name: client.id for name, client in people.items()})


async def test_however_seats_change_hands_nobody_sees_a_second_hand(server: Running) -> None:
    around = await a_running_table(server)
    done = late_comers = 0
    for seed in range(30):
        lots = random.Random(seed)
        around.begin()
        for _ in range(150):
            with contextlib.suppress(RequestRefused):
                around.do(around.any_deed(lots), lots.choice(list(around.people)))
                done += 1
        assert around.seen["two"] == {0, 1}
        assert around.seen["one"] == {2}
        assert [len(around.seen[name]) <= 1 for name in ("host", "fresh", "other")] == [True] * 3
        late_comers += sum(len(around.seen[name]) for name in ("host", "fresh", "other"))
    assert done > 30 * 20
    assert late_comers > 30


async def test_the_seats_that_are_offered_are_those_that_can_be_taken(server: Running) -> None:
    around = await a_running_table(server)
    for seed in range(10):
        lots = random.Random(seed)
        around.begin()
        for _ in range(40):
            with contextlib.suppress(RequestRefused):
                around.do(around.any_deed(lots), lots.choice(list(around.people)))
            for name, person in around.people.items():
                offered = seats_to_take(around.state.row, around.state.seats, person)
                assert offered == [seat for seat in range(4) if around.can_take(seat, name)]


# ---------------------------------------------------------------- tables from before


async def test_games_that_began_before_eyes_were_remembered_go_on(tmp_path: Path) -> None:
    new, old = tmp_path / "new.sqlite3", tmp_path / "old.sqlite3"
    async with running(quick_settings(str(new))) as place:
        ann, bob = await place.person("Ann"), await place.person("Bob")
        together = await ann.post("/api/tables", toy_table(ME, ME, bot(), start=True))
        path = await table_of(ann, bob, None)
        await bob.put(f"{path}/seats/green", {"holder": OPEN})
        key = place.hub.settings.secret
    await without_eyes(new, old)
    async with running(quick_settings(str(old), secret=key)) as place:
        again = []
        for person in (ann, bob):
            client = place.stranger()
            client.http.cookies = person.http.cookies
            again.append(client)
        ann, bob = again
        for side in ("red", "green"):
            await sees(ann, f"/api/tables/{together['id']}", side)
        assert await ann.refused("POST", f"{path}/join", {"seat": "green"}) == ANOTHER
        await bob.put(f"{path}/seats/green", {"holder": ME})
        async with bob.sit(number(path)) as seat:
            await seat.ready()
            assert (await seat.decide(seat.keys[0]))["type"] == "done"


async def without_eyes(new: Path, old: Path) -> None:
    """The same database as the version before this one kept it."""
    before = Database(f"sqlite+aiosqlite:///{old}")
    async with before.engine.begin() as connection:
        await connection.run_sync(migrate, "0002")
    await before.close()
    with contextlib.closing(sqlite3.connect(old)) as database:
        database.execute("ATTACH ? AS new", (str(new),))
        tables = [
            name for (name,) in database.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")
        ]
        for table in tables:
            if table != "alembic_version":
                columns = ", ".join(
                    f'"{row[1]}"' for row in database.execute(f"PRAGMA main.table_info({table})")
                )
                database.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}")
        database.commit()
