"""Measures RLCard's uno with random players and prints JSON; runs in an environment that has nothing of ours."""

import copy
import random

import rlcard
from stopwatch import arguments, measure, tell


def main() -> None:
    wanted = arguments().parse_args()
    tell(
        measure(
            play=lambda seed: played(seed, 1_000_000)[1],
            table_at=lambda seed, decisions: played(seed, decisions)[0],
            copy=lambda table: copy.deepcopy(table.game),
            written=lambda table: table.game,
            seconds=wanted.seconds,
            seed=wanted.seed,
        )
    )


def played(seed, most):
    lots = random.Random(seed).random
    table = rlcard.make("uno", config={"seed": seed})
    state, _player = table.reset()
    decisions = 0
    while decisions < most and not table.is_over():
        actions = list(state["legal_actions"])
        state, _player = table.step(actions[int(lots() * len(actions))])
        decisions += 1
    return table, decisions


if __name__ == "__main__":
    main()
