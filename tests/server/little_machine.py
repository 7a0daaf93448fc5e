"""A supervisor with workers that do next to nothing, in a process of its own: `python -m tests.server.little_machine WAY`. Each
worker writes a line when it begins."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import time

from warhost.server.machine import supervisor
from warhost.server.machine.supervisor import COULD_NOT_START, Supervisor, Ties


def live(number: int, ties: Ties) -> None:
    """Until the supervisor is gone."""
    _say(f"{number} begins {os.getpid()}")
    while not select.select([ties.lifeline], [], [], 0.05)[0]:
        with contextlib.suppress(OSError):
            os.write(ties.pulse, b".")
    _say(f"{number} is alone")


def die(number: int, _ties: Ties) -> None:
    _say(f"{number} begins {time.monotonic()}")
    os._exit(1)


def stand_still(number: int, ties: Ties) -> None:
    _say(f"{number} begins {os.getpid()}")
    os.write(ties.pulse, b".")
    time.sleep(60)


def not_start(number: int, _ties: Ties) -> None:
    _say(f"{number} begins {os.getpid()}")
    os._exit(COULD_NOT_START)


def not_stop(number: int, ties: Ties) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    live(number, ties)


def _say(line: str) -> None:
    with contextlib.suppress(BrokenPipeError):
        os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    supervisor.SILENCE_S = 0.5  # type: ignore[misc]
    work = {each.__name__: each for each in (live, die, stand_still, not_start, not_stop)}[sys.argv[1]]
    sys.exit(Supervisor(2, work, patience_s=0.5).run())
