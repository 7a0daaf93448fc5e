"""Measures Catanatron with four random players and prints JSON; runs in an environment that has nothing of ours."""

import random

from catanatron import Color, Game, RandomPlayer
from stopwatch import arguments, measure, tell

PLAYERS = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]


def main() -> None:
    wanted = arguments().parse_args()
    tell(measure(play, table_at, lambda game: game.copy(), lambda game: game, wanted.seconds, wanted.seed))


def play(seed: int) -> int:
    game = Game(PLAYERS, seed=seed)
    game.play()
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def table_at(seed: int, actions: int) -> Game:
    random.seed(seed)
    game = Game(PLAYERS, seed=seed)
    for _ in range(actions):
        if game.winning_color() is not None:
            break
        game.play_tick()
    return game


if __name__ == "__main__":
    main()
