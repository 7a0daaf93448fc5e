"""Battle Phase (OW 9): region by region early dice, then the powers' dice, hits one target at a time."""

from __future__ import annotations

from typing import Final

from warhost.core.chance import roll
from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, push, use
from warhost.core.game import Reason
from warhost.games.oldworld import events, prompts, steps, verbs
from warhost.games.oldworld.cards import old_world_text as old_world
from warhost.games.oldworld.cards.moments import AT_BATTLE_PHASE_END
from warhost.games.oldworld.components import (
    ALL_REGIONS,
    BATTLE_PHASE,
    BLOODLETTER,
    CARD_POWER,
    DAEMONETTE,
    DEEDS,
    EXPLODE_ON,
    KHORNE,
    MEMBERS,
    N_CLASSES,
    N_KINDS,
    N_REGIONS,
    N_TOKENS,
    PARTING_HITS,
    PEASANT,
    PEASANT_DEFENCE,
    PEASANT_TARGET,
    PIECE_CONTROLLER,
    PIECE_KIND,
    PIECE_MARKS,
    PIECE_OWNER,
    PIECES,
    PLAGUEBEARER,
    POWER_KINDS,
    REGIONS,
    SHIELDED,
    SLAANESH,
    UPGRADE_COMPONENT,
    UPGRADE_OF,
    by_card,
)
from warhost.games.oldworld.derived import EARLY_CARD_DICE, EARLY_DICE
from warhost.games.oldworld.options import KHORNE_DIAL
from warhost.games.oldworld.rules.figures import (
    army_of,
    controlled_in,
    count_piece,
    drop_shields,
    lay_down,
    pieces_in,
    remove_laid_down,
    take_piece,
)
from warhost.games.oldworld.rules.hands import draw_cards
from warhost.games.oldworld.rules.old_world import begin_phase
from warhost.games.oldworld.rules.players import earn_counter, seat_of
from warhost.games.oldworld.rules.regions import battle_allowed
from warhost.games.oldworld.rules.texts import active_texts, hit_from
from warhost.games.oldworld.rules.tokens import capture_peasant
from warhost.games.oldworld.state import OldWorld, deed

DRAWS_PER_KILL: Final = by_card("kill", "draw")
MORE_BATTLES: Final = by_card("battle_end", "battles")
CHANGES_DEFENCE: Final = by_card("standing", "defence")
"""What is added helps the owner's figures, what is taken away hurts enemy figures."""

PHASE_END_CARDS: Final = frozenset(
    card for card, effect in enumerate(AT_BATTLE_PHASE_END) if effect is not None
)
CERTAIN: Final = 1
"""Of a battle on the agenda: that it can be fought has just been seen."""

NORMAL: Final = 0
EARLY: Final = 1
PARTING: Final = 2
"""`hit_mode`; parting hits add the seat that they are dealt to."""

SAVED_HITS: Final = 16
"""An entry of `saved` is (seat * 64 + piece) * 16 + hits."""


# The phase


def battle_phase(s: OldWorld, _a: int, _b: int, _c: int) -> None:
    begin_phase(s, BATTLE_PHASE, steps.CORRUPTION_PHASE)
    push(s, steps.BATTLE_PHASE_END)
    push(s, steps.BATTLE_REGION, 0)


def battle_region(s: OldWorld, region: int, _b: int, _c: int) -> None:
    for there in MEMBERS[battlefields(s) >> region << region]:
        if can_fight(s, there):
            push(s, steps.BATTLE_REGION, there + 1)
            push(s, steps.BATTLE, there, 0, CERTAIN)
            return


def battle_phase_end(s: OldWorld, _a: int, _b: int, _c: int) -> None:
    """OW 9.30: Chaos cards by region, left before right; then Old World cards."""
    drop_shields(s)
    push(s, steps.OLD_WORLD_LASTING, old_world.AT_BATTLE_PHASE_END, 0)
    if not PHASE_END_CARDS.isdisjoint(s.spaces):
        push(s, steps.CARD_AT_PHASE_END, 0)


