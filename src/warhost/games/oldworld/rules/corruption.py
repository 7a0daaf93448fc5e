"""Corruption Phase, second half: corruption and ruin (OW 11)."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.chapter import Chapter
from warhost.core.engine import emit, use
from warhost.games.oldworld import events
from warhost.games.oldworld.cards.effects import IN_CORRUPTION_STEP, Deed, power_upgrade
from warhost.games.oldworld.components import (
    CARD_POWER,
    CULTIST,
    CULTIST_KINDS,
    N_REGIONS,
    RUIN,
    RUINATION_COMPONENT,
    UPGRADE_COMPONENT,
)
from warhost.games.oldworld.rules.figures import count_of
from warhost.games.oldworld.rules.players import score
from warhost.games.oldworld.rules.regions import ruin_total
from warhost.games.oldworld.rules.texts import active_texts
from warhost.games.oldworld.rules.tokens import place_corruption
from warhost.games.oldworld.settings import PROVENDER, RUINERS
from warhost.games.oldworld.state import OldWorld, deed

CHAPTER: Final = Chapter("corruption")
ALWAYS_RUINER: Final = power_upgrade("always_ruiner", agreed_points=number(0, 20))
AGREED_POINTS: Final = ALWAYS_RUINER.numbers("agreed_points")
"""A ruiner wherever a region is ruined; `agreed_points` are scored instead if that was agreed (OW 17.10, 19.15)."""


@CHAPTER.step()
def corruption_step(s: OldWorld) -> None:
    """OW 11.1."""
    if RUINERS.of(s) == "step":  # OW 19.7
        s.ruiners = 0  # OW 19.7
    for region in range(N_REGIONS):
        if region not in s.ruined:
            if (
                s.kinds_in[region] & CULTIST_KINDS
                or s.spaces[region * 2] >= 0
                or s.spaces[region * 2 + 1] >= 0
            ):
                corrupt(s, region)
            # OW 11.4, 11.5, 11.10
            if ruin_total(s, region) >= RUIN and len(s.ruined) < len(s.printed.ruiners_score):
                ruin(s, region)


def corrupt(s: OldWorld, region: int) -> None:
    """OW 11.2, 11.3."""
    for seat, power in enumerate(s.sides):
        cultists = count_of(s, region, power, CULTIST)
        if cultists:
            place_corruption(s, seat, region, cultists, events.BY_CULTISTS)
    left, right = active_texts(s, region)
    effects = IN_CORRUPTION_STEP.deeds
    effect, next_effect = effects[left], effects[right]
    if effect is not None:
        _let_work(s, region, left, effect)
    if next_effect is not None:
        _let_work(s, region, right, next_effect)


def _let_work(s: OldWorld, region: int, card: int, effect: Deed) -> None:
    emit(s, events.CARD_WORKED, card, region)
    effect(s, s.sides.index(CARD_POWER[card]), region, card)


def ruin(s: OldWorld, region: int) -> None:
    """OW 11.6 to 11.8."""
    card = len(s.ruined)
    s.ruined = [*s.ruined, region]  # OW 2.4, 11.6, 15.1
    use(s, RUINATION_COMPONENT + card)
    emit(s, events.RUINED, region, card, ruin_total(s, region))
    for seat in range(s.seats):
        score(s, seat, ruiner_points(s, seat, region, card), events.BY_RUINER, region)


def ruiner_points(s: OldWorld, seat: int, region: int, card: int) -> int:
    """OW 11.7, 17.10, 19.15."""
    power = s.sides[seat]
    scored = s.printed.ruiners_score[card] if s.ruiners & deed(power, region) else 0
    for upgrade in ALWAYS_RUINER.of_power[power]:
        if s.upgrades[upgrade]:
            use(s, UPGRADE_COMPONENT + upgrade)
            if PROVENDER.of(s) == "points":
                scored += AGREED_POINTS[upgrade]
            else:
                scored = s.printed.ruiners_score[card]
    return scored
