"""Operations of Chaos cards and upgrades (`core/operations.py`): what their texts are made of, and when they work.

A card is one table of a data file: its numbers, the operations of its text (`effects = [{ op = "make_discard", cards = 2 }]`),
what it is worth to a bot, its picture. It is a table and no Python block because owners of the box correct names, numbers and
texts without code, as they do with Old World cards, and because a table can be checked: an operation is declared once, beside
the rule that carries it out, with what its parameters may be, and whatever no operation knows is an error that names file and
key. Rules ask for the operation, never for the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from warhost.core.arguments import Declared
from warhost.core.data import Entry
from warhost.core.domain import NONE
from warhost.core.errors import BadData
from warhost.core.operations import Operation, Operations, effects_of
from warhost.core.reading import origin_of
from warhost.games.oldworld.box import BOX
from warhost.games.oldworld.components import (
    CARD_POWER,
    CHAOS,
    CHAOS_DATA,
    CHAOS_ENTRIES,
    N_CHAOS,
    N_KINDS,
    N_POWERS,
    POWERS,
    UPGRADE_DATA,
    UPGRADE_ENTRIES,
    UPGRADE_KIND,
    UPGRADE_OF,
    UPGRADE_POWER,
    UPGRADES,
)
from warhost.games.oldworld.printed import correctable
from warhost.games.oldworld.state import OldWorld

CHAOS_OPERATIONS: Final[Operations[Operation]] = Operations(
    [effects_of(entry) for entry in CHAOS_ENTRIES], blanks=2
)
"""With the two blanks of all tables about Chaos cards."""
UPGRADE_OPERATIONS: Final[Operations[Operation]] = Operations(
    [effects_of(entry) for entry in UPGRADE_ENTRIES]
)


def standing_text(name: str, *, is_single: bool = False, **parameters: Declared) -> Operation:
    """What a Chaos card says works as long as it lies in its region; the rule that it changes looks it up."""
    return CHAOS_OPERATIONS.add(Operation(name, is_single=is_single, **parameters))


# Texts of Chaos cards that do something at a moment

Deed = Callable[[OldWorld, int, int, int], Any]
"""State, seat of the card's owner, region, card."""


class Moment:
    """When a text works. `deeds`: what it does, by what lies on a card space."""

    def __init__(self) -> None:
        self.deeds: list[Deed | None] = [None] * (N_CHAOS + 2)
        self.cards: set[int] = set()
        """Those whose text works then."""

    def operation(
        self, name: str, *, only_of: int = NONE, is_single: bool = False, **parameters: Declared
    ) -> Callable[[Deed], Operation]:
        """Declares the function below as an operation; `only_of` names the one power whose cards may use it."""

        def declare(deed: Deed) -> Operation:
            text = TextOfMoment(name, self, deed, only_of, is_single=is_single, **parameters)
            return CHAOS_OPERATIONS.add(text)

        return declare


class TextOfMoment(Operation):
    """What does something then."""

    def __init__(
        self,
        name: str,
        moment: Moment,
        deed: Deed,
        only_of: int,
        *,
        is_single: bool,
        **parameters: Declared,
    ) -> None:
        super().__init__(name, is_single=is_single, **parameters)
        self.moment = moment
        self.deed: Deed = deed
        self.only_of = only_of

    def read_one(self, thing: int, entry: Entry) -> None:
        if self.only_of not in (NONE, CARD_POWER[thing]):
            raise BadData(
                f"{entry.where}.op", f"{self.name!r} is only for cards of {POWERS.ids[self.only_of]}"
            )
        super().read_one(thing, entry)
        if self.moment.deeds[thing] is not None:
            raise BadData(f"{entry.where}.op", "the card does something else at that moment")
        self.moment.deeds[thing] = self.deed
        self.moment.cards.add(thing)


