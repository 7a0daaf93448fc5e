"""Fields: each attribute of a state declared once, with who may see it and how it is written down.

Equality, views, positions and their errors all derive from these declarations; a game writes none of them by hand."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.domain import NONE, Domain
from warhost.core.errors import BadPosition
from warhost.native import mypyc_attr

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"

HIDDEN: Final = "?"
"""How a thing that may not be known is written."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How a value is written as JSON and read back. `where` names the place for errors."""

    def encode(self, value: Any) -> Any:
        raise NotImplementedError

    def decode(self, data: Any, where: str) -> Any:
        raise NotImplementedError

    def hide(self, value: Any, counted: bool) -> Any:
        """What stands in a view for a value that may not be seen."""
        raise NotImplementedError


class Number(Codec):
    """A whole number within bounds."""

    def __init__(self, low: int = 0, high: int = 1_000_000, hidden: int = NONE) -> None:
        self.low = low
        self.high = high
        self.hidden = hidden

    def encode(self, value: Any) -> Any:
        return value

    def decode(self, data: Any, where: str) -> Any:
        if isinstance(data, bool) or not isinstance(data, int):
            raise BadPosition(where, f"expected a whole number, got {data!r}")
        if not self.low <= data <= self.high:
            raise BadPosition(where, f"{data} is not between {self.low} and {self.high}")
        return data

    def hide(self, value: Any, counted: bool) -> Any:
        return self.hidden


class Flag(Codec):
    """Yes or no."""

    def encode(self, value: Any) -> Any:
        return value

    def decode(self, data: Any, where: str) -> Any:
        if not isinstance(data, bool):
            raise BadPosition(where, f"expected true or false, got {data!r}")
        return data

    def hide(self, value: Any, counted: bool) -> Any:
        return False


class One(Codec):
    """One thing of a domain, or none (null)."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def encode(self, value: Any) -> Any:
        return None if value == NONE else self.domain.ids[value]

    def decode(self, data: Any, where: str) -> Any:
        return NONE if data is None else _thing(self.domain, data, where)

    def hide(self, value: Any, counted: bool) -> Any:
        return NONE


class Items(Codec):
    """A list of things in order; in a view, unknown ones are written "?"."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def encode(self, value: Any) -> Any:
        ids = self.domain.ids
        return [HIDDEN if thing == NONE else ids[thing] for thing in value]

    def decode(self, data: Any, where: str) -> Any:
        return [
            NONE if thing == HIDDEN else _thing(self.domain, thing, f"{where}[{i}]")
            for i, thing in enumerate(_list(data, where))
        ]

    def hide(self, value: Any, counted: bool) -> Any:
        return [NONE] * len(value) if counted else []


class Numbers(Codec):
    """A list of whole numbers."""

    def __init__(self, low: int = -1_000_000, high: int = 1_000_000) -> None:
        self.number = Number(low, high)

    def encode(self, value: Any) -> Any:
        return list(value)

    def decode(self, data: Any, where: str) -> Any:
        return [self.number.decode(each, f"{where}[{i}]") for i, each in enumerate(_list(data, where))]

    def hide(self, value: Any, counted: bool) -> Any:
        return [NONE] * len(value) if counted else []


class Counts(Codec):
    """One number for each thing of a domain, as a list; written as an object of those that differ from `default`."""

    def __init__(self, domain: Domain, default: int = 0, low: int = 0, high: int = 1_000_000) -> None:
        self.domain = domain
        self.default = default
        self.number = Number(low, high)

    def encode(self, value: Any) -> Any:
        return {self.domain.ids[i]: number for i, number in enumerate(value) if number != self.default}

    def decode(self, data: Any, where: str) -> Any:
        counts = [self.default] * len(self.domain)
        for thing, number in _object(data, where).items():
            counts[_thing(self.domain, thing, where)] = self.number.decode(number, f"{where}.{thing}")
        return counts

    def hide(self, value: Any, counted: bool) -> Any:
        return [self.default] * len(self.domain)


