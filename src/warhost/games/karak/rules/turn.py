"""The turn (KA 4): hordes, its start, then moves and actions, one after the other."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action, ActionQuestion
from warhost.core.arguments import number
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT
from warhost.core.engine import ask, emit, offer, push, use
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import (
    ACTIONS,
    BUILDING_COMPONENT,
    CITY_COST,
    ITEM_COMPONENT,
    LAID_TILE,
    TILE_CITY,
    TILE_FLYING,
    TILE_STALL,
)
from warhost.games.karak.hexes import HEXES
from warhost.games.karak.operations import (
    ABILITY_OPERATIONS,
    AT_TURN_START,
    BUILDING_OPERATIONS,
    AbilityOperation,
    BuildingOperation,
    TurnStartOperation,
)
from warhost.games.karak.revisions import AMULET_ACTS_AT_ONCE, ITEMS_CAN_BE_MOVED
from warhost.games.karak.rules.actions import (
    CLEANSE_CITY,
    FIGHT_ENEMIES,
    FOUND_CITY,
    GATHER_HERE,
    HEAL_HERO,
    RAISE_DEAD,
    RAISE_UNITS,
    can_gather,
    unit_raised,
    use_action,
)
from warhost.games.karak.rules.belongings import DROP_ITEM, SHIFT_WEAPON
from warhost.games.karak.rules.city import BUILD_BUILDING, EXCHANGE_MARKERS, TRAIN_UNIT, city_options
from warhost.games.karak.rules.endings import ROUND_LIMIT, end
from warhost.games.karak.rules.exploring import EXPLORE_HEX
from warhost.games.karak.rules.gathering import gain_some
from warhost.games.karak.rules.hordes import march_of_hordes
from warhost.games.karak.rules.items import CAST_SPELL, ITEM_ACTIONS, PLUNDER_HERO, TAKE_ITEM, spell_options
from warhost.games.karak.rules.land import is_free, may_gather, neighbours
from warhost.games.karak.rules.merchant import BUY_ITEM, wares
from warhost.games.karak.rules.moving import CROSS_CHASM, GO_THROUGH_PORTAL, WALK, move_options
from warhost.games.karak.rules.players import (
    affords,
    buildings_with,
    dice_left,
    has,
    heal,
    max_toughness,
    use_ability,
)
from warhost.games.karak.settings import AFTER_FALL, ROUNDS
from warhost.games.karak.state import (
    ACTION,
    MOVE,
    RECOVERY,
    STOOD,
    TURN_START,
    Karak,
    changed,
)
from warhost.games.karak.verbs import (
    END,
    FIGHT,
    FLY,
    FOUND,
    GATHER,
    HEAL,
    RAISE,
    RIDE,
    SKIP,
    STAY,
    unknown,
)

CHAPTER: Final = Chapter("turn")
FLYING_CITY: Final = ABILITY_OPERATIONS.add(AbilityOperation("flying_city"))
ACTIONS_BY_BUILDING: Final = BUILDING_OPERATIONS.add(BuildingOperation("actions", n=number(1, 4)))
BUILDING_ACTIONS: Final = ACTIONS_BY_BUILDING.numbers("n")


@CHAPTER.step(seat=SEAT)
def turn(s: Karak, seat: int) -> None:
    """KA 1.11, 4.1: its parts, the last of them first."""
    if seat == s.first:
        s.round += 1
        emit(s, events.ROUND_BEGAN, s.round)
    s.turn = seat
    emit(s, events.TURN_BEGAN, seat)
    push(s, turn_end, seat)
    push(s, begin_actions, seat)
    push(s, turn_start, seat)
    push(s, march_of_hordes, seat)


@CHAPTER.step(seat=SEAT)
def turn_start(s: Karak, seat: int) -> None:
    """KA 4.3: income and the Flying City do not touch each other, so their order does not matter."""
    s.phase = TURN_START
    if s.cities[seat] == NONE:
        return
    for operation in AT_TURN_START:
        for building in buildings_with(s, seat, operation):
            operation.at_turn_start(s, seat, building)
    if has(s, seat, FLYING_CITY):
        ask(s, ASK_FLY, seat)


class Income(TurnStartOperation):
    """Markers of the owner's choice (KA 17.21)."""

    def at_turn_start(self, s: Karak, seat: int, building: int) -> None:
        use(s, BUILDING_COMPONENT + building)
        push(s, gain_some, seat, self.numbers("n")[building], events.BY_INN)


