"""Runs simulated worlds, one for each seed, and says which of them went wrong.

python -m tests.simulation --seeds 0:100
python -m tests.simulation --seeds 17 --tell
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from contextlib import nullcontext
from typing import Final

FIXED: Final = os.environ | {"PYTHONHASHSEED": "0", "WARHOST_GAMES": "toy=tests.toy:GAME"}


def main() -> None:
    if os.environ.get("PYTHONHASHSEED") != "0":
        # The order of sets follows from it, and with it the history.
        os.execve(sys.executable, [sys.executable, "-m", "tests.simulation", *sys.argv[1:]], FIXED)
    os.environ.update(FIXED)
    # What still waits for something when a world ends is forgotten in the middle of it, which Python tells.
    sys.unraisablehook = lambda _what: None
    from tests.simulation.planted import planted
    from tests.simulation.world import Plan, simulate

    given = _arguments()
    first, _, last = given.seeds.partition(":")
    plan = Plan(servers=given.servers, tables=given.tables, decisions=given.decisions)
    decisions, failed, began = 0, 0, time.process_time()
    for seed in range(int(first), int(last or int(first) + 1)):
        with planted(given.bug) if given.bug else nullcontext():
            outcome = simulate(seed, plan, sys.stdout.write if given.tell else None)
        decisions += outcome.decisions
        if outcome.problem is not None:
            failed += 1
            print(f"seed {seed}: {outcome.problem}", flush=True)
    spent = time.process_time() - began
    print(f"{decisions} decisions, {failed} failed, {1000 * spent / max(1, decisions):.2f} ms a decision")
    sys.exit(failed > 0)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", default="0:10", help="one seed, or from:to")
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=400, help="in each world, at least")
    parser.add_argument("--bug", help="plant this bug: see planted.py")
    parser.add_argument("--tell", action="store_true", help="tell the whole history")
    return parser.parse_args()


if __name__ == "__main__":
    main()