WHEN_PLAYED: Final = Moment()
AT_ITS_PRICE: Final = Moment()
"""What the card itself costs there."""
AT_BATTLE_PHASE_END: Final = Moment()
WHEN_DOMINATED: Final = Moment()
"""Only for cards of the seat that dominates."""
IN_CORRUPTION_STEP: Final = Moment()
AT_CLEANUP: Final = Moment()
"""Whether the card stays."""


def of_card(operation: Operation, parameter: str, *, field: str = "") -> int:
    """The slot of a parameter of Chaos cards that a box may print differently; `field`: its name there, if another."""
    names = {card: CHAOS.ids[card] for card in operation.of}
    origins = {card: origin_of(CHAOS_ENTRIES[card], "effect") for card in operation.of}
    return correctable(BOX.slot(CHAOS.name, names, operation, parameter, origins, field=field))


# Upgrades


class Ability(Operation):
    """What figures of some kinds can do once they are upgraded."""

    def __init__(self, name: str, *, is_single: bool, **parameters: Declared) -> None:
        super().__init__(name, is_single=is_single, **parameters)
        self.kinds: list[int] = []
        """Those that can have it, also as a set (`mask`)."""
        self.mask = 0

    def read_one(self, thing: int, entry: Entry) -> None:
        if UPGRADE_KIND[thing] == NONE:
            raise BadData(f"{entry.where}.op", f"{self.name!r} is only for figures")
        super().read_one(thing, entry)
        self.kinds.append(UPGRADE_KIND[thing])
        self.mask |= 1 << UPGRADE_KIND[thing]

    def kinds_now(self, s: OldWorld) -> int:
        """The set of kinds that have it now."""
        return self.mask & s.upgraded

    def works(self, s: OldWorld, kind: int) -> bool:
        return (self.mask & s.upgraded) >> kind & 1 == 1

    def by_kind(self, parameter: str, without: int = 0) -> list[int]:
        """A parameter by kind of figure."""
        by_upgrade = self.numbers(parameter)
        return [by_upgrade[UPGRADE_OF[kind]] if kind in self.kinds else without for kind in range(N_KINDS)]


def ability(name: str, *, is_single: bool = False, **parameters: Declared) -> Ability:
    """An operation for upgrades of figures."""
    declared = Ability(name, is_single=is_single, **parameters)
    UPGRADE_OPERATIONS.add(declared)
    return declared


class PowerUpgrade(Operation):
    """What helps a power itself. `of_power`: by power, the upgrades that do."""

    def __init__(self, name: str, *, is_single: bool, **parameters: Declared) -> None:
        super().__init__(name, is_single=is_single, **parameters)
        self.of_power: list[list[int]] = [[] for _ in range(N_POWERS)]

    def read_one(self, thing: int, entry: Entry) -> None:
        super().read_one(thing, entry)
        self.of_power[UPGRADE_POWER[thing]].append(thing)


def power_upgrade(name: str, *, is_single: bool = False, **parameters: Declared) -> PowerUpgrade:
    """An operation for upgrades of powers."""
    declared = PowerUpgrade(name, is_single=is_single, **parameters)
    UPGRADE_OPERATIONS.add(declared)
    return declared


def of_upgrade(operation: Operation, parameter: str, options: dict[int, str] | None = None) -> int:
    """The slot of a parameter of upgrades that a box may print differently. `options`: by upgrade, the setting that decides
    where no owner has read it."""
    names = {upgrade: UPGRADES.ids[upgrade] for upgrade in operation.of}
    origins = {upgrade: origin_of(UPGRADE_ENTRIES[upgrade], "amount", "effect") for upgrade in operation.of}
    return correctable(BOX.slot(UPGRADES.name, names, operation, parameter, origins, options))


def finish() -> None:
    """Everything is declared and read; what is left over in the two files is an error."""
    CHAOS_OPERATIONS.finish()
    UPGRADE_OPERATIONS.finish()
    CHAOS_DATA.finish()
    UPGRADE_DATA.finish()
