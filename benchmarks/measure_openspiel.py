"""Measures a game of OpenSpiel with random players and prints JSON; runs in an environment that has nothing of ours.

Chance nodes are played too, but only the players' actions count as decisions, as everywhere else."""

import random

import open_spiel.python.games  # noqa: F401 (registers the games that are written in Python)
import pyspiel
from stopwatch import arguments, measure, tell


def main() -> None:
    parser = arguments()
    parser.add_argument("game")
    wanted = parser.parse_args()
    game = pyspiel.load_game(wanted.game)
    tell(
        measure(
            play=lambda seed: played(game, seed, 1_000_000)[1],
            table_at=lambda seed, decisions: played(game, seed, decisions)[0],
            copy=lambda state: state.clone(),
            written=str,
            seconds=wanted.seconds,
            seed=wanted.seed,
        )
    )


def played(game, seed, most):
    lots = random.Random(seed).random
    state = game.new_initial_state()
    decisions = 0
    while decisions < most and not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(drawn(outcomes, lots()))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(lots() * len(actions))])
            decisions += 1
    return state, decisions


def drawn(outcomes, lot):
    for action, probability in outcomes:
        lot -= probability
        if lot < 0:
            return action
    return outcomes[-1][0]


if __name__ == "__main__":
    main()
