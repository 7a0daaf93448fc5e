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


# ---------------------------------------------------------------- letting somebody win, ending without a result


async def two_at_a_table(place: Running) -> tuple[Client, Client, str]:
    ann, bob = await place.person("Ann"), await place.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ann.post(f"/api/tables/{table['id']}/start")
    return ann, bob, f"/api/tables/{table['id']}"


async def test_a_game_is_conceded_when_everybody_agrees(any_server: Running) -> None:
    ann, bob, table = await two_at_a_table(any_server)
    async with bob.sit(table.rsplit("/", 1)[1]) as at_table:
        await at_table.ready()
        asked = await ann.post(f"{table}/concede", {"seat": "red", "winner": "green"})
        proposal = (await at_table.until("proposal"))["proposal"]
        assert (proposal["kind"], proposal["winner"], proposal["missing"]) == ("concede", "green", ["green"])
        await bob.post(f"{table}/vote", {"proposal": asked["number"], "agree": True})
        assert (await at_table.until("proposal"))["outcome"] == "agreed"
    info = await ann.get(table)
    assert info["status"] == "finished"
    assert (info["result"]["ending"], info["result"]["winners"]) == ("conceded", ["green"])
    assert info["seed"] is not None
    record = (await ann.http.get(f"{table}/record")).text
    assert record.startswith("warhost record 1")
    assert "\nend " not in record
    view = await ann.get(f"{table}/view")
    assert view["prompt"] is None
    decide = {"seat": "red", "asked": 0, "key": "take:1"}
    assert (await ann.refused("POST", f"{table}/decide", decide))[1] == "refused-not-playing"
    assert (await ann.get(f"{table}/verify"))["verified"] is True
    await ann.post(f"{table}/rematch")


async def test_one_no_and_the_game_goes_on(server: Running) -> None:
    ann, bob, table = await two_at_a_table(server)
    asked = await ann.post(f"{table}/concede", {"seat": "red", "winner": "red"})
    await bob.post(f"{table}/vote", {"proposal": asked["number"], "agree": False})
    assert (await ann.get(table))["status"] == "playing"


async def test_nobody_wins_by_themselves_among_bots(server: Running) -> None:
    ann = await server.person("Ann")
    table = await ann.post("/api/tables", toy_table(ME, bot(), start=True, clock={"kind": "none"}))
    wish = {"seat": "red", "winner": "red"}
    address = f"/api/tables/{table['id']}"
    assert await ann.refused("POST", f"{address}/concede", wish) == (409, "refused-nobody-concedes")
    await ann.post(f"{address}/concede", {"seat": "red", "winner": "green"})
    assert (await ann.get(address))["result"]["winners"] == ["green"]


async def test_a_stalled_game_ends_without_those_who_hold_it_up(any_server: Running) -> None:
    ann, bob, table = await two_at_a_table(any_server)
    view = await ann.get(f"{table}/view")
    first = {"seat": "red", "asked": view["prompt"]["asked"], "key": view["prompt"]["options"][0]}
    await ann.post(f"{table}/decide", first)
    soon = await ann.post(f"{table}/propose-end", {"seat": "red"})
    assert (await ann.get(table))["status"] == "playing", "Bob is asked"
    await bob.post(f"{table}/vote", {"proposal": soon["number"], "agree": False})
    any_server.now.ahead_ms += 25 * 3_600_000
    await ann.post(f"{table}/propose-end", {"seat": "red"})
    info = await ann.get(table)
    assert (info["status"], info["result"]) == ("closed", None)


async def test_whom_the_table_does_not_wait_for_is_asked_however_long_it_takes(server: Running) -> None:
    ann, bob, table = await two_at_a_table(server)
    view = await ann.get(f"{table}/view")
    await ann.post(
        f"{table}/decide",
        {"seat": "red", "asked": view["prompt"]["asked"], "key": view["prompt"]["options"][0]},
    )
    server.now.ahead_ms += 25 * 3_600_000
    await bob.post(f"{table}/propose-end", {"seat": "green"})
    assert (await bob.get(table))["status"] == "playing", "Ann has done her part"
