"""Looks after the workers of one machine: starts them, replaces whichever dies or stands still, stops them in good order.

It does nothing else, so that nothing can go wrong with it: no event loop, no threads, no database. That is why a worker can be
made by copying this process, with everything it needs loaded already, in a few milliseconds."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from typing import Final

import structlog
from msgspec import Struct

CALM_S: Final = 30.0
"""A worker that lived this long died of something new: it is replaced at once."""
LONGEST_PAUSE_S: Final = 10.0
FIRST_PAUSE_S: Final = 0.25
COULD_NOT_START: Final = 3
"""The exit status with which a worker says that starting makes no sense: the database does not answer, for example."""
STOPPING: Final = (signal.SIGTERM, signal.SIGINT)
PULSE_S: Final = 1.0
"""So often a worker says that its loop goes round."""
SILENCE_S: Final = 20.0
"""A worker that says nothing for so long hangs, with everybody at its tables: it is killed and replaced."""
START_S: Final = 60.0
"""So long it may take until it first says so."""


class Ties(Struct, frozen=True):
    """What ties a worker to its supervisor."""

    lifeline: int
    """A descriptor that becomes readable when the supervisor is gone."""
    pulse: int
    """A descriptor to write a byte into, every `PULSE_S`."""


async def keep_telling_that_we_live(ties: Ties) -> None:
    """For workers: call it in the event loop whose standstill is to be noticed."""
    os.set_blocking(ties.pulse, False)
    while True:
        with contextlib.suppress(OSError):
            os.write(ties.pulse, b".")
        await asyncio.sleep(PULSE_S)


Work = Callable[[int, Ties], None]
"""What the worker with this number does until it is stopped."""

log = structlog.get_logger()


class _Worker(Struct, eq=False):
    number: int
    process: ForkProcess | None = None
    started_at: float = 0.0
    deaths: int = 0
    """In a row, each soon after the start."""
    start_at: float = 0.0
    pulse: int = -1
    silent_after: float = 0.0


class Supervisor:
    def __init__(self, workers: int, work: Work, *, patience_s: float, services: int = 0) -> None:
        """`patience_s`: how long workers may take to stop before they are killed. `services`: so many further workers serve the
        others and stop after them."""
        self._work = work
        self._patience_s = patience_s
        self._workers = [_Worker(number) for number in range(workers + services)]
        self._services = self._workers[workers:]
        self._lifeline = os.pipe()
        """Nothing is ever written into it: a worker that reads its end knows that the supervisor is gone."""
        self._stopping_since: float | None = None
        self._status = 0

    def run(self) -> int:
        """Returns the exit status, when all workers have stopped."""
        with self._woken_by_signals() as wakings:
            while True:
                self._start_due()
                running = [worker.process for worker in self._workers if worker.process is not None]
                if self._stopping_since is not None and not running:
                    return self._status
                pulses = {worker.pulse: worker for worker in self._workers if worker.process is not None}
                ready = wait(
                    [wakings, *pulses, *(process.sentinel for process in running)], self._until_next()
                )
                if wakings in ready:
                    _empty(wakings)
                for each in ready:
                    if isinstance(each, int) and each in pulses:
                        _hear(pulses[each])
                self._bury()
                self._end_silent()
                self._stop_services()
                self._lose_patience()

    # ------------------------------------------------------------ starting

    def _start_due(self) -> None:
        if self._stopping_since is not None:
            return
        for worker in self._workers:
            if worker.process is None and worker.start_at <= time.monotonic():
                self._start(worker)

    def _start(self, worker: _Worker) -> None:
        reading, writing = os.pipe()
        process = get_context("fork").Process(
            target=self._be_worker, args=(worker.number, reading, writing), name=f"worker {worker.number}"
        )
        process.start()
        os.close(writing)
        worker.process, worker.pulse, worker.started_at = process, reading, time.monotonic()
        worker.silent_after = worker.started_at + START_S

    def _be_worker(self, number: int, reading: int, writing: int) -> None:
        """In the new process."""
        signal.set_wakeup_fd(-1)
        for kind in STOPPING:
            signal.signal(kind, signal.SIG_DFL)
        os.close(self._lifeline[1])
        os.close(reading)
        self._work(number, Ties(self._lifeline[0], writing))

    # ------------------------------------------------------------ ends

    def _bury(self) -> None:
        """Look who has died, and when a new one is due."""
        for worker in self._workers:
            process = worker.process
            if process is None or process.exitcode is None:
                continue
            os.close(worker.pulse)
            worker.process = None
            if self._stopping_since is None:
                self._replace(worker, process.exitcode)
            process.close()

    def _replace(self, worker: _Worker, status: int) -> None:
        now = time.monotonic()
        if status == COULD_NOT_START and worker.deaths == 0 and now - worker.started_at < CALM_S:
            self._status = status
            self._stop()
            return
        worker.deaths = worker.deaths + 1 if now - worker.started_at < CALM_S else 0
        pause = min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** (worker.deaths - 2)) if worker.deaths > 1 else 0.0
        worker.start_at = now + pause
        log.error("worker died", worker=worker.number, status=status, again_in_s=pause)

    def _end_silent(self) -> None:
        for worker in self._workers:
            if worker.process is not None and time.monotonic() > worker.silent_after:
                log.error("worker stands still", worker=worker.number)
                worker.process.kill()
                worker.silent_after = math.inf

    def _stop(self) -> None:
        if self._stopping_since is None:
            self._stopping_since = time.monotonic()
        for worker in self._workers:
            if worker.process is not None and worker not in self._services:
                worker.process.terminate()

    def _stop_services(self) -> None:
        """When nobody needs them any more."""
        others = [worker for worker in self._workers if worker not in self._services]
        if self._stopping_since is not None and not any(worker.process for worker in others):
            for service in self._services:
                if service.process is not None:
                    service.process.terminate()

    def _lose_patience(self) -> None:
        since = self._stopping_since
        if since is not None and time.monotonic() - since > self._patience_s:
            for worker in self._workers:
                if worker.process is not None:
                    log.error("worker did not stop", worker=worker.number)
                    worker.process.kill()

    def _until_next(self) -> float | None:
        """Seconds until something is due."""
        now = time.monotonic()
        if self._stopping_since is not None:
            return max(0.05, self._stopping_since + self._patience_s - now)
        due = [worker.start_at if worker.process is None else worker.silent_after for worker in self._workers]
        return min(START_S, max(0.0, min(due) - now))

    # ------------------------------------------------------------ signals

    @contextlib.contextmanager
    def _woken_by_signals(self) -> Iterator[socket.socket]:
        reading, writing = socket.socketpair()
        reading.setblocking(False)
        writing.setblocking(False)
        previous = signal.set_wakeup_fd(writing.fileno(), warn_on_full_buffer=False)
        old = {kind: signal.signal(kind, lambda _signal, _frame: self._stop()) for kind in STOPPING}
        try:
            yield reading
        finally:
            for kind, handler in old.items():
                signal.signal(kind, handler)
            signal.set_wakeup_fd(previous)
            reading.close()
            writing.close()


def _hear(worker: _Worker) -> None:
    if os.read(worker.pulse, 4096):
        worker.silent_after = time.monotonic() + SILENCE_S


def _empty(wakings: socket.socket) -> None:
    with contextlib.suppress(BlockingIOError):
        while wakings.recv(4096):
            pass


def usual_number() -> int:
    """Workers for this machine: one a core where processes can be copied safely, else one."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1
