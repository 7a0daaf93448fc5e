"""Fights, hordes' choices and rankings, told a second time by the oracles and compared in positions of random play."""

from __future__ import annotations

import os

from tests.karak.oracles.comparing import compare

FIGHTS = int(os.environ.get("WARHOST_ORACLES", "600"))


def test_the_rules_and_the_oracles_agree() -> None:
    """KA 8.1 to 8.22, 9.1 to 9.18, 14.2 to 14.7, 19.5 to 19.8, 20.2 to 20.13, 22.7, 23.4 to 23.6."""
    seen = compare(FIGHTS, seed=7)
    assert seen["fights"] == seen["targets"] == seen["rankings"] == FIGHTS
    rare = ("won", "lost", "falls", "with_horde", "with_general", "with_rider", "guarded", "rolled_off")
    assert all(seen[each] >= 5 for each in rare), seen
