"""Many tables in one process: arrays of actions in, arrays of observations out. A game that ends is followed by the
next one at the same table, so every row always waits for a decision."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import chain
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from warhost.bots import Bot
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.errors import BadSetting
from warhost.core.game import Game
from warhost.core.state import State
from warhost.games import load
from warhost.gym.checks import (
    check_at_least_one,
    check_rows,
    checked_opponents,
    checked_seats,
    checked_settings,
    not_offered,
    whole_numbers,
)
from warhost.gym.observation import Floats, Sparse, observer_of, write
from warhost.gym.opponents import Opponent, play_bots, seated
from warhost.gym.rewards import Rewards

GAMES_APART = 1_000_000
"""Seeds of one table's games lie closer together than this."""


Rows = Literal["float32", "uint8", "sparse"]
ROWS: Final[dict[str, type[np.generic]]] = {"float32": np.float32, "uint8": np.uint8, "sparse": np.uint8}
"""How observations may be wanted, and of what type their dense rows are."""


class Batch(NamedTuple):
    """One row a table. The arrays are written anew by each step: copy what you keep."""

    observations: NDArray[Any]
    """[tables, size]: what the seat that has to decide sees, as `float32` or `uint8`. Empty rows if only sparse ones are wanted."""
    masks: NDArray[np.int8]
    """[tables, actions]: 1 where an action is legal. `ProcessTables` holds actions against them, so do not write here."""
    seats: NDArray[np.int32]
    """[tables]: the seat that has to decide."""
    rewards: Floats
    """[tables, seats]: what every seat got for what has happened since the last step, the end of a game included."""
    done: NDArray[np.bool_]
    """[tables]: whether a game ended in this step; observations, masks and seats are then those of the next game."""
    points: NDArray[np.int32]
    """[tables, seats]: the points at the end of the game that ended last."""


def new_batch(game: Game, tables: int, seats: int, rows: Rows) -> Batch:
    return Batch(
        np.zeros((tables, width(game, rows)), ROWS[rows]),
        np.zeros((tables, game.verbs.size), np.int8),
        np.zeros(tables, np.int32),
        np.zeros((tables, seats), np.float32),
        np.zeros(tables, np.bool_),
        np.zeros((tables, seats), np.int32),
    )


def width(game: Game, rows: Rows) -> int:
    """The length of a dense row."""
    return 0 if rows == "sparse" else observer_of(game).size


class Tables:
    """Without `opponents` all seats are yours. With them one seat of each table is, a different one from game to game,
    and bots play the others (a shorter list goes round the table, one level alone plays them all). `first` numbers the tables from there: equal
    numbers and seeds play equal games, wherever they stand. `rows`: what observations are written as; with `sparse` only
    `sparse()` has them, as it always does."""

    def __init__(
        self,
        game: Game | str,
        tables: int,
        *,
        seats: int | None = None,
        settings: dict[str, str] | None = None,
        opponents: Opponent | Sequence[Opponent] = (),
        seed: int = 0,
        shaping: float = 0.0,
        first: int = 0,
        batch: Batch | None = None,
        rows: Rows = "float32",
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = checked_seats(self.game, seats)
        self.settings = checked_settings(self.game, self.seats, settings)
        check_at_least_one("tables", tables)
        check_rows(rows, tuple(ROWS))
        self.tables = tables
        self.observer = observer_of(self.game)
        self._opponents = checked_opponents(self.game, opponents)
        self._seed = seed
        self._first = first
        self._dense = rows != "sparse"
        self.batch = batch or new_batch(self.game, tables, self.seats, rows)
        self._flat_masks = self.batch.masks.reshape(-1)
        self._bases = [table * self.game.verbs.size for table in range(tables)]
        self._lit_masks = np.zeros(0, np.int64)
        self._seen: Sparse | None = None
        self._rewards = [Rewards(self.game, self.seats, shaping) for _ in range(tables)]
        self._played = [0] * tables
        self._states: list[State] = []
        self._bots: list[list[Bot | None]] = [[] for _ in range(tables)]
        self._offered: list[list[int]] = [[] for _ in range(tables)]

    def reset(self) -> Batch:
        """New games everywhere."""
        self._states = [self._next_game(table) for table in range(self.tables)]
        self.batch.rewards.fill(0)
        self.batch.done.fill(False)
        self._ask()
        return self.batch

    def step(self, actions: ArrayLike) -> Batch:
        """One decision at every table, by the seats that the last batch named."""
        game, rewards, done = self.game, self.batch.rewards, self.batch.done
        seats = self.batch.seats.tolist()
        chosen = self._checked(actions)
        for table, option in enumerate(chosen):
            s = self._states[table]
            answer(s, seats[table], option)
            if self._opponents:
                play_bots(game, s, self._bots[table])
            rewards[table] = self._rewards[table].after(s)
            over = done[table] = s.ending >= 0
            if over:
                self.batch.points[table] = game.scores(s)
                self._states[table] = self._next_game(table)
        self._ask()
        return self.batch

    def _checked(self, actions: ArrayLike) -> list[int]:
        """Before the first table moves: a batch is taken as a whole or not at all."""
        chosen: list[int] = whole_numbers(actions, self.tables).tolist()
        for table, option in enumerate(chosen):
            if option not in self._offered[table]:
                raise not_offered(self._first + table, option)
        return chosen

    def sparse(self) -> Sparse:
        """The observations of the batch, of each only what is lit."""
        if self._seen is None:
            raise BadSetting("there is nothing to see before the first reset()")
        return self._seen

    def close(self) -> None:
        """Nothing is held open."""

    def _next_game(self, table: int) -> State:
        """A game that has come to our first decision. One that bots end before that is passed over."""
        while True:
            number = (self._first + table) * GAMES_APART + self._played[table]
            s = start(self.game, self.seats, self.settings, numbered_seed(self._seed, number), None)
            if self._opponents:
                own = (self._first + table + self._played[table]) % self.seats
                bot_seed = self._seed * GAMES_APART * GAMES_APART + number
                self._bots[table] = seated(self.game, self._opponents, self.seats, own, bot_seed)
            self._played[table] += 1
            self._rewards[table].begin(s)
            if self._opponents:
                play_bots(self.game, s, self._bots[table])
            if s.ending < 0:
                return s

    def _ask(self) -> None:
        batch = self.batch
        seats = [s.waiting[0] for s in self._states]
        batch.seats[:] = seats
        self._offered = [options(s, seat) for s, seat in zip(self._states, seats, strict=True)]
        self._show_offered()
        seen = self.observer.observe_sparse(self._states, seats)
        if self._dense:
            write(seen, batch.observations)
        self._seen = seen

    def _show_offered(self) -> None:
        """What was offered before is taken out of the masks, and what is now goes in."""
        self._flat_masks[self._lit_masks] = 0
        starts = np.repeat(self._bases, [len(offered) for offered in self._offered])
        self._lit_masks = starts + np.frombuffer(array("q", chain.from_iterable(self._offered)), np.int64)
        self._flat_masks[self._lit_masks] = 1
