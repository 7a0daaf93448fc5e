"""Strengths, battles, quests, Ragnarok and the end, told a second time by the oracles and compared in random games."""

from __future__ import annotations

import os

from tests.bloodrage.oracles.comparing import compare

GAMES = int(os.environ.get("WARHOST_ORACLES", "60"))


def test_rules_and_oracles_agree_in_random_games() -> None:
    """BR 1.9, 1.10, 11.9, 12.1 to 12.12, 14.3 to 14.10, 15.1 to 15.6, 16.2 to 16.4, 17.5 to 17.13, 18.4, 19.6, 19.8."""
    seen = compare(GAMES, seed=7)
    assert seen["ends"] == GAMES
    assert seen["battles"] == seen["battles reckoned"]
    common = (
        "battles",
        "quests",
        "quests that succeed",
        "provinces that fall",
        "figures in Ragnarok",
        "releases",
    )
    assert all(seen[each] >= GAMES for each in common), seen
    assert seen["strengths"] > 1000
    assert seen["tied battles"] >= 5
    assert seen["battles with Heimdall's Sight"] >= 1
