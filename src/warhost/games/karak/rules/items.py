"""Items (KA 10): slots, what is left on the ground, spells outside fights. What a hero puts down or shifts by himself is in
a chapter of its own."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from warhost.core.action import Action
from warhost.core.arguments import count, flag, number, untold
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT
from warhost.core.engine import ask, emit, push, use
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import (
    AMULET,
    ITEM_COMPONENT,
    ITEM_SLOT,
    ITEMS,
    N_FOUND,
    N_RESOURCES,
    SPELL,
    WEAPON,
)
from warhost.games.karak.operations import (
    ABILITY_OPERATIONS,
    ITEM_OPERATIONS,
    SPELLS_OF,
    AbilityOperation,
    ItemOperation,
    SpellOperation,
    of_item,
)
from warhost.games.karak.revisions import AMULET_ACTS_AT_ONCE
from warhost.games.karak.rules.land import is_free
from warhost.games.karak.rules.players import (
    ITEM_TOUGHNESS,
    change_glory,
    has,
    heal,
    hurt,
    markers,
    max_toughness,
)
from warhost.games.karak.state import ITEM_PLACE, Karak, changed
from warhost.games.karak.verbs import CAST, DONE, GAIN, KEEP, LEAVE, NOTHING, REPLACE, TAKE, unknown
from warhost.games.karak.verbs import PLUNDER as PLUNDER_VERB

CHAPTER: Final = Chapter("items")
MASTER_OF_THROWS: Final = ABILITY_OPERATIONS.add(AbilityOperation("master_of_throws"))
"""Weapons also fit spell slots, and are thrown from there."""
GLORY_OF_ITEMS: Final = ITEM_OPERATIONS.add(ItemOperation("glory", AMULET, n=number(1, 9)))
ITEM_GLORY: Final = GLORY_OF_ITEMS.numbers("n")
ACTIONS_BY_ITEM: Final = ITEM_OPERATIONS.add(ItemOperation("actions", AMULET, n=number(1, 4)))
ITEM_ACTIONS: Final = ACTIONS_BY_ITEM.numbers("n")


# Taking an item


@CHAPTER.step(seat=SEAT, item=ITEMS, from_ground=flag())
def equip(s: Karak, seat: int, item: int, from_ground: int) -> None:
    """KA 10.3."""
    ask(s, ASK_EQUIP, seat, item, from_ground)


class Equip(Question):
    """A free slot; without one of its own kind, what may be replaced, or nothing (from the ground one only takes)."""

    name = "equip"
    rule = "KA 10.3"
    about = {"item": ITEMS, "from_ground": untold(flag())}
    obvious = True
    passing = (LEAVE,)

    def options(self, s: Karak, seat: int) -> list[int]:
        item, from_ground = s.about
        slot = ITEM_SLOT[item]
        slots = [slot]
        if slot == WEAPON and has(s, seat, MASTER_OF_THROWS):
            slots.append(SPELL)  # KA 15.16
        free = [each for each in slots if len(held_in(s, seat, each)) < s.printed.slot_size[each]]
        choices = KEEP.each(free)
        if slot in free:
            return choices
        for each in slots:
            if each not in free:
                choices += [REPLACE.pack2(each, old) for old in dict.fromkeys(held_in(s, seat, each))]
        if not from_ground:
            choices.append(LEAVE.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        item, _from_ground = s.about
        left = s.in_hand[:]
        left.remove(item)
        s.in_hand = left
        if KEEP.has(option):
            take_into(s, seat, KEEP.first(option), item)
        elif REPLACE.has(option):
            slot, old = REPLACE.unpack(option)
            remove(s, seat, slot, old)
            put_on_ground(s, seat, old)
            take_into(s, seat, slot, item)
        elif LEAVE.has(option):
            put_on_ground(s, seat, item)
        else:
            raise unknown(option)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        item, _from_ground = s.about
        return "karak-reason-slot", {"item": ITEMS.ids[item]}


ASK_EQUIP: Final = CHAPTER.question(Equip())


def take_into(s: Karak, seat: int, slot: int, item: int) -> None:
    insert(s, seat, slot, item)
    use(s, ITEM_COMPONENT + item)
    emit(s, events.ITEM_TAKEN, seat, item, slot)


def take_in_hand(s: Karak, items: list[int]) -> None:
    """Items that are on their way into a slot."""
    s.in_hand = sorted(items)


def held_in(s: Karak, seat: int, slot: int) -> list[int]:
    if slot == WEAPON:
        return s.weapons[seat]
    if slot == SPELL:
        return s.spells[seat]
    return [] if s.amulets[seat] == NONE else [s.amulets[seat]]


def insert(s: Karak, seat: int, slot: int, item: int) -> None:
    if slot == AMULET:
        s.amulets = changed(s.amulets, seat, item)
        change_glory(s, seat, ITEM_GLORY[item], events.BY_AMULET)
        heal(s, seat, s.printed.effects[ITEM_TOUGHNESS][item], events.BY_AMULET)  # KA 10.14
        _hasten(s, seat, item)
    else:
        _change_slot(s, seat, slot, sorted([*held_in(s, seat, slot), item]))


def _hasten(s: Karak, seat: int, item: int) -> None:
    """KA 4.5: an amulet's action can be taken at once, but a turn has it only once."""
    if not s.hastened and AMULET_ACTS_AT_ONCE.holds(s):
        s.actions += ITEM_ACTIONS[item]
        s.hastened = ITEM_ACTIONS[item] > 0


