"""The fight (KA 8): strength needed, the roll, rerolls, ignored symbols, losses, and what the player adds."""

from __future__ import annotations

from warhost.core.chance import roll
from warhost.core.engine import ask, emit, push, use
from warhost.core.game import Reason
from warhost.games.karak import events, prompts, steps
from warhost.games.karak.components import (
    AMBUSH,
    AMBUSH_STRENGTH,
    CANNONADE,
    CANNONADE_MOST,
    DICE,
    DRAINED,
    ENTRY_LOSS,
    FACES,
    FEARED_ON,
    FOE_COMPONENT,
    FOREST_KIN,
    GENERAL,
    HERO_DIE,
    IGNORABLE,
    ITEM_COMPONENT,
    ITEM_DIE,
    ITEM_IGNORES,
    ITEM_SLOT,
    ITEM_STRENGTH,
    ITEMS,
    KIN_SKULLS,
    LIFE_DRAIN,
    MASTER_OF_THROWS,
    MONSTER_COMPONENT,
    N_HORDES,
    N_UNITS,
    PAIR_COST,
    SECOND_STRIKE,
    SKULL,
    SPELL,
    SWORDS,
    TERROR_OF_THE_WEAK,
    TOKEN_MONSTER,
    TOKENS_ON,
    UNIT_COMPONENT,
    WEAK,
)
from warhost.games.karak.rules.items import use_up
from warhost.games.karak.rules.land import foe_strength, foes_on, strength_on
from warhost.games.karak.rules.players import (
    affords,
    change_units,
    has,
    hurt,
    markers,
    max_toughness,
    pay,
    use_ability,
)
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
    WON,
    WORTH,
    Karak,
)
from warhost.games.karak.verbs import CANNONADE as CANNONADE_VERB
from warhost.games.karak.verbs import CAST, DONE, IGNORE, REROLL, STAY, THROW


def fight(s: Karak, seat: int, _b: int, _c: int) -> None:
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
    push(s, steps.FALL, seat)
    if any(foe < N_HORDES or foe == GENERAL for foe in foes):
        hurt(s, seat, ENTRY_LOSS, events.BY_ENTRY)  # KA 8.2
        if not s.toughness[seat]:
            return
    push(s, steps.PLAGUE, seat)
    push(s, steps.RESULT, seat)
    if counts[NEEDED] < counts[WORTH]:
        use_ability(s, TERROR_OF_THE_WEAK)
    if counts[NEEDED] == 0:  # KA 15.3
        emit(s, events.FLED, seat, here)
        return
    push(s, steps.ADD, seat)
    push(s, steps.LOSSES, seat)
    _roll(s, seat)


def needed_by(s: Karak, seat: int, here: int) -> int:
    """KA 8.1, 15.2, 15.4: what the enemies on a hex count against this hero."""
    if not has(s, seat, TERROR_OF_THE_WEAK):
        return strength_on(s, here)
    total = FEARED_ON[s.monsters[here]]
    for foe in foes_on(s, here):
        strength = foe_strength(s, foe)
        if strength > WEAK:
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
    owned = s.units[seat]
    for unit in range(N_UNITS):
        if owned[unit]:
            dice += [unit + 1] * owned[unit]
    brought = ITEM_DIE[s.amulets[seat]]
    if brought:
        dice.append(brought)
    return dice


def own_bonus(s: Karak, seat: int, moved: bool) -> int:
    """Weapons, and Ambush after a move onto enemies that were there (KA 8.14, 15.9)."""
    bonus = 0
    for weapon in s.weapons[seat]:
        bonus += ITEM_STRENGTH[weapon]
    if moved and has(s, seat, AMBUSH):
        bonus += AMBUSH_STRENGTH
    return bonus


def _roll(s: Karak, seat: int) -> None:
    dice = own_dice(s, seat)
    s.dice = dice
    s.faces = [roll(s) - 1 for _ in dice]
    s.fates = [STANDS] * len(dice)
    counts = s.fight
    moved = s.entry == MOVED
    counts[BONUS] = own_bonus(s, seat, moved)
    if s.trace is not None:
        _tell_roll(s, seat, moved)
    push(s, steps.IGNORE, seat)
    if has(s, seat, SECOND_STRIKE):
        ask(s, prompts.REROLL, seat, FACES[s.faces[0]])