def card_at_phase_end(s: OldWorld, space: int, _b: int, _c: int) -> None:
    while space < N_REGIONS * 2:
        region, lies = space // 2, s.spaces[space]
        card = active_texts(s, region)[space % 2] if AT_BATTLE_PHASE_END[lies] is not None else NONE
        effect = AT_BATTLE_PHASE_END[card]
        space += 1
        if effect is not None:
            push(s, steps.CARD_AT_PHASE_END, space)
            emit(s, events.CARD_WORKED, card, region)
            effect(s, region)
            return


# One battle


def can_fight(s: OldWorld, region: int) -> bool:
    """OW 9.2: somebody has dice and a legal target."""
    for power in s.sides:
        if all_dice(s, region, power) and has_target(s, region, power):
            return battle_allowed(s, region)
    return False


def battlefields(s: OldWorld) -> int:
    """Where a closer look is worth while: figures of two players, Peasants, figures turned against their own, or dice
    that a card gives."""
    if s.marked:
        return ALL_REGIONS
    one, two = 0, 0
    for power in s.sides:
        first = power * N_CLASSES
        there = s.standing[first] | s.standing[first + 1] | s.standing[first + 2]
        two |= one & there
        one |= there
    if s.special_cards & EARLY_DICE:
        two |= one
    return two | s.token_regions[PEASANT]


def battle(s: OldWorld, region: int, fought: int, certain: int) -> None:
    if not certain and not can_fight(s, region):
        return
    s.saved = []
    emit(s, events.BATTLE_BEGAN, region, fought + 1)
    push(s, steps.BATTLE_OVER, region, fought)
    push(s, steps.NORMAL_DICE, region, 0)
    if s.special_cards & EARLY_DICE or s.upgrades[UPGRADE_OF[BLOODLETTER]]:
        push(s, steps.EARLY_DICE, region, 0)


def battle_over(s: OldWorld, region: int, fought: int, _c: int) -> None:
    """OW 9.16, 9.20, 8.9."""
    remove_laid_down(s, region)
    s.saved = []
    emit(s, events.BATTLE_ENDED, region)
    left, right = active_texts(s, region)
    if fought < MORE_BATTLES[left] + MORE_BATTLES[right]:
        push(s, steps.BATTLE, region, fought + 1)


# Dice


def early_dice(s: OldWorld, region: int, turn: int, _c: int) -> None:
    """OW 9.18, 9.21: Blood Frenzy, then upgraded Bloodletters, whoever controls them."""
    while turn <= s.seats:
        seat = seat_of(s, KHORNE) if turn == 0 else turn - 1
        if seat >= 0:
            power = s.sides[seat]
            dice = early_card_dice(s, region) if turn == 0 else early_figure_dice(s, region, power)
            if dice and has_target(s, region, power):
                if turn:
                    use(s, UPGRADE_COMPONENT + UPGRADE_OF[BLOODLETTER])
                push(s, steps.EARLY_DICE, region, turn + 1)
                roll_dice(s, region, seat, dice, EARLY)
                return
        turn += 1


def normal_dice(s: OldWorld, region: int, seat: int, _c: int) -> None:
    while seat < s.seats:
        power = s.sides[seat]
        dice = normal_figure_dice(s, region, power)
        if dice and has_target(s, region, power):
            push(s, steps.NORMAL_DICE, region, seat + 1)
            roll_dice(s, region, seat, dice, NORMAL)
            return
        seat += 1


def early_card_dice(s: OldWorld, region: int) -> int:
    left, right = active_texts(s, region)
    return EARLY_CARD_DICE[left] + EARLY_CARD_DICE[right]


def early_figure_dice(s: OldWorld, region: int, power: int) -> int:
    """Dice of figures that roll before the others."""
    if not s.upgrades[UPGRADE_OF[BLOODLETTER]] or (power != KHORNE and not s.marked):
        return 0
    return army_of(s, region, power)[BLOODLETTER] * s.attacks[BLOODLETTER]


