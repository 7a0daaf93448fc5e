"""The last few of something that is laborious to make, kept for those who ask for it next."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Name = TypeVar("Name", bound=Hashable)
Thing = TypeVar("Thing")


class Lately(Generic[Name, Thing]):
    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Name, Thing] = OrderedDict()

    def get(self, name: Name) -> Thing | None:
        return self._kept.get(name)

    def put(self, name: Name, thing: Thing) -> None:
        self._kept[name] = thing
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
