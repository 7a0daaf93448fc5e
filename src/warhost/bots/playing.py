"""Bots at a table of their own: the plain loop, without record or story."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from warhost.bots.bot import Bot
from warhost.core.engine import answer
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.view import seen_by


@cache
def _empty_table(game: Game, seats: int) -> State:
    empty: State = game.empty(seats)
    return empty


def shown_to(bot: Bot, game: Game, s: State, seat: int) -> State:
    """What a bot at this seat gets to see: never the true state."""
    return seen_by(game, s, seat) if bot.needs_view else _empty_table(game, s.seats)


def play_to_the_end(
    game: Game, s: State, bots: Sequence[Bot], look: Callable[[int], None] | None = None
) -> int:
    """Let the bots, one a seat, finish this game; how many decisions they made. `look` is told the number of each."""
    choose = [bot.choose for bot in bots]
    nothing = _empty_table(game, s.seats)
    needs_view = [bot.needs_view for bot in bots]
    decisions = 0
    question = s.question
    while question is not None:
        seat = s.waiting[0]
        view = seen_by(game, s, seat) if needs_view[seat] else nothing
        offered = question.options(s, seat) if s.offered is None else s.offered
        answer(s, seat, choose[seat](view, seat, offered))
        question = s.question
        decisions += 1
        if look is not None:
            look(decisions)
    return decisions
