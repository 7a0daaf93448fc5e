"""Two searches against each other: nothing is played twice, and who has which weights is part of what is asked."""

from __future__ import annotations

import time
from pathlib import Path

from tests.training import random_weights
from training.compare import Contest, contest
from warhost.bots import Budget
from warhost.games import load

FEW = (Budget(iterations=2), Budget(iterations=2))


def test_pairs_are_kept_and_played_once(tmp_path: Path) -> None:
    weights = random_weights(load("bloodrage"), tmp_path / "weights.npz")
    wanted = Contest("bloodrage", weights, None, FEW)
    _, scores = contest(wanted, tmp_path, jobs=1, most=1)
    assert len(scores) == 1
    assert 0 <= scores[0] <= 1
    kept = (tmp_path / f"{wanted.name()}.jsonl").read_text()
    verdict, again = contest(wanted, tmp_path, jobs=1, most=50, until=time.time() - 1)
    assert again == scores, "too late for more"
    assert not verdict.is_final
    assert (tmp_path / f"{wanted.name()}.jsonl").read_text() == kept


def test_a_search_against_itself_shares_each_pair(tmp_path: Path) -> None:
    """The same seats, sides and dice twice, with sides exchanged."""
    _, scores = contest(Contest("bloodrage", None, None, FEW), tmp_path, jobs=1, most=2)
    assert scores == [0.5, 0.5]


def test_contests_of_other_weights_or_other_thinking_have_other_names(tmp_path: Path) -> None:
    game = load("bloodrage")
    one = random_weights(game, tmp_path / "one.npz")
    other = random_weights(game, tmp_path / "other.npz", generation=2)
    contests = [
        Contest("bloodrage", one, None, FEW),
        Contest("bloodrage", other, None, FEW),
        Contest("bloodrage", other, one, FEW),
        Contest("bloodrage", one, None, (Budget(100), Budget(100))),
        Contest("bloodrage", one, None, (Budget(iterations=3), Budget(iterations=2))),
    ]
    assert len({each.name() for each in contests}) == len(contests)
