"""What one viewer has been told so far, and the next frame for it. Built from the viewer's own view and events only."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from warhost.core.match import Match
from warhost.core.trace import SPECTATOR, audience_of, describe
from warhost.core.view import Views, about_json
from warhost.server.game.ledger import Ledger
from warhost.server.protocol.frames import ClockState, Option, Prompt, Question, UpdateFrame, ViewFrame
from warhost.server.protocol.replays import Change

PUBLIC: Final = "public"


class Feed:
    """Follows a ledger for one viewer: `update` tells what changed since the last frame, `whole` tells everything."""

    def __init__(self, ledger: Ledger, viewer: int) -> None:
        self.viewer = viewer
        self.name = PUBLIC if viewer == SPECTATOR else ledger.match.seat_ids[viewer]
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self._decisions: list[int] = []
        self._heard = 0
        self._number = 0
        self._story = 0
        self._start(ledger)

    def whole(
        self, ledger: Ledger, clock: ClockState, *, events: int = 0, story: int | None = None
    ) -> ViewFrame:
        """The table as it is. A client that has `events` of this `story` gets only later ones."""
        kept = min(events, len(self.events)) if story == ledger.story else 0
        return ViewFrame(
            viewer=self.name,
            number=ledger.number,
            story=ledger.story,
            step=ledger.step,
            view=self.view,
            kept=kept,
            events=self.events[kept:],
            since=self._since(ledger.match),
            question=question(ledger.match),
            prompt=prompt(ledger, self.viewer),
            undo=self._undo(ledger),
            clock=clock,
        )

    def update(self, ledger: Ledger, clock: ClockState, views: Views) -> UpdateFrame | ViewFrame:
        """The frame after the ledger has moved on by one entry; `views` are those of the match as it is now."""
        if ledger.story != self._story:
            return self._retold(ledger, clock)
        view, after = views.of(self.viewer), self._number
        changes = differences(self.view, view)
        self.view = view
        told = self._listen(ledger)
        self._number = ledger.number
        return UpdateFrame(
            viewer=self.name,
            after=after,
            number=ledger.number,
            story=ledger.story,
            step=ledger.step,
            changes=changes,
            events=told,
            since=self._since(ledger.match),
            question=question(ledger.match),
            prompt=prompt(ledger, self.viewer),
            undo=self._undo(ledger),
            clock=clock,
        )

    def _retold(self, ledger: Ledger, clock: ClockState) -> ViewFrame:
        """Something was taken back: a whole view, and how many of the old events still hold."""
        before = self.events
        self._start(ledger)
        frame = self.whole(ledger, clock)
        frame.kept = _common(before, self.events)
        frame.events = self.events[frame.kept :]
        return frame

    def _start(self, ledger: Ledger) -> None:
        self.view = ledger.match.view(self.viewer)
        self.events = []
        self._decisions = []
        self._heard = 0
        self._number = ledger.number
        self._story = ledger.story
        self._listen(ledger)

    def _listen(self, ledger: Ledger) -> list[dict[str, Any]]:
        """Take in the viewer's new events, and return them."""
        match, bit, first = ledger.match, audience_of(self.viewer), len(self.events)
        ids = match.seat_ids
        for told in match.told[self._heard :]:
            if told.event[1] & bit:
                described = describe(ids, told.event)
                # Last, so that no argument of an event can take the place of these two.
                self.events.append({**described, "number": len(self.events) + 1, "decision": told.decision})
                self._decisions.append(told.decision)
        self._heard = len(match.told)
        return self.events[first:]

    def _since(self, match: Match) -> int:
        if self.viewer == SPECTATOR:
            return len(self.events)
        last = end_of_last_turn(match, self.viewer)
        return bisect_right(self._decisions, last) if last else 0

    def _undo(self, ledger: Ledger) -> int | None:
        return None if self.viewer == SPECTATOR else ledger.undoable(self.viewer)


def question(match: Match) -> Question | None:
    """What is asked, as everybody may know it."""
    state = match.state
    asked = state.question
    if asked is None:
        return None
    return Question(asked.name, asked.rule, about_json(match.game, state))


def prompt(ledger: Ledger, viewer: int) -> Prompt | None:
    """What the viewer is asked, with all options."""
    asked = None if viewer == SPECTATOR else ledger.match.prompt(viewer)
    if asked is None:
        return None
    options = [Option(**option) for option in asked["options"]]
    return Prompt(ledger.asked[viewer], asked["prompt"], asked["rule"], asked["about"], options)


def end_of_last_turn(match: Match, seat: int) -> int:
    """The seat's last decision before the present turn (0: it had none): what came after is news to it."""
    decisions = match.decisions
    number = len(decisions)
    if seat in match.waiting():
        while number and decisions[number - 1].seat == seat:
            number -= 1
    while number and decisions[number - 1].seat != seat:
        number -= 1
    return number


def differences(old: Any, new: Any) -> list[Change]:
    """What must be set or removed to make `new` of `old`."""
    changes: list[Change] = []
    _compare(old, new, [], changes)
    return changes


def _compare(old: Any, new: Any, path: list[str | int], changes: list[Change]) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        changes += [Change(path=[*path, name], gone=True) for name in old if name not in new]
        for name, value in new.items():
            if name in old:
                _compare(old[name], value, [*path, name], changes)
            else:
                changes.append(Change(path=[*path, name], value=value))
    elif _are_alike(old, new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            _compare(before, after, [*path, index], changes)
    else:
        changes.append(Change(path=path, value=new))


def _are_alike(old: Any, new: Any) -> bool:
    """Lists of the same length whose elements are big enough to be worth comparing one by one."""
    return (
        isinstance(old, list)
        and isinstance(new, list)
        and len(old) == len(new)
        and all(isinstance(each, (dict, list)) for each in new)
    )


def _common(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> int:
    count = 0
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            break
        count += 1
    return count
