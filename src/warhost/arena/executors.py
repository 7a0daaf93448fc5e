"""Where the games of a tournament are played: in this process, in several of this machine, or on Ray. Each executor
hands back results as they come, in any order. An interrupt ends the games that are running; those that were finished are
handed back before it is passed on."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from types import FrameType
from typing import Any, Final

from warhost.arena.collector import spare_the_collector
from warhost.arena.played import Played, Tournament, play
from warhost.arena.schedule import Seating
from warhost.core.errors import WarhostError
from warhost.games import VARIABLE

Executor = Callable[[Tournament, Sequence[Seating], int], Iterator[list[Played]]]

AHEAD: Final = 4
"""Tasks that wait for each process, so that none is ever idle and an interrupt loses little."""
LISTEN_AFTER: Final = 0.2
"""Seconds after which an interrupt is heard at the latest."""
LARGEST_TASK: Final = 20
"""Games in one task on Ray: handing a task over costs more than a short game."""


def play_here(tournament: Tournament, seatings: Sequence[Seating], jobs: int) -> Iterator[list[Played]]:
    if jobs <= 1:
        for seating in seatings:
            yield [play(tournament, seating)]
        return
    pool = ProcessPoolExecutor(jobs, initializer=_begin_work)
    waiting = iter(seatings)
    running: set[Future[Played]] = set()
    try:
        with _Interrupts() as interrupts:
            while not interrupts.heard:
                more = islice(waiting, jobs * AHEAD - len(running))
                running |= {pool.submit(play, tournament, seating) for seating in more}
                if not running:
                    return
                finished, running = wait(running, LISTEN_AFTER, FIRST_COMPLETED)
                yield _results(finished)
                for future in finished:
                    future.result()  # raises what went wrong, if anything did
            _end(pool)
            yield _results(wait(running).done)
            raise KeyboardInterrupt
    finally:
        if running:
            _end(pool)
        pool.shutdown(cancel_futures=True)


def play_on_ray(tournament: Tournament, seatings: Sequence[Seating], jobs: int) -> Iterator[list[Played]]:
    """On the cluster that `RAY_ADDRESS` names, with all its processors, or else on a Ray of this machine with `jobs`
    processes."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise WarhostError(
            "arena-missing-package",
            "this needs the package 'ray': install warhost with the extra 'dist'",
            {"package": "ray", "extra": "dist"},
        ) from None
    ours = not ray.is_initialized()
    if ours:
        ray.init(**_ray_settings(jobs))
    try:
        task = ray.remote(num_cpus=1)(play_some)
        processes = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        ahead = AHEAD * max(jobs, processes)
        size = max(1, min(LARGEST_TASK, len(seatings) // ahead))
        chunks = (seatings[first : first + size] for first in range(0, len(seatings), size))
        running: list[Any] = []
        with _Interrupts() as interrupts:
            while not interrupts.heard:
                running += [task.remote(tournament, chunk) for chunk in islice(chunks, ahead - len(running))]
                if not running:
                    return
                finished, running = ray.wait(running, timeout=LISTEN_AFTER)
                yield [played for each in finished for played in ray.get(each)]
            if running:
                finished, running = ray.wait(running, num_returns=len(running), timeout=0)
                yield [played for each in finished for played in ray.get(each)]
            for each in running:
                ray.cancel(each, force=True)
            raise KeyboardInterrupt
    finally:
        if ours:
            ray.shutdown()


def play_some(tournament: Tournament, seatings: Sequence[Seating]) -> list[Played]:
    return [play(tournament, seating) for seating in seatings]


def _ray_settings(jobs: int) -> dict[str, Any]:
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if not os.environ.get("RAY_ADDRESS"):
        return settings | {"num_cpus": jobs, "include_dashboard": False}
    # Processes of this machine inherit where games are found; those of a cluster must be told.
    elsewhere = {VARIABLE: os.environ[VARIABLE]} if VARIABLE in os.environ else {}
    return settings | {"runtime_env": {"env_vars": elsewhere}}


class _Interrupts:
    """Hears Ctrl-C without letting it break in anywhere, say while games are being kept."""

    def __init__(self) -> None:
        self.heard = False
        usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
        self._listening = usual and threading.current_thread() is threading.main_thread()

    def __enter__(self) -> _Interrupts:
        if self._listening:
            signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *error: object) -> None:
        if self._listening:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self.heard = True


def _results(finished: Iterable[Future[Played]]) -> list[Played]:
    """Of the games that came to their end."""
    return [future.result() for future in finished if not future.cancelled() and future.exception() is None]


def _end(pool: ProcessPoolExecutor) -> None:
    """At once, in the middle of its games. What waits in the pool is then told that it broke."""
    for process in list((pool._processes or {}).values()):
        process.kill()


def _begin_work() -> None:
    """Interrupts are the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    spare_the_collector()


EXECUTORS: Final[dict[str, Executor]] = {"local": play_here, "ray": play_on_ray}
