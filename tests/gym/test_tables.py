"""Many tables at once: the same games as one by one, in one process or in several."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.toy import GAME as TOY
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.errors import WarhostError
from warhost.gym import Batch, ProcessTables, Tables, action_parts, legal_actions, observer_of


def first_legal(batch: Batch) -> NDArray[np.intp]:
    return batch.masks.argmax(axis=1)


def test_a_table_plays_the_engines_games() -> None:
    tables = Tables(TOY, 3, seats=3, seed=9, first=5)
    batch = tables.reset()
    states = [start(TOY, 3, {}, numbered_seed(9, (5 + table) * 1_000_000)) for table in range(3)]
    games = [0, 0, 0]
    for _ in range(60):
        for table, s in enumerate(states):
            seat = s.waiting[0]
            assert batch.seats[table] == seat
            assert np.flatnonzero(batch.masks[table]).tolist() == sorted(options(TOY, s, seat))
            assert (batch.observations[table] == observer_of(TOY).observe(s, seat)).all()
        actions = first_legal(batch)
        batch = tables.step(actions)
        for table, s in enumerate(states):
            answer(TOY, s, s.waiting[0], int(actions[table]))
            assert batch.done[table] == (s.ending >= 0)
            if s.ending >= 0:
                assert batch.points[table].tolist() == TOY.scores(s)
                assert (batch.rewards[table][s.winners] > batch.rewards[table].min()).all() or len(
                    s.winners
                ) == 3
                games[table] += 1
                number = (5 + table) * 1_000_000 + games[table]
                states[table] = start(TOY, 3, {}, numbered_seed(9, number))
            else:
                assert not batch.rewards[table].any()
    assert min(games) > 1


@pytest.mark.parametrize("opponents", [(), ("random",)])
def test_processes_play_the_same_games(opponents: tuple[str, ...]) -> None:
    here = Tables("toy", 5, seed=3, shaping=0.1, opponents=opponents)
    with ProcessTables("toy", 5, 2, seed=3, shaping=0.1, opponents=opponents) as there:
        one, other = here.reset(), there.reset()
        for _ in range(40):
            for ours, theirs in zip(one, other, strict=True):
                assert np.array_equal(ours, theirs)
            actions = first_legal(one)
            one, other = here.step(actions), there.step(actions)
        assert there.batch is other


def test_with_opponents_one_seat_is_ours_and_changes_from_game_to_game() -> None:
    tables = Tables(TOY, 4, seats=4, opponents=["random"], seed=1)
    batch = tables.reset()
    assert batch.seats.tolist() == [0, 1, 2, 3]
    before = batch.seats.copy()
    met = 0
    for _ in range(60):
        batch = tables.step(first_legal(batch))
        changed = batch.seats != before
        assert (changed == batch.done).all()
        met += int(batch.done.sum())
        before = batch.seats.copy()
    assert met > 4


def test_an_action_that_is_not_offered_is_refused() -> None:
    illegal = TOY.verbs.parse("spare")
    tables = Tables(TOY, 2)
    tables.reset()
    with pytest.raises(WarhostError, match=f"action {illegal} is not offered"):
        tables.step([illegal, illegal])
    with ProcessTables("toy", 2, 2) as others:
        others.reset()
        with pytest.raises(WarhostError, match=f"action {illegal} is not offered"):
            others.step([illegal, illegal])


def test_a_batch_with_a_bad_action_moves_no_table() -> None:
    tables = Tables(TOY, 3, seed=5)
    batch = tables.reset()
    good = first_legal(batch).tolist()
    seats, masks = batch.seats.copy(), batch.masks.copy()
    with pytest.raises(WarhostError, match="table 2"):
        tables.step([*good[:2], TOY.verbs.parse("spare")])
    with pytest.raises(WarhostError, match="2 actions for 3 tables"):
        tables.step(good[:2])
    assert (batch.seats == seats).all()
    assert (batch.masks == masks).all()
    tables.step(good)


def test_legal_actions_are_those_of_the_masks() -> None:
    batch = Tables(TOY, 3).reset()
    rows, actions = legal_actions(batch.masks)
    assert (rows.tolist(), actions.tolist()) == tuple(each.tolist() for each in np.nonzero(batch.masks))


def test_an_action_is_known_by_its_parts() -> None:
    parts = action_parts(TOY)
    assert len(np.unique(parts, axis=0)) == TOY.verbs.size
    lay, give_red, give_gold, spare = (
        parts[TOY.verbs.parse(key)].tolist() for key in ("lay:two", "give:two>red", "give:two>gold", "spare")
    )
    assert lay[1] == give_red[1] == give_gold[1]
    assert give_red[2] != give_gold[2]
    assert spare[1:] == [-1, -1]
    assert sorted(set(parts[parts >= 0].tolist())) == list(range(parts.max() + 1))
