"""Summoning Phase (OW 6): turn by turn a figure, a card, or a pass."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT
from warhost.core.engine import ask, emit, push, use
from warhost.core.question import Question, Reason
from warhost.games.oldworld import events
from warhost.games.oldworld.cards import old_world_text as old_world
from warhost.games.oldworld.cards.effects import ability
from warhost.games.oldworld.components import (
    ADJACENT,
    ALL_REGIONS,
    ARRIVED,
    FIGURE_COMPONENT,
    MEMBERS,
    N_CLASSES,
    N_KINDS,
    N_REGIONS,
    PIECE_CONTROLLER,
    PIECE_ELSEWHERE,
    PIECE_KIND,
    PIECE_MARKS,
    PIECES,
    PLACES,
    POWER_KINDS,
    REGIONS,
    RESERVE,
    SUMMONING_PHASE,
    marked,
)
from warhost.games.oldworld.derived import HOLDING
from warhost.games.oldworld.rules import rounds
from warhost.games.oldworld.rules.arrival import CORRUPTING, arrive
from warhost.games.oldworld.rules.chaos_cards import add_plays, play_card, play_cost, why_not_play
from warhost.games.oldworld.rules.figures import (
    PIECE,
    count_of,
    count_unmarked,
    drop_arrivals,
    in_reserve,
    occupied_by,
    pieces_in,
    put_piece,
    take_piece,
)
from warhost.games.oldworld.rules.texts import may_leave
from warhost.games.oldworld.settings import SUMMON_IN_PLACE
from warhost.games.oldworld.state import REGION_SHIFT, OldWorld
from warhost.games.oldworld.verbs import PASS, PLAY, SUMMON

CHAPTER: Final = Chapter("summoning")
ARRIVING_FREE: Final = ability("free_arrival", cost=number(0, 9))
"""Such a figure costs only so much where its power has none, once a round (OW 17.7)."""
FREE_COST: Final = ARRIVING_FREE.by_kind("cost")
MAY_ARRIVE_FREE: Final = [kind in ARRIVING_FREE.kinds for kind in range(N_KINDS)]
_WORKING_AT_ONCE: Final = ARRIVING_FREE.mask | CORRUPTING.mask
"""The kinds whose upgrade changes what they pay, or does something as soon as they come."""
N_PLACES: Final = len(PLACES)
FROM_RESERVE: Final = 1 << RESERVE


def _reach(occupied: int) -> int:
    """Where a power with figures in these regions may summon one."""
    if not occupied:  # OW 6.8
        return ALL_REGIONS
    reach = occupied  # OW 6.7, 6.9
    for region in MEMBERS[occupied]:
        reach |= ADJACENT[region]  # OW 6.7, 6.11
    return reach


REACH: Final = [_reach(mask) for mask in range(ALL_REGIONS + 1)]


@CHAPTER.step()
def summoning_phase(s: OldWorld) -> None:
    rounds.begin_phase(s, SUMMONING_PHASE)
    push(s, summoning_end)
    push(s, turn, 0)


@CHAPTER.step()
def summoning_end(s: OldWorld) -> None:
    drop_arrivals(s)


@CHAPTER.step(seat=SEAT, was=lambda s, seat, _b, _c: (seat % s.seats,))
def turn(s: OldWorld, seat: int) -> None:
    """The next player who still has power points takes a turn; when nobody has any, the phase is over (OW 6.1, 6.3)."""
    first = seat
    while True:
        following = seat + 1 if seat + 1 < s.seats else 0
        if s.power[seat] > 0:
            push(s, turn, following)
            if s.hands[seat] or summon_options(s, seat):
                ask(s, TURN, seat)
            else:
                pass_turn(s, seat)
            return
        if following == first:
            return
        seat = following


class Turn(Question):
    name = "turn"
    rule = "OW 6.2"
    calm = True
    passing = (PASS,)

    def options(self, s: OldWorld, seat: int) -> list[int]:
        choices = summon_options(s, seat)
        add_plays(s, seat, choices)
        choices.append(PASS.base)
        return choices

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        """Unpacking is written out, for it runs every turn."""
        if 0 <= (rank := option - SUMMON.base) < SUMMON.size:
            origin = rank // N_REGIONS
            summon(s, seat, origin // N_PLACES, origin % N_PLACES, rank % N_REGIONS)
        elif 0 <= (rank := option - PLAY.base) < PLAY.size:
            play_card(s, seat, rank // N_REGIONS, rank % N_REGIONS)
        else:
            pass_turn(s, seat)

    def why_not(self, s: OldWorld, seat: int, option: int) -> Reason | None:
        if PLAY.has(option):
            card, region = PLAY.unpack(option)
            return why_not_play(s, seat, card, region)
        piece, source, to = SUMMON.unpack(option)
        return _why_not_summon(s, seat, piece, source, to)

    def cost(self, s: OldWorld, seat: int, option: int) -> int:
        """In power points."""
        if SUMMON.has(option):
            piece, source, to = SUMMON.unpack(option)
            return summon_cost(s, seat, piece, source, to)
        if PLAY.has(option):
            card, region = PLAY.unpack(option)
            return play_cost(s, seat, card, region)
        return NONE


TURN: Final = CHAPTER.question(Turn())


def pass_turn(s: OldWorld, seat: int) -> None:
    """OW 6.4."""
    emit(s, events.PASSED, seat, s.power[seat])
    s.power[seat] = 0


# Summoning figures


def summon_options(s: OldWorld, seat: int) -> list[int]:
    """What can be summoned: plain figures kind by kind, then the marked ones."""
    power = s.sides[seat]
    points = s.power[seat]
    first = power * N_CLASSES
    standing, special = s.standing, _NOTHING
    if s.marked:
        standing = standing[:]
        special = _set_marked_apart(s, power, standing)
    occupied = standing[first] | standing[first + 1] | standing[first + 2]
    for entry in special:
        occupied |= 1 << (entry >> REGION_SHIFT)
    reach = REACH[occupied]
    free_to_leave = leaving(s, power, occupied) if s.special_cards & HOLDING else occupied
    more_from_reserve, more_from_board, dearest = 0, 0, 0
    if s.rules[old_world.SUMMON_COST]:
        more_from_reserve, more_from_board = surcharges(s)
        dearest = max(more_from_board, more_from_reserve)
    costs, reserve = s.costs, s.reserve
    # OW 6.10, 19.18
    in_place = SUMMON_IN_PLACE.of(s) == "yes"
    choices: list[int] = []
    for kind in MEMBERS[POWER_KINDS[power]]:
        remaining = points - costs[kind]
        sources = standing[kind] & free_to_leave
        if dearest <= remaining:
            if reserve[kind]:
                sources |= FROM_RESERVE
        elif MAY_ARRIVE_FREE[kind]:
            choices += _free_ways(s, seat, kind, sources, reach)
            sources = 0
        else:
            if more_from_board > remaining:
                sources = 0
            if more_from_reserve <= remaining and reserve[kind]:
                sources |= FROM_RESERVE
        if sources:
            choices += _WAYS[kind].get(reach << N_PLACES | sources) or ways(kind, sources, reach)
            if in_place:  # OW 19.18
                choices += [SUMMON.pack3(kind, region, region) for region in MEMBERS[sources & ALL_REGIONS]]
    for entry in special:
        region, piece = entry >> REGION_SHIFT, entry & PIECE
        if free_to_leave >> region & 1:
            if costs[PIECE_KIND[piece]] + more_from_board <= points:
                choices += destinations(piece, region, reach)
                if in_place:  # OW 19.18
                    choices.append(SUMMON.pack3(piece, region, region))
            else:
                choices += _free_arrivals(s, seat, piece, region, reach)
    return choices


_NOTHING: Final[list[int]] = []


def _set_marked_apart(s: OldWorld, power: int, standing: list[int]) -> list[int]:
    """Leave in `standing` only where figures without marks stand; list the marked ones that it controls, each
    sort once."""
    special: list[int] = []
    for entry in s.marked:
        piece, region = entry & PIECE, entry >> REGION_SHIFT
        if not count_unmarked(s, region, PIECE_KIND[piece]):
            standing[PIECE_KIND[piece]] &= ~(1 << region)
        if PIECE_CONTROLLER[piece] == power and entry not in special:  # OW 16.3, 16.4
            special.append(entry)
    return special


def leaving(s: OldWorld, power: int, occupied: int) -> int:
    """Those of the regions that this power's figures may leave (OW 8.6)."""
    free = 0
    for region in MEMBERS[occupied]:
        if may_leave(s, region, power):
            free |= 1 << region
    return free


