"""`python -m scripts.mutants [GAME …]`: tries all mutants of these games, or of all, and writes the reports."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from scripts.mutants.scope import ROOT, games
from scripts.mutants.trying import try_game
from scripts.mutants.wishes import Wishes


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(games())}")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="at once (%(default)s)")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="stop after so long; go on next time"
    )
    parser.add_argument(
        "--only", default="", help="mutants whose file, place or text has this in it; no report"
    )
    parser.add_argument("--anew", action="store_true", help="forget earlier outcomes")
    parser.add_argument("--check", action="store_true", help="fail below the goal")
    parser.add_argument(
        "--results", type=Path, default=ROOT / "benchmarks" / "results", help="where reports go"
    )
    given = parser.parse_args()
    wishes = Wishes(
        processes=given.processes,
        until=time.monotonic() + given.seconds,
        only=given.only,
        anew=given.anew,
        check=given.check,
        results=given.results,
    )
    return max(try_game(game, wishes) for game in given.games or games())


if __name__ == "__main__":
    sys.exit(main())
