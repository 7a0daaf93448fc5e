"""The turn (KA 4): hordes, its start, then moves and actions, one after the other."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, push, use
from warhost.core.game import Reason
from warhost.games.karak import events, prompts, steps
from warhost.games.karak.components import (
    ACTIONS,
    BUILDING_COMPONENT,
    FLYING_CITY,
    INN,
    INN_INCOME,
    ITEM_ACTIONS,
    ITEM_COMPONENT,
    LAID_TILE,
    RECOVERED,
    STABLES,
    STABLES_ACTIONS,
    TILE_FLYING,
    building_of,
)
from warhost.games.karak.hexes import HEXES
from warhost.games.karak.options import ROUNDS
from warhost.games.karak.rules import actions, city, exploring, items, moving
from warhost.games.karak.rules.endings import ROUND_LIMIT, end
from warhost.games.karak.rules.land import is_free, neighbours
from warhost.games.karak.rules.players import has, heal, use_ability
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
    BUILD,
    BUY,
    CAST,
    CROSS,
    END,
    EXPLORE,
    FIGHT,
    FLY,
    PLUNDER,
    PORTAL,
    RIDE,
    SKIP,
    STAY,
    TAKE,
    TRAIN,
)
from warhost.games.karak.verbs import MOVE as MOVE_VERB

INN_BUILDING: Final = building_of(INN)
STABLES_BUILDING: Final = building_of(STABLES)


def turn(s: Karak, seat: int, _b: int, _c: int) -> None:
    if seat == s.first:
        s.round += 1
        emit(s, events.ROUND_BEGAN, s.round)
    s.turn = seat
    emit(s, events.TURN_BEGAN, seat)
    push(s, steps.TURN_END, seat)
    push(s, steps.ACTIONS, seat)
    push(s, steps.TURN_START, seat)
    push(s, steps.HORDES, seat)


def turn_start(s: Karak, seat: int, _b: int, _c: int) -> None:
    """KA 4.3: the Inn and the Flying City do not touch each other, so their order does not matter."""
    s.phase = TURN_START
    if s.cities[seat] == NONE:
        return
    if s.built[seat] & INN:
        use(s, BUILDING_COMPONENT + INN_BUILDING)
        push(s, steps.GAIN, seat, INN_INCOME, events.BY_INN)
    if has(s, seat, FLYING_CITY):
        ask(s, prompts.FLY, seat)


def fly_options(s: Karak, seat: int) -> list[int]:
    """KA 15.21 to 15.23."""
    places = [to for to in neighbours(s, s.cities[seat]) if may_land(s, to)]
    choices = [FLY.base + to for to in places]
    if s.hero_at[seat] == s.cities[seat]:
        choices += [RIDE.base + to for to in places]
    choices.append(STAY.base)
    return choices


def may_land(s: Karak, to: int) -> bool:
    return TILE_FLYING[LAID_TILE[s.land[to]]] and to not in s.cities and is_free(s, to)


def fly(s: Karak, seat: int, option: int) -> None:
    if option == STAY.base:
        return
    here = s.cities[seat]
    rides = option >= RIDE.base
    to = option - (RIDE.base if rides else FLY.base)
    use_ability(s, FLYING_CITY)
    s.cities = changed(s.cities, seat, to)
    emit(s, events.CITY_FLEW, seat, here, to)
    if rides:
        s.hero_at[seat] = to
        emit(s, events.MOVED, seat, here, to, events.BY_FLIGHT)


def why_not_fly(s: Karak, seat: int, option: int) -> Reason:
    verb = RIDE if RIDE.has(option) else FLY
    to = verb.first(option)
    where = {"hex": HEXES.ids[to]}
    if s.land[to] == NONE:
        return "karak-reason-not_revealed", where
    if to not in neighbours(s, s.cities[seat]):
        return "karak-reason-too_far", where
    if not may_land(s, to):
        return "karak-reason-city_cannot_land", where
    return "karak-reason-not_in_city", {}


def begin_actions(s: Karak, seat: int, _b: int, _c: int) -> None:
    s.moved = False
    s.crossed = False
    s.entry = STOOD
    s.came_from = NONE
    s.put_down = []
    if s.fallen[seat]:  # KA 4.11
        s.phase = RECOVERY
        fallen = s.fallen[:]
        fallen[seat] = False
        s.fallen = fallen
        heal(s, seat, RECOVERED, events.BY_RECOVERY)
        return
    s.actions = number_of_actions(s, seat)
    push(s, steps.ACT, seat)


def number_of_actions(s: Karak, seat: int) -> int:
    """KA 4.4, 4.5, 4.10."""
    if not is_free(s, s.hero_at[seat]):
        return 1
    number = ACTIONS
    if s.built[seat] & STABLES:
        number += STABLES_ACTIONS
        use(s, BUILDING_COMPONENT + STABLES_BUILDING)
    more = ITEM_ACTIONS[s.amulets[seat]]
    if more:
        number += more
        use(s, ITEM_COMPONENT + s.amulets[seat])
    return number


def act(s: Karak, seat: int, _b: int, _c: int) -> None:
    """The next move, action or free deed, until the player has ended his turn. Where only a fight or the end of the turn
    is left, nobody is asked."""
    if s.actions < 0 or s.fallen[seat]:
        return
    s.phase = ACTION if s.moved else MOVE
    if not s.actions or not is_free(s, s.hero_at[seat]):
        choices = turn_options(s, seat)
        if len(choices) == 1:
            push(s, steps.ACT, seat)
            take_turn(s, seat, choices[0])
            return
    push(s, steps.ACT, seat)
    ask(s, prompts.TURN, seat)


def turn_options(s: Karak, seat: int) -> list[int]:
    here = s.hero_at[seat]
    if s.monsters[here] or here in s.foes:  # KA 5.3, 19.23
        choices = [FIGHT.base]
        if s.spells[seat]:
            choices += items.spell_options(s, seat)
        return choices
    choices = []
    if s.actions:
        if not s.moved:
            choices = moving.move_options(s, seat)
        choices += actions.action_options(s, seat, here)
    if s.ground:
        choices += items.take_options(s, seat)
    if s.spells[seat]:
        choices += items.spell_options(s, seat)
    if s.moved and s.actions > 1:
        choices.append(SKIP.base)
    choices.append(END.base)
    return choices


def take_turn(s: Karak, seat: int, option: int) -> None:
    """Verbs are numbered in the order of the vocabulary, so comparing finds the family."""
    if option < EXPLORE.base:
        moving.move(s, seat, option)
    elif option < FIGHT.base:
        exploring.explore(s, seat, option)
    elif option < TAKE.base:
        use_action(s)
        actions.take_action(s, seat, option)
    elif option < CAST.base:
        items.take(s, seat, option)
    elif option < SKIP.base:
        items.cast(s, seat, option)
    elif option == SKIP.base:
        emit(s, events.SKIPPED, seat)
        use_action(s)
    else:
        s.actions = -1


def use_action(s: Karak) -> None:
    s.actions -= 1
    s.moved = False


def turn_end(s: Karak, seat: int, _b: int, _c: int) -> None:
    s.actions = 0
    emit(s, events.TURN_ENDED, seat)
    after = seat + 1 if seat + 1 < s.seats else 0
    if after == s.first and s.round >= int(s.options[ROUNDS]):
        end(s, ROUND_LIMIT)
    else:
        push(s, steps.TURN, after)


# Why an option is not offered


def why_not_turn(s: Karak, seat: int, option: int) -> Reason:
    for verb in (MOVE_VERB, CROSS, PORTAL):
        if verb.has(option):
            return moving.why_not_move(s, seat, verb.first(option))
    if EXPLORE.has(option):
        return moving.why_not_explore(s, seat, EXPLORE.first(option))
    if not is_free(s, s.hero_at[seat]):
        return "karak-reason-must_fight", {}
    if TAKE.has(option):
        return items.why_not_take(s, seat, TAKE.first(option))
    if CAST.has(option):
        return items.why_not_cast(s, seat, CAST.first(option))
    if PLUNDER.has(option):
        return "karak-reason-nothing_to_take", {}
    if s.actions <= 0:
        return "karak-reason-no_action", {}
    if BUILD.has(option):
        return city.why_not_build(s, seat, BUILD.first(option))
    if TRAIN.has(option):
        return city.why_not_train(s, seat, TRAIN.first(option))
    if BUY.has(option):
        return items.why_not_buy(s, seat, option)
    return actions.why_not_action(s, seat, option)
