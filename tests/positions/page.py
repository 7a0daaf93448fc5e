"""The examples of docs/positions.md."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"


def examples() -> list[dict[str, Any]]:
    """Every position on the page, in its order."""
    return [
        json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    ]


def title(example: dict[str, Any]) -> str:
    return f"{example['game']} {example['state'].get('phase', '-')}{' by agenda' * ('flow' in example)}"
