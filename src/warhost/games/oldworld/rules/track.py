"""The Old World track: which standing rules its cards make, and which regions a card speaks of (OW 18.7)."""

from __future__ import annotations

from warhost.core.domain import NONE
from warhost.core.engine import emit
from warhost.games.oldworld import events
from warhost.games.oldworld.cards import old_world_text as old_world
from warhost.games.oldworld.cards.old_world_text import OldWorldCard, Op, Where
from warhost.games.oldworld.components import (
    ADJACENT,
    ALL_REGIONS,
    FIRST_OLD_WORLD,
    MEMBERS,
    N_TOKENS,
    POPULOUS,
    POPULOUS_REGIONS,
)
from warhost.games.oldworld.rules.figures import count_of
from warhost.games.oldworld.settings import old_world_cards_of
from warhost.games.oldworld.state import OldWorld


def text_of(s: OldWorld, card: int) -> OldWorldCard:
    """What a card says at this table."""
    return old_world_cards_of(s).cards[card - FIRST_OLD_WORLD]


def leave_game(s: OldWorld, card: int) -> None:
    s.old_world_gone = [*s.old_world_gone, card]
    emit(s, events.OLD_WORLD_LEFT, card - FIRST_OLD_WORLD)


def rules_for(s: OldWorld, kind: int, region: int) -> list[Op]:
    """The standing rules of one kind that speak of this region, space 1 first."""
    rules = s.rules[kind]
    return [rule for rule in rules if speaks_of(s, rule.at, region)] if rules else rules


def speaks_of(s: OldWorld, where: Where, region: int) -> bool:
    """Whether a region fits a description; most descriptions need no look at the others."""
    if where.named or where.near >= 0 or where.most != old_world.UNSAID or where.otherwise_any:
        return regions_of(s, where) >> region & 1 == 1
    if where.excepted >> region & 1:
        return False
    if where.populous != old_world.UNSAID and (where.populous == 1) != POPULOUS[region]:
        return False
    if not where.tokens:
        return True
    found = 0
    for token in where.tokens:
        found |= s.tokens[region * N_TOKENS + token]
    return found > 0


def regions_of(s: OldWorld, where: Where, left: int = NONE) -> int:
    """The regions that fit a description; `left` is the region that a token leaves."""
    if where.named:
        return where.named
    fitting = _filtered(s, where, left)
    if not fitting and where.otherwise_any:
        return ALL_REGIONS
    return fitting


def _filtered(s: OldWorld, where: Where, left: int) -> int:
    fitting = ALL_REGIONS & ~where.excepted
    if where.populous == 1:
        fitting &= POPULOUS_REGIONS
    elif where.populous == 0:
        fitting &= ~POPULOUS_REGIONS
    if where.tokens:
        holding = 0
        for token in where.tokens:
            holding |= s.token_regions[token]
        fitting &= holding
    if where.near >= 0:
        near = s.token_regions[where.near]
        for region in MEMBERS[near]:
            near |= ADJACENT[region]
        fitting &= near
    if where.adjacent:
        fitting &= ADJACENT[left]
    if where.most != old_world.UNSAID:
        fitting &= _most_figures(s, fitting & ~ruined_mask(s), where.most)
    return fitting


def _most_figures(s: OldWorld, among: int, figure_class: int) -> int:
    numbers = {
        region: sum(count_of(s, region, power, figure_class) for power in s.sides)
        for region in MEMBERS[among]
    }
    mask = 0
    for region, number in numbers.items():
        if number == max(numbers.values()):
            mask |= 1 << region
    return mask


def ruined_mask(s: OldWorld) -> int:
    mask = 0
    for region in s.ruined:
        mask |= 1 << region
    return mask
