"""The story of the points of a game, in somebody's view. It is asked for again and again while a game goes on, so what was
told once is kept, with the match at which it stopped: the next time only what happened since is played again."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final

from warhost.core.match import Decision, Match
from warhost.core.trace import SPECTATOR
from warhost.core.view import seen_by
from warhost.live.hearing import PUBLIC
from warhost.live.replaying import ALL
from warhost.server.game.ledger import Beginning
from warhost.server.protocol.replays import StoryPoint

KEPT: Final = 64
AT_ONCE: Final = 20
"""So many decisions take some milliseconds. While a thread plays them the event loop of the same process gets its turn late,
so between two pieces it goes first."""


class Telling:
    """A story up to a step. `take_backs`: the ledger's count, which changes when something was taken back."""

    def __init__(self, viewer: str, take_backs: int) -> None:
        self.take_backs = take_backs
        self._viewer = viewer
        self._match: Match | None = None
        self._points: list[StoryPoint] = []
        self._lock = threading.Lock()

    @property
    def step(self) -> int:
        return 0 if self._match is None else len(self._match.decisions)

    def go_on(self, beginning: Beginning, decisions: list[Decision]) -> list[StoryPoint] | None:
        """Play a piece; the points after the set-up and after each decision that changed them, or None if there is more to
        play. For a thread: several people may ask for the same story."""
        with self._lock:
            if self._match is None:
                self._match = beginning.match()
                self._note(self._match)
            for decision in decisions[self.step :][:AT_ONCE]:
                self._match.choose(decision.seat, decision.option)
                self._note(self._match)
            if self.step < len(decisions):
                return None
            return [point for point in self._points if point.step <= len(decisions)]

    def _note(self, match: Match) -> None:
        if self._viewer == ALL:
            state = match.state
        else:
            seat = SPECTATOR if self._viewer == PUBLIC else match.seat_ids.index(self._viewer)
            state = seen_by(match.game, match.state, seat)
        scores = dict(zip(match.seat_ids, match.game.scores(state), strict=True))
        if not self._points or self._points[-1].scores != scores:
            self._points.append(StoryPoint(len(match.decisions), scores))


class Stories:
    def __init__(self) -> None:
        self._told: OrderedDict[tuple[str, str], Telling] = OrderedDict()

    def of(self, table: str, viewer: str, take_backs: int) -> Telling:
        """As far as it was told."""
        told = self._told.pop((table, viewer), None)
        if told is None or told.take_backs != take_backs:
            told = Telling(viewer, take_backs)
        self._told[table, viewer] = told
        while len(self._told) > KEPT:
            self._told.popitem(last=False)
        return told
