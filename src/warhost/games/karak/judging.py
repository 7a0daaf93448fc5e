"""Who is likely to win: what each hero has, in numbers; their weights are in data/judgement.toml."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE
from warhost.core.judgement import Judgement, stages_beside
from warhost.games.karak.components import (
    FOE_STONES,
    FOE_STRENGTH,
    GENERAL,
    PRAETORIAN_STONES,
    SECOND_STRIKE,
)
from warhost.games.karak.odds import chance_of, extra_strength
from warhost.games.karak.rules.fight import own_bonus, own_dice
from warhost.games.karak.rules.players import army, has, markers
from warhost.games.karak.state import Karak
from warhost.games.karak.worth import ITEM_WORTH, UNIT_WORTH

NAMES: Final = [
    "stones",
    "army",
    "army_squared",
    "units",
    "items",
    "amulet",
    "city",
    "buildings",
    "glory",
    "room",
    "markers",
    "many_markers",
    "toughness",
    "weak",
    "fallen",
    "general",
    "last_word",
]
MANY: Final = 12
"""More markers than this are hardly ever spent."""
STONES_OF_A_STAGE: Final = 20


def measure(s: Karak) -> list[list[float]]:
    return [_measured(s, seat) for seat in range(s.seats)]


def _measured(s: Karak, seat: int) -> list[float]:
    units = s.units[seat]
    strength = 0.0
    for unit, number in enumerate(units):
        if number:
            strength += UNIT_WORTH[unit] * number
    items = 0.0
    for item in s.weapons[seat]:
        items += ITEM_WORTH[item]
    for item in s.spells[seat]:
        items += ITEM_WORTH[item]
    amulet = s.amulets[seat]
    held = markers(s, seat)
    return [
        float(s.stones[seat]),
        strength,
        strength * strength / 10,
        float(sum(units)),
        items,
        0.0 if amulet == NONE else ITEM_WORTH[amulet],
        0.0 if s.cities[seat] == NONE else 1.0,
        float(s.built[seat].bit_count()),
        float(s.glory[seat]),
        float(s.glory[seat] - army(s, seat)),
        float(min(held, MANY)),
        float(max(held - MANY, 0)),
        float(s.toughness[seat]),
        1.0 if s.toughness[seat] <= 1 else 0.0,
        1.0 if s.fallen[seat] else 0.0,
        *_end_in_hand(s, seat),
    ]


def _end_in_hand(s: Karak, seat: int) -> tuple[float, float]:
    """The chance to beat the General as one is, and the chance to win the game by it."""
    needed = FOE_STRENGTH[GENERAL] + 2 * s.praetorians - own_bonus(s, seat, False) - extra_strength(s, seat)
    chance = chance_of(own_dice(s, seat), needed, has(s, seat, SECOND_STRIKE))
    mine = s.stones[seat] + FOE_STONES[GENERAL] + s.praetorians * PRAETORIAN_STONES
    best = max([s.stones[other] for other in range(s.seats) if other != seat])
    return chance, chance if mine > best else 0.0


def progress(s: Karak) -> float:
    """By the soul stones that have been won."""
    return min(3.0, sum(s.stones) / STONES_OF_A_STAGE)


JUDGEMENT: Final = Judgement(NAMES, measure, progress, stages_beside(__file__))
