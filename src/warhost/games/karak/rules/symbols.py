"""Elite symbols (KA 9), kind by kind: Hunger, Repair, Protection, Perseverance, Venom."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, untold
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT
from warhost.core.engine import ask, emit, push, use
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import (
    BASIC,
    BY_AMULET,
    ELITE_SYMBOLS,
    HERO_DIE,
    HUNGER,
    IGNORABLE,
    PERSEVERANCE,
    PROTECTION,
    REPAIR,
    REPAIR_COST,
    SKULL,
    SYMBOL_COMPONENT,
    UNIT_COMPONENT,
    UNIT_DICE,
    UNITS,
    VENOM_SWORDS,
)
from warhost.games.karak.revisions import GRIFFIN_IGNORES_LIMIT, GUARDIAN_SAVES_ELITES
from warhost.games.karak.rules.players import affords, change_units, dice_left, pay, room_in_army
from warhost.games.karak.rules.roll import lose_unit, shown
from warhost.games.karak.state import GUARDED, RESOLVED, STANDS, VENOMED, Karak
from warhost.games.karak.verbs import DONE, FEED, NOTHING, RECRUIT, SCRAP, STARVE, unknown
from warhost.games.karak.verbs import REPAIR as REPAIR_VERB

CHAPTER: Final = Chapter("symbols")
DIE_OF_ROLL: Final = untold(count(sum(UNIT_DICE)))
"""A die by its place in the roll, in which the hero die is the first."""


@CHAPTER.step(seat=SEAT, place=count(len(ELITE_SYMBOLS)))
def symbols(s: Karak, seat: int, place: int) -> None:
    """The next die that shows a symbol; all of one kind before the next kind (KA 9.1)."""
    while place < len(ELITE_SYMBOLS):
        symbol = s.printed.symbol_order[place]
        die = _showing(s, symbol)
        if die == NONE:
            place += 1
            continue
        push(s, symbols, seat, place)
        _resolve(s, seat, symbol, die)
        return


def _showing(s: Karak, symbol: int) -> int:
    """The first die that shows the symbol and still stands; ignored ones are off (KA 9.7, 9.13, 9.17)."""
    for i in range(len(s.dice)):
        if s.fates[i] == STANDS and shown(s, i) == symbol:
            return i
    return NONE


def _resolve(s: Karak, seat: int, symbol: int, die: int) -> None:
    use(s, SYMBOL_COMPONENT + symbol)
    emit(s, events.SYMBOL_WORKED, seat, s.dice[die] - 1, symbol)
    if symbol == HUNGER:
        s.fates[die] = RESOLVED
        ask(s, ASK_HUNGER, seat, die)
    elif symbol == REPAIR:
        s.fates[die] = RESOLVED
        ask(s, ASK_REPAIR, seat, die)
    elif symbol == PROTECTION:
        _protect(s, seat, die)
    elif symbol == PERSEVERANCE:
        lose_unit(s, seat, die, events.BY_SYMBOL)
        ask(s, ASK_RECRUIT, seat)
    else:
        _poison(s, seat, die)


# Hunger


class Hunger(Question):
    """KA 9.2 to 9.4: another unit die, whatever it shows; not the hero, bear or titan."""

    name = "hunger"
    rule = "KA 9.2"
    about = {"die": DIE_OF_ROLL}
    obvious = True
    passing = (STARVE,)

    def options(self, s: Karak, seat: int) -> list[int]:
        (hungry,) = s.about
        meals = [_meal(s, i) for i in range(len(s.dice)) if i != hungry and _can_be_given_up(s, i)]
        return [*dict.fromkeys(meals), STARVE.base]

    def answer(self, s: Karak, seat: int, option: int) -> None:
        (hungry,) = s.about
        if FEED.has(option):
            place = next(i for i in range(len(s.dice)) if _meal(s, i) == option)
            lose_unit(s, seat, place, events.BY_HUNGER)
        elif STARVE.has(option):
            lose_unit(s, seat, hungry, events.BY_SYMBOL)
        else:
            raise unknown(option)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        return "karak-reason-no_meal", {"unit": UNITS.ids[FEED.first(option)]}


ASK_HUNGER: Final = CHAPTER.question(Hunger())


def _meal(s: Karak, place: int) -> int:
    """A die by what it is, what it shows and what became of that: dice that are equal in all are one choice."""
    return FEED.pack3(s.dice[place] - 1, shown(s, place), s.fates[place])


def _can_be_given_up(s: Karak, place: int) -> bool:
    unit = s.dice[place] - 1
    return s.dice[place] != HERO_DIE and unit not in BY_AMULET and not is_lost(s, place)


def is_lost(s: Karak, place: int) -> bool:
    return s.fates[place] > RESOLVED


# Repair


class Repair(Question):
    """KA 9.5."""

    name = "repair"
    rule = "KA 9.5"
    about = {"die": DIE_OF_ROLL}
    obvious = True
    passing = (SCRAP,)

    def options(self, s: Karak, seat: int) -> list[int]:
        return [REPAIR_VERB.base, SCRAP.base] if affords(s, seat, REPAIR_COST) else [SCRAP.base]

    def answer(self, s: Karak, seat: int, option: int) -> None:
        (broken,) = s.about
        if REPAIR_VERB.has(option):
            pay(s, seat, REPAIR_COST, events.BY_REPAIR)
        elif SCRAP.has(option):
            lose_unit(s, seat, broken, events.BY_SYMBOL)
        else:
            raise unknown(option)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        return "karak-reason-cannot_pay", {}


ASK_REPAIR: Final = CHAPTER.question(Repair())


# Protection, Perseverance, Venom


def _protect(s: Karak, seat: int, die: int) -> None:
    """KA 9.6, 9.8, 9.9: one Guardian dies and saves all others, from their own symbols too."""
    lose_unit(s, seat, die, events.BY_SYMBOL)
    s.fight[GUARDED] = 1
    for i in range(len(s.dice)):
        if s.fates[i] == STANDS and _is_saved(s, shown(s, i)):
            s.fates[i] = RESOLVED


def _is_saved(s: Karak, symbol: int) -> bool:
    """KA 9.9: what the Amulet of Protection could ignore, a Guardian cancels."""
    if not GUARDIAN_SAVES_ELITES.holds(s):
        return symbol == PROTECTION
    return symbol > SKULL and IGNORABLE[symbol]


class Recruit(Question):
    """KA 9.10 to 9.12."""

    name = "recruit"
    rule = "KA 9.10"
    obvious = True
    passing = (DONE,)

    def options(self, s: Karak, seat: int) -> list[int]:
        if not _may_recruit(s, seat):
            return NOTHING
        choices = [RECRUIT.pack1(unit) for unit in BASIC if dice_left(s, unit)]
        choices.append(DONE.base)
        return choices

    def answer(self, s: Karak, seat: int, option: int) -> None:
        if RECRUIT.has(option):
            unit = RECRUIT.first(option)
            change_units(s, seat, unit, 1)
            use(s, UNIT_COMPONENT + unit)
            emit(s, events.RECRUITED, seat, unit)
        elif not DONE.has(option):
            raise unknown(option)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        unit = RECRUIT.first(option)
        if unit not in BASIC:
            return "karak-reason-not_basic", {"unit": UNITS.ids[unit]}
        if not _may_recruit(s, seat):
            return "karak-reason-army_limit", {"glory": str(s.glory[seat])}
        return "karak-reason-no_dice", {}


ASK_RECRUIT: Final = CHAPTER.question(Recruit())


def _may_recruit(s: Karak, seat: int) -> bool:
    """KA 9.12: it takes the Griffin's place, so there is room even above the army limit."""
    return GRIFFIN_IGNORES_LIMIT.holds(s) or room_in_army(s, seat)


def _poison(s: Karak, seat: int, die: int) -> None:
    """KA 9.14 to 9.16, 24.2."""
    lose_unit(s, seat, die, events.BY_SYMBOL)
    if s.fight[GUARDED]:
        return
    for i in range(len(s.dice)):
        if s.fates[i] == STANDS and shown(s, i) == SKULL:
            s.fight[VENOMED] += VENOM_SWORDS
