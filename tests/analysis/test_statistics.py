"""Statistics over records: what is counted, and what is left out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from warhost import games
from warhost.analysis.statistics import Counted, counted, statistics
from warhost.arena.simulate import Plan, simulate
from warhost.cli.app import app

KARAK = games.load("karak")


def seat_wins(card: str, had: bool, won: bool) -> Counted:
    cards = [{card} if had else set(), set()]
    return Counted("karak", 1, {}, ["darius", "xanros"], [float(won), float(not won)], cards, 100, "all_dead")


def test_a_card_that_wins_is_worth_more_than_nothing() -> None:
    card = KARAK.components.ids[0]
    ending = KARAK.endings.ids[0]
    told = [seat_wins(card, i % 2 == 0, i % 2 == 0 or i % 8 == 1)._replace(ending=ending) for i in range(80)]
    found = statistics(KARAK, told)
    [worth] = found["cards"]
    assert worth["card"] == card
    assert worth["had"]["games"] == worth["had_not"]["games"] == 40
    assert worth["worth"] == pytest.approx(0.75)
    assert 0 < worth["low"] < worth["worth"] < worth["high"]
    assert found["endings"][0] == {"ending": ending, "games": 80}
    darius = next(side for side in found["sides"] if side["name"] == "darius")
    assert darius["games"] == 80
    assert darius["low"] < darius["share"] < darius["high"]


def test_records_are_counted_from_a_folder(tmp_path: Path) -> None:
    simulate(Plan("bloodrage", 2, 3, 1, ("random",), {}, tmp_path))
    (tmp_path / "broken.warhost").write_text("nothing")
    answer = CliRunner().invoke(app, ["stats", str(tmp_path), "--json"])
    [told] = json.loads(answer.stdout)
    assert (told["games"], told["left_out"]) == (3, 1)
    assert sum(side["wins"] for side in told["sides"]) == pytest.approx(3)
    first = counted(sorted(tmp_path.glob("bloodrage*"))[0].read_text())
    assert first is not None
    assert all(cards for cards in first.cards)
    for language in ("en", "pl", "fr", "ru"):
        assert CliRunner().invoke(app, ["stats", str(tmp_path), "--lang", language]).exit_code == 0


def test_nothing_counted_is_told_as_nothing() -> None:
    found = statistics(KARAK, [])
    assert found["games"] == 0
    assert found["sides"] == found["cards"] == []
