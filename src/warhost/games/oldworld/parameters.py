"""What a key of an Old World card may be: cards come from a player as well as from our file, so a value is looked at by itself,
with the name of its place. Whatever it is not is an error that names this place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from warhost.core.domain import Domain
from warhost.core.errors import BadData
from warhost.core.reading import as_flag, as_text, as_thing, as_whole
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
        return as_whole(data, self.low, self.high, where)


class YesOrNo(Parameter):
    def read(self, data: Any, where: str) -> Any:
        return as_flag(data, where)


class Text(Parameter):
    def read(self, data: Any, where: str) -> Any:
        return as_text(data, where)


class Thing(Parameter):
    def __init__(self, domain: Domain) -> None:
        super().__init__()
        self.domain = domain

    def read(self, data: Any, where: str) -> Any:
        return as_thing(data, self.domain, where)


def check_keys(given: Mapping[str, Any], known: Mapping[str, Parameter], where: str) -> None:
    """All keys that are needed are there, and no other than the known ones."""
    for key in known:
        if key not in given and known[key].default is MISSING:
            raise BadData(where, f"{key} is missing")
    for key in given:
        if key not in known:
            raise BadData(where, f"unknown key {key!r}; known: {', '.join(known)}")