def normal_figure_dice(s: OldWorld, region: int, power: int) -> int:
    """OW 9.4, 9.22, 9.28: figures laid down count, figures that have rolled early do not."""
    early = s.upgrades[UPGRADE_OF[BLOODLETTER]]
    dice = 0
    for kind in MEMBERS[s.kinds_in[region] & POWER_KINDS[power]]:
        if not (early and kind == BLOODLETTER):
            dice += s.figures[region * N_KINDS + kind] * s.attacks[kind]
    if not s.marked:
        return dice
    for piece in controlled_in(s, region):
        kind = PIECE_KIND[piece]
        if not (early and kind == BLOODLETTER):
            if power == SLAANESH:
                dice += s.attacks[kind]
            elif PIECE_OWNER[piece] == power:
                dice -= s.attacks[kind]
    return dice


def all_dice(s: OldWorld, region: int, power: int) -> int:
    """All dice that a power would roll in a battle, early and normal."""
    dice = normal_figure_dice(s, region, power)
    if s.upgrades[UPGRADE_OF[BLOODLETTER]]:
        dice += early_figure_dice(s, region, power)
    if power == KHORNE and s.special_cards & EARLY_DICE:
        dice += early_card_dice(s, region)
    return dice


def roll_dice(s: OldWorld, region: int, seat: int, dice: int, mode: int) -> None:
    """OW 9.5 to 9.7: every six adds a die. Hits that are sixes are counted apart (OW 9.24)."""
    lowest = hit_from(s, region, s.sides[seat])
    faces: list[int] = []
    hits, sixes = 0, 0
    while dice:
        dice -= 1
        face = roll(s)
        faces.append(face)
        if face == EXPLODE_ON:
            sixes += 1
            dice += 1
        elif face >= lowest:
            hits += 1
    s.hits = hits
    s.sixes = sixes
    s.hit_mode = mode
    emit(s, events.ROLLED, seat, region, faces, hits + sixes, 1 if mode == EARLY else 0)
    if hits or sixes:
        push(s, steps.ASSIGN, region, seat)


# Targets


def has_target(s: OldWorld, region: int, power: int) -> bool:
    """OW 9.8, 9.25."""
    if s.tokens[region * N_TOKENS + PEASANT]:
        return True
    if not s.marked:
        return s.kinds_in[region] & ~POWER_KINDS[power] != 0
    for piece in pieces_in(s, region):
        if PIECE_CONTROLLER[piece] != power and not PIECE_MARKS[piece] & SHIELDED:
            return True
    return False


def targets(s: OldWorld, region: int, seat: int) -> list[int]:
    """The figures that this player's hits may be assigned to now."""
    power = s.sides[seat]
    only = s.sides[s.hit_mode - PARTING] if s.hit_mode >= PARTING else -1
    found: list[int] = []
    for piece in pieces_in(s, region):
        controller = PIECE_CONTROLLER[piece]
        if controller == power or PIECE_MARKS[piece] & SHIELDED or (only >= 0 and controller != only):
            continue
        found.append(piece)
    return found


def needs_sixes(s: OldWorld, piece: int) -> bool:
    """OW 9.24."""
    return PIECE_KIND[piece] == DAEMONETTE and s.upgrades[UPGRADE_OF[DAEMONETTE]] == 1


def defence(s: OldWorld, region: int, piece: int) -> int:
    """OW 8.13, 8.14, 8.17."""
    total = s.defences[PIECE_KIND[piece]]
    if s.spaces[region * 2] < 0 and s.spaces[region * 2 + 1] < 0:
        return max(total, 1)
    left, right = active_texts(s, region)
    controller = PIECE_CONTROLLER[piece]
    return max(total + _change_of_defence(left, controller) + _change_of_defence(right, controller), 1)


def _change_of_defence(card: int, controller: int) -> int:
    change = CHANGES_DEFENCE[card]
    return change if (change > 0) == (CARD_POWER[card] == controller) else 0


def hits_needed(s: OldWorld, region: int, seat: int, piece: int) -> int:
    """Its defence, less what this player has saved on such a figure."""
    needed = defence(s, region, piece)
    return needed - _best_saved(s, seat, piece) if s.saved else needed


def _best_saved(s: OldWorld, seat: int, piece: int) -> int:
    best = 0
    for entry in s.saved:
        if entry // SAVED_HITS == seat * 64 + piece:
            best = max(best, entry % SAVED_HITS)
    return best


# Assigning hits


