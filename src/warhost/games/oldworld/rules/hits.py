"""Hits in battle (OW 9.9 to 9.15, 9.18 to 9.27): they are assigned one target at a time."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, number
from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT
from warhost.core.engine import emit, offer, push, use
from warhost.core.question import Question, Reason
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.cards.effects import ability, of_upgrade, standing_text
from warhost.games.oldworld.components import (
    CARD_POWER,
    DIAL_BY_KILLS,
    MEMBERS,
    N_TOKENS,
    PEASANT,
    PEASANT_DEFENCE,
    PEASANT_TARGET,
    PIECE_CONTROLLER,
    PIECE_KIND,
    PIECE_MARKS,
    PIECES,
    REGIONS,
    SHIELDED,
    UPGRADE_COMPONENT,
    UPGRADE_OF,
)
from warhost.games.oldworld.revisions import EARLY_HITS_ARE_POOLED
from warhost.games.oldworld.rules import saved_hits
from warhost.games.oldworld.rules.figures import lay_down, pieces_in, take_piece
from warhost.games.oldworld.rules.hands import draw_cards
from warhost.games.oldworld.rules.kept_hits import keep_hits
from warhost.games.oldworld.rules.players import earn_counter
from warhost.games.oldworld.rules.targets import HIT_BY_SIXES, defence, needs_sixes, targets
from warhost.games.oldworld.rules.texts import active_texts
from warhost.games.oldworld.rules.tokens import capture_peasant
from warhost.games.oldworld.settings import KHORNE_DIAL, SURPLUS_HITS
from warhost.games.oldworld.state import EARLY, PARTING, OldWorld, deed

CHAPTER: Final = Chapter("hits")
MOST_HITS: Final = 999

DRAWS_FOR_KILL: Final = standing_text("draw_for_kill", cards=number(1, 24)).numbers("cards")

PARTING_HITS: Final = ability("parting_hits", hits=number(1, 9))
"""On the killer's figures, for each such figure that is killed in battle (OW 9.26)."""
HITS_DEALT: Final = of_upgrade(PARTING_HITS, "hits")

TAKES_SIXES: Final = 1
TAKES_ANY: Final = 2
"""What a fallen figure would take of the hits that are left, in `fallen`."""


def hits_needed(s: OldWorld, region: int, seat: int, piece: int) -> int:
    """Its defence, less what this player has saved on such a figure."""
    needed = defence(s, region, piece)
    return needed - saved_hits.most_on(s, seat, piece) if s.saved else needed


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
    choices: list[int] = []
    out_of_reach: list[int] = []
    picky = False
    picky_kinds = HIT_BY_SIXES.kinds_now(s)
    for piece in targets(s, region, seat):
        usable = s.hits + s.sixes
        if picky_kinds >> PIECE_KIND[piece] & 1:
            usable = s.sixes
            picky = True
        if usable >= hits_needed(s, region, seat, piece):
            choices.append(verbs.HIT.pack1(piece))
        elif usable:
            out_of_reach.append(piece)
    if s.hit_mode[0] != PARTING and s.tokens[region * N_TOKENS + PEASANT]:
        choices.append(verbs.HIT.pack1(PEASANT_TARGET))
    if picky and s.hits and s.sixes:
        choices += _with_sixes_first(s, choices)
    if not EARLY_HITS_ARE_POOLED.holds(s):
        return choices or saved_hits.offered(s, out_of_reach)
    return choices + _other_uses(s, bool(choices))


def _other_uses(s: OldWorld, can_kill: bool) -> list[int]:
    """OW 9.11, 9.19: to pile hits on the fallen, to keep early ones; those that can neither kill nor wait are lost."""
    uses: list[int] = []
    # OW 9.11, 19.17
    if can_kill and _surplus(s) and SURPLUS_HITS.of(s) == "free":
        uses.append(verbs.PILE.base)
    if s.may_keep:
        uses.append(verbs.KEEP_HITS.base)
        if not can_kill:
            uses.append(verbs.LOSE.base)
    return uses


def _surplus(s: OldWorld) -> int:
    """How many of the hits that are left could go to a figure that has fallen to them (OW 9.11, 9.24)."""
    if s.fallen == TAKES_ANY:
        return s.hits + s.sixes
    return s.sixes if s.fallen == TAKES_SIXES else 0


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
        piece = verbs.SAVE.first(option)
        saved_hits.save(s, region, seat, piece, s.sixes if needs_sixes(s, piece) else s.hits + s.sixes)
    elif verbs.KEEP_HITS.has(option):
        keep_hits(s, region, seat)
    elif verbs.PILE.has(option):
        pile_hits(s, region, seat)
    elif verbs.HIT_SIXES.has(option):
        strike(s, region, seat, verbs.HIT_SIXES.first(option), True)
    else:
        strike(s, region, seat, verbs.HIT.first(option), False)


def take_up(s: OldWorld, hits: int, sixes: int, mode: tuple[int, int], may_keep: bool) -> None:
    """These are the hits to assign now; nothing has fallen to them yet."""
    s.hits = hits
    s.sixes = sixes
    s.hit_mode = mode
    s.may_keep = 1 if may_keep else 0
    s.fallen = 0


def lose_hits(s: OldWorld, region: int, seat: int) -> None:
    emit(s, events.HITS_LOST, seat, region, s.hits + s.sixes)
    s.hits = 0
    s.sixes = 0


def pile_hits(s: OldWorld, region: int, seat: int) -> None:
    """OW 9.11: on the fallen, all that these can take."""
    emit(s, events.HITS_PILED, seat, region, _surplus(s))
    s.sixes = 0
    if s.fallen == TAKES_ANY:
        s.hits = 0


# What a hit does


def strike(s: OldWorld, region: int, seat: int, target: int, sixes_first: bool) -> None:
    if target == PEASANT_TARGET:
        _spend(s, PEASANT_DEFENCE, sixes_first)
        emit(s, events.HIT, seat, target, region, PEASANT_DEFENCE)
        capture_peasant(s, seat, region)
        return
    needed = hits_needed(s, region, seat, target)
    is_picky = needs_sixes(s, target)
    _spend(s, needed, sixes_first or is_picky)
    emit(s, events.HIT, seat, target, region, needed)
    s.fallen = max(s.fallen, TAKES_SIXES if is_picky else TAKES_ANY)
    saved_hits.use_up(s, seat, target)
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
    if DIAL_BY_KILLS[power]:  # OW 13.3
        wanted = s.printed.deeds[power] if KHORNE_DIAL.of(s) == "1" else 2  # OW 13.3, 19.5
        if wanted == 1 or s.kills & bit:  # OW 13.3, 19.5
            # OW 13.3, 9.29
            earn_counter(s, seat, region)
    _draw_for_kill(s, region, seat)
    s.kills |= bit  # OW 3.9, 8.29
    kind = PIECE_KIND[piece]
    if PARTING_HITS.works(s, kind):  # OW 9.26, 17.8
        owed = s.parting[:] or [0] * s.seats
        owed[victim] += s.printed.effects[HITS_DEALT][UPGRADE_OF[kind]]  # OW 9.26, 17.8
        s.parting = owed


def _draw_for_kill(s: OldWorld, region: int, seat: int) -> None:
    """OW 8.8: for cards of the killer."""
    for card in active_texts(s, region):
        if DRAWS_FOR_KILL[card] and CARD_POWER[card] == s.sides[seat]:
            emit(s, events.CARD_WORKED, card, region)
            draw_cards(s, seat, DRAWS_FOR_KILL[card])


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
    take_up(s, hits, 0, (PARTING, killer), False)
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
