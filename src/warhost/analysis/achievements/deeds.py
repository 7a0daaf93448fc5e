"""What one seat did in a game, in a form in which achievements are easily asked for."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

from warhost.core.domain import NONE
from warhost.core.match import Match
from warhost.core.trace import SPECTATOR


class Deeds(NamedTuple):
    """A game as everybody saw it, from the place of one side."""

    side: str
    events: list[dict[str, Any]]
    """All that was told to everybody, in order; things are named by their ids."""
    ending: str
    """Empty while the rules have not ended the game."""
    winners: list[str]
    scores: dict[str, int]

    @property
    def has_won(self) -> bool:
        return self.side in self.winners

    def own(self, kind: str, **wanted: Any) -> list[dict[str, Any]]:
        """The events of a kind that this side brought about, those with these arguments."""
        return [event for event in self.all(kind, **wanted) if event["seat"] == self.side]

    def all(self, kind: str, **wanted: Any) -> list[dict[str, Any]]:
        return [
            event
            for event in self.events
            if event["kind"] == kind and all(event[name] == value for name, value in wanted.items())
        ]

    def parts(self, begins: str, **wanted: Any) -> list[Deeds]:
        """The game cut into rounds, Ages, battles …: each from an event of this kind to the next."""
        starts = [
            place
            for place, event in enumerate(self.events)
            if event["kind"] == begins and all(event[name] == value for name, value in wanted.items())
        ]
        bounds = [*starts, len(self.events)]
        return [self._replace(events=self.events[start:end]) for start, end in pairwise(bounds)]

    def most(self, part: str, kind: str) -> int:
        """How many events of a kind this side has brought about in the best of such parts."""
        return max((len(each.own(kind)) for each in self.parts(part)), default=0)

    def points_before(self, place: int, kinds: tuple[str, ...]) -> dict[str, int]:
        """What each side had scored before the event at this place."""
        points = dict.fromkeys(self.scores, 0)
        for event in self.events[:place]:
            if event["kind"] in kinds:
                points[event["seat"]] += event["points"]
        return points

    def was_last_before(self, place: int, kinds: tuple[str, ...]) -> bool:
        """Whether everybody else had scored more by then."""
        points = self.points_before(place, kinds)
        own = points.pop(self.side)
        return bool(points) and own < min(points.values())


Achievement = Callable[[Deeds], bool]


def deeds_of(match: Match) -> list[Deeds]:
    """One a seat."""
    ids, state = match.seat_ids, match.state
    events = match.events(SPECTATOR)
    scores = dict(zip(ids, match.game.scores(state), strict=True))
    ending = "" if state.ending == NONE else match.game.endings.ids[state.ending]
    winners = [ids[seat] for seat in state.winners] if ending else []
    return [Deeds(side, events, ending, winners, scores) for side in ids]
