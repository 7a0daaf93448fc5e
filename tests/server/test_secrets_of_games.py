"""Non-interference over the wire for the real games: whatever a seat or a spectator receives (frames, pages, lists, hints,
refusals), and what the server logs, is the same byte for byte in two worlds that they cannot tell apart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from scripts.with_postgres import free_port

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, Seat
from tests.server.twins import (
    StandingTime,
    World,
    impossible_keys,
    leave_nothing_to_chance,
    note_all,
    twin_worlds,
    without_times,
)
from warhost.core.game import Game
from warhost.games import load
from warhost.server.database.rows import LogRow
from warhost.server.game import replays
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
            async with running(settings, now=StandingTime()) as place:  # type: ignore[arg-type]
                twice.received.append(await everything_received(place, game, world))
            twice.logs.append(without_times("".join(capfd.readouterr())))
        return twice

    return run


@pytest.mark.timeout(120)
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

    honest = _News._changes_of
    patch.setattr(_News, "_changes_of", changes_of)


def tells_decisions_in_replays(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(replays.Eyes, "may_know", lambda _eyes, _decision: True)


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


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    ("breaks", "where"),
    [
        (shows_all_fields, "received"),
        (tells_decisions_in_replays, "received"),
        (says_what_was_refused, "received"),
        (logs_decisions, "logs"),
    ],
)
async def test_a_leak_is_noticed(
    breaks: Callable[[pytest.MonkeyPatch], None],
    where: str,
    run_twice: Callable[[str, str], Awaitable[Twice]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    breaks(monkeypatch)
    one, other = getattr(await run_twice("bloodrage", "draft"), where)
    assert one != other


# ---------------------------------------------------------------- what happens in a world


async def everything_received(place: Running, game: Game, world: World) -> list[str]:
    """All that the viewer and a spectator are sent while somebody else does what he does in this world."""
    viewer, actor, stranger = [await place.person(name) for name in ("Viewer", "Actor", "Stranger")]
    for person in (viewer, actor):
        await person.patch("/api/me", {"preferences": {"auto_forced": False}})
    received: list[str] = []
    note_all(viewer, received)
    note_all(stranger, received)
    seats = [OPEN if side == world.viewer else ME for side in world.position["seats"]]
    wish = {"game": game.name, "seats": seats, "position": world.position, "visibility": "open"}
    table = (await actor.post("/api/tables", wish))["id"]
    await viewer.post(f"/api/tables/{table}/join", {})
    await actor.post(f"/api/tables/{table}/start")
    async with (
        viewer.sit(table, world.viewer) as mine,
        stranger.sit(table) as watching,
        actor.sit(table, world.actor) as theirs,
    ):
        for seat in (mine, watching, theirs):
            await seat.ready()
        await look_everywhere(game, viewer, mine, world, table)
        await look_everywhere(game, stranger, watching, world, table)
        await actor_decides(theirs, world, [mine, watching])
        await look_everywhere(game, viewer, mine, world, table)
        await look_everywhere(game, stranger, watching, world, table)
        # Who is seen to come first is a matter of milliseconds, not of the game.
        frames = [frame for frame in mine.raw + watching.raw if '"type":"presence"' not in frame]
    return received + frames


async def actor_decides(actor: Seat, world: World, others: list[Seat]) -> None:
    """And takes it back and decides again, where that is possible."""
    assert (await actor.decide(world.key, world.actor))["type"] == "done"
    undo = actor.frame.get("undo")
    if undo is not None:
        assert (await actor.ask("undo", seat=world.actor, decision=undo))["type"] == "done"
        assert (await actor.decide(world.key, world.actor))["type"] == "done"
    for seat in others:
        await seat.reach(actor.number)


async def look_everywhere(game: Game, person: Client, seat: Seat, world: World, table: str) -> None:
    """Whatever the person may try, and whatever they may not."""
    path = f"/api/tables/{table}"
    for page in ("", "/view", "/events", "/chat", "/verify", "/record", "/replay", "/story"):
        await person.http.get(path + page)
    for eyes in (world.viewer, world.actor, "public", "all"):
        for page in ("view", "events", "replay", "story"):
            await person.http.get(f"{path}/{page}", params={"as": eyes})
    await person.http.get(f"{path}/position", params={"as": world.actor})
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
