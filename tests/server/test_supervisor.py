"""Workers of one machine: replaced when they die or stand still, stopped together, never left alone."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.processes import ROOT


@contextmanager
def machine(way: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.server.little_machine", way]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def lines(process: subprocess.Popen[str], count: int) -> list[str]:
    """What the next workers say."""
    assert process.stdout is not None
    said = (line.strip() for line in process.stdout if line.startswith(("0 ", "1 ")))
    return [next(said) for _ in range(count)]


def pids(process: subprocess.Popen[str], count: int) -> dict[str, int]:
    begun = [line.split() for line in lines(process, count)]
    return {number: int(pid) for number, _begins, pid in begun}


def test_a_worker_that_dies_is_replaced_at_once() -> None:
    with machine("live") as process:
        workers = pids(process, 2)
        os.kill(workers["1"], signal.SIGKILL)
        again = pids(process, 1)
        assert set(again) == {"1"}
        assert again["1"] != workers["1"]


def test_a_worker_that_keeps_dying_is_given_more_and_more_time() -> None:
    with machine("die") as process:
        moments = [float(line.split()[2]) for line in lines(process, 10) if line.startswith("0")]
        pauses = [later - before for before, later in itertools.pairwise(moments)]
        assert pauses[-1] - pauses[0] > 0.4, "the first is replaced at once, the fourth after a second"


def test_a_worker_that_stands_still_is_killed_and_replaced() -> None:
    with machine("stand_still") as process:
        assert set(pids(process, 4)) == {"0", "1"}


def test_all_stop_together() -> None:
    with machine("live") as process:
        workers = pids(process, 2)
        process.terminate()
        assert process.wait(10) == 0
        assert not any(is_running(worker) for worker in workers.values())


def test_whoever_does_not_stop_is_killed() -> None:
    with machine("not_stop") as process:
        workers = pids(process, 2)
        process.terminate()
        assert process.wait(10) == 0
        assert not any(is_running(worker) for worker in workers.values())


def test_a_machine_that_cannot_start_says_so() -> None:
    with machine("not_start") as process:
        assert process.wait(10) == 3


def test_workers_do_not_outlive_their_supervisor() -> None:
    with machine("live") as process:
        pids(process, 2)
        process.kill()
        assert sorted(lines(process, 2)) == ["0 is alone", "1 is alone"]


def is_running(pid: int) -> bool:
    for _ in range(20):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        time.sleep(0.05)
    return True
