"""Operations: what the texts of Chaos cards and upgrades are made of.

A card is one table of a data file: its numbers, the operations of its text (`effects = [{ op = "make_discard", cards = 2 }]`),
what it is worth to a bot, its picture. It is a table and no Python block because owners of the box correct names, numbers and
texts without code, as they do with Old World cards, and because a table can be checked: an operation is declared once, beside
the rule that carries it out, with what its parameters may be, and whatever no operation knows is an error that names file and
key. Rules ask for the operation, never for the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from warhost.core.data import Entry
from warhost.core.domain import NONE, Domain
from warhost.core.errors import BadData
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
from warhost.games.oldworld.parameters import Parameter, check_keys, read, text
from warhost.games.oldworld.state import OldWorld


class Operation:
    """One of them, with its parameters for each card (or upgrade) whose text uses it. Tables have an entry for each card and
    the blank ones of its kind, 0, False or [] where it is not used."""

    def __init__(self, name: str, places: int) -> None:
        self.name = name
        self.users: list[int] = []
        """The cards that use it, in their order."""
        self.has = [False] * places
        self._values: list[dict[str, Any]] = [{} for _ in range(places)]

    def add(self, user: int, values: dict[str, Any]) -> None:
        self.users.append(user)
        self.has[user] = True
        self._values[user] = values

    def value(self, user: int, parameter: str) -> Any:
        return self._values[user][parameter]

    def number(self, user: int, parameter: str) -> int:
        """A number, or the number of a thing."""
        return int(self._values[user][parameter])

    def numbers(self, parameter: str) -> list[int]:
        """By card."""
        return [int(values.get(parameter, 0)) for values in self._values]

    def lists(self, parameter: str) -> list[list[int]]:
        """By card."""
        return [list(values.get(parameter, [])) for values in self._values]

    def __repr__(self) -> str:
        return f"<operation {self.name}>"


class Operations:
    """All operations that one kind of card may use."""

    def __init__(self, things: Domain, entries: list[Entry], blanks: int) -> None:
        self.things = things
        self.places = len(things) + blanks
        self.declared: dict[str, Operation] = {}
        self._effects: list[list[Entry]] = [_effects_of(entry) for entry in entries]

    def declare(self, name: str, **parameters: Parameter) -> Operation:
        """A new operation; reads its parameters wherever a text uses it. A key that Python has taken ends in `_` here."""
        if name in self.declared:
            raise ValueError(f"there is an operation {name} already")
        keys = {key.rstrip("_"): parameter for key, parameter in parameters.items()}
        operation = Operation(name, self.places)
        self.declared[name] = operation
        for thing, effects in enumerate(self._effects):
            for effect in effects:
                if effect["op"] == name:
                    if operation.has[thing]:
                        raise BadData(f"{effect.where}.op", f"{name} occurs twice")
                    operation.add(thing, _parameters_of(effect, keys))
        return operation

    def where(self, thing: int, name: str) -> str:
        """The place where a card uses an operation."""
        return next(effect.where for effect in self._effects[thing] if effect["op"] == name)

    def finish(self) -> None:
        """All operations are declared: what no text can mean is an error."""
        for effects in self._effects:
            for effect in effects:
                effect.one_of("op", tuple(self.declared))


def _effects_of(entry: Entry) -> list[Entry]:
    effects = entry.get("effects", [])
    if not isinstance(effects, list) or not all(isinstance(effect, Entry) for effect in effects):
        raise BadData(f"{entry.where}.effects", "expected a list of operations { op = ... }")
    return effects


def _parameters_of(effect: Entry, parameters: dict[str, Parameter]) -> dict[str, Any]:
    check_keys(effect, {"op": text(), **parameters}, effect.where)
    return {key: read(effect, key, parameter) for key, parameter in parameters.items()}


CHAOS_OPERATIONS: Final = Operations(CHAOS, CHAOS_ENTRIES, blanks=2)
UPGRADE_OPERATIONS: Final = Operations(UPGRADES, UPGRADE_ENTRIES, blanks=0)


def standing_text(name: str, **parameters: Parameter) -> Operation:
    """What a Chaos card says works as long as it lies in its region; the rule that it changes looks it up."""
    return CHAOS_OPERATIONS.declare(name, **parameters)


def owners_of(operation: Operation) -> list[bool]:
    """By power: whether a Chaos card of its uses it."""
    owners = [CARD_POWER[card] for card in operation.users]
    return [power in owners for power in range(N_POWERS)]


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
        self, name: str, *, only_of: int = NONE, **parameters: Parameter
    ) -> Callable[[Deed], Operation]:
        """Declares the function below as an operation; `only_of` names the one power whose cards may use it."""

        def declare(deed: Deed) -> Operation:
            operation = CHAOS_OPERATIONS.declare(name, **parameters)
            for card in operation.users:
                where = CHAOS_OPERATIONS.where(card, name)
                if only_of not in (NONE, CARD_POWER[card]):
                    raise BadData(f"{where}.op", f"{name} is only for cards of {POWERS.ids[only_of]}")
                if self.deeds[card] is not None:
                    raise BadData(f"{where}.op", "the card does something else at that moment")
                self.deeds[card] = deed
                self.cards.add(card)
            return operation

        return declare


WHEN_PLAYED: Final = Moment()
AT_ITS_PRICE: Final = Moment()
"""What the card itself costs there."""
AT_BATTLE_PHASE_END: Final = Moment()
WHEN_DOMINATED: Final = Moment()
"""Only for cards of the seat that dominates."""
IN_CORRUPTION_STEP: Final = Moment()
AT_CLEANUP: Final = Moment()
"""Whether the card stays."""


# Upgrades


class Ability:
    """What figures of some kinds can do once they are upgraded."""

    def __init__(self, operation: Operation) -> None:
        self.operation = operation
        self.upgrades = operation.users
        self.kinds = [UPGRADE_KIND[upgrade] for upgrade in operation.users]
        self.mask = sum(1 << kind for kind in self.kinds)

    def of(self, s: OldWorld) -> int:
        """The set of kinds that have it now."""
        kinds = 0
        for upgrade in self.upgrades:
            if s.upgrades[upgrade]:
                kinds |= 1 << UPGRADE_KIND[upgrade]
        return kinds

    def works(self, s: OldWorld, kind: int) -> bool:
        return self.mask >> kind & 1 == 1 and s.upgrades[UPGRADE_OF[kind]] == 1

    def numbers(self, parameter: str, without: int = 0) -> list[int]:
        """By kind."""
        return [
            self.operation.number(UPGRADE_OF[kind], parameter) if kind in self.kinds else without
            for kind in range(N_KINDS)
        ]


def ability(name: str, *, of_one_kind: bool = False, **parameters: Parameter) -> Ability:
    """An operation for upgrades of figures; `of_one_kind`: no two kinds of figures can have it."""
    operation = UPGRADE_OPERATIONS.declare(name, **parameters)
    for upgrade in operation.users:
        if UPGRADE_KIND[upgrade] < 0:
            raise BadData(f"{UPGRADE_OPERATIONS.where(upgrade, name)}.op", f"{name} is only for figures")
    if of_one_kind and len(operation.users) > 1:
        where = UPGRADE_OPERATIONS.where(operation.users[1], name)
        raise BadData(f"{where}.op", f"only one kind of figure can have {name}")
    return Ability(operation)


class PowerUpgrade:
    """What helps a power itself. `of_power`: by power, the upgrades that do."""

    def __init__(self, operation: Operation) -> None:
        self.operation = operation
        self.of_power = [
            [upgrade for upgrade in operation.users if UPGRADE_POWER[upgrade] == power]
            for power in range(N_POWERS)
        ]


def power_upgrade(name: str, **parameters: Parameter) -> PowerUpgrade:
    """An operation for upgrades of powers."""
    return PowerUpgrade(UPGRADE_OPERATIONS.declare(name, **parameters))


def finish() -> None:
    """Everything is declared and read; what is left over in the two files is an error."""
    CHAOS_OPERATIONS.finish()
    UPGRADE_OPERATIONS.finish()
    CHAOS_DATA.finish()
    UPGRADE_DATA.finish()
