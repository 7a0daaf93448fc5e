"""Frames are spliced from parts that are made once for everybody: each viewer must still get exactly what follows from its
own view and its own events, and not a byte of anybody else's."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.people import applied
from tests.server.test_ledger import beginning, random_entry
from tests.toy import GAME
from warhost.core.chance import numbered_seed
from warhost.core.fields import OWNER
from warhost.core.game import Game
from warhost.core.picture import Picture
from warhost.core.trace import SPECTATOR
from warhost.games import load
from warhost.live.hearing import end_of_last_turn
from warhost.server.game.feed import Feeds, encode, whole, with_answer
from warhost.server.game.ledger import Beginning, Ledger
from warhost.server.game.splicing import Spliced
from warhost.server.protocol.frames import ClockState, UpdateFrame, ViewFrame
from warhost.server.protocol.tables import LiveClock
from warhost.server.table.clocks import Clocks

GAMES = ["oldworld", "bloodrage", "karak"]


class Spectator:
    """Somebody who has nothing but the frames."""

    def __init__(self, ledger: Ledger, viewer: int) -> None:
        self.viewer = viewer
        first = msgspec.json.decode(encode(whole(ledger, viewer, clock_of(ledger))))
        self.view: Any = first["view"]
        self.events: list[dict[str, Any]] = first["events"]
        self.frame: dict[str, Any] = first

    def take_in(self, told: Spliced) -> None:
        encoded = told.text()
        self.frame = msgspec.json.decode(encoded)
        if self.frame["type"] == "view":
            msgspec.json.decode(encoded, type=ViewFrame)
            self.view = self.frame["view"]
            self.events = self.events[: self.frame["kept"]] + self.frame["events"]
        else:
            assert set(self.frame) == set(UpdateFrame.__struct_fields__) - {"done"} | {"type"}
            msgspec.json.decode(encoded, type=UpdateFrame)
            self.view = applied(self.view, self.frame["changes"])
            self.events += self.frame["events"]

    def check(self, ledger: Ledger) -> None:
        """Everything as if this viewer were the only one, and had just come."""
        match = ledger.match
        fresh = msgspec.json.decode(encode(whole(ledger, self.viewer, clock_of(ledger))))
        assert self.view == msgspec.json.decode(encode(match.view(self.viewer)))
        assert self.events == match.events(self.viewer)
        told = {name: value for name, value in self.frame.items() if name in fresh}
        for apart in ("type", "kept", "events", "view"):
            told.pop(apart, None)
            fresh.pop(apart)
        assert told == fresh


def clock_of(ledger: Ledger) -> ClockState:
    return Clocks.wound_up(LiveClock(60, 5), ledger.match.seats).state(ledger.match.seat_ids, 7, False)


def begun(game: Game, seed: int) -> Ledger:
    return Ledger(Beginning(game, max(game.seat_counts), {}, numbered_seed(seed), None))


def decide_somehow(ledger: Ledger, chooser: random.Random) -> None:
    seat = chooser.choice(ledger.match.waiting())
    undoing = [seat for seat in range(ledger.match.seats) if ledger.undoable(seat) is not None]
    if undoing and chooser.random() < 0.05:
        ledger.undo(chooser.choice(undoing), "person", 0)
    else:
        key = ledger.match.game.verbs.key(chooser.choice(ledger.match.options(seat)))
        ledger.decide(seat, key, "person", 0)


def followers(ledger: Ledger) -> tuple[Feeds, list[Spectator]]:
    feeds, viewers = Feeds(ledger), [SPECTATOR, *range(ledger.match.seats)]
    for viewer in viewers:
        feeds.follow(ledger, viewer)
    return feeds, [Spectator(ledger, viewer) for viewer in viewers]


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 60))
def test_frames_add_up_to_the_view_for_every_viewer(seed: int, steps: int) -> None:
    chooser = random.Random(seed)
    ledger = Ledger(beginning(seed))
    feeds, everybody = followers(ledger)
    for at in range(steps):
        if ledger.match.over:
            break
        random_entry(ledger, chooser, at)
        frames = feeds.updates(ledger, clock_of(ledger))
        for each in everybody:
            each.take_in(frames[each.viewer])
            each.check(ledger)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_in_the_real_games(name: str) -> None:
    chooser, ledger = random.Random(1), begun(load(name), 1)
    feeds, everybody = followers(ledger)
    for _ in range(120):
        if ledger.match.over:
            break
        decide_somehow(ledger, chooser)
        frames = feeds.updates(ledger, clock_of(ledger))
        for each in everybody:
            each.take_in(frames[each.viewer])
            each.check(ledger)


@pytest.mark.parametrize("name", GAMES)
def test_a_frame_is_the_same_whoever_else_is_there(name: str) -> None:
    """What others see plays no part: alone at the table, a viewer gets the same bytes."""
    chooser, ledger = random.Random(3), begun(load(name), 3)
    together, _ = followers(ledger)
    alone = {viewer: Feeds(ledger) for viewer in (SPECTATOR, *range(ledger.match.seats))}
    for viewer, feeds in alone.items():
        feeds.follow(ledger, viewer)
    for _ in range(60):
        if ledger.match.over:
            break
        decide_somehow(ledger, chooser)
        frames = together.updates(ledger, clock_of(ledger))
        for viewer, feeds in alone.items():
            ((told, frame),) = feeds.updates(ledger, clock_of(ledger)).items()
            assert (told, frame.text()) == (viewer, frames[viewer].text())


@pytest.mark.parametrize("name", GAMES)
def test_no_secret_reaches_the_part_for_all(name: str) -> None:
    """The public and the hidden changes, and each seat's own, are the same whatever lies in the other seats' hands: their
    secrets are replaced by nothing at all before the comparison."""
    chooser, ledger = random.Random(4), begun(load(name), 4)
    match = ledger.match
    owned = [field for field in match.game.fields if field.seen == OWNER]
    for _ in range(40):
        before = match.state.copy()
        decide_somehow(ledger, chooser)
        after = ledger.match.state
        for viewer in range(match.seats):
            picture, blind = Picture(match.game, before), Picture(match.game, before)
            picture.watch(before, viewer)
            blind.watch(before, viewer)
            told = picture.changes(after)
            masked = after.copy()
            for field in owned:
                values = [
                    value if seat == viewer else field.codec.hide(value, field.counted)
                    for seat, value in enumerate(getattr(masked, field.name))
                ]
                setattr(masked, field.name, values)
            without = blind.changes(masked)
            assert (told.public, told.own) == (without.public, without.own)
            assert [each for each in told.hidden if each[0] != viewer] == [
                each for each in without.hidden if each[0] != viewer
            ]


def test_an_answer_goes_with_the_frame() -> None:
    ledger = Ledger(beginning(1))
    feeds, _ = followers(ledger)
    decide_somehow(ledger, random.Random(1))
    frame = feeds.updates(ledger, clock_of(ledger))[SPECTATOR]
    assert msgspec.json.decode(with_answer(frame, 8).text(), type=UpdateFrame).done == 8
    assert (
        msgspec.json.decode(
            with_answer(Spliced([], encode(whole(ledger, 0, clock_of(ledger)))), 9).text(), type=ViewFrame
        ).done
        == 9
    )


def test_whoever_is_not_there_costs_nothing_and_comes_back_to_the_truth() -> None:
    chooser, ledger = random.Random(5), Ledger(beginning(5))
    feeds, _ = followers(ledger)
    feeds.keep_only({0})
    decide_somehow(ledger, chooser)
    assert set(feeds.updates(ledger, clock_of(ledger))) == {0}
    feeds.follow(ledger, 1)
    again = Spectator(ledger, 1)
    decide_somehow(ledger, chooser)
    again.take_in(feeds.updates(ledger, clock_of(ledger))[1])
    again.check(ledger)


def test_news_are_what_came_after_ones_own_last_turn() -> None:
    chooser, ledger = random.Random(6), Ledger(beginning(6))
    for _ in range(12):
        decide_somehow(ledger, chooser)
        for seat in range(3):
            frame, last = whole(ledger, seat, clock_of(ledger)), end_of_last_turn(ledger.match, seat)
            old = [event for event in frame.events if last and event["decision"] <= last]
            assert frame.since == len(old)


def test_the_toy_has_secrets() -> None:
    """Otherwise the tests above would prove little."""
    assert any(field.seen == OWNER for field in GAME.fields)
