"""How strong bots are, measured once and fixed: a rating on a small server is one against them. `benchmarks.anchors` lets them
meet and writes `anchors.json`; a bot that is not listed there does not sit at rated tables."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("anchors.json")


def anchor(game: str, level: str) -> float | None:
    """The strength of a level in points; None where it was never measured."""
    return _anchors().get(game, {}).get(level)


@cache
def _anchors() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads(FILE.read_text("utf-8"))["anchors"]
    return found
