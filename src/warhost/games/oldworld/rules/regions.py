"""Regions: Resistance and Conquest value, what is forbidden there, corruption totals, card spaces."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.domain import NONE
from warhost.games.oldworld.cards import old_world_text as old_world
from warhost.games.oldworld.cards.effects import standing_text
from warhost.games.oldworld.components import (
    CONQUEST_TOKENS,
    CORRUPTION_TOKENS,
    N_TOKENS,
    RESISTANCE_MIN,
    RESISTANCE_TOKENS,
    VALUE,
)
from warhost.games.oldworld.rules.texts import active_texts
from warhost.games.oldworld.rules.track import rules_for
from warhost.games.oldworld.state import OldWorld

FORBIDS_CORRUPTION: Final = standing_text("forbid_corruption").having
FORBIDS_BATTLE: Final = standing_text("forbid_battle").having
CHANGES_RESISTANCE: Final = standing_text("change_resistance", by=number(-9, 9)).numbers("by")


def resistance(s: OldWorld, region: int) -> int:
    """OW 10.7."""
    left, right = active_texts(s, region)
    # OW 7.7, 10.7
    total = VALUE[region] + CHANGES_RESISTANCE[left] + CHANGES_RESISTANCE[right]
    for token, change in RESISTANCE_TOKENS:
        total += change * s.tokens[region * N_TOKENS + token]
    if s.rules[old_world.RESISTANCE]:
        total += _changed_by(s, region, old_world.RESISTANCE)
    return max(total, RESISTANCE_MIN)


def conquest(s: OldWorld, region: int) -> int:
    """OW 10.8."""
    total = VALUE[region]
    for token, change in CONQUEST_TOKENS:
        total += change * s.tokens[region * N_TOKENS + token]
    if s.rules[old_world.CONQUEST]:
        total += _changed_by(s, region, old_world.CONQUEST)
    return max(total, 0)


def _changed_by(s: OldWorld, region: int, kind: int) -> int:
    change = 0
    for rule in rules_for(s, kind, region):
        change += rule.add * (1 if rule.per < 0 else s.tokens[region * N_TOKENS + rule.per])
    return change


def corruption_allowed(s: OldWorld, region: int) -> bool:
    """OW 3.5, 8.3, 15.5."""
    if region in s.ruined:
        return False
    left, right = active_texts(s, region)
    if FORBIDS_CORRUPTION[left] or FORBIDS_CORRUPTION[right]:
        return False
    return not rules_for(s, old_world.NO_CORRUPTION, region)


def battle_allowed(s: OldWorld, region: int) -> bool:
    """OW 8.35, 18.15."""
    left, right = active_texts(s, region)
    if FORBIDS_BATTLE[left] or FORBIDS_BATTLE[right]:
        return False
    return not rules_for(s, old_world.NO_BATTLE, region)


def ruin_total(s: OldWorld, region: int) -> int:
    """What the ruin check counts: corruption and Warpstone (OW 11.4)."""
    total = s.corrupted[region]
    for token, counts_as in CORRUPTION_TOKENS:
        total += counts_as * s.tokens[region * N_TOKENS + token]
    return total


# Card spaces


def free_spaces(s: OldWorld, region: int) -> int:
    """How many more cards the region takes, ruined or not (OW 7.10)."""
    taken = (s.spaces[region * 2] != NONE) + (s.spaces[region * 2 + 1] != NONE)
    # OW 1.7, 7.3, 7.10
    return 2 - taken - closed_spaces(s, region)


def closed_spaces(s: OldWorld, region: int) -> int:
    """OW 18.19."""
    closed = 0
    for rule in rules_for(s, old_world.CLOSE_CARD_SPACE, region):
        closed += rule.n
    return closed
