"""The fight (KA 8): strength needed, the roll, rerolls, ignored symbols, losses, and what the player adds."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, number, untold
from warhost.core.chance import roll
from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT
from warhost.core.engine import ask, emit, push, use
from warhost.core.question import Question, Reason
from warhost.games.karak import events, purposes
from warhost.games.karak.components import (
    AMULET,
    DICE,
    FOE_COMPONENT,
    GENERAL,
    GENERAL_ENTRY_LOSS,
    HERO_DIE,
    HORDE_ENTRY_LOSS,
    IGNORABLE,
    ITEM_COMPONENT,
    ITEM_SLOT,
    ITEMS,
    MONSTER_COMPONENT,
    N_HORDES,
    PAIR_COST,
    SKULL,
    SPELL,
    SWORDS,
    SYMBOLS,
    TOKEN_MONSTER,
    TOKENS_ON,
    UNIT_COMPONENT,
    UNITS,
    WEAPON,
)
from warhost.games.karak.operations import (
    ABILITY_OPERATIONS,
    ITEM_OPERATIONS,
    AbilityOperation,
    ItemOperation,
    of_ability,
)
from warhost.games.karak.rules.items import MASTER_OF_THROWS, use_up
from warhost.games.karak.rules.land import foe_strength, foes_on, strength_on
from warhost.games.karak.rules.outcome import fall, plague, result
from warhost.games.karak.rules.players import (
    ability_with,
    affords,
    has,
    hurt,
    max_toughness,
    pay,
    use_ability,
)
from warhost.games.karak.rules.roll import LIFE_DRAIN, MOST_STRENGTH, lose_unit, shown
from warhost.games.karak.rules.symbols import symbols
from warhost.games.karak.state import (
    ADDED,
    BONUS,
    DRAIN,
    GUARDED,
    HURT,
    IGNORED,
    IGNORES,
    KIN,
    LOST,
    MARKERS,
    MOVED,
    NEEDED,
    NO_FIGHT,
    SKULLS,
    STANDS,
    TOTAL,
    VENOMED,
    WORTH,
    Karak,
)
from warhost.games.karak.verbs import CANNONADE as CANNONADE_VERB
from warhost.games.karak.verbs import CAST, DONE, IGNORE, REROLL, STAY, THROW, unknown

CHAPTER: Final = Chapter("fight")

STRENGTH: Final = ITEM_OPERATIONS.add(ItemOperation("strength", WEAPON, SPELL, n=number(1, 9)))
IGNORE_SKULLS: Final = ITEM_OPERATIONS.add(ItemOperation("ignore_skulls", AMULET, n=number(1, 9)))
BRING_DIE: Final = ITEM_OPERATIONS.add(ItemOperation("die", AMULET, unit=UNITS))
ITEM_STRENGTH: Final = STRENGTH.numbers("n")
ITEM_IGNORES: Final = IGNORE_SKULLS.numbers("n")
ITEM_UNIT: Final = BRING_DIE.numbers("unit")

TERROR_OF_THE_WEAK: Final = ABILITY_OPERATIONS.add(
    AbilityOperation("terror_of_the_weak", strength=number(1, 99))
)
AMBUSH: Final = ABILITY_OPERATIONS.add(AbilityOperation("ambush", strength=number(1, 9)))
SECOND_STRIKE: Final = ABILITY_OPERATIONS.add(AbilityOperation("second_strike", rerolls=number(1, 9)))
FOREST_KIN: Final = ABILITY_OPERATIONS.add(AbilityOperation("forest_kin", skulls=number(1, 9)))
CANNONADE: Final = ABILITY_OPERATIONS.add(AbilityOperation("cannonade", most_markers=number(2, 99)))
WEAK: Final = of_ability(TERROR_OF_THE_WEAK, "strength")
AMBUSH_STRENGTH: Final = of_ability(AMBUSH, "strength")
REROLLS: Final = SECOND_STRIKE.numbers("rerolls")
KIN_SKULLS: Final = of_ability(FOREST_KIN, "skulls")
CANNONADE_MOST: Final = CANNONADE.numbers("most_markers")
MARKERS_A_SHOT: Final = 2


@CHAPTER.step(seat=SEAT)
def fight(s: Karak, seat: int) -> None:
    """KA 8.5, 8.25: what belongs to a fight, the last of it first. Who falls has fought all the same (KA 12.2)."""
    here = s.hero_at[seat]
    foes = foes_on(s, here) if here in s.foes else []
    counts = NO_FIGHT[:]
    counts[NEEDED] = needed_by(s, seat, here)
    counts[WORTH] = strength_on(s, here)
    s.fight = counts
    s.dice = []
    s.faces = []
    s.fates = []
    _use_enemies(s, here, foes)
    emit(s, events.FIGHT_BEGAN, seat, here, counts[NEEDED])
    push(s, fall, seat)
    loss = entry_loss(foes)
    if loss:
        hurt(s, seat, loss, events.BY_ENTRY)
        if not s.toughness[seat]:  # KA 8.3
            return
    push(s, plague, seat)
    push(s, result, seat)
    if counts[NEEDED] < counts[WORTH]:
        use_ability(s, seat, TERROR_OF_THE_WEAK)
    if counts[NEEDED] == 0:  # KA 15.3
        emit(s, events.FLED, seat, here)
        return
    push(s, add, seat)
    push(s, losses, seat)
    _roll(s, seat)


def entry_loss(foes: list[int]) -> int:
    """KA 8.2, 20.2, 22.6: what a hero loses before a fight with hordes or the General begins; Riders cost nothing."""
    loss = 0
    for foe in foes:
        if foe < N_HORDES:
            loss = max(loss, HORDE_ENTRY_LOSS)
        elif foe == GENERAL:
            loss = max(loss, GENERAL_ENTRY_LOSS)
    return loss


def needed_by(s: Karak, seat: int, here: int) -> int:
    """KA 8.1, 15.2, 15.4, 20.1: what the enemies on a hex count against this hero."""
    if not has(s, seat, TERROR_OF_THE_WEAK):
        return strength_on(s, here)
    weak = s.printed.effects[WEAK][ability_with(s, seat, TERROR_OF_THE_WEAK)]
    total = 0
    for token in TOKENS_ON[s.monsters[here]]:
        if s.printed.token_strength[token] > weak:
            total += s.printed.token_strength[token]
    for foe in foes_on(s, here):
        strength = foe_strength(s, foe)
        if strength > weak:
            total += strength
    return total


def _use_enemies(s: Karak, here: int, foes: list[int]) -> None:
    if s.trace is None:
        return
    for token in TOKENS_ON[s.monsters[here]]:
        use(s, MONSTER_COMPONENT + TOKEN_MONSTER[token])
    for foe in foes:
        use(s, FOE_COMPONENT + foe)


# The roll


def own_dice(s: Karak, seat: int) -> list[int]:
    """KA 8.4: the hero die, all units, and the die that an amulet brings."""
    dice = [HERO_DIE]
    for unit, number_owned in enumerate(s.units[seat]):
        dice += [unit + 1] * number_owned
    amulet = s.amulets[seat]
    if BRING_DIE.having[amulet]:
        dice.append(ITEM_UNIT[amulet] + 1)
    return dice


def own_bonus(s: Karak, seat: int, moved: bool) -> int:
    """Weapons, and Ambush after a move onto enemies that were there (KA 8.14, 10.2, 15.9)."""
    bonus = 0
    for weapon in s.weapons[seat]:
        bonus += ITEM_STRENGTH[weapon]
    if moved and has(s, seat, AMBUSH):
        bonus += s.printed.effects[AMBUSH_STRENGTH][ability_with(s, seat, AMBUSH)]
    return bonus


def _roll(s: Karak, seat: int) -> None:
    dice = own_dice(s, seat)
    s.dice = dice
    occasion = purposes.FIGHT_DICE.at(s.round, seat, s.hero_at[seat])
    s.faces = [roll(s, occasion) - 1 for _ in dice]
    s.fates = [STANDS] * len(dice)
    counts = s.fight
    moved = s.entry == MOVED
    counts[BONUS] = own_bonus(s, seat, moved)
    if s.trace is not None:
        _tell_roll(s, seat, moved)
    push(s, ignore, seat)
    if has(s, seat, SECOND_STRIKE):
        ask(s, ASK_REROLL, seat, shown(s, 0), REROLLS[ability_with(s, seat, SECOND_STRIKE)])


def _tell_roll(s: Karak, seat: int, moved: bool) -> None:
    symbols_shown = [shown(s, place) for place in range(len(s.dice))]
    swords = sum(SWORDS[symbol] for symbol in symbols_shown)
    emit(s, events.ROLLED, seat, s.dice[:], symbols_shown, swords)
    if moved and has(s, seat, AMBUSH):
        use_ability(s, seat, AMBUSH)
    for weapon in s.weapons[seat]:
        use(s, ITEM_COMPONENT + weapon)
    amulet = s.amulets[seat]
    if BRING_DIE.having[amulet]:
        use(s, ITEM_COMPONENT + amulet)
        use(s, UNIT_COMPONENT + ITEM_UNIT[amulet])


class Reroll(Question):
    """KA 8.6, 15.12: the hero die is the first."""

    name = "reroll"
    rule = "KA 15.12"
    about = {"face": SYMBOLS, "left": untold(number(1, 9))}
    passing = (STAY,)

    def options(self, s: Karak, seat: int) -> list[int]:
        return [REROLL.base, STAY.base]

    def answer(self, s: Karak, seat: int, option: int) -> None:
        old, left = s.about
        if REROLL.has(option):
            s.faces[0] = roll(s, purposes.REROLLS.at(s.round, seat, s.hero_at[seat])) - 1
            use_ability(s, seat, SECOND_STRIKE)
            emit(s, events.REROLLED, seat, old, shown(s, 0))
            if left > 1:
                ask(s, ASK_REROLL, seat, shown(s, 0), left - 1)
        elif not STAY.has(option):
            raise unknown(option)

    def was(self, s: Karak, a: int, b: int, c: int) -> tuple[int, ...]:
        return (a, 1)


ASK_REROLL: Final = CHAPTER.question(Reroll())


# Ignored skulls and symbols


@CHAPTER.step(seat=SEAT)
def ignore(s: Karak, seat: int) -> None:
    """Counts the skulls, and opens what can ignore them (KA 8.7, 11.1, 11.2)."""
    counts = s.fight
    skulls = 0
    special = False
    for place in range(len(s.dice)):
        symbol = shown(s, place)
        if symbol == SKULL:
            skulls += 1
        elif symbol > SKULL:
            special = True
    counts[SKULLS] = skulls
    if special:
        push(s, symbols, seat, 0)
    if skulls or special:
        counts[IGNORES] = ITEM_IGNORES[s.amulets[seat]]
        if has(s, seat, FOREST_KIN):
            counts[KIN] = s.printed.effects[KIN_SKULLS][ability_with(s, seat, FOREST_KIN)]
        if counts[IGNORES] or counts[KIN]:
            ask(s, ASK_IGNORE, seat)


class Ignore(Question):
    """Dice whose skull or symbol can still be ignored, each sort once (KA 8.8 to 8.10, 15.8)."""

    name = "ignore"
    rule = "KA 8.7"
    obvious = True
    passing = (DONE,)

    def options(self, s: Karak, seat: int) -> list[int]:
        choices: list[int] = []
        for place, die in enumerate(s.dice):
            if _can_ignore(s, place) and IGNORE.pack1(die) not in choices:
                choices.append(IGNORE.pack1(die))
        choices.append(DONE.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        if IGNORE.has(option):
            _ignore_one(s, seat, IGNORE.first(option))
            ask(s, ASK_IGNORE, seat)
        elif not DONE.has(option):
            raise unknown(option)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        return "karak-reason-nothing_to_ignore", {"die": DICE.ids[IGNORE.first(option)]}


ASK_IGNORE: Final = CHAPTER.question(Ignore())


def _ignore_one(s: Karak, seat: int, die: int) -> None:
    """Forest Kin goes first where it can: it can do less than the amulet."""
    place = next(i for i in range(len(s.dice)) if s.dice[i] == die and _can_ignore(s, i))
    by_kin = _can_kin_ignore(s, place)
    symbol = shown(s, place)
    s.fates[place] = IGNORED
    if by_kin:
        s.fight[KIN] -= 1
        use_ability(s, seat, FOREST_KIN)
    else:
        s.fight[IGNORES] -= 1
        use(s, ITEM_COMPONENT + s.amulets[seat])
    emit(s, events.IGNORED, seat, die, symbol)


def _can_ignore(s: Karak, place: int) -> bool:
    """Whether what is left, of the amulet or of Forest Kin, works on this die."""
    if s.fates[place] != STANDS:
        return False
    return _can_kin_ignore(s, place) or (s.fight[IGNORES] > 0 and IGNORABLE[shown(s, place)])


def _can_kin_ignore(s: Karak, place: int) -> bool:
    """KA 15.8: a skull on a unit die."""
    return s.fight[KIN] > 0 and shown(s, place) == SKULL and s.dice[place] != HERO_DIE


# Losses


@CHAPTER.step(seat=SEAT)
def losses(s: Karak, seat: int) -> None:
    """KA 8.11, 8.12: every skull that is neither ignored nor cancelled hurts."""
    counts = s.fight
    if not counts[GUARDED]:
        for i in range(len(s.dice)):
            if s.fates[i] == STANDS and shown(s, i) == SKULL:
                if s.dice[i] == HERO_DIE:
                    counts[HURT] += 1
                else:
                    lose_unit(s, seat, i, events.BY_SKULL)
    _settle_toughness(s, seat)
    counts[TOTAL] = total(s)


def _settle_toughness(s: Karak, seat: int) -> None:
    """KA 8.22: lost and restored in one roll is set off."""
    before = s.toughness[seat]
    after = before - s.fight[HURT] + s.fight[DRAIN]
    after = min(max(after, 0), max_toughness(s, seat))
    s.toughness[seat] = after
    if s.fight[DRAIN]:
        use_ability(s, seat, LIFE_DRAIN)
    if after < before:
        emit(s, events.HURT, seat, before - after, after, events.BY_SKULL)
    elif after > before:
        emit(s, events.HEALED, seat, after - before, after, events.BY_LIFE_DRAIN)


def total(s: Karak) -> int:
    """KA 8.13, 8.14: swords of all dice that were not given up or lost to their symbol, weapons and bonuses; nothing that the player
    adds, which comes later."""
    swords = 0
    for place in range(len(s.dice)):
        if s.fates[place] != LOST:
            swords += SWORDS[shown(s, place)]
    counts = s.fight
    return swords + counts[BONUS] + counts[VENOMED]


# What the player adds


@CHAPTER.step(seat=SEAT)
def add(s: Karak, seat: int) -> None:
    """KA 8.15. With the fight already won there is nothing to add for."""
    if s.fight[TOTAL] < s.fight[NEEDED]:
        ask(s, ASK_ADD, seat, s.fight[TOTAL], s.fight[NEEDED])


class Add(Question):
    name = "add"
    rule = "KA 8.15"
    about = {"total": count(MOST_STRENGTH), "needed": count(MOST_STRENGTH)}
    obvious = True
    passing = (DONE,)

    def options(self, s: Karak, seat: int) -> list[int]:
        choices: list[int] = []
        for item in dict.fromkeys(s.spells[seat]):
            if ITEM_STRENGTH[item]:
                verb = CAST if ITEM_SLOT[item] == SPELL else THROW
                choices.append(verb.pack1(item))
        if can_fire(s, seat):
            choices += [
                CANNONADE_VERB.pack1(pair) for pair, cost in enumerate(PAIR_COST) if affords(s, seat, cost)
            ]
        choices.append(DONE.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        if DONE.has(option):
            return
        if CANNONADE_VERB.has(option):
            _fire(s, seat, CANNONADE_VERB.first(option))
        elif THROW.has(option):
            use_ability(s, seat, MASTER_OF_THROWS)
            _spend(s, seat, THROW.first(option))
        elif CAST.has(option):
            _spend(s, seat, CAST.first(option))
        else:
            raise unknown(option)
        push(s, add, seat)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        if CANNONADE_VERB.has(option):
            return "karak-reason-no_cannonade", {}
        verb = THROW if THROW.has(option) else CAST
        return "karak-reason-no_spell", {"item": ITEMS.ids[verb.first(option)]}


ASK_ADD: Final = CHAPTER.question(Add())


def can_fire(s: Karak, seat: int) -> bool:
    """KA 15.20: whether Cannonade may turn two more markers into a sword; without it none may be."""
    return s.fight[MARKERS] + MARKERS_A_SHOT <= CANNONADE_MOST[ability_with(s, seat, CANNONADE)]


def _fire(s: Karak, seat: int, pair: int) -> None:
    """KA 15.20."""
    pay(s, seat, PAIR_COST[pair], events.BY_CANNONADE)
    s.fight[MARKERS] += MARKERS_A_SHOT
    _strengthen(s, 1)
    use_ability(s, seat, CANNONADE)
    emit(s, events.STRENGTHENED, seat, 1, events.BY_CANNONADE)


def _spend(s: Karak, seat: int, item: int) -> None:
    use_up(s, seat, item)
    _strengthen(s, ITEM_STRENGTH[item])


def _strengthen(s: Karak, by: int) -> None:
    s.fight[ADDED] += by
    s.fight[TOTAL] += by
