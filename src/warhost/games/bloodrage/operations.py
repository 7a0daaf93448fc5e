"""Operations: what the texts of cards can do. A card names its operations in data/cards.toml, with their numbers
(`effects = [{ op = "save_figure", rage = 1 }]`); each operation is declared once, beside the rule that carries it out.

Why TOML and not a block of Python for each card: most cards of this game are a few numbers and at most one of forty
operations, and the numbers are what people want to correct where lists of the cards disagree. So a new card is a table
without code, unless its text does what no other card does; and what is wrong in it (an unknown operation, a number that is
missing, out of bounds or not wanted) is reported with its file and key as soon as the game is loaded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from warhost.core.arguments import Declared
from warhost.core.data import Entry
from warhost.core.domain import NONE
from warhost.core.errors import BadData
from warhost.games.bloodrage.components import (
    CARD_EFFECTS,
    CARD_SLOT,
    FIGURE_CARD,
    FIRST_MONSTER,
    IS_BATTLE,
    IS_QUEST,
    N_CARDS,
    N_KINDS,
    finish_reading,
)
from warhost.games.bloodrage.reading import parameter
from warhost.games.bloodrage.state import BloodRage
from warhost.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation:
    """One thing that can be done. It knows which things have it (`of`, and by number `having`), and with which numbers
    (`numbers`); tables by number have one more entry at their end, so that NONE has nothing. `is_single`: the rules can
    follow only one thing that has it."""

    def __init__(self, name: str, *, is_single: bool = False, **parameters: Declared) -> None:
        self.name = name
        self.is_single = is_single
        self.parameters: dict[str, Declared] = parameters
        self.of: list[int] = []
        self.having: list[bool] = []
        self._numbers: dict[str, list[int]] = {}

    def numbers(self, name: str) -> list[int]:
        """One of its parameters by thing; 0 for those that do not have it."""
        return self._numbers[name]

    def read(self, effects: list[list[Entry]]) -> None:
        """Finds the things that have it."""
        self.having = [False] * (len(effects) + 1)
        self._numbers = {name: [0] * (len(effects) + 1) for name in self.parameters}
        for thing, entries in enumerate(effects):
            for entry in entries:
                if entry["op"] == self.name:
                    self.read_one(thing, entry)

    def read_one(self, thing: int, entry: Entry) -> None:
        if self.having[thing]:
            raise BadData(f"{entry.where}.op", f"{self.name!r} stands here twice")
        if self.is_single and self.of:
            raise BadData(f"{entry.where}.op", f"only one card can have {self.name!r}")
        self.having[thing] = True
        self.of.append(thing)
        for name, declared in self.parameters.items():
            self._numbers[name][thing] = parameter(entry, name, declared)

    def __repr__(self) -> str:
        return f"<operation {self.name}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class UpgradeOperation(Operation):
    """What an upgrade on a clan sheet does. Most are asked for by the rules. `slots`: the types of slots in which it works;
    without them, in all."""

    def __init__(
        self, name: str, slots: Sequence[str] = (), *, is_single: bool = False, **parameters: Declared
    ) -> None:
        super().__init__(name, is_single=is_single, **parameters)
        self.slots = slots

    def read_one(self, thing: int, entry: Entry) -> None:
        if self.slots and CARD_SLOT[thing] not in self.slots:
            raise BadData(f"{entry.where}.op", f"{self.name!r} does nothing in the slot {CARD_SLOT[thing]!r}")
        super().read_one(thing, entry)

    def card_of(self, s: BloodRage, seat: int) -> int:
        """The upgrade with it on a clan's sheet, the first where there are several; NONE without."""
        sheet = s.sheets[seat]
        for card in self.of:
            if card in sheet:
                return card
        return NONE

    def cards_of(self, s: BloodRage, seat: int) -> list[int]:
        """All upgrades with it on a clan's sheet."""
        return [card for card in s.sheets[seat] if self.having[card]]

    def number_of(self, s: BloodRage, seat: int) -> int:
        """How many they are."""
        sheet = s.sheets[seat]
        number = 0
        for card in self.of:
            number += sheet.count(card)
        return number

    def after_pillage(self, s: BloodRage, seat: int, card: int) -> None:
        """Its owner has pillaged with the Leader, on whose slot the card lies."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleOperation(Operation):
    """What the text of a Battle card does: whatever is overridden here at its moment, the rest is asked for by the rules.
    Nobody is asked at once: who has something to decide gets a step."""

    def at_reveal(self, s: BloodRage, seat: int, card: int) -> None:
        """One text after the other, from the pillager on."""

    def if_won(self, s: BloodRage, seat: int, card: int) -> None:
        """Its owner has won the battle."""

    def if_lost(self, s: BloodRage, seat: int, card: int) -> None:
        """Somebody else has won (BR 12.5, 12.16)."""

    def at_battle_end(self, s: BloodRage, seat: int, card: int) -> None:
        """Won or lost, when all losers are dealt with."""


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestOperation(Operation):
    """What a quest asks for."""

    def is_fulfilled(self, s: BloodRage, seat: int, card: int) -> bool:
        raise NotImplementedError(f"operation {self.name} does not say when it is fulfilled")


Kind = TypeVar("Kind", bound=Operation)


class Operations(Generic[Kind]):
    """All operations of one kind of thing."""

    def __init__(self, effects: list[list[Entry]]) -> None:
        self.effects = effects
        self.all: list[Kind] = []
        self.by_thing: list[list[Kind]] = [[] for _ in range(len(effects) + 1)]
        """Those of each thing, as its table lists them; NONE has none."""

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

    def check(self) -> None:
        """Everything that things name must be declared."""
        known = {operation.name: True for operation in self.all}
        for entries in self.effects:
            for entry in entries:
                entry.one_of("op", known)


def _effects(of: list[bool]) -> list[list[Entry]]:
    return [CARD_EFFECTS[card] if of[card] else [] for card in range(N_CARDS)]


BATTLE_OPERATIONS: Final[Operations[BattleOperation]] = Operations(_effects(IS_BATTLE))
QUEST_OPERATIONS: Final[Operations[QuestOperation]] = Operations(_effects(IS_QUEST))
UPGRADE_OPERATIONS: Final[Operations[UpgradeOperation]] = Operations(
    _effects([slot not in ("", "monster") for slot in CARD_SLOT])
)
MONSTER_OPERATIONS: Final[Operations[Operation]] = Operations(
    [[] if kind < FIRST_MONSTER else CARD_EFFECTS[FIGURE_CARD[kind]] for kind in range(N_KINDS)]
)
"""By kind of figure, not by card."""


def finish() -> None:
    """To be called when all rules are loaded: everything that stands in the data must have been understood."""
    BATTLE_OPERATIONS.check()
    QUEST_OPERATIONS.check()
    UPGRADE_OPERATIONS.check()
    MONSTER_OPERATIONS.check()
    finish_reading()