def assign(s: OldWorld, region: int, seat: int, _c: int) -> None:
    """One target at a time, as long as one can be killed (OW 9.12); what is left then is lost (OW 9.11)."""
    if s.hits or s.sixes:
        s.ask_a = region
        choices = hit_options(s, seat)
        if choices:
            if len(choices) == 1:
                assign_one(s, seat, choices[0])
            else:
                ask(s, prompts.HIT, seat, region, s.hits, s.sixes)
            return
        emit(s, events.HITS_LOST, seat, region, s.hits + s.sixes)
        s.hits = 0
        s.sixes = 0
    _deal_parting_hits(s, region, seat)


def hit_options(s: OldWorld, seat: int) -> list[int]:
    region = s.ask_a
    hits, sixes = s.hits, s.sixes
    choices: list[int] = []
    early: list[int] = []
    picky = False
    for piece in targets(s, region, seat):
        needed = hits_needed(s, region, seat, piece)
        usable = hits + sixes
        if needs_sixes(s, piece):
            usable = sixes
            picky = True
        if usable >= needed:
            choices.append(verbs.HIT.pack1(piece))
        elif usable and s.hit_mode == EARLY:
            early.append(verbs.SAVE.pack1(piece))
    if s.hit_mode < PARTING and s.tokens[region * N_TOKENS + PEASANT]:
        choices.append(verbs.HIT.pack1(PEASANT_TARGET))
    if picky and hits and sixes:
        choices += _with_sixes_first(s, choices)
    if early and not choices:  # OW 9.19: early hits that can kill nothing may be saved
        return [*early, verbs.LOSE.base]
    return choices


def _with_sixes_first(s: OldWorld, choices: list[int]) -> list[int]:
    """Where sixes are worth more than other hits, the player says which of them he spends."""
    targets_hit = [verbs.HIT.first(option) for option in choices]
    return [
        verbs.HIT_SIXES.pack1(target)
        for target in targets_hit
        if target == PEASANT_TARGET or not needs_sixes(s, target)
    ]


def assign_one(s: OldWorld, seat: int, option: int) -> None:
    region = s.ask_a
    push(s, steps.ASSIGN, region, seat)
    if verbs.LOSE.has(option):
        emit(s, events.HITS_LOST, seat, region, s.hits + s.sixes)
        s.hits = 0
        s.sixes = 0
    elif verbs.SAVE.has(option):
        save_hits(s, region, seat, verbs.SAVE.first(option))
    elif verbs.HIT_SIXES.has(option):
        strike(s, region, seat, verbs.HIT_SIXES.first(option), True)
    else:
        strike(s, region, seat, verbs.HIT.first(option), False)


def save_hits(s: OldWorld, region: int, seat: int, piece: int) -> None:
    """OW 9.19: all remaining hits that this figure can take; others are lost."""
    number = s.sixes if needs_sixes(s, piece) else s.hits + s.sixes
    key = (seat * 64 + piece) * SAVED_HITS
    best = _best_saved(s, seat, piece)
    saved = s.saved[:]
    if best:
        saved.remove(key + best)
    s.saved = sorted([*saved, key + best + number])
    s.hits = 0
    s.sixes = 0
    emit(s, events.SAVED, seat, piece, region, number)


def strike(s: OldWorld, region: int, seat: int, target: int, sixes_first: bool) -> None:
    if target == PEASANT_TARGET:
        _spend(s, PEASANT_DEFENCE, sixes_first)
        emit(s, events.HIT, seat, target, region, PEASANT_DEFENCE)
        capture_peasant(s, seat, region)
        return
    needed = hits_needed(s, region, seat, target)
    _spend(s, needed, sixes_first or needs_sixes(s, target))
    emit(s, events.HIT, seat, target, region, needed)
    saved = _best_saved(s, seat, target)
    if saved:
        left = s.saved[:]
        left.remove((seat * 64 + target) * SAVED_HITS + saved)
        s.saved = left
    kill(s, region, seat, target)


def _spend(s: OldWorld, number: int, sixes_first: bool) -> None:
    if sixes_first:
        used = min(number, s.sixes)
        s.sixes -= used
        s.hits -= number - used
    else:
        used = min(number, s.hits)
        s.hits -= used
        s.sixes -= number - used


