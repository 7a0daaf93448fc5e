"""What processes cost is told finely enough for short runs, and nothing of it is forgotten."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable

from benchmarks.processes import cpu_of, cpu_of_ended_children, cpu_seconds

WORK = "while __import__('time').process_time() < {}: pass"


def work(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def told_of(deed: Callable[[], object]) -> float:

    before = cpu_of(os.getpid())
    deed()
    return cpu_of(os.getpid()) - before


def test_less_than_a_tick_of_the_systems_account_is_seen() -> None:
    assert 0.001 <= told_of(lambda: work(0.001)) < 0.5


def test_a_thread_that_has_ended_is_counted() -> None:
    def by_a_thread() -> None:
        thread = threading.Thread(target=work, args=(0.05,))
        thread.start()
        thread.join()

    assert told_of(by_a_thread) >= 0.05


def test_another_process_is_counted_and_one_that_is_gone_costs_nothing() -> None:
    busy = subprocess.Popen(
        [sys.executable, "-c", f"{WORK.format(0.05)}\nprint(flush=True)\ninput()"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert busy.stdout is not None
    busy.stdout.readline()
    assert 0.05 <= cpu_seconds([busy.pid]) < 5
    busy.communicate(b"\n")
    assert cpu_of(busy.pid) == cpu_of_ended_children(busy.pid) == 0
