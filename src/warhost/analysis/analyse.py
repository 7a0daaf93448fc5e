"""The analysis of a record: all decisions at first sight, then those that look like mistakes again, in several processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from typing import Any, Final, Literal, NamedTuple

from warhost.analysis.depth import DEEPENED, USUAL, Depth, depth_within
from warhost.analysis.examine import Examined, deepen, examine, value_at_start, value_of_sides
from warhost.analysis.moments import Course, course
from warhost.analysis.shares import INACCURACY
from warhost.analysis.summing import loss_of, summed
from warhost.analysis.weighing import value

AT_ONCE: Final = 4
"""Decisions that a process looks at before it reports."""
TIMED_LOOKS: Final = 12
TIMED_MOMENTS: Final = 6
"""So much is tried to know how fast this machine is with this game."""
FIRST_SIGHT: Final = 0.75
"""So much of the whole is done after the first pass, more or less."""

Progress = Callable[[float], None]


class Part(NamedTuple):
    """A part of the work, whole in itself. `steps` for the first pass, `seen` for the second; `sides` wants the beginning."""

    text: str
    depth: Depth
    seed: int
    steps: list[int]
    seen: list[Examined]
    sides: bool = False


class Beginning(NamedTuple):
    start: list[float]
    sides: list[float] | None


class Done(NamedTuple):
    seen: list[Examined]
    beginning: Beginning | None


@lru_cache(2)
def course_of(text: str) -> Course:
    """The course of a record; the last ones are kept at hand."""
    return course(text)


def work(part: Part) -> Done:
    """One part; the same wherever it is done."""
    told = course_of(part.text)
    seen = [examine(told, step, part.depth, part.seed) for step in part.steps]
    seen += [deepen(told, each, part.depth, part.seed) for each in part.seen]
    beginning = None
    if part.sides:
        beginning = Beginning(
            value_at_start(told, part.depth, part.seed), value_of_sides(told, part.depth, part.seed)
        )
    return Done(seen, beginning)


def first_parts(told: Course, text: str, depth: Depth, seed: int) -> list[Part]:
    steps = [moment.step for moment in told.moments]
    parts = [Part(text, depth, seed, [], [], sides=True)]
    return parts + [
        Part(text, depth, seed, steps[first : first + AT_ONCE], []) for first in range(0, len(steps), AT_ONCE)
    ]


def second_parts(told: Course, text: str, depth: Depth, seed: int, seen: Sequence[Examined]) -> list[Part]:
    """Those that seem to have cost something, the worst of them if there are many."""
    losses = {each.step: loss_of(each, told.moments[each.step - 1].seat) for each in seen}
    doubtful = [each for each in seen if losses[each.step] >= INACCURACY]
    worst = sorted(doubtful, key=lambda each: -losses[each.step])[:DEEPENED]
    return [Part(text, depth, seed, [], [each]) for each in sorted(worst, key=lambda each: each.step)]


def put_together(
    told: Course, first: Sequence[Done], second: Sequence[Done], depth: Depth, seconds: float
) -> dict[str, Any]:
    seen = {each.step: each for done in (*first, *second) for each in done.seen}
    beginning = next(done.beginning for done in first if done.beginning is not None)
    ordered = [seen[moment.step] for moment in told.moments]
    return summed(told, beginning.start, beginning.sides, ordered, depth, seconds)


def depth_in(told: Course, seconds: float, jobs: int, seed: int) -> Depth:
    """What can be done in so many seconds with so many processes, found by trying."""
    places = range(0, len(told.moments), max(1, len(told.moments) // TIMED_MOMENTS))
    began = time.perf_counter()
    for place in places:
        value(told.game, told.moments[place].before, TIMED_LOOKS, f"timed {seed}")
    a_look = (time.perf_counter() - began) / (len(places) * TIMED_LOOKS)
    choices = sum(len(moment.offered) > 1 for moment in told.moments)
    rolls = sum(moment.rolled for moment in told.moments)
    return depth_within(seconds * jobs / max(a_look, 1e-6), choices, len(told.moments), rolls)


def analyse(
    text: str,
    depth: Depth | None = None,
    seconds: float = 0.0,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """A finished record, analysed: JSON. With a depth, the same record and seed give the same; with seconds, as deep as that
    time allows on this machine."""
    began = time.perf_counter()
    told = course_of(text)
    if depth is None:
        depth = depth_in(told, seconds, jobs, seed) if seconds else USUAL
    with _Hands(jobs) as hands:
        first = hands(first_parts(told, text, depth, seed), progress, 0.0, FIRST_SIGHT)
        seen = [each for done in first for each in done.seen]
        second = hands(second_parts(told, text, depth, seed, seen), progress, FIRST_SIGHT, 1.0)
    return put_together(told, first, second, depth, time.perf_counter() - began)


class _Hands:
    """Processes that do parts; one job is done here."""

    def __init__(self, jobs: int) -> None:
        self._pool = ProcessPoolExecutor(jobs) if jobs > 1 else None

    def __enter__(self) -> Callable[[list[Part], Progress | None, float, float], list[Done]]:
        return partial(_do, self._pool)

    def __exit__(self, *error: object) -> Literal[False]:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
        return False


def _do(
    pool: ProcessPoolExecutor | None, parts: list[Part], progress: Progress | None, low: float, high: float
) -> list[Done]:
    done: list[Done] = []
    results: Iterator[Done] = map(work, parts) if pool is None else pool.map(work, parts)
    for each in results:
        done.append(each)
        if progress is not None:
            progress(low + (high - low) * len(done) / len(parts))
    return done
