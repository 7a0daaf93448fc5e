"""Measures one of our games, four random bots, and prints JSON. A table is a whole match with its story and its undo."""

from __future__ import annotations

import random
from typing import Any

from stopwatch import arguments, measure, tell
from warhost.arena.collector import spare_the_collector
from warhost.arena.simulate import Plan, play_out, seated_bots
from warhost.build_info import is_compiled
from warhost.core.chance import numbered_seed
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.position import position
from warhost.games import load

SEATS = 4


def main() -> None:
    parser = arguments()
    parser.add_argument("game")
    wanted = parser.parse_args()
    game = load(wanted.game)
    spare_the_collector()
    plan = Plan(game.name, SEATS, 0, wanted.seed, ("random",), {})
    measured: dict[str, Any] = measure(
        play=lambda number: play_out(game, plan, number, seated_bots(plan, game, number), None)[1],
        table_at=lambda seed, decisions: match_at(game, seed, decisions),
        copy=lambda match: match.state.copy(),
        written=lambda match: position(game, match.state),
        seconds=wanted.seconds,
        seed=wanted.seed,
    )
    tell({**measured, "compiled": is_compiled()})


def match_at(game: Game, seed: int, decisions: int) -> Match:
    match = Match(game, SEATS, {}, numbered_seed(seed))
    lots = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.waiting()[0]
        match.choose(seat, lots.choice(match.options(seat)))
    return match


if __name__ == "__main__":
    main()
