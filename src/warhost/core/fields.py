"""Fields: each attribute of a state declared once, with who may see it, how it is written down, what it is at first and how
it is copied.

Equality, views, positions and their errors all derive from these declarations; a game writes none of them by hand. The class
of the state and the types of the browser's client can be generated from them too (`python -m warhost.generate`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from warhost.core.domain import NONE, Domain
from warhost.core.errors import BadPosition, hint
from warhost.core.parts import (
    ORDERED,
    CountsPart,
    EachPart,
    FlagPart,
    GridBySidePart,
    ItemsPart,
    LengthPart,
    MembersPart,
    NumberPart,
    Observed,
    OnePart,
    PairsPart,
    Part,
    RememberingPart,
    Seating,
    SidePart,
)
from warhost.native import mypyc_attr

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"

HIDDEN: Final = "?"
"""How a thing that may not be known is written."""

TypeOfIds = Callable[[Domain], str]
"""What the ids of a domain are to a client in TypeScript: a union of its own, or `string`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How a value is written as JSON and read back. `where` names the place for errors.

    The last four say what the value is, to whoever generates the class of a state and the types of a client (where both are
    written by hand nobody asks), and to whoever edits positions."""

    def encode(self, value: Any) -> Any:
        raise NotImplementedError

    def decode(self, data: Any, where: str) -> Any:
        raise NotImplementedError

    def hide(self, value: Any, counted: bool) -> Any:
        """What stands in a view for a value that may not be seen."""
        raise NotImplementedError

    def empty(self) -> Any:
        """The value at an empty table, where the field does not name another."""
        raise NotImplementedError(f"{type(self).__name__} must say what it is at an empty table")

    def python_type(self) -> str:
        """The type of the value: `list[int]`."""
        raise NotImplementedError(f"{type(self).__name__} must say its type in Python")

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        """The type of what is written: `Partial<Record<ProvinceId, number>>`. `hidden`: not everybody may see it."""
        raise NotImplementedError(f"{type(self).__name__} must say its type in TypeScript")

    def shape(self) -> dict[str, Any]:
        """What may be written here, for an editor of positions (see `core.schema`): a form and what belongs to it, domains
        among them. What has no form that an editor knows is left alone by it."""
        return {"form": "own"}

    def part(self, seating: Seating, empty: Any) -> Part:
        """How the value is told to a learning agent. `empty` is such a value at an empty table: what has a length there keeps
        it."""
        raise NotImplementedError(f"{type(self).__name__} must say how it is observed")

    def hidden_part(self, counted: bool) -> Part:
        """The same for those who may not see it: nothing, or how long it is where that is counted."""
        return Part()


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

    def empty(self) -> Any:
        return 0

    def python_type(self) -> str:
        return "int"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return "number"

    def shape(self) -> dict[str, Any]:
        return {"form": "number", "low": self.low, "high": self.high}

    def part(self, seating: Seating, empty: Any) -> Part:
        return NumberPart(self.low, self.high)


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

    def empty(self) -> Any:
        return False

    def python_type(self) -> str:
        return "bool"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return "boolean"

    def shape(self) -> dict[str, Any]:
        return {"form": "flag"}

    def part(self, seating: Seating, empty: Any) -> Part:
        return FlagPart()


class One(Codec):
    """One thing of a domain, or none (null)."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def encode(self, value: Any) -> Any:
        return None if value == NONE else self.domain.ids[value]

    def decode(self, data: Any, where: str) -> Any:
        return NONE if data is None else thing_in(self.domain, data, where)

    def hide(self, value: Any, counted: bool) -> Any:
        return NONE

    def empty(self) -> Any:
        return NONE

    def python_type(self) -> str:
        return "int"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return f"{ids(self.domain)} | null"

    def shape(self) -> dict[str, Any]:
        return {"form": "one", "of": self.domain}

    def part(self, seating: Seating, empty: Any) -> Part:
        return SidePart(seating) if self.domain is seating.sides else OnePart(self.domain.ids)


