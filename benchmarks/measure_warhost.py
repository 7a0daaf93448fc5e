"""Measures one game of ours for a given time and prints JSON: decisions, games and copies a second, size of a state."""

from __future__ import annotations

import argparse
import json
import pickle
import time
from typing import Any

from warhost.arena.simulate import Plan, play_out, seated_bots
from warhost.build_info import is_compiled
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.game import Game
from warhost.core.position import position
from warhost.core.state import State
from warhost.games import load


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    print(json.dumps(measure(load(wanted.game), wanted.seats, wanted.seconds, wanted.seed)))


def measure(game: Game, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    plan = Plan(game.name, seats, 0, seed, ("random",), {})
    play_out(game, plan, 0, seated_bots(plan, game, 0), None)
    decisions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        games += 1
        decisions += play_out(game, plan, games, seated_bots(plan, game, games), None)[1]
    took = time.process_time() - began
    middle = state_in_mid_game(game, seats, seed, decisions // games // 2)
    return {
        "decisions_per_second": decisions / took,
        "games_per_second": games / took,
        "decisions_per_game": decisions / games,
        "copies_per_second": copies_per_second(middle, seconds / 4),
        "bytes_per_state": len(pickle.dumps(position(game, middle))),
        "compiled": is_compiled(),
    }


def state_in_mid_game(game: Game, seats: int, seed: int, decisions: int) -> State:
    plan = Plan(game.name, seats, 0, seed, ("random",), {})
    bots = seated_bots(plan, game, 0)
    s = start(game, seats, {}, numbered_seed(seed))
    for _ in range(decisions):
        if s.ending >= 0:
            break
        seat = s.waiting[0]
        answer(game, s, seat, bots[seat].choose(s, seat, options(game, s, seat)))
    return s


def copies_per_second(s: State, seconds: float) -> float:
    copies = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(200):
            s.copy()
        copies += 200
    return copies / (time.process_time() - began)


if __name__ == "__main__":
    main()
