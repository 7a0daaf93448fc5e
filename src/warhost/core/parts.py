"""Parts of an observation: how a value of one kind is told to a learning agent, in columns that have names of their own.

A column is a thing at a place, never two of them; how strongly it is lit is a byte, 0 for "not at all". Parts are made once
for a game and laid one behind the other; after that telling a value is looking up codes that lie ready, a column and its
byte in one number. Which parts a game has follows from its fields (`core.observing`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import log1p
from typing import Any, Final

from warhost.core.domain import NONE, Domain
from warhost.native import mypyc_attr

FULL: Final = 255
"""The byte of a column that is lit as strongly as it can be."""
BYTE: Final = 8
"""A code is a column, shifted by so many bits, and its byte."""
WIDE: Final = 20
"""A number with a wider span is told twice, evenly and logarithmically: 3 of 200 must not look like nothing."""
LONGEST: Final = 100
"""The length of a list as a number: what a length is scaled by."""
SEVERAL: Final = (0, 96, 144, 176, 200, 218, 232, 244, FULL)
"""How strongly so many equal things light their column: the first one most, each further one less."""
MOST: Final = len(SEVERAL) - 1
ORDERED: Final = 8
"""Lists of things from a domain up to this size also say which thing stands first, second, third …"""

REMEMBERED: Final = 1 << 12
"""Values of one field of which it is known what they light."""

Ready = list[Any]
"""Codes that lie ready; not `list[int]`, so that compiled code hands them on as they are."""


def code(column: int, byte: int = FULL) -> int:
    return column << BYTE | byte


class Seating:
    """Who can sit at the tables of a game: seats are told as chairs, counted from the observer on."""

    def __init__(self, sides: Domain, chairs: int) -> None:
        self.sides = sides
        self.chairs: list[str] = [chair_name(chair) for chair in range(chairs)]


def chair_name(chair: int) -> str:
    return f"next{chair}" if chair else "me"


class Eyes:
    """Whose observation it is: the seats from the observer on, and on which chair each side sits."""

    def __init__(self, seat: int, sides: list[int], all_sides: int) -> None:
        self.seat = seat
        self.seats = len(sides)
        self.order: list[int] = [*range(seat, self.seats), *range(seat)]
        self.chair_of_side: list[int] = [NONE] * all_sides
        for chair, each in enumerate(self.order):
            self.chair_of_side[sides[each]] = chair

    def chair(self, seat: int) -> int:
        return (seat - self.seat) % self.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Tells nothing at all; the base of everything that is told."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.names: tuple[str, ...] = tuple(names)
        """What each of its columns means."""

        self.steady = False
        """Takes a while to tell, and is the same for all eyes."""

    def lay(self, at: int) -> None:
        """Its columns begin at this one: make the codes."""

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        """Append the codes of what a value lights."""


class RememberingPart(Part):
    """Of a value that is replaced as a whole and never changed in place, and is told the same to everybody: each is read only
    once."""

    def __init__(self, part: Part) -> None:
        super().__init__(part.names)
        self.part = part
        self.known: dict[int, tuple[Any, Ready]] = {}
        """By identity. The value is kept too, so that its identity can belong to no other."""

    def lay(self, at: int) -> None:
        self.part.lay(at)
        self.known.clear()

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        found = self.known.get(id(value))
        if found is not None:
            lit.extend(found[1])
            return
        if len(self.known) == REMEMBERED:
            self.known.clear()
        fresh: Ready = []
        self.part.collect(value, eyes, fresh)
        self.known[id(value)] = (value, fresh)
        lit.extend(fresh)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Part):
    """What follows from several fields at once, such as the land around a hero: its value is the whole state. It reads the
    fields that it names and no others, and they must be open to all."""

    def __init__(self, names: Iterable[str], reads: Sequence[str]) -> None:
        super().__init__(names)
        self.reads: tuple[str, ...] = tuple(reads)


Observed = Callable[[Seating], Part]
"""What a field declares about how it is told, where that is not what its codec says."""


def nothing(_seating: Seating) -> Part:
    """For a field that is told elsewhere: by what the game looks at as a whole."""
    return Part()


class NumberPart(Part):
    """A number between bounds, told by how far it lies above the lower one; whatever is more than 255 above looks alike."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(number_names(low, high))
        self.low = low
        self.span = span(low, high)
        self.ready: list[Ready] = []

    def lay(self, at: int) -> None:
        self.ready = number_codes(at, self.span)

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        above: int = value - self.low
        if above > 0:
            lit.extend(self.ready[min(above, self.span)])