class Items(Codec):
    """A list of things in order; in a view, unknown ones are written "?"."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def encode(self, value: Any) -> Any:
        ids = self.domain.ids
        return [HIDDEN if thing == NONE else ids[thing] for thing in value]

    def decode(self, data: Any, where: str) -> Any:
        return [
            NONE if thing == HIDDEN else thing_in(self.domain, thing, f"{where}[{i}]")
            for i, thing in enumerate(list_in(data, where))
        ]

    def hide(self, value: Any, counted: bool) -> Any:
        return [NONE] * len(value) if counted else []

    def empty(self) -> Any:
        return []

    def python_type(self) -> str:
        return "list[int]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        thing = ids(self.domain)
        return list_type(f'{thing} | "{HIDDEN}"' if hidden and thing != "string" else thing)

    def shape(self) -> dict[str, Any]:
        return {"form": "items", "of": self.domain}

    def part(self, seating: Seating, empty: Any) -> Part:
        size = len(self.domain)
        return ItemsPart(self.domain.ids, size if size <= ORDERED else 0)

    def hidden_part(self, counted: bool) -> Part:
        return LengthPart() if counted else Part()


class Members(Codec):
    """A set of things as a bit mask, written as a list: `["gimle", "utgard"]`."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def encode(self, value: Any) -> Any:
        return [thing for i, thing in enumerate(self.domain.ids) if value >> i & 1]

    def decode(self, data: Any, where: str) -> Any:
        mask = 0
        for i, thing in enumerate(list_in(data, where)):
            mask |= 1 << thing_in(self.domain, thing, f"{where}[{i}]")
        return mask

    def hide(self, value: Any, counted: bool) -> Any:
        return 0

    def empty(self) -> Any:
        return 0

    def python_type(self) -> str:
        return "int"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return list_type(ids(self.domain))

    def shape(self) -> dict[str, Any]:
        return {"form": "members", "of": self.domain}

    def part(self, seating: Seating, empty: Any) -> Part:
        return MembersPart(self.domain.ids)


class Pairs(Codec):
    """A set of pairs as a bit mask, bit = outer * len(inner) + inner; written as an object of lists:
    `{"khorne": ["kislev", "empire"]}`."""

    def __init__(self, outer: Domain, inner: Domain) -> None:
        self.outer = outer
        self.row = Members(inner)
        self.width = len(inner)

    def encode(self, value: Any) -> Any:
        row = (1 << self.width) - 1
        rows = {name: value >> i * self.width & row for i, name in enumerate(self.outer.ids)}
        return {name: self.row.encode(mask) for name, mask in rows.items() if mask}

    def decode(self, data: Any, where: str) -> Any:
        mask = 0
        for name, things in object_in(data, where).items():
            i = thing_in(self.outer, name, where)
            mask |= self.row.decode(things, f"{where}.{name}") << i * self.width
        return mask

    def hide(self, value: Any, counted: bool) -> Any:
        return 0

    def empty(self) -> Any:
        return 0

    def python_type(self) -> str:
        return "int"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return by_id(ids(self.outer), self.row.typescript_type(ids, hidden))

    def shape(self) -> dict[str, Any]:
        return {"form": "each", "by": self.outer, "each": self.row.shape()}

    def part(self, seating: Seating, empty: Any) -> Part:
        return PairsPart(seating, self.outer, self.row.domain)


class Numbers(Codec):
    """A list of whole numbers."""

    def __init__(self, low: int = -1_000_000, high: int = 1_000_000) -> None:
        self.number = Number(low, high)

    def encode(self, value: Any) -> Any:
        return list(value)

    def decode(self, data: Any, where: str) -> Any:
        return [self.number.decode(each, f"{where}[{i}]") for i, each in enumerate(list_in(data, where))]

    def hide(self, value: Any, counted: bool) -> Any:
        return [NONE] * len(value) if counted else []

    def empty(self) -> Any:
        return []

    def python_type(self) -> str:
        return "list[int]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return "number[]"

    def shape(self) -> dict[str, Any]:
        return {"form": "numbers", "low": self.number.low, "high": self.number.high}

    def part(self, seating: Seating, empty: Any) -> Part:
        if not empty:
            raise NotImplementedError(
                "numbers without a fixed length: the field must say how they are observed"
            )
        places = [str(place + 1) for place in range(len(empty))]
        return CountsPart(places, self.number.low, self.number.high)

    def hidden_part(self, counted: bool) -> Part:
        return LengthPart() if counted else Part()


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
        for thing, number in object_in(data, where).items():
            counts[thing_in(self.domain, thing, where)] = self.number.decode(number, f"{where}.{thing}")
        return counts

    def hide(self, value: Any, counted: bool) -> Any:
        return [self.default] * len(self.domain)

    def empty(self) -> Any:
        return [self.default] * len(self.domain)

    def python_type(self) -> str:
        return "list[int]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return by_id(ids(self.domain), "number")

    def shape(self) -> dict[str, Any]:
        number = self.number.shape()
        return {"form": "counts", "by": self.domain, "default": self.default, "each": number}

    def part(self, seating: Seating, empty: Any) -> Part:
        return CountsPart(self.domain.ids, self.number.low, self.number.high)


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
        for name, row in object_in(data, where).items():
            i = thing_in(self.outer, name, where)
            flat[i * self.width : (i + 1) * self.width] = self.row.decode(row, f"{where}.{name}")
        return flat

    def hide(self, value: Any, counted: bool) -> Any:
        return [self.row.default] * len(value)

    def empty(self) -> Any:
        return [self.row.default] * (len(self.outer) * self.width)

    def python_type(self) -> str:
        return "list[int]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return by_id(ids(self.outer), self.row.typescript_type(ids, hidden))

    def shape(self) -> dict[str, Any]:
        return {"form": "each", "by": self.outer, "each": self.row.shape()}

    def part(self, seating: Seating, empty: Any) -> Part:
        low, high = self.row.number.low, self.row.number.high
        if self.row.domain is seating.sides:
            return GridBySidePart(seating, self.outer, low, high)
        names = [f"{outer}/{inner}" for outer in self.outer.ids for inner in self.row.domain.ids]
        return CountsPart(names, low, high)


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
        for thing, each in object_in(data, where).items():
            values[thing_in(self.domain, thing, where)] = self.codec.decode(each, f"{where}.{thing}")
        return values

    def hide(self, value: Any, counted: bool) -> Any:
        return [self.codec.hide(each, counted) for each in value]

    def empty(self) -> Any:
        return [copied(self.default) for _ in self.domain.ids]

    def python_type(self) -> str:
        return f"list[{self.codec.python_type()}]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        each = self.codec.typescript_type(ids, hidden)
        if self.default == NONE:
            each = each.removesuffix(" | null")
        return by_id(ids(self.domain), each)

    def shape(self) -> dict[str, Any]:
        return {"form": "each", "by": self.domain, "each": self.codec.shape()}

    def part(self, seating: Seating, empty: Any) -> Part:
        return EachPart(self.domain.ids, lambda: self.codec.part(seating, self.default))