def surcharges(s: OldWorld) -> tuple[int, int]:
    """What summoning costs more, from the reserve and from the board (OW 18.25)."""
    reserve, board = 0, 0
    for rule in s.rules[old_world.SUMMON_COST]:
        if rule.source != old_world.FROM_BOARD:
            reserve += rule.add
        if rule.source != old_world.FROM_RESERVE:
            board += rule.add
    return reserve, board


def _free_ways(s: OldWorld, seat: int, kind: int, regions: int, reach: int) -> list[int]:
    """A Leper that cannot be paid may still arrive free, so it is not its source alone that decides (OW 17.7)."""
    choices: list[int] = []
    for source in places_of(regions | (FROM_RESERVE if s.reserve[kind] else 0)):
        choices += _free_arrivals(s, seat, kind, source, reach)
    return choices


def _free_arrivals(s: OldWorld, seat: int, piece: int, source: int, reach: int) -> list[int]:
    """A Leper that cannot be paid may still be affordable where it arrives free."""
    base = SUMMON.pack3(piece, source, 0)
    return [
        base + to
        for to in MEMBERS[reach]
        if to != source and summon_cost(s, seat, piece, source, to) <= s.power[seat]
    ]


_WAYS: Final[list[dict[int, list[int]]]] = [{} for _ in range(N_KINDS)]
_MOST_WAYS: Final = 4_000


