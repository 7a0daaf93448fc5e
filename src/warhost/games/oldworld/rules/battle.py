"""Battle Phase (OW 9): region by region early dice, then the powers' dice, hits one target at a time."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, flag, number
from warhost.core.chance import roll
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT
from warhost.core.engine import emit, offer, push, use
from warhost.core.question import Question, Reason
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.cards import old_world_text as old_world
from warhost.games.oldworld.cards.effects import AT_BATTLE_PHASE_END, ability, owners_of, standing_text
from warhost.games.oldworld.cards.old_world import old_world_lasting
from warhost.games.oldworld.components import (
    ALL_KINDS,
    BATTLE_PHASE,
    CARD_POWER,
    DEEDS,
    DEFENCE_MIN,
    DIAL_BY_KILLS,
    EXPLODE_ON,
    MEMBERS,
    N_KINDS,
    N_POWERS,
    N_REGIONS,
    N_TOKENS,
    PEASANT,
    PEASANT_DEFENCE,
    PEASANT_TARGET,
    PIECE_CONTROLLER,
    PIECE_KIND,
    PIECE_MARKS,
    PIECE_OWNER,
    PIECES,
    POWER_KINDS,
    REGIONS,
    SHIELDED,
    SLAANESH,
    UPGRADE_COMPONENT,
    UPGRADE_OF,
)
from warhost.games.oldworld.derived import EARLY_CARD_DICE, EARLY_CARDS, EARLY_DICE
from warhost.games.oldworld.rules import rounds
from warhost.games.oldworld.rules.figures import (
    controlled_in,
    count_piece,
    drop_shields,
    lay_down,
    pieces_in,
    remove_laid_down,
    take_piece,
)
from warhost.games.oldworld.rules.hands import draw_cards
from warhost.games.oldworld.rules.players import earn_counter
from warhost.games.oldworld.rules.regions import battle_allowed
from warhost.games.oldworld.rules.texts import active_texts, hit_from
from warhost.games.oldworld.rules.tokens import capture_peasant
from warhost.games.oldworld.settings import KHORNE_DIAL
from warhost.games.oldworld.state import EARLY, NORMAL, PARTING, OldWorld, deed

CHAPTER: Final = Chapter("battle")
MOST_BATTLES: Final = 99
MOST_HITS: Final = 999

FOR_KILL: Final = standing_text("draw_for_kill", cards=number(1, 24))
DRAWS_FOR_KILL: Final = FOR_KILL.numbers("cards")
DRAWING_FOR_KILLS: Final = owners_of(FOR_KILL)
EARLY_CARD_OWNERS: Final = owners_of(EARLY_CARDS)
"""By power: whether it has such cards."""
MORE_BATTLES: Final = standing_text("fight_again", battles=number(1, 9)).numbers("battles")
CHANGES_DEFENCE: Final = standing_text("change_defence", by=number(-9, 9)).numbers("by")
"""What is added helps the owner's figures, what is taken away hurts enemy figures."""

ROLLING_EARLY: Final = ability("early_dice")
"""Before all normal dice (OW 9.21)."""
PARTING_HITS: Final = ability("parting_hits", hits=number(1, 9))
"""On the killer's figures, for each such figure that is killed in battle (OW 9.26)."""
HITS_DEALT: Final = PARTING_HITS.by_kind("hits")
HIT_BY_SIXES: Final = ability("hit_only_by", face=number(EXPLODE_ON, EXPLODE_ON))
"""Only dice that show this face can be assigned to it (OW 9.24); sixes alone are counted apart."""


# The phase


@CHAPTER.step()
def battle_phase(s: OldWorld) -> None:
    rounds.begin_phase(s, BATTLE_PHASE)
    push(s, battle_phase_end)
    push(s, battle_region, 0)


@CHAPTER.step(looked_at=count(N_REGIONS))
def battle_region(s: OldWorld, looked_at: int) -> None:
    """The next region in which a battle can be fought."""
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
        region, lies = space // 2, s.spaces[space]
        space += 1
        if AT_BATTLE_PHASE_END.deeds[lies] is None:
            continue
        card = active_texts(s, region)[(space - 1) % 2]
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
    """`fought`: how many battles there were in this region before."""
    s.saved = []
    emit(s, events.BATTLE_BEGAN, region, fought + 1)
    push(s, battle_over, region, fought)
    push(s, normal_dice, region, 0)
    if s.special_cards & EARLY_DICE or ROLLING_EARLY.kinds_now(s):
        push(s, early_dice, region, 0)


@CHAPTER.step(region=REGIONS, fought=count(MOST_BATTLES))
def battle_over(s: OldWorld, region: int, fought: int) -> None:
    """OW 9.16, 9.20, 8.9."""
    remove_laid_down(s, region)
    s.saved = []
    emit(s, events.BATTLE_ENDED, region)
    left, right = active_texts(s, region)
    if fought < MORE_BATTLES[left] + MORE_BATTLES[right]:
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
            roll_dice(s, region, seat, dice, EARLY)
            return