def _tell_roll(s: Karak, seat: int, moved: bool) -> None:
    shown = [FACES[die * 6 + face] for die, face in zip(s.dice, s.faces, strict=True)]
    emit(s, events.ROLLED, seat, s.dice[:], shown, sum(SWORDS[symbol] for symbol in shown))
    if moved and has(s, seat, AMBUSH):
        use_ability(s, AMBUSH)
    for weapon in s.weapons[seat]:
        use(s, ITEM_COMPONENT + weapon)
    if ITEM_DIE[s.amulets[seat]]:
        use(s, ITEM_COMPONENT + s.amulets[seat])
        use(s, UNIT_COMPONENT + ITEM_DIE[s.amulets[seat]] - 1)


def reroll_options(s: Karak, seat: int) -> list[int]:
    return [REROLL.base, STAY.base]


def reroll(s: Karak, seat: int, option: int) -> None:
    """KA 8.6, 15.12: the hero die is the first."""
    if option == REROLL.base:
        old = FACES[s.faces[0]]
        s.faces[0] = roll(s) - 1
        use_ability(s, SECOND_STRIKE)
        emit(s, events.REROLLED, seat, old, FACES[s.faces[0]])


# Ignored skulls and symbols


def ignore(s: Karak, seat: int, _b: int, _c: int) -> None:
    """Counts the skulls, and opens what can ignore them (KA 8.7, 11.1)."""
    counts = s.fight
    skulls = 0
    special = False
    dice = s.dice
    faces = s.faces
    for i in range(len(dice)):
        symbol = FACES[dice[i] * 6 + faces[i]]
        if symbol == SKULL:
            skulls += 1
        elif symbol > SKULL:
            special = True
    counts[SKULLS] = skulls
    if special:
        push(s, steps.SYMBOLS, seat, 0)
    if skulls or special:
        counts[IGNORES] = ITEM_IGNORES[s.amulets[seat]]
        if has(s, seat, FOREST_KIN):
            counts[KIN] = KIN_SKULLS
        if counts[IGNORES] or counts[KIN]:
            ask(s, prompts.IGNORE, seat)


def ignore_options(s: Karak, seat: int) -> list[int]:
    """Dice whose skull or symbol can still be ignored, each sort once (KA 8.8 to 8.10, 15.8)."""
    amulet, kin = s.fight[IGNORES], s.fight[KIN]
    choices: list[int] = []
    for i, die in enumerate(s.dice):
        if s.fates[i] != STANDS:
            continue
        symbol = FACES[die * 6 + s.faces[i]]
        by_kin = kin and symbol == SKULL and die != HERO_DIE
        if (by_kin or (amulet and IGNORABLE[symbol])) and IGNORE.base + die not in choices:
            choices.append(IGNORE.base + die)
    if choices:
        choices.append(DONE.base)
    return choices


def ignore_one(s: Karak, seat: int, option: int) -> None:
    """Forest Kin goes first where it can: it can do less than the amulet."""
    if option == DONE.base:
        return
    die = option - IGNORE.base
    place = next(i for i in range(len(s.dice)) if s.dice[i] == die and _can_ignore(s, i))
    symbol = FACES[die * 6 + s.faces[place]]
    s.fates[place] = IGNORED
    if symbol == SKULL and die != HERO_DIE and s.fight[KIN]:
        s.fight[KIN] -= 1
        use_ability(s, FOREST_KIN)
    else:
        s.fight[IGNORES] -= 1
        use(s, ITEM_COMPONENT + s.amulets[seat])
    emit(s, events.IGNORED, seat, die, symbol)
    ask(s, prompts.IGNORE, seat)


def _can_ignore(s: Karak, place: int) -> bool:
    return s.fates[place] == STANDS and IGNORABLE[FACES[s.dice[place] * 6 + s.faces[place]]]


def why_not_ignore(s: Karak, seat: int, option: int) -> Reason:
    return "karak-reason-nothing_to_ignore", {"die": DICE.ids[IGNORE.first(option)]}


# Losses


def lose_unit(s: Karak, seat: int, place: int, cause: int) -> None:
    """A unit dies; its die returns to the supply (KA 1.5, 15.11)."""
    unit = s.dice[place] - 1
    s.fates[place] = LOST
    change_units(s, seat, unit, -1)
    use(s, UNIT_COMPONENT + unit)
    emit(s, events.UNIT_LOST, seat, unit, cause)
    if has(s, seat, LIFE_DRAIN):
        s.fight[DRAIN] += DRAINED


