"""The actions (KA 6): what one of them is, and the simple ones: fight, heal, gather, found a city, cleanse, raise skeletons.
Work in the city and trade are in chapters of their own."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action
from warhost.core.arguments import number
from warhost.core.domain import NONE
from warhost.core.engine import emit, push, use
from warhost.core.question import Reason
from warhost.games.karak import events
from warhost.games.karak.components import (
    CITY_COST,
    HEALED,
    LAID_TILE,
    TILE_CITY,
    UNIT_COMPONENT,
    UNITS,
)
from warhost.games.karak.operations import (
    ABILITY_OPERATIONS,
    BUILDING_OPERATIONS,
    AbilityOperation,
    BuildingOperation,
    of_ability,
)
from warhost.games.karak.rules.fight import fight
from warhost.games.karak.rules.gathering import gather
from warhost.games.karak.rules.land import is_free, may_gather
from warhost.games.karak.rules.players import (
    ability_with,
    change_units,
    dice_left,
    has,
    heal,
    max_toughness,
    pay,
    supply,
    use_ability,
    use_buildings,
)
from warhost.games.karak.state import FIGHT as FIGHT_PHASE
from warhost.games.karak.state import Karak, changed
from warhost.games.karak.verbs import CLEANSE, FIGHT, FOUND, GATHER, HEAL, RAISE
from warhost.native import mypyc_attr


def use_action(s: Karak) -> None:
    """KA 4.6, 4.8, 8.21: the next one may be any again, after a move."""
    s.actions -= 1
    s.moved = False


@mypyc_attr(allow_interpreted_subclasses=True)
class MainAction(Action):
    """A deed that uses up one of the hero's actions (KA 6.1). Which of them are possible is found in one go, at the turn."""

    def carry_out(self, s: Karak, seat: int, option: int) -> None:
        use_action(s)
        self.perform(s, seat, option)

    def perform(self, s: Karak, seat: int, option: int) -> None:
        raise NotImplementedError(f"action {self.verb.name} does nothing")

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        if not is_free(s, s.hero_at[seat]):
            return "karak-reason-must_fight", {}
        if s.actions <= 0:
            return "karak-reason-no_action", {}
        return self.why_not_here(s, seat, option)

    def why_not_here(self, s: Karak, seat: int, option: int) -> Reason:
        """Why not, although the hero has an action and stands on a free tile."""
        raise NotImplementedError(f"action {self.verb.name} gives no reason")


class Fight(MainAction):
    def perform(self, s: Karak, seat: int, option: int) -> None:
        s.phase = FIGHT_PHASE
        push(s, fight, seat)

    def why_not_here(self, s: Karak, seat: int, option: int) -> Reason:
        return "karak-reason-no_enemies", {}


HEAL_FULLY: Final = BUILDING_OPERATIONS.add(BuildingOperation("heal_fully"))


class Heal(MainAction):
    """KA 6.3, 17.20."""

    def perform(self, s: Karak, seat: int, option: int) -> None:
        if s.built[seat] & HEAL_FULLY.mask:
            use_buildings(s, seat, HEAL_FULLY)
            heal(s, seat, max_toughness(s, seat), events.BY_HEAL)
        else:
            heal(s, seat, HEALED, events.BY_HEAL)

    def why_not_here(self, s: Karak, seat: int, option: int) -> Reason:
        return "karak-reason-unhurt", {}


class Gather(MainAction):
    """KA 6.4, 6.5."""

    def perform(self, s: Karak, seat: int, option: int) -> None:
        gather(s, seat, events.GATHERED)

    def why_not_here(self, s: Karak, seat: int, option: int) -> Reason:
        if not may_gather(s, s.hero_at[seat]):
            return "karak-reason-no_gathering", {}
        return "karak-reason-supply_empty", {}


def can_gather(s: Karak, tile: int) -> bool:
    """Whether the supply has something of what the tile shows."""
    for resource in s.printed.tile_kinds[tile]:  # noqa: SIM110 (asked for at every turn, where a generator costs more)
        if supply(s, resource):
            return True
    return False


class Found(MainAction):
    """KA 6.6."""

    def perform(self, s: Karak, seat: int, option: int) -> None:
        pay(s, seat, CITY_COST, events.BY_PRICE)
        s.cities = changed(s.cities, seat, s.hero_at[seat])
        emit(s, events.CITY_FOUNDED, seat, s.hero_at[seat])

    def why_not_here(self, s: Karak, seat: int, option: int) -> Reason:
        here = s.hero_at[seat]
        if s.cities[seat] != NONE:
            return "karak-reason-has_city", {}
        if here in s.cities:
            return "karak-reason-other_city", {}
        if not TILE_CITY[LAID_TILE[s.land[here]]]:
            return "karak-reason-no_city_here", {}
        return "karak-reason-cannot_pay", {}


class Cleanse(MainAction):
    """KA 6.12, 11.5, 11.7: in a city with the plague there is nothing else to do."""

    def perform(self, s: Karak, seat: int, option: int) -> None:
        s.plague = NONE
        emit(s, events.CLEANSED, seat)

    def why_not_here(self, s: Karak, seat: int, option: int) -> Reason:
        if s.plague != s.sides[seat]:
            return "karak-reason-no_plague", {}
        return "karak-reason-not_in_city", {}


def is_at_home(s: Karak, seat: int) -> bool:
    return s.cities[seat] == s.hero_at[seat]


RAISE_UNITS: Final = ABILITY_OPERATIONS.add(AbilityOperation("raise", unit=UNITS, dice=number(1, 9)))
RAISED: Final = RAISE_UNITS.numbers("unit")
DICE_RAISED: Final = of_ability(RAISE_UNITS, "dice")


class Raise(MainAction):
    """KA 15.10."""

    def perform(self, s: Karak, seat: int, option: int) -> None:
        use_ability(s, seat, RAISE_UNITS)
        unit = unit_raised(s, seat)
        for _ in range(
            min(s.printed.effects[DICE_RAISED][ability_with(s, seat, RAISE_UNITS)], dice_left(s, unit))
        ):
            change_units(s, seat, unit, 1)
            use(s, UNIT_COMPONENT + unit)
            emit(s, events.RAISED, seat, unit)

    def why_not_here(self, s: Karak, seat: int, option: int) -> Reason:
        if not has(s, seat, RAISE_UNITS):
            return "karak-reason-no_ability", {}
        return "karak-reason-no_dice", {}


def unit_raised(s: Karak, seat: int) -> int:
    return RAISED[ability_with(s, seat, RAISE_UNITS)]


FIGHT_ENEMIES: Final = Fight(FIGHT)
HEAL_HERO: Final = Heal(HEAL)
GATHER_HERE: Final = Gather(GATHER)
FOUND_CITY: Final = Found(FOUND)
CLEANSE_CITY: Final = Cleanse(CLEANSE)
RAISE_DEAD: Final = Raise(RAISE)
