"""Non-interference over the wire while seats change hands: an opponent, a host who sits in for a bot, a substitute, a
spectator. Two tables differ in hands that some of them may see for a while; before and after, and to all others for good, both
send the same bytes, through rewinds, hints and exports too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from scripts.ports import free_port
from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, OPEN, Client, Seat, bot
from tests.server.test_secrets import HIDDEN, position
from tests.server.twins import Listener, StandingTime, leave_nothing_to_chance, without_times
from warhost.core.trace import SPECTATOR
from warhost.live import replaying
from warhost.server.game import feed, replays
from warhost.server.game.ledger import Ledger
from warhost.server.http.api import replays as replay_pages
from warhost.server.protocol.frames import ViewFrame
from warhost.server.table import audience, decisions, seating
from warhost.server.table.audience import Audience

Heard = dict[str, list[str]]
RunTwice = Callable[[], Awaitable[tuple[list[Heard], list[str]]]]


@pytest.fixture
def run_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> RunTwice:
    async def run() -> tuple[list[Heard], list[str]]:
        heard: list[Heard] = []
        logs: list[str] = []
        port = free_port()
        for number, hidden in enumerate(HIDDEN):
            leave_nothing_to_chance(monkeypatch)
            settings = quick_settings(
                str(tmp_path / f"{number}.sqlite3"), port=port, secret="the same for both"
            )
            async with running(settings, now=StandingTime()) as place:
                heard.append(await all_that_is_heard(place, hidden))
            logs.append(without_times("".join(capfd.readouterr())))
        return heard, logs

    return run


@pytest.mark.timeout(240)
async def test_seats_that_change_hands_tell_nobody_more_than_their_own(run_twice: RunTwice) -> None:
    (one, other), logs = await run_twice()
    assert all(len(one[name]) > 70 for name in one)
    for name in one:
        assert one[name] == other[name], name
    assert logs[0] == logs[1], "nor may the server's log tell"


# ---------------------------------------------------------------- the story


async def all_that_is_heard(place: Running, hidden: dict[str, Any]) -> Heard:
    names = ("Host", "Red", "Green", "Substitute", "Spectator")
    host, red, green, substitute, spectator = people = [await place.person(name) for name in names]
    for person in people:
        await person.patch("/api/me", {"preferences": {"auto_forced": False}})
    seats = [OPEN, OPEN, bot()]
    wish = {"game": "toy", "seats": seats, "position": position(hidden), "visibility": "open"}
    table = (await host.post("/api/tables", wish))["id"]
    for person in (red, green):
        await person.post(f"/api/tables/{table}/join", {})
    await host.post(f"/api/tables/{table}/start")
    async with (
        host.sit(table) as hosting,
        red.sit(table) as playing,
        green.sit(table) as secretive,
        substitute.sit(table) as waiting,
        spectator.sit(table) as watching,
    ):
        for seat in (hosting, playing, secretive, waiting, watching):
            await seat.ready()
        story = Story(
            table,
            secretive,
            host=Listener(host, hosting),
            red=Listener(red, playing),
            substitute=Listener(substitute, waiting),
            spectator=Listener(spectator, watching),
        )
        await story.tell(hidden["choice"])
        return {name: listener.heard for name, listener in story.listeners.items()}


class Story:
    """Everybody does all they can think of. Refusals do not end it: with a check taken out it must go on."""

    def __init__(self, table: str, green: Seat, **listeners: Listener) -> None:
        self.path = f"/api/tables/{table}"
        self.green = green
        self.listeners = listeners
        self.host, self.red = listeners["host"], listeners["red"]
        self.substitute = listeners["substitute"]

    async def tell(self, choice: str) -> None:
        await self.bots_move()
        await self.all_look()
        await self.green.decide(choice)
        await self.green_has_a_substitute()
        await self.host_sits_in_for_the_bot()
        await self.all_go_back()
        await self.host_does_what_hosts_do()
        await self.all_look()

    async def green_has_a_substitute(self) -> None:
        await self.set_seat(self.green.client, "green", OPEN)
        await self.grab(self.red.client, "green")
        await self.look(self.red)
        substitute = self.substitute
        async with substitute.rightly_knowing():
            await substitute.client.http.post(f"{self.path}/join", json={"seat": "green"})
            await substitute.seat.send("look", viewer="green")
            await self.set_seat(substitute.client, "green", OPEN)
        await self.look(substitute)
        await self.set_seat(self.green.client, "green", ME)

    async def host_sits_in_for_the_bot(self) -> None:
        await self.grab(self.red.client, "blue")
        async with self.host.rightly_knowing():
            await self.set_seat(self.host.client, "blue", ME)
            await self.host.seat.send("look", viewer="blue")
            await self.set_seat(self.host.client, "blue", OPEN)
        await self.look(self.host)
        for listener in (self.substitute, self.red):
            await self.grab(listener.client, "blue")
            await self.look(listener)
        await self.set_seat(self.host.client, "blue", bot())

    async def all_go_back(self) -> None:
        """Red asks, Green agrees: every screen is told the table anew."""
        answer = await self.red.seat.ask("ask_everyone", seat="red", step=0)
        await self.host.seat.ask("vote", proposal=answer.get("number", 0), agree=True)
        await self.green.client.http.post(
            f"{self.path}/vote", json={"proposal": answer.get("number", 0), "agree": True}
        )
        await self.bots_move()

    async def host_does_what_hosts_do(self) -> None:
        host = self.host.client.http
        for paused in (True, False):
            await host.post(f"{self.path}/pause", json={"paused": paused})
        await host.patch(self.path, json={"watch": True, "visibility": "link"})
        await host.post(f"{self.path}/close", json={})
        await host.post(f"{self.path}/rematch", json={})

    async def grab(self, person: Client, seat: str) -> None:
        await person.http.post(f"{self.path}/join", json={"seat": seat})
        await self.set_seat(person, seat, ME)

    async def set_seat(self, person: Client, seat: str, holder: dict[str, Any]) -> None:
        await person.http.put(f"{self.path}/seats/{seat}", json={"holder": holder})

    async def all_look(self) -> None:
        for listener in self.listeners.values():
            await self.look(listener)
            await listener.seat.send("hello", viewer=None)
            await listener.seat.ask("ping")

    async def look(self, listener: Listener) -> None:
        """Through whatever eyes there are, in every way."""
        http, path = listener.client.http, self.path
        for page in ("", "/chat", "/verify", "/record", "/position", "/view", "/events"):
            await http.get(path + page)
        for eyes in ("green", "blue", "all"):
            for page in ("view", "events", "replay", "story", "position"):
                await http.get(f"{path}/{page}", params={"as": eyes})
        for side in ("red", "green"):
            await http.post(f"{path}/hint", json={"seat": side, "asked": 0})
        await http.get("/api/tables", params={"list": "open"})
        await listener.seat.ask("ping")

    async def bots_move(self) -> None:
        """Everybody has heard of it when this returns."""
        green = self.green
        await green.ask("ping")
        while any(
            seat["played_by"] == "bot" and seat["seat"] in green.view["waiting"]
            for seat in green.info["seats"]
        ):
            await green.receive()
        for listener in self.listeners.values():
            await listener.seat.ask("ping")


# ---------------------------------------------------------------- the comparison must be able to fail


def lets_anybody_take_any_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(seating, "check_may_take", lambda _seats, _number, _person: None)


def leaves_the_eyes_to_whoever_had_them(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        audience, "seats_held", lambda seats, person: [seat.seat for seat in seats if person in seat.seen_by]
    )


def forgets_open_connections(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Audience, "keep_to_own_eyes", lambda _audience: None)


def gives_any_eyes(patch: pytest.MonkeyPatch) -> None:
    def check_viewer(table: Audience, person: str | None, wish: str | None) -> str:
        return wish or honest(table, person, wish)

    honest = Audience.check_viewer
    patch.setattr(Audience, "check_viewer", check_viewer)


def gives_hints_to_anybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decisions, "check_may_decide", lambda _table, _seat, _person, _actor: None)


def exports_the_truth(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        replays, "imagined_position", lambda start, taken, step, _: replays.true_position(start, taken, step)
    )


def replays_for_any_eyes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(replay_pages, "_viewer", lambda _call, _table, wish: wish)


def takes_every_game_for_finished(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(replay_pages, "is_all_told", lambda _row: True)


def shows_everything_after_a_rewind(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(feed, "whole", _with_everything(feed.whole, lambda _viewer: True))


def shows_everything_to_those_who_watch(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(audience, "whole", _with_everything(feed.whole, lambda viewer: viewer == SPECTATOR))


def _with_everything(honest: Callable[..., ViewFrame], is_leaky: Callable[[int], bool]) -> Any:
    def whole(ledger: Ledger, viewer: int, clock: Any, **given: Any) -> ViewFrame:
        frame = honest(ledger, viewer, clock, **given)
        if is_leaky(viewer):
            frame.view = replaying.everything(ledger.match)
        return frame

    return whole


@pytest.mark.timeout(240)
@pytest.mark.parametrize(
    ("breaks", "to_whom"),
    [
        (lets_anybody_take_any_seat, ["red", "substitute"]),
        (leaves_the_eyes_to_whoever_had_them, ["host", "substitute"]),
        (forgets_open_connections, ["host", "substitute"]),
        (gives_any_eyes, ["host", "spectator"]),
        (gives_hints_to_anybody, ["spectator"]),
        (exports_the_truth, ["red"]),
        (replays_for_any_eyes, ["spectator"]),
        (takes_every_game_for_finished, ["spectator"]),
        (shows_everything_after_a_rewind, ["host", "red", "substitute", "spectator"]),
        (shows_everything_to_those_who_watch, ["spectator"]),
    ],
)
async def test_a_check_that_is_missing_is_noticed(
    breaks: Callable[[pytest.MonkeyPatch], None],
    to_whom: list[str],
    run_twice: RunTwice,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    breaks(monkeypatch)
    (one, other), _ = await run_twice()
    assert [name for name in to_whom if one[name] == other[name]] == []