@CHAPTER.step(region=REGIONS, dealt_with=count(N_POWERS))
def normal_dice(s: OldWorld, region: int, dealt_with: int) -> None:
    """The next player with dice and a target. Those without are passed over at once, for battles are fought all the time.
    Figures laid down roll, figures that have rolled early do not (OW 9.4, 9.22, 9.28)."""
    kinds = ALL_KINDS & ~ROLLING_EARLY.kinds_now(s)
    armed = s.kinds_in[region] & s.armed
    for seat in range(dealt_with, s.seats):
        power = s.sides[seat]
        if not (armed & POWER_KINDS[power] or s.marked):
            continue
        dice = _dice_of(s, region, power, kinds)
        if dice and has_target(s, region, power):
            push(s, normal_dice, region, seat + 1)
            roll_dice(s, region, seat, dice, NORMAL)
            return


def early_card_dice(s: OldWorld, region: int, power: int) -> int:
    """Dice that cards of this power give it."""
    dice = 0
    if EARLY_CARD_OWNERS[power]:
        left, right = active_texts(s, region)
        if CARD_POWER[left] == power:
            dice += EARLY_CARD_DICE[left]
        if CARD_POWER[right] == power:
            dice += EARLY_CARD_DICE[right]
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
            if power == SLAANESH:
                dice += s.attacks[kind]
            elif PIECE_OWNER[piece] == power:
                dice -= s.attacks[kind]
    return dice


def all_dice(s: OldWorld, region: int, power: int) -> int:
    """All dice that a power would roll in a battle, early and normal."""
    dice = _dice_of(s, region, power, ALL_KINDS)
    return dice + early_card_dice(s, region, power) if s.special_cards & EARLY_DICE else dice


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
    s.hit_mode = (mode, NONE)
    emit(s, events.ROLLED, seat, region, faces, hits + sixes, 1 if mode == EARLY else 0)
    if hits or sixes:
        push(s, assign, region, seat)


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
    struck = s.hit_mode[1]
    only = s.sides[struck] if struck != NONE else NONE
    found: list[int] = []
    for piece in pieces_in(s, region):
        controller = PIECE_CONTROLLER[piece]
        if controller == power or PIECE_MARKS[piece] & SHIELDED or (only != NONE and controller != only):
            continue
        found.append(piece)
    return found


def needs_sixes(s: OldWorld, piece: int) -> bool:
    """OW 9.24."""
    return HIT_BY_SIXES.works(s, PIECE_KIND[piece])


def defence(s: OldWorld, region: int, piece: int) -> int:
    """OW 8.13, 8.14, 8.17."""
    total = s.defences[PIECE_KIND[piece]]
    left, right = active_texts(s, region)
    if CHANGES_DEFENCE[left]:
        total += _change_of_defence(left, PIECE_CONTROLLER[piece])
    if CHANGES_DEFENCE[right]:
        total += _change_of_defence(right, PIECE_CONTROLLER[piece])
    return total if total > DEFENCE_MIN else DEFENCE_MIN


def _change_of_defence(card: int, controller: int) -> int:
    change = CHANGES_DEFENCE[card]
    return change if (change > 0) == (CARD_POWER[card] == controller) else 0


def hits_needed(s: OldWorld, region: int, seat: int, piece: int) -> int:
    """Its defence, less what this player has saved on such a figure."""
    needed = defence(s, region, piece)
    return needed - _best_saved(s, seat, piece) if s.saved else needed


def _best_saved(s: OldWorld, seat: int, piece: int) -> int:
    """The most hits that this player has saved on one such figure."""
    best = 0
    for owner, figure, hits in s.saved:
        if owner == seat and figure == piece:
            best = max(best, hits)
    return best


# Assigning hits


@CHAPTER.step(region=REGIONS, seat=SEAT)
def assign(s: OldWorld, region: int, seat: int) -> None:
    """One target at a time, as long as one can be killed (OW 9.12); what is left then is lost (OW 9.11)."""
    if s.hits or s.sixes:
        choices = hits_offered(s, region, seat)
        if choices:
            if len(choices) == 1:
                assign_one(s, region, seat, choices[0])
            else:
                offer(s, ASSIGN_HIT, seat, choices, region, s.hits, s.sixes)
            return
        lose_hits(s, region, seat)
    _deal_parting_hits(s, region, seat)


class AssignHit(Question):
    """Which target the next hits strike."""

    name = "hit"
    rule = "OW 9.12"
    about = {"region": REGIONS, "hits": count(MOST_HITS), "sixes": count(MOST_HITS)}

    def options(self, s: OldWorld, seat: int) -> list[int]:
        return hits_offered(s, s.about[0], seat)

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        assign_one(s, s.about[0], seat, option)

    def why_not(self, s: OldWorld, seat: int, option: int) -> Reason | None:
        return why_not_hit(s, s.about[0], seat, option)


