"""The chances of the dice as they are printed, exactly, by convolution. Each set of dice is worked out once."""

from __future__ import annotations

from typing import Final

from warhost.games.karak.components import (
    DIE_SIDES,
    HERO_DIE,
    N_DICE,
    PROTECTION,
    SKULL,
    SWORDS,
    VENOM,
    VENOM_SWORDS,
)

Chances = list[float]
"""By total: the chance of exactly so much."""
COUNT_BASE: Final = 16
_PLACE: Final = [COUNT_BASE**die for die in range(N_DICE)]
_ALL_KEYS: Final = COUNT_BASE**N_DICE

SKULL_STEP: Final = 1 << 8
VENOM_STEP: Final = 1 << 16
GUARD_STEP: Final = 1 << 20
BYTE: Final = SKULL_STEP - 1


class DiceChances:
    """What may be rolled with dice of these faces (by die * 6 + face)."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.venomous_dice = [die for die in range(N_DICE) if VENOM in self.faces_of(die)]
        self.hero_at_least = [
            sum(SWORDS[face] >= wanted for face in self.faces_of(HERO_DIE)) / DIE_SIDES for wanted in range(5)
        ]
        """The chance of the hero die to show at least so many swords."""
        self.mean_swords = [
            sum(SWORDS[face] for face in self.faces_of(die)) / DIE_SIDES for die in range(N_DICE)
        ]
        self.skull_share = [self.faces_of(die).count(SKULL) / DIE_SIDES for die in range(N_DICE)]
        self._winning: dict[int, float] = {}
        """What `at_least` has worked out, by what was asked."""
        self._totals: dict[int, Chances] = {0: [1.0]}
        self._joints: dict[int, dict[int, float]] = {0: {0: 1.0}}

    def faces_of(self, die: int) -> list[int]:
        return self.faces[die * DIE_SIDES : (die + 1) * DIE_SIDES]

    def expected_swords(self, dice: list[int]) -> float:
        return sum(self.mean_swords[die] for die in dice)

    def at_least(self, dice: list[int], needed: int, reroll: bool = False) -> float:
        """The chance that these dice show at least so many swords; the hero die may be thrown twice."""
        if needed <= 0:
            return 1.0
        key = key_of(dice)
        asked = (needed * 2 + reroll) * _ALL_KEYS + key
        known = self._winning.get(asked)
        if known is None:
            known = self._winning[asked] = self._at_least(key, needed, reroll)
        return known

    def _at_least(self, key: int, needed: int, reroll: bool) -> float:
        others = key - _PLACE[HERO_DIE]
        for die in self.venomous_dice:
            if key // _PLACE[die] % COUNT_BASE:
                return self._at_least_with_venom(others, needed, reroll)
        hero = self.hero_at_least
        chance = 0.0
        for swords, likely in enumerate(self.totals(others)):
            if likely:
                hits = hero[min(max(needed - swords, 0), len(hero) - 1)]
                chance += likely * (hits + (1 - hits) * hits if reroll else hits)
        return chance

    def totals(self, key: int) -> Chances:
        """The chances of all totals of a set of dice, from those of a smaller one."""
        known = self._totals.get(key)
        if known is None:
            die = _some_die(key)
            smaller = self.totals(key - _PLACE[die])
            known = [0.0] * (len(smaller) + 3)
            for swords, likely in enumerate(smaller):
                for face in self.faces_of(die):
                    known[swords + SWORDS[face]] += likely / DIE_SIDES
            self._totals[key] = known
        return known

    # With Venom the skulls count too

    def _joint(self, key: int) -> dict[int, float]:
        """The chances of swords, skulls, Venoms and Protections together, packed into one number."""
        known = self._joints.get(key)
        if known is None:
            die = _some_die(key)
            known = {}
            for packed, likely in self._joint(key - _PLACE[die]).items():
                for face in self.faces_of(die):
                    after = packed + _packed(face)
                    known[after] = known.get(after, 0.0) + likely / DIE_SIDES
            self._joints[key] = known
        return known

    def _at_least_with_venom(self, others: int, needed: int, reroll: bool) -> float:
        chance = 0.0
        for packed, likely in self._joint(others).items():
            hits = 0
            for face in self.faces_of(HERO_DIE):
                hits += _strength(packed + _packed(face)) >= needed
            share = hits / DIE_SIDES
            chance += likely * (share + (1 - share) * share if reroll else share)
        return chance


def key_of(dice: list[int]) -> int:
    key = 0
    for die in dice:
        key += _PLACE[die]
    return key


def _some_die(key: int) -> int:
    die = 0
    while key % COUNT_BASE == 0:
        key //= COUNT_BASE
        die += 1
    return die


def _packed(face: int) -> int:
    if face == SKULL:
        return SKULL_STEP
    if face == VENOM:
        return VENOM_STEP
    if face == PROTECTION:
        return GUARD_STEP
    return SWORDS[face]


def _strength(packed: int) -> int:
    swords = packed & BYTE
    if packed >= GUARD_STEP:
        return swords
    skulls = packed >> 8 & BYTE
    return swords + (packed >> 16) * skulls * VENOM_SWORDS