class ListOf(Codec):
    """A list of any length, each element written by another codec."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec

    def encode(self, value: Any) -> Any:
        return [self.codec.encode(each) for each in value]

    def decode(self, data: Any, where: str) -> Any:
        return [self.codec.decode(each, f"{where}[{i}]") for i, each in enumerate(list_in(data, where))]

    def hide(self, value: Any, counted: bool) -> Any:
        return [self.codec.hide(each, counted) for each in value] if counted else []

    def empty(self) -> Any:
        return []

    def python_type(self) -> str:
        return f"list[{self.codec.python_type()}]"

    def typescript_type(self, ids: TypeOfIds, hidden: bool) -> str:
        return list_type(self.codec.typescript_type(ids, hidden))

    def shape(self) -> dict[str, Any]:
        return {"form": "list", "each": self.codec.shape()}

    def part(self, seating: Seating, empty: Any) -> Part:
        raise NotImplementedError("a list of any length: the field must say how it is observed")

    def hidden_part(self, counted: bool) -> Part:
        return LengthPart() if counted else Part()


@mypyc_attr(allow_interpreted_subclasses=True)
class Attribute:
    """An attribute of a state, as the class that is generated needs to know it. A class that is written by hand makes no use
    of `default` and of the ways of copying.

    `default`: the value at an empty table, or a function of the number of seats. Copies of a state have a list of their own,
    lists in it included. With `shared` they share the list: rules replace it as a whole and never change it in place. With
    `shared_rows` they share the lists in the list: rules may put another list into its place and never change one."""

    def __init__(self, name: str, doc: str, default: Any, shared: bool, shared_rows: bool) -> None:
        if shared and shared_rows:
            raise ValueError(f"{name}: what is shared as a whole need not say that its rows are")
        self.name = name
        self.doc = doc
        self.default = default
        self.shared = shared
        self.shared_rows = shared_rows


class Derived(Attribute):
    """An attribute that follows from the fields and is kept at hand by the rules because it is asked for all the time; it is
    neither shown nor saved nor compared. `kind` is its type: `list[int]`."""

    def __init__(
        self,
        name: str,
        kind: Any,
        default: Any,
        *,
        shared: bool = False,
        shared_rows: bool = False,
        doc: str = "",
    ) -> None:
        super().__init__(name, doc, default, shared, shared_rows)
        self.kind = kind


class Field(Attribute):
    """One attribute of a state. `seen`: by ALL, by its OWNER or by NOBODY. With `per_seat` the value is a list with one
    element a seat, written under the seats' ids; `default` is then what each seat has. `counted`: those who may not see it
    still see how many there are. Without `default`, it is what the codec says. `observed`: how learning agents are told of it,
    where that is not what the codec says. `amid`: the steps and prompts outside of which nobody asks for the value; a position
    that a person writes has it only where one of them is on the agenda or open."""

    def __init__(
        self,
        name: str,
        codec: Codec,
        seen: str = ALL,
        *,
        per_seat: bool = False,
        counted: bool = False,
        default: Any = None,
        shared: bool = False,
        shared_rows: bool = False,
        doc: str = "",
        observed: Observed | None = None,
        amid: Sequence[str] = (),
    ) -> None:
        if seen not in (ALL, OWNER, NOBODY):
            raise ValueError(f"field {name}: nobody knows who may see it ({seen!r})")
        if seen == OWNER and not per_seat:
            raise ValueError(f"field {name}: only a field with one element a seat has owners")
        super().__init__(name, doc, default, shared, shared_rows)
        self.codec = codec
        self.seen = seen
        self.per_seat = per_seat
        self.counted = counted
        self.observed = observed
        self.amid: tuple[str, ...] = tuple(amid)

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

    def part(self, seating: Seating, empty: Any, hidden: bool) -> Part:
        """How it is told to a learning agent, to whom it is hidden or not; of a field with one element a seat, one of them."""
        if hidden:
            return self.codec.hidden_part(self.counted)
        part = self.codec.part(seating, empty) if self.observed is None else self.observed(seating)
        is_replaced = self.shared or (self.per_seat and self.shared_rows)
        return RememberingPart(part) if part.steady and is_replaced else part

    def encode(self, value: Any, seat_ids: list[str]) -> Any:
        if not self.per_seat:
            return self.codec.encode(value)
        return {seat_ids[seat]: self.codec.encode(each) for seat, each in enumerate(value)}

    def decode(self, data: Any, default: Any, seat_ids: list[str], where: str) -> Any:
        if not self.per_seat:
            return self.codec.decode(data, where)
        values = copied(default)
        for name, each in object_in(data, where).items():
            values[seat_in(name, seat_ids, where)] = self.codec.decode(each, f"{where}.{name}")
        return values


def defaults(attributes: Sequence[Attribute]) -> dict[str, Any]:
    """The declared defaults by name, for the generated class: of fields with one element a seat, that of each element."""
    return {
        each.name: each.codec.empty() if isinstance(each, Field) and each.default is None else each.default
        for each in attributes
    }


def copied(value: Any) -> Any:
    """A copy that shares nothing that can change."""
    return [copied(each) for each in value] if isinstance(value, list) else value


def changed(values: list[int], index: int, value: int) -> list[int]:
    """A new list that differs in one place: how shared lists change."""
    fresh = values[:]
    fresh[index] = value
    return fresh


# For codecs of a game's own


def thing_in(domain: Domain, data: Any, where: str) -> int:
    """The thing of a domain that is named there."""
    if not isinstance(data, str):
        raise BadPosition(where, f"there is no {domain.name} {data!r}")
    if data not in domain.index:
        raise BadPosition(where, f"there is no {domain.name} {data!r}; {hint(data, domain.ids)}")
    return domain.index[data]


def seat_in(data: Any, seat_ids: Sequence[str], where: str) -> int:
    """The seat that is named there."""
    if data not in seat_ids:
        raise BadPosition(where, f"nobody sits here as {data!r}; seats: {', '.join(seat_ids)}")
    return seat_ids.index(data)


def whole_in(data: Any, where: str, low: int = 0) -> int:
    """The whole number that stands there."""
    if isinstance(data, bool) or not isinstance(data, int) or data < low:
        raise BadPosition(where, f"expected a whole number of at least {low}, got {data!r}")
    return data


def known_in(data: dict[str, Any], known: Sequence[str], where: str) -> None:
    """Refuses what the object that stands there should not have."""
    for key in data:
        if key not in known:
            raise BadPosition(where, f"unknown part {key!r}; {hint(key, known)}")


def list_in(data: Any, where: str) -> list[Any]:
    """The list that stands there."""
    if not isinstance(data, list):
        raise BadPosition(where, f"expected a list, got {data!r}")
    return data


def object_in(data: Any, where: str) -> dict[str, Any]:
    """The object that stands there."""
    if not isinstance(data, dict):
        raise BadPosition(where, f"expected an object, got {data!r}")
    return data


def by_id(ids: str, value: str) -> str:
    """The type in TypeScript of an object with a value for some of these ids."""
    return f"Record<string, {value}>" if ids == "string" else f"Partial<Record<{ids}, {value}>>"


def list_type(each: str) -> str:
    """The type in TypeScript of a list of these."""
    is_union = " | " in each and not each.endswith(("]", ">"))
    return f"({each})[]" if is_union else f"{each}[]"
