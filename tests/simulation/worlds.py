"""One world from its seed to its outcome, in whichever process it is run."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from contextlib import nullcontext
from typing import Any


def run_world(task: tuple[int, Namespace]) -> dict[str, Any]:
    import msgspec

    from tests.simulation.planted import planted
    from tests.simulation.world import Plan, simulate

    seed, given = task
    # What still waits for something when a world ends is forgotten in the middle of it, which Python tells.
    sys.unraisablehook = lambda _what: None
    plan = Plan(servers=given.servers, tables=given.tables, decisions=given.decisions)
    began = time.process_time()
    with planted(given.bug) if given.bug else nullcontext():
        outcome = simulate(seed, plan, sys.stdout.write if given.tell else None)
    found: dict[str, Any] = msgspec.to_builtins(outcome)
    return found | {"cpu_s": time.process_time() - began}
