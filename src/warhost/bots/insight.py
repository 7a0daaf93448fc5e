"""What a search goes by: how good options look before they are tried, and who is likely to win where it stops looking."""

from __future__ import annotations

from warhost.core.game import Game
from warhost.core.judgement import shares_of
from warhost.core.state import State


class Insight:
    """That of the game's own advice; where there is none, all options look alike and who has most points is ahead."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def ranks(self, s: State, chooser: int, offered: list[int]) -> list[float]:
        """For each option how good it looks to this seat, from what it sees; one more is a clear preference."""
        advice = self._game.advice
        return [0.0] * len(offered) if advice is None else advice.rank(s, chooser, offered)

    def shares(self, s: State, viewer: int) -> list[float]:
        """Everybody's share of the win in a state that this viewer takes for true."""
        advice = self._game.advice
        if advice is not None and advice.judgement is not None:
            return advice.judgement.shares(s)
        scores = self._game.scores(s)
        return shares_of([score / (1 + max(scores)) for score in scores])
