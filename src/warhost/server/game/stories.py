"""The story of the points of a game, in somebody's view. It is asked for again and again while a game goes on, so what was
told once is kept, with the match at which it stopped: the next time only what happened since is played again."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final

from msgspec import Struct

from warhost.core.match import Decision, Match
from warhost.core.trace import SPECTATOR
from warhost.core.view import seen_by
from warhost.live.hearing import PUBLIC
from warhost.live.replaying import ALL
from warhost.server.game.ledger import Beginning
from warhost.server.protocol.replays import StoryPoint

KEPT: Final = 64


class _Told(Struct):
    """A story up to a step. `take_backs`: the ledger's count, which changes when something was taken back."""

    take_backs: int
    match: Match
    points: list[StoryPoint]


class Stories:
    def __init__(self) -> None:
        self._told: OrderedDict[tuple[str, str], _Told] = OrderedDict()
        self._lock = threading.Lock()

    def missing(self, table: str, viewer: str, take_backs: int, decisions: int) -> int:
        """How many decisions would have to be played again."""
        told = self._told.get((table, viewer))
        return (
            decisions
            if told is None or told.take_backs != take_backs
            else decisions - len(told.match.decisions)
        )

    def tell(
        self, table: str, viewer: str, take_backs: int, beginning: Beginning, decisions: list[Decision]
    ) -> list[StoryPoint]:
        """The points after the set-up, and after each decision that changed them. Long ones belong into a thread."""
        with self._lock:
            told = self._told.pop((table, viewer), None)
            if told is None or told.take_backs != take_backs or len(told.match.decisions) > len(decisions):
                told = _Told(take_backs, beginning.match(), [])
                _note(told, viewer)
            for decision in decisions[len(told.match.decisions) :]:
                told.match.choose(decision.seat, decision.option)
                _note(told, viewer)
            self._told[table, viewer] = told
            while len(self._told) > KEPT:
                self._told.popitem(last=False)
            return told.points[:]


def _note(told: _Told, viewer: str) -> None:
    match = told.match
    if viewer == ALL:
        state = match.state
    else:
        seat = SPECTATOR if viewer == PUBLIC else match.seat_ids.index(viewer)
        state = seen_by(match.game, match.state, seat)
    scores = dict(zip(match.seat_ids, match.game.scores(state), strict=True))
    if not told.points or told.points[-1].scores != scores:
        told.points.append(StoryPoint(len(match.decisions), scores))
