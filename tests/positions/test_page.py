"""docs/positions.md: an example for each phase of each game, which begins there and can be played on; every name that exists."""

from __future__ import annotations

import random
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.positions.page import PAGE, examples, title
from warhost import games
from warhost.cli.app import app
from warhost.cli.stopping import phases
from warhost.core.match import Match
from warhost.generate.positions import LISTS, MARKED, ONLY_WITH_FLOW, page

DECISIONS = 80
"""So far each example is played on."""
WITHOUT_PHASE_EVENTS = {"recovery": "healed"}
"""Of a phase that nothing announces and in which nobody is asked: what is told of it."""


def begun(example: dict[str, Any]) -> Match:
    return Match.from_position(games.load(example["game"]), example)


@pytest.mark.parametrize("name", games.names())
def test_every_phase_has_an_example(name: str) -> None:
    shown = {example["state"].get("phase") for example in examples() if example["game"] == name}
    assert set(phases(games.load(name))) <= shown


@pytest.mark.parametrize("example", [each for each in examples() if "phase" in each["state"]], ids=title)
def test_an_example_begins_in_its_phase(example: dict[str, Any]) -> None:
    match, phase = begun(example), example["state"]["phase"]
    told = [match.describe(each) for each in match.told]
    announced = [event["phase"] for event in told if event["kind"] == "phase_began"]
    if announced:
        assert announced[0] == phase
    elif phase in WITHOUT_PHASE_EVENTS:
        assert WITHOUT_PHASE_EVENTS[phase] in [event["kind"] for event in told]
    else:
        assert match.view(0)["state"]["phase"] == phase


@pytest.mark.parametrize("example", examples(), ids=title)
def test_an_example_can_be_played_on(example: dict[str, Any]) -> None:
    match, lots = begun(example), random.Random(1)
    assert not match.state.forced_dice
    assert not match.state.forced_draws
    while not match.over and len(match.decisions) < DECISIONS:
        seat = lots.choice(match.waiting())
        match.choose(seat, lots.choice(match.options(seat)))
        assert not match.game.broken(match.state)
    assert match.over or len(match.decisions) == DECISIONS


def test_the_page_names_all_fields_steps_and_prompts() -> None:
    text = PAGE.read_text("utf-8")
    assert page(text) == text, "run make generate"
    marks = {(what, name) for what, name in MARKED.findall(text)}
    assert marks == {(what, name) for what in LISTS for name in games.names()}


def test_shapes_and_things_are_told() -> None:
    """Of an object in an object, of a field of each seat, of one that needs a flow; names stay in one piece."""
    text = PAGE.read_text("utf-8")
    assert "\nfigures: {region: {figure: 0 to 20}}  All figures, those with marks among them.\n" in text
    assert "\nspaces: {region: [chaos_card or null, chaos_card or null]}  " in text
    assert "\nland: {hex: [tile, 0 to 5]}  " in text
    assert "\ntracks: {seat: {track: 1 to 6}}  " in text
    assert f"\npillager: clan or null  {ONLY_WITH_FLOW}\n" in text
    assert "\nhex: 0113 0114 0115 … 2513\n" in text
    assert " leper-controlled-arrived " in text


@pytest.mark.parametrize("name", games.names())
def test_the_names_are_those_that_positions_take(name: str) -> None:
    """Whatever wrote them: each step and each prompt stands at the beginning of a line."""
    game = games.load(name)
    text = PAGE.read_text("utf-8")
    for what, known in (("steps", game.steps), ("prompts", game.questions)):
        (block,) = re.findall(rf"<!-- {what} of {name} -->(.*?)<!-- end -->", text, re.DOTALL)
        assert re.findall(r"^([a-z]\w*)", block, re.MULTILINE) == sorted(known)


def test_the_commands_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (block,) = re.findall(r"```sh\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    for line in block.splitlines():
        command, _, file = line.partition(" > ")
        result = CliRunner().invoke(app, shlex.split(command)[1:], catch_exceptions=False)
        assert result.exit_code == 0
        if file:
            Path(file).write_text(result.stdout, "utf-8")
    assert Path("action.json").exists()
