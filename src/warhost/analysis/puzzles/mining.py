"""Mining goes on where it stopped: puzzles are added to a file as they are found, and beside it stands the next game to look at."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from warhost.analysis.puzzles.making import puzzles_of
from warhost.games import load


def mine(
    name: str, out: Path, wanted: int, seed: int, heard: Callable[[int, int], None] | None = None
) -> int:
    """Look through games until the file holds so many puzzles; how many it holds. `heard` is told how many games were looked
    through and how many puzzles there are."""
    game = load(name)
    out.parent.mkdir(parents=True, exist_ok=True)
    place = out.with_name(out.name + ".next")
    index = int(place.read_text()) if place.exists() else 0
    known = {json.loads(line)["id"] for line in out.read_text().splitlines()} if out.exists() else set()
    while len(known) < wanted:
        with out.open("a", encoding="utf-8") as file:
            for puzzle in puzzles_of(game, seed, index):
                if puzzle["id"] not in known:
                    known.add(puzzle["id"])
                    file.write(json.dumps(puzzle, separators=(",", ":"), sort_keys=True) + "\n")
        index += 1
        place.write_text(str(index))
        if heard is not None:
            heard(index, len(known))
    return len(known)
