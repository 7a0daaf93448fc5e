"""What the viewers of one table have been told so far, and the next frame for each of them.

What concerns everybody is found and encoded once a decision and spliced into each viewer's frame; a viewer's own part comes
from its own view and events only (`warhost.core.picture` keeps them apart). Viewers share a piece only where each of them would
have got the very same bytes."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from warhost.core.match import Match
from warhost.core.picture import Changes, Picture
from warhost.core.trace import SPECTATOR, audience_of, describe
from warhost.core.view import about_json
from warhost.live.hearing import since, viewer_name
from warhost.server.game.ledger import Ledger
from warhost.server.game.splicing import Piece, Spliced
from warhost.server.protocol.frames import ClockState, Prompt, Question, ViewFrame

encode: Final = msgspec.json.Encoder().encode


class Feeds:
    """Follows a ledger for all viewers of a table who are connected. They are all at the same number of its log."""

    def __init__(self, ledger: Ledger) -> None:
        self._events: dict[int, int] = {}
        """For each viewer how many events it has been told of."""
        self._begin(ledger)

    def _begin(self, ledger: Ledger) -> None:
        self._picture = Picture(ledger.match.game, ledger.match.state)
        self._heard = len(ledger.match.told)
        self._number = ledger.number
        self._story = ledger.story

    def follow(self, ledger: Ledger, viewer: int) -> None:
        """Somebody has these eyes, and knows the table as it is now."""
        if viewer not in self._events:
            self._events[viewer] = len(ledger.match.told.heard_by(viewer))
            if viewer != SPECTATOR:
                self._picture.watch(ledger.match.state, viewer)

    def keep_only(self, viewers: set[int]) -> None:
        """Nobody looks with other eyes any more."""
        for viewer in [viewer for viewer in self._events if viewer not in viewers]:
            del self._events[viewer]
            if viewer != SPECTATOR:
                self._picture.watch_no_more(viewer)

    def updates(self, ledger: Ledger, clock: ClockState) -> dict[int, Spliced]:
        """The frame for each viewer, after the ledger has moved on by one entry."""
        if ledger.story != self._story or not self._picture.has_seats_of(ledger.match.state):
            return self._retold(ledger, clock)
        news = _News(ledger, clock, self._number, self._picture.changes(ledger.match.state), self._heard)
        happened: dict[int, bytes] = {}
        for viewer, told in self._events.items():
            events = news.events_of(viewer, told)
            self._events[viewer] = told + len(events)
            happened[viewer] = news.happened_for(viewer, events)
        shared = news.shared(happened)
        frames = {
            viewer: Spliced(shared[viewer], news.own_part(viewer, told))
            for viewer, told in self._events.items()
        }
        self._heard = len(ledger.match.told)
        self._number = ledger.number
        return frames

    def _retold(self, ledger: Ledger, clock: ClockState) -> dict[int, Spliced]:
        """Something was taken back: a whole view each. What is told now is how everything told before began."""
        before, self._events = self._events, {}
        self._begin(ledger)
        frames: dict[int, Spliced] = {}
        for viewer, told in before.items():
            self.follow(ledger, viewer)
            view = whole(ledger, viewer, clock, events=told, story=ledger.story)
            frames[viewer] = Spliced([], encode(view))
        return frames


class _ForAll(Struct):
    """The part of an `UpdateFrame` that all viewers share."""

    after: int
    number: int
    story: int
    step: int
    question: Question | None
    clock: ClockState


class _News:
    """What one entry of the log brought, and the `UpdateFrame` of each viewer."""

    def __init__(self, ledger: Ledger, clock: ClockState, after: int, changes: Changes, heard: int) -> None:
        self._ledger = ledger
        self._ids = ledger.match.seat_ids
        self._question = question(ledger.match)
        self._told = ledger.match.told.after(heard)
        self._described = [encode(describe(self._ids, told.event)) for told in self._told]
        self._public = encode(changes.public)[1:-1]
        self._hidden = [(seat, encode(change)) for seat, change in changes.hidden]
        self._own = changes.own
        for_all = _ForAll(after, ledger.number, ledger.story, ledger.step, self._question, clock)
        self._for_all = encode(for_all)[1:-1]

    def events_of(self, viewer: int, told: int) -> list[bytes]:
        """The new events of a viewer who has been told of so many."""
        bit = audience_of(viewer)
        events: list[bytes] = []
        for each, described in zip(self._told, self._described, strict=True):
            if each.event[1] & bit:
                told += 1
                events.append(b'{"number":%d,"decision":%d,' % (told, each.decision) + described[1:])
        return events

    def happened_for(self, viewer: int, events: list[bytes]) -> bytes:
        """What has changed beside what changed for all, and what a viewer is told of it."""
        further = self._further_changes_of(viewer)
        between = b"," if self._public and further else b""
        return b"".join((between, b",".join(further), b'],"events":[', b",".join(events), b"]"))

    def shared(self, happened: dict[int, bytes]) -> dict[int, list[Piece]]:
        """The parts of viewers' frames that others may get, too: all, or those who are told the same."""
        beginning = b'{"type":"update",' + self._for_all + b',"changes":[' + self._public
        parts = dict.fromkeys(happened.values())
        if len(parts) == 1:
            everything = [Piece(beginning + part) for part in parts]
            return dict.fromkeys(happened, everything)
        for_all, pieces = Piece(beginning), {part: Piece(part) for part in parts}
        return {viewer: [for_all, pieces[part]] for viewer, part in happened.items()}

    def own_part(self, viewer: int, told: int) -> bytes:
        """The rest of a viewer's frame; all in all it is an `UpdateFrame`."""
        ledger = self._ledger
        parts = (
            b',"viewer":',
            encode(viewer_name(self._ids, viewer)),
            b',"since":%d,"prompt":' % since(ledger.match, viewer, told),
            encode(prompt(ledger, viewer, self._question)),
            b',"undo":',
            encode(undo(ledger, viewer)),
            b"}",
        )
        return b"".join(parts)

    def _further_changes_of(self, viewer: int) -> list[bytes]:
        hidden = [change for seat, change in self._hidden if seat != viewer]
        own = self._own.get(viewer)
        return [*hidden, *([encode(own)[1:-1]] if own else [])]


