"""Items (KA 10): slots, what is left on the ground, spells outside fights, the merchant's wares (KA 18)."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, push, use
from warhost.core.game import Reason
from warhost.games.karak import events, prompts, steps
from warhost.games.karak.components import (
    AMULET,
    HEALING,
    HEALING_TOUGHNESS,
    ITEM_COMPONENT,
    ITEM_GLORY,
    ITEM_SLOT,
    ITEM_TOUGHNESS,
    ITEMS,
    MASTER_OF_THROWS,
    N_FOUND,
    N_ITEMS,
    N_RESOURCES,
    PLUNDER,
    PLUNDER_MARKERS,
    SLOT_SIZE,
    SPELL,
    TILE_STALL,
    TRADE_COST,
    WEAPON,
)
from warhost.games.karak.rules.land import tile_at
from warhost.games.karak.rules.players import (
    affords,
    change_glory,
    has,
    heal,
    hurt,
    markers,
    max_toughness,
    pay,
)
from warhost.games.karak.state import ITEM_PLACE, Karak, changed
from warhost.games.karak.verbs import BUY, DONE, GAIN, KEEP, LEAVE, REPLACE, TAKE
from warhost.games.karak.verbs import CAST as CAST_VERB
from warhost.games.karak.verbs import PLUNDER as PLUNDER_VERB

FROM_ELSEWHERE: Final = 0
FROM_GROUND: Final = 1


# Taking an item


def equip(s: Karak, seat: int, item: int, source: int) -> None:
    """KA 10.3."""
    ask(s, prompts.EQUIP, seat, item, source)


def take_in_hand(s: Karak, items: list[int]) -> None:
    """Items that are on their way into a slot."""
    s.in_hand = sorted([*s.in_hand, *items])


def equip_options(s: Karak, seat: int) -> list[int]:
    """A free slot; without one of its own kind, what may be replaced, or nothing (from the ground one only takes)."""
    item, source = s.ask_a, s.ask_b
    slot = ITEM_SLOT[item]
    slots = [slot]
    if slot == WEAPON and has(s, seat, MASTER_OF_THROWS):
        slots.append(SPELL)  # KA 15.16
    free = [each for each in slots if len(held_in(s, seat, each)) < SLOT_SIZE[each]]
    choices = [KEEP.base + each for each in free]
    if slot in free:
        return choices
    for each in slots:
        if each not in free:
            base = REPLACE.base + each * N_ITEMS
            choices += [base + old for old in dict.fromkeys(held_in(s, seat, each))]
    if source != FROM_GROUND:
        choices.append(LEAVE.base)
    return choices


def held_in(s: Karak, seat: int, slot: int) -> list[int]:
    if slot == WEAPON:
        return s.weapons[seat]
    if slot == SPELL:
        return s.spells[seat]
    return [] if s.amulets[seat] == NONE else [s.amulets[seat]]


def equip_answer(s: Karak, seat: int, option: int) -> None:
    item = s.ask_a
    left = s.in_hand[:]
    left.remove(item)
    s.in_hand = left
    if option == LEAVE.base:
        put_on_ground(s, seat, item)
        return
    if option >= REPLACE.base:
        slot, old = REPLACE.unpack(option)
        remove(s, seat, slot, old)
        put_on_ground(s, seat, old)
    else:
        slot = option - KEEP.base
    insert(s, seat, slot, item)
    use(s, ITEM_COMPONENT + item)
    emit(s, events.ITEM_TAKEN, seat, item, slot)


def why_not_equip(s: Karak, seat: int, option: int) -> Reason:
    return "karak-reason-slot", {"item": ITEMS.ids[s.ask_a]}


def insert(s: Karak, seat: int, slot: int, item: int) -> None:
    if slot == AMULET:
        s.amulets = changed(s.amulets, seat, item)
        change_glory(s, seat, ITEM_GLORY[item], events.BY_AMULET)
        heal(s, seat, ITEM_TOUGHNESS[item], events.BY_AMULET)  # KA 10.14
    else:
        _change_slot(s, seat, slot, sorted([*held_in(s, seat, slot), item]))


def remove(s: Karak, seat: int, slot: int, item: int) -> None:
    if slot == AMULET:
        s.amulets = changed(s.amulets, seat, NONE)
        change_glory(s, seat, -ITEM_GLORY[item], events.BY_AMULET)
        hurt(s, seat, min(ITEM_TOUGHNESS[item], s.toughness[seat] - 1), events.BY_AMULET)
    else:
        left = held_in(s, seat, slot)[:]
        left.remove(item)
        _change_slot(s, seat, slot, left)


def _change_slot(s: Karak, seat: int, slot: int, items: list[int]) -> None:
    if slot == WEAPON:
        s.weapons = _replaced(s.weapons, seat, items)
    else:
        s.spells = _replaced(s.spells, seat, items)


def _replaced(lists: list[list[int]], seat: int, items: list[int]) -> list[list[int]]:
    fresh = lists[:]
    fresh[seat] = items
    return fresh


def put_on_ground(s: Karak, seat: int, item: int) -> None:
    """KA 10.4, 10.6."""
    entry = s.hero_at[seat] * ITEM_PLACE + item
    s.ground = sorted([*s.ground, entry])
    if seat == s.turn:
        s.put_down = sorted([*s.put_down, entry])
    emit(s, events.ITEM_LEFT, seat, item, s.hero_at[seat])


def put_throwing_weapons_away(s: Karak, seat: int) -> None:
    """KA 17.10."""
    for item in s.spells[seat]:
        if ITEM_SLOT[item] == WEAPON:
            remove(s, seat, SPELL, item)
            if len(s.weapons[seat]) < SLOT_SIZE[WEAPON]:
                insert(s, seat, WEAPON, item)
                emit(s, events.ITEM_TAKEN, seat, item, WEAPON)
            else:
                put_on_ground(s, seat, item)


def use_up(s: Karak, seat: int, item: int) -> None:
    """A used spell or thrown weapon leaves the game; a bought one returns to the trade pool (KA 10.7, 15.17, 18.8)."""
    remove(s, seat, SPELL, item)
    use(s, ITEM_COMPONENT + item)
    emit(s, events.ITEM_USED, seat, item)
    if item >= N_FOUND:
        stack = item - N_FOUND
        s.trade_pool = changed(s.trade_pool, stack, s.trade_pool[stack] + 1)
    else:
        s.gone = changed(s.gone, item, s.gone[item] + 1)


# From the ground


def take_options(s: Karak, seat: int) -> list[int]:
    """KA 10.5, 10.6; the hero's tile must be free."""
    first = s.hero_at[seat] * ITEM_PLACE
    lying = [entry for entry in s.ground if first <= entry < first + ITEM_PLACE]
    return [
        TAKE.base + entry % ITEM_PLACE
        for entry in dict.fromkeys(lying)
        if lying.count(entry) > s.put_down.count(entry)
    ]


