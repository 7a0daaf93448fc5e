"""What a seat gets for a game: who won, and if asked for, the way there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warhost.core.game import Game
from warhost.core.state import State


def outcome(winners: Sequence[int], seats: int) -> list[float]:
    """1 for the only winner, and the others share -1 evenly; winners who tie share what one would have got.
    Where nobody wins, everybody gets -1; a lone player gets 1 or -1."""
    if not winners:
        return [-1.0] * seats
    if seats == 1:
        return [1.0]
    lost = -1 / (seats - 1)
    won = (1 + lost * (len(winners) - 1)) / len(winners)
    return [won if seat in winners else lost for seat in range(seats)]


def result(game: Game, s: State) -> dict[str, Any]:
    """How a game ended: winners as seats, points in seat order."""
    return {"ending": game.endings.ids[s.ending], "winners": list(s.winners), "points": game.scores(s)}


class Rewards:
    """Pays out one game. With `shaping`, every decision also pays each seat the change of its lead (its points less the
    mean of the others'), times `shaping`; over a game that adds up to the final lead."""

    def __init__(self, game: Game, seats: int, shaping: float = 0.0) -> None:
        self._scores = game.scores
        self._seats = seats
        self._shaping = shaping
        self._leads = [0.0] * seats
        self._nothing = [0.0] * seats

    def begin(self, s: State) -> None:
        if self._shaping:
            self._leads = self._leads_in(s)

    def after(self, s: State) -> list[float]:
        """What each seat gets for what has happened since the last call."""
        won = outcome(s.winners, self._seats) if s.ending >= 0 else self._nothing
        if not self._shaping:
            return won
        before, self._leads = self._leads, self._leads_in(s)
        return [
            reward + self._shaping * (now - then)
            for reward, now, then in zip(won, self._leads, before, strict=True)
        ]

    def _leads_in(self, s: State) -> list[float]:
        scores = self._scores(s)
        total, others = sum(scores), max(1, self._seats - 1)
        return [own - (total - own) / others for own in scores]
