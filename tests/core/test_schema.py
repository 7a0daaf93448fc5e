"""What the editor in the browser is told of positions, and what it makes of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from warhost.core.chance import numbered_seed
from warhost.core.errors import BadPosition, Fault
from warhost.core.match import Match
from warhost.core.schema import schema
from warhost.games import OURS, load
from warhost.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[2]
FORMS = {
    *(
        "number",
        "flag",
        "one",
        "items",
        "members",
        "numbers",
        "counts",
        "each",
        "spaces",
        "laid",
        "list",
        "own",
    ),
}


@pytest.mark.parametrize("name", OURS)
def test_every_field_has_a_shape_that_an_editor_knows(name: str) -> None:
    told = schema(load(name))
    assert {shape["form"] for field in told["fields"] for shape in _shapes(field["shape"])} <= FORMS
    assert [field["name"] for field in told["fields"] if field["shape"]["form"] == "own"] in (
        [],
        ["hit_mode", "saved"],
    )


@pytest.mark.parametrize("name", OURS)
def test_what_a_state_writes_fits_its_shapes(name: str) -> None:
    game = load(name)
    match = Match(game, game.seat_counts[-1], {}, numbered_seed(5))
    told = schema(game)
    for number in range(150):
        if match.over:
            break
        if number % 10 == 0:
            for field, info in zip(game.fields, told["fields"], strict=True):
                written = field.encode(getattr(match.state, field.name), match.seat_ids)
                for value in written.values() if info["per_seat"] else [written]:
                    _check(value, info["shape"], told["domains"], field.name)
        seat = match.waiting()[0]
        options = match.options(seat)
        match.choose(seat, options[number % len(options)])


@pytest.mark.parametrize("name", OURS)
def test_the_editor_speaks_of_fields_and_steps_that_there_are(name: str) -> None:
    game = load(name)
    text = (ROOT / f"web/src/games/{name}/editing.ts").read_text(encoding="utf-8")
    fields = set(re.findall(r'field: "(\w+)"', text))
    for listed in re.findall(r"fields: \[([^\]]+)\]", text):
        fields |= set(re.findall(r'"(\w+)"', listed))
    assert len(fields) > 10
    assert fields <= {field.name for field in game.fields}
    steps = set(re.findall(r'\["(\w+)", \{', text))
    assert steps
    assert steps <= set(game.steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_fault_is_said_in_every_language(name: str, language: str) -> None:
    text = (ROOT / f"src/warhost/games/{name}/positions.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'(?:Fault|_short_of)\(\s*"(\w+)"', text))
    assert len(keys) >= 10
    words = Words(language)
    assert [key for key in sorted(keys) if not words.has(f"{name}-fault-{key}")] == []


def test_a_fault_says_where_and_what() -> None:
    fault = Fault("rage", "Rage must be at most 12", "rage", {"most": "12"})
    bad = BadPosition("$.state", fault)
    assert bad.where == "$.state.rage"
    assert bad.variables == {
        "fault": "rage",
        "most": "12",
        "where": "$.state.rage",
        "problem": "Rage must be at most 12",
    }
    assert str(bad) == "$.state.rage: Rage must be at most 12"


def _shapes(shape: dict[str, Any]) -> list[dict[str, Any]]:
    return [shape, *(_shapes(shape["each"]) if "each" in shape else [])]


def _check(value: Any, shape: dict[str, Any], domains: dict[str, Any], where: str) -> None:
    form = shape["form"]
    if form == "number":
        assert shape["low"] <= value <= shape["high"], where
    elif form == "flag":
        assert isinstance(value, bool), where
    elif form == "one":
        assert value is None or value in domains[shape["of"]]["ids"], where
    elif form in ("items", "members"):
        # A figure that lies on its side has a mark that no list of pieces names.
        assert {thing.removesuffix("-laid") for thing in value} <= set(domains[shape["of"]]["ids"]), where
    elif form in ("counts", "each"):
        assert set(value) <= set(domains[shape["by"]]["ids"]), where
        for each in value.values():
            _check(each, shape["each"], domains, where)
    elif form == "spaces":
        assert len(value) == shape["count"], where
    elif form == "laid":
        assert value[0] in domains[shape["of"]]["ids"], where
        assert value[1] in range(shape["turns"]), where
