"""The page about what was learnt tells the figures that are there, and calls an open test open."""

from __future__ import annotations

import json
from pathlib import Path

from tests.training import random_weights
from training.cycle import Wish, compare, weights_of
from training.report import found_in, merged, report
from warhost.bots import Budget
from warhost.games import load

UNSEEN = {
    "surprise": 0.8,
    "known": 0.9,
    "within": 0.03,
    "policy_surprise": 0.7,
    "policy_known": 0.75,
    "agreement": 0.5,
    "agreement_known": 0.25,
}


def test_the_page_tells_what_was_measured(tmp_path: Path) -> None:
    thinking = (Budget(iterations=2), Budget(iterations=3))
    wish = Wish("bloodrage", tmp_path, 1, thinking=thinking, pairs=1)
    told = {"generation": 0, "games": 1500, "positions": 18000, "choices": 0, "unseen": UNSEEN}
    weights = random_weights(load("bloodrage"), weights_of(wish, 0), **told)
    compared = compare(wish, 0, None)
    speed = {
        f"{what}_{kind}_us": 1.5
        for what in ("shares", "ranks", "iteration")
        for kind in ("advice", "learned")
    }
    (wish.home / "speed-0.json").write_text(json.dumps({"generation": 0, **speed}))
    (tmp_path / "learned.json").write_text(
        json.dumps({"karak": {"generations": [], "speed": [], "compared": []}})
    )
    report("bloodrage", wish.home, tmp_path)
    page = (tmp_path / "learned.md").read_text()
    size = f"{weights.stat().st_size:,}"
    assert (
        f"| Blood Rage | 0 | 1,500 | 18,000 | 0.8000 | 0.9000 | 0.1000 ± 0.0300 |  |  |  |  | {size} |"
        in page
    )
    assert "| Blood Rage | 0 | 1.5 (1.5) | 1.5 (1.5) | 1.5 (1.5) |" in page
    assert (
        f"| Blood Rage | 0 | the search of now | 2 iterations against 3 iterations | 1 | {compared['share']:.1%} |"
        in page
    )
    assert "| open |" in page
    assert json.loads((tmp_path / "learned.json").read_text()).keys() == {"karak", "bloodrage"}


def test_what_was_measured_before_stays(tmp_path: Path) -> None:
    """Notes and pairs are large and not kept for ever; what they showed is."""
    told = {"generation": 1, "games": 800, "positions": 32000, "choices": 0, "unseen": UNSEEN}
    contest = {"generation": 0, "against": "the search of now", "thinking": [{"milliseconds": 50}] * 2}
    before = {
        "generations": [{**told, "generation": 0}, {**told, "games": 1}],
        "speed": [],
        "compared": [contest],
    }
    (tmp_path / "learned.json").write_text(json.dumps({"bloodrage": before}))
    random_weights(load("bloodrage"), weights_of(Wish("bloodrage", tmp_path, 1), 1), **told)
    now = merged(before, found_in(tmp_path / "bloodrage"))
    assert [(each["generation"], each["games"]) for each in now["generations"]] == [(0, 800), (1, 800)]
    assert now["compared"] == [contest]
