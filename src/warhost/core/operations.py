"""Operations: what the texts of cards and other things can do. A thing names its operations in its TOML table, with their
parameters (`effects = [{ op = "save_figure", rage = 1 }]`); each operation is declared once, beside the rule that carries it
out, with what its parameters may be. What no operation knows is reported with its file and key as soon as the game is loaded.

Which things have operations, and what else these can do, is said by each game."""

from __future__ import annotations

from typing import Generic, TypeVar

from warhost.core.arguments import Declared, kind_of
from warhost.core.data import Entry
from warhost.core.errors import BadData
from warhost.core.reading import parameter, things
from warhost.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation:
    """One thing that can be done. It knows which things have it (`of`, and by number `having`), and with which numbers
    (`numbers`). `is_single`: the rules can follow only one thing that has it. A parameter whose name Python has taken ends in
    `_` where it is declared."""

    def __init__(self, name: str, *, is_single: bool = False, **parameters: Declared) -> None:
        self.name = name
        self.is_single = is_single
        self.parameters: dict[str, Declared] = {key.rstrip("_"): kind for key, kind in parameters.items()}
        self.of: list[int] = []
        self.having: list[bool] = []
        self._numbers: dict[str, list[int]] = {}
        self._lists: dict[str, list[list[int]]] = {}

    def numbers(self, name: str) -> list[int]:
        """One of its parameters by thing, a bit mask where that is several things; 0 for those that do not have it."""
        return self._numbers[name]

    def lists(self, name: str) -> list[list[int]]:
        """A parameter that is several things, by thing, in the order in which the file names them."""
        return self._lists[name]

    def read(self, effects: list[list[Entry]]) -> None:
        """Finds the things that have it."""
        self.having = [False] * len(effects)
        for name, declared in self.parameters.items():
            self._numbers[name] = [0] * len(effects)
            if kind_of(declared).is_set:
                self._lists[name] = [[] for _ in effects]
        for thing, entries in enumerate(effects):
            for entry in entries:
                if entry["op"] == self.name:
                    self.read_one(thing, entry)

    def read_one(self, thing: int, entry: Entry) -> None:
        """A thing has it; subclasses may have something to add, or against it."""
        if self.having[thing]:
            raise BadData(f"{entry.where}.op", f"{self.name!r} stands here twice")
        if self.is_single and self.of:
            raise BadData(f"{entry.where}.op", f"only one of all things can have {self.name!r}")
        self.having[thing] = True
        self.of.append(thing)
        for name, declared in self.parameters.items():
            self._numbers[name][thing] = parameter(entry, name, declared)
            kind = kind_of(declared)
            if kind.is_set and kind.domain is not None:
                self._lists[name][thing] = things(entry, name, kind.domain)

    def __repr__(self) -> str:
        return f"<operation {self.name}>"


Kind = TypeVar("Kind", bound=Operation)


class Operations(Generic[Kind]):
    """All operations of one kind of thing. Tables by thing have as many entries more as there are `blanks`: the last is that
    of NONE, and none of them has anything."""

    def __init__(self, effects: list[list[Entry]], *, blanks: int = 1) -> None:
        self.effects: list[list[Entry]] = [*effects, *([] for _ in range(blanks))]
        self.all: list[Kind] = []
        self.by_thing: list[list[Kind]] = [[] for _ in self.effects]
        """Those of each thing, as its table lists them."""

    def add(self, operation: Kind) -> Kind:
        """Declares one."""
        if any(other.name == operation.name for other in self.all):
            raise ValueError(f"there is an operation {operation.name} already")
        operation.read(self.effects)
        self.all.append(operation)
        for thing in operation.of:
            named = [str(entry["op"]) for entry in self.effects[thing]]
            self.by_thing[thing].append(operation)
            self.by_thing[thing].sort(key=lambda each: named.index(each.name))
        return operation

    def finish(self) -> None:
        """All are declared: whatever a thing names besides is a mistake."""
        known = tuple(operation.name for operation in self.all)
        for entries in self.effects:
            for entry in entries:
                name = entry.one_of("op", known)
                unread = entry.unread()
                if unread:
                    raise BadData(unread[0], f"{name!r} has no such parameter")


def effects_of(entry: Entry, *, needed: bool = False) -> list[Entry]:
    """The operations that a table names; without `needed`, it need not say so where there are none."""
    effects = entry["effects"] if needed else entry.get("effects", [])
    if not isinstance(effects, list) or not all(isinstance(effect, Entry) for effect in effects):
        raise BadData(f"{entry.where}.effects", "expected a list of operations { op = ... }")
    return effects