def span(low: int, high: int) -> int:
    return min(high - low, FULL)


def number_names(low: int, high: int) -> list[str]:
    return ["", "log"] if span(low, high) > WIDE else [""]


def number_codes(at: int, highest: int) -> list[Ready]:
    """For each number from 0 to the highest what it lights: nothing for 0."""
    evenly = [[code(at, round(FULL * number / highest))] for number in range(1, highest + 1)]
    if highest > WIDE:
        for number, codes in enumerate(evenly, 1):
            codes.append(code(at + 1, round(FULL * log1p(number) / log1p(highest))))
    return [[], *evenly]


class FlagPart(Part):
    def __init__(self) -> None:
        super().__init__([""])
        self.ready: Any = 0

    def lay(self, at: int) -> None:
        self.ready = code(at)

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        if value:
            lit.append(self.ready)


class OnePart(Part):
    """One thing, or none."""

    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__(ids)
        self.ready: Ready = []

    def lay(self, at: int) -> None:
        self.ready = plain_codes(at, len(self.names))

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        thing: int = value
        if thing >= 0:
            lit.append(self.ready[thing])


def plain_codes(at: int, count: int) -> Ready:
    return [code(at + i) for i in range(count)]


class SidePart(OnePart):
    """A side, told as the chair on which it sits."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating.chairs)

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        side: int = value
        if side >= 0:
            chair = eyes.chair_of_side[side]
            if chair >= 0:
                lit.append(self.ready[chair])


class SeatPart(OnePart):
    """A seat, told as a chair."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating.chairs)

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        seat: int = value
        if seat >= 0:
            lit.append(self.ready[eyes.chair(seat)])


class MembersPart(OnePart):
    """A set of things, as a bit mask."""

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        mask: int = value
        place = 0
        while mask:
            if mask & 1:
                lit.append(self.ready[place])
            mask >>= 1
            place += 1


class PairsPart(Part):
    """A set of pairs, as a bit mask; sides are told as chairs."""

    def __init__(self, seating: Seating, outer: Domain, inner: Domain) -> None:
        self.by_chair = outer is seating.sides
        first = seating.chairs if self.by_chair else list(outer.ids)
        super().__init__([f"{one}/{other}" for one in first for other in inner.ids])
        self.width = len(inner)
        self.ready: Ready = []

    def lay(self, at: int) -> None:
        self.ready = plain_codes(at, len(self.names))

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        mask: int = value
        pair = 0
        while mask:
            if mask & 1:
                outer = pair // self.width
                if self.by_chair:
                    outer = eyes.chair_of_side[outer]
                if outer >= 0:
                    lit.append(self.ready[outer * self.width + pair % self.width])
            mask >>= 1
            pair += 1


class LengthPart(NumberPart):
    """Of a list that may not be seen, only how long it is."""

    def __init__(self) -> None:
        super().__init__(0, LONGEST)
        self.names = tuple(joined("length", name) for name in self.names)

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        lit.extend(self.ready[min(len(value), self.span)])