INCOME: Final = BUILDING_OPERATIONS.add(Income("income", n=number(1, 9)))


class Fly(Question):
    """KA 15.21 to 15.23."""

    name = "fly"
    rule = "KA 15.21"
    obvious = True
    passing = (STAY,)

    def options(self, s: Karak, seat: int) -> list[int]:
        places = [to for to in neighbours(s, s.cities[seat]) if may_land(s, to)]
        choices = FLY.each(places)
        if s.hero_at[seat] == s.cities[seat]:
            choices += RIDE.each(places)
        choices.append(STAY.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        here = s.cities[seat]
        if FLY.has(option):
            fly_to(s, seat, FLY.first(option))
        elif RIDE.has(option):
            to = RIDE.first(option)
            fly_to(s, seat, to)
            s.hero_at[seat] = to
            emit(s, events.MOVED, seat, here, to, events.BY_FLIGHT)
        elif not STAY.has(option):
            raise unknown(option)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        to = RIDE.first(option) if RIDE.has(option) else FLY.first(option)
        where = {"hex": HEXES.ids[to]}
        if s.land[to] == NONE:
            return "karak-reason-not_revealed", where
        if to not in neighbours(s, s.cities[seat]):
            return "karak-reason-too_far", where
        if not may_land(s, to):
            return "karak-reason-city_cannot_land", where
        return "karak-reason-not_in_city", {}


ASK_FLY: Final = CHAPTER.question(Fly())


def fly_to(s: Karak, seat: int, to: int) -> None:
    """KA 15.21; tokens lie with the owner, so they fly along (KA 11.8, 15.24)."""
    use_ability(s, seat, FLYING_CITY)
    emit(s, events.CITY_FLEW, seat, s.cities[seat], to)
    s.cities = changed(s.cities, seat, to)


def may_land(s: Karak, to: int) -> bool:
    """KA 15.22."""
    return TILE_FLYING[LAID_TILE[s.land[to]]] and to not in s.cities and is_free(s, to)


@CHAPTER.step(called="actions", seat=SEAT)
def begin_actions(s: Karak, seat: int) -> None:
    s.moved = False
    s.crossed = False
    s.entry = STOOD
    s.came_from = NONE
    s.put_down = []
    s.shifted = []
    s.hastened = _has_its_haste(s, seat)
    if s.fallen[seat]:  # KA 4.11, 12.4
        s.phase = RECOVERY
        fallen = s.fallen[:]
        fallen[seat] = False
        s.fallen = fallen
        heal(s, seat, s.printed.recovered, events.BY_RECOVERY)
        if AFTER_FALL.of(s) == "rests":  # KA 4.11, 25.9
            return
    s.actions = number_of_actions(s, seat)
    push(s, act, seat)


def _has_its_haste(s: Karak, seat: int) -> bool:
    """KA 4.4, 4.5, 4.10: an amulet that he has already counts, and a hero on a horde's tile has but the fight."""
    if not AMULET_ACTS_AT_ONCE.holds(s):
        return False
    return ITEM_ACTIONS[s.amulets[seat]] > 0 or not is_free(s, s.hero_at[seat])


def number_of_actions(s: Karak, seat: int) -> int:
    """KA 4.4, 4.5, 4.10."""
    if not is_free(s, s.hero_at[seat]):
        return 1
    number = ACTIONS
    for building in buildings_with(s, seat, ACTIONS_BY_BUILDING):
        number += BUILDING_ACTIONS[building]
        use(s, BUILDING_COMPONENT + building)
    more = ITEM_ACTIONS[s.amulets[seat]]
    if more:
        number += more
        use(s, ITEM_COMPONENT + s.amulets[seat])
    return number


@CHAPTER.step(seat=SEAT)
def act(s: Karak, seat: int) -> None:
    """The next move, action or free deed, until the player has ended his turn. Where only a fight or the end of the turn
    is left, nobody is asked."""
    if s.actions < 0 or s.fallen[seat]:
        return
    s.phase = ACTION if s.moved else MOVE
    push(s, act, seat)
    here = s.hero_at[seat]
    if not s.actions or s.monsters[here] or here in s.foes:
        choices = ASK_TURN.options(s, seat)
        if len(choices) == 1:
            ASK_TURN.answer(s, seat, choices[0])
        else:
            offer(s, ASK_TURN, seat, choices)
        return
    ask(s, ASK_TURN, seat)


class Skip(Action):
    """An action that is not used, after a move (KA 4.7)."""

    def carry_out(self, s: Karak, seat: int, option: int) -> None:
        emit(s, events.SKIPPED, seat)
        use_action(s)


class End(Action):
    """KA 4.9."""

    def carry_out(self, s: Karak, seat: int, option: int) -> None:
        s.actions = -1


class Turn(ActionQuestion):
    """Moves, actions and small deeds, each whole in its own chapter. Enemies on the hero's tile leave him nothing but a fight
    and his spells (KA 5.2, 5.3, 19.23)."""

    name = "turn"
    rule = "KA 4.6"
    calm = True
    passing = (END,)
    actions = (
        EXPLORE_HEX,
        WALK,
        CROSS_CHASM,
        GO_THROUGH_PORTAL,
        FIGHT_ENEMIES,
        HEAL_HERO,
        CLEANSE_CITY,
        BUILD_BUILDING,
        TRAIN_UNIT,
        EXCHANGE_MARKERS,
        GATHER_HERE,
        FOUND_CITY,
        BUY_ITEM,
        RAISE_DEAD,
        TAKE_ITEM,
        CAST_SPELL,
        PLUNDER_HERO,
        DROP_ITEM,
        SHIFT_WEAPON,
        Skip(SKIP),
        End(END),
    )

    def options(self, s: Karak, seat: int) -> list[int]:
        here = s.hero_at[seat]
        choices: list[int] = []
        if s.monsters[here] or here in s.foes:
            choices.append(FIGHT.base)
            if s.spells[seat]:
                choices += spell_options(s, seat)
            return choices
        if s.actions:
            if not s.moved:
                choices = move_options(s, seat)
            add_actions(s, seat, here, choices)
            if ITEMS_CAN_BE_MOVED.holds(s):
                choices += DROP_ITEM.options(s, seat)
                choices += SHIFT_WEAPON.options(s, seat)
        if s.ground:
            choices += TAKE_ITEM.options(s, seat)
        if s.spells[seat]:
            choices += spell_options(s, seat)
        if s.moved and s.actions > 1:
            choices.append(SKIP.base)
        choices.append(END.base)
        return choices


def add_actions(s: Karak, seat: int, here: int, choices: list[int]) -> None:
    """Adds what can be done on a free tile, once an action is left (KA 6.1, 6.2)."""
    tile = LAID_TILE[s.land[here]]
    if s.toughness[seat] < max_toughness(s, seat):
        choices.append(HEAL.base)
    if s.cities[seat] == here:
        choices += city_options(s, seat)
    elif may_gather(s, here):
        if can_gather(s, tile):
            choices.append(GATHER.base)
        if s.cities[seat] == NONE and TILE_CITY[tile] and affords(s, seat, CITY_COST):  # KA 6.7, 6.8
            choices.append(FOUND.base)
    if TILE_STALL[tile]:
        choices += wares(s, seat)
    if has(s, seat, RAISE_UNITS) and dice_left(s, unit_raised(s, seat)):
        choices.append(RAISE.base)


ASK_TURN: Final = CHAPTER.question(Turn())


@CHAPTER.step(seat=SEAT)
def turn_end(s: Karak, seat: int) -> None:
    """KA 1.11, 23.3."""
    s.actions = 0
    emit(s, events.TURN_ENDED, seat)
    after = seat + 1 if seat + 1 < s.seats else 0
    if after == s.first and s.round >= int(ROUNDS.of(s)):
        end(s, ROUND_LIMIT)
    else:
        push(s, turn, after)
