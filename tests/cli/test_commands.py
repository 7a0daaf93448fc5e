"""The command line, as programs and people use it, on the toy."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from warhost import games
from warhost.cli.app import app, run
from warhost.cli.play import _players
from warhost.core.errors import WarhostError


@pytest.fixture(autouse=True)
def toy_is_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WARHOST_GAMES", "toy=tests.toy:GAME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")


def warhost(*args: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, list(args), input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


def warhost_json(*args: str) -> Any:
    return json.loads(warhost(*args, "--json"))


@pytest.mark.parametrize("command", ["games", "sim", "play", "replay", "verify", "new", "step"])
def test_every_command_has_help_with_an_example(command: str) -> None:
    assert f"warhost {command}" in warhost(command, "--help")


def test_games_lists_seats_options_and_values() -> None:
    toy = next(game for game in warhost_json("games") if game["game"] == "toy")
    assert toy["seats"] == [2, 3, 4]
    assert toy["options"] == [{"name": "rounds", "values": ["3", "5"], "default": "3", "free": False}]
    assert "rounds=3|5" in warhost("games")


def test_sim_counts() -> None:
    told = warhost_json("sim", "toy", "--seats", "3", "--games", "50", "--seed", "4", "--check")
    assert told["games"] == told["finished"] == 50
    assert sum(told["wins"]) == pytest.approx(50)
    assert sum(told["endings"].values()) == 50
    assert told["decisions_per_second"] > 0
    assert len(told["mean_scores"]) == 3
    assert set(told["component_use"]) == {"one", "two", "three", "four", "five", "thief", "storm"}


def test_sim_gives_the_same_games_whatever_the_number_of_processes() -> None:
    one = warhost_json("sim", "toy", "--games", "60", "--seed", "4")
    two = warhost_json("sim", "toy", "--games", "60", "--seed", "4", "--jobs", "2")
    for changing in ("seconds", "decisions_per_second"):
        del one[changing], two[changing]
    assert one == two


def test_saved_games_verify_and_replay(tmp_path: Path) -> None:
    warhost("sim", "toy", "--games", "3", "--save", str(tmp_path / "records"), "--option", "rounds=5")
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 3
    for file in files:
        assert warhost_json("verify", str(file))["valid"] is True
    told = warhost_json("replay", str(files[0]), "--step", "4", "--seat", "red")
    assert told["step"] == 4
    assert told["view"]["viewer"] == "red"
    assert "position" not in told
    assert "Step 4 of" in warhost("replay", str(files[0]), "--step", "4", "--lang", "en")


def test_a_falsified_record_does_not_verify(tmp_path: Path) -> None:
    warhost("sim", "toy", "--games", "1", "--save", str(tmp_path))
    file = next(tmp_path.iterdir())
    text = file.read_text()
    file.write_text(text.replace("scores ", "scores 9", 1))
    with pytest.raises(WarhostError, match="should end with"):
        warhost("verify", str(file))


def test_new_and_step_carry_a_position_on(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(warhost("new", "toy", "--seats", "2", "--seed", "1"))
    first = warhost_json("step", str(file))
    assert [pending["seat"] for pending in first["pending"]] == ["red", "green"]
    keys = [pending["options"][0]["key"] for pending in first["pending"]]
    after = warhost_json("step", str(file), "--choose", f"green={keys[1]}", "--choose", keys[0])
    assert [event["kind"] for event in after["events"]][:2] == ["laid", "laid"]
    file.write_text(json.dumps(after))
    assert warhost_json("step", str(file))["position"] == after["position"]


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["sim", "chess"], "no game 'chess'"),
        (["sim", "toy", "--seats", "7"], "for 2, 3, 4 players, not 7"),
        (["sim", "toy", "--bots", "genius"], "no bot 'genius'"),
        (["sim", "toy", "--option", "rounds=9"], "does not take '9'"),
        (["sim", "toy", "--option", "rounds"], "not of the form name=value"),
        (["play", "toy", "--seats", "you"], "not 1"),
        (["play", "toy", "--lang", "xx"], "no words in 'xx'"),
        (["verify", "nowhere.warhost"], "cannot read nowhere.warhost"),
        (["step", "nowhere.json"], "cannot read nowhere.json"),
    ],
)
def test_bad_input_gets_a_specific_answer(args: list[str], complaint: str) -> None:
    with pytest.raises(WarhostError, match=complaint):
        warhost(*args)


def test_a_whole_game_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    shown = warhost("play", "toy", "--seats", "you,random", "--seed", "3", "--lang", "en", typed="1\n" * 60)
    assert "won." in shown
    records = [file for file in (tmp_path / "data").rglob("*.warhost") if file.name != "last.warhost"]
    assert warhost_json("verify", str(records[0]))["over"] is True


def test_commands_in_play_and_save_and_resume() -> None:
    shown = warhost(
        "play",
        "toy",
        "--seats",
        "you,random",
        "--seed",
        "3",
        "--lang",
        "en",
        typed="?\nr\nl\nb\nh\nu\n99\nfly\nq\n",
    )
    assert "TOY 1" in shown
    assert "The numbers go from 1" in shown
    assert "There is no such choice" in shown
    assert "--resume" in shown
    assert "won." in warhost("play", "toy", "--resume", "--lang", "en", typed="1\n" * 60)


def test_several_people_at_one_keyboard_hand_over() -> None:
    shown = warhost("play", "toy", "--seats", "you,you", "--seed", "3", "--lang", "en", typed="\n1\n\n1\nq\n")
    assert "red, it is your turn" in shown
    assert "green, it is your turn" in shown


def test_several_files_of_corrections_are_joined(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from warhost.cli.arguments import settings_from
    from warhost.games.karak import GAME as KARAK

    for name, strength in {"a.toml": 2, "b.toml": 3}.items():
        text = f'game = "karak"\n[monster.skeletons]\nstrength = {strength}\n'
        (tmp_path / name).write_text(text, encoding="utf-8")
    given = [f"box={tmp_path / name}" for name in ("a.toml", "b.toml")]
    assert json.loads(settings_from(given, KARAK)["box"])["monster"] == {"skeletons": {"strength": 3}}
    assert "a.toml says 2" in capsys.readouterr().err


def test_sim_and_play_take_bots_of_ones_own() -> None:
    counted = warhost_json("sim", "toy", "--games", "2", "--bots", "tests.cli.own_bot:first_option")
    assert counted["finished"] == 2
    assert " won." in warhost(
        "play", "toy", "--seats", "tests.cli.own_bot:first_option,random", "--seed", "1", "--lang", "en"
    )


def test_a_number_of_seats_is_one_person_and_bots() -> None:
    assert _players(games.load("toy"), "2") == ["you", "random"]


def test_what_looks_like_a_smiley_stays_as_it_was_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["warhost", "verify", "a:zzz:b"])
    with pytest.raises(SystemExit):
        run()
    assert ":zzz:" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("warhost sim to", ["toy"]),
        ("warhost sim toy --bots no", ["normal"]),
        ("warhost sim toy --bots random,no", ["random,normal"]),
        ("warhost play toy --seats y", ["you"]),
        ("warhost play toy --lang p", ["pl"]),
        ("warhost sim toy --option ro", ["rounds="]),
    ],
)
def test_the_shell_completes(words: str, offered: list[str]) -> None:
    completed = CliRunner().invoke(
        app,
        [],
        env={
            "_ROOT_COMPLETE": "complete_bash",
            "COMP_WORDS": words,
            "COMP_CWORD": str(len(words.split()) - 1),
        },
        prog_name="root",
    )
    assert completed.output.split() == offered
