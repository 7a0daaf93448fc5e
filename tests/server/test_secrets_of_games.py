"""Non-interference over the wire for the real games: whatever a seat or a spectator receives (frames, pages, lists, hints,
refusals), and what the server logs, is the same byte for byte in two worlds that they cannot tell apart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from scripts.ports import free_port
from tests.server.conftest import Running, quick_settings, running
from tests.server.people import OPEN, Client, Seat
from tests.server.test_secrets_of_seats import exports_the_truth
from tests.server.twins import (
    Listener,
    StandingTime,
    World,
    impossible_keys,
    leave_nothing_to_chance,
    twin_worlds,
    without_times,
)
from warhost.core.game import Game
from warhost.games import load
from warhost.live import replaying
from warhost.server.database.rows import LogRow
from warhost.server.game.feed import _News, encode
from warhost.server.game.ledger import Ledger
from warhost.server.refusals import RequestRefused
from warhost.server.table import decisions
from warhost.server.table.state import TableState
from warhost.testing import Variant

CASES = [
    ("oldworld", "turn"),
    ("oldworld", "upgrade"),
    ("bloodrage", "draft"),
    ("bloodrage", "turn"),
    ("bloodrage", "battle_card"),
    ("bloodrage", "quest"),
    ("bloodrage", "keep"),
    ("karak", "turn"),
    ("karak", "equip"),
]
"""Hands and decks; packs of a draft, cards that lie face down, quests, what is kept; piles and bags."""


class Twice(NamedTuple):
    """What was received and logged in each of two worlds."""

    received: list[list[str]]
    logs: list[str]


@pytest.fixture
def run_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Callable[[str, str], Awaitable[Twice]]:
    async def run(name: str, prompt: str) -> Twice:
        game, port, twice = load(name), free_port(), Twice([], [])
        for number, world in enumerate(twin_worlds(game, Variant(3), prompt)):
            leave_nothing_to_chance(monkeypatch)
            database = str(tmp_path / f"{number}.sqlite3")
            settings = quick_settings(database, port=port, secret="the same for both")
            async with running(settings, now=StandingTime()) as place:
                twice.received.append(await everything_received(place, game, world))
            twice.logs.append(without_times("".join(capfd.readouterr())))
        return twice

    return run


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("name", "prompt"), CASES)
async def test_what_is_received_does_not_depend_on_what_may_not_be_known(
    name: str, prompt: str, run_twice: Callable[[str, str], Awaitable[Twice]]
) -> None:
    received, logs = await run_twice(name, prompt)
    assert len(received[0]) > 120
    for one, other in zip(*received, strict=True):
        assert one == other
    assert logs[0] == logs[1], "nor may the server's log tell"


# ---------------------------------------------------------------- the comparison must be able to fail


def shows_all_fields(patch: pytest.MonkeyPatch) -> None:
    def changes_of(news: Any, viewer: int) -> list[bytes]:
        match = news._ledger.match
        fields = {
            field.name: field.encode(getattr(match.state, field.name), match.seat_ids)
            for field in match.game.fields
        }
        return [*honest(news, viewer), encode({"path": ["state"], "value": fields})]

    honest = _News._further_changes_of
    patch.setattr(_News, "_further_changes_of", changes_of)


def tells_decisions_in_replays(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(replaying.Eyes, "may_know", lambda _eyes, _decision: True)


def says_what_was_refused(patch: pytest.MonkeyPatch) -> None:
    def check(table: TableState, seat: int, person: str | None, actor: str) -> None:
        try:
            honest(table, seat, person, actor)
        except RequestRefused:
            ledger = table.ledger
            keys = [] if ledger is None else ledger.match.options(seat)
            raise RequestRefused("refused-not-your-seat", seat=str(keys)) from None

    honest = decisions.check_may_decide
    patch.setattr(decisions, "check_may_decide", check)


def logs_decisions(patch: pytest.MonkeyPatch) -> None:
    def decide(ledger: Ledger, seat: int, key: str, actor: str, at: int) -> LogRow:
        print(key)
        return honest(ledger, seat, key, actor, at)

    honest = Ledger.decide
    patch.setattr(Ledger, "decide", decide)


@pytest.mark.timeout(240)
@pytest.mark.parametrize(
    ("breaks", "where", "prompt"),
    [
        (shows_all_fields, "received", "draft"),
        (tells_decisions_in_replays, "received", "draft"),
        (says_what_was_refused, "received", "draft"),
        (exports_the_truth, "received", "draft"),
        (logs_decisions, "logs", "draft"),
    ],
)
async def test_a_leak_is_noticed(
    breaks: Callable[[pytest.MonkeyPatch], None],
    where: str,
    prompt: str,
    run_twice: Callable[[str, str], Awaitable[Twice]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    breaks(monkeypatch)
    one, other = getattr(await run_twice("bloodrage", prompt), where)
    assert one != other


# ---------------------------------------------------------------- what happens in a world


async def everything_received(place: Running, game: Game, world: World) -> list[str]:
    """All that the viewer, a spectator and a host without a seat are sent while somebody else does what he does in this
    world; while a seat is opened and the spectator sits in there for a moment; and when all go back."""
    names = ("Viewer", "Actor", "Stranger", "Host")
    viewer, actor, stranger, host = people = [await place.person(name) for name in names]
    for person in people:
        await person.patch("/api/me", {"preferences": {"auto_forced": False}})
    seats = [OPEN for _ in world.position["seats"]]
    wish = {"game": game.name, "seats": seats, "position": world.position, "visibility": "open"}
    table = (await host.post("/api/tables", wish))["id"]
    path = f"/api/tables/{table}"
    for side in world.position["seats"]:
        await (viewer if side == world.viewer else actor).post(f"{path}/join", {"seat": side})
    await host.post(f"{path}/start")
    third = next(side for side in world.position["seats"] if side not in (world.viewer, world.actor))
    async with (
        viewer.sit(table, world.viewer) as mine,
        stranger.sit(table) as watching,
        host.sit(table) as hosting,
        actor.sit(table, world.actor) as theirs,
    ):
        for seat in (mine, watching, hosting, theirs):
            await seat.ready()
        listeners = Listener(viewer, mine), Listener(stranger, watching), Listener(host, hosting)
        await look_everywhere(game, listeners[0], world, table)
        await actor_decides(theirs, world, [mine, watching, hosting])
        await somebody_sits_in(actor, listeners[1], path, third)
        await viewer.http.post(f"{path}/join", json={"seat": third})
        for listener in listeners:
            await look_everywhere(game, listener, world, table)
        await all_go_back(theirs, mine, world, [mine, watching, hosting])
        await look_everywhere(game, listeners[0], world, table)
        return [each for listener in listeners for each in listener.heard]


async def somebody_sits_in(owner: Client, substitute: Listener, path: str, seat: str) -> None:
    """The seat stays open: a bot in it would go on playing."""
    await owner.put(f"{path}/seats/{seat}", {"holder": OPEN})
    async with substitute.rightly_knowing():
        await substitute.client.post(f"{path}/join", {"seat": seat})
        await substitute.seat.send("look", viewer=seat)
        await substitute.client.put(f"{path}/seats/{seat}", {"holder": OPEN})


async def all_go_back(actor: Seat, viewer: Seat, world: World, others: list[Seat]) -> None:
    asked = await actor.ask("ask_everyone", seat=world.actor, step=0)
    assert (await viewer.ask("vote", proposal=asked["number"], agree=True))["type"] == "done"
    await actor.ask("ping")
    for seat in others:
        await seat.reach(actor.number)


async def actor_decides(actor: Seat, world: World, others: list[Seat]) -> None:
    """And takes it back and decides again, where that is possible."""
    assert (await actor.decide(world.key, world.actor))["type"] == "done"
    undo = actor.frame.get("undo")
    if undo is not None:
        assert (await actor.ask("undo", seat=world.actor, decision=undo))["type"] == "done"
        assert (await actor.decide(world.key, world.actor))["type"] == "done"
    for seat in others:
        await seat.reach(actor.number)


async def look_everywhere(game: Game, listener: Listener, world: World, table: str) -> None:
    """Whatever the person may try, and whatever they may not."""
    path, person, seat = f"/api/tables/{table}", listener.client, listener.seat
    for page in ("", "/view", "/events", "/chat", "/verify", "/record", "/replay", "/story"):
        await person.http.get(path + page)
    for eyes in (world.viewer, world.actor, "public", "all"):
        for page in ("view", "events", "replay", "story"):
            await person.http.get(f"{path}/{page}", params={"as": eyes})
    for eyes in (world.viewer, world.actor):
        await person.http.get(f"{path}/position", params={"as": eyes})
    for which in ("mine", "open", "watchable"):
        await person.http.get("/api/tables", params={"list": which})
    asked = seat.prompt["asked"] if seat.prompt else 0
    for side in (world.viewer, world.actor):
        for key in impossible_keys(game, seat.keys):
            await seat.decide(key, side, asked=asked)
        await seat.ask("hint", seat=side, asked=asked)
        await seat.ask("undo", seat=side, decision=1)
    await person.http.post(f"{path}/decide", json={"seat": world.actor, "asked": asked, "key": world.key})
    await seat.ask("look", viewer=world.actor)
    await seat.send("hello", viewer=seat.viewer, number=0, story=0, events=1)
    await seat.until("current" if seat.number == 0 else "view")
