"""A table on one's own device says what a server would say, word for word, and keeps the same record."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from warhost.core import record
from warhost.games import load
from warhost.live.bridge import Bridge
from warhost.live.pocket import Pocket
from warhost.server.game.feed import encode, whole
from warhost.server.game.ledger import Beginning, Ledger
from warhost.server.game.replays import steps
from warhost.server.protocol.frames import ClockState, ServerMessage
from warhost.server.protocol.replays import Replay, Story
from warhost.server.protocol.tables import TableInfo

GAMES = ["oldworld", "bloodrage", "karak"]
HELLO = {"type": "hello", "id": 1, "viewer": None, "number": None, "story": None, "events": 0, "chat": 0}


class Player:
    """Somebody at such a table, and a server's ledger that follows it."""

    def __init__(self, game: str, seats: int = 3, level: str = "random") -> None:
        others: list[dict[str, Any]] = [{"kind": "bot", "level": level}] * (seats - 1)
        wish = {"id": "pocket-test", "name": "Ann", "game": game, "seats": [{"kind": "me"}, *others]}
        self.pocket = Pocket.begun(wish)
        begun = record.read(self.pocket.kept["record"])
        self.ledger = Ledger(Beginning(load(game), seats, begun.options, begun.seed, None))
        self.events: list[Any] = []
        self.view: dict[str, Any] = {}
        self.chooser = random.Random(1)
        self.take_in(self.pocket.hear(HELLO))

    def take_in(self, frames: list[dict[str, Any]]) -> None:
        for frame in frames:
            msgspec.convert(frame, ServerMessage, strict=True)
            if frame["type"] == "view":
                self.events = self.events[: frame["kept"]] + frame["events"]
                self.view = frame
        self.follow()

    def follow(self) -> None:
        """The ledger takes the decisions that are new, and must then say the same."""
        told = record.read(self.pocket.kept["record"]).decisions
        for decision in told[self.ledger.step :]:
            self.ledger.decide(self.ledger.match.seat_ids.index(decision.seat), decision.key, "bot", 0)

    def check(self) -> None:
        match = self.ledger.match
        mine = match.seat_ids.index(self.view["viewer"])
        fresh = msgspec.json.decode(encode(whole(self.ledger, mine, ClockState(0, False, {}))))
        seen = msgspec.json.decode(encode(self.view)) | {"events": self.events, "kept": 0}
        for apart in ("clock", "done"):
            seen.pop(apart, None)
            fresh.pop(apart, None)
        assert seen == fresh

    def wait(self) -> bool:
        """Lets the bots play; whether it is one's turn then."""
        while (frames := self.pocket.move()) is not None:
            self.take_in(frames)
        return self.view["prompt"] is not None

    def decide(self) -> None:
        prompt = self.view["prompt"]
        self.send("decide", asked=prompt["asked"], key=self.chooser.choice(prompt["options"]))

    def send(self, kind: str, **words: Any) -> list[dict[str, Any]]:
        frames = self.pocket.hear({"type": kind, "id": 5, "seat": self.view["viewer"], **words})
        self.take_in(frames)
        return frames


@pytest.mark.parametrize("game", GAMES)
def test_says_what_a_server_says(game: str) -> None:
    player = Player(game)
    for _ in range(8):
        assert player.wait()
        player.check()
        player.decide()
        player.check()


def test_a_whole_game_ends_with_a_record_that_any_server_verifies() -> None:
    player = Player("bloodrage", 2)
    while player.wait():
        player.decide()
    player.check()
    info = msgspec.convert(player.pocket.info(), TableInfo, strict=True)
    assert (info.status, info.rated, info.result is None) == ("finished", False, False)
    text = player.pocket.kept["record"]
    assert record.verify(load("bloodrage"), record.read(text)).over
    story = msgspec.convert(player.pocket.story("public"), Story, strict=True)
    assert info.result is not None
    assert story.points[-1].scores == info.result.scores


def test_is_taken_up_again_where_it_was_left() -> None:
    player = Player("karak", 2, "greedy")
    for _ in range(5):
        player.wait()
        player.decide()
    player.wait()
    again = Pocket(msgspec.json.decode(msgspec.json.encode(player.pocket.kept)))
    assert again.kept["record"] == player.pocket.kept["record"]
    assert {**again.info(), "changed": 0} == {**player.pocket.info(), "changed": 0}
    _table, view, _present = again.hear(HELLO)
    assert (view["view"], view["prompt"], view["events"]) == (
        player.view["view"],
        player.view["prompt"],
        player.events,
    )


