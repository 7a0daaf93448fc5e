"""What a value of a data file may be: a number within bounds, a thing of a domain, yes or no. Whatever it is not is an error
that names file and key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from warhost.core.data import Entry
from warhost.core.domain import Domain
from warhost.core.errors import BadData
from warhost.native import mypyc_attr

MISSING: Final = object()


@mypyc_attr(allow_interpreted_subclasses=True)
class Parameter:
    """One of them; what has no `default` must be there."""

    def __init__(self) -> None:
        self.default: Any = MISSING

    def otherwise(self, default: Any) -> Parameter:
        """The same, and this where nothing is said."""
        self.default = default
        return self

    def read(self, data: Any, where: str) -> Any:
        raise NotImplementedError


class WholeNumber(Parameter):
    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self.low = low
        self.high = high

    def read(self, data: Any, where: str) -> Any:
        if isinstance(data, bool) or not isinstance(data, int) or data < self.low:
            raise BadData(where, f"expected a whole number of at least {self.low}, got {data!r}")
        if data > self.high:
            raise BadData(where, f"{data} is more than any card needs; {self.high} at most")
        return data


class YesOrNo(Parameter):
    def read(self, data: Any, where: str) -> Any:
        if not isinstance(data, bool):
            raise BadData(where, f"expected true or false, got {data!r}")
        return data


class Text(Parameter):
    def read(self, data: Any, where: str) -> Any:
        if not isinstance(data, str) or not data:
            raise BadData(where, f"expected a text, got {data!r}")
        return data


class Thing(Parameter):
    def __init__(self, domain: Domain) -> None:
        super().__init__()
        self.domain = domain

    def read(self, data: Any, where: str) -> Any:
        domain = self.domain
        if not isinstance(data, str) or data not in domain.index:
            raise BadData(where, f"there is no {domain.name} {data!r}; known: {', '.join(domain.ids)}")
        return domain.index[data]


class Things(Parameter):
    """A list of them, at least one."""

    def __init__(self, domain: Domain) -> None:
        super().__init__()
        self.thing = Thing(domain)

    def read(self, data: Any, where: str) -> Any:
        if not isinstance(data, list) or not data:
            raise BadData(where, f"expected a list of at least one {self.thing.domain.name}, got {data!r}")
        return [self.thing.read(each, where) for each in data]


def number(low: int, high: int) -> Parameter:
    return WholeNumber(low, high)


def flag() -> Parameter:
    return YesOrNo()


def text() -> Parameter:
    return Text()


def one_of(domain: Domain) -> Parameter:
    return Thing(domain)


def several_of(domain: Domain) -> Parameter:
    return Things(domain)


def read(entry: Entry, key: str, parameter: Parameter) -> Any:
    """The value of one key."""
    if parameter.default is not MISSING and key not in entry:
        return parameter.default
    return parameter.read(entry[key], f"{entry.where}.{key}")


def whole(entry: Entry, key: str, low: int = 0, high: int = 99) -> int:
    """A number that must be there."""
    return int(read(entry, key, WholeNumber(low, high)))


def thing(entry: Entry, key: str, domain: Domain) -> int:
    """A thing that must be there, by its number."""
    return int(read(entry, key, Thing(domain)))


def check_keys(given: Mapping[str, Any] | Entry, known: Mapping[str, Parameter], where: str) -> None:
    """All keys that are needed are there, and no other than the known ones."""
    for key in known:
        if key not in given and known[key].default is MISSING:
            raise BadData(where, f"{key} is missing")
    for key in given:
        if key not in known:
            raise BadData(where, f"unknown key {key!r}; known: {', '.join(known)}")
