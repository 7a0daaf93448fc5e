"""Elite symbols (KA 9), kind by kind: Hunger, Repair, Protection, Perseverance, Venom."""

from __future__ import annotations

from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, push, use
from warhost.core.game import Reason
from warhost.games.karak import events, prompts, steps
from warhost.games.karak.components import (
    BASIC,
    BEAR,
    FACES,
    HERO_DIE,
    HUNGER,
    PERSEVERANCE,
    PROTECTION,
    REPAIR,
    REPAIR_COST,
    SKULL,
    SYMBOL_COMPONENT,
    SYMBOL_ORDER,
    TITAN,
    UNIT_COMPONENT,
    UNITS,
    VENOM_SWORDS,
)
from warhost.games.karak.rules.fight import lose_unit
from warhost.games.karak.rules.players import affords, change_units, dice_left, pay, room_in_army
from warhost.games.karak.state import GUARDED, RESOLVED, STANDS, VENOMED, Karak
from warhost.games.karak.verbs import DONE, FEED, RECRUIT, SCRAP, STARVE
from warhost.games.karak.verbs import REPAIR as REPAIR_VERB


def symbols(s: Karak, seat: int, place: int, _c: int) -> None:
    """The next die that shows a symbol; all of one kind before the next kind (KA 9.1)."""
    while place < len(SYMBOL_ORDER):
        symbol = SYMBOL_ORDER[place]
        die = _showing(s, symbol)
        if die == NONE:
            place += 1
            continue
        push(s, steps.SYMBOLS, seat, place)
        _resolve(s, seat, symbol, die)
        return


def _showing(s: Karak, symbol: int) -> int:
    """The first die that shows the symbol and still stands."""
    for i in range(len(s.dice)):
        if s.fates[i] == STANDS and FACES[s.dice[i] * 6 + s.faces[i]] == symbol:
            return i
    return NONE


def _resolve(s: Karak, seat: int, symbol: int, die: int) -> None:
    use(s, SYMBOL_COMPONENT + symbol)
    emit(s, events.SYMBOL_WORKED, seat, s.dice[die] - 1, symbol)
    if symbol == HUNGER:
        s.fates[die] = RESOLVED
        ask(s, prompts.HUNGER, seat, die)
    elif symbol == REPAIR:
        s.fates[die] = RESOLVED
        ask(s, prompts.REPAIR, seat, die)
    elif symbol == PROTECTION:
        _protect(s, seat, die)
    elif symbol == PERSEVERANCE:
        lose_unit(s, seat, die, events.BY_SYMBOL)
        ask(s, prompts.RECRUIT, seat)
    else:
        _poison(s, seat, die)


# Hunger


def hunger_options(s: Karak, seat: int) -> list[int]:
    """KA 9.2 to 9.4: another unit die, whatever it shows; not the hero, bear or titan."""
    meals = [_meal(s, i) for i in range(len(s.dice)) if i != s.ask_a and _can_be_given_up(s, i)]
    return [*dict.fromkeys(meals), STARVE.base]


def _meal(s: Karak, place: int) -> int:
    """A die by what it is, what it shows and what became of that: dice that are equal in all are one choice."""
    die = s.dice[place]
    return FEED.pack3(die - 1, FACES[die * 6 + s.faces[place]], s.fates[place])


def _can_be_given_up(s: Karak, place: int) -> bool:
    unit = s.dice[place] - 1
    return s.dice[place] != HERO_DIE and unit not in (BEAR, TITAN) and not is_lost(s, place)


def is_lost(s: Karak, place: int) -> bool:
    return s.fates[place] > RESOLVED


def feed(s: Karak, seat: int, option: int) -> None:
    if option == STARVE.base:
        lose_unit(s, seat, s.ask_a, events.BY_SYMBOL)
        return
    place = next(i for i in range(len(s.dice)) if i != s.ask_a and _meal(s, i) == option)
    lose_unit(s, seat, place, events.BY_HUNGER)


def why_not_feed(s: Karak, seat: int, option: int) -> Reason:
    return "karak-reason-no_meal", {"unit": UNITS.ids[FEED.first(option)]}


# Repair


def repair_options(s: Karak, seat: int) -> list[int]:
    """KA 9.5."""
    if affords(s, seat, REPAIR_COST):
        return [REPAIR_VERB.base, SCRAP.base]
    return [SCRAP.base]


def repair(s: Karak, seat: int, option: int) -> None:
    if option == SCRAP.base:
        lose_unit(s, seat, s.ask_a, events.BY_SYMBOL)
    else:
        pay(s, seat, REPAIR_COST, events.BY_REPAIR)


def why_not_repair(s: Karak, seat: int, option: int) -> Reason:
    return "karak-reason-cannot_pay", {}


# Protection, Perseverance, Venom


def _protect(s: Karak, seat: int, die: int) -> None:
    """KA 9.6, 9.8: one Guardian dies and saves all others, other Guardians included."""
    lose_unit(s, seat, die, events.BY_SYMBOL)
    s.fight[GUARDED] = 1
    for i in range(len(s.dice)):
        if s.fates[i] == STANDS and FACES[s.dice[i] * 6 + s.faces[i]] == PROTECTION:
            s.fates[i] = RESOLVED


def recruit_options(s: Karak, seat: int) -> list[int]:
    """KA 9.10 to 9.12."""
    if not room_in_army(s, seat):
        return [DONE.base]
    choices = [RECRUIT.base + unit for unit in BASIC if dice_left(s, unit)]
    choices.append(DONE.base)
    return choices


def recruit(s: Karak, seat: int, option: int) -> None:
    if option != DONE.base:
        unit = option - RECRUIT.base
        change_units(s, seat, unit, 1)
        use(s, UNIT_COMPONENT + unit)
        emit(s, events.RECRUITED, seat, unit)


def why_not_recruit(s: Karak, seat: int, option: int) -> Reason:
    unit = RECRUIT.first(option)
    if unit not in BASIC:
        return "karak-reason-not_basic", {"unit": UNITS.ids[unit]}
    if not room_in_army(s, seat):
        return "karak-reason-army_limit", {"glory": str(s.glory[seat])}
    return "karak-reason-no_dice", {}


def _poison(s: Karak, seat: int, die: int) -> None:
    """KA 9.14 to 9.16."""
    lose_unit(s, seat, die, events.BY_SYMBOL)
    if s.fight[GUARDED]:
        return
    for i in range(len(s.dice)):
        if s.fates[i] == STANDS and FACES[s.dice[i] * 6 + s.faces[i]] == SKULL:
            s.fight[VENOMED] += VENOM_SWORDS
