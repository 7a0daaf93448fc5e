"""Do the shipped puzzles stand? A second deep search, with seeds of its own and more looks, weighs the best option of each against the
second, the greedy one and all that a fresh search finds: `python -m benchmarks.puzzles karak --looks 150`. Goes on where it stopped."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from warhost.analysis.puzzles.making import proof
from warhost.analysis.puzzles.shelf import Puzzle, shelf
from warhost.analysis.weighing import Weighing
from warhost.core.view import seen_by

RESULTS = Path(__file__).parent / "results" / "puzzles.json"


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("game")
    given.add_argument("--looks", type=int, default=150)
    given.add_argument("--results", type=Path, default=RESULTS)
    wish = given.parse_args()
    told: dict[str, Any] = json.loads(wish.results.read_text()) if wish.results.exists() else {}
    checked: dict[str, dict[str, Any]] = told.setdefault(wish.game, {})
    for puzzle in shelf(wish.game).values():
        if puzzle.id not in checked:
            checked[puzzle.id] = check(puzzle, wish.looks)
            wish.results.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n")
    agreed = sum(each["agrees"] for each in checked.values())
    print(f"{wish.game}: {agreed} of {len(checked)} agree")


def check(puzzle: Puzzle, looks: int) -> dict[str, Any]:
    match = puzzle.match()
    game, s = match.game, match.state
    seat = match.seat_ids.index(puzzle.seat)
    offered = match.options(seat)
    seed = f"second {puzzle.id}"
    found = Weighing(game, seen_by(game, s, seat), seat, offered, seed).weigh(looks)
    known = [game.verbs.parse(key) for key in (puzzle.best["key"], puzzle.second["key"], puzzle.greedy)]
    among = list(dict.fromkeys([*known, *(worth.option for worth in found[:2])]))
    shown = proof(game, s, seat, offered, among, f"{seed} proof", looks)
    return {"agrees": shown.lead > 0, "lead": round(shown.lead, 4), "error": round(shown.error, 4)}


if __name__ == "__main__":
    main()
