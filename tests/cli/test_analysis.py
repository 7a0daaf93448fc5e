"""`warhost analyse`, `warhost puzzles try` and `warhost stats`, in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from warhost import games
from warhost.analysis.puzzles.shelf import shelf
from warhost.arena.simulate import Plan, simulate
from warhost.cli import analysis, figures
from warhost.cli.app import app
from warhost.words import LANGUAGES


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WARHOST_GAMES", "toy=tests.toy:GAME")
    simulate(Plan("toy", 3, 1, 1, ("random",), {}, tmp_path))
    return next(tmp_path.glob("*.warhost"))


def test_an_analysis_is_told_in_every_language(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer = CliRunner().invoke(app, ["analyse", str(record), "--depth", "8", "--jobs", "1", "--json"])
    told = json.loads(answer.stdout)
    for language in LANGUAGES:
        analysis.Report(told, language, None).show(Console(width=200))
        shown = capsys.readouterr().out
        assert "analysis-" not in shown
        assert any(bar in shown for bar in analysis.BARS)
    analysis.Report(told, "en", told["seats"][0]).show(Console(width=200))


@pytest.mark.parametrize("width", [60, 80])
def test_the_chart_fits_a_small_terminal_in_every_language(
    record: Path, capsys: pytest.CaptureFixture[str], width: int
) -> None:
    answer = CliRunner().invoke(app, ["analyse", str(record), "--depth", "8", "--jobs", "1", "--json"])
    told = json.loads(answer.stdout)
    told["decisions"] *= 20
    for language in LANGUAGES:
        analysis.Report(told, language, None).show(Console(width=width))
        lines = capsys.readouterr().out.splitlines()
        drawn = [line for line in lines if any(bar in line for bar in analysis.BARS)]
        assert len(drawn) == len(told["seats"])
        assert all(line.count("%") == 2 for line in drawn)
        assert max(map(len, lines)) <= width


def test_figures_are_written_in_the_manner_of_the_language() -> None:
    assert figures.signed(-20.61, "en") == "−20.6"
    assert figures.signed(20.61, "ru") == "+20,6"
    assert figures.signed(-0.04, "fr") == "0,0"
    assert figures.percent(figures.tenths(79.3, "ru"), "ru") == "79,3\N{NO-BREAK SPACE}%"
    assert figures.percent(figures.tenths(79.3, "pl"), "pl") == "79,3%"


def test_long_sentences_go_on_below_their_beginning(capsys: pytest.CaptureFixture[str]) -> None:
    figures.say_at(Console(width=20), "Garder «\N{NO-BREAK SPACE}Frappe\N{NO-BREAK SPACE}» ici", 4)
    assert capsys.readouterr().out.splitlines() == [
        "    Garder",
        "    «\N{NO-BREAK SPACE}Frappe\N{NO-BREAK SPACE}» ici",
    ]


def test_a_mistake_is_told_with_who_gained_by_it(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer = CliRunner().invoke(app, ["analyse", str(record), "--depth", "8", "--jobs", "1", "--json"])
    told = json.loads(answer.stdout)
    decision = next(each for each in told["decisions"] if each["chosen"])
    decision["line"] = [{"seat": decision["seat"], "key": decision["key"]}]
    decision["loss"] = 500_000
    decision["chosen"]["shares"], decision["best"]["shares"] = (
        [200_000, 604_000, 196_000],
        [400_000, 400_000, 200_000],
    )
    analysis.Report(told, "en", None).show(Console(width=200))
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    teller = analysis.storyteller(games.load("toy"), "en")
    assert f"Who gained by it: {teller.side(told['seats'][1])} +20.4" in lines


def test_a_seat_that_is_not_there_is_refused(record: Path) -> None:
    answer = CliRunner().invoke(app, ["analyse", str(record), "--seat", "khorne"])
    assert getattr(answer.exception, "key", "") == "analysis-no-seat"


def test_a_sparkline_has_no_more_bars_than_fit() -> None:
    assert analysis.sparkline([0, 500_000, 1_000_000], 60) == "▁▅█"
    assert len(analysis.sparkline([1] * 500, 60)) == 60


def test_a_puzzle_is_tried_by_its_key() -> None:
    puzzle = next(iter(shelf("bloodrage").values()))
    wanted = ["puzzles", "try", "bloodrage", "--id", puzzle.id, "--json"]
    shown = json.loads(CliRunner().invoke(app, wanted).stdout)
    assert shown["prompt"]["options"]
    assert "solution" not in shown
    right = json.loads(CliRunner().invoke(app, [*wanted, "--key", puzzle.best["key"]]).stdout)
    assert right["right"]
    wrong = CliRunner().invoke(
        app, ["puzzles", "try", "bloodrage", "--id", puzzle.id, "--key", puzzle.greedy]
    )
    assert wrong.exit_code == 1
    asked = CliRunner().invoke(app, ["puzzles", "try", "bloodrage", "--id", puzzle.id], input="?\n")
    assert asked.exit_code == 0
    assert "That is not it" not in asked.stdout


def test_what_is_no_option_is_no_wrong_answer() -> None:
    puzzle = next(iter(shelf("bloodrage").values()))
    wanted = ["puzzles", "try", "bloodrage", "--id", puzzle.id]
    for more in ([], ["--json"]):
        refused = CliRunner().invoke(app, [*wanted, *more, "--key", "nonsense"])
        assert getattr(refused.exception, "key", "") == "refused-not-legal"
    asked = CliRunner().invoke(app, wanted, input=f"nonsense\n9999\n{puzzle.best['key']}\n")
    assert asked.stdout.count("is not possible here") == 2
    assert "That is not it" not in asked.stdout
    assert asked.exit_code == 0


def test_what_was_left_out_of_statistics_is_told_once(record: Path) -> None:
    (record.parent / "torn.warhost").write_text("no record", encoding="utf-8")
    told = CliRunner().invoke(app, ["stats", str(record.parent), "--lang", "en"]).stdout
    assert told.count("left out") == 1
    assert "1 file " in told or "One file " in told
    torn = record.parent / "torn"
    torn.mkdir()
    (record.parent / "torn.warhost").rename(torn / "torn.warhost")
    alone = CliRunner().invoke(app, ["stats", str(torn), "--lang", "en"])
    assert alone.stdout.count("left out") == 1