def remove(s: Karak, seat: int, slot: int, item: int) -> None:
    if slot == AMULET:
        s.amulets = changed(s.amulets, seat, NONE)
        change_glory(s, seat, -ITEM_GLORY[item], events.BY_AMULET)
        hurt(s, seat, min(s.printed.effects[ITEM_TOUGHNESS][item], s.toughness[seat] - 1), events.BY_AMULET)
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
    s.put_down = sorted([*s.put_down, entry])
    emit(s, events.ITEM_LEFT, seat, item, s.hero_at[seat])


def put_throwing_weapons_away(s: Karak, seat: int) -> None:
    """KA 17.10."""
    for item in s.spells[seat]:
        if ITEM_SLOT[item] == WEAPON:
            remove(s, seat, SPELL, item)
            if len(s.weapons[seat]) < s.printed.slot_size[WEAPON]:
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


class Take(Action):
    """KA 10.5, 10.6, 18.7; the hero's tile must be free."""

    def options(self, s: Karak, seat: int) -> list[int]:
        ground = s.ground
        here = s.hero_at[seat] * ITEM_PLACE
        lying = ground[bisect_left(ground, here) : bisect_left(ground, here + ITEM_PLACE)]
        return [
            TAKE.pack1(entry % ITEM_PLACE)
            for entry in dict.fromkeys(lying)
            if lying.count(entry) > s.put_down.count(entry)
        ]

    def carry_out(self, s: Karak, seat: int, option: int) -> None:
        item = TAKE.first(option)
        ground = s.ground[:]
        ground.remove(s.hero_at[seat] * ITEM_PLACE + item)
        s.ground = ground
        take_in_hand(s, [item])
        push(s, equip, seat, item, 1)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        if not is_free(s, s.hero_at[seat]):
            return "karak-reason-must_fight", {}
        item = TAKE.first(option)
        if s.hero_at[seat] * ITEM_PLACE + item in s.ground:
            return "karak-reason-put_down_now", {"item": ITEMS.ids[item]}
        return "karak-reason-not_on_ground", {"item": ITEMS.ids[item]}


TAKE_ITEM: Final = Take(TAKE)


# Spells outside a fight (KA 10.11, 10.12)


def spell_options(s: Karak, seat: int) -> list[int]:
    choices = CAST_SPELL.options(s, seat)
    choices += PLUNDER_HERO.options(s, seat)
    return choices


