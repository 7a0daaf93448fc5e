"""The story of a match: all events in their order, packed, for a long game has thousands of them and a server many games."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final, NamedTuple

from warhost.core.trace import Event, EventKind, Value, audience_of

LIST: Final = -(2**62)
"""Stands before the length and the elements of a list; no number of a game is as small."""


class Told(NamedTuple):
    """An event and the number of the decision that it belongs to (0: set-up)."""

    decision: int
    event: Event


class Story:
    """Like a list of `Told`. An event is its kind and a few numbers in a row: decision, audience, arguments."""

    def __init__(self) -> None:
        self._kinds: list[EventKind] = []
        self._starts = array("q")
        self._numbers = array("q")

    def __len__(self) -> int:
        return len(self._kinds)

    def __getitem__(self, place: int) -> Told:
        if place < 0:
            place += len(self._kinds)
        kind, start = self._kinds[place], self._starts[place]
        last = place + 1 == len(self._kinds)
        numbers = self._numbers[start:] if last else self._numbers[start : self._starts[place + 1]]
        return Told(numbers[0], (kind, numbers[1], _unpacked(numbers)))

    def __iter__(self) -> Iterator[Told]:
        return iter(self.after(0))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Story):
            return NotImplemented
        return self._kinds == other._kinds and self._numbers == other._numbers

    def __hash__(self) -> int:
        raise TypeError("a story changes")

    def __repr__(self) -> str:
        return f"<story of {len(self)} events>"

    def add(self, decision: int, events: list[Event]) -> None:
        for kind, audience, arguments in events:
            self._kinds.append(kind)
            self._starts.append(len(self._numbers))
            self._numbers.extend(_packed(decision, audience, arguments))

    def after(self, count: int) -> list[Told]:
        """All but the first so many."""
        return [self[place] for place in range(count, len(self._kinds))]

    def cut(self, count: int) -> None:
        """Only the first so many are still true."""
        if count < len(self._kinds):
            del self._numbers[self._starts[count] :]
            del self._starts[count:]
            del self._kinds[count:]

    def copy(self) -> Story:
        story = Story()
        story._kinds = self._kinds[:]
        story._starts = self._starts[:]
        story._numbers = self._numbers[:]
        return story

    def heard_by(self, viewer: int, first: int = 0) -> list[int]:
        """The places of this viewer's events, all but the first so many of them."""
        bit, numbers = audience_of(viewer), self._numbers
        mine = [place for place, start in enumerate(self._starts) if numbers[start + 1] & bit]
        return mine[first:]

    def news_for(self, viewer: int, decision: int) -> int:
        """How many of the viewer's events came after this decision."""
        bit, numbers, count = audience_of(viewer), self._numbers, 0
        for place in range(len(self._starts) - 1, -1, -1):
            start = self._starts[place]
            if numbers[start] <= decision:
                break
            if numbers[start + 1] & bit:
                count += 1
        return count


def _packed(decision: int, audience: int, arguments: tuple[Value, ...]) -> list[int]:
    packed = [decision, audience]
    for value in arguments:
        if isinstance(value, list):
            packed += (LIST, len(value), *value)
        else:
            packed.append(value)
    return packed


def _unpacked(numbers: array[int]) -> tuple[Value, ...]:
    arguments: list[Value] = []
    place = 2
    while place < len(numbers):
        value = numbers[place]
        place += 1
        if value == LIST:
            end = place + 1 + numbers[place]
            arguments.append(list(numbers[place + 1 : end]))
            place = end
        else:
            arguments.append(value)
    return tuple(arguments)
