"""What a seat sees as a row of numbers, always of the same length and meaning: dense or sparse. What stands in which column
is the game's own matter (`core.observing`)."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from warhost.core.game import Game
from warhost.core.observing import Layout
from warhost.core.parts import BYTE, FULL
from warhost.core.state import State

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]

_SHARE: Final = np.arange(FULL + 1, dtype=np.float32) / FULL


class Sparse(NamedTuple):
    """Several observations, and of each only what is lit: that of row `i` from `starts[i]` to before `starts[i + 1]`."""

    starts: NDArray[np.int32]
    columns: NDArray[np.int32]
    values: Bytes
    """How strongly each column is lit, 1 to 255."""

    def rows(self) -> NDArray[np.intp]:
        """The row of each."""
        return np.repeat(np.arange(len(self.starts) - 1), np.diff(self.starts))


class Observer:
    """Writes observations of one game. A row has the same meaning at every table, whatever its seats and options: seats are
    counted from the observer on (`me`, `next1`, `next2` …), and empty chairs stay dark.

    A row is dense, of bytes from 0 (nothing there) to 255 or of the same as floats from 0 to 1; or sparse."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.layout = Layout(game)
        self.size = self.layout.size
        self.names = self.layout.names
        """What stands where in a row."""

    def observe(self, s: State, seat: int) -> Floats:
        """A new row: what this seat sees of a state, or of a view of its own."""
        row = np.empty(self.size, np.float32)
        self.observe_many([s], [seat], row.reshape(1, -1))
        return row

    def observe_many(self, states: Sequence[State], seats: Sequence[int], rows: Floats | Bytes) -> None:
        """Fill one row for each state, as its seat sees it."""
        write(self.observe_sparse(states, seats), rows)

    def observe_sparse(self, states: Sequence[State], seats: Sequence[int]) -> Sparse:
        """Only what is lit, for each state as its seat sees it."""
        lit: list[Any] = []
        ends = self.layout.collect_many(states, seats, lit)
        codes = np.frombuffer(array("i", lit), np.int32)
        return Sparse(np.array([0, *ends], np.int32), codes >> BYTE, (codes & FULL).astype(np.uint8))


def write(seen: Sparse, rows: Floats | Bytes) -> None:
    """Fill the rows with what was seen."""
    rows.fill(0)
    values: NDArray[Any] = seen.values if rows.dtype == np.uint8 else _SHARE[seen.values]
    rows[seen.rows(), seen.columns] = values


@cache
def observer_of(game: Game) -> Observer:
    """The observer of a game, made once."""
    return Observer(game)