class Heal(SpellOperation):
    def may_cast(self, s: Karak, seat: int, item: int) -> bool:
        return s.toughness[seat] < max_toughness(s, seat)

    def cast(self, s: Karak, seat: int, item: int) -> None:
        heal(s, seat, s.printed.effects[ITEM_HEALS][item], events.BY_HEALING)


HEALING: Final = ITEM_OPERATIONS.add(Heal("heal", SPELL, toughness=number(1, 9)))
ITEM_HEALS: Final = of_item(HEALING, "toughness")


class Cast(Action):
    def options(self, s: Karak, seat: int) -> list[int]:
        return [
            CAST.pack1(item)
            for item in dict.fromkeys(s.spells[seat])
            if any(spell.may_cast(s, seat, item) for spell in SPELLS_OF[item])
        ]

    def carry_out(self, s: Karak, seat: int, option: int) -> None:
        item = CAST.first(option)
        use_up(s, seat, item)
        for spell in SPELLS_OF[item]:
            spell.cast(s, seat, item)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        item = CAST.first(option)
        if not is_free(s, s.hero_at[seat]):
            return "karak-reason-must_fight", {}
        if item not in s.spells[seat]:
            return "karak-reason-no_spell", {"item": ITEMS.ids[item]}
        if HEALING.having[item]:
            return "karak-reason-unhurt", {}
        return "karak-reason-nothing_to_take", {}


CAST_SPELL: Final = Cast(CAST)

MOST_PLUNDERED: Final = 9
PLUNDER: Final = ITEM_OPERATIONS.add(ItemOperation("plunder", SPELL, markers=number(1, MOST_PLUNDERED)))
PLUNDER_MARKERS: Final = of_item(PLUNDER, "markers")


class Plunder(Action):
    def options(self, s: Karak, seat: int) -> list[int]:
        if plundering_spell(s, seat) == NONE:
            return NOTHING
        return [
            PLUNDER_VERB.pack1(s.sides[other])
            for other in range(s.seats)
            if other != seat and markers(s, other)
        ]

    def carry_out(self, s: Karak, seat: int, option: int) -> None:
        item = plundering_spell(s, seat)
        use_up(s, seat, item)
        push(
            s,
            plunder,
            seat,
            s.sides.index(PLUNDER_VERB.first(option)),
            s.printed.effects[PLUNDER_MARKERS][item],
        )

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        if not is_free(s, s.hero_at[seat]):
            return "karak-reason-must_fight", {}
        return "karak-reason-nothing_to_take", {}


def plundering_spell(s: Karak, seat: int) -> int:
    """The spell with which a hero can plunder, or NONE."""
    for item in s.spells[seat]:
        if PLUNDER.having[item]:
            return item
    return NONE


PLUNDER_HERO: Final = Plunder(PLUNDER_VERB)


@CHAPTER.step(seat=SEAT, victim=SEAT, left=count(MOST_PLUNDERED))
def plunder(s: Karak, seat: int, victim: int, left: int) -> None:
    if left:
        ask(s, ASK_PLUNDER, seat, victim, left)


class PlunderMarker(Question):
    name = "plunder"
    rule = "KA 10.11"
    about = {"victim": SEAT, "left": count(MOST_PLUNDERED)}
    obvious = True
    passing = (DONE,)

    def options(self, s: Karak, seat: int) -> list[int]:
        victim, _left = s.about
        held = s.resources[victim]
        choices = [GAIN.pack1(resource) for resource in range(N_RESOURCES) if held[resource]]
        choices.append(DONE.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        victim, left = s.about
        if GAIN.has(option):
            push(s, plunder, seat, victim, left - 1)
            take_marker(s, seat, victim, GAIN.first(option))
        elif not DONE.has(option):
            raise unknown(option)


ASK_PLUNDER: Final = CHAPTER.question(PlunderMarker())


def take_marker(s: Karak, seat: int, victim: int, resource: int) -> None:
    taken = s.resources[victim][:]
    taken[resource] -= 1
    s.resources[victim] = taken
    held = s.resources[seat][:]
    held[resource] += 1
    s.resources[seat] = held
    emit(s, events.PLUNDERED, seat, victim, resource)
