"""All that is proved of the analysis and of the puzzles, what matters most first: whatever time there is, perhaps on a machine with
many cores, it brings the most. Each part goes on where it stopped."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import ceil, inf
from pathlib import Path
from typing import Final

from benchmarks import puzzles
from warhost.analysis.puzzles.mining import mine
from warhost.analysis.puzzles.shelf import read, shelf
from warhost.build_info import is_compiled

WANTED_PUZZLES: Final = 150
AGREEING: Final = 0.94
"""At least so many of those that are mined will stand."""
MINING_SEED: Final = 31

Gather = Callable[[str, str, int, int, float, Path], None]


def carry_out(games: Sequence[str], jobs: int, until: float, folder: Path, gather: Gather) -> None:
    """Everything, until the time is over."""

    def prove(kind: str, wanted: int, at_once: int = jobs) -> None:
        for game in games:
            gather(kind, game, wanted, at_once, until, folder)

    prove("calibration", 1000)
    prove("blunder", 100)
    prove("timed" if is_compiled() else "interpreted", 20, max(1, jobs // 2))
    # Enough to see that nothing is wrong; more of them last.
    prove("luck", 60)
    prove("unequal", 40)
    for game in games:
        search_again(game, jobs, until, folder)
    for game in games:
        mine_missing(game, jobs, until, folder)
    prove("luck", 200)
    prove("unequal", 200)


def search_again(game: str, jobs: int, until: float, folder: Path) -> None:
    """The puzzles that are shipped, with the rules and bots of now."""
    puzzles.check_all(game, list(shelf(game).values()), puzzles.LOOKS, folder / puzzles.CHECKED, jobs, until)


def mine_missing(game: str, jobs: int, until: float, folder: Path) -> None:
    """So many puzzles that the shelf has enough, and the second search of each."""
    missing, left = WANTED_PUZZLES - len(shelf(game)), until - time.monotonic()
    if missing <= 0 or left <= 0:
        return
    out = folder / f"mined_{game}.jsonl"

    def tell(looked: int, found: int) -> None:
        print(f"puzzles {game}: {found} in {looked} games", flush=True)

    mine(game, out, ceil(missing / AGREEING), MINING_SEED, tell, jobs, left)
    mined = [read(game, line) for line in out.read_text("utf-8").splitlines()]
    # A few seconds of work for each process; and what was mined is worth nothing unless it is searched again.
    puzzles.check_all(game, mined, puzzles.LOOKS, folder / puzzles.CHECKED, jobs, inf)
