"""PettingZoo: one table, every seat an agent, one decision after the other."""

from __future__ import annotations

from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, open_question, options, start
from warhost.core.errors import Refused
from warhost.core.game import Game
from warhost.core.state import State
from warhost.games import load
from warhost.gym.checks import checked_seats, checked_settings
from warhost.gym.observation import observer_of
from warhost.gym.rendering import HUMAN, MODES, checked_mode, shown
from warhost.gym.rewards import Rewards, result

Seen = dict[str, NDArray[Any]]


def table_env(
    game: Game | str,
    seats: int | None = None,
    settings: dict[str, str] | None = None,
    shaping: float = 0.0,
    illegal_reward: float = -1.0,
    render_mode: str | None = None,
) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual guards: an action that is not offered ends the game for all, and its agent
    gets `illegal_reward`. What is no action of the game at all is refused and changes nothing."""
    raw = TableEnv(game, seats, settings, shaping, render_mode)
    return OrderEnforcingWrapper(EndedByIllegalActions(raw, illegal_reward))


class EndedByIllegalActions(TerminateIllegalWrapper[str, Any, Any]):
    """PettingZoo's own looks every action up in the mask, also one that does not lie in it."""

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        over = self.terminations[agent] or self.truncations[agent]
        if over or self.action_space(agent).contains(action):
            super().step(action)
        else:
            self.env.step(action)


class TableEnv(AECEnv[str, Any, Any]):
    """Agents are `seat_0`, `seat_1` … in seat order; `agent_selection` is the seat that has to decide.

    Where several seats are asked at once they answer in seat order, each without learning anything of the others'
    answers. Rewards: see `warhost.gym.rewards`. An action that is not offered is refused and changes nothing. At the
    end `infos` tell the ending, the winners and the points."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        settings: dict[str, str] | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = checked_seats(self.game, seats)
        self.settings = checked_settings(self.game, self.seats, settings)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": f"{self.game.name}_v{self.game.revision}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.observer = observer_of(self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces: dict[str, spaces.Dict] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, (self.observer.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.game.verbs.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(self.game.verbs.size) for agent in self.possible_agents}
        self._rewards = Rewards(self.game, self.seats, shaping)
        self._seed = randbits(48)
        self._played = 0
        self._state: State
        self._offered: list[int] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed makes it and all that follow it repeatable; `options` are not used."""
        if seed is not None:
            self._seed, self._played = seed, 0
        self._state = start(
            self.game, self.seats, self.settings, numbered_seed(self._seed, self._played), None
        )
        self._played += 1
        self._rewards.begin(self._state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        self._show()

    def observe(self, agent: str) -> Seen:
        seat = self._seat_of[agent]
        mask = np.zeros(self.game.verbs.size, np.int8)
        mask[self._offered if agent == self.agent_selection else options(self._state, seat)] = 1
        return {"observation": self.observer.observe(self._state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._actions[agent].contains(action):
            known = f"actions are whole numbers from 0 to {self.game.verbs.size - 1}"
            raise Refused("refused-not-legal", f"{action!r} is no action; {known}", {"key": str(action)})
        option = int(action)
        if option not in self._offered:
            key = self.game.verbs.key(option)
            raise Refused("refused-not-legal", f"{key!r} is not among the legal options", {"key": key})
        answer(self._state, self._seat_of[agent], option)
        self._cumulative_rewards[agent] = 0.0
        for each, reward in zip(self.possible_agents, self._rewards.after(self._state), strict=True):
            self.rewards[each] = reward
        self._accumulate_rewards()
        if self._state.ending >= 0:
            told = result(self.game, self._state)
            for each in self.agents:
                self.terminations[each] = True
                self.infos[each] = dict(told)
        self._select()
        self._show()

    def key(self, action: int) -> str:
        """An action as people read it: `summon:bloodletter:reserve>kislev`."""
        return self.game.verbs.key(int(action))

    def render(self) -> str | None:
        """Who is asked what, and how the game stands."""
        return shown(self.render_mode, self._text())

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _text(self) -> str:
        s, game = self._state, self.game
        scores = ", ".join(
            f"{side} {points}" for side, points in zip(game.seat_ids(s), game.scores(s), strict=True)
        )
        if s.ending >= 0:
            return f"{game.endings.ids[s.ending]}: {scores}"
        return f"{self.agent_selection} ({open_question(s).name}): {scores}"

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        s = self._state
        if s.ending >= 0:
            self.agent_selection = self.agents[0]
            self._offered = []
            return
        seat = s.waiting[0]
        self.agent_selection = self.possible_agents[seat]
        self._offered = options(s, seat)
