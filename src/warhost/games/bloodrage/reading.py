"""Reading the data files: values of the kind that is wanted, within bounds. Whatever is wrong is reported with file and key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from warhost.core.arguments import Declared, kind_of
from warhost.core.data import Entry
from warhost.core.errors import BadData

RULEBOOK: Final = "rulebook"
SOURCED: Final = "sourced"
HOUSE: Final = "house"
PROVENANCES: Final = (RULEBOOK, SOURCED, HOUSE)
"""The rulebook prints it, published lists and pictures give it, or it is ours."""


def is_house(entry: Entry, *parts: str) -> bool:
    """Every table says where it comes from, and may say so of some of its parts. Whether any of it is ours."""
    said = [entry.one_of("provenance", PROVENANCES)]
    for part in parts:
        key = f"{part}_provenance"
        if key in entry:
            said.append(entry.one_of(key, PROVENANCES))
    return HOUSE in said


def whole(entry: Entry, key: str, low: int, high: int, default: int | None = None) -> int:
    """A whole number within bounds."""
    if default is not None and key not in entry:
        return default
    return _whole(entry[key], low, high, f"{entry.where}.{key}")


def wholes(entry: Entry, key: str, low: int, high: int) -> list[int]:
    """A list of at least one of them."""
    where = f"{entry.where}.{key}"
    values = entry[key]
    if not isinstance(values, list) or not values:
        raise BadData(where, f"expected a list of numbers, got {values!r}")
    return [_whole(value, low, high, where) for value in values]


def _whole(value: Any, low: int, high: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadData(where, f"expected a whole number from {low} to {high}, got {value!r}")
    return value


def worth(entry: Entry, key: str, default: float | None = None) -> float:
    """What bots take something to be worth, in glory."""
    if default is not None and key not in entry:
        return default
    value = entry[key]
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 100:
        raise BadData(f"{entry.where}.{key}", f"expected a number from 0 to 100, got {value!r}")
    return float(value)


def flag(entry: Entry, key: str) -> bool:
    """Yes or no; no where nothing is said."""
    value = entry.get(key, False)
    if not isinstance(value, bool):
        raise BadData(f"{entry.where}.{key}", f"expected true or false, got {value!r}")
    return value


def text(entry: Entry, key: str) -> str:
    value = entry[key]
    if not isinstance(value, str) or not value:
        raise BadData(f"{entry.where}.{key}", f"expected a text, got {value!r}")
    return value


def choice(entry: Entry, key: str, known: Sequence[str]) -> str:
    """One of the known texts, or none."""
    return entry.one_of(key, tuple(known)) if key in entry else ""


def choices(entry: Entry, key: str, known: Sequence[str]) -> list[str]:
    """A list of known texts."""
    values = entry[key]
    if not isinstance(values, list):
        raise BadData(f"{entry.where}.{key}", f"expected a list, got {values!r}")
    for value in values:
        if value not in known:
            raise BadData(f"{entry.where}.{key}", f"{value!r} is not known; known: {', '.join(known)}")
    return [str(value) for value in values]


def parameter(entry: Entry, key: str, declared: Declared) -> int:
    """A number or a thing as an operation declares it; several things become a bit mask."""
    kind = kind_of(declared)
    if kind.domain is None:
        return whole(entry, key, kind.low, kind.high)
    if kind.is_set:
        things = choices(entry, key, kind.domain.ids)
        return sum(1 << kind.domain.index[thing] for thing in set(things))
    return kind.domain.index[entry.one_of(key, kind.domain.index)]
