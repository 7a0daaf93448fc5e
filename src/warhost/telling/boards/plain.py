"""The board of a game that has no drawing of its own: its fields, line by line."""

from __future__ import annotations

import json
from typing import Any

from warhost.telling.drawing import Drawing, Table
from warhost.telling.storyteller import Storyteller


def board(view: dict[str, Any], teller: Storyteller) -> Drawing:
    table = Table(gap=2)
    for name, value in view["state"].items():
        table.add_row(name.replace("_", " "), _written(value))
    table.add_row("", ", ".join(f"{teller.side(side)} {points}" for side, points in view["scores"].items()))
    return table


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_written(each)}" for name, each in value.items()) or "–"
    if isinstance(value, list):
        return " ".join(_written(each) for each in value) or "–"
    return json.dumps(value, ensure_ascii=False).strip('"')
