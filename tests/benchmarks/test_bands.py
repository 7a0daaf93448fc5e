"""Bands and rungs: figures that are what they are called, and games that are never mixed."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from benchmarks import bands, rungs
from benchmarks.watching import end_of_karak, note_karak
from warhost.core.chance import numbered_seed
from warhost.core.engine import start
from warhost.games import load
from warhost.games.karak import verbs as karak

HEROES = ["horan", "taia", "lorraine", "xanros", "elspeth"]


def line(winner: int, **noted: float) -> dict[str, Any]:
    return {
        "sides": HEROES,
        "winners": [HEROES[winner]],
        "ending": "riders",
        "decisions": 10,
        "noted": noted,
        "used": [],
    }


def test_a_seat_that_never_wins_is_a_finding() -> None:
    found = bands.summary("karak", "greedy", [line(game % 4) for game in range(200)])
    seats = {band["name"]: band for band in found["bands"] if band["name"].startswith("seat")}
    assert list(seats) == [f"seat {number}" for number in range(1, 6)]
    assert (seats["seat 1"]["value"], seats["seat 1"]["verdict"]) == (1.25, "within")
    assert (seats["seat 5"]["value"], seats["seat 5"]["verdict"]) == (0.0, "outside")


def test_when_something_happened_is_asked_only_of_games_in_which_it_did() -> None:
    games = [line(0, **{"tiles at the first building": 12, "buildings": 3, "turns": 100}), line(1, turns=60)]
    means = bands.summary("karak", "greedy", games)["means"]
    assert means["tiles at the first building"] == 12
    assert means["buildings"] == 1.5
    assert means["minutes, estimated"] == 80 * bands.MINUTES_A_TURN


def test_rounds_of_cities_are_told_by_city_and_not_added_up() -> None:
    s = start(load("karak"), 5, {}, numbered_seed(1))
    noted: Counter[str] = Counter()
    for round_ in (3, 5):
        s.round = round_
        note_karak(noted, s, 0, karak.FOUND.base)
    end_of_karak(noted, s)
    assert noted["cities"] == 2
    assert noted["round of a city"] == 4


def test_bands_keep_games_of_each_revision_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bands, "PLAYED", tmp_path)
    assert len(bands.played("bloodrage", "random", 2)) == 2
    assert len(bands.played("bloodrage", "random", 1)) == 1
    more = bands.played("bloodrage", "random", 3)
    (file,) = tmp_path.iterdir()
    assert file.name == f"bloodrage-{load('bloodrage').revision}-random.jsonl"
    first, *lines = [json.loads(written) for written in file.read_text().splitlines()]
    assert first["revision"] == load("bloodrage").revision
    assert lines == more


def test_several_processes_play_the_same_pairs_in_the_same_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for jobs in (1, 2):
        monkeypatch.setattr(rungs, "PLAYED", tmp_path / str(jobs))
        contest = rungs.Contest("bloodrage", "greedy", "random", most=6)
        rungs.play_on([contest], jobs, minutes=5)
        found.append((contest.scores, contest.row()))
    assert found[0] == found[1]
    assert len(found[0][0]) == 6
    assert found[0][1]["share"] > 0.5


def test_a_pair_that_ends_early_waits_for_those_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or short games would count more often where time is up."""
    monkeypatch.setattr(rungs, "PLAYED", tmp_path)
    contest = rungs.Contest("bloodrage", "greedy", "random", most=6)
    numbers = [contest.next_pair() for _ in range(3)]
    assert numbers == [0, 1, 2]
    contest.add(2, 1.0, seconds=1)
    contest.add(1, 0.5, seconds=1)
    assert contest.scores == []
    contest.add(0, 0.0, seconds=9)
    assert contest.scores == [0.0, 0.5, 1.0]
    again = rungs.Contest("bloodrage", "greedy", "random", most=6)
    assert again.scores == contest.scores
    assert again.next_pair() == 3


def test_the_lowest_rungs_are_played_first_in_all_games_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rungs, "PLAYED", tmp_path)
    dear = rungs.Contest("bloodrage", "hard", "normal", most=9)
    cheap = [rungs.Contest(game, "easy", "beginner", most=3) for game in ("bloodrage", "karak")]
    begun = [rungs._begin([dear, *cheap]) for _ in range(7)]
    assert [found[0] for found in begun if found] == [*cheap, *cheap, *cheap, dear]


def test_results_of_other_bots_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    row = {
        "upper": "easy",
        "lower": "beginner",
        "pairs": 50,
        "share": 0.9,
        "low": 0.8,
        "high": 1.0,
        "said": "parted",
    }
    monkeypatch.setattr(rungs, "mark_of_bots", lambda _game: "now")
    page = rungs.page(
        {"karak": {"pairs": [row | {"bots": "now"}, row | {"bots": "then", "upper": "normal"}]}}
    )
    assert "| easy | beginner | 100 | 90.0% | 80.0% – 100.0% | parted |" in page
    assert "| normal | beginner | 100 | 90.0% | 80.0% – 100.0% | parted, by earlier bots |" in page
