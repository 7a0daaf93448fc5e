"""Operations of Battle cards, quests, upgrades and Monsters (`core/operations.py`): what their texts can do and when, and all
that are declared.

Why TOML and not a block of Python for each card: most cards of this game are a few numbers and at most one of forty
operations, and the numbers are what people want to correct where lists of the cards disagree. So a new card is a table
without code, unless its text does what no other card does; and what is wrong in it (an unknown operation, a number that is
missing, out of bounds or not wanted) is reported with its file and key as soon as the game is loaded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warhost.core.arguments import Declared
from warhost.core.data import Entry
from warhost.core.domain import NONE
from warhost.core.errors import BadData
from warhost.core.operations import Operation, Operations
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
from warhost.games.bloodrage.state import BloodRage
from warhost.native import mypyc_attr


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

    def after_glory(self, s: BloodRage, seat: int, card: int) -> None:
        """Somebody else has won, and has the glory for it; only where that was agreed (BR 21.12)."""

    def at_battle_end(self, s: BloodRage, seat: int, card: int) -> None:
        """Won or lost, when all losers are dealt with."""


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestOperation(Operation):
    """What a quest asks for."""

    def is_fulfilled(self, s: BloodRage, seat: int, card: int) -> bool:
        raise NotImplementedError(f"operation {self.name} does not say when it is fulfilled")


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
    BATTLE_OPERATIONS.finish()
    QUEST_OPERATIONS.finish()
    UPGRADE_OPERATIONS.finish()
    MONSTER_OPERATIONS.finish()
    finish_reading()
