"""Measures how many looks ahead a second OpenSpiel's ISMCTS takes, and prints JSON; runs in an environment that has nothing of ours.

The bot is that of C++, or with `--python` the one written in Python; it plays out by lot, as it does by itself. Positions are
from all over games played by lot."""

import json
import random
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from stopwatch import arguments

LOOKS = 400
EVERY = 7
"""Of the decisions with a choice, so many are searched."""
UCT = 1.4


def main() -> None:
    parser = arguments()
    parser.add_argument("game")
    parser.add_argument("--python", action="store_true")
    wanted = parser.parse_args()
    game = pyspiel.load_game(wanted.game)
    bot = bot_of_python(wanted.seed) if wanted.python else bot_of_cpp(game, wanted.seed)
    looks, options, searched, taken, number = 0, 0, 0, 0.0, wanted.seed
    while taken < wanted.seconds:
        for state in positions(game, number):
            began = time.process_time()
            bot.step(state)
            taken += time.process_time() - began
            looks += LOOKS
            options += len(state.legal_actions())
            searched += 1
            if taken >= wanted.seconds:
                break
        number += 1
    print(
        json.dumps({"looks_per_second": looks / taken, "options": options / searched, "searched": searched})
    )


def bot_of_cpp(game, seed):
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(seed, evaluator, UCT, LOOKS, -1, policy, False, False)


def bot_of_python(seed):
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    return ismcts.ISMCTSBot(
        game=None,
        evaluator=evaluator,
        uct_c=UCT,
        max_simulations=LOOKS,
        random_state=np.random.RandomState(seed),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
    )


def positions(game, seed):
    lots = random.Random(seed)
    state = game.new_initial_state()
    met = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            chances = [probability for _, probability in outcomes]
            state.apply_action(lots.choices([action for action, _ in outcomes], chances)[0])
            continue
        actions = state.legal_actions()
        if len(actions) > 1:
            met += 1
            if met % EVERY == 0:
                yield state.clone()
        state.apply_action(lots.choice(actions))


if __name__ == "__main__":
    main()
