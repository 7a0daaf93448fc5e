"""The bots that sit at the other seats of a learning agent's table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle, islice

from warhost.bots import Bot, make_bot, shown_to
from warhost.core.engine import answer, options
from warhost.core.game import Game
from warhost.core.state import State

Opponent = str | Callable[[Game, int], Bot]
"""The level of a bot, or what makes one from a game and a seed."""


def seated(game: Game, opponents: Sequence[Opponent], seats: int, own: int, seed: int) -> list[Bot | None]:
    """One bot a seat but for our own; a shorter list goes round the table."""
    others = islice(cycle(opponents), seats - 1)
    return [None if seat == own else make(next(others), game, seed * 16 + seat) for seat in range(seats)]


def make(opponent: Opponent, game: Game, seed: int) -> Bot:
    return make_bot(opponent, game, seed) if isinstance(opponent, str) else opponent(game, seed)


def play_bots(game: Game, s: State, bots: Sequence[Bot | None]) -> None:
    """Let the bots decide until a seat without one is to decide, or the game is over. In a question to several seats
    the bots answer first; nobody learns what they said before all have."""
    while s.ending < 0:
        seat = next((each for each in s.waiting if bots[each] is not None), -1)
        if seat < 0:
            return
        bot = bots[seat]
        assert bot is not None
        answer(s, seat, bot.choose(shown_to(bot, game, s, seat), seat, options(s, seat)))
