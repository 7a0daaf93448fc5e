"""The actions (KA 6): heal, gather, found a city, cleanse, raise skeletons; building, training, buying and fighting begin
here too."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, push, use
from warhost.core.game import Reason
from warhost.games.karak import events, prompts, steps
from warhost.games.karak.components import (
    BUILDING_COMPONENT,
    CITY_COST,
    HEALED,
    HOSPITAL,
    LAID_TILE,
    N_RESOURCES,
    PROSPECTED,
    PROSPECTOR,
    RAISE_SKELETONS,
    SKELETON,
    SKELETONS_RAISED,
    SUPPLY,
    TILE_CITY,
    TILE_KINDS,
    TILE_STALL,
    TILE_YIELD,
    UNIT_COMPONENT,
    building_of,
)
from warhost.games.karak.rules import city, items
from warhost.games.karak.rules.land import may_gather
from warhost.games.karak.rules.players import (
    affords,
    change_units,
    dice_left,
    gain,
    has,
    heal,
    max_toughness,
    pay,
    supply,
    use_ability,
)
from warhost.games.karak.state import FIGHT as FIGHT_PHASE
from warhost.games.karak.state import Karak, changed
from warhost.games.karak.verbs import BUY, CLEANSE, FIGHT, FOUND, GAIN, GATHER, HEAL, RAISE, VERBS

HOSPITAL_BUILDING: Final = building_of(HOSPITAL)


def action_options(s: Karak, seat: int, here: int) -> list[int]:
    """What can be done on a free tile, once an action is left (KA 6.1, 6.2)."""
    choices: list[int] = []
    tile = LAID_TILE[s.land[here]]
    own = s.cities[seat]
    if s.toughness[seat] < max_toughness(s, seat):
        choices.append(HEAL.base)
    if own == here:
        choices += city.city_options(s, seat)
    elif may_gather(s, here):
        if _can_gather(s, tile):
            choices.append(GATHER.base)
        if own == NONE and TILE_CITY[tile] and affords(s, seat, CITY_COST):
            choices.append(FOUND.base)
    elif TILE_STALL[tile]:
        choices += items.buy_options(s, seat)
    if has(s, seat, RAISE_SKELETONS) and dice_left(s, SKELETON):
        choices.append(RAISE.base)
    return choices


def _can_gather(s: Karak, tile: int) -> bool:
    there = 0
    for resource in TILE_KINDS[tile]:
        there += supply(s, resource)
    return there > 0


def take_action(s: Karak, seat: int, option: int) -> None:
    if option == FIGHT.base:
        s.phase = FIGHT_PHASE
        push(s, steps.FIGHT, seat)
    elif option == HEAL.base:
        _heal(s, seat)
    elif option == GATHER.base:
        gather(s, seat, events.GATHERED)
    elif option == FOUND.base:
        _found_city(s, seat)
    elif option == CLEANSE.base:
        s.plague = NONE
        emit(s, events.CLEANSED, seat)
    elif option == RAISE.base:
        _raise_skeletons(s, seat)
    elif option >= BUY.base:
        items.buy_answer(s, seat, option)
    else:
        city.begin_work(s, seat, option)


def _heal(s: Karak, seat: int) -> None:
    """KA 6.3, 17.20."""
    if s.built[seat] & HOSPITAL:
        use(s, BUILDING_COMPONENT + HOSPITAL_BUILDING)
        heal(s, seat, max_toughness(s, seat), events.BY_HEAL)
    else:
        heal(s, seat, HEALED, events.BY_HEAL)


def gather(s: Karak, seat: int, cause: int) -> None:
    """KA 6.4, 15.14."""
    tile = LAID_TILE[s.land[s.hero_at[seat]]]
    shown = TILE_YIELD[tile]
    use(s, tile)
    for resource in range(N_RESOURCES):
        if shown[resource]:
            gain(s, seat, resource, shown[resource], cause)
    if has(s, seat, PROSPECTOR):
        use_ability(s, PROSPECTOR)
        push(s, steps.GAIN, seat, PROSPECTED, events.BY_PROSPECTOR)


def gain_some(s: Karak, seat: int, left: int, cause: int) -> None:
    """So many markers of the player's choice."""
    if left > 0:
        push(s, steps.GAIN, seat, left - 1, cause)
        ask(s, prompts.GAIN, seat, left, cause)


def gain_options(s: Karak, seat: int) -> list[int]:
    """What the supply holds; Prospector only finds what the tile shows."""
    kinds = TILE_YIELD[LAID_TILE[s.land[s.hero_at[seat]]]] if s.ask_b == events.BY_PROSPECTOR else SUPPLY
    return [
        GAIN.base + resource for resource in range(N_RESOURCES) if kinds[resource] and supply(s, resource)
    ]


def gain_one(s: Karak, seat: int, option: int) -> None:
    gain(s, seat, option - GAIN.base, 1, s.ask_b)


def _found_city(s: Karak, seat: int) -> None:
    """KA 6.6."""
    pay(s, seat, CITY_COST, events.BY_PRICE)
    s.cities = changed(s.cities, seat, s.hero_at[seat])
    emit(s, events.CITY_FOUNDED, seat, s.hero_at[seat])


def _raise_skeletons(s: Karak, seat: int) -> None:
    """KA 15.10."""
    use_ability(s, RAISE_SKELETONS)
    for _ in range(min(SKELETONS_RAISED, dice_left(s, SKELETON))):
        change_units(s, seat, SKELETON, 1)
        use(s, UNIT_COMPONENT + SKELETON)
        emit(s, events.RAISED, seat, SKELETON)


# Why an action is not offered


def why_not_action(s: Karak, seat: int, option: int) -> Reason:
    """The simple actions; the player has an action and stands on a free tile."""
    here = s.hero_at[seat]
    tile = LAID_TILE[s.land[here]]
    if option == FIGHT.base:
        return "karak-reason-no_enemies", {}
    if option == HEAL.base:
        return "karak-reason-unhurt", {}
    if option == GATHER.base:
        if not may_gather(s, here):
            return "karak-reason-no_gathering", {}
        return "karak-reason-supply_empty", {}
    if option == FOUND.base:
        return _why_no_city(s, seat, here, tile)
    if option == CLEANSE.base:
        if s.plague != s.sides[seat]:
            return "karak-reason-no_plague", {}
        return "karak-reason-not_in_city", {}
    if option == RAISE.base:
        if not has(s, seat, RAISE_SKELETONS):
            return "karak-reason-no_ability", {}
        return "karak-reason-no_dice", {}
    if s.cities[seat] != here:
        return "karak-reason-not_in_city", {}
    return "refused-not-legal", {"key": VERBS.key(option)}


def _why_no_city(s: Karak, seat: int, here: int, tile: int) -> Reason:
    if s.cities[seat] != NONE:
        return "karak-reason-has_city", {}
    if here in s.cities:
        return "karak-reason-other_city", {}
    if not TILE_CITY[tile]:
        return "karak-reason-no_city_here", {}
    return "karak-reason-cannot_pay", {}
