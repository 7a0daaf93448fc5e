"""JSON in the shape that the client's formatter would give it, so that what is generated need not be formatted."""

from __future__ import annotations

import json
from typing import Any, Final

LONGEST_LINE: Final = 120
STEP: Final = "  "


def tidy_json(value: Any) -> str:
    """A whole file."""
    return _written(value, "", 0) + "\n"


def _written(value: Any, indent: str, beside: int) -> str:
    """`beside`: how much else stands on the line."""
    inner = indent + STEP
    if isinstance(value, dict) and value:
        keys = [f"{inner}{json.dumps(name, ensure_ascii=False)}: " for name in value]
        return "{\n" + _lines(keys, list(value.values()), inner) + f"\n{indent}}}"
    on_one_line = json.dumps(value, ensure_ascii=False)
    is_long = beside + len(on_one_line) > LONGEST_LINE
    if isinstance(value, list) and value and (is_long or _holds_several(value)):
        return "[\n" + _lines([inner] * len(value), value, inner) + f"\n{indent}]"
    return on_one_line


def _lines(begins: list[str], values: list[Any], indent: str) -> str:
    commas = ["," for _ in values[1:]] + [""]
    return "\n".join(
        begin + _written(value, indent, len(begin) + len(comma)) + comma
        for begin, value, comma in zip(begins, values, commas, strict=True)
    )


def _holds_several(values: list[Any]) -> bool:
    """Whether one of them takes lines of its own."""
    return any(isinstance(each, dict) and each for each in values) or (
        len(values) > 1 and all(isinstance(each, list) and len(each) > 1 for each in values)
    )
