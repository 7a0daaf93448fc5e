"""Tables around the game: lists, seats, start, rematch."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.conftest import Running
from tests.server.people import ME, OPEN, Client, bot, toy_table


async def lists_of(client: Client) -> dict[str, list[str]]:
    names = ("mine", "open", "watchable")
    return {
        name: [table["id"] for table in (await client.get("/api/tables", list=name))["tables"]]
        for name in names
    }


async def test_a_table_from_making_it_to_its_rematch(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, OPEN, bot(), visibility="open"), 201)
    path = f"/api/tables/{table['id']}"
    assert (table["status"], table["is_host"], table["waiting"]) == ("gathering", True, [])
    assert (await lists_of(bob))["open"] == [table["id"]]
    assert await ann.refused("POST", f"{path}/start") == (409, "refused-seats-open")
    joined = await bob.post(f"{path}/join", {})
    assert joined["mine"] == ["green"]
    assert await bob.refused("POST", f"{path}/start") == (403, "refused-not-host")
    started = await ann.post(f"{path}/start")
    assert (started["status"], started["seed"]) == ("playing", None)
    assert (await lists_of(bob)) == {"mine": [table["id"]], "open": [], "watchable": [table["id"]]}
    assert await ann.refused("POST", f"{path}/rematch") == (409, "refused-not-over")
    await bob.post(f"{path}/leave")
    closed = await ann.post(f"{path}/close")
    assert (closed["status"], len(closed["seed"])) == ("closed", 64)
    again = await ann.post(f"{path}/rematch")
    same = await bob.post(f"{path}/rematch")
    assert again["id"] == same["id"] != table["id"]
    assert same["mine"] == ["green"]
    assert again["commitment"] != table["commitment"]
    changed = await ann.patch(f"/api/tables/{again['id']}", {"options": {"rounds": "5"}})
    assert changed["options"]["rounds"] == "5"
    await ann.post(f"{path}/archive", {"archived": True})
    assert (await lists_of(ann))["mine"] == [again["id"]]
    hidden = await ann.get("/api/tables", list="mine", archived="true")
    assert [each["id"] for each in hidden["tables"]] == [table["id"]]


async def test_in_a_rematch_seats_may_move_on_by_one(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    wish = toy_table(ME, OPEN, bot(), visibility="open", shuffle_seats=False)
    table = await ann.post("/api/tables", wish, 201)
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/join", {})
    await ann.post(f"{path}/start")
    await bob.post(f"{path}/leave")
    await ann.post(f"{path}/close")
    again = await ann.post(f"{path}/rematch?seats=moved")
    assert again["mine"] == ["green"]
    bobs = await bob.get(f"/api/tables/{again['id']}")
    assert bobs["mine"] == ["blue"]
    assert [seat["played_by"] for seat in bobs["seats"]] == ["bot", "person", "person"]
    assert (await bob.post(f"{path}/rematch?seats=same"))["id"] == again["id"]
    assert (await ann.refused("POST", f"{path}/rematch?seats=other"))[0] == 400


async def test_a_table_that_names_its_sides_seats_everybody_as_named(server: Running) -> None:
    """What `Play now` relies on: heroes that nobody names are drawn, whoever was hoped for."""
    ann = await server.person("Ann")
    games = {game["name"]: game for game in await ann.get("/api/games")}
    naming = [option for option in games["karak"]["options"] if option["names_sides"]]
    assert [(option["name"], option["free"]) for option in naming] == [("heroes", True)]
    heroes = [*games["karak"]["sides"][-2:], "horan"]
    wish = {
        "game": "karak",
        "seats": [bot(), bot(), ME],
        "options": {"heroes": "-".join(heroes)},
        "start": True,
    }
    table = await ann.post("/api/tables", wish, 201)
    assert [seat["seat"] for seat in table["seats"]] == heroes
    assert table["mine"] == ["horan"]


async def test_an_invite_link_leads_to_a_free_seat(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="private"))
    path = f"/api/tables/{table['id']}"
    assert await bob.refused("GET", path) == (404, "refused-no-table")
    assert await bob.refused("GET", "/api/invites/" + "x" * 22) == (404, "refused-no-invite")
    invitation = await bob.get(f"/api/invites/{table['invite']}")
    assert invitation["open_seats"] == ["green"]
    joined = await bob.post(f"{path}/join", {"code": table["invite"], "seat": "green"})
    assert joined["mine"] == ["green"]
    cat = await server.person("Cat")
    late = {"code": table["invite"], "seat": "green"}
    assert await cat.refused("POST", f"{path}/join", late) == (409, "refused-seat-taken")


async def test_asking_again_for_any_seat_takes_no_second_one(any_server: Running) -> None:
    """The first answer may have been lost."""
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, OPEN, OPEN, OPEN, visibility="open"))
    path = f"/api/tables/{table['id']}/join"
    assert (await bob.post(path, {}))["mine"] == ["green"]
    assert (await bob.post(path, {}))["mine"] == ["green"]
    # A second person at the same device comes with a name, and is as impatient.
    assert (await bob.post(path, {"name": "Cat"}))["mine"] == ["green", "blue"]
    assert (await bob.post(path, {"name": " Cat "}))["mine"] == ["green", "blue"]
    assert (await bob.post(path, {"seat": "gold"}))["mine"] == ["green", "blue", "gold"]


async def test_without_the_link_nobody_sits_down_at_an_unlisted_table(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="link"))
    assert await bob.refused("POST", f"/api/tables/{table['id']}/join", {}) == (404, "refused-no-invite")
    assert (await bob.get(f"/api/tables/{table['id']}"))["invite"] is None
    assert (await lists_of(bob))["open"] == []


async def test_the_host_arranges_the_seats_before_the_start(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, OPEN, OPEN, visibility="open"))
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/join", {"seat": "green"})
    assert await bob.refused("PUT", f"{path}/seats/blue", {"holder": bot()}) == (403, "refused-not-host")
    kicked = await ann.put(f"{path}/seats/green", {"holder": OPEN})
    assert kicked["seats"][1]["played_by"] == "open"
    await ann.put(f"{path}/seats/green", {"holder": bot()})
    await ann.put(f"{path}/seats/blue", {"holder": ME})
    assert await ann.refused("PUT", f"{path}/seats/blue", {"holder": {"kind": "bot", "level": "god"}}) == (
        400,
        "unknown-bot",
    )
    changed = await ann.patch(path, {"options": {"rounds": "5"}, "clock": {"kind": "slow", "move_s": 3600}})
    assert (changed["options"], changed["clock"]["kind"]) == ({"rounds": "5"}, "slow")
    await ann.post(f"{path}/start")
    assert await ann.refused("PATCH", path, {"options": {"rounds": "3"}}) == (409, "refused-started")
    assert (await ann.patch(path, {"visibility": "private"}))["visibility"] == "private"


async def test_whom_the_host_sent_away_stays_away(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, OPEN, OPEN, visibility="link"))
    path, code = f"/api/tables/{table['id']}", {"code": table["invite"]}
    await bob.post(f"{path}/join", code)
    await bob.post(f"{path}/join", {**code, "seat": "blue"})
    kicked = await ann.put(f"{path}/seats/green", {"holder": OPEN})
    assert [seat["played_by"] for seat in kicked["seats"]] == ["person", "open", "open"]
    assert await bob.refused("POST", f"{path}/join", code) == (404, "refused-no-invite")
    new_code = {"code": kicked["invite"]}
    assert await bob.refused("POST", f"{path}/join", new_code) == (403, "refused-kicked")
    again = await any_server.person("Bob again")
    assert await again.refused("POST", f"{path}/join", code) == (404, "refused-no-invite")
    await ann.patch(path, {"visibility": "open"})
    assert await bob.refused("POST", f"{path}/join", {}) == (403, "refused-kicked")
    assert (await again.post(f"{path}/join", new_code))["mine"] == ["green"]


async def test_who_plays_lets_a_table_go_on_whose_host_is_away(server: Running) -> None:
    ann, bob, cat = [await server.person(name) for name in ("Ann", "Bob", "Cat")]
    table = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/join", {})
    await ann.post(f"{path}/start")
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        await ann.post(f"{path}/pause", {"paused": True})
        server.now.ahead_ms += 3_600_000
        assert await bob.refused("POST", f"{path}/pause", {"paused": False}) == (403, "refused-host-not-away")
    await asyncio.sleep(0.2)
    assert await bob.refused("POST", f"{path}/pause", {"paused": False}) == (403, "refused-host-not-away")
    server.now.ahead_ms += 121_000
    assert await cat.refused("POST", f"{path}/pause", {"paused": False}) == (403, "refused-not-host")
    assert (await bob.post(f"{path}/pause", {"paused": False}))["paused"] is False
    assert await bob.refused("POST", f"{path}/pause", {"paused": True}) == (403, "refused-not-host")


async def test_a_seat_changes_hands_at_any_decision_and_comes_back(any_server: Running) -> None:
    ann, bob, cat = [await any_server.person(name) for name in ("Ann", "Bob", "Cat")]
    table = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/join", {})
    await ann.post(f"{path}/start")
    async with ann.sit(table["id"]) as seat:
        await seat.ready()
        await bob.put(f"{path}/seats/green", {"holder": bot()})
        await seat.reach(1)
        assert seat.view["waiting"] == ["red"], "the bot has moved for Bob"
        await bob.put(f"{path}/seats/green", {"holder": ME})
        await seat.decide(seat.keys[0])
        await bob.put(f"{path}/seats/green", {"holder": OPEN})
        joined = await cat.post(f"{path}/join", {})
        assert (joined["mine"], joined["seats"][1]["owner"]["name"]) == (["green"], "Bob")
        async with cat.sit(table["id"]) as substitute:
            await substitute.ready()
            assert substitute.viewer == "green"
            await bob.put(f"{path}/seats/green", {"holder": ME})
            await substitute.until("view", viewer="public")
            assert substitute.view["state"]["hands"]["green"] == ["?"] * len(
                substitute.view["state"]["hands"]["green"]
            )


async def test_whoever_leaves_a_running_game_is_replaced_by_a_bot(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/join", {})
    await ann.post(f"{path}/start")
    assert await ann.refused("POST", f"{path}/close") == (409, "refused-others-playing")
    left = await bob.post(f"{path}/leave")
    assert (left["seats"][1]["played_by"], left["seats"][1]["owner"]["name"]) == ("bot", "Bob")
    assert (await ann.post(f"{path}/close"))["status"] == "closed"


async def test_a_paused_table_stands_still(any_server: Running) -> None:
    ann, bob = await any_server.person("Ann"), await any_server.person("Bob")
    clock = {"kind": "live", "bank_s": 600, "increment_s": 0}
    table = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open", clock=clock))
    path = f"/api/tables/{table['id']}"
    await bob.post(f"{path}/join", {})
    await ann.post(f"{path}/start")
    assert await bob.refused("POST", f"{path}/pause", {"paused": True}) == (403, "refused-not-host")
    async with bob.sit(table["id"]) as seat:
        await seat.ready()
        assert seat.frame["clock"]["seats"]["green"]["running"]
        paused = await ann.post(f"{path}/pause", {"paused": True})
        assert (paused["paused"], paused["deadline"]) == (True, None)
        await seat.reach(1)
        assert not seat.frame["clock"]["seats"]["green"]["running"]
        assert (await seat.decide(seat.keys[0]))["reason"] == "refused-paused"
        await ann.post(f"{path}/pause", {"paused": False})
        await seat.reach(2)
        assert (await seat.decide(seat.keys[0]))["type"] == "done"


async def test_presence_tells_who_is_here(server: Running) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    table = await ann.post("/api/tables", toy_table(ME, OPEN, visibility="open"))
    await bob.post(f"/api/tables/{table['id']}/join", {})
    async with ann.sit(table["id"]) as seat:
        await seat.until("presence", seats=["red"])
        async with bob.sit(table["id"]), server.stranger().sit(table["id"]):
            await seat.until("presence", seats=["red", "green"], watching=1)
        await seat.until("presence", seats=["red"], watching=0)


async def test_seats_can_be_dealt_at_random(server: Running) -> None:
    ann = await server.person()
    wish = toy_table(ME, bot(), bot(), bot(), shuffle_seats=True)
    tables = [await ann.post("/api/tables", wish | {"start": True}) for _ in range(12)]
    assert len({tuple(table["mine"]) for table in tables}) > 1


async def test_a_table_is_not_made_of_nonsense(server: Running) -> None:
    ann = await server.person()

    async def reason(**given: Any) -> tuple[int, str]:
        return await ann.refused("POST", "/api/tables", toy_table(ME, ME) | given)

    assert await reason(game="chess") == (404, "unknown-game")
    assert await reason(seats=[ME]) == (400, "bad-table-option")
    assert await reason(options={"rounds": "99"}) == (400, "bad-table-option")
    assert await reason(seats=[ME, {"kind": "bot", "level": "god"}]) == (400, "unknown-bot")
    assert await reason(clock={"kind": "live", "bank_s": 1}) == (400, "refused-malformed-request")
    assert await reason(unknown=1) == (400, "refused-malformed-request")
    assert await server.stranger().refused("POST", "/api/tables", toy_table(ME, ME)) == (
        401,
        "refused-no-person",
    )


async def test_lists_come_in_pages(server: Running) -> None:
    ann = await server.person()
    made = []
    for _ in range(5):
        made.append((await ann.post("/api/tables", toy_table(ME, ME)))["id"])
        await asyncio.sleep(0.002)
    first = await ann.get("/api/tables", limit=3)
    rest = await ann.get("/api/tables", limit=3, before=first["next"])
    assert [table["id"] for table in first["tables"] + rest["tables"]] == made[::-1]
    assert rest["next"] is None