def kill(s: OldWorld, region: int, seat: int, piece: int) -> None:
    """OW 9.9, 9.18, 9.29, 8.8, 9.26."""
    victim = s.sides.index(PIECE_CONTROLLER[piece])
    emit(s, events.KILLED, seat, piece, victim, region)
    if s.hit_mode == EARLY:
        take_piece(s, region, piece)
    else:
        lay_down(s, region, piece)
    power = s.sides[seat]
    bit = deed(power, region)
    if power == KHORNE:
        wanted = DEEDS[KHORNE] if s.options[KHORNE_DIAL] == "1" else 2
        if wanted == 1 or s.kills & bit:
            earn_counter(s, seat, region)
        _ritual_slaying(s, region, seat)
    s.kills |= bit
    if s.saved:
        _forget_saved(s, region, piece)
    if PIECE_KIND[piece] == PLAGUEBEARER and s.upgrades[UPGRADE_OF[PLAGUEBEARER]]:
        owed = s.parting[:] or [0] * s.seats
        owed[victim] += PARTING_HITS
        s.parting = owed


def _ritual_slaying(s: OldWorld, region: int, seat: int) -> None:
    for card in active_texts(s, region):
        if DRAWS_PER_KILL[card] and CARD_POWER[card] == s.sides[seat]:
            emit(s, events.CARD_WORKED, card, region)
            draw_cards(s, seat, DRAWS_PER_KILL[card])


def _forget_saved(s: OldWorld, region: int, piece: int) -> None:
    """Hits saved on a figure that has fallen are gone."""
    standing = count_piece(s, region, piece)
    on_such = [entry for entry in s.saved if entry // SAVED_HITS % 64 == piece]
    if len(on_such) > standing:
        others = [entry for entry in s.saved if entry // SAVED_HITS % 64 != piece]
        s.saved = sorted(others + on_such[:standing])


# Parting hits of upgraded Plaguebearers


def _deal_parting_hits(s: OldWorld, region: int, killer: int) -> None:
    """OW 9.26: after the killer has assigned his hits."""
    owed = s.parting
    s.parting = []
    for seat in range(len(owed) - 1, -1, -1):
        if owed[seat]:
            push(s, steps.PARTING_HITS, region, seat, killer * 64 + owed[seat])


def parting_hits(s: OldWorld, region: int, seat: int, killer_and_hits: int) -> None:
    killer, hits = killer_and_hits // 64, killer_and_hits % 64
    use(s, UPGRADE_COMPONENT + UPGRADE_OF[PLAGUEBEARER])
    emit(s, events.PARTING_HITS, seat, killer, region, hits)
    s.hits = hits
    s.sixes = 0
    s.hit_mode = PARTING + killer
    push(s, steps.ASSIGN, region, seat)


# Why a target is not offered


def why_not_hit(s: OldWorld, seat: int, option: int) -> Reason:
    region = s.ask_a
    there = {"region": REGIONS.ids[region]}
    if verbs.SAVE.has(option):
        return "oldworld-reason-not_saved", {}
    target = (verbs.HIT if verbs.HIT.has(option) else verbs.HIT_SIXES).first(option)
    if target == PEASANT_TARGET:
        return "oldworld-reason-no_peasant", there
    figure = {"figure": PIECES.ids[target]}
    if target not in pieces_in(s, region):
        return "oldworld-reason-not_there", {**figure, **there}
    if PIECE_CONTROLLER[target] == s.sides[seat]:
        return "oldworld-reason-own_figure", figure
    if PIECE_MARKS[target] & SHIELDED:
        return "oldworld-reason-shielded", figure
    if target not in targets(s, region, seat):
        return "oldworld-reason-not_the_killer", figure
    needed = hits_needed(s, region, seat, target)
    if needs_sixes(s, target):
        return "oldworld-reason-not_enough_sixes", {**figure, "needed": str(needed), "sixes": str(s.sixes)}
    return "oldworld-reason-not_enough_hits", {**figure, "needed": str(needed), "hits": str(s.hits + s.sixes)}
