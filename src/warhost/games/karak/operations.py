"""Operations: what items, buildings and abilities can do. A thing names its operations in its TOML table, with their numbers
(`effects = [{ op = "strength", n = 1 }]`); each operation is declared once, beside the rule that carries it out.

Why TOML and not a block of Python for each thing: nearly all things of this game are numbers to one of thirty operations, and
those numbers are what a table of players wants to correct. A new thing is then a table without code, and what is wrong in it
(an unknown operation, a missing number, one out of bounds) is reported with its file and key as soon as the game is loaded."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from warhost.core.data import Entry
from warhost.core.domain import NONE, Domain
from warhost.core.errors import BadData
from warhost.games.karak.components import (
    ABILITIES_OF,
    ABILITY_EFFECTS,
    BUILDING_EFFECTS,
    ITEM_EFFECTS,
    ITEM_SLOT,
    N_HEROES,
    SLOTS,
    finish_reading,
)
from warhost.games.karak.reading import whole
from warhost.games.karak.state import Karak
from warhost.native import mypyc_attr


class Bounds:
    """A parameter that is a whole number."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high


Parameter = Bounds | Domain
"""A number within bounds, or a thing of a domain."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation:
    """One thing that can be done. For each thing of its kind it knows whether that has it (`having`) and with which numbers
    (`numbers`); both lists have one more entry at their end, so that NONE has nothing."""

    def __init__(self, name: str, **parameters: Parameter) -> None:
        self.name = name
        self.parameters: dict[str, Parameter] = parameters
        self.having: list[bool] = []
        self.numbers: dict[str, list[int]] = {}

    def read(self, effects: list[list[Entry]]) -> None:
        """Finds the things that have it."""
        self.having = [False] * (len(effects) + 1)
        self.numbers = {parameter: [0] * (len(effects) + 1) for parameter in self.parameters}
        for thing, entries in enumerate(effects):
            for entry in entries:
                if entry["op"] == self.name:
                    self.read_one(thing, entry)

    def read_one(self, thing: int, entry: Entry) -> None:
        if self.having[thing]:
            raise BadData(entry.where, f"{self.name!r} stands here twice")
        self.having[thing] = True
        for parameter, kind in self.parameters.items():
            if isinstance(kind, Domain):
                value = kind.index[entry.one_of(parameter, kind.index)]
            else:
                value = whole(entry, parameter, kind.low, kind.high)
            self.numbers[parameter][thing] = value

    def __repr__(self) -> str:
        return f"<operation {self.name}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemOperation(Operation):
    """`slots`: in which ones it works."""

    def __init__(self, name: str, *slots: int, **parameters: Parameter) -> None:
        super().__init__(name, **parameters)
        self.slots = slots

    def read_one(self, thing: int, entry: Entry) -> None:
        if ITEM_SLOT[thing] not in self.slots:
            slot = SLOTS.ids[ITEM_SLOT[thing]]
            raise BadData(f"{entry.where}.op", f"{self.name!r} does nothing in the slot {slot!r}")
        super().read_one(thing, entry)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellOperation(ItemOperation):
    """A spell for one's own turn, outside a fight; it is used up. A subclass says when and what."""

    def read_one(self, thing: int, entry: Entry) -> None:
        super().read_one(thing, entry)
        SPELLS_OF[thing].append(self)

    def may_cast(self, s: Karak, seat: int, item: int) -> bool:
        raise NotImplementedError(f"operation {self.name} does not say when")

    def cast(self, s: Karak, seat: int, item: int) -> None:
        raise NotImplementedError(f"operation {self.name} does nothing")


SPELLS_OF: Final[list[list[SpellOperation]]] = [[] for _ in ITEM_EFFECTS]
"""Those of each item."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildingOperation(Operation):
    """What a building does while it stands. Many are only asked for by the rules (`buildings_with`); others do something
    when it is built and when it is torn down."""

    def __init__(self, name: str, **parameters: Parameter) -> None:
        super().__init__(name, **parameters)
        self.mask = 0
        """The buildings that have it, as in `state.built`."""

    def read_one(self, thing: int, entry: Entry) -> None:
        super().read_one(thing, entry)
        self.mask |= 1 << thing

    def when_built(self, s: Karak, seat: int, building: int) -> None:
        """May ask something."""

    def when_torn_down(self, s: Karak, seat: int, building: int) -> None:
        """Its effect ends at once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnStartOperation(BuildingOperation):
    """A building that does something whenever its owner's turn begins."""

    def read(self, effects: list[list[Entry]]) -> None:
        super().read(effects)
        AT_TURN_START.append(self)

    def at_turn_start(self, s: Karak, seat: int, building: int) -> None:
        """May push steps, and must not ask."""
        raise NotImplementedError(f"operation {self.name} does nothing")


AT_TURN_START: Final[list[TurnStartOperation]] = []
"""All of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityOperation(Operation):
    """What heroes have by birth, or copied with a Monument."""

    def __init__(self, name: str, **parameters: Parameter) -> None:
        super().__init__(name, **parameters)
        self.own: list[int] = []
        """For each hero the own ability that has it, or NONE."""

    def read(self, effects: list[list[Entry]]) -> None:
        super().read(effects)
        for hero in range(N_HEROES):
            having = [ability for ability in ABILITIES_OF[hero] if self.having[ability]]
            self.own.append(having[0] if having else NONE)


Declared = TypeVar("Declared", bound=Operation)


class Operations(Generic[Declared]):
    """All operations of one kind of thing."""

    def __init__(self, effects: list[list[Entry]]) -> None:
        self.effects = effects
        self.all: list[Declared] = []

    def add(self, operation: Declared) -> Declared:
        if any(other.name == operation.name for other in self.all):
            raise ValueError(f"there is an operation {operation.name} already")
        operation.read(self.effects)
        self.all.append(operation)
        return operation

    def finish(self) -> None:
        """Everything that things name must have been declared by now."""
        known = {operation.name: True for operation in self.all}
        for entries in self.effects:
            for entry in entries:
                entry.one_of("op", known)


ITEM_OPERATIONS: Final[Operations[ItemOperation]] = Operations(ITEM_EFFECTS)
BUILDING_OPERATIONS: Final[Operations[BuildingOperation]] = Operations(BUILDING_EFFECTS)
ABILITY_OPERATIONS: Final[Operations[AbilityOperation]] = Operations(ABILITY_EFFECTS)


def finish() -> None:
    """To be called when all rules are loaded."""
    ITEM_OPERATIONS.finish()
    BUILDING_OPERATIONS.finish()
    ABILITY_OPERATIONS.finish()
    finish_reading()
