"""`warhost new` and `warhost step`: who begins, how far bots play on, what of the forced chance is left."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import warhost
from warhost.cli.app import app
from warhost.cli.speech import spoken_error
from warhost.core.errors import WarhostError
from warhost.words import LANGUAGES, words_for


@pytest.fixture(autouse=True)
def toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARHOST_GAMES", "toy=tests.toy:GAME")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("WARHOST_LANG", "en")


def command(*args: str) -> tuple[str, str]:
    """What it prints, and what it says aside."""
    result = CliRunner().invoke(app, list(args))
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.stdout, result.stderr


def stepped(position: dict[str, Any], folder: Path, *args: str) -> Any:
    return json.loads(command("step", written(position, folder), *args, "--json")[0])


def written(position: dict[str, Any], folder: Path) -> str:
    file = folder / "position.json"
    file.write_text(json.dumps(position))
    return str(file)


def asked(told: Any) -> list[str]:
    return [f"{each['seat']} {each['prompt']}" for each in told["pending"]]


# Who begins


@pytest.mark.parametrize("clan", ["wolf", "raven", "serpent"])
def test_whoever_is_named_begins(clan: str) -> None:
    dealt = json.loads(command("new", "bloodrage", "--seats", "3", "--seed", "4", "--first", clan)[0])
    assert dealt["state"]["first_player"] == clan


def test_a_hero_who_is_named_sits_there_and_begins() -> None:
    dealt = json.loads(command("new", "karak", "--seats", "3", "--seed", "4", "--first", "horan")[0])
    assert dealt["seats"][dealt["state"].get("first", 0)] == "horan"


def test_the_same_seed_deals_the_same_to_whoever_begins() -> None:
    first, second = (
        command("new", "karak", "--seats", "2", "--seed", "4", "--first", "taia")[0] for _ in range(2)
    )
    assert first == second


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["oldworld", "--seats", "3", "--first", "khorne"], "the rules say who begins"),
        (["bloodrage", "--seats", "3", "--first", "ravn"], "did you mean raven"),
        (["bloodrage", "--seats", "2", "--first", "bear"], "nobody sits here as 'bear'; seats: wolf, raven"),
    ],
)
def test_nobody_is_named_first_who_cannot_be(args: list[str], complaint: str) -> None:
    with pytest.raises(WarhostError, match=complaint):
        command("new", *args)


def test_a_whole_seed_says_by_itself_who_begins() -> None:
    with pytest.raises(ValueError, match="one deal"):
        warhost.new("bloodrage", seats=2, seed=bytes(32), first="wolf")


# How far bots play on


@pytest.fixture(scope="module")
def start() -> dict[str, Any]:
    return warhost.new("oldworld", seats=4, seed=1).position().data


def test_until_a_phase(start: dict[str, Any], tmp_path: Path) -> None:
    told = stepped(start, tmp_path, "--until", "battle")
    assert told["position"]["state"]["phase"] == "battle"
    assert told["position"]["state"]["round"] == 1


def test_until_a_phase_in_which_nobody_is_asked_anything(start: dict[str, Any], tmp_path: Path) -> None:
    began = warhost.new("bloodrage", seats=2, seed=1).position().data
    told = stepped(began, tmp_path, "--until", "ragnarok")
    phases = [event["phase"] for event in told["events"] if event["kind"] == "phase_began"]
    assert "ragnarok" in phases
    assert told["position"]["state"]["age"] == 2


def test_until_a_question(start: dict[str, Any], tmp_path: Path) -> None:
    assert asked(stepped(start, tmp_path, "--until", "turn")) == ["khorne turn"]


def test_until_so_many_decisions(start: dict[str, Any], tmp_path: Path) -> None:
    seven = stepped(start, tmp_path, "--until", "7")
    four = stepped(start, tmp_path, "--until", "4")
    assert seven["events"][-1]["decision"] == 7
    assert four["events"][-1]["decision"] == 4


def test_what_is_so_already_needs_no_decision(start: dict[str, Any], tmp_path: Path) -> None:
    there = stepped(start, tmp_path, "--until", "turn")["position"]
    for stop in ("turn", "summoning", "0"):
        assert stepped(there, tmp_path, "--until", stop)["position"] == there


def test_choices_come_before_the_bots(start: dict[str, Any], tmp_path: Path) -> None:
    there = stepped(start, tmp_path, "--until", "turn")["position"]
    told = stepped(there, tmp_path, "--choose", "pass", "--until", "1")
    assert told["events"][0]["kind"] == "passed"
    assert told["events"][-1]["decision"] == 2


def test_another_bot_and_another_seed(start: dict[str, Any], tmp_path: Path) -> None:
    by_lot = [
        stepped(start, tmp_path, "--until", "20", "--bot", "random", "--seed", seed)["position"]
        for seed in ("1", "1", "2")
    ]
    assert by_lot[0] == by_lot[1] != by_lot[2]


def test_a_game_without_phases_stops_at_questions(tmp_path: Path) -> None:
    began = warhost.new("toy", seats=2, seed=1).position().data
    assert asked(stepped(began, tmp_path, "--until", "give"))[0].endswith("give")


@pytest.mark.parametrize(
    ("stop", "complaint"),
    [("batle", "did you mean battle"), ("chess", "known: old_world, draw, .*, old_world_figure")],
)
def test_an_unknown_stop_is_answered_with_the_known_ones(
    stop: str, complaint: str, start: dict[str, Any], tmp_path: Path
) -> None:
    with pytest.raises(WarhostError, match=complaint):
        stepped(start, tmp_path, "--until", stop)


def test_a_stop_that_never_comes(tmp_path: Path) -> None:
    last = {
        "game": "toy",
        "seats": ["red", "green"],
        "state": {"round": 2, "hands": {"red": ["one"], "green": ["two"]}},
    }
    with pytest.raises(WarhostError, match="over before anybody was asked at 'rob'"):
        stepped(last, tmp_path, "--until", "rob")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_known_stops_are_told_in_every_language(
    language: str, start: dict[str, Any], tmp_path: Path
) -> None:
    with pytest.raises(WarhostError) as refused:
        stepped(start, tmp_path, "--until", "batle")
    said = spoken_error(refused.value, words_for(language))
    assert "old_world, draw, summoning, battle, corruption, end" in said
    assert "old_world_figure" in said


# What is left of the forced chance

FORCED: dict[str, Any] = {
    "game": "toy",
    "seats": ["red", "green"],
    "chance": {"dice": [6, 5], "draws": ["storm"]},
    "state": {"hands": {"red": ["five"], "green": ["one"]}, "deck": []},
}


def test_dice_and_draws_that_nothing_asked_for_are_reported(tmp_path: Path) -> None:
    told = stepped(FORCED, tmp_path)
    assert told["unused"] == {"dice": [6, 5], "draws": ["storm"]}
    told = stepped(FORCED, tmp_path, "--choose", "red=lay:five", "--choose", "green=lay:one")
    assert told["unused"] == {"dice": [5], "draws": ["storm"]}


def test_a_person_reads_it_aside_from_the_position(tmp_path: Path) -> None:
    said = command("step", written(FORCED, tmp_path))[1]
    assert "nobody has rolled yet: 6, 5" in said
    assert "nobody has drawn yet: storm" in said


def test_nothing_is_said_where_nothing_is_left(tmp_path: Path) -> None:
    assert command("step", written({**FORCED, "chance": {}}, tmp_path))[1] == ""
