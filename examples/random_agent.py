"""Every seat decides by lot: the shortest use of the PettingZoo environment.

python examples/random_agent.py oldworld --games 3
"""

from __future__ import annotations

import argparse
import sys

from warhost.core.errors import WarhostError
from warhost.gym import table_env


def main() -> None:
    parser = argparse.ArgumentParser(description="Let every seat of a table decide by lot.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()

    env = table_env(asked.game, render_mode="ansi")
    for number in range(asked.games):
        env.reset(seed=asked.seed + number)
        decisions, rewards = 0, {}
        for agent in env.agent_iter():
            seen, reward, ended, cut_off, _ = env.last()
            if ended or cut_off:
                rewards[agent] = reward
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                decisions += 1
        told = ", ".join(f"{agent} {reward:+.2f}" for agent, reward in sorted(rewards.items()))
        print(f"game {number}: {decisions} decisions; {told}; {env.render()}")


if __name__ == "__main__":
    try:
        main()
    except WarhostError as error:
        sys.exit(str(error))
