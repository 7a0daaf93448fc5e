"""Reading data files: values of the kind that is wanted, within bounds. Whatever is wrong is reported with file and key.

Each reader takes a table and a key, and what stands for the value where nothing is said; without that it must be there. The
`as_...` functions look at a value alone, for data that does not come from a file of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from warhost.core.arguments import Declared, kind_of
from warhost.core.data import Entry
from warhost.core.domain import NONE, Domain
from warhost.core.errors import BadData

HOUSE: Final = "house"
SOURCED: Final = "sourced"
SINGLE: Final = "single"
PROVENANCES: Final = ("rulebook", SOURCED, SINGLE, HOUSE)
"""A rulebook prints it, published lists and pictures agree on it, one of them alone gives it, or it is ours."""
DOUBTFUL: Final = (SINGLE, HOUSE)
"""What an owner of the game should look at."""
HIGHEST_USUAL: Final = 99


def provenances(entry: Entry, *parts: str) -> list[str]:
    """Every table says where it comes from, and may say so of some of its parts (`cost_provenance`)."""
    keys = [f"{part}_provenance" for part in parts]
    return [choice(entry, key, PROVENANCES) for key in ["provenance", *(key for key in keys if key in entry)]]


class Origin(NamedTuple):
    """Where a part of a table comes from, and where the data say so."""

    source: str
    datum: str


def origin_of(entry: Entry, *parts: str) -> Origin:
    """The first of these parts of which a table says where it is from, or else the table as a whole."""
    said = [key for part in parts if (key := f"{part}_provenance") in entry]
    key = said[0] if said else "provenance"
    return Origin(choice(entry, key, PROVENANCES), _place(entry, key))


# A value of a table


def whole(entry: Entry, key: str, low: int = 0, high: int = HIGHEST_USUAL, default: int | None = None) -> int:
    """A whole number within bounds."""
    if default is not None and key not in entry:
        return default
    return as_whole(entry[key], low, high, _place(entry, key))


def wholes(entry: Entry, key: str, low: int, high: int) -> list[int]:
    """A list of at least one of them."""
    values, where = entry[key], _place(entry, key)
    if not isinstance(values, list) or not values:
        raise BadData(where, f"expected a list of numbers, got {values!r}")
    return [as_whole(value, low, high, where) for value in values]


def real(entry: Entry, key: str, low: float, high: float, default: float | None = None) -> float:
    """A number within bounds."""
    if default is not None and key not in entry:
        return default
    return as_real(entry[key], low, high, _place(entry, key))


def flag(entry: Entry, key: str, default: bool | None = None) -> bool:
    """Yes or no."""
    if default is not None and key not in entry:
        return default
    return as_flag(entry[key], _place(entry, key))


def text(entry: Entry, key: str, default: str | None = None) -> str:
    if default is not None and key not in entry:
        return default
    return as_text(entry[key], _place(entry, key))


def choice(entry: Entry, key: str, known: Sequence[str], default: str | None = None) -> str:
    """One of the known texts."""
    if default is not None and key not in entry:
        return default
    return entry.one_of(key, tuple(known))


def choices(entry: Entry, key: str, known: Sequence[str], default: Sequence[str] | None = None) -> list[str]:
    """A list of known texts, perhaps an empty one."""
    if default is not None and key not in entry:
        return list(default)
    values, where = entry[key], _place(entry, key)
    if not isinstance(values, list):
        raise BadData(where, f"expected a list, got {values!r}")
    for value in values:
        if value not in known:
            raise BadData(where, f"{value!r} is not known; known: {', '.join(known)}")
    return [str(value) for value in values]


def thing(entry: Entry, key: str, domain: Domain, default: int | None = None) -> int:
    """The number of a thing."""
    if default is not None and key not in entry:
        return default
    return as_thing(entry[key], domain, _place(entry, key))


def things(entry: Entry, key: str, domain: Domain, default: Sequence[int] | None = None) -> list[int]:
    """A list of at least one thing, none of them twice."""
    if default is not None and key not in entry:
        return list(default)
    values, where = entry[key], _place(entry, key)
    if not isinstance(values, list) or not values:
        raise BadData(where, f"expected a list of at least one {domain.name}, got {values!r}")
    found: list[int] = []
    for value in values:
        number = as_thing(value, domain, where)
        if number in found:
            raise BadData(where, f"{value!r} stands here twice")
        found.append(number)
    return found


def parameter(entry: Entry, key: str, declared: Declared) -> int:
    """A number or a thing, as arguments are declared; several things become a bit mask, and what may be NONE is so where
    nothing is said."""
    kind = kind_of(declared)
    if kind.domain is None:
        return whole(entry, key, kind.low, kind.high)
    if kind.is_set:
        return sum(1 << each for each in things(entry, key, kind.domain))
    return thing(entry, key, kind.domain, NONE if kind.low == NONE else None)


def _place(entry: Entry, key: str) -> str:
    return f"{entry.where}.{key}"


# A value alone


def as_whole(value: Any, low: int, high: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadData(where, f"expected a whole number from {low} to {high}, got {value!r}")
    return value


def as_real(value: Any, low: float, high: float, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise BadData(where, f"expected a number from {low:g} to {high:g}, got {value!r}")
    return float(value)


def as_flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadData(where, f"expected true or false, got {value!r}")
    return value


def as_text(value: Any, where: str) -> str:
    if not isinstance(value, str) or not value:
        raise BadData(where, f"expected a text, got {value!r}")
    return value


def as_thing(value: Any, domain: Domain, where: str) -> int:
    if not isinstance(value, str) or value not in domain.index:
        raise BadData(where, f"there is no {domain.name} {value!r}; known: {', '.join(domain.ids)}")
    return domain.index[value]
