"""Destroyed figures (BR 13): what may save one, and the way to Valhalla."""

from __future__ import annotations

from typing import Final

from warhost.core.engine import ask, emit, push, use
from warhost.games.bloodrage import events, prompts, steps, verbs
from warhost.games.bloodrage.components import (
    CARD_PARAMS,
    FIRST_MONSTER,
    FJORD_OF,
    MONSTER_CARD,
    SAILS,
    SHIP_SLOT,
    VALHALLA,
    VOLUR_WITCH,
    WORKS,
    YGGDRASIL,
    by_op,
    card_with,
)
from warhost.games.bloodrage.events import BY_CARD, BY_DOOM, BY_LOSS
from warhost.games.bloodrage.options import WITCH_IN_RAGNAROK
from warhost.games.bloodrage.rules.clans import card_works, has, score_card
from warhost.games.bloodrage.rules.figures import move_figure
from warhost.games.bloodrage.state import BloodRage

FRIGGAS_PROTECTION: Final = card_with("save_figure")
PROTECTION_COST: Final = int(CARD_PARAMS[FRIGGAS_PROTECTION]["rage"])
DRAGON_GLORY: Final = by_op("glory_per_own_ship", "glory")


def endanger(s: BloodRage, seat: int, figures: list[int], province: int, cause: int) -> None:
    """These figures in a province and its fjord are about to be destroyed."""
    s.endangered = figures
    push(s, steps.PERISH, seat, province, cause)


def perish(s: BloodRage, seat: int, province: int, cause: int) -> None:
    s.ask_a = province
    s.ask_b = cause
    if len(rescue_options(s, seat)) > 1:
        ask(s, prompts.RESCUE, seat, province, cause)
    else:
        let_die(s, seat, province, cause)


def rescue_options(s: BloodRage, seat: int) -> list[int]:
    """Figure by figure, as long as there is a way (BR 17.22, 19.13); the rest dies."""
    province, cause = s.ask_a, s.ask_b
    choices: list[int] = []
    if has(s, seat, FRIGGAS_PROTECTION) and s.rage[seat] >= PROTECTION_COST:
        choices = [verbs.SAVE.pack1(kind) for kind in sorted(set(s.endangered))]
    if VOLUR_WITCH in s.endangered and may_retreat(s, province, cause):
        choices.append(verbs.RETREAT.base)
    choices.append(verbs.LOSE.base)
    return choices


def may_retreat(s: BloodRage, province: int, cause: int) -> bool:
    """BR 19.13, 19.14, 21.6."""
    if cause == BY_DOOM and s.options[WITCH_IN_RAGNAROK] == "dies":
        return False
    return province != YGGDRASIL


def rescue(s: BloodRage, seat: int, option: int) -> None:
    province, cause = s.ask_a, s.ask_b
    if verbs.LOSE.has(option):
        let_die(s, seat, province, cause)
        return
    if verbs.RETREAT.has(option):
        kind = VOLUR_WITCH
        use(s, WORKS[MONSTER_CARD[VOLUR_WITCH - FIRST_MONSTER]])
        move_figure(s, seat, kind, province, YGGDRASIL)
        emit(s, events.RETREATED, seat, province)
    else:
        kind = verbs.SAVE.first(option)
        card_works(s, seat, FRIGGAS_PROTECTION)
        s.rage[seat] -= PROTECTION_COST
        emit(s, events.SAVED, seat, kind, FJORD_OF[province] if SAILS[kind] else province)
    left = s.endangered[:]
    left.remove(kind)
    s.endangered = left
    if left:
        push(s, steps.PERISH, seat, province, cause)


def let_die(s: BloodRage, seat: int, province: int, cause: int) -> None:
    """Ships die in the fjord, the others in the province."""
    figures = s.endangered
    s.endangered = []
    for ground, sails in ((province, False), (FJORD_OF[province], True)):
        dying = [kind for kind in figures if SAILS[kind] == sails]
        if dying:
            destroy(s, seat, dying, ground, cause)


def destroy(s: BloodRage, seat: int, figures: list[int], ground: int, cause: int) -> None:
    """BR 13.1, 13.2."""
    for kind in figures:
        move_figure(s, seat, kind, ground, VALHALLA)
    emit(s, events.DESTROYED, seat, figures[:], ground, cause)
    if cause in (BY_LOSS, BY_CARD, BY_DOOM):
        slain = s.slain[:]
        slain[seat] += len(figures)
        s.slain = slain
    dragons = s.sheets[seat][SHIP_SLOT]
    if dragons >= 0:
        for kind in figures:
            if SAILS[kind]:
                score_card(s, seat, DRAGON_GLORY[dragons], dragons)
