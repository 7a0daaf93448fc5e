"""What this round will probably bring a player in a region, from what lies open: conquest points, corruption that pays
when the region falls, and the chance of a dial counter."""

from __future__ import annotations

from math import exp
from typing import Final

from warhost.games.oldworld.components import (
    CULTIST,
    HERO,
    KHORNE,
    LAST_TICK,
    MAGIC_NEEDED,
    N_CLASSES,
    N_KINDS,
    N_POWERS,
    N_TOKENS,
    NOBLE,
    NURGLE,
    POPULOUS,
    RUIN,
    RUIN_FIRST,
    RUIN_SECOND,
    RUINERS_SCORE,
    TZEENTCH,
    WARPSTONE,
)
from warhost.games.oldworld.rules.battle import all_dice
from warhost.games.oldworld.rules.domination import domination_values
from warhost.games.oldworld.rules.figures import count_of
from warhost.games.oldworld.rules.regions import (
    battle_allowed,
    conquest,
    corruption_allowed,
    resistance,
    ruin_total,
)
from warhost.games.oldworld.rules.texts import magic_symbols
from warhost.games.oldworld.state import OldWorld

HITS_PER_DIE: Final = 0.6
"""One half, and a sixth of another die, repeatedly."""

Outlook = tuple[float, float, float]
"""Conquest points, worth of corruption, chance of a dial counter."""


def outlook(s: OldWorld, region: int, seat: int) -> Outlook:
    power = s.sides[seat]
    mine = count_of(s, region, power)
    dice, threatened = _dice(s, region, power)
    fights = (dice > 0 or threatened > 0) and battle_allowed(s, region)
    surviving = _surviving(s, region, mine, threatened) if fights and mine else 1.0
    kill = _chance_to_kill(s, region, power, dice) if fights else 0.0
    if region in s.ruined:
        return 0.0, 0.0, kill if power == KHORNE else 0.0
    cultists = count_of(s, region, power, CULTIST)
    allowed = corruption_allowed(s, region)
    placed = cultists * surviving if allowed else 0.0
    return (
        _conquest_outlook(s, region, seat, mine * (1 - surviving), kill),
        _corruption_outlook(s, region, seat, placed, allowed),
        _counter_chance(s, region, power, placed, kill),
    )


def _dice(s: OldWorld, region: int, power: int) -> tuple[int, int]:
    """Own dice and all others' dice."""
    own, others = 0, 0
    for other in s.sides:
        number = all_dice(s, region, other)
        if other == power:
            own = number
        else:
            others += number
    return own, others


def _surviving(s: OldWorld, region: int, mine: int, threatened: int) -> float:
    """The share of own figures that others' hits will probably leave standing."""
    at = region * N_KINDS
    there = sum(s.figures[at : at + N_KINDS])
    share = mine / max(there - mine * 0.3, mine)
    return max(0.1, 1 - HITS_PER_DIE * threatened * share * 0.7 / mine)


def _chance_to_kill(s: OldWorld, region: int, power: int, dice: int) -> float:
    """Of at least one enemy figure, the weakest."""
    weakest = 99
    at = region * N_KINDS
    for kind in range(N_KINDS):
        if s.figures[at + kind] and kind // N_CLASSES != power:
            weakest = min(weakest, s.defences[kind])
    if weakest == 99 or dice < 1:
        return 0.0
    expected = HITS_PER_DIE * dice
    if weakest == 1:
        return float(1 - 0.5**dice)
    return max(0.0, 1 - exp(-expected / weakest * 1.1)) * 0.8


def _conquest_outlook(s: OldWorld, region: int, seat: int, losses: float, kill: float) -> float:
    values = domination_values(s, region)
    value = values[seat]
    if value == 0:
        return 0.0
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, values[other])
    margin = value - losses - max(resistance(s, region), rival - kill * 0.6)
    return conquest(s, region) / (1 + exp(-1.6 * (margin - 0.5)))


def _corruption_outlook(s: OldWorld, region: int, seat: int, placed: float, allowed: bool) -> float:
    power = s.sides[seat]
    at = region * N_POWERS
    own = s.corruption[at + power] + placed
    if own == 0:
        return 0.0
    coming, rival, second = 0.0, 0.0, 0.0
    for other in s.sides:
        more = count_of(s, region, other, CULTIST) if allowed else 0
        coming += more
        if other != power:
            theirs = float(s.corruption[at + other] + more)
            if theirs > rival:
                rival, second = theirs, rival
            else:
                second = max(second, theirs)
    card = len(s.ruined)
    if card >= len(RUINERS_SCORE):
        return 0.0
    total = ruin_total(s, region) + coming
    standing = 0.0
    if own > rival:
        standing = float(RUIN_FIRST[card][region])
    elif own > second:
        standing = RUIN_SECOND[card][region] + (1.5 if own == rival else 0.0)
    if total >= RUIN:
        return standing + (RUINERS_SCORE[card] if placed >= 0.5 else 0.0)
    near = total / RUIN
    return placed * (0.2 + 0.4 * near) + standing * near * near * 0.55


def _counter_chance(s: OldWorld, region: int, power: int, placed: float, kill: float) -> float:
    if power == KHORNE:
        return kill
    two = min(1.0, placed / 2)
    chance = two * two
    at = region * N_TOKENS
    if power == NURGLE:
        return chance if POPULOUS[region] else 0.0
    if power == TZEENTCH:
        symbols = magic_symbols(s, region) + s.tokens[at + WARPSTONE]
        return chance * min(1.0, symbols / MAGIC_NEEDED) ** 2
    return chance if s.tokens[at + NOBLE] or s.tokens[at + HERO] else 0.0


def worth(s: OldWorld, seat: int, outlooks: list[Outlook]) -> float:
    """What all outlooks together promise, in points."""
    points, counters = 0.0, 0.0
    for conquered, corrupted, chance in outlooks:
        points += conquered + corrupted
        counters += chance
    counters += s.counters[seat]
    left = LAST_TICK[s.sides[seat]] - s.dials[seat]
    tick = 6.0 + 20.0 / (left + 1)
    return points + tick * (1 - exp(-1.2 * counters)) + 2.0 * counters
