"""Operations of items, buildings and abilities (`core/operations.py`): what they can do beyond their numbers, and all that are
declared.

Why TOML and not a block of Python for each thing: nearly all things of this game are numbers to one of thirty operations, and
those numbers are what a table of players wants to correct. A new thing is then a table without code, and what is wrong in it
(an unknown operation, a missing number, one out of bounds) is reported with its file and key as soon as the game is loaded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warhost.core.arguments import Declared
from warhost.core.data import Entry
from warhost.core.domain import NONE
from warhost.core.errors import BadData
from warhost.core.operations import Operation, Operations
from warhost.core.reading import origin_of
from warhost.games.karak.box import BOX
from warhost.games.karak.components import (
    ABILITIES,
    ABILITIES_OF,
    ABILITY_DATA,
    ABILITY_EFFECTS,
    BUILDING_EFFECTS,
    ITEM_DATA,
    ITEM_EFFECTS,
    ITEM_KIND,
    ITEM_SLOT,
    ITEMS,
    N_HEROES,
    SLOTS,
    finish_reading,
)
from warhost.games.karak.printed import correctable
from warhost.games.karak.state import Karak
from warhost.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class ItemOperation(Operation):
    """`slots`: in which ones it works."""

    def __init__(self, name: str, *slots: int, is_single: bool = False, **parameters: Declared) -> None:
        super().__init__(name, is_single=is_single, **parameters)
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

    def __init__(self, name: str, *, is_single: bool = False, **parameters: Declared) -> None:
        super().__init__(name, is_single=is_single, **parameters)
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

    def __init__(self, name: str, *, is_single: bool = False, **parameters: Declared) -> None:
        super().__init__(name, is_single=is_single, **parameters)
        self.own: list[int] = []
        """For each hero the own ability that has it, or NONE."""
        self.works: list[list[bool]] = []
        """Whether a hero has it, by hero and the ability that he has copied."""

    def read(self, effects: list[list[Entry]]) -> None:
        super().read(effects)
        for hero in range(N_HEROES):
            having = [ability for ability in ABILITIES_OF[hero] if self.having[ability]]
            self.own.append(having[0] if having else NONE)
            self.works.append([bool(having) or copied for copied in self.having])


ITEM_OPERATIONS: Final[Operations[ItemOperation]] = Operations(ITEM_EFFECTS)
BUILDING_OPERATIONS: Final[Operations[BuildingOperation]] = Operations(BUILDING_EFFECTS)
ABILITY_OPERATIONS: Final[Operations[AbilityOperation]] = Operations(ABILITY_EFFECTS)


# Numbers that a box may print differently


def of_item(operation: ItemOperation, parameter: str) -> int:
    """The slot of a parameter of items; what is bought prints the same as what is found."""
    return _correctable(
        ITEMS.name, ITEM_DATA, [ITEMS.ids[kind] for kind in ITEM_KIND], operation, parameter, "effect"
    )


def of_ability(operation: AbilityOperation, parameter: str) -> int:
    """The slot of a parameter of abilities."""
    return _correctable(ABILITIES.name, ABILITY_DATA, ABILITIES.ids, operation, parameter, "detail")


def _correctable(
    kind: str, entries: list[Entry], names: Sequence[str], operation: Operation, parameter: str, part: str
) -> int:
    having = {thing: names[thing] for thing in operation.of}
    origins = {thing: origin_of(entries[thing], part) for thing in operation.of if thing < len(entries)}
    return correctable(BOX.slot(kind, having, operation, parameter, origins))


def finish() -> None:
    """To be called when all rules are loaded."""
    ITEM_OPERATIONS.finish()
    BUILDING_OPERATIONS.finish()
    ABILITY_OPERATIONS.finish()
    finish_reading()