def losses(s: Karak, seat: int, _b: int, _c: int) -> None:
    """KA 8.11: every skull that is neither ignored nor cancelled hurts."""
    counts = s.fight
    if counts[SKULLS] and not counts[GUARDED]:
        for i in range(len(s.dice)):
            if s.fates[i] == STANDS and FACES[s.dice[i] * 6 + s.faces[i]] == SKULL:
                if s.dice[i] == HERO_DIE:
                    counts[HURT] += 1
                else:
                    lose_unit(s, seat, i, events.BY_SKULL)
    if counts[HURT] or counts[DRAIN]:
        _settle_toughness(s, seat)
    counts[TOTAL] = total(s)


def _settle_toughness(s: Karak, seat: int) -> None:
    """KA 8.22: lost and restored in one roll is set off."""
    before = s.toughness[seat]
    after = before - s.fight[HURT] + s.fight[DRAIN]
    after = min(max(after, 0), max_toughness(s, seat))
    s.toughness[seat] = after
    if s.fight[DRAIN]:
        use_ability(s, LIFE_DRAIN)
    if after < before:
        emit(s, events.HURT, seat, before - after, after, events.BY_SKULL)
    elif after > before:
        emit(s, events.HEALED, seat, after - before, after, events.BY_LIFE_DRAIN)


def total(s: Karak) -> int:
    """KA 8.14: swords of all dice that were not given up or lost to their symbol, weapons and bonuses."""
    swords = 0
    dice = s.dice
    faces = s.faces
    fates = s.fates
    for i in range(len(dice)):
        if fates[i] != LOST:
            swords += SWORDS[FACES[dice[i] * 6 + faces[i]]]
    counts = s.fight
    return swords + counts[BONUS] + counts[VENOMED] + counts[ADDED]


# What the player adds


def add(s: Karak, seat: int, _b: int, _c: int) -> None:
    """KA 8.15. With the fight already won there is nothing to add for."""
    if s.fight[TOTAL] < s.fight[NEEDED] and (s.spells[seat] or has(s, seat, CANNONADE)):
        ask(s, prompts.ADD, seat, s.fight[TOTAL], s.fight[NEEDED])


def add_options(s: Karak, seat: int) -> list[int]:
    choices: list[int] = []
    for item in dict.fromkeys(s.spells[seat]):
        if ITEM_STRENGTH[item]:
            verb = CAST if ITEM_SLOT[item] == SPELL else THROW
            choices.append(verb.base + item)
    if s.fight[MARKERS] + 2 <= CANNONADE_MOST and markers(s, seat) > 1 and has(s, seat, CANNONADE):
        choices += [
            CANNONADE_VERB.base + pair for pair, cost in enumerate(PAIR_COST) if affords(s, seat, cost)
        ]
    if choices:
        choices.append(DONE.base)
    return choices


def add_one(s: Karak, seat: int, option: int) -> None:
    if option == DONE.base:
        return
    if CANNONADE_VERB.has(option):  # KA 15.20
        pay(s, seat, PAIR_COST[option - CANNONADE_VERB.base], events.BY_CANNONADE)
        s.fight[MARKERS] += 2
        _strengthen(s, seat, 1)
        use_ability(s, CANNONADE)
        emit(s, events.STRENGTHENED, seat, 1, events.BY_CANNONADE)
    else:
        thrown = THROW.has(option)
        item = option - (THROW.base if thrown else CAST.base)
        if thrown:
            use_ability(s, MASTER_OF_THROWS)
        use_up(s, seat, item)
        _strengthen(s, seat, ITEM_STRENGTH[item])
    push(s, steps.ADD, seat)


def _strengthen(s: Karak, seat: int, by: int) -> None:
    s.fight[ADDED] += by
    s.fight[TOTAL] += by


def why_not_add(s: Karak, seat: int, option: int) -> Reason:
    if CANNONADE_VERB.has(option):
        return "karak-reason-no_cannonade", {}
    verb = THROW if THROW.has(option) else CAST
    return "karak-reason-no_spell", {"item": ITEMS.ids[verb.first(option)]}


def has_won(s: Karak) -> bool:
    """KA 8.16: a tie wins."""
    counts = s.fight
    counts[WON] = int(counts[NEEDED] == 0 or counts[TOTAL] >= counts[NEEDED])
    return counts[WON] == 1
