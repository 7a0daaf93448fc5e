"""Two servers on one PostgreSQL database, with clients on both."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable

import pytest

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, bot, play_on, toy_table
from tests.server.processes import ServerProcess
from warhost.server.database.journal import Journal, NumberTaken, Writing
from warhost.server.table import decisions

pytestmark = pytest.mark.postgres


@pytest.fixture
async def two_servers(postgres_database: str) -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    one, other = ServerProcess(postgres_database), ServerProcess(postgres_database)
    await asyncio.gather(one.start(), other.start())
    try:
        yield one, other
    finally:
        one.kill()
        other.kill()


async def test_clients_of_two_processes_play_one_game(
    two_servers: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = two_servers
    async with Client(one.address) as ann, Client(other.address) as bob, Client(one.address) as cat:
        for client, name in ((ann, "Ann"), (bob, "Bob"), (cat, "Cat")):
            await client.arrive(name)
        table = await ann.post("/api/tables", toy_table(ME, OPEN, OPEN, bot(), visibility="open"))
        await bob.post(f"/api/tables/{table['id']}/join", {})
        await cat.post(f"/api/tables/{table['id']}/join", {})
        await ann.post(f"/api/tables/{table['id']}/start")
        async with (
            ann.sit(table["id"]) as first,
            bob.sit(table["id"]) as second,
            cat.sit(table["id"]) as third,
        ):
            await second.ask("chat", text="hello over there")
            for seat in (first, second, third):
                while not seat.chat or seat.present != ["red", "green", "blue"]:
                    await seat.receive()
            results = await asyncio.gather(
                *(play_on(seat, random.Random(i)) for i, seat in enumerate((first, second, third)))
            )
        assert results[0] == results[1] == results[2]
        for seat in (first, second, third):
            fresh = await seat.client.get(f"/api/tables/{table['id']}/view", **{"as": seat.viewer})
            assert (fresh["view"], fresh["events"]) == (seat.view, seat.events)


async def test_two_simultaneous_writers_cannot_both_win_a_number(
    two_servers: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = two_servers
    async with Client(one.address) as here, Client(other.address) as there:
        await race(here, there)


async def race(here: Client, there: Client) -> None:
    """The same person answers the same question at both servers at the same moment, again and again."""
    await here.arrive("Ann")
    await here.patch("/api/me", {"preferences": {"auto_forced": False}})
    there.http.cookies = here.http.cookies
    table = (await here.post("/api/tables", toy_table(ME, ME, options={"rounds": "5"}, start=True)))["id"]
    path, wins = f"/api/tables/{table}", 0
    for _ in range(60):
        public = await here.get(f"{path}/view", **{"as": "public"})
        if not public["view"]["waiting"]:
            break
        side = public["view"]["waiting"][0]
        prompt = (await here.get(f"{path}/view", **{"as": side}))["prompt"]
        answer = {"seat": side, "asked": prompt["asked"], "key": prompt["options"][0]}
        answers = await asyncio.gather(
            *(client.http.post(f"{path}/decide", json=answer) for client in (here, there, here, there))
        )
        accepted = [answer.json()["number"] for answer in answers if answer.status_code == 200]
        refused = {answer.json()["reason"] for answer in answers if answer.status_code != 200}
        assert len(accepted) == 1, [answer.text for answer in answers]
        assert refused <= {"refused-stale"}
        wins += 1
    assert wins >= 10
    assert (await there.get(path))["decisions"] == wins
    assert (await there.get(f"{path}/verify"))["verified"]


def looks_at_no_number(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decisions, "check_asked", lambda _ledger, _seat, _asked: None)


def takes_a_number_twice(patch: pytest.MonkeyPatch) -> None:
    async def write(self: Journal, writing: Writing) -> None:
        with contextlib.suppress(NumberTaken):
            await honest(self, writing)

    honest = Journal.write
    patch.setattr(Journal, "write", write)


@pytest.mark.parametrize("breaks", [looks_at_no_number, takes_a_number_twice])
async def test_a_broken_race_is_noticed(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch, breaks: Callable[[pytest.MonkeyPatch], None]
) -> None:
    breaks(monkeypatch)
    async with (
        running(quick_settings(postgres_database)) as one,
        running(quick_settings(postgres_database)) as other,
    ):
        with pytest.raises(AssertionError):
            await race(one.stranger(), other.stranger())


async def test_one_server_dies_and_the_other_plays_on(postgres_database: str) -> None:
    dying = ServerProcess(postgres_database)
    await dying.start()
    async with running(quick_settings(postgres_database)) as place, Client(dying.address) as ann:
        await ann.arrive("Ann")
        table = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
        await over_there(ann, table["id"])
        dying.kill()
        again = place.stranger()
        again.http.cookies = ann.http.cookies
        async with again.sit(table["id"]) as seat:
            await play_on(seat, random.Random(3))


async def over_there(ann: Client, table: str) -> None:
    async with ann.sit(table) as seat:
        await seat.ready()
        await seat.decide(seat.keys[0])


async def test_undo_seats_and_proposals_are_seen_at_the_other_server(postgres_database: str) -> None:
    async with (
        running(quick_settings(postgres_database)) as one,
        running(quick_settings(postgres_database)) as other,
    ):
        table, ann, bob = await two_people(one, other)
        async with ann.sit(table) as first, bob.sit(table) as second:
            await first.ready()
            await second.ready()
            await first.decide(first.keys[0])
            await second.reach(1)
            await first.ask("undo", seat="red", decision=1)
            await second.reach(2)
            await second.decide(second.keys[0])
            await first.reach(3)
            proposal = (await first.ask("ask_everyone", seat="red", step=0))["number"]
            told = await second.until("proposal")
            assert told["proposal"]["missing"] == ["green"]
            await second.ask("vote", proposal=proposal, agree=True)
            await first.reach(4)
            assert first.frame["step"] == 0
            await bob.put(f"/api/tables/{table}/seats/green", {"holder": bot()})
            await first.reach(5)
            assert first.view["waiting"] == ["red"]


async def two_people(one: Running, other: Running) -> tuple[str, Client, Client]:
    ann, bob = await one.person("Ann"), await other.person("Bob")
    for person in (ann, bob):
        await person.patch("/api/me", {"preferences": {"auto_forced": False}})
    table = (await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open")))["id"]
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    return table, ann, bob
