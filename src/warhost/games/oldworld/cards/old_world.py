"""Carries out the operations of Old World cards (OW 4.4, 4.9 to 4.11, 18.8). The player of lowest Threat decides."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import HIGHEST, count, several, untold
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT
from warhost.core.engine import ask, emit, push
from warhost.core.errors import RulesError
from warhost.core.question import Question, Reason
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.cards import old_world_text as text
from warhost.games.oldworld.cards.old_world_text import (
    ANY,
    EVERYTHING,
    HIGHEST_NUMBER,
    MOMENTS,
    TOKEN,
    Branches,
    FigureClass,
    HowMany,
    Op,
    Players,
    Regions,
    deed,
    old_world_cards,
    so_many,
)
from warhost.games.oldworld.components import (
    EVENT,
    FIRST_OLD_WORLD,
    MEMBERS,
    N_REGIONS,
    N_TOKENS,
    PIECE_CLASS,
    POOL,
    REGIONS,
    TRACK,
)
from warhost.games.oldworld.derived import set_track
from warhost.games.oldworld.parameters import WholeNumber, YesOrNo
from warhost.games.oldworld.rules.figures import pieces_of, powers_with_figures, take_piece
from warhost.games.oldworld.rules.hands import discard, draw_cards
from warhost.games.oldworld.rules.players import everybody, highest_threat, lowest_threat, score
from warhost.games.oldworld.rules.tokens import (
    move_token,
    place_tokens,
    pool_of,
    remove_tokens,
    why_not_place,
)
from warhost.games.oldworld.rules.track import leave_game, regions_of, ruined_mask, text_of
from warhost.games.oldworld.settings import PEASANTS, old_world_cards_of
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("old_world_cards")
OPERATION: Final = count(HIGHEST)
"""A place in the list of all operations of all cards."""
PICKS: Final = count(max(N_REGIONS, HIGHEST_NUMBER))
"""Regions still to pick."""
MOST_TOKENS: Final = count(max(POOL))


def op_at(s: OldWorld, number: int) -> Op:
    return old_world_cards_of(s).ops[number]


@CHAPTER.step(moment=MOMENTS, space=count(len(TRACK)))
def old_world_lasting(s: OldWorld, moment: int, space: int) -> None:
    """The lasting effects of one moment: space 1 of the track, then space 2 (OW 12.7, 18.7)."""
    for place_on_track in range(space, len(s.track)):
        card = s.track[place_on_track]
        if card != NONE and text_of(s, card).moment == moment:
            start, stop = text_of(s, card).lasting
            push(s, old_world_lasting, moment, place_on_track + 1)
            emit(s, events.OLD_WORLD_LASTING, card - FIRST_OLD_WORLD)
            push(s, old_world_ops, start, stop)
            return


@CHAPTER.step(operation=OPERATION, stop=OPERATION)
def old_world_ops(s: OldWorld, operation: int, stop: int) -> None:
    """One operation; the rest of the list waits on the agenda."""
    if operation >= stop:
        return
    push(s, old_world_ops, operation + 1, stop)
    op = op_at(s, operation)
    carry_out = op.kind.carry_out
    if carry_out is None:
        raise RulesError(f"{op.kind.name} is a standing rule")
    carry_out(s, op, operation)


@deed("clear")
def clear(s: OldWorld, op: Op, operation: int) -> None:
    """OW 4.5."""
    for region in range(N_REGIONS):
        remove_tokens(s, region, EVENT, s.tokens[region * N_TOKENS + EVENT])
    for space, card in enumerate(s.track):
        if card != NONE and text_of(s, card).comet:
            track = s.track[:]
            track[space] = NONE
            set_track(s, track)
            leave_game(s, card)


# Players draw, discard, score


def players(s: OldWorld, op: Op) -> list[int]:
    """The seats that an operation speaks of, in power order."""
    which = op.who.which
    if which == text.LOWEST_THREAT:
        return [lowest_threat(s)]
    if which == text.HIGHEST_THREAT:
        return [highest_threat(s, everybody(s))]
    if which == text.EACH:
        return everybody(s)
    there: set[int] = set()
    for region in MEMBERS[regions_of(s, op.who.at)]:
        there.update(powers_with_figures(s, region, op.who.figure_class))
    return sorted(there)


@deed("draw", who=Players(), n=so_many())
def draw(s: OldWorld, op: Op, operation: int) -> None:
    for seat in players(s, op):
        draw_cards(s, seat, op.n)


@deed("discard", who=Players(), n=so_many())
def make_discard(s: OldWorld, op: Op, operation: int) -> None:
    for seat in reversed(players(s, op)):  # OW 3.2, 18.8
        push(s, discard, seat, op.n, 1)


@deed("score", n=WholeNumber(1, HIGHEST_NUMBER), who=Players())
def score_points(s: OldWorld, op: Op, operation: int) -> None:
    for seat in players(s, op):
        score(s, seat, op.n, events.BY_OLD_WORLD_CARD)


@deed(
    "score_peasants",
    per=WholeNumber(0, HIGHEST_NUMBER),
    most=WholeNumber(0, HIGHEST_NUMBER),
    give_back=YesOrNo().otherwise(False),
)
def score_peasants(s: OldWorld, op: Op, operation: int) -> None:
    """OW 18.24, 19.16."""
    most = max(s.peasants)
    for seat in range(s.seats):
        held = s.peasants[seat]
        alone = held == most and s.peasants.count(most) == 1
        score(s, seat, op.per * held + (op.most if alone else 0), events.BY_OLD_WORLD_CARD)
    if op.give_back or PEASANTS.of(s) == "returned":
        for seat in range(s.seats):
            if s.peasants[seat]:
                emit(s, events.PEASANTS_RETURNED, seat, s.peasants[seat])
        s.peasants = [0] * s.seats


# Placing: everywhere at once if the pool suffices and nothing is to be picked, else region by region


@deed("place", token=TOKEN, at=Regions(may_pick=True), n=so_many())
def place(s: OldWorld, op: Op, operation: int) -> None:
    regions = MEMBERS[regions_of(s, op.at) & ~ruined_mask(s)]  # OW 4.9, 15.3
    if op.at.pick:
        push(s, old_world_place, operation, op.at.pick, 0)
    elif pool_of(s, op.token) < op.n * len(regions):
        push(s, old_world_place, operation, len(regions), 0)
    else:
        for region in regions:
            place_tokens(s, region, op.token, op.n)


@CHAPTER.step(operation=OPERATION, left=PICKS, picked=several(REGIONS))
def old_world_place(s: OldWorld, operation: int, left: int, picked: int) -> None:
    if left > 0 and pool_of(s, op_at(s, operation).token) > 0:
        ask(s, OLD_WORLD_PLACE, lowest_threat(s), operation, left, picked)


class OldWorldPlace(Question):
    name = "old_world_place"
    rule = "OW 4.2"
    about = {"operation": OPERATION, "left": PICKS, "picked": untold(several(REGIONS))}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        operation, _, picked = s.about
        op = op_at(s, operation)
        fitting = regions_of(s, op.at) & ~ruined_mask(s) & ~picked  # OW 4.9, 4.11, 15.3
        return [verbs.PLACE.pack2(op.token, region) for region in MEMBERS[fitting]]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        operation, left, picked = s.about
        token, region = verbs.PLACE.unpack(option)
        place_tokens(s, region, token, op_at(s, operation).n)
        push(s, old_world_place, operation, left - 1, picked | 1 << region)

    def why_not(self, s: OldWorld, seat: int, option: int) -> Reason | None:
        return why_not_place(s, option)


OLD_WORLD_PLACE: Final = CHAPTER.question(OldWorldPlace())


# Removing and moving tokens; a region is picked by taking a token from it


@deed("remove", token=TOKEN, at=Regions(may_pick=True), n=HowMany().otherwise(1))
def remove(s: OldWorld, op: Op, operation: int) -> None:
    if op.at.pick:
        push(s, old_world_take, operation, op.at.pick, 0)
        return
    for region in MEMBERS[regions_of(s, op.at)]:
        remove_tokens(s, region, op.token, _tokens_meant(s, op, region))


@deed(
    "move",
    token=TOKEN,
    from_=Regions(may_pick=True),
    to=Regions(may_pick=True, may_be_adjacent=True),
    n=HowMany().otherwise(1),
)
def move(s: OldWorld, op: Op, operation: int) -> None:
    if op.at.pick:
        push(s, old_world_take, operation, op.at.pick, 0)
        return
    for region in reversed(MEMBERS[regions_of(s, op.at)]):
        push(s, old_world_move, operation, region, _tokens_meant(s, op, region))


def _tokens_meant(s: OldWorld, op: Op, region: int) -> int:
    there = s.tokens[region * N_TOKENS + op.token]
    return there if op.n == EVERYTHING else min(op.n, there)


@CHAPTER.step(operation=OPERATION, left=PICKS, picked=several(REGIONS))
def old_world_take(s: OldWorld, operation: int, left: int, picked: int) -> None:
    if left > 0:
        ask(s, OLD_WORLD_TAKE, lowest_threat(s), operation, left, picked)


class OldWorldTake(Question):
    name = "old_world_take"
    rule = "OW 4.2"
    about = {"operation": OPERATION, "left": PICKS, "picked": untold(several(REGIONS))}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        operation, _, picked = s.about
        op = op_at(s, operation)
        fitting = MEMBERS[regions_of(s, op.at) & ~picked]
        return [
            verbs.TAKE.pack2(op.token, region)
            for region in fitting
            if s.tokens[region * N_TOKENS + op.token] > 0
        ]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        operation, left, picked = s.about
        token, region = verbs.TAKE.unpack(option)
        op = op_at(s, operation)
        push(s, old_world_take, operation, left - 1, picked | 1 << region)
        if op.kind is move:
            push(s, old_world_move, operation, region, _tokens_meant(s, op, region))
        else:
            remove_tokens(s, region, token, _tokens_meant(s, op, region))


OLD_WORLD_TAKE: Final = CHAPTER.question(OldWorldTake())


@CHAPTER.step(operation=OPERATION, region=REGIONS, left=MOST_TOKENS)
def old_world_move(s: OldWorld, operation: int, region: int, left: int) -> None:
    if left > 0:
        ask(s, OLD_WORLD_MOVE, lowest_threat(s), operation, region, left)


class OldWorldMove(Question):
    """Where the next token goes."""

    name = "old_world_move"
    rule = "OW 4.2"
    about = {"operation": OPERATION, "region": REGIONS, "left": MOST_TOKENS}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        operation, region, _ = s.about
        op = op_at(s, operation)
        # OW 15.3, 18.20
        fitting = regions_of(s, op.to, region) & ~ruined_mask(s) & ~(1 << region)
        return [verbs.MOVE.pack2(op.token, to) for to in MEMBERS[fitting]]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        operation, region, left = s.about
        token, to = verbs.MOVE.unpack(option)
        move_token(s, token, region, to)
        push(s, old_world_move, operation, region, left - 1)


OLD_WORLD_MOVE: Final = CHAPTER.question(OldWorldMove())


# Choosing


@deed("choose", options=Branches())
def choose(s: OldWorld, op: Op, operation: int) -> None:
    ask(s, OLD_WORLD_CHOOSE, lowest_threat(s), operation)


class OldWorldChoose(Question):
    """Which of the lists of operations is carried out."""

    name = "old_world_choose"
    rule = "OW 4.2"
    about = {"operation": OPERATION}

    def options(self, s: OldWorld, seat: int) -> list[int]:
        branches = op_at(s, s.about[0]).branches
        return [verbs.CHOOSE.pack1(branch + 1) for branch in range(len(branches))]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        start, stop = op_at(s, s.about[0]).branches[verbs.CHOOSE.first(option) - 1]
        push(s, old_world_ops, start, stop)


OLD_WORLD_CHOOSE: Final = CHAPTER.question(OldWorldChoose())


# Removing figures: region by region, in each of them player by player


@deed(
    "remove_figure",
    who=Players(may_be_any=False),
    at=Regions(),
    class_=FigureClass().otherwise(ANY),
    n=so_many(),
)
def remove_figure(s: OldWorld, op: Op, operation: int) -> None:
    for region in reversed(MEMBERS[regions_of(s, op.at)]):
        push(s, old_world_figures, operation, region)


@CHAPTER.step(operation=OPERATION, region=REGIONS)
def old_world_figures(s: OldWorld, operation: int, region: int) -> None:
    """Who has to remove figures here is seen when the region's turn comes."""
    op = op_at(s, operation)
    seats = powers_with_figures(s, region, op.figure_class)
    if seats and op.who.which == text.HIGHEST_THREAT:
        seats = [highest_threat(s, seats)]
    for seat in reversed(seats):  # OW 3.2, 18.8
        push(s, old_world_remove_figure, operation, region, seat, op.n)


