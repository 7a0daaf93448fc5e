"""Many tables at once: the same games as one by one, in one process or in several."""

from __future__ import annotations

import multiprocessing
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.toy import GAME as TOY
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.errors import Refused, WarhostError
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
            assert np.flatnonzero(batch.masks[table]).tolist() == sorted(options(s, seat))
            assert (batch.observations[table] == observer_of(TOY).observe(s, seat)).all()
        actions = first_legal(batch)
        batch = tables.step(actions)
        for table, s in enumerate(states):
            answer(s, s.waiting[0], int(actions[table]))
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
    tables = Tables(TOY, 2, first=5)
    with pytest.raises(Refused, match=f"table 5: action {illegal} is not offered"):
        tables.step([illegal, illegal])
    tables.reset()
    with pytest.raises(Refused, match=f"table 5: action {illegal} is not offered"):
        tables.step([illegal, illegal])


def many_tables(processes: int, tables: int = 3, **wish: Any) -> Tables | ProcessTables:
    return ProcessTables("toy", tables, processes, **wish) if processes else Tables("toy", tables, **wish)


@pytest.mark.parametrize("processes", [0, 1, 2])
def test_a_batch_with_a_bad_action_moves_no_table(processes: int) -> None:
    tables = many_tables(processes, seed=5)
    illegal = TOY.verbs.parse("spare")
    with pytest.raises(Refused, match="table 0: action 0 is not offered"):
        tables.step([0, 0, 0])
    batch = tables.reset()
    good = first_legal(batch).tolist()
    before = [array.copy() for array in batch]
    for bad, complaint in (
        ([*good[:2], illegal], f"table 2: action {illegal} is not offered"),
        ([good[0], illegal, good[2]], f"table 1: action {illegal} is not offered"),
        ([*good[:2], -1], "table 2: action -1 is not offered"),
        ([*good[:2], 99_999], "table 2: action 99999 is not offered"),
        (good[:2], "2 actions for 3 tables"),
        ([*good, good[2]], "4 actions for 3 tables"),
        ([[each] for each in [*good, good[2]]], "4 actions for 3 tables"),
        ([each + 0.5 for each in good], "actions are whole numbers, not of the type float64"),
        ([*good[:2], None], "actions are whole numbers, not of the type object"),
    ):
        with pytest.raises(Refused, match=complaint):
            tables.step(bad)
        assert all(np.array_equal(now, then) for now, then in zip(batch, before, strict=True))
    expected = Tables("toy", 3, seed=5)
    expected.reset()
    for now, then in zip(tables.step([[each] for each in good]), expected.step(good), strict=True):
        assert np.array_equal(now, then)
    tables.close()


@pytest.mark.parametrize("processes", [0, 2])
@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"seats": 7}, "toy is for 2, 3, 4 players, not 7"),
        ({"seats": 0}, "toy is for 2, 3, 4 players, not 0"),
        ({"settings": {"rounds": "4"}}, "option rounds does not take '4'; it takes: 3, 5"),
        ({"settings": {"length": "4"}}, "toy has no option 'length'"),
        ({"opponents": ["random", "nobody"]}, "there is no bot 'nobody' for toy"),
        ({"opponents": "nobody"}, "there is no bot 'nobody' for toy"),
        ({"tables": 0}, "tables must be at least 1, not 0"),
    ],
)
def test_tables_that_cannot_be_are_refused_at_once(
    processes: int, wish: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(WarhostError, match=complaint):
        many_tables(processes, **wish)
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("processes", [0, -1])
def test_tables_need_a_process(processes: int) -> None:
    with pytest.raises(WarhostError, match=f"processes must be at least 1, not {processes}"):
        ProcessTables("toy", 2, processes)


def test_a_process_that_died_is_told_of() -> None:
    with ProcessTables("toy", 2, 2) as tables:
        good = first_legal(tables.reset())
        for worker in multiprocessing.active_children():
            worker.kill()
            worker.join()
        with pytest.raises(WarhostError, match="a process has died with its tables"):
            tables.step(good)


def test_without_opponents_a_seat_is_also_paid_for_what_others_decide() -> None:
    """As the guide keeps the books: what has come since a seat last decided is the reward for that decision."""
    tables = Tables(TOY, 4, seats=3, seed=2, shaping=0.1)
    batch = tables.reset()
    everywhere = np.arange(4)
    came, paid, owed, in_own_steps = (np.zeros((4, 3)) for _ in range(4))
    for _ in range(60):
        seats = batch.seats.copy()
        batch = tables.step(first_legal(batch))
        came += batch.rewards
        in_own_steps[everywhere, seats] += batch.rewards[everywhere, seats]
        owed += batch.rewards
        paid[batch.done] += owed[batch.done]
        owed[batch.done] = 0
        paid[everywhere, batch.seats] += owed[everywhere, batch.seats]
        owed[everywhere, batch.seats] = 0
    assert paid + owed == pytest.approx(came)
    assert in_own_steps != pytest.approx(came)


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


def test_rows_of_bytes_and_sparse_ones_say_the_same() -> None:
    floats, small, sparse = (
        Tables("bloodrage", 3, seed=2, rows=rows) for rows in ("float32", "uint8", "sparse")
    )
    batches = [tables.reset() for tables in (floats, small, sparse)]
    for _ in range(40):
        dense = batches[1].observations
        assert dense.dtype == np.uint8
        assert np.array_equal(batches[0].observations, (dense / np.float32(255)).astype(np.float32))
        seen = sparse.sparse()
        assert np.count_nonzero(dense) == len(seen.columns) == seen.starts[-1]
        for table in range(3):
            lit = slice(seen.starts[table], seen.starts[table + 1])
            assert (dense[table, seen.columns[lit]] == seen.values[lit]).all()
        actions = first_legal(batches[0])
        batches = [tables.step(actions) for tables in (floats, small, sparse)]
    assert batches[2].observations.shape == (3, 0)


def test_processes_write_rows_of_bytes_too() -> None:
    here = Tables("toy", 3, seed=3, rows="uint8")
    with ProcessTables("toy", 3, 2, seed=3, rows="uint8") as there:
        one, other = here.reset(), there.reset()
        for _ in range(10):
            assert other.observations.dtype == np.uint8
            assert one.observations.any()
            assert np.array_equal(one.observations, other.observations)
            # Chosen before anything moves: the next batch is written over this one.
            actions = first_legal(one)
            one, other = here.step(actions), there.step(actions)


def test_rows_that_there_are_not_are_refused_by_name() -> None:
    with pytest.raises(WarhostError, match="there are no rows 'float64'; there are: float32, uint8, sparse"):
        Tables("toy", 1, rows="float64")  # type: ignore[arg-type]
    with pytest.raises(WarhostError, match="there are no rows 'sparse'; there are: float32, uint8"):
        ProcessTables("toy", 1, 1, rows="sparse")
    with pytest.raises(WarhostError, match=r"before the first reset\(\)"):
        Tables("toy", 1).sparse()
