"""The proofs of the analysis: what was proved stays as long as nothing that decided it has changed, and the report tells what came."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks import kept, puzzles
from benchmarks.analysis import __main__ as proving
from benchmarks.analysis import plan, report
from benchmarks.analysis.proofs import PARTS


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the games that were looked at; in every third nothing could be planted."""
    numbers: list[int] = []

    def blunder(_game: str, number: int) -> dict[str, int] | None:
        numbers.append(number)
        return None if number % 3 == 2 else {"number": number}

    monkeypatch.setitem(proving.KINDS, "blunder", blunder)
    return numbers


def gather(folder: Path, wanted: int, until: float = 1e12) -> None:
    proving.gather("blunder", "karak", wanted, 1, until, folder)


def test_proofs_go_on_where_they_stopped_and_empty_ones_do_not_count(
    tmp_path: Path, tried: list[int]
) -> None:
    gather(tmp_path, 2)
    gather(tmp_path, 4)
    gather(tmp_path, 4)
    gather(tmp_path, 9, until=time.monotonic() - 1)
    assert tried == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("changed", ["bots", "analysis"])
def test_other_bots_or_another_analysis_want_other_proofs(
    tmp_path: Path, tried: list[int], monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    gather(tmp_path, 2)
    if changed == "bots":
        now = kept.played_by_now("karak")
        monkeypatch.setattr(kept, "played_by_now", lambda _game: now | {"bots": "another"})
    else:
        monkeypatch.setattr(proving, "PROVED_BY", proving.PROVED_BY[1:])
    gather(tmp_path, 2)
    assert tried == [0, 1, 0, 1]


def test_all_of_it_is_what_matters_most_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []
    checked: list[int] = []
    monkeypatch.setattr(plan, "shelf", lambda _game: dict.fromkeys(range(149)))
    monkeypatch.setattr(plan, "read", lambda _game, line: line)
    monkeypatch.setattr(plan, "mine", lambda _game, out, wanted, *_: out.write_text("puzzle\n" * wanted))
    monkeypatch.setattr(
        puzzles,
        "check_all",
        lambda _game, given, *_: (checked.append(len(given)), asked.append(("check", 0))),
    )

    def gather(kind: str, _game: str, wanted: int, *_: object) -> None:
        asked.append((kind, wanted))

    plan.carry_out(["karak"], 2, time.monotonic() + 60, tmp_path, gather)
    assert [kind for kind, _ in asked[:2]] == ["calibration", "blunder"]
    assert {"calibration": 1000, "blunder": 100, "luck": 200, "unequal": 200}.items() <= dict(asked).items()
    assert ("timed", 20) in asked or ("interpreted", 20) in asked
    assert checked == [149, 2], "the shipped ones again, and those that were mined"
    checked.clear()
    plan.carry_out(["karak"], 2, time.monotonic(), tmp_path, gather)
    assert checked == [149], "nothing is mined without time"


def test_what_was_checked_elsewhere_takes_the_place_of_what_was_known(tmp_path: Path) -> None:
    found, results = tmp_path / "found.json", tmp_path / "results.json"
    results.write_text('{"karak": {"a": {"agrees": true}, "b": {"agrees": true}}}')
    found.write_text('{"karak": {"b": {"agrees": false}}, "oldworld": {"c": {"agrees": true}}}')
    puzzles.take(found, results)
    told = puzzles._read(results)
    agreeing = {game: {name: each["agrees"] for name, each in rows.items()} for game, rows in told.items()}
    assert agreeing == {"karak": {"a": True, "b": False}, "oldworld": {"c": True}}


def test_what_was_begun_is_finished_and_counts(tried: list[int]) -> None:
    """Games that take long would be fewer otherwise."""
    asked = iter([True, True, False, True])
    numbers: Iterator[int] = iter(range(9))
    found = list(proving._proved("blunder", "karak", numbers, 1, lambda: next(asked)))
    assert [number for number, _told in found] == tried == [0, 1]


def test_the_report_says_what_came_and_with_what_it_was_made() -> None:
    whole = {"seats": 3, "decisions": 300, "mistakes": 4, "loss": 200_000, "same": True, "place": 1}
    found = {"planted": 0.2, "loss": 190_000, "grade": "blunder", "found": True}
    told: dict[str, Any] = {
        "made_with": {"karak": {"revision": 4, "mark": "abc"}},
        "calibration": {},
        "blunders": {"karak": report.blunders({0: found, 1: None, 2: found | {"found": False}})},
        "luck": {},
        "unequal": {},
        "times": {
            "karak compiled": report.times({0: whole | {"seconds": 9.0}, 1: whole | {"seconds": 31.0}})
        },
    }
    page = "\n".join(report.page(told))
    assert "karak revision 4, `abc`" in page
    assert "| karak | 2 | 1 | 50.0% | 9%–91% | 2 | 0.20 | 0.19 |" in page
    assert "| karak compiled | 2 | 300 | 300 | 20 s | 31 s | 2 | 2 | 2 |" in page


def test_shares_that_are_true_are_off_by_no_more_than_chance() -> None:
    """Ten moments of each of 400 games, all said to be even; half of them are won."""
    empty = [[0, 0.0, 0.0] for _ in range(report.BINS)]

    def game(said: float, came: int) -> dict[str, Any]:
        bins = [*empty[:10], [10, 10 * said, 10.0 * came], *empty[11:]]
        return {"state": bins, "seat": bins}

    even = report.calibration({number: game(0.5, number % 2) for number in range(400)})["state"]
    assert even["off"] == 0
    assert even["by_chance"] == pytest.approx(0.8 * 0.5 / 400**0.5, rel=0.01)
    wrong = report.calibration({number: game(0.54, number % 4 == 0) for number in range(400)})["state"]
    assert wrong["off"] == pytest.approx(0.29)
    assert wrong["off"] > 10 * wrong["by_chance"]


def test_parts_that_do_not_add_up_are_an_error() -> None:
    fair = dict.fromkeys(PARTS, 0) | {"fair": 500_000, "own": 500_000, "result": 1_000_000}
    row = [fair[part] for part in PARTS]
    assert report.means([row])["result"][0] == 0.5
    with pytest.raises(ValueError, match="do not add up"):
        report.means([[*row[:-1], 1]])
