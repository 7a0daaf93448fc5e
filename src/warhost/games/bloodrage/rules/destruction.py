"""Destroyed figures (BR 13): what may save one, and the way to Valhalla."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT
from warhost.core.engine import ask, emit, push, use
from warhost.core.operations import Operation
from warhost.core.question import Question
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import (
    FIGURE_CARD,
    FJORD_OF,
    MOST_RAGE,
    PROVINCES,
    SAILS,
    SHIP_SLOT,
    VALHALLA,
    WORKS,
    YGGDRASIL,
)
from warhost.games.bloodrage.events import BY_CARD, BY_DOOM, BY_LOSS, CAUSES
from warhost.games.bloodrage.operations import (
    MONSTER_OPERATIONS,
    UPGRADE_OPERATIONS,
    UpgradeOperation,
)
from warhost.games.bloodrage.rules.clans import card_works, score_card
from warhost.games.bloodrage.rules.figures import move_figure
from warhost.games.bloodrage.settings import WITCH_IN_RAGNAROK
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("destruction")

SAVE_FIGURE: Final = UPGRADE_OPERATIONS.add(UpgradeOperation("save_figure", rage=number(0, MOST_RAGE)))
"""BR 17.22: for Rage a figure is not destroyed."""
SAVING_COST: Final = SAVE_FIGURE.numbers("rage")
GLORY_PER_OWN_SHIP: Final = UPGRADE_OPERATIONS.add(
    UpgradeOperation("glory_per_own_ship", ["ship"], glory=number(1, 99))
)
"""BR 17.8, 17.9: for each own ship that is destroyed."""
SHIP_GLORY: Final = GLORY_PER_OWN_SHIP.numbers("glory")
RETREAT_TO_YGGDRASIL: Final = MONSTER_OPERATIONS.add(Operation("retreat_to_yggdrasil"))
"""BR 19.13: instead of dying the figure may go there."""


def endanger(s: BloodRage, seat: int, figures: list[int], province: int, cause: int) -> None:
    """These figures in a province and its fjord, if any, are about to be destroyed."""
    s.endangered = figures
    push(s, perish, seat, province, cause)


@CHAPTER.step(seat=SEAT, province=PROVINCES, cause=CAUSES)
def perish(s: BloodRage, seat: int, province: int, cause: int) -> None:
    if len(ways_out(s, seat, province, cause)) > 1:
        ask(s, RESCUE, seat, province, cause)
    else:
        let_die(s, seat, province, cause)


def ways_out(s: BloodRage, seat: int, province: int, cause: int) -> list[int]:
    """Figure by figure, as long as there is a way (BR 17.22 to 17.24, 19.13); the last option is to let the rest die."""
    choices: list[int] = []
    card = SAVE_FIGURE.card_of(s, seat)
    if card >= 0 and s.rage[seat] >= SAVING_COST[card]:
        choices = verbs.SAVE.each(sorted(set(s.endangered)))
    if retreating(s) >= 0 and may_retreat(s, province, cause):
        choices.append(verbs.RETREAT.base)
    choices.append(verbs.LOSE.base)
    return choices


def retreating(s: BloodRage) -> int:
    """The endangered figure that could retreat; NONE without."""
    for kind in RETREAT_TO_YGGDRASIL.of:
        if kind in s.endangered:
            return kind
    return NONE


def may_retreat(s: BloodRage, province: int, cause: int) -> bool:
    """BR 19.13, 19.14, 21.6."""
    if cause == BY_DOOM and WITCH_IN_RAGNAROK.of(s) == "dies":
        return False
    return province != YGGDRASIL


class Rescue(Question):
    """Which of the endangered figures to save, if any (BR 13.4, 13.5)."""

    name = "rescue"
    rule = "BR 13.4"
    about = {"province": PROVINCES, "cause": CAUSES}
    passing = (verbs.LOSE,)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        province, cause = s.about
        return ways_out(s, seat, province, cause)

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        province, cause = s.about
        if verbs.LOSE.has(option):
            let_die(s, seat, province, cause)
            return
        if verbs.RETREAT.has(option):
            kind = retreating(s)
            use(s, WORKS[FIGURE_CARD[kind]])
            move_figure(s, seat, kind, province, YGGDRASIL)
            emit(s, events.RETREATED, seat, province)
        else:
            kind = verbs.SAVE.first(option)
            card = SAVE_FIGURE.card_of(s, seat)
            card_works(s, seat, card)
            s.rage[seat] -= SAVING_COST[card]
            emit(s, events.SAVED, seat, kind, FJORD_OF[province] if SAILS[kind] else province)
        left = s.endangered[:]
        left.remove(kind)
        s.endangered = left
        push(s, perish, seat, province, cause)


RESCUE: Final = CHAPTER.question(Rescue())


def let_die(s: BloodRage, seat: int, province: int, cause: int) -> None:
    """Ships die in the fjord, the others in the province."""
    figures = s.endangered
    s.endangered = []
    for ground, sails in ((province, False), (FJORD_OF[province], True)):
        dying = [kind for kind in figures if SAILS[kind] == sails]
        if dying:
            destroy(s, seat, dying, ground, cause)


def destroy(s: BloodRage, seat: int, figures: list[int], ground: int, cause: int) -> None:
    """BR 13.1, 13.2, 17.8, 17.9."""
    for kind in figures:
        move_figure(s, seat, kind, ground, VALHALLA)
    emit(s, events.DESTROYED, seat, figures[:], ground, cause)
    if cause in (BY_LOSS, BY_CARD, BY_DOOM):
        slain = s.slain[:]
        slain[seat] += len(figures)
        s.slain = slain
    dragons = s.sheets[seat][SHIP_SLOT]
    for kind in figures:
        if SAILS[kind]:
            score_card(s, seat, SHIP_GLORY[dragons], dragons)
