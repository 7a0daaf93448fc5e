"""`warhost arena`, as people and programs use it, and the report that it writes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.arena.bots import Interrupted
from warhost.arena import archive
from warhost.arena.drawing import Estimate, estimates, histogram
from warhost.cli.app import app
from warhost.cli.speech import spoken_error
from warhost.core.errors import WarhostError
from warhost.words import LANGUAGES, words_for

GOOD = "tests.arena.bots:HighCard"


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")


def arena(*args: str, exit_code: int = 0) -> str:
    result = CliRunner().invoke(app, ["arena", *args])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == exit_code, result.output
    return result.output


def arena_json(*args: str) -> Any:
    return json.loads(arena(*args, "--json"))


def test_help_has_an_example() -> None:
    assert "warhost arena" in arena("--help")


def test_standings_are_shown_with_their_intervals() -> None:
    shown = arena("toy", "--bots", f"{GOOD},random", "--games", "20", "--seats", "2", "--lang", "en")
    assert "20 games at tables of 2" in shown
    assert re.search(r"HighCard +\d{4} \(\d{4} – \d{4}\) +\d+\.\d% \(\d+% – \d+%\) +20", shown)
    assert "Seat 2" in shown
    assert "most_points" in shown


def test_json_is_the_whole_summary() -> None:
    told = arena_json("toy", "--bots", "random", "--games", "12", "--option", "rounds=5", "--seed", "3")
    assert told["games"] == 12
    assert told["options"] == {"rounds": "5"}
    assert "rating" not in told["standings"][0]


def test_the_folder_holds_games_results_and_report(tmp_path: Path) -> None:
    told = arena_json("toy", "--bots", f"{GOOD},random", "--games", "12", "--report", str(tmp_path))
    assert {file.name for file in tmp_path.iterdir()} == {"arena.sqlite3", "results.json", "report.html"}
    assert json.loads((tmp_path / "results.json").read_text()) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_needs_nothing_else_and_speaks_every_language(tmp_path: Path, language: str) -> None:
    shown = arena(
        *("toy", "--bots", f"{GOOD},random", "--games", "8", "--report", str(tmp_path), "--lang", language)
    )
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert not re.search(r"https?:|src=|href=|@import|url\(|<script|<link", page)
    assert page.count("<svg") == 5
    for text in (shown.replace(str(tmp_path), ""), page):
        assert "arena-" not in text, "a message is missing"
        assert "{" not in re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL), "a variable is missing"


def test_what_was_interrupted_is_kept_and_goes_on(tmp_path: Path) -> None:
    Interrupted.decisions_left = 40
    args = ("toy", "--bots", "tests.arena.bots:Interrupted", "--seats", "2", "--report", str(tmp_path))
    shown = arena(*args, "--games", "10", "--lang", "en", exit_code=130)
    assert "--resume goes on with" in shown
    assert 0 < len(archive.read(tmp_path)) < 10
    assert arena_json(*args, "--games", "10", "--resume")["games"] == 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_80_columns_hold_a_number_and_its_interval_on_one_line(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bots = f"{GOOD},random,search:12,easy"
    shown = arena("toy", "--bots", bots, "--games", "4", "--seats", "4", "--lang", language)
    assert len(re.findall(r" \d{3,4} \(\d{3,4} – \d{3,4}\) +\d+\.\d% \(\d+% – \d+%\)", shown)) == 4


def test_every_plot_says_what_it_shows(tmp_path: Path) -> None:
    arena("toy", "--bots", f"{GOOD},random", "--games", "8", "--report", str(tmp_path), "--lang", "en")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    captions = re.findall(r"<figcaption>(.*?)</figcaption>", page)
    assert captions == ["Ratings", "Shares of wins", "Shares of wins", "Shares of wins"]
    assert "How often this seat won" in page
    assert "How often this side won" in page
    length = page[page.index("Length in decisions") :]
    assert ">games</text>" in length
    assert ">decisions</text>" in length


def test_tables_scroll_in_a_box_of_their_own(tmp_path: Path) -> None:
    arena("toy", "--bots", f"{GOOD},random", "--games", "8", "--report", str(tmp_path))
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.count("<table>") == len(re.findall(r'<div class="scroll"[^>]*><table>', page)) == 5


def test_ratings_have_one_decimal_each() -> None:
    rows = [Estimate("a", 40.0, 30.04, 51.0), Estimate("b", 5.65, -2.0, 9.5)]
    plot = estimates("Ratings", rows)
    assert re.findall(r"text-anchor=\"end\">(-?[\d.]+)<", plot) == ["40.0", "5.7"]
    assert "a: 40.0 (30.0 – 51.0)" in plot


def test_a_histogram_has_round_numbers_on_its_axis() -> None:
    plot = histogram("Length", 10, 5, [3, 17, 9], across_means="decisions", up_means="games")
    assert [number for number in ("0", "5", "10", "15", "20") if f">{number}</text>" in plot] == [
        *("0", "5", "10", "15", "20")
    ]


def test_a_report_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "report.html").mkdir()
    with pytest.raises(WarhostError, match=r"cannot use .*report\.html: Is a directory"):
        arena("toy", "--bots", "random", "--games", "2", "--report", str(tmp_path))


@pytest.mark.parametrize(
    ("key", "variables"),
    [
        ("arena-broken-bot", {"name": "a:B", "problem": "SyntaxError"}),
        ("arena-no-bot", {"name": "a:B"}),
        ("arena-no-folder", {"file": "results"}),
        ("arena-unusable", {"place": "results", "problem": "Permission denied"}),
        ("arena-damaged", {"file": "results", "problem": "no database"}),
        ("arena-no-games", {"folder": "results"}),
        ("arena-other-players", {"folder": "results", "changed": "levels"}),
    ],
)
def test_complaints_are_spoken_in_every_language(key: str, variables: dict[str, str]) -> None:
    said = {spoken_error(WarhostError(key, "", variables), words_for(language)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(value in sentence for value in variables.values() for sentence in said)


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess", "--bots", "random"], "no game 'chess'"),
        (["toy", "--bots", "genius"], "no bot 'genius'"),
        (["toy", "--bots", "random", "--seats", "9"], "for 2, 3, 4 players, not 9"),
        (["toy", "--bots", "random", "--option", "rounds=9"], "does not take '9'"),
        (["toy", "--bots", "random", "--resume"], "--resume needs --report"),
        (["toy", "--bots", "random", "--executor", "moon"], "no executor 'moon'"),
        (["toy", "--bots", "random", "--lang", "xx"], "no words in 'xx'"),
    ],
)
def test_bad_input_gets_a_specific_answer(args: list[str], complaint: str) -> None:
    with pytest.raises(WarhostError, match=complaint):
        arena(*args)