def test_takes_back_what_may_be_taken_back_and_goes_back_further_without_asking_anybody() -> None:
    player = Player("karak", 2)
    while True:
        assert player.wait()
        before = player.view
        player.decide()
        if player.view["undo"] is not None:
            break
    (frame,) = player.send("undo", decision=player.view["undo"])
    assert (frame["done"], frame["view"], frame["story"]) == (5, before["view"], frame["number"])
    assert (player.events, player.view["prompt"]["options"]) == (
        player.pocket.hear(HELLO)[1]["events"],
        before["prompt"]["options"],
    )
    (frame,) = player.send("ask_everyone", step=0)
    assert (frame["step"], player.pocket.info()["decisions"]) == (0, 0)


@pytest.mark.parametrize(
    ("kind", "words", "reason"),
    [
        ("decide", {"asked": -7, "key": "nothing"}, "refused-stale"),
        ("undo", {"decision": 99}, "refused-no-undo"),
        ("decide", {"seat": "serpent", "asked": 0, "key": "nothing"}, "refused-not-your-seat"),
        ("look", {"viewer": "serpent"}, "refused-not-your-seat"),
        ("ask_everyone", {"step": 99}, "refused-no-step"),
        ("chat", {"text": "is anybody there?"}, "refused-not-in-pocket"),
    ],
)
def test_refuses_what_a_server_refuses(kind: str, words: dict[str, Any], reason: str) -> None:
    player = Player("bloodrage")
    player.wait()
    before = player.pocket.kept["record"]
    (frame,) = player.send(kind, **words)
    assert (frame["type"], frame["id"], frame["reason"]) == ("refused", 5, reason)
    assert player.pocket.kept["record"] == before


def test_nobody_sees_with_a_bots_eyes_before_the_end() -> None:
    player = Player("bloodrage")
    player.wait()
    for viewer in ("all", "raven", "serpent"):
        with pytest.raises(Exception, match="nobody here sees"):
            player.pocket.replay(viewer, 0, 5)


def test_shows_again_what_a_server_would_show_again() -> None:
    player = Player("karak", 2)
    for _ in range(4):
        player.wait()
        player.decide()
    shown = msgspec.convert(player.pocket.replay("public", 1, 6), Replay, strict=True)
    beginning, match = player.ledger.beginning, player.ledger.match
    assert shown.total == len(match.decisions)
    assert encode(shown.steps) == encode(steps(beginning, match.decisions, "public", 1, 6))


def test_a_hint_is_the_same_when_it_is_asked_for_again() -> None:
    player = Player("bloodrage", 2)
    player.wait()
    asked = player.view["prompt"]["asked"]
    first, second = player.send("hint", asked=asked), player.send("hint", asked=asked)
    assert first == second
    assert {hint["key"] for hint in first[0]["options"]} <= set(player.view["prompt"]["options"])


def test_a_browsers_worker_speaks_to_it_in_json() -> None:
    bridge = Bridge()

    def call(**words: Any) -> Any:
        return msgspec.json.decode(bridge.call(msgspec.json.encode(words).decode()))

    assert call(do="info") == {"refused": {"reason": "refused-no-table", "variables": {}}}
    seats = [{"kind": "bot", "level": "greedy"}, {"kind": "me"}]
    wish = {"id": "pocket-test", "name": "Ann", "game": "bloodrage", "seats": seats}
    kept = call(do="begin", wish=wish)["value"]
    assert [seat["name"] for seat in call(do="info")["value"]["seats"]] == [None, "Ann"]
    moved = call(do="move")["value"]
    assert moved["frames"][0]["step"] == 1
    assert moved["kept"]["record"].startswith(kept["record"].rstrip())
    assert call(do="open", kept=moved["kept"]) == {"value": None}
    assert call(do="info")["value"]["decisions"] == 1
    assert call(do="replay", viewer="public", first=0, count=9)["value"]["total"] == 1
    assert call(do="story", viewer="public")["value"]["total"] == 1
    assert call(do="hear", message=HELLO)["value"]["frames"][0]["type"] == "table"
    while call(do="move")["value"] is not None:
        pass
    assert call(do="dance") == {"refused": {"reason": "refused-not-in-pocket", "variables": {}}}
