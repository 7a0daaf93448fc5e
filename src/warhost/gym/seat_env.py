"""Gymnasium: one seat is yours, bots sit at the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.errors import BadSetting
from warhost.core.game import Game
from warhost.core.state import State
from warhost.games import load
from warhost.gym.checks import check_own_seat, checked_opponents, checked_seats, checked_settings
from warhost.gym.observation import Floats, observer_of
from warhost.gym.opponents import Opponent, play_bots, seated
from warhost.gym.rendering import HUMAN, MODES, checked_mode, shown
from warhost.gym.rewards import Rewards, result


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """`opponents` are levels of bots (or what makes one); a shorter list goes round the table, and one level alone
    plays all other seats. Without `seat` each game gives you one by lot. The legal actions stand in
    `info["action_mask"]`; an action that is not among them ends the game with reward -1. At the end `info` tells the
    ending, the winners and the points."""

    metadata = {"render_modes": list(MODES)}  # noqa: RUF012 (Gymnasium's own form)

    def __init__(
        self,
        game: Game | str,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        seats: int | None = None,
        settings: dict[str, str] | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = checked_seats(self.game, seats)
        self.settings = checked_settings(self.game, self.seats, settings)
        if seat is not None:
            check_own_seat(seat, self.seats)
        self._opponents = checked_opponents(self.game, opponents)
        if self.seats > 1 and not self._opponents:
            raise BadSetting("opponents are missing: somebody must sit at the other seats")
        self.render_mode = checked_mode(render_mode)
        self.observer = observer_of(self.game)
        self.observation_space = spaces.Box(0, 1, (self.observer.size,), np.float32)
        self.action_space = spaces.Discrete(self.game.verbs.size)
        self.seat = 0
        self._wanted_seat = seat
        self._rewards = Rewards(self.game, self.seats, shaping)
        self._state: State
        self._offered: list[int] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """A new game that has come to our first decision. One that bots end before that is passed over."""
        super().reset(seed=seed)
        self._begin()
        while self._state.ending >= 0:
            self._begin()
        self._show()
        return self._seen()

    def _begin(self) -> None:
        number, lot = (int(each) for each in self.np_random.integers(2**48, size=2))
        self.seat = lot % self.seats if self._wanted_seat is None else self._wanted_seat
        self._bots = seated(self.game, self._opponents, self.seats, self.seat, number)
        self._state = start(self.game, self.seats, self.settings, numbered_seed(number), None)
        self._rewards.begin(self._state)
        self._go_on()

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        option = int(action)
        if option not in self._offered:
            self._offered = []
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": option}
        answer(self._state, self.seat, option)
        self._go_on()
        seen, info = self._seen()
        reward = self._rewards.after(self._state)[self.seat]
        self._show()
        return seen, reward, self._state.ending >= 0, False, info

    def action_masks(self) -> NDArray[np.int8]:
        """The legal actions, under the name that sb3-contrib's MaskablePPO asks for."""
        mask = np.zeros(self.game.verbs.size, np.int8)
        mask[self._offered] = 1
        return mask

    def render(self) -> str | None:
        """How the game stands, and what may be chosen."""
        return shown(self.render_mode, self._text())

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _text(self) -> str:
        ids = self.game.seat_ids(self._state)
        scores = ", ".join(
            f"{side} {points}" for side, points in zip(ids, self.game.scores(self._state), strict=True)
        )
        return f"{ids[self.seat]} ({scores}): {' '.join(map(self.game.verbs.key, self._offered))}"

    def _go_on(self) -> None:
        play_bots(self.game, self._state, self._bots)
        self._offered = options(self._state, self.seat)

    def _seen(self) -> tuple[Floats, dict[str, Any]]:
        s = self._state
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if s.ending >= 0:
            info |= result(self.game, s)
        return self.observer.observe(s, self.seat), info
