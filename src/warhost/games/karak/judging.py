"""Who is likely to win: what each hero has, in numbers; their weights are in data/judgement.toml."""

from __future__ import annotations

from typing import Final, NamedTuple

from warhost.core.domain import NONE
from warhost.core.judgement import Judgement, stages_beside
from warhost.games.karak.components import GENERAL, ITEM_WORTH, RIDERS
from warhost.games.karak.hexes import PLACES, RADIUS, steps_apart
from warhost.games.karak.odds import Fighter
from warhost.games.karak.rules.land import foes_on
from warhost.games.karak.rules.players import army, markers
from warhost.games.karak.state import Karak
from warhost.games.karak.worth import (
    FALL,
    HALF_STONE,
    TOUGHNESS,
    UNIT_WORTH,
    heal_worth,
    is_last_rider,
)

NAMES: Final = [
    "fortune",
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
    "actions",
    "turns_before",
    "prey",
    "prey_near",
    "ending",
    "winning",
]
MANY: Final = 12
"""More markers than this are hardly ever spent."""
STONES_OF_A_STAGE: Final = 20
NEARER: Final = 0.85
"""What prey keeps of its worth for each step."""
_KEPT: Final = [NEARER**steps for steps in range(2 * RADIUS + 1)]


class Prey(NamedTuple):
    """Hordes, riders or the General on a hex: the halves of soul stones for beating them, and whether that ends the game."""

    here: int
    halves: int
    ends: bool


def measure(s: Karak) -> list[list[float]]:
    prey = [_prey_on(s, here) for foe, here in enumerate(s.foes) if here != NONE and here not in s.foes[:foe]]
    return [_measured(s, seat, prey) for seat in range(s.seats)]


def _prey_on(s: Karak, here: int) -> Prey:
    halves, ends = 0, False
    for foe in foes_on(s, here):
        halves += s.printed.foe_stones[foe]
        if foe == GENERAL:
            halves += s.praetorians * s.printed.praetorian_stones
            ends = True
        elif foe in RIDERS and is_last_rider(s, foe):
            ends = True
    return Prey(here, halves, ends)


def _measured(s: Karak, seat: int, prey: list[Prey]) -> list[float]:
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
        s.stones[seat] + _health(s, seat) / HALF_STONE,
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
        float(max(s.actions, 0)) if seat == s.turn else 0.0,
        float((seat - s.turn) % s.seats),
        *_hunt(s, seat, prey),
    ]


def _health(s: Karak, seat: int) -> float:
    """Weighed with the soul stones and not by itself: who fights most is hurt most and wins most, but not because of that."""
    if s.fallen[seat]:
        return -FALL
    return s.toughness[seat] * TOUGHNESS - heal_worth(s, seat, 0)


def _hunt(s: Karak, seat: int, prey: list[Prey]) -> tuple[float, float, float, float]:
    """The soul stones that fights with all prey on the board promise, and again with a view to how far it is; the chance to end
    the game by one, and the chance to win it so."""
    promised, near, ending, winning = 0.0, 0.0, 0.0, 0.0
    if not prey:
        return promised, near, ending, winning
    fighter = Fighter(s, seat)
    mine = s.stones[seat]
    best = max([s.stones[other] for other in range(s.seats) if other != seat])
    for here, halves, ends in prey:
        chance = fighter.win_chance(here, True)
        promised += chance * halves
        near += chance * halves * _KEPT[_steps(s.hero_at[seat], here)]
        if ends:
            ending += chance
            if mine + halves > best:
                winning += chance
    return promised, near, ending, winning


def _steps(here: int, there: int) -> int:
    q, r = PLACES[here]
    other_q, other_r = PLACES[there]
    return steps_apart(q - other_q, r - other_r)


def progress(s: Karak) -> float:
    """By the soul stones that have been won."""
    return min(3.0, sum(s.stones) / STONES_OF_A_STAGE)


JUDGEMENT: Final = Judgement(NAMES, measure, progress, stages_beside(__file__))