class Grid(Codec):
    """A flat list of numbers over two domains, index = outer * len(inner) + inner; written as an object of objects."""

    def __init__(
        self, outer: Domain, inner: Domain, default: int = 0, low: int = 0, high: int = 1_000_000
    ) -> None:
        self.outer = outer
        self.row = Counts(inner, default, low, high)
        self.width = len(inner)

    def encode(self, value: Any) -> Any:
        rows = {
            name: self.row.encode(value[i * self.width : (i + 1) * self.width])
            for i, name in enumerate(self.outer.ids)
        }
        return {name: row for name, row in rows.items() if row}

    def decode(self, data: Any, where: str) -> Any:
        flat = [self.row.default] * (len(self.outer) * self.width)
        for name, row in _object(data, where).items():
            i = _thing(self.outer, name, where)
            flat[i * self.width : (i + 1) * self.width] = self.row.decode(row, f"{where}.{name}")
        return flat

    def hide(self, value: Any, counted: bool) -> Any:
        return [self.row.default] * len(value)


class Each(Codec):
    """A list with one value for each thing of a domain, each written by another codec."""

    def __init__(self, domain: Domain, codec: Codec, default: Any) -> None:
        self.domain = domain
        self.codec = codec
        self.default = default

    def encode(self, value: Any) -> Any:
        return {
            self.domain.ids[i]: self.codec.encode(each)
            for i, each in enumerate(value)
            if each != self.default
        }

    def decode(self, data: Any, where: str) -> Any:
        values = [copied(self.default) for _ in self.domain.ids]
        for thing, each in _object(data, where).items():
            values[_thing(self.domain, thing, where)] = self.codec.decode(each, f"{where}.{thing}")
        return values

    def hide(self, value: Any, counted: bool) -> Any:
        return [self.codec.hide(each, counted) for each in value]


class ListOf(Codec):
    """A list of any length, each element written by another codec."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec

    def encode(self, value: Any) -> Any:
        return [self.codec.encode(each) for each in value]

    def decode(self, data: Any, where: str) -> Any:
        return [self.codec.decode(each, f"{where}[{i}]") for i, each in enumerate(_list(data, where))]

    def hide(self, value: Any, counted: bool) -> Any:
        return [self.codec.hide(each, counted) for each in value] if counted else []


class Field:
    """One attribute of a state. `seen`: by ALL, by its OWNER or by NOBODY. With `per_seat` the value is a list with one
    element a seat, written under the seats' ids. `counted`: those who may not see it still see how many there are."""

    def __init__(
        self, name: str, codec: Codec, seen: str = ALL, *, per_seat: bool = False, counted: bool = False
    ) -> None:
        if seen not in (ALL, OWNER, NOBODY):
            raise ValueError(f"field {name}: nobody knows who may see it ({seen!r})")
        if seen == OWNER and not per_seat:
            raise ValueError(f"field {name}: only a field with one element a seat has owners")
        self.name = name
        self.codec = codec
        self.seen = seen
        self.per_seat = per_seat
        self.counted = counted

    def seen_by(self, value: Any, viewer: int) -> Any:
        """A copy of the value as this viewer sees it."""
        if self.seen == ALL:
            return copied(value)
        if self.seen == OWNER:
            return [
                copied(each) if seat == viewer else self.codec.hide(each, self.counted)
                for seat, each in enumerate(value)
            ]
        if self.per_seat:
            return [self.codec.hide(each, self.counted) for each in value]
        return self.codec.hide(value, self.counted)

    def encode(self, value: Any, seat_ids: list[str]) -> Any:
        if not self.per_seat:
            return self.codec.encode(value)
        return {seat_ids[seat]: self.codec.encode(each) for seat, each in enumerate(value)}

    def decode(self, data: Any, default: Any, seat_ids: list[str], where: str) -> Any:
        if not self.per_seat:
            return self.codec.decode(data, where)
        values = copied(default)
        for name, each in _object(data, where).items():
            if name not in seat_ids:
                raise BadPosition(where, f"nobody sits here as {name!r}; seats: {', '.join(seat_ids)}")
            values[seat_ids.index(name)] = self.codec.decode(each, f"{where}.{name}")
        return values


def copied(value: Any) -> Any:
    """A copy that shares nothing that can change."""
    return [copied(each) for each in value] if isinstance(value, list) else value


def _thing(domain: Domain, data: Any, where: str) -> int:
    if not isinstance(data, str) or data not in domain.index:
        raise BadPosition(where, f"there is no {domain.name} {data!r}")
    return domain.index[data]


def _list(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list):
        raise BadPosition(where, f"expected a list, got {data!r}")
    return data


def _object(data: Any, where: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadPosition(where, f"expected an object, got {data!r}")
    return data
