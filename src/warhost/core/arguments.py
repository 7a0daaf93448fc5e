"""Arguments: the named numbers that a step or a question carries. Each says what it is, so that positions are written in
names, and nothing from outside gets in that could not be there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from warhost.core.domain import NONE, SEAT, Domain
from warhost.core.errors import BadPosition, hint

HIGHEST: Final = 1_000_000


class Kind:
    """What an argument may be: a thing of a domain, a set of such things (as a bit mask), or a plain number. `told`: clients
    hear of it with the question; what is not told merely helps the rules to go on."""

    def __init__(
        self, domain: Domain | None, low: int, high: int, *, is_set: bool = False, told: bool = True
    ) -> None:
        self.domain = domain
        self.low = low
        self.high = high
        self.is_set = is_set
        self.told = told


Declared = Domain | Kind
"""A domain alone means: one thing of it."""


def number(low: int, high: int) -> Kind:
    """A number within bounds."""
    return Kind(None, low, high)


def count(high: int) -> Kind:
    """A number from 0 up to a highest one."""
    return Kind(None, 0, high)


def flag() -> Kind:
    """0 for no, 1 for yes."""
    return Kind(None, 0, 1)


def maybe(domain: Domain) -> Kind:
    """One thing of a domain, or NONE."""
    return Kind(domain, NONE, len(domain) - 1)


def several(domain: Domain) -> Kind:
    """Any number of things of a domain, as a bit mask."""
    return Kind(domain, 0, (1 << len(domain)) - 1, is_set=True)


def untold(declared: Declared) -> Kind:
    """The same, but clients do not hear of it."""
    kind = kind_of(declared)
    return Kind(kind.domain, kind.low, kind.high, is_set=kind.is_set, told=False)


def kind_of(declared: Declared) -> Kind:
    if isinstance(declared, Kind):
        return declared
    return Kind(declared, 0, len(declared) - 1)


class Argument:
    """One of them: a name and a kind."""

    def __init__(self, name: str, declared: Declared) -> None:
        kind = kind_of(declared)
        self.name = name
        self.domain = kind.domain
        self.low = kind.low
        self.high = kind.high
        self.is_set = kind.is_set
        self.told = kind.told

    def write(self, value: int, seat_ids: Sequence[str]) -> Any:
        """As it stands in a position."""
        domain = self.domain
        if domain is None:
            return value
        if self.is_set:
            return [thing for i, thing in enumerate(domain.ids) if value >> i & 1]
        if value == NONE:
            return None
        return seat_ids[value] if domain is SEAT else domain.ids[value]

    def read(self, data: Any, seat_ids: Sequence[str], where: str) -> int:
        """Out of a position; a plain number is taken for things too, if it could be one."""
        domain = self.domain
        if domain is None or (isinstance(data, int) and not isinstance(data, bool)):
            return self.check(data, len(seat_ids), where)
        ids = seat_ids if domain is SEAT else domain.ids
        if self.is_set and isinstance(data, list):
            mask = 0
            for thing in data:
                mask |= 1 << _place(domain, ids, thing, where)
            return mask
        if data is None:
            return self.check(NONE, len(seat_ids), where)
        return _place(domain, ids, data, where)

    def check(self, value: Any, seats: int, where: str) -> int:
        """The value itself, if it is a number that this argument may have."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadPosition(where, f"expected a whole number, got {value!r}")
        high = seats - 1 if self.domain is SEAT and not self.is_set else self.high
        if not self.low <= value <= high:
            raise BadPosition(where, f"{value} is not between {self.low} and {high}")
        return value

    def __repr__(self) -> str:
        kind = "number" if self.domain is None else self.domain.name
        return f"Argument({self.name!r}, {kind})"


def _place(domain: Domain, ids: Sequence[str], thing: Any, where: str) -> int:
    if not isinstance(thing, str) or thing not in ids:
        raise BadPosition(where, f"there is no {domain.name} {thing!r} here; {hint(str(thing), ids)}")
    return ids.index(thing)


def arguments(declared: Mapping[str, Declared]) -> tuple[Argument, ...]:
    return tuple(Argument(name, kind) for name, kind in declared.items())


def write_arguments(
    args: Sequence[Argument], values: Sequence[int], seat_ids: Sequence[str]
) -> dict[str, Any]:
    return {arg.name: arg.write(value, seat_ids) for arg, value in zip(args, values, strict=True)}


def read_arguments(
    args: Sequence[Argument], data: Any, seat_ids: Sequence[str], where: str
) -> tuple[int, ...]:
    """All of them from an object by name; what is left out is 0."""
    if not isinstance(data, dict):
        raise BadPosition(where, f"expected an object, got {data!r}")
    known = [arg.name for arg in args]
    for name in data:
        if name not in known:
            raise BadPosition(where, f"unknown argument {name!r}; {hint(name, known)}")
    return tuple(arg.read(data.get(arg.name, 0), seat_ids, f"{where}.{arg.name}") for arg in args)


def check_arguments(
    args: Sequence[Argument], values: Sequence[int], seats: int, where: str
) -> tuple[int, ...]:
    """Numbers in the order of the arguments."""
    return tuple(
        arg.check(value, seats, f"{where}.{arg.name}") for arg, value in zip(args, values, strict=True)
    )
