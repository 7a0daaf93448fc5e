"""Players: abilities, resources, units, toughness, glory and soul stones (KA 1, 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warhost.core.arguments import number
from warhost.core.domain import NONE, members
from warhost.core.engine import emit, use
from warhost.core.question import Reason
from warhost.games.karak import events
from warhost.games.karak.components import (
    ABILITY_COMPONENT,
    AMULET,
    BUILDING_COMPONENT,
    MAX_TOUGHNESS,
    N_RESOURCES,
    N_TRAINED,
    RESOURCES,
    SUPPLY,
    UNIT_DICE,
)
from warhost.games.karak.operations import (
    ITEM_OPERATIONS,
    AbilityOperation,
    BuildingOperation,
    ItemOperation,
    of_item,
)
from warhost.games.karak.revisions import SKELETONS_BREAK_TIES
from warhost.games.karak.state import Karak
from warhost.games.karak.verbs import PAY


def has(s: Karak, seat: int, operation: AbilityOperation) -> bool:
    """Whether this hero has an ability that does this, his own or copied by the Monument."""
    return operation.works[s.sides[seat]][s.copied[seat]]


def ability_with(s: Karak, seat: int, operation: AbilityOperation) -> int:
    """Which ability it is, for a hero who has one; of two it is his own."""
    own = operation.own[s.sides[seat]]
    return own if own >= 0 else s.copied[seat]


def use_ability(s: Karak, seat: int, operation: AbilityOperation) -> None:
    use(s, ABILITY_COMPONENT + ability_with(s, seat, operation))


def buildings_with(s: Karak, seat: int, operation: BuildingOperation) -> list[int]:
    """The buildings of a player that do this. Only read."""
    return members(s.built[seat] & operation.mask)


def use_buildings(s: Karak, seat: int, operation: BuildingOperation) -> None:
    if s.trace is not None:
        for building in buildings_with(s, seat, operation):
            use(s, BUILDING_COMPONENT + building)


def seat_of(s: Karak, hero: int) -> int:
    """The seat of a hero who takes part; NONE for NONE."""
    return NONE if hero == NONE else s.sides.index(hero)


# Resources


def supply(s: Karak, resource: int) -> int:
    """Markers that nobody owns (KA 1.4)."""
    left = SUPPLY[resource]
    for held in s.resources:
        left -= held[resource]
    return left


def affords(s: Karak, seat: int, cost: Sequence[int]) -> bool:
    food, wood, stone = s.resources[seat]
    return food >= cost[0] and wood >= cost[1] and stone >= cost[2]


def pay(s: Karak, seat: int, cost: Sequence[int], cause: int) -> None:
    held = s.resources[seat]
    s.resources[seat] = [held[0] - cost[0], held[1] - cost[1], held[2] - cost[2]]
    if s.trace is not None:
        for resource in range(N_RESOURCES):
            if cost[resource]:
                emit(s, events.LOST, seat, resource, cost[resource], cause)


def gain(s: Karak, seat: int, resource: int, count: int, cause: int) -> int:
    """Takes markers from the supply, as many as there are; returns how many."""
    count = min(count, supply(s, resource))
    if count > 0:
        held = s.resources[seat][:]
        held[resource] += count
        s.resources[seat] = held
        emit(s, events.GAINED, seat, resource, count, cause)
    return count


def lose_one(s: Karak, seat: int, resource: int, cause: int) -> None:
    held = s.resources[seat][:]
    held[resource] -= 1
    s.resources[seat] = held
    emit(s, events.LOST, seat, resource, 1, cause)


def markers(s: Karak, seat: int) -> int:
    return sum(s.resources[seat])


def own_markers(s: Karak, seat: int) -> list[int]:
    """The options of who has to give a marker away: one of each kind that he has."""
    return [PAY.pack1(resource) for resource in range(N_RESOURCES) if s.resources[seat][resource]]


def why_not_pay(option: int) -> Reason:
    return "karak-reason-no_marker", {"resource": RESOURCES.ids[PAY.first(option)]}


# Units


def dice_left(s: Karak, unit: int) -> int:
    """Dice of a unit in the supply (KA 1.5)."""
    left = UNIT_DICE[unit]
    for owned in s.units:
        left -= owned[unit]
    return left


def army(s: Karak, seat: int) -> int:
    """Army dice: trained units only (KA 1.10). They come first among the units."""
    return sum(s.units[seat][:N_TRAINED])


def dice_to_compare(s: Karak, seat: int) -> int:
    """What breaks a tie (KA 1.10): all dice that he owns, skeletons too."""
    return sum(s.units[seat]) if SKELETONS_BREAK_TIES.holds(s) else army(s, seat)


def room_in_army(s: Karak, seat: int) -> bool:
    """KA 7.5, 7.6."""
    return army(s, seat) < s.glory[seat]


def change_units(s: Karak, seat: int, unit: int, by: int) -> None:
    owned = s.units[seat][:]
    owned[unit] += by
    s.units[seat] = owned


# Toughness


MORE_TOUGHNESS: Final = ITEM_OPERATIONS.add(ItemOperation("max_toughness", AMULET, n=number(1, 4)))
ITEM_TOUGHNESS: Final = of_item(MORE_TOUGHNESS, "n")


def max_toughness(s: Karak, seat: int) -> int:
    return MAX_TOUGHNESS + s.printed.effects[ITEM_TOUGHNESS][s.amulets[seat]]


def heal(s: Karak, seat: int, by: int, cause: int) -> None:
    by = min(by, max_toughness(s, seat) - s.toughness[seat])
    if by > 0:
        s.toughness[seat] += by
        emit(s, events.HEALED, seat, by, s.toughness[seat], cause)


def hurt(s: Karak, seat: int, by: int, cause: int) -> None:
    by = min(by, s.toughness[seat])
    if by > 0:
        s.toughness[seat] -= by
        emit(s, events.HURT, seat, by, s.toughness[seat], cause)


# Glory and soul stones


def raise_glory_to(s: Karak, seat: int, level: int, cause: int) -> None:
    """KA 7.2, 7.4."""
    change_glory(s, seat, max(level - s.glory[seat], 0), cause)


def change_glory(s: Karak, seat: int, by: int, cause: int) -> None:
    """KA 7.1, 7.3: never below 0 or above the end of the track."""
    before = s.glory[seat]
    after = min(max(before + by, 0), s.printed.glory_max)
    if after != before:
        s.glory[seat] = after
        emit(s, events.GLORY_CHANGED, seat, after, after - before, cause)


def win_stones(s: Karak, seat: int, halves: int, cause: int) -> None:
    """KA 23.4."""
    if halves:
        s.stones[seat] += halves
        emit(s, events.STONES_WON, seat, halves, s.stones[seat], cause)


def merits(s: Karak, seat: int, order: list[str]) -> list[int]:
    """What players are compared by, one after the other."""
    values = {
        "soul_stones": s.stones[seat],
        "glory": s.glory[seat],
        "buildings": s.built[seat].bit_count(),
        "army": dice_to_compare(s, seat),
        "resources": markers(s, seat),
    }
    return [values[criterion] for criterion in order]