def with_answer(frame: Spliced, message: int) -> Spliced:
    """The same frame for the connection whose message it answers."""
    return Spliced(frame.shared, frame.own[:-1] + b',"done":%d}' % message)


def whole(
    ledger: Ledger, viewer: int, clock: ClockState, *, events: int = 0, story: int | None = None
) -> ViewFrame:
    """The table as it is. A client that has `events` of this `story` gets only later ones."""
    match = ledger.match
    total = len(match.told.heard_by(viewer))
    kept = min(events, total) if story == ledger.story else 0
    asked = question(match)
    return ViewFrame(
        viewer=viewer_name(match.seat_ids, viewer),
        number=ledger.number,
        story=ledger.story,
        step=ledger.step,
        view=match.view(viewer),
        kept=kept,
        events=match.events(viewer, kept),
        since=since(match, viewer, total),
        question=asked,
        prompt=prompt(ledger, viewer, asked),
        undo=undo(ledger, viewer),
        clock=clock,
    )


def question(match: Match) -> Question | None:
    """What is asked, as everybody may know it."""
    state = match.state
    asked = state.question
    if asked is None:
        return None
    return Question(asked.name, asked.rule, about_json(match.game, state))


def prompt(ledger: Ledger, viewer: int, asked: Question | None) -> Prompt | None:
    """What the viewer is asked, with all options."""
    match = ledger.match
    if asked is None or viewer == SPECTATOR or viewer not in match.state.waiting:
        return None
    offered = match.offered(viewer)
    keys = match.game.verbs.keys(offered)
    return Prompt(
        ledger.asked[viewer], asked.prompt, asked.rule, asked.about, keys, match.costs(viewer, offered)
    )


def undo(ledger: Ledger, viewer: int) -> int | None:
    """The number of the decision that the viewer may take back."""
    return None if viewer == SPECTATOR else ledger.undoable(viewer)
