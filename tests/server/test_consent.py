"""Going back is decided by all whose game it is: nobody agrees in another's place, and whoever is away is waited for."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Running
from tests.server.people import ME, OPEN, Client, bot, toy_table
from tests.server.test_eyes import hosted_without_a_seat, number, table_of


async def after_one_decision(person: Client, path: str) -> int:
    """How many decisions stand when this person has taken one, and the bots theirs."""
    async with person.sit(number(path)) as seat:
        await seat.ready()
        assert (await seat.decide(seat.keys[0]))["type"] == "done"
    return await when_bots_have_moved(person, path)


async def when_bots_have_moved(person: Client, path: str) -> int:
    async with person.sit(number(path)) as seat:
        await seat.ready()
        while any(
            side["played_by"] == "bot" and side["seat"] in seat.view["waiting"] for side in seat.info["seats"]
        ):
            await seat.receive()
    return int((await person.get(path))["decisions"])


async def propose(person: Client, path: str, seat: str = "red") -> int:
    return int((await person.post(f"{path}/ask-everyone", {"seat": seat, "step": 0}))["number"])


async def vote(person: Client, path: str, proposal: int, agree: bool = True) -> None:
    await person.post(f"{path}/vote", {"proposal": proposal, "agree": agree})


async def open_proposal(person: Client, path: str) -> Any:
    """As somebody is told of it who comes to the table now."""
    async with person.sit(number(path)) as seat:
        return (await seat.until("proposal"))["proposal"]


async def test_whoever_lets_a_bot_play_is_still_asked(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    path = await table_of(ann, bob)
    await after_one_decision(ann, path)
    await bob.post(f"{path}/leave")
    stand = await when_bots_have_moved(ann, path)
    proposal = await propose(ann, path)
    assert (await ann.get(path))["decisions"] == stand, "Ann has not gone back alone"
    told = await open_proposal(bob, path)
    assert (told["missing"], told["waiting_for"]) == (["green"], [bob.id])
    await vote(bob, path, proposal)
    assert (await ann.get(path))["decisions"] == 0


async def test_whoever_opened_a_seat_is_still_asked(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    path = await table_of(ann, bob)
    stand = await after_one_decision(ann, path)
    await bob.put(f"{path}/seats/green", {"holder": OPEN})
    proposal = await propose(ann, path)
    assert (await ann.get(path))["decisions"] == stand
    await vote(bob, path, proposal, agree=False)
    assert await ann.refused("POST", f"{path}/vote", {"proposal": proposal, "agree": True}) == (
        409,
        "refused-no-proposal",
    )


async def test_neither_the_substitute_nor_the_host_agrees_for_the_owner(server: Running) -> None:
    host, bob, cat = [await server.person(name) for name in ("Host", "Bob", "Cat")]
    path = await hosted_without_a_seat(host, bob, cat)
    stand = await after_one_decision(bob, path)
    await cat.put(f"{path}/seats/green", {"holder": OPEN})
    await host.post(f"{path}/join", {"seat": "green"})
    proposal = await propose(bob, path)
    assert (await open_proposal(bob, path))["waiting_for"] == sorted([host.id, cat.id])
    await vote(host, path, proposal)
    told = await open_proposal(bob, path)
    assert (told["missing"], told["agreed"], told["waiting_for"]) == (["green"], [], [cat.id])
    assert (await bob.get(path))["decisions"] >= stand
    await vote(cat, path, proposal)
    assert (await bob.get(path))["decisions"] == 0


async def test_a_host_without_a_seat_has_no_vote(server: Running) -> None:
    host, bob, cat = [await server.person(name) for name in ("Host", "Bob", "Cat")]
    path = await hosted_without_a_seat(host, bob, cat)
    await after_one_decision(bob, path)
    proposal = await propose(bob, path)
    assert await host.refused("POST", f"{path}/vote", {"proposal": proposal, "agree": True}) == (
        403,
        "refused-not-at-table",
    )


async def test_bots_of_their_own_are_not_asked(server: Running) -> None:
    ann = await server.person("Ann")
    path = await table_of(ann, None)
    await after_one_decision(ann, path)
    await ann.put(f"{path}/seats/green", {"holder": OPEN})
    await propose(ann, path)
    assert (await ann.get(path))["decisions"] == 0


async def test_a_proposal_ends_when_there_is_somebody_else_to_ask(any_server: Running) -> None:
    ann, bob, cat = [await any_server.person(name) for name in ("Ann", "Bob", "Cat")]
    path = await table_of(ann, bob)
    await after_one_decision(ann, path)
    await bob.put(f"{path}/seats/green", {"holder": OPEN})
    proposal = await propose(ann, path)
    async with bob.sit(number(path)) as seat:
        await seat.ready()
        await bob.put(f"{path}/seats/green", {"holder": ME})
        assert (await open_proposal(ann, path))["id"] == proposal, "Bob is asked as before"
        await bob.put(f"{path}/seats/green", {"holder": OPEN})
        await cat.post(f"{path}/join", {})
        await seat.until("proposal", outcome="lapsed")
    assert await bob.refused("POST", f"{path}/vote", {"proposal": proposal, "agree": True}) == (
        409,
        "refused-no-proposal",
    )


async def test_people_at_one_device_agree_together(server: Running) -> None:
    ann = await server.person("Ann")
    made = await ann.post("/api/tables", toy_table(ME, ME, bot(), start=True))
    path = f"/api/tables/{made['id']}"
    await after_one_decision(ann, path)
    await propose(ann, path)
    assert (await ann.get(path))["decisions"] == 0
