"""Games that bots play against themselves, and what is noted of them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.training import random_weights
from training.positions import Notes, read
from training.selfplay import NOTED, Plan, play_shard
from warhost.bots.learned import judgement_of, layout_of, learning_from
from warhost.core.game import Game
from warhost.games import load

GAMES = [load("oldworld"), load("bloodrage"), load("karak")]
ids = [game.name for game in GAMES]
BLOOD_RAGE = GAMES[1]


def played(plan: Plan) -> Path:
    file = play_shard(plan)
    assert file is not None
    return file


def greedy(folder: Path, shard: int = 0, **more: Any) -> Plan:
    return Plan("bloodrage", shard, 2, folder / "generation-0", **more)


def arrays(notes: Notes) -> dict[str, Any]:
    return {
        f"{kind} {name}": each
        for kind, part in notes._asdict().items()
        for name, each in part._asdict().items()
    }


def test_equal_numbers_play_equal_games(tmp_path: Path) -> None:
    notes = [read([played(greedy(tmp_path / home))], learning_from(BLOOD_RAGE)) for home in ("here", "there")]
    first, second = map(arrays, notes)
    for name, values in first.items():
        assert np.array_equal(values, second[name]), name
    other = read([played(greedy(tmp_path, shard=1))], learning_from(BLOOD_RAGE))
    assert set(other.positions.game) == {2, 3}
    assert not np.array_equal(other.positions.codes, notes[0].positions.codes)


def test_of_every_game_some_positions_are_noted_with_who_won(tmp_path: Path) -> None:
    positions = read([played(greedy(tmp_path))], learning_from(BLOOD_RAGE)).positions
    assert list(np.unique(positions.game)) == [0, 1]
    assert len(positions) <= 2 * NOTED
    assert positions.won.sum(axis=1) == pytest.approx(np.ones(len(positions)))
    assert (positions.codes >> 8).max() < layout_of(BLOOD_RAGE).size
    assert positions.ends[-1] == len(positions.codes)
    chairs, measured = max(BLOOD_RAGE.seat_counts), len(judgement_of(BLOOD_RAGE).names)
    assert positions.dense.shape == (len(positions), 1 + chairs * (1 + measured))
    for row, seats in enumerate(positions.seats):
        assert not positions.won[row, seats:].any()


def test_who_was_stopped_goes_on_and_nothing_is_there_twice(tmp_path: Path) -> None:
    first = played(greedy(tmp_path))
    # Somebody was stopped while the second was being written.
    (first.parent / "00001.part").write_bytes(first.read_bytes()[:1000])
    before = first.stat().st_mtime_ns
    files = [played(greedy(tmp_path, shard)) for shard in (0, 1)]
    assert first.stat().st_mtime_ns == before
    assert sorted(first.parent.iterdir()) == files
    positions = read(files, learning_from(BLOOD_RAGE)).positions
    assert list(np.unique(positions.game)) == [0, 1, 2, 3]
    assert positions.ends[-1] == len(positions.codes)
    assert (np.diff(positions.ends) > 0).all()


def test_games_of_two_generations_are_never_taken_for_the_same(tmp_path: Path) -> None:
    files = [played(greedy(tmp_path / home)) for home in ("one", "other")]
    both = read(files, learning_from(BLOOD_RAGE)).positions.game
    assert len(np.unique(both)) == 4
    assert set(both % 10) == {0, 1}


def test_what_is_too_late_is_not_begun_and_what_is_there_is_found(tmp_path: Path) -> None:
    there = played(greedy(tmp_path))
    too_late = time.time() - 1
    assert play_shard(greedy(tmp_path, until=too_late)) == there
    assert play_shard(greedy(tmp_path, shard=1, until=too_late)) is None


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_games_of_searches_note_what_was_tried(game: Game, tmp_path: Path) -> None:
    weights = random_weights(game, tmp_path / "weights.npz")
    plan = Plan(game.name, 3, 1, tmp_path / "generation-1", weights, full=6, quick=2)
    choices = read([played(plan)], learning_from(game)).choices
    assert set(choices.game) == {3}
    assert len(choices.offered) == len(choices.ranks) == len(choices.visits) == choices.offered_ends[-1]
    starts = np.concatenate([[0], choices.offered_ends[:-1]])
    assert (choices.offered_ends - starts > 1).all()
    assert np.add.reduceat(choices.visits, starts) == pytest.approx(np.ones(len(choices)))
    assert choices.offered.max() < game.verbs.size


@pytest.mark.parametrize("what", ["revision", "layout", "stages"])
def test_notes_of_other_rules_or_another_judgement_are_never_mixed_in(what: str, tmp_path: Path) -> None:
    file = played(greedy(tmp_path))
    with pytest.raises(SystemExit, match=f"noted with another {what}; delete it"):
        read([file], {**learning_from(BLOOD_RAGE), what: "another"})


def test_without_notes_there_is_nothing_to_learn_from() -> None:
    with pytest.raises(SystemExit, match="play first"):
        read([], learning_from(BLOOD_RAGE))
