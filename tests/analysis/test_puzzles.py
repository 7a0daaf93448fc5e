"""Puzzles: the shelf holds what can be set up and solved, ratings move as they should, and mining goes on where it stopped."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from benchmarks.puzzles import RESULTS as RESULTS_FOLDER
from warhost import games
from warhost.analysis.puzzles import making, mining
from warhost.analysis.puzzles.rating import NEW, Rated, after_try, level, rating_by_bots
from warhost.analysis.puzzles.shelf import of_day, pack, read, shelf

RESULTS = RESULTS_FOLDER / "puzzles.json"
SHIPPED_LEAST = 150
AGREEING_LEAST = 0.95


@pytest.mark.parametrize("name", games.OURS)
def test_the_shelf_is_full_and_a_second_search_agrees(name: str) -> None:
    puzzles = shelf(name)
    assert len(puzzles) >= SHIPPED_LEAST
    checked = json.loads(RESULTS.read_text())[name]
    assert all(checked[puzzle]["agrees"] for puzzle in puzzles)
    assert sum(each["agrees"] for each in checked.values()) >= AGREEING_LEAST * len(checked)


@pytest.mark.parametrize("name", games.OURS)
def test_every_puzzle_can_be_set_up_and_its_solution_chosen(name: str) -> None:
    puzzles = shelf(name)
    assert puzzles
    for puzzle in list(puzzles.values())[::8]:
        match = puzzle.match()
        seat = match.seat_ids.index(puzzle.seat)
        keys = [match.game.verbs.key(option) for option in match.options(seat)]
        assert {puzzle.best["key"], puzzle.second["key"], puzzle.greedy} <= set(keys)
        assert puzzle.best["key"] != puzzle.greedy
        assert puzzle.gain == puzzle.best["shares"][seat] - puzzle.second["shares"][seat] > 0
        match.decide(seat, puzzle.best["key"])


@pytest.mark.parametrize("name", games.OURS)
def test_each_puzzle_has_its_day_before_any_comes_again(name: str) -> None:
    first = date(2026, 1, 1)
    days = [of_day(name, first + timedelta(days=day)) for day in range(len(shelf(name)))]
    assert {puzzle.id for puzzle in days if puzzle is not None} == set(shelf(name))
    assert of_day(name, first) == days[0]


def test_a_puzzle_that_no_bot_finds_is_hard() -> None:
    assert level(rating_by_bots([True, True, True])) == "easy"
    assert level(rating_by_bots([False, True, True])) == "medium"
    assert level(rating_by_bots([False, False, False])) == "hard"


def test_who_solves_gains_and_who_does_not_loses() -> None:
    new, hard = Rated(), Rated(1800.0, 100.0)
    better, worse = after_try(new, hard, True), after_try(new, hard, False)
    assert better.rating > NEW > worse.rating
    assert better.rating - NEW > NEW - worse.rating
    assert better.deviation < new.deviation


def test_a_glance_tells_a_position_with_one_good_option_from_others() -> None:
    puzzle = max(shelf("bloodrage").values(), key=lambda each: each.gain)
    match = puzzle.match()
    seat = match.seat_ids.index(puzzle.seat)
    place = making.Place(match.state, seat, match.options(seat)[:], 0, 1)
    best, second, greedy = (
        match.game.verbs.parse(key) for key in (puzzle.best["key"], puzzle.second["key"], puzzle.greedy)
    )
    assert making._stands_out(match.game, place, [greedy, best], "glance")
    assert not making._stands_out(match.game, place, [best, greedy], "glance"), "the greedy one is the best"
    assert not making._stands_out(match.game, place, [second, greedy, greedy], "glance"), "two as good"


def test_mining_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[int] = []

    def puzzles_of(game: object, seed: int, index: int) -> list[dict[str, object]]:
        looked_at.append(index)
        return [{"id": f"p{index}"}] if index % 2 else []

    monkeypatch.setattr(mining, "puzzles_of", puzzles_of)
    out = tmp_path / "karak.jsonl"
    assert mining.mine("karak", out, 9, 1, seconds=0) == 0
    assert mining.mine("karak", out, 2, 1) == 2
    assert mining.mine("karak", out, 3, 1) == 3
    assert looked_at == [0, 1, 2, 3, 4, 5]
    assert [json.loads(line)["id"] for line in out.read_text().splitlines()] == ["p1", "p3", "p5"]


def test_a_shelf_is_packed_the_same_whatever_the_order(tmp_path: Path) -> None:
    told = {
        "id": "a",
        "revision": 1,
        "seat": "x",
        "position": {},
        "best": {},
        "second": {},
        "greedy": "",
        "gain": 1,
        "line": [],
        "themes": [],
        "finders": [True, True, False],
    }
    lines = [json.dumps(told), json.dumps(told | {"id": "b"})]
    pack(lines, tmp_path / "one")
    pack(lines[::-1], tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert read("karak", lines[0]).rating == rating_by_bots([True, True, False])
