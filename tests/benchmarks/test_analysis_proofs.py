"""The proofs of the analysis: what was proved stays as long as nothing that decided it has changed, and the report tells what came."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmarks import kept
from benchmarks.analysis import __main__ as proving
from benchmarks.analysis import report
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


def test_parts_that_do_not_add_up_are_an_error() -> None:
    fair = dict.fromkeys(PARTS, 0) | {"fair": 500_000, "own": 500_000, "result": 1_000_000}
    row = [fair[part] for part in PARTS]
    assert report.means([row])["result"][0] == 0.5
    with pytest.raises(ValueError, match="do not add up"):
        report.means([[*row[:-1], 1]])
