"""How a fight may come out: exact chances from the faces of the dice, by convolution.

The chance to win supposes that the player wants nothing but to win: Hunger costs no swords (the Minotaur that shows it
has none), nothing is ignored that feeds Venom, and Second Strike is used exactly where the first throw does not do."""

from __future__ import annotations

from typing import Final

from warhost.games.karak.components import (
    DIE_SIDES,
    FACES,
    HERO_DIE,
    N_DICE,
    PROTECTION,
    SKULL,
    SWORDS,
    VENOM,
    VENOM_SWORDS,
)
from warhost.games.karak.rules.fight import (
    CANNONADE,
    CANNONADE_MOST,
    ITEM_STRENGTH,
    SECOND_STRIKE,
    needed_by,
    own_bonus,
    own_dice,
)
from warhost.games.karak.rules.players import ability_with, has, markers
from warhost.games.karak.state import Karak

Chances = list[float]
"""By total: the chance of exactly so much."""
COUNT_BASE: Final = 16
VENOMOUS_DICE: Final = [
    die for die in range(N_DICE) if VENOM in FACES[die * DIE_SIDES : (die + 1) * DIE_SIDES]
]

_TOTALS: Final[dict[int, Chances]] = {0: [1.0]}
_JOINT: Final[dict[int, dict[int, float]]] = {0: {0: 1.0}}
_PLACE: Final = [COUNT_BASE**die for die in range(N_DICE)]


def win_chance(s: Karak, seat: int, here: int, moved: bool, extra: bool = True) -> float:
    """The chance of this hero to win on that hex as things stand; `moved`: after a move onto enemies that are there.
    With `extra` missiles, thrown weapons and Cannonade are counted in."""
    needed = needed_by(s, seat, here)
    if needed == 0:
        return 1.0
    bonus = own_bonus(s, seat, moved) + (extra_strength(s, seat) if extra else 0)
    return chance_of(own_dice(s, seat), needed - bonus, has(s, seat, SECOND_STRIKE))


def extra_strength(s: Karak, seat: int) -> int:
    """What the player could add after the roll."""
    more = 0
    for item in s.spells[seat]:
        more += ITEM_STRENGTH[item]
    if has(s, seat, CANNONADE):
        more += min(markers(s, seat), CANNONADE_MOST[ability_with(s, seat, CANNONADE)]) // 2
    return more


def chance_of(dice: list[int], needed: int, reroll: bool = False) -> float:
    """The chance that these dice show at least so many swords; the hero die may be thrown twice."""
    if needed <= 0:
        return 1.0
    others = _key(dice) - _PLACE[HERO_DIE]
    for die in VENOMOUS_DICE:
        if die in dice:
            return _chance_with_venom(others, needed, reroll)
    chance = 0.0
    for swords, likely in enumerate(totals(others)):
        if likely:
            hits = HERO_AT_LEAST[min(max(needed - swords, 0), len(HERO_AT_LEAST) - 1)]
            chance += likely * (hits + (1 - hits) * hits if reroll else hits)
    return chance


def _key(dice: list[int]) -> int:
    key = 0
    for die in dice:
        key += _PLACE[die]
    return key


def totals(key: int) -> Chances:
    """The chances of all totals of a set of dice. Each set is worked out once, from a smaller one."""
    known = _TOTALS.get(key)
    if known is None:
        die = _some_die(key)
        smaller = totals(key - _PLACE[die])
        known = [0.0] * (len(smaller) + 3)
        for swords, likely in enumerate(smaller):
            for face in FACES[die * DIE_SIDES : (die + 1) * DIE_SIDES]:
                known[swords + SWORDS[face]] += likely / DIE_SIDES
        _TOTALS[key] = known
    return known


def _some_die(key: int) -> int:
    die = 0
    while key % COUNT_BASE == 0:
        key //= COUNT_BASE
        die += 1
    return die


HERO_AT_LEAST: Final = [
    sum(SWORDS[face] >= wanted for face in FACES[:DIE_SIDES]) / DIE_SIDES for wanted in range(5)
]
"""The chance of the hero die to show at least so many swords."""


# With Venom the skulls count too


SKULL_STEP: Final = 1 << 8
VENOM_STEP: Final = 1 << 16
GUARD_STEP: Final = 1 << 20
BYTE: Final = SKULL_STEP - 1


def _joint(key: int) -> dict[int, float]:
    """The chances of swords, skulls, Venoms and Protections together, packed into one number."""
    known = _JOINT.get(key)
    if known is None:
        die = _some_die(key)
        known = {}
        for packed, likely in _joint(key - _PLACE[die]).items():
            for face in FACES[die * DIE_SIDES : (die + 1) * DIE_SIDES]:
                after = packed + _packed(face)
                known[after] = known.get(after, 0.0) + likely / DIE_SIDES
        _JOINT[key] = known
    return known


def _packed(face: int) -> int:
    if face == SKULL:
        return SKULL_STEP
    if face == VENOM:
        return VENOM_STEP
    if face == PROTECTION:
        return GUARD_STEP
    return SWORDS[face]


def _chance_with_venom(others: int, needed: int, reroll: bool) -> float:
    chance = 0.0
    for packed, likely in _joint(others).items():
        hits = 0
        for face in FACES[:DIE_SIDES]:
            hits += _strength(packed + _packed(face)) >= needed
        share = hits / DIE_SIDES
        chance += likely * (share + (1 - share) * share if reroll else share)
    return chance


def _strength(packed: int) -> int:
    swords = packed & BYTE
    if packed >= GUARD_STEP:
        return swords
    skulls = packed >> 8 & BYTE
    return swords + (packed >> 16) * skulls * VENOM_SWORDS


def expected_swords(dice: list[int]) -> float:
    return sum(MEAN_SWORDS[die] for die in dice)


MEAN_SWORDS: Final = [
    sum(SWORDS[face] for face in FACES[die * DIE_SIDES : (die + 1) * DIE_SIDES]) / DIE_SIDES
    for die in range(N_DICE)
]
SKULL_SHARE: Final = [
    FACES[die * DIE_SIDES : (die + 1) * DIE_SIDES].count(SKULL) / DIE_SIDES for die in range(N_DICE)
]