@CHAPTER.step(
    operation=OPERATION,
    region=REGIONS,
    seat=SEAT,
    left=count(HIGHEST_NUMBER),
    was=lambda s, operation, region, seat_and_left: (operation, region, *divmod(seat_and_left, 16)),
)
def old_world_remove_figure(s: OldWorld, operation: int, region: int, seat: int, left: int) -> None:
    if left > 0:
        ask(s, OLD_WORLD_FIGURE, seat, operation, region, left)


class OldWorldFigure(Question):
    """Which figure is removed."""

    name = "old_world_figure"
    rule = "OW 18.8"
    about = {"operation": OPERATION, "region": REGIONS, "left": untold(count(HIGHEST_NUMBER))}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        operation, region, _ = s.about
        op = op_at(s, operation)
        return [
            verbs.REMOVE.pack1(piece)
            for piece in pieces_of(s, region, s.sides[seat])
            if op.figure_class in (ANY, PIECE_CLASS[piece])
        ]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        operation, region, left = s.about
        piece = verbs.REMOVE.first(option)
        take_piece(s, region, piece)
        emit(s, events.REMOVED, seat, piece, region, events.BY_OLD_WORLD)
        push(s, old_world_remove_figure, operation, region, seat, left - 1)

    def was(self, s: OldWorld, a: int, b: int, c: int) -> tuple[int, ...]:
        return a, b, c % 16


OLD_WORLD_FIGURE: Final = CHAPTER.question(OldWorldFigure())


def check_our_cards() -> None:
    """All operations are declared: whatever our own cards say wrongly is an error."""
    old_world_cards(text.ALL_CARDS)
