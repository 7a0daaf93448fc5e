"""The same many tables, spread over processes. Observations and masks lie in shared memory; only actions and a word of
command travel."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from warhost.core.errors import RulesError, WarhostError
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
from warhost.gym.observation import observer_of
from warhost.gym.tables import Batch, Rows, Tables

RESET: Final = "reset"
STEP: Final = "step"
CLOSE: Final = "close"
DENSE: Final = ("float32", "uint8")
"""Rows that have a place of their own in shared memory."""
OBSERVATIONS: Final = {"float32": ("f", np.float32), "uint8": ("B", np.uint8)}
LAYOUT: Final = (
    ("b", np.int8),
    ("i", np.int32),
    ("f", np.float32),
    ("b", np.bool_),
    ("i", np.int32),
)
"""How the arrays of a batch lie in memory, in their order, behind the observations."""


class ProcessTables:
    """Like `Tables`, with the same games for the same seed, played by several processes. The game is given by name,
    because each process loads it for itself. Close it, or use it in a `with` statement."""

    def __init__(
        self,
        game: str,
        tables: int,
        processes: int,
        *,
        seats: int | None = None,
        settings: dict[str, str] | None = None,
        opponents: str | Sequence[str] = (),
        seed: int = 0,
        shaping: float = 0.0,
        rows: Rows = "float32",
    ) -> None:
        self.game = load(game)
        self.seats = checked_seats(self.game, seats)
        self.settings = checked_settings(self.game, self.seats, settings)
        check_at_least_one("tables", tables)
        check_at_least_one("processes", processes)
        self.tables = tables
        self.observer = observer_of(self.game)
        check_rows(rows, DENSE)
        shapes = _shapes(tables, self.observer.size, self.game.verbs.size, self.seats)
        memory = [
            RawArray(code, int(np.prod(shape)))
            for (code, _), shape in zip(_layout(rows), shapes, strict=True)
        ]
        self.batch = _batch_in(memory, shapes, rows)
        bounds = np.linspace(0, tables, min(processes, tables) + 1).astype(int).tolist()
        self._shares = list(pairwise(bounds))
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        context = multiprocessing.get_context()
        given = {
            "seats": self.seats,
            "settings": self.settings,
            "opponents": checked_opponents(self.game, opponents),
            "seed": seed,
            "shaping": shaping,
            "rows": rows,
        }
        for first, last in self._shares:
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=_work, args=(theirs, game, first, last, memory, shapes, given), daemon=True
            )
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(self) -> Batch:
        self._tell([(RESET, None)] * len(self._pipes))
        return self.batch

    def step(self, actions: ArrayLike) -> Batch:
        """As that of `Tables`: refused as a whole, before any process hears of it."""
        chosen = self._checked(actions)
        self._tell([(STEP, chosen[first:last]) for first, last in self._shares])
        return self.batch

    def close(self) -> None:
        for pipe in self._pipes:
            with suppress(BrokenPipeError):
                pipe.send((CLOSE, None))
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes, self._workers = [], []

    def __enter__(self) -> ProcessTables:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _checked(self, actions: ArrayLike) -> NDArray[np.integer]:
        chosen = whole_numbers(actions, self.tables)
        masks = self.batch.masks
        known = (chosen >= 0) & (chosen < masks.shape[1])
        offered = known & (masks[np.arange(self.tables), np.where(known, chosen, 0)] == 1)
        if not offered.all():
            table = int(offered.argmin())
            raise not_offered(table, int(chosen[table]))
        return chosen

    def _tell(self, commands: Sequence[tuple[str, Any]]) -> None:
        try:
            for pipe, command in zip(self._pipes, commands, strict=True):
                pipe.send(command)
            problems = [problem for problem in (pipe.recv() for pipe in self._pipes) if problem]
        except (EOFError, BrokenPipeError, ConnectionResetError) as error:
            raise RulesError("a process has died with its tables; its own words stand above") from error
        if problems:
            raise RulesError(problems[0])


def _work(
    pipe: Connection,
    game: str,
    first: int,
    last: int,
    memory: list[Any],
    shapes: list[tuple[int, ...]],
    given: dict[str, Any],
) -> None:
    """What a process does: play the tables from `first` to before `last` until it is told to stop."""
    whole = _batch_in(memory, shapes, given["rows"])
    share: list[Any] = [array[first:last] for array in whole]
    batch = Batch(*share)
    tables = Tables(game, last - first, first=first, batch=batch, **given)
    while True:
        try:
            command, actions = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if command == CLOSE:
            return
        try:
            if command == RESET:
                tables.reset()
            else:
                tables.step(actions)
        except WarhostError as error:
            pipe.send(str(error))
        else:
            pipe.send("")


def _layout(rows: Rows) -> list[tuple[str, Any]]:
    return [OBSERVATIONS[rows], *LAYOUT]


def _shapes(tables: int, size: int, actions: int, seats: int) -> list[tuple[int, ...]]:
    return [(tables, size), (tables, actions), (tables,), (tables, seats), (tables,), (tables, seats)]


def _batch_in(memory: Sequence[Any], shapes: Sequence[tuple[int, ...]], rows: Rows) -> Batch:
    return Batch(
        *(
            np.frombuffer(block, kind).reshape(shape)
            for block, (_, kind), shape in zip(memory, _layout(rows), shapes, strict=True)
        )
    )
