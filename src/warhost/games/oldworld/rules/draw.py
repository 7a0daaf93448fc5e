"""Draw Phase (OW 5): cards and power points."""

from __future__ import annotations

from typing import Final

from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT
from warhost.core.engine import ask, emit, push, push_round
from warhost.core.question import Question, Reason
from warhost.games.oldworld import events, verbs
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
from warhost.games.oldworld.rules import rounds
from warhost.games.oldworld.rules.hands import discard_card, discards, draw_cards, why_not_discard
from warhost.games.oldworld.rules.players import everybody
from warhost.games.oldworld.settings import SLAANESH_POWER_2, TZEENTCH_DISCARD, TZEENTCH_HAND
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("draw")

SLAANESH_SECOND: Final = UPGRADES.index["slaanesh_power_2"]
TZEENTCH_SECOND: Final = UPGRADES.index["tzeentch_power_2"]
ADDING: Final = {
    effect: [
        [upgrade for upgrade in upgrades if UPGRADE_EFFECT[upgrade] == effect] for upgrades in UPGRADES_OF
    ]
    for effect in ("draw", "power_points")
}
"""By what they add to and by power."""


@CHAPTER.step()
def draw_phase(s: OldWorld) -> None:
    rounds.begin_phase(s, DRAW_PHASE)
    for seat in range(s.seats):
        s.power[seat] = min(POWER_POINTS[s.sides[seat]] + upgraded_by(s, seat, "power_points"), POWER_MAX)
        emit(s, events.POWER_SET, seat, s.power[seat])
    push_round(s, draw_in_turn)


@CHAPTER.step_in_turn(everybody, called="draw_cards")
def draw_in_turn(s: OldWorld, seat: int) -> None:
    power = s.sides[seat]
    if not DRAWS_UP_TO[power]:
        draw_cards(s, seat, DRAW[power] + upgraded_by(s, seat, "draw"))
        return
    push(s, fill_hand, seat)
    if DISCARDS_FIRST[power] and s.hands[seat] and TZEENTCH_DISCARD.of(s) == "on":
        ask(s, EXCHANGE, seat)


class Exchange(Question):
    """One card may be discarded first."""

    name = "exchange"
    rule = "OW 5.2"
    passing = (verbs.KEEP,)

    def options(self, s: OldWorld, seat: int) -> list[int]:
        return [verbs.KEEP.base, *discards(s, seat)]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        if verbs.DISCARD.has(option):
            discard_card(s, seat, verbs.DISCARD.first(option))

    def why_not(self, s: OldWorld, seat: int, option: int) -> Reason | None:
        return why_not_discard(option)


EXCHANGE: Final = CHAPTER.question(Exchange())


@CHAPTER.step(seat=SEAT)
def fill_hand(s: OldWorld, seat: int) -> None:
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
    if upgrade == SLAANESH_SECOND and SLAANESH_POWER_2.of(s) == "1":
        return 1
    if upgrade == TZEENTCH_SECOND and TZEENTCH_HAND.of(s) == "7":
        return 2
    return int(UPGRADE_PARAMS[upgrade]["n"])
