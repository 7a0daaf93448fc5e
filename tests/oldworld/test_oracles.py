"""Domination, corruption, ruins and battles against the same rules written a second time (tests/oldworld/oracles).

WARHOST_ORACLES=20000 looks at as many positions; `python -m tests.oldworld.oracles.compare 20000` also writes the counts to
benchmarks/results/oracles_oldworld.json."""

from __future__ import annotations

import os

import pytest

from tests.oldworld.oracles.compare import compare

POSITIONS = int(os.environ.get("WARHOST_ORACLES", "210"))
PARTS = 3


@pytest.mark.parametrize("part", range(PARTS))
def test_the_engine_agrees_with_the_oracles(part: int) -> None:
    """OW 10.2, 11.2, 11.4, 12.8, 9.4 to 9.27, 13.2."""
    looked_at = compare(POSITIONS // PARTS, seed=part + 1)
    assert looked_at["positions"] == POSITIONS // PARTS
    for what in ("dominated", "ruined", "dial counters", "ruins scored", "choices in battle", "strikes"):
        assert looked_at[what] > POSITIONS // PARTS // 10, what
