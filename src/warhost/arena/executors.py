"""Where the games of a tournament are played: in this process, in several of this machine, or on Ray. Each executor
hands back results as they come, in any order."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Final

from warhost.arena.played import Played, Tournament, play
from warhost.arena.schedule import Seating
from warhost.arena.settling import settle_down
from warhost.core.errors import WarhostError
from warhost.games import VARIABLE

Executor = Callable[[Tournament, Sequence[Seating], int], Iterator[list[Played]]]

AHEAD: Final = 4
"""Tasks that wait for each process, so that none is ever idle and an interrupt loses little."""
LARGEST_TASK: Final = 20
"""Games in one task on Ray: handing a task over costs more than a short game."""


def play_here(tournament: Tournament, seatings: Sequence[Seating], jobs: int) -> Iterator[list[Played]]:
    if jobs <= 1:
        for seating in seatings:
            yield [play(tournament, seating)]
        return
    with ProcessPoolExecutor(jobs, initializer=_begin_work) as pool:
        waiting = iter(seatings)
        running: set[Future[Played]] = set()
        try:
            while True:
                more = islice(waiting, jobs * AHEAD - len(running))
                running |= {pool.submit(play, tournament, seating) for seating in more}
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                yield [future.result() for future in finished]
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_on_ray(tournament: Tournament, seatings: Sequence[Seating], jobs: int) -> Iterator[list[Played]]:
    """On the cluster that `RAY_ADDRESS` names, or else on a Ray of this machine with `jobs` processes."""
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
        size = max(1, min(LARGEST_TASK, len(seatings) // (max(1, jobs) * AHEAD)))
        chunks = (seatings[first : first + size] for first in range(0, len(seatings), size))
        running: list[Any] = []
        while True:
            running += [
                task.remote(tournament, chunk) for chunk in islice(chunks, jobs * AHEAD - len(running))
            ]
            if not running:
                return
            finished, running = ray.wait(running)
            yield ray.get(finished[0])
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


def _begin_work() -> None:
    """Interrupts are the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    settle_down()


EXECUTORS: Final[dict[str, Executor]] = {"local": play_here, "ray": play_on_ray}
