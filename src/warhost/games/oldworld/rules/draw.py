"""Draw Phase (OW 5): cards and power points."""

from __future__ import annotations

from typing import Final

from warhost.core.engine import ask, emit, push
from warhost.games.oldworld import events, prompts, steps, verbs
from warhost.games.oldworld.components import (
    DISCARDS_FIRST,
    DRAW,
    DRAW_PHASE,
    DRAWS_UP_TO,
    POWER_MAX,
    POWER_POINTS,
    UPGRADE_EFFECT,
    UPGRADE_PARAMS,
    UPGRADES,
    UPGRADES_OF,
)
from warhost.games.oldworld.options import SLAANESH_POWER_2, TZEENTCH_DISCARD, TZEENTCH_HAND
from warhost.games.oldworld.rules.hands import discard_card, discard_options, draw_cards
from warhost.games.oldworld.rules.old_world import begin_phase
from warhost.games.oldworld.state import OldWorld

SLAANESH_SECOND: Final = UPGRADES.index["slaanesh_power_2"]
TZEENTCH_SECOND: Final = UPGRADES.index["tzeentch_power_2"]
ADDING: Final = {
    effect: [
        [upgrade for upgrade in upgrades if UPGRADE_EFFECT[upgrade] == effect] for upgrades in UPGRADES_OF
    ]
    for effect in ("draw", "power_points")
}
"""By what they add to and by power."""


def draw_phase(s: OldWorld, _a: int, _b: int, _c: int) -> None:
    begin_phase(s, DRAW_PHASE, steps.SUMMONING_PHASE)
    for seat in range(s.seats):
        s.power[seat] = min(POWER_POINTS[s.sides[seat]] + upgraded_by(s, seat, "power_points"), POWER_MAX)
        emit(s, events.POWER_SET, seat, s.power[seat])
    push(s, steps.DRAW_CARDS, 0)


def draw_in_turn(s: OldWorld, seat: int, _b: int, _c: int) -> None:
    if seat == s.seats:
        return
    push(s, steps.DRAW_CARDS, seat + 1)
    power = s.sides[seat]
    if not DRAWS_UP_TO[power]:
        draw_cards(s, seat, DRAW[power] + upgraded_by(s, seat, "draw"))
        return
    push(s, steps.FILL_HAND, seat)
    if DISCARDS_FIRST[power] and s.hands[seat] and s.options[TZEENTCH_DISCARD] == "on":
        ask(s, prompts.EXCHANGE, seat)


def exchange_options(s: OldWorld, seat: int) -> list[int]:
    """OW 5.2: one card may be discarded first."""
    return [verbs.KEEP.base, *discard_options(s, seat)]


def exchange(s: OldWorld, seat: int, option: int) -> None:
    if not verbs.KEEP.has(option):
        discard_card(s, seat, verbs.DISCARD.first(option))


def fill_hand(s: OldWorld, seat: int, _b: int, _c: int) -> None:
    wanted = DRAW[s.sides[seat]] + upgraded_by(s, seat, "draw")
    draw_cards(s, seat, wanted - len(s.hands[seat]))


def upgraded_by(s: OldWorld, seat: int, effect: str) -> int:
    """What the power upgrades in play add to power points or cards."""
    total = 0
    for upgrade in ADDING[effect][s.sides[seat]]:
        if s.upgrades[upgrade]:
            total += _amount(s, upgrade)
    return total


def _amount(s: OldWorld, upgrade: int) -> int:
    """OW 17.14, 17.18, 19.13, 19.14: what the card gives, or what was agreed instead."""
    if upgrade == SLAANESH_SECOND and s.options[SLAANESH_POWER_2] == "1":
        return 1
    if upgrade == TZEENTCH_SECOND and s.options[TZEENTCH_HAND] == "7":
        return 2
    return int(UPGRADE_PARAMS[upgrade]["n"])