def take(s: Karak, seat: int, option: int) -> None:
    item = option - TAKE.base
    ground = s.ground[:]
    ground.remove(s.hero_at[seat] * ITEM_PLACE + item)
    s.ground = ground
    take_in_hand(s, [item])
    push(s, steps.EQUIP, seat, item, FROM_GROUND)


def why_not_take(s: Karak, seat: int, item: int) -> Reason:
    entry = s.hero_at[seat] * ITEM_PLACE + item
    if entry in s.ground:
        return "karak-reason-put_down_now", {"item": ITEMS.ids[item]}
    return "karak-reason-not_on_ground", {"item": ITEMS.ids[item]}


# Spells outside a fight


def spell_options(s: Karak, seat: int) -> list[int]:
    """KA 10.11, 10.12."""
    spells = s.spells[seat]
    choices: list[int] = []
    if HEALING in spells and s.toughness[seat] < max_toughness(s, seat):
        choices.append(CAST_VERB.base + HEALING)
    if PLUNDER in spells:
        choices += [
            PLUNDER_VERB.base + s.sides[other]
            for other in range(s.seats)
            if other != seat and markers(s, other)
        ]
    return choices


def cast(s: Karak, seat: int, option: int) -> None:
    if option >= PLUNDER_VERB.base:
        use_up(s, seat, PLUNDER)
        victim = s.sides.index(option - PLUNDER_VERB.base)
        push(s, steps.PLUNDER, seat, victim, PLUNDER_MARKERS)
    else:
        use_up(s, seat, HEALING)
        heal(s, seat, HEALING_TOUGHNESS, events.BY_HEALING)


def why_not_cast(s: Karak, seat: int, item: int) -> Reason:
    if item not in s.spells[seat]:
        return "karak-reason-no_spell", {"item": ITEMS.ids[item]}
    if item == HEALING:
        return "karak-reason-unhurt", {}
    return "karak-reason-nothing_to_take", {}


def plunder(s: Karak, seat: int, victim: int, left: int) -> None:
    if left and markers(s, victim):
        ask(s, prompts.PLUNDER, seat, victim, left)


def plunder_options(s: Karak, seat: int) -> list[int]:
    held = s.resources[s.ask_a]
    choices = [GAIN.base + resource for resource in range(N_RESOURCES) if held[resource]]
    choices.append(DONE.base)
    return choices


def plunder_one(s: Karak, seat: int, option: int) -> None:
    if option == DONE.base:
        return
    resource, victim = option - GAIN.base, s.ask_a
    push(s, steps.PLUNDER, seat, victim, s.ask_b - 1)
    taken = s.resources[victim][:]
    taken[resource] -= 1
    s.resources[victim] = taken
    held = s.resources[seat][:]
    held[resource] += 1
    s.resources[seat] = held
    emit(s, events.PLUNDERED, seat, victim, resource)


# The merchant


def buy_options(s: Karak, seat: int) -> list[int]:
    """KA 18.4; only on a stall."""
    if not TILE_STALL[tile_at(s, s.hero_at[seat])]:
        return []
    return [
        BUY.base + N_FOUND + stack
        for stack, left in enumerate(s.trade_pool)
        if left and affords(s, seat, TRADE_COST[stack])
    ]


def buy(s: Karak, seat: int, _b: int, _c: int) -> None:
    if buy_options(s, seat):
        ask(s, prompts.BUY, seat)


def buy_more_options(s: Karak, seat: int) -> list[int]:
    choices = buy_options(s, seat)
    choices.append(DONE.base)
    return choices


def buy_answer(s: Karak, seat: int, option: int) -> None:
    if option == DONE.base:
        return
    item = option - BUY.base
    stack = item - N_FOUND
    pay(s, seat, TRADE_COST[stack], events.BY_PRICE)
    s.trade_pool = changed(s.trade_pool, stack, s.trade_pool[stack] - 1)
    emit(s, events.ITEM_BOUGHT, seat, item)
    take_in_hand(s, [item])
    push(s, steps.BUY, seat)
    push(s, steps.EQUIP, seat, item, FROM_ELSEWHERE)


def why_not_buy(s: Karak, seat: int, option: int) -> Reason:
    item = BUY.first(option)
    name = {"item": ITEMS.ids[item]}
    if item < N_FOUND:
        return "karak-reason-not_for_sale", name
    if not TILE_STALL[tile_at(s, s.hero_at[seat])]:
        return "karak-reason-no_stall", {}
    if not s.trade_pool[item - N_FOUND]:
        return "karak-reason-sold_out", name
    return "karak-reason-cannot_pay", {}
