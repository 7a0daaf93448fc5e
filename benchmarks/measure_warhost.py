"""Measures one of our games, four random bots, and prints JSON. A table is a whole match with its story and its undo."""

from __future__ import annotations

import random
from typing import Any

from stopwatch import arguments, measure, tell

import warhost
from warhost.arena.collector import spare_the_collector
from warhost.arena.simulate import Plan, play_out, seated_bots
from warhost.build_info import is_compiled

SEATS = 4


def main() -> None:
    parser = arguments()
    parser.add_argument("game")
    wanted = parser.parse_args()
    game = warhost.games.load(wanted.game)
    spare_the_collector()
    plan = Plan(game.name, SEATS, 0, wanted.seed, ("random",), {})
    measured: dict[str, Any] = measure(
        play=lambda number: play_out(game, plan, number, seated_bots(plan, game, number), None)[1],
        table_at=lambda seed, decisions: table_at(game.name, seed, decisions),
        copy=lambda table: table.match.state.copy(),
        written=lambda table: table.position().data,
        seconds=wanted.seconds,
        seed=wanted.seed,
    )
    tell({**measured, "compiled": is_compiled()})


def table_at(game: str, seed: int, decisions: int) -> warhost.Table:
    table, lots = warhost.new(game, seats=SEATS, seed=seed), random.Random(seed)
    while table.decisions < decisions and not table.over:
        table.play(lots.choice(table.turn.options))
    return table


if __name__ == "__main__":
    main()
