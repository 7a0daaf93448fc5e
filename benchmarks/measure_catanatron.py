"""Measures Catanatron with four random players and prints JSON; runs in an environment that has nothing of ours."""

import argparse
import json
import pickle
import random
import time

from catanatron import Color, Game, RandomPlayer

PLAYERS = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    print(json.dumps(measure(wanted.seconds, wanted.seed)))


def measure(seconds: float, seed: int) -> dict[str, object]:
    played(seed)
    actions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        games += 1
        actions += len(history(played(seed + games)))
    took = time.process_time() - began
    middle = in_mid_game(seed, actions // games // 2)
    return {
        "decisions_per_second": actions / took,
        "games_per_second": games / took,
        "decisions_per_game": actions / games,
        "copies_per_second": copies_per_second(middle, seconds / 4),
        "bytes_per_state": len(pickle.dumps(middle)),
        "compiled": False,
    }


def played(seed: int) -> Game:
    game = Game(PLAYERS, seed=seed)
    game.play()
    return game


def history(game: Game) -> list[object]:
    return game.state.action_records if hasattr(game.state, "action_records") else game.state.actions


def in_mid_game(seed: int, actions: int) -> Game:
    random.seed(seed)
    game = Game(PLAYERS, seed=seed)
    for _ in range(actions):
        if game.winning_color() is not None:
            break
        game.play_tick()
    return game


def copies_per_second(game: Game, seconds: float) -> float:
    copies = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(20):
            game.copy()
        copies += 20
    return copies / (time.process_time() - began)


if __name__ == "__main__":
    main()
