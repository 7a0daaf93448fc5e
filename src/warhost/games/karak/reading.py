"""Reading the data files: numbers within bounds, prices, and notes on where something comes from. Whatever is wrong is
reported with its file and key."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.data import Entry
from warhost.core.errors import BadData

SOURCES: Final = ("rulebook", "sourced", "house")
"""Printed in a rulebook, found elsewhere, or ours."""
_NOTES: Final = (
    "",
    "banner_",
    "colour_",
    "cost_",
    "detail_",
    "effect_",
    "face_",
    "faces_",
    "link_",
    "max_",
    "mount_",
    "numbers_",
    "order_",
    "pairing_",
    "place_",
    "soul_stones_",
    "start_",
    "strength_",
    "title_",
    "tokens_",
)


def check_sources(entry: Entry) -> Entry:
    """Every table says where it comes from, and where some part of it differs in that."""
    entry.one_of("provenance", SOURCES)
    for part in _NOTES:
        key = f"{part}provenance"
        if key in entry:
            entry.one_of(key, SOURCES)
    return entry


def entries_of(data: Entry, key: str) -> list[Entry]:
    """The tables of one kind."""
    entries: list[Entry] = data.get(key, [])
    for entry in entries:
        check_sources(entry)
    return entries


def whole(entry: Entry, key: str, low: int, high: int, default: int | None = None) -> int:
    """A whole number within bounds."""
    value = entry[key] if default is None else entry.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadData(f"{entry.where}.{key}", f"expected a whole number from {low} to {high}, got {value!r}")
    return value


def real(entry: Entry, key: str, low: float, high: float) -> float:
    value = entry[key]
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise BadData(f"{entry.where}.{key}", f"expected a number from {low} to {high}, got {value!r}")
    return float(value)


def flag(entry: Entry, key: str, default: bool) -> bool:
    value = entry.get(key, default)
    if not isinstance(value, bool):
        raise BadData(f"{entry.where}.{key}", f"expected true or false, got {value!r}")
    return value


def text(entry: Entry, key: str) -> str:
    value = entry[key]
    if not isinstance(value, str) or not value:
        raise BadData(f"{entry.where}.{key}", f"expected a text, got {value!r}")
    return value


def texts(entry: Entry, key: str, known: tuple[str, ...]) -> list[str]:
    """A list of texts, each of them among the known ones; empty where there is none."""
    values: list[Any] = entry.get(key, [])
    for value in values:
        if value not in known:
            raise BadData(f"{entry.where}.{key}", f"{value!r} is not known; known: {', '.join(known)}")
    return [str(value) for value in values]


def worth(entry: Entry) -> float:
    """What bots take a thing to be worth, in points of which a soul stone has ten."""
    return real(entry, "worth", 0, 100)
