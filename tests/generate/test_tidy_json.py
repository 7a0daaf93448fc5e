"""What is generated as JSON has the shape that the client's formatter (Prettier) gives it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from warhost.generate.tidy_json import LONGEST_LINE, tidy_json

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ({}, "{}\n"),
        ({"empty": [], "none": None}, '{\n  "empty": [],\n  "none": null\n}\n'),
        ({"here": ["a", "b"]}, '{\n  "here": ["a", "b"]\n}\n'),
        ({"all": [{"a": 1}]}, '{\n  "all": [\n    {\n      "a": 1\n    }\n  ]\n}\n'),
        ([[1, 2], [3, 4]], "[\n  [1, 2],\n  [3, 4]\n]\n"),
        ([[1], [2]], "[[1], [2]]\n"),
        ({"name": "Źmij"}, '{\n  "name": "Źmij"\n}\n'),
    ],
)
def test_each_shape_is_written_as_the_formatter_would(value: Any, written: str) -> None:
    assert tidy_json(value) == written


def test_a_list_takes_lines_of_its_own_once_it_is_too_long() -> None:
    room = LONGEST_LINE - len('  "long": [""]')
    assert tidy_json({"long": ["x" * room]}).count("\n") == 3
    assert tidy_json({"long": ["x" * (room + 1)]}).count("\n") == 5
    assert tidy_json({"long": ["x" * room], "and": 1}).count("\n") == 6, "the comma needs room, too"


@pytest.mark.parametrize("file", sorted(GAMES.glob("*/components.json")), ids=lambda file: file.parent.name)
def test_what_is_committed_is_tidy(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert tidy_json(json.loads(text)) == text