ASSIGN_HIT: Final = CHAPTER.question(AssignHit())


def hits_offered(s: OldWorld, region: int, seat: int) -> list[int]:
    hits, sixes = s.hits, s.sixes
    mode = s.hit_mode[0]
    choices: list[int] = []
    early: list[int] = []
    picky = False
    picky_kinds = HIT_BY_SIXES.kinds_now(s)
    for piece in targets(s, region, seat):
        needed = hits_needed(s, region, seat, piece)
        usable = hits + sixes
        if picky_kinds >> PIECE_KIND[piece] & 1:
            usable = sixes
            picky = True
        if usable >= needed:
            choices.append(verbs.HIT.pack1(piece))
        elif usable and mode == EARLY:
            early.append(verbs.SAVE.pack1(piece))
    if mode != PARTING and s.tokens[region * N_TOKENS + PEASANT]:
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


def assign_one(s: OldWorld, region: int, seat: int, option: int) -> None:
    push(s, assign, region, seat)
    if verbs.LOSE.has(option):
        lose_hits(s, region, seat)
    elif verbs.SAVE.has(option):
        save_hits(s, region, seat, verbs.SAVE.first(option))
    elif verbs.HIT_SIXES.has(option):
        strike(s, region, seat, verbs.HIT_SIXES.first(option), True)
    else:
        strike(s, region, seat, verbs.HIT.first(option), False)


def lose_hits(s: OldWorld, region: int, seat: int) -> None:
    emit(s, events.HITS_LOST, seat, region, s.hits + s.sixes)
    s.hits = 0
    s.sixes = 0


def save_hits(s: OldWorld, region: int, seat: int, piece: int) -> None:
    """OW 9.19: all remaining hits that this figure can take; others are lost."""
    number = s.sixes if needs_sixes(s, piece) else s.hits + s.sixes
    before = _best_saved(s, seat, piece)
    saved = s.saved[:]
    if before:
        saved.remove((seat, piece, before))
    s.saved = sorted([*saved, (seat, piece, before + number)])
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
        left.remove((seat, target, saved))
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
    if s.hit_mode[0] == EARLY:
        take_piece(s, region, piece)
    else:
        lay_down(s, region, piece)
    power = s.sides[seat]
    bit = deed(power, region)
    if DIAL_BY_KILLS[power]:
        wanted = DEEDS[power] if KHORNE_DIAL.of(s) == "1" else 2
        if wanted == 1 or s.kills & bit:
            earn_counter(s, seat, region)
    if DRAWING_FOR_KILLS[power]:
        _draw_for_kill(s, region, seat)
    s.kills |= bit
    if s.saved:
        _forget_saved(s, region, piece)
    kind = PIECE_KIND[piece]
    if PARTING_HITS.works(s, kind):
        owed = s.parting[:] or [0] * s.seats
        owed[victim] += HITS_DEALT[kind]
        s.parting = owed


def _draw_for_kill(s: OldWorld, region: int, seat: int) -> None:
    """OW 8.8: for cards of the killer."""
    for card in active_texts(s, region):
        if DRAWS_FOR_KILL[card] and CARD_POWER[card] == s.sides[seat]:
            emit(s, events.CARD_WORKED, card, region)
            draw_cards(s, seat, DRAWS_FOR_KILL[card])


def _forget_saved(s: OldWorld, region: int, piece: int) -> None:
    """Hits saved on a figure that has fallen are gone."""
    left = count_piece(s, region, piece)
    on_such = [saved for saved in s.saved if saved[1] == piece]
    if len(on_such) > left:
        others = [saved for saved in s.saved if saved[1] != piece]
        s.saved = sorted(others + on_such[:left])


# Parting hits of upgraded Plaguebearers


def _deal_parting_hits(s: OldWorld, region: int, killer: int) -> None:
    """OW 9.26: after the killer has assigned his hits."""
    owed = s.parting
    s.parting = []
    for seat in range(len(owed) - 1, -1, -1):
        if owed[seat]:
            push(s, parting_hits, region, seat, killer, owed[seat])


@CHAPTER.step(
    region=REGIONS,
    seat=SEAT,
    killer=SEAT,
    hits=count(MOST_HITS),
    was=lambda s, region, seat, killer_and_hits: (region, seat, *divmod(killer_and_hits, 64)),
)
def parting_hits(s: OldWorld, region: int, seat: int, killer: int, hits: int) -> None:
    for kind in MEMBERS[PARTING_HITS.kinds_now(s)]:
        use(s, UPGRADE_COMPONENT + UPGRADE_OF[kind])
    emit(s, events.PARTING_HITS, seat, killer, region, hits)
    s.hits = hits
    s.sixes = 0
    s.hit_mode = (PARTING, killer)
    push(s, assign, region, seat)


# Why a target is not offered


def why_not_hit(s: OldWorld, region: int, seat: int, option: int) -> Reason:
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
