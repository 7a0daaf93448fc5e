"""Battle Phase (OW 9): region by region early dice, then the powers' dice; hits.py assigns what they hit."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, flag, number
from warhost.core.chance import roll
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE
from warhost.core.engine import emit, push, use
from warhost.games.oldworld import events, purposes
from warhost.games.oldworld.cards import old_world_text as old_world
from warhost.games.oldworld.cards.effects import AT_BATTLE_PHASE_END, ability, standing_text
from warhost.games.oldworld.cards.old_world import old_world_lasting
from warhost.games.oldworld.components import (
    ALL_KINDS,
    BATTLE_PHASE,
    CARD_POWER,
    EXPLODE_ON,
    MEMBERS,
    N_KINDS,
    N_POWERS,
    N_REGIONS,
    PIECE_KIND,
    PIECE_OWNER,
    POWER_KINDS,
    REGIONS,
    SLAANESH,
    UPGRADE_COMPONENT,
    UPGRADE_OF,
)
from warhost.games.oldworld.derived import EARLY_CARD_DICE, EARLY_DICE
from warhost.games.oldworld.rules import rounds
from warhost.games.oldworld.rules.figures import controlled_in, drop_shields, remove_laid_down
from warhost.games.oldworld.rules.hits import assign, take_up
from warhost.games.oldworld.rules.kept_hits import forget_kept, has_kept, join_kept
from warhost.games.oldworld.rules.regions import battle_allowed
from warhost.games.oldworld.rules.targets import has_target
from warhost.games.oldworld.rules.texts import active_texts, hit_from
from warhost.games.oldworld.state import EARLY, NORMAL, OldWorld

CHAPTER: Final = Chapter("battle")
MOST_BATTLES: Final = 99

MORE_BATTLES: Final = standing_text("fight_again", battles=number(1, 9)).numbers("battles")

ROLLING_EARLY: Final = ability("early_dice")
"""Before all normal dice (OW 9.21)."""


# The phase


@CHAPTER.step()
def battle_phase(s: OldWorld) -> None:
    """OW 9.1, 9.17: region after region; the end of the phase waits for the last."""
    rounds.begin_phase(s, BATTLE_PHASE)
    push(s, battle_phase_end)
    push(s, battle_region, 0)


@CHAPTER.step(looked_at=count(N_REGIONS))
def battle_region(s: OldWorld, looked_at: int) -> None:
    """The next region in which a battle can be fought, in region order, ruined or not (OW 3.3, 8.10, 9.1)."""
    for region in range(looked_at, N_REGIONS):
        if can_fight(s, region):
            push(s, battle_region, region + 1)
            fight(s, region, 0)
            return


@CHAPTER.step()
def battle_phase_end(s: OldWorld) -> None:
    """OW 9.30: Chaos cards by region, left before right; then Old World cards."""
    drop_shields(s)
    push(s, old_world_lasting, old_world.AT_BATTLE_PHASE_END, 0)
    if not AT_BATTLE_PHASE_END.cards.isdisjoint(s.spaces):
        push(s, card_at_phase_end, 0)


@CHAPTER.step(space=count(N_REGIONS * 2))
def card_at_phase_end(s: OldWorld, space: int) -> None:
    """The next card that works now, on this card space or a later one."""
    while space < N_REGIONS * 2:
        region, card = space // 2, s.texts[space]
        space += 1
        effect = AT_BATTLE_PHASE_END.deeds[card]
        if effect is not None:
            push(s, card_at_phase_end, space)
            emit(s, events.CARD_WORKED, card, region)
            effect(s, s.sides.index(CARD_POWER[card]), region, card)
            return


# One battle


def can_fight(s: OldWorld, region: int) -> bool:
    """OW 9.2: somebody has dice and a legal target."""
    armed = s.kinds_in[region] & s.armed
    only_figures_roll = not s.marked and not s.special_cards & EARLY_DICE
    if only_figures_roll and not armed:
        return False
    for power in s.sides:
        dice = armed & POWER_KINDS[power] if only_figures_roll else all_dice(s, region, power)
        if dice and has_target(s, region, power):
            return battle_allowed(s, region)
    return False


@CHAPTER.step(region=REGIONS, fought=count(MOST_BATTLES), certain=flag())
def battle(s: OldWorld, region: int, fought: int, certain: int) -> None:
    """Another battle, unless it cannot be fought; `certain`: that it can has been seen already."""
    if certain or can_fight(s, region):
        fight(s, region, fought)


def fight(s: OldWorld, region: int, fought: int) -> None:
    """OW 9.3: early dice, normal dice, the fallen leave. `fought`: how many battles there were in this region before."""
    emit(s, events.BATTLE_BEGAN, region, fought + 1)
    push(s, battle_over, region, fought)
    push(s, normal_dice, region, 0)
    if s.special_cards & EARLY_DICE or ROLLING_EARLY.kinds_now(s):
        push(s, early_dice, region, 0)


@CHAPTER.step(region=REGIONS, fought=count(MOST_BATTLES))
def battle_over(s: OldWorld, region: int, fought: int) -> None:
    """OW 9.16, 9.20, 8.9."""
    remove_laid_down(s, region)
    forget_kept(s, region)
    emit(s, events.BATTLE_ENDED, region)
    left, right = active_texts(s, region)
    if fought < MORE_BATTLES[left] + MORE_BATTLES[right]:  # OW 7.7, 8.9
        push(s, battle, region, fought + 1, 0)


# Dice


@CHAPTER.step(
    region=REGIONS,
    dealt_with=count(2 * N_POWERS),
    was=lambda s, region, turn, _: (region, turn + s.seats - 1 if turn else 0),
)
def early_dice(s: OldWorld, region: int, dealt_with: int) -> None:
    """OW 9.18, 9.21: dice of cards (Blood Frenzy), then upgraded figures (Bloodletters), whoever controls them; each in
    power order."""
    early = ROLLING_EARLY.kinds_now(s)
    for turn in range(dealt_with, 2 * s.seats if early else s.seats):
        seat = turn % s.seats
        power = s.sides[seat]
        of_cards = turn < s.seats
        dice = early_card_dice(s, region, power) if of_cards else _dice_of(s, region, power, early)
        if dice and has_target(s, region, power):
            if not of_cards:
                for kind in MEMBERS[early]:
                    use(s, UPGRADE_COMPONENT + UPGRADE_OF[kind])
            push(s, early_dice, region, turn + 1)
            to_come = _dice_of(s, region, power, ALL_KINDS) if of_cards else normal_dice_of(s, region, power)
            roll_dice(s, region, seat, dice, EARLY, to_come > 0)
            return


@CHAPTER.step(region=REGIONS, dealt_with=count(N_POWERS))
def normal_dice(s: OldWorld, region: int, dealt_with: int) -> None:
    """The next player with dice, or with hits kept, and a target. Those without are passed over at once, for battles are
    fought all the time. Figures laid down roll, figures that have rolled early do not (OW 9.4, 9.22, 9.28)."""
    armed = s.kinds_in[region] & s.armed
    for seat in range(dealt_with, s.seats):
        power = s.sides[seat]
        if not (armed & POWER_KINDS[power] or s.marked or s.kept_hits):
            continue
        dice = normal_dice_of(s, region, power)
        if (dice or has_kept(s, seat)) and has_target(s, region, power):
            push(s, normal_dice, region, seat + 1)
            roll_dice(s, region, seat, dice, NORMAL, False)
            return


def early_card_dice(s: OldWorld, region: int, power: int) -> int:
    """Dice that cards of this power give it, all copies together (OW 7.7, 8.1, 8.2)."""
    dice = 0
    for card in active_texts(s, region):
        if CARD_POWER[card] == power:
            dice += EARLY_CARD_DICE[card]
    return dice


def _dice_of(s: OldWorld, region: int, power: int, kinds: int) -> int:
    """Dice of figures of these kinds that the power controls."""
    dice = 0
    for kind in MEMBERS[s.kinds_in[region] & s.armed & POWER_KINDS[power] & kinds]:
        dice += s.figures[region * N_KINDS + kind] * s.attacks[kind]
    if not s.marked:
        return dice
    for piece in controlled_in(s, region):
        kind = PIECE_KIND[piece]
        if kinds >> kind & 1:
            if power == SLAANESH:  # OW 9.28, 16.1, 16.2
                dice += s.attacks[kind]  # OW 9.28, 16.2
            elif PIECE_OWNER[piece] == power:
                dice -= s.attacks[kind]
    return dice


def normal_dice_of(s: OldWorld, region: int, power: int) -> int:
    """Dice of figures that do not roll early (OW 9.22)."""
    return _dice_of(s, region, power, ALL_KINDS & ~ROLLING_EARLY.kinds_now(s))


def all_dice(s: OldWorld, region: int, power: int) -> int:
    """All dice that a power would roll in a battle, early and normal; those of cards alone are enough (OW 8.2)."""
    dice = _dice_of(s, region, power, ALL_KINDS)
    return dice + early_card_dice(s, region, power) if s.special_cards & EARLY_DICE else dice


def roll_dice(s: OldWorld, region: int, seat: int, dice: int, mode: int, may_keep: bool) -> None:
    """OW 9.5 to 9.7: every six adds a die. Hits that are sixes are counted apart (OW 9.24). `may_keep`: the player has dice to
    come that these hits can wait for (OW 9.19)."""
    lowest = hit_from(s, region, s.sides[seat])
    faces: list[int] = []
    hits, sixes = 0, 0
    # OW 3.12
    purpose = purposes.EARLY_DICE if mode == EARLY else purposes.BATTLE_DICE
    occasion = purpose.at(s.round, s.sides[seat], region)
    while dice:
        dice -= 1
        face = roll(s, occasion)
        faces.append(face)
        if face == EXPLODE_ON:
            sixes += 1
            dice += 1
        elif face >= lowest:
            hits += 1
    take_up(s, hits, sixes, (mode, NONE), may_keep)
    if faces:
        emit(s, events.ROLLED, seat, region, faces, hits + sixes, 1 if mode == EARLY else 0)
    join_kept(s, region, seat)
    if s.hits or s.sixes:
        push(s, assign, region, seat)
