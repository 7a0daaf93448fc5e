"""`warhost arena`, as people and programs use it, and the report that it writes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.arena.bots import Interrupted
from warhost.arena import kept
from warhost.cli.app import app
from warhost.core.errors import WarhostError
from warhost.words import LANGUAGES

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
    assert re.search(r"HighCard +\d+\.\d \(.* – .*\) +\d+\.\d% \(\d+% – \d+%\) +20", shown)
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
    assert 0 < len(kept.read(tmp_path)) < 10
    assert arena_json(*args, "--games", "10", "--resume")["games"] == 10


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
