"""How a declared field becomes numbers of an observation, one kind of codec at a time.

A part owns *cells* (whole numbers that are scaled by their bounds) and *places* (that light up when something is there).
It is made once for a game; `collect` then only appends to two lists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple
from zlib import crc32

from warhost.core.domain import Domain
from warhost.core.fields import Codec, Counts, Each, Field, Flag, Grid, Items, ListOf, Number, Numbers, One

WIDE: Final = 20
"""A cell with a wider span is written twice, evenly and logarithmically: 3 of 999 must not look like nothing."""
LONGEST: Final = 100
"""The length of a list as a number: what a length is scaled by."""
SEVERAL: Final = 0.25
"""What one of several equal items adds to its place; four or more fill it."""
ORDERED: Final = 8
"""Lists of things from a domain up to this size also say which thing stands first, second, third …"""
LISTED: Final = 6
"""Elements of a list of anything that are written one by one; further ones are only counted."""
FEWEST: Final = 128
"""Places at least for a value that only its game can read: each piece of its written form falls into one of these."""
REMEMBERED: Final = 1 << 14


class Cell(NamedTuple):
    """A number between bounds; below `low` stands for "may not be known"."""

    name: str
    low: int
    high: int


class Place(NamedTuple):
    """Lights up by `weight` for each thing that is there, up to 1."""

    name: str
    weight: float


class Part:
    """Nothing at all; the base of everything that can be observed."""

    def __init__(self, cells: Iterable[Cell] = (), places: Iterable[Place] = ()) -> None:
        self.cells = tuple(cells)
        self.places = tuple(places)
        self.nothing = [cell.low for cell in self.cells]
        """What stands in the cells when there is nobody to have the value."""

    def collect(self, value: Any, at: int, numbers: list[int], lit: list[int]) -> None:
        """Append the numbers for the cells, and the places that light up, counted from `at`."""


class NumberPart(Part):
    def __init__(self, low: int, high: int) -> None:
        super().__init__([Cell("", low, high)])

    def collect(self, value: Any, at: int, numbers: list[int], lit: list[int]) -> None:
        numbers.append(value)


class FlagPart(Part):
    def __init__(self) -> None:
        super().__init__(places=[Place("", 1)])

    def collect(self, value: Any, at: int, numbers: list[int], lit: list[int]) -> None:
        if value:
            lit.append(at)


class OnePart(Part):
    def __init__(self, domain: Domain) -> None:
        super().__init__(places=[Place(thing, 1) for thing in domain.ids])

    def collect(self, value: Any, at: int, numbers: list[int], lit: list[int]) -> None:
        if value >= 0:
            lit.append(at + value)


class LengthPart(Part):
    """Of a list that may not be seen, only how long it is."""

    def __init__(self) -> None:
        super().__init__([Cell("length", 0, LONGEST)])

    def collect(self, value: Any, at: int, numbers: list[int], lit: list[int]) -> None:
        numbers.append(len(value))


class ItemsPart(Part):
    """How often each thing is in the list, unknown ones included; for small domains also the order."""

    def __init__(self, domain: Domain) -> None:
        places = [Place("?", SEVERAL), *(Place(thing, SEVERAL) for thing in domain.ids)]
        self.size = len(domain)
        self.ordered = self.size if self.size <= ORDERED else 0
        self.order_at = len(places)
        for position in range(self.ordered):
            places += [Place(f"{position + 1}/{thing}", 1) for thing in domain.ids]
        super().__init__([Cell("length", 0, LONGEST)], places)

    def collect(self, value: Any, at: int, numbers: list[int], lit: list[int]) -> None:
        numbers.append(len(value))
        first = at + 1  # an unknown thing is NONE, one before the first
        lit += [first + thing for thing in value]
        if self.ordered:
            at += self.order_at
            for thing in value[: self.ordered]:
                if thing >= 0:
                    lit.append(at + thing)
                at += self.size


class CountsPart(Part):
    """A number for each of a fixed row of names."""

    def __init__(self, names: Iterable[str], low: int, high: int) -> None:
        super().__init__(Cell(name, low, high) for name in names)
        self.size = len(self.cells)

    def collect(self, value: Any, at: int, numbers: list[int], lit: list[int]) -> None:
        if len(value) == self.size:
            numbers += value
        else:
            numbers += value[: self.size]
            numbers += self.nothing[len(value) :]


class EachPart(Part):
    """One part for each thing of a domain."""

    def __init__(self, names: Iterable[str], part: Part) -> None:
        named = list(names)
        super().__init__(
            (cell._replace(name=joined(name, cell.name)) for name in named for cell in part.cells),
            (place._replace(name=joined(name, place.name)) for name in named for place in part.places),
        )
        self.part = part
        self.size = len(named)

    def collect(self, value: Any, at: int, numbers: list[int], lit: list[int]) -> None:
        part, width = self.part, len(self.part.places)
        for each in value[: self.size]:
            part.collect(each, at, numbers, lit)
            at += width
        for _ in range(self.size - len(value)):
            numbers += part.nothing


class ListPart(EachPart):
    """The first elements of a list of any length, and how long it is."""

    def __init__(self, part: Part, size: int) -> None:
        super().__init__((str(position + 1) for position in range(size)), part)
        self.cells = (Cell("length", 0, LONGEST), *self.cells)
        self.nothing = [0, *self.nothing]

    def collect(self, value: Any, at: int, numbers: list[int], lit: list[int]) -> None:
        numbers.append(len(value))
        super().collect(value, at, numbers, lit)


class WrittenPart(Part):
    """A value that only its own codec can read: the pieces of its written form, each in a place of its own (or, rarely,
    in one that it shares). What was read once is remembered, so that a game pays for changes only."""

    def __init__(self, codec: Codec, places: int) -> None:
        super().__init__(places=[Place(str(place), 1) for place in range(places)])
        self.codec = codec
        self._remembered: dict[Any, tuple[int, ...]] = {}

    def collect(self, value: Any, at: int, numbers: list[int], lit: list[int]) -> None:
        key = tuple(value) if isinstance(value, list) else value
        try:
            found = self._remembered.get(key)
        except TypeError:  # a list of lists
            key = _frozen(value)
            found = self._remembered.get(key)
        if found is None:
            if len(self._remembered) == REMEMBERED:
                self._remembered.clear()
            written = pieces(self.codec.encode(value))
            found = tuple(sorted({crc32(piece.encode()) % len(self.places) for piece in written}))
            self._remembered[key] = found
        lit += [at + place for place in found]


def part_of(codec: Codec, empty: Any, places: int = FEWEST) -> Part:
    """The part for values of a codec. `empty` is such a value at an empty table: what has a length there keeps it.
    `places`: how many there are for what only the game can read."""
    if isinstance(codec, Number):
        return NumberPart(codec.low, codec.high)
    if isinstance(codec, Flag):
        return FlagPart()
    if isinstance(codec, One):
        return OnePart(codec.domain)
    if isinstance(codec, Items):
        return ItemsPart(codec.domain)
    if isinstance(codec, Counts):
        return CountsPart(codec.domain.ids, codec.number.low, codec.number.high)
    if isinstance(codec, Grid):
        names = [joined(row, column) for row in codec.outer.ids for column in codec.row.domain.ids]
        return CountsPart(names, codec.row.number.low, codec.row.number.high)
    if isinstance(codec, Numbers) and empty:
        names = [str(position + 1) for position in range(len(empty))]
        return CountsPart(names, codec.number.low, codec.number.high)
    if isinstance(codec, Each):
        return EachPart(codec.domain.ids, part_of(codec.codec, codec.default, places))
    if isinstance(codec, ListOf):
        part = part_of(codec.codec, empty[0] if empty else None, places)
        return ListPart(part, len(empty or ()) or LISTED)
    return WrittenPart(codec, places)


def is_only_written(codec: Codec, empty: Any) -> bool:
    """Whether only the game itself can read such values."""
    if isinstance(codec, Each | ListOf):
        return is_only_written(codec.codec, None)
    return isinstance(part_of(codec, empty), WrittenPart)


def hidden_part_of(field: Field, empty: Any, places: int = FEWEST) -> Part:
    """The part for values that a viewer may not see, which is what the codec's `hide` leaves of them."""
    codec = field.codec
    if type(codec) in (Items, Numbers):
        return LengthPart() if field.counted else Part()
    if type(codec) in (Number, Flag, One, Counts, Grid):
        return Part()  # hidden, they are the same whatever they are
    return part_of(codec, empty, places)


def joined(name: str, rest: str) -> str:
    return f"{name}/{rest}" if rest else name


def _frozen(value: Any) -> Any:
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value


def pieces(written: Any, path: str = "") -> Iterator[str]:
    """`{"khorne": ["kislev"]}` -> `/khorne/kislev`. In a list it is the things that matter, a second one of a kind
    apart from the first; a pair also tells which is which."""
    if isinstance(written, dict):
        for name, each in written.items():
            yield from pieces(each, f"{path}/{name}")
    elif isinstance(written, list):
        met: Counter[str] = Counter()
        for position, each in enumerate(written):
            if isinstance(each, dict | list):
                yield from pieces(each, f"{path}/{position}")
            elif each is not None:
                piece = f"{path}/{each}"
                met[piece] += 1
                yield f"{piece}#{met[piece]}"
                if len(written) == 2:
                    yield f"{path}/{position}/{each}"
    elif written is not None:
        yield f"{path}/{written}"
