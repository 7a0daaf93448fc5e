"""Measures how many looks ahead a second our search takes in one of our games with four seats, and prints JSON. Positions are from
all over games played by lot, as those of the others."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from stopwatch import arguments, tell

from warhost.arena.collector import spare_the_collector
from warhost.bots import Budget
from warhost.bots.search import SearchBot
from warhost.build_info import is_compiled
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.view import seen_by
from warhost.games import load

SEATS = 4
LOOKS = 400
EVERY = 7
"""Of the decisions with a choice, so many are searched."""


def main() -> None:
    parser = arguments()
    parser.add_argument("game")
    wanted = parser.parse_args()
    game = load(wanted.game)
    spare_the_collector()
    looks, offered_in_all, searched, taken, number = 0, 0, 0, 0.0, wanted.seed
    while taken < wanted.seconds:
        bot = SearchBot(game, number, Budget(iterations=LOOKS))
        for view, seat, offered in positions(game, number):
            began = time.process_time()
            # Opinions are asked for, since a choice may stop early.
            bot.opinions(view, seat, offered)
            taken += time.process_time() - began
            looks += LOOKS
            offered_in_all += len(offered)
            searched += 1
            if taken >= wanted.seconds:
                break
        number += 1
    tell(
        {
            "looks_per_second": looks / taken,
            "options": offered_in_all / searched,
            "searched": searched,
            "compiled": is_compiled(),
        }
    )


def positions(game: Game, number: int) -> Iterator[tuple[State, int, list[int]]]:
    lots = random.Random(number)
    s = start(game, SEATS, {}, numbered_seed(71, number))
    met = 0
    while s.question is not None:
        seat = s.waiting[0]
        offered = options(s, seat)
        if len(offered) > 1:
            met += 1
            if met % EVERY == 0:
                yield seen_by(game, s, seat), seat, offered
        answer(s, seat, lots.choice(offered))


if __name__ == "__main__":
    main()