class ItemsPart(Part):
    """How often each thing is in a list, and how long that is. `?` counts unknown things. The first `ordered` ones also say what they are."""

    def __init__(self, ids: Sequence[str], ordered: int = 0) -> None:
        self.size = len(ids)
        self.ordered = ordered
        self.length = LengthPart()
        places = [f"{position + 1}/{thing}" for position in range(ordered) for thing in ids]
        super().__init__([*self.length.names, "?", *ids, *places])
        self.ready: list[Ready] = []
        self.first: Ready = []
        self.steady = True
        self.counted: list[int] = [0] * (self.size + 1)
        """Zeros between any two calls."""

    def lay(self, at: int) -> None:
        self.length.lay(at)
        at += len(self.length.names)
        self.ready = several_codes(at, self.size + 1)
        self.first = plain_codes(at + self.size + 1, self.ordered * self.size)

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        things: list[int] = value
        if not things:
            return
        self.length.collect(things, eyes, lit)
        counted = self.counted
        for thing in things:
            counted[thing + 1] += 1  # an unknown thing is NONE, one before the first
        for thing in things:
            count = counted[thing + 1]
            if count:
                lit.append(self.ready[thing + 1][min(count, MOST)])
                counted[thing + 1] = 0
        if self.ordered:
            at = 0
            for thing in things[: self.ordered]:
                if thing >= 0:
                    lit.append(self.first[at + thing])
                at += self.size


def several_codes(at: int, count: int) -> list[Ready]:
    """For each of so many columns the codes of how many things are there; the first, of none, is never asked for."""
    return [[code(at + i, byte) for byte in SEVERAL] for i in range(count)]


class CountsPart(Part):
    """A number for each of a fixed row of names."""

    def __init__(self, names: Iterable[str], low: int, high: int) -> None:
        each = number_names(low, high)
        super().__init__([joined(name, rest) for name in names for rest in each])
        self.low = low
        self.span = span(low, high)
        self.columns_each = len(each)
        self.ready: list[list[Ready]] = []

    def lay(self, at: int) -> None:
        self.ready = [number_codes(at + i, self.span) for i in range(0, len(self.names), self.columns_each)]

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        numbers: list[int] = value
        low, highest = self.low, self.span
        for place, number in enumerate(numbers):
            if number > low:
                lit.extend(self.ready[place][min(number - low, highest)])


class GridBySidePart(CountsPart):
    """A number for each thing and each side, told by chairs."""

    def __init__(self, seating: Seating, outer: Domain, low: int, high: int) -> None:
        self.chairs = len(seating.chairs)
        self.width = len(seating.sides)
        super().__init__([f"{thing}/{chair}" for thing in outer.ids for chair in seating.chairs], low, high)

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        numbers: list[int] = value
        width, low = self.width, self.low
        row = side = 0
        for number in numbers:
            if number > low:
                chair = eyes.chair_of_side[side]
                if chair >= 0:
                    lit.extend(self.ready[row + chair][min(number - low, self.span)])
            side += 1
            if side == width:
                side = 0
                row += self.chairs


class BySeatPart(CountsPart):
    """A number for each seat, or none for any, told by chairs."""

    def __init__(self, seating: Seating, low: int, high: int) -> None:
        super().__init__(seating.chairs, low, high)

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        numbers: list[int] = value
        if numbers:
            super().collect([numbers[seat] for seat in eyes.order], eyes, lit)


class EachPart(Part):
    """One part for each of a row of names."""

    def __init__(self, names: Iterable[str], make: Callable[[], Part]) -> None:
        named = [(name, make()) for name in names]
        super().__init__([joined(name, column) for name, part in named for column in part.names])
        self.parts: list[Part] = [part for _, part in named]

    def lay(self, at: int) -> None:
        for part in self.parts:
            part.lay(at)
            at += len(part.names)

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        values: list[Any] = value
        for place in range(min(len(values), len(self.parts))):
            self.parts[place].collect(values[place], eyes, lit)


def in_order(ids: Sequence[str], places: int) -> Observed:
    """For a list in which it matters what stands first, second, third …, up to so many."""
    return lambda _seating: ItemsPart(ids, places)


def by_seat(low: int, high: int) -> Observed:
    """For numbers that belong to the seats, in their order."""
    return lambda seating: BySeatPart(seating, low, high)


def joined(name: str, rest: str) -> str:
    return f"{name}/{rest}" if name and rest else name or rest
