"""Runs engine and oracles side by side. `python -m tests.oldworld.oracles.compare 20000` writes the counts down."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from tests.oldworld.oracles.battle import BattlePhase
from tests.oldworld.oracles.board import REGIONS, Board, kind_of
from tests.oldworld.oracles.corruption import CorruptionPhase, domination_values, score_ruins
from tests.oldworld.oracles.positions import reached
from tests.oldworld.scenario import Scenario

RESULTS = Path(__file__).parents[3] / "benchmarks/results/oracles_oldworld.json"
DICE = 400
TOLD = {"keep_hits": "hits kept", "pile": "hits piled"}


def compare(number: int, seed: int = 0, mismatches: list[str] | None = None) -> dict[str, int]:
    """So many positions; how many of each thing were looked at. The first mismatch is a failure, unless there is a list for
    them."""
    looked_at: Counter[str] = Counter()
    for seats, state, lots in reached(number, seed):
        looked_at["positions"] += 1
        try:
            _compare_corruption_phase(seats, state, looked_at)
            _compare_ruins(seats, state, lots, looked_at)
            _compare_battles(seats, state, lots, looked_at)
        except AssertionError as mismatch:
            if mismatches is None:
                raise
            mismatches.append(str(mismatch))
    return dict(looked_at)


def _compare_corruption_phase(seats: list[str], state: dict[str, Any], looked_at: Counter[str]) -> None:
    board = Board(seats, state)
    shown = Scenario([], seats=seats, phase="corruption", **state).summary["regions"]
    for region in REGIONS:
        if region not in board.ruined:
            looked_at["domination values"] += len(seats)
            assert shown[region]["domination"] == domination_values(board, region), (region, state)
            assert shown[region]["resistance"] == board.resistance(region), (region, state)
            assert shown[region]["conquest"] == board.conquest(region), (region, state)
    table = Scenario(["corruption_step", "domination_step"], seats=seats, phase="corruption", **state)
    phase = CorruptionPhase(board)
    looked_at["dominated"] += phase.domination()
    ruined = len(board.ruined)
    phase.corruption()
    looked_at["ruined"] += len(board.ruined) - ruined
    looked_at["dial counters"] += len(phase.counted)
    _agree(table, board, state)


def _compare_ruins(seats: list[str], state: dict[str, Any], lots: Random, looked_at: Counter[str]) -> None:
    already = state.get("ruined", [])
    more = [region for region in REGIONS if region not in already]
    lots.shuffle(more)
    new = more[: lots.randint(1, max(1, 5 - len(already)))] if len(already) < 5 else []
    state = {**state, "ruined": already + new, "ruins_scored": len(already)}
    board = Board(seats, state)
    table = Scenario(["ruined_regions"], seats=seats, phase="end", **state)
    score_ruins(board)
    looked_at["ruins scored"] += len(new)
    _agree(table, board, state)


def _compare_battles(seats: list[str], state: dict[str, Any], lots: Random, looked_at: Counter[str]) -> None:
    dice = [lots.randint(1, 6) for _ in range(DICE)]
    board = Board(seats, state)
    phase = BattlePhase(board, dice)
    asking = phase.run()
    table = Scenario(["battle_region"], seats=seats, phase="battle", dice=dice, **state)
    asked = next(asking, None)
    while asked is not None:
        power, keys = asked
        assert table.asked == f"{power} hit", (asked, table.asked, state)
        assert sorted(table.options) == sorted(keys), (asked, table.options, state)
        looked_at["choices in battle"] += 1
        key = lots.choice(keys)
        if key in TOLD:
            looked_at[TOLD[key]] += 1
        table.choose(key)
        try:
            asked = asking.send(key)
        except StopIteration:
            asked = None
    assert table.asked == "pause", (table.asked, table.options, state)
    assert len(table.state.forced_dice) == DICE - phase.rolled, state
    table.state.forced_dice = []
    looked_at["dice"] += phase.rolled
    looked_at["strikes"] += phase.strikes
    assert _row(table, "peasants") == +board.peasants, state
    _agree(table, board, state)


def _row(table: Scenario, field: str) -> Counter[str]:
    return +Counter(table.field(field))


def _agree(table: Scenario, board: Board, state: dict[str, Any]) -> None:
    """All that both of them know."""
    assert _row(table, "points") == +board.points, state
    assert _row(table, "counters") == +board.counters, state
    assert table.field("ruined") == board.ruined, state
    assert table.field("ruins_scored") == board.scored, state
    for region in REGIONS:
        assert Counter(table.corruption(region)) == +board.corruption[region], (region, state)
        assert Counter(table.tokens(region)) == +board.tokens[region], (region, state)
        kinds = Counter(kind_of(figure) for figure in board.figures[region].elements())
        assert Counter(table.figures(region)) == kinds, (region, state)


if __name__ == "__main__":
    found: list[str] = []
    counts = compare(int(sys.argv[1]) if len(sys.argv) > 1 else 5_000, mismatches=found)
    RESULTS.write_text(json.dumps({"mismatches": len(found), **counts}, indent=2) + "\n", encoding="utf-8")
    print(*found, RESULTS.read_text(encoding="utf-8"), sep="\n")
    sys.exit(1 if found else 0)