def ways(kind: int, sources: int, reach: int) -> list[int]:
    """All options that summon such a figure from one of these places to a region within reach. Never changed; kept, for
    the same come up again and again."""
    choices: list[int] = []
    for source in places_of(sources):
        choices += destinations(kind, source, reach)
    known = _WAYS[kind]
    if len(known) == _MOST_WAYS:
        known.clear()
    known[reach << N_PLACES | sources] = choices
    return choices


def places_of(sources: int) -> list[int]:
    """The reserve first, then the regions."""
    return [RESERVE] * (sources >> RESERVE) + [*MEMBERS[sources & ALL_REGIONS]]


def destinations(piece: int, source: int, reach: int) -> list[int]:
    """All options that summon this piece from there to another region within reach."""
    base = SUMMON.pack3(piece, source, 0)
    # OW 6.10, 6.11
    return [base + region for region in MEMBERS[reach] if region != source]


def summon_cost(s: OldWorld, seat: int, piece: int, source: int, to: int) -> int:
    """OW 6.6, 6.14, 17.7."""
    return _cost(s, piece, source, arrives_free(s, seat, piece, to))


def _cost(s: OldWorld, piece: int, source: int, free: bool) -> int:
    """OW 6.6, 6.14, 17.7, 18.25."""
    kind = PIECE_KIND[piece]
    cost = FREE_COST[kind] if free else s.costs[kind]
    reserve, board = surcharges(s)
    return max(cost + (reserve if source == RESERVE else board), 0)


def arrives_free(s: OldWorld, seat: int, piece: int, to: int) -> bool:
    return (
        ARRIVING_FREE.works(s, PIECE_KIND[piece])
        and not PIECE_MARKS[piece] & ARRIVED
        and count_of(s, to, s.sides[seat]) == 0
    )


def merely_moves(s: OldWorld, piece: int, source: int, to: int) -> bool:
    """Whether summoning it does nothing but pay the figure's own cost and put it there, before anything is asked."""
    if piece >= N_KINDS or source == to or s.rules[old_world.SUMMON_COST]:
        return False
    return not (s.upgraded & _WORKING_AT_ONCE) >> piece & 1


def summon(s: OldWorld, seat: int, piece: int, source: int, to: int) -> None:
    kind = PIECE_KIND[piece]
    free = MAY_ARRIVE_FREE[kind] and arrives_free(s, seat, piece, to)
    cost = _cost(s, piece, source, free) if free or s.rules[old_world.SUMMON_COST] else s.costs[kind]
    s.power[seat] -= cost  # OW 6.5, 6.6
    if source != to:
        if source != RESERVE:
            take_piece(s, source, piece)  # OW 6.6, 6.9
            piece = PIECE_ELSEWHERE[piece]
        if free:
            piece = marked(piece, ARRIVED)
        put_piece(s, to, piece)
    if s.trace is not None:  # seen first, for it happens all the time
        use(s, FIGURE_COMPONENT + kind)
        emit(s, events.SUMMONED, seat, piece, source, to, cost)
    arrive(s, seat, piece, source, to)


# Why an option is not offered


def _why_not_summon(s: OldWorld, seat: int, piece: int, source: int, to: int) -> Reason:
    power = s.sides[seat]
    figure, region = PIECES.ids[piece], REGIONS.ids[to]
    if PIECE_CONTROLLER[piece] != power:
        return "oldworld-reason-not_your_figure", {"figure": figure}
    if source == RESERVE:
        if piece >= N_KINDS or in_reserve(s, piece) == 0:
            return "oldworld-reason-not_in_reserve", {"figure": figure}
    else:
        left = REGIONS.ids[source]
        if piece not in pieces_in(s, source):
            return "oldworld-reason-not_there", {"figure": figure, "region": left}
        if source == to and SUMMON_IN_PLACE.of(s) == "no":
            return "oldworld-reason-same_region", {"region": left}
        if not may_leave(s, source, power):
            return "oldworld-reason-may_not_leave", {"region": left}
    if not REACH[occupied_by(s, power)] >> to & 1:
        return "oldworld-reason-out_of_reach", {"region": region}
    cost = summon_cost(s, seat, piece, source, to)
    return "oldworld-reason-not_enough_power", {"cost": str(cost), "power": str(s.power[seat])}
