"""What can be printed in one place of a component: a number, a price, the faces of a die. A shape reads a value that an owner
gives, says what is wrong with it, and describes itself for forms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from warhost.core.errors import BadData
from warhost.core.reading import as_flag, as_whole
from warhost.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """`read` gives the value as it is kept: plain JSON, the same for all ways to write the same thing."""

    def read(self, value: Any, where: str) -> Any:
        raise NotImplementedError(f"{type(self).__name__} does not say what it takes")

    def described(self) -> dict[str, Any]:
        """For a form: the name of the shape under `shape`, and its bounds."""
        raise NotImplementedError(f"{type(self).__name__} does not describe itself")


class WholeNumber(Shape):
    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def read(self, value: Any, where: str) -> Any:
        return as_whole(value, self.low, self.high, where)

    def described(self) -> dict[str, Any]:
        return {"shape": "number", "low": self.low, "high": self.high, "step": 1}


class Halves(Shape):
    """A number of wholes and halves."""

    def __init__(self, high: int) -> None:
        self.high = high

    def read(self, value: Any, where: str) -> Any:
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= self.high:
            raise BadData(where, f"expected a number from 0 to {self.high}, got {value!r}")
        if value * 2 != int(value * 2):
            raise BadData(where, f"expected wholes and halves, got {value!r}")
        return int(value) if value == int(value) else float(value)

    def described(self) -> dict[str, Any]:
        return {"shape": "number", "low": 0, "high": self.high, "step": 0.5}


class YesOrNo(Shape):
    def read(self, value: Any, where: str) -> Any:
        return as_flag(value, where)

    def described(self) -> dict[str, Any]:
        return {"shape": "flag"}


class OneOf(Shape):
    """One thing of a kind; with `nothing`, perhaps none."""

    def __init__(self, kind: str, ids: Sequence[str], *, nothing: str = "") -> None:
        self.kind = kind
        self.ids: tuple[str, ...] = (*([nothing] if nothing else []), *ids)
        self.nothing = nothing

    def read(self, value: Any, where: str) -> Any:
        if not isinstance(value, str) or value not in self.ids:
            raise BadData(where, f"there is no {self.kind} {value!r}; known: {', '.join(self.ids)}")
        return value

    def described(self) -> dict[str, Any]:
        return {"shape": "one", "kind": self.kind, "ids": list(self.ids), "nothing": self.nothing}


class Several(Shape):
    """A list of things of a kind, in the order in which they are printed; the same may stand there more than once."""

    def __init__(self, kind: str, ids: Sequence[str], least: int, most: int) -> None:
        self.kind = kind
        self.ids: tuple[str, ...] = tuple(ids)
        self.least = least
        self.most = most

    def read(self, value: Any, where: str) -> Any:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            wanted = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            raise BadData(where, f"expected a list of {wanted}, got {value!r}")
        for each in value:
            if not isinstance(each, str) or each not in self.ids:
                raise BadData(where, f"there is no {self.kind} {each!r}; known: {', '.join(self.ids)}")
        return list(value)

    def described(self) -> dict[str, Any]:
        return {
            "shape": "several",
            "kind": self.kind,
            "ids": list(self.ids),
            "least": self.least,
            "most": self.most,
        }


class Places(Shape):
    """Some of the places 0 to `last`: the edges of a tile."""

    def __init__(self, last: int) -> None:
        self.last = last

    def read(self, value: Any, where: str) -> Any:
        if not isinstance(value, list) or len(set(map(repr, value))) != len(value):
            raise BadData(where, f"expected a list of different numbers, got {value!r}")
        return sorted(as_whole(each, 0, self.last, where) for each in value)

    def described(self) -> dict[str, Any]:
        return {"shape": "places", "last": self.last}


class Amounts(Shape):
    """So many of each kind: `{ food = 1, wood = 2 }`; what is not named is 0."""

    def __init__(self, kind: str, ids: Sequence[str], high: int) -> None:
        self.kind = kind
        self.ids: tuple[str, ...] = tuple(ids)
        self.high = high

    def read(self, value: Any, where: str) -> Any:
        if not isinstance(value, dict):
            raise BadData(where, f"expected numbers by {self.kind}, got {value!r}")
        for each in value:
            if each not in self.ids:
                raise BadData(where, f"there is no {self.kind} {each!r}; known: {', '.join(self.ids)}")
        read = {
            each: as_whole(value[each], 0, self.high, f"{where}.{each}") for each in self.ids if each in value
        }
        return {each: number for each, number in read.items() if number}

    def described(self) -> dict[str, Any]:
        return {"shape": "amounts", "kind": self.kind, "ids": list(self.ids), "high": self.high}


class Wording(Shape):
    """A text in a small language of the game's own, which `check(value, where)` reads."""

    def __init__(self, check: Callable[[Any, str], None]) -> None:
        self.check = check

    def read(self, value: Any, where: str) -> Any:
        self.check(value, where)
        return value

    def described(self) -> dict[str, Any]:
        return {"shape": "wording"}


class Reading(Shape):
    """What no number carries: a text, a name, an order of things. It is shown, with how we read it, but the rules know no
    other reading; who has a copy says in a note what stands there. `kind`: what it names, if it does."""

    def __init__(self, kind: str = "") -> None:
        self.kind = kind

    def read(self, value: Any, where: str) -> Any:
        raise BadData(where, "the rules know no other reading; write what your copy says as a note")

    def described(self) -> dict[str, Any]:
        return {"shape": "reading", "kind": self.kind}
