"""Playing over the websocket, on both databases."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.conftest import Running
from tests.server.people import ME, OPEN, Client, bot, play_on, toy_table
from warhost.games import names
from warhost.server.workers.thinking import BotsFailed, Thinking
from warhost.server.workers.thoughts import Task, Thought


async def three_at_a_table(place: Running, **given: Any) -> tuple[str, list[Client]]:
    ann, bob, cat = [await place.person(name) for name in ("Ann", "Bob", "Cat")]
    table = await ann.post("/api/tables", toy_table(ME, OPEN, OPEN, **given))
    for guest in (bob, cat):
        await guest.patch("/api/me", {"preferences": {"auto_forced": False}})
        await guest.post(f"/api/tables/{table['id']}/join", {"code": table["invite"]})
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    await ann.post(f"/api/tables/{table['id']}/start")
    return table["id"], [ann, bob, cat]


async def test_three_people_play_a_whole_game(any_server: Running) -> None:
    table, people = await three_at_a_table(any_server)
    seats = [person.sit(table) for person in people]
    for seat in seats:
        await seat.__aenter__()
    results = await asyncio.gather(*(play_on(seat, random.Random(i)) for i, seat in enumerate(seats)))
    assert results[0] == results[1] == results[2]
    for seat in seats:
        whole = await seat.client.get(f"/api/tables/{table}/view", **{"as": seat.viewer})
        assert whole["view"] == seat.view, "applying changes must give the same as a fresh view"
        assert whole["events"] == seat.events
        await seat.__aexit__(None, None, None)


async def test_a_person_plays_against_bots(any_server: Running) -> None:
    ann = await any_server.person()
    table = await ann.post("/api/tables", toy_table(ME, bot(), bot(), start=True))
    async with ann.sit(table["id"]) as seat:
        result = await play_on(seat, random.Random(1))
    assert set(result["scores"]) == {"red", "green", "blue"}


async def test_what_cannot_be_taken_back_is_refused_until_the_person_is_sure(server: Running) -> None:
    table, (ann, bob, cat) = await three_at_a_table(server)
    async with ann.sit(table) as red, bob.sit(table) as green, cat.sit(table) as blue:
        for seat in (red, green, blue):
            await seat.ready()
        for seat in (red, green):
            answer = await seat.ask("decide", seat=seat.viewer, asked=0, key=seat.keys[0], unless_final=True)
            assert answer["type"] == "done", "an answer that waits for others can be withdrawn"
        await blue.reach(2)
        last = {"seat": blue.viewer, "asked": 0, "key": blue.keys[0]}
        answer = await blue.ask("decide", **last, unless_final=True)
        assert (answer["type"], answer["reason"]) == ("refused", "refused-final")
        assert (await blue.ask("decide", **last))["type"] == "done"


@pytest.mark.parametrize("game", [name for name in names() if name != "toy"])
async def test_a_whole_game_of_each_kind_over_the_socket(server: Running, game: str) -> None:
    ann = await server.person()
    await ann.patch("/api/me", {"preferences": {"auto_forced": False}})
    seats = min(server.hub.games.get(game).seat_counts)
    wish = {"game": game, "seats": [ME] + [bot()] * (seats - 1), "start": True}
    table = await ann.post("/api/tables", wish)
    async with ann.sit(table["id"]) as seat:
        await play_on(seat, random.Random(1))
        whole = await ann.get(f"/api/tables/{table['id']}/view", **{"as": seat.viewer})
        assert (whole["view"], whole["events"]) == (seat.view, seat.events)
    assert (await ann.get(f"/api/tables/{table['id']}/verify"))["verified"] is True


async def test_bots_play_alone_when_nobody_looks(server: Running) -> None:
    ann = await server.person()
    table = await ann.post("/api/tables", toy_table(bot(), bot(), start=True))
    async with asyncio.timeout(60):
        while (await ann.get(f"/api/tables/{table['id']}"))["status"] != "finished":
            await asyncio.sleep(0.05)


async def test_a_repeated_decision_is_refused_and_does_nothing(any_server: Running) -> None:
    table, (ann, *_) = await three_at_a_table(any_server)
    async with ann.sit(table) as seat:
        await seat.ready()
        asked, key = seat.prompt["asked"] if seat.prompt else -1, seat.keys[0]
        assert (await seat.decide(key))["number"] == 1
        again = await seat.decide(key, "red", asked)
        assert (again["type"], again["reason"], again["number"]) == ("refused", "refused-stale", 1)


async def test_a_decision_for_another_question_is_refused(server: Running) -> None:
    table, (ann, *_) = await three_at_a_table(server)
    async with ann.sit(table) as seat:
        await seat.ready()
        answer = await seat.decide(seat.keys[0], "red", asked=7)
        assert answer["reason"] == "refused-stale"


async def test_nobody_decides_for_another_seat(server: Running) -> None:
    table, (_, bob, _) = await three_at_a_table(server)
    async with bob.sit(table) as seat:
        await seat.ready()
        assert (await seat.decide("lay:one", "red", 0))["reason"] == "refused-not-your-seat"


async def test_an_option_that_is_not_offered_is_refused_with_the_rules_reason(server: Running) -> None:
    table, (ann, *_) = await three_at_a_table(server)
    async with ann.sit(table) as seat:
        await seat.ready()
        assert (await seat.decide("rob:green"))["reason"] == "refused-not-now"
        assert (await seat.decide("dance:now"))["reason"] == "refused-unknown-verb"
        assert seat.number == 0


async def test_an_answer_of_others_does_not_make_mine_stale(server: Running) -> None:
    table, (ann, bob, _) = await three_at_a_table(server)
    async with ann.sit(table) as first, bob.sit(table) as second:
        await first.ready()
        await second.ready()
        await first.decide(first.keys[0])
        assert (await second.decide(second.keys[0], asked=0))["type"] == "done"


async def test_a_secret_answer_can_be_withdrawn_while_others_think(any_server: Running) -> None:
    table, (ann, bob, _) = await three_at_a_table(any_server)
    async with ann.sit(table) as first, bob.sit(table) as second:
        await first.ready()
        await second.ready()
        await first.decide(first.keys[0])
        assert first.frame["undo"] == 1
        assert (await first.ask("undo", seat="red", decision=1))["type"] == "done"
        assert first.prompt is not None
        assert first.prompt["asked"] == 2, "a repeat of the withdrawn answer must not count"
        await second.reach(2)
        assert second.prompt is not None
        assert second.prompt["asked"] == 0, "Bob may go on thinking about the same question"
        assert second.view["waiting"] == ["red", "green", "blue"]
        assert (await first.ask("undo", seat="red", decision=1))["reason"] == "refused-no-undo"


async def test_beyond_the_barrier_everyone_is_asked(any_server: Running) -> None:
    table, people = await three_at_a_table(any_server)
    async with people[0].sit(table) as ann, people[1].sit(table) as bob, people[2].sit(table) as cat:
        for seat in (ann, bob, cat):
            await seat.ready()
            await seat.decide(seat.keys[0])
        await ann.reach(3)
        assert (await ann.ask("undo", seat="red", decision=1))["reason"] == "refused-no-undo"
        events = len(ann.events)
        proposal = (await ann.ask("ask_everyone", seat="red", step=1))["number"]
        told = await bob.until("proposal")
        assert told["proposal"] == {
            "id": proposal,
            "seat": "red",
            "step": 1,
            "agreed": [],
            "missing": ["green", "blue"],
            "waiting_for": sorted(person.id for person in people[1:]),
            "kind": "back",
            "winner": None,
        }
        assert (await bob.ask("vote", proposal=proposal, agree=True))["type"] == "done"
        assert (await cat.ask("vote", proposal=proposal, agree=True))["type"] == "done"
        await ann.until("proposal", outcome="agreed")
        assert (ann.frame["step"], ann.view["waiting"]) == (1, ["green", "blue"])
        assert len(ann.events) < events
        await cat.reach(4)
        assert cat.prompt is not None


async def test_one_no_ends_a_proposal(server: Running) -> None:
    table, people = await three_at_a_table(server)
    async with people[0].sit(table) as ann, people[1].sit(table) as bob:
        await ann.ready()
        await bob.ready()
        await ann.decide(ann.keys[0])
        proposal = (await ann.ask("ask_everyone", seat="red", step=0))["number"]
        await bob.ask("vote", proposal=proposal, agree=False)
        await ann.until("proposal", outcome="declined")
        assert (await bob.ask("vote", proposal=proposal, agree=True))["reason"] == "refused-no-proposal"
        assert ann.frame["step"] == 1


async def test_the_next_decision_ends_a_proposal(server: Running) -> None:
    table, people = await three_at_a_table(server)
    async with people[0].sit(table) as ann, people[1].sit(table) as bob:
        await ann.ready()
        await bob.ready()
        await ann.decide(ann.keys[0])
        await ann.ask("ask_everyone", seat="red", step=0)
        await bob.reach(1)
        await bob.decide(bob.keys[0])
        await ann.until("proposal", outcome="lapsed")


async def test_alone_among_bots_going_back_needs_nobody(server: Running) -> None:
    ann = await server.person()
    table = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        await seat.decide(seat.keys[0])
        await seat.reach(2)
        await seat.ask("ask_everyone", seat="red", step=0)
        assert seat.frame["number"] >= 3
        assert seat.prompt is not None


@pytest.mark.parametrize("loses_everything", [False, True])
async def test_a_client_resumes_where_it_was(any_server: Running, loses_everything: bool) -> None:
    table, (ann, bob, _) = await three_at_a_table(any_server)
    first = ann.sit(table)
    async with first:
        await first.ready()
        await first.decide(first.keys[0])
    async with bob.sit(table) as other:
        await other.ready()
        await other.decide(other.keys[0])
    have = (
        {}
        if loses_everything
        else {"number": first.number, "story": first.story, "events": len(first.events)}
    )
    async with ann.sit(table, "red", **have) as again:
        frame = await again.until("view")
        assert frame["number"] == 2
        assert frame["kept"] == (0 if loses_everything else len(first.events))
        if loses_everything:
            assert again.events[: len(first.events)] == first.events
    async with ann.sit(table, "red", number=2, story=frame["story"], events=99) as third:
        await third.until("current", number=2)


async def test_two_tabs_get_the_same(server: Running) -> None:
    table, (ann, *_) = await three_at_a_table(server)
    async with ann.sit(table) as one, ann.sit(table) as other:
        await one.ready()
        await other.ready()
        await one.decide(one.keys[0])
        await other.reach(1)
        assert one.view == other.view


async def test_spectators_see_the_public_table_only(server: Running) -> None:
    table, _ = await three_at_a_table(server)
    stranger = server.stranger()
    async with stranger.sit(table) as seat:
        await seat.ready()
        assert seat.viewer == "public"
        assert seat.view["state"]["hands"]["red"] == ["?"] * 4
        assert seat.prompt is None
    async with stranger.sit(table, "red") as seat:
        assert (await seat.until("refused"))["reason"] == "refused-not-your-view"
    assert await stranger.refused("GET", f"/api/tables/{table}/view?as=red") == (403, "refused-not-your-view")
    assert await stranger.refused(
        "POST", f"/api/tables/{table}/decide", {"seat": "red", "asked": 0, "key": "x"}
    ) == (
        401,
        "refused-no-person",
    )


async def test_one_device_for_several_people(server: Running) -> None:
    ann = await server.person()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    table = await ann.post("/api/tables", toy_table(*seats, start=True))
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob"]
    async with ann.sit(table["id"], "public") as seat:
        await seat.ready()
        assert seat.prompt is None
        for side in ("red", "green"):
            await seat.send("look", viewer=side)
            await seat.until("view", viewer=side)
            await seat.decide(seat.keys[0])
        await seat.reach(2)
        assert (await seat.ask("look", viewer="blue"))["reason"] == "refused-not-your-view"


async def test_talk_is_stored_numbered_and_told_to_all(any_server: Running) -> None:
    table, (ann, bob, _) = await three_at_a_table(any_server)
    async with ann.sit(table) as first, bob.sit(table) as second:
        await first.ready()
        await second.ready()
        assert (await first.ask("chat", text="hello"))["number"] == 1
        told = await second.until("chat")
        assert [(line["text"], line["seats"]) for line in told["lines"]] == [("hello", ["red"])]
    await bob.post(f"/api/tables/{table}/chat", {"text": "there"})
    async with ann.sit(table, chat=1) as again:
        await again.ready()
        assert [line["text"] for line in again.chat] == ["there"]
    assert len((await ann.get(f"/api/tables/{table}/chat"))["lines"]) == 2


async def test_bots_give_hints_to_those_who_are_asked(server: Running) -> None:
    table, (ann, bob, _) = await three_at_a_table(server)
    async with ann.sit(table) as seat:
        await seat.ready()
        hint = await seat.ask("hint", seat="red", asked=0)
        assert {option["key"] for option in hint["options"]} <= set(seat.keys)
        assert all(option["reason"] for option in hint["options"])
        assert hint["options"][0]["expected"] is not None
        again = await seat.ask("hint", seat="red", asked=0)
        assert [option["key"] for option in again["options"]] == [option["key"] for option in hint["options"]]
        assert (await seat.ask("hint", seat="green", asked=0))["reason"] == "refused-not-your-seat"
        await seat.decide(seat.keys[0])
        assert (await seat.ask("hint", seat="red", asked=0))["reason"] == "refused-stale"
    hints = await bob.post(f"/api/tables/{table}/hint", {"seat": "green", "asked": 0})
    assert hints["options"]


async def test_there_is_no_hint_for_a_seat_that_is_not_asked(server: Running) -> None:
    ann = await server.person("Ann")
    path = f"/api/tables/{(await ann.post('/api/tables', {'game': 'karak', 'seats': [ME, ME], 'start': True}))['id']}"
    view = (await ann.get(f"{path}/view"))["view"]
    (idle,) = set(view["seats"]) - set(view["waiting"])
    refusal = await ann.refused("POST", f"{path}/hint", {"seat": idle, "asked": 0})
    assert refusal == (409, "refused-stale")


async def test_where_no_searching_bot_is_free_the_quick_one_gives_the_hint(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    think, asked = Thinking.think, []

    async def quick_only(pool: Thinking, table: str, task: Task) -> Thought:
        asked.append(task.level)
        if task.level != "random":
            raise BotsFailed
        return await think(pool, table, task)

    monkeypatch.setattr(Thinking, "think", quick_only)
    table, (ann, _, _) = await three_at_a_table(server)
    async with ann.sit(table) as seat:
        await seat.ready()
        hint = await seat.ask("hint", seat="red", asked=0)
    assert {option["key"] for option in hint["options"]} <= set(seat.keys)
    assert asked == ["easy", "random"]


async def test_forced_choices_are_taken_for_those_who_wish_it(server: Running) -> None:
    ann = await server.person()
    position = {
        "game": "toy",
        "seats": ["red", "green"],
        "state": {"round": 2, "rounds": 3, "hands": {"red": ["one"], "green": ["two", "three"]}, "deck": []},
        "chance": {},
        "flow": {},
    }
    table = await ann.post(
        "/api/tables", {"game": "toy", "seats": [ME, ME], "position": position, "start": True}
    )
    async with ann.sit(table["id"], "green") as seat:
        await seat.ready()
        await seat.reach(1)
        assert seat.view["waiting"] == ["green"], "red had only one card"
        assert (await seat.ask("undo", seat="red", decision=1))["type"] == "done"


async def test_since_my_last_turn(server: Running) -> None:
    table, people = await three_at_a_table(server)
    async with people[0].sit(table) as ann, people[1].sit(table) as bob, people[2].sit(table) as cat:
        for seat in (ann, bob, cat):
            await seat.ready()
        assert ann.frame["since"] == 0
        mine = len(ann.events)
        await ann.decide(ann.keys[0])
        assert ann.frame["since"] == mine
        await bob.decide(bob.keys[0])
        await cat.decide(cat.keys[0])
        await ann.reach(3)
        assert ann.frame["since"] == mine < len(ann.events)


async def test_malformed_messages_are_refused_and_too_many_end_the_connection(server: Running) -> None:
    table, (ann, *_) = await three_at_a_table(server)
    async with ann.sit(table) as seat:
        await seat.ready()
        for _ in range(10):
            await seat.socket.send('{"type": "decide", "seat": 3}')
            assert (await seat.until("refused"))["reason"] == "refused-malformed-request"
        await seat.socket.wait_closed()
        assert seat.socket.close_code == 4400


async def test_everything_of_the_socket_can_be_done_by_rest(server: Running) -> None:
    table, (ann, bob, cat) = await three_at_a_table(server)
    path = f"/api/tables/{table}"
    view = await ann.get(f"{path}/view")
    done = await ann.post(f"{path}/decide", {"seat": "red", "asked": 0, "key": view["prompt"]["options"][0]})
    assert done == {"number": 1}
    assert await ann.post(f"{path}/undo", {"seat": "red", "decision": 1}) == {"number": 2}
    view = await bob.get(f"{path}/view")
    await bob.post(f"{path}/decide", {"seat": "green", "asked": 0, "key": view["prompt"]["options"][0]})
    proposal = await ann.post(f"{path}/ask-everyone", {"seat": "red", "step": 0})
    for voter in (bob, cat):
        await voter.post(f"{path}/vote", {"proposal": proposal["number"], "agree": True})
    view = await ann.get(f"{path}/view")
    assert (view["step"], view["number"]) == (0, 4)
    events = await ann.get(f"{path}/events", after=1)
    assert events["events"] == view["events"][1:]
