"""Carries out the operations of Old World cards (OW 4.4, 4.9 to 4.11, 18.8). The player of lowest Threat decides."""

from __future__ import annotations

from warhost.core.domain import NONE
from warhost.core.engine import ask, emit, push
from warhost.core.game import Reason
from warhost.games.oldworld import events, prompts, steps, verbs
from warhost.games.oldworld.cards import old_world_text as text
from warhost.games.oldworld.cards.old_world_text import Op, old_world_cards
from warhost.games.oldworld.components import (
    EVENT,
    FIRST_OLD_WORLD,
    MEMBERS,
    N_REGIONS,
    N_TOKENS,
    PIECE_CLASS,
    REGIONS,
)
from warhost.games.oldworld.derived import set_track
from warhost.games.oldworld.options import CARDS_OPTION, PEASANTS
from warhost.games.oldworld.rules.figures import pieces_of, powers_with_figures, take_piece
from warhost.games.oldworld.rules.hands import BY_OLD_WORLD_CARD, draw_cards
from warhost.games.oldworld.rules.old_world import leave_game
from warhost.games.oldworld.rules.players import highest_threat, lowest_threat, score
from warhost.games.oldworld.rules.tokens import move_token, place_tokens, pool_of, remove_tokens
from warhost.games.oldworld.rules.track import regions_of, ruined_mask
from warhost.games.oldworld.state import OldWorld


def op_at(s: OldWorld, number: int) -> Op:
    return old_world_cards(s.options[CARDS_OPTION]).ops[number]


def old_world_ops(s: OldWorld, number: int, stop: int, _c: int) -> None:
    """One operation; the rest of the list waits on the agenda."""
    if number >= stop:
        return
    push(s, steps.OLD_WORLD_OPS, number + 1, stop)
    op = op_at(s, number)
    kind = op.kind
    if kind == text.CLEAR:
        clear(s)
    elif kind == text.PLACE:
        place(s, op, number)
    elif kind == text.REMOVE:
        remove(s, op, number)
    elif kind == text.MOVE:
        move(s, op, number)
    elif kind == text.CHOOSE:
        ask(s, prompts.OLD_WORLD_CHOOSE, lowest_threat(s), number)
    elif kind == text.DRAW:
        for seat in players(s, op):
            draw_cards(s, seat, op.n)
    elif kind == text.DISCARD:
        for seat in reversed(players(s, op)):
            push(s, steps.DISCARD, seat, op.n, BY_OLD_WORLD_CARD)
    elif kind == text.SCORE:
        for seat in players(s, op):
            score(s, seat, op.n, events.BY_OLD_WORLD_CARD)
    elif kind == text.SCORE_PEASANTS:
        score_peasants(s, op)
    elif kind == text.REMOVE_FIGURE:
        for region in reversed(MEMBERS[regions_of(s, op.at)]):
            push(s, steps.OLD_WORLD_FIGURES, number, region)


def players(s: OldWorld, op: Op) -> list[int]:
    """The seats that an operation speaks of, in power order."""
    if op.who == text.LOWEST_THREAT:
        return [lowest_threat(s)]
    if op.who == text.HIGHEST_THREAT:
        return [highest_threat(s, list(range(s.seats)))]
    if op.who == text.EACH:
        return list(range(s.seats))
    there: set[int] = set()
    for region in MEMBERS[regions_of(s, op.who_at)]:
        there.update(powers_with_figures(s, region, op.who_class))
    return sorted(there)


def clear(s: OldWorld) -> None:
    """OW 4.5."""
    for region in range(N_REGIONS):
        remove_tokens(s, region, EVENT, s.tokens[region * N_TOKENS + EVENT])
    cards = old_world_cards(s.options[CARDS_OPTION]).cards
    for space, card in enumerate(s.track):
        if card != NONE and cards[card - FIRST_OLD_WORLD].comet:
            track = s.track[:]
            track[space] = NONE
            set_track(s, track)
            leave_game(s, card)


# Placing: everywhere at once if the pool suffices and nothing is to be picked, else region by region


def place(s: OldWorld, op: Op, number: int) -> None:
    regions = MEMBERS[regions_of(s, op.at) & ~ruined_mask(s)]
    if op.at.pick:
        push(s, steps.OLD_WORLD_PLACE, number, op.at.pick, 0)
    elif pool_of(s, op.token) < op.n * len(regions):
        push(s, steps.OLD_WORLD_PLACE, number, len(regions), 0)
    else:
        for region in regions:
            place_tokens(s, region, op.token, op.n)


def old_world_place(s: OldWorld, number: int, left: int, picked: int) -> None:
    if left > 0 and pool_of(s, op_at(s, number).token) > 0:
        ask(s, prompts.OLD_WORLD_PLACE, lowest_threat(s), number, left, picked)


def place_options(s: OldWorld, _seat: int) -> list[int]:
    op = op_at(s, s.ask_a)
    fitting = regions_of(s, op.at) & ~ruined_mask(s) & ~s.ask_c
    return [verbs.PLACE.pack2(op.token, region) for region in MEMBERS[fitting]]


def why_not_place(s: OldWorld, _seat: int, option: int) -> Reason:
    region = verbs.PLACE.unpack(option)[1]
    there = {"region": REGIONS.ids[region]}
    if region in s.ruined:
        return "oldworld-reason-no_token_in_ruins", there
    return "oldworld-reason-not_fitting", there


def place_answer(s: OldWorld, _seat: int, option: int) -> None:
    token, region = verbs.PLACE.unpack(option)
    number, left, picked = s.ask_a, s.ask_b, s.ask_c
    place_tokens(s, region, token, op_at(s, number).n)
    push(s, steps.OLD_WORLD_PLACE, number, left - 1, picked | 1 << region)


# Removing and moving tokens; a region is picked by taking a token from it


def remove(s: OldWorld, op: Op, number: int) -> None:
    if op.at.pick:
        push(s, steps.OLD_WORLD_TAKE, number, op.at.pick, 0)
        return
    for region in MEMBERS[regions_of(s, op.at)]:
        remove_tokens(s, region, op.token, _tokens_meant(s, op, region))


def move(s: OldWorld, op: Op, number: int) -> None:
    if op.at.pick:
        push(s, steps.OLD_WORLD_TAKE, number, op.at.pick, 0)
        return
    for region in reversed(MEMBERS[regions_of(s, op.at)]):
        push(s, steps.OLD_WORLD_MOVE, number, region, _tokens_meant(s, op, region))


def _tokens_meant(s: OldWorld, op: Op, region: int) -> int:
    there = s.tokens[region * N_TOKENS + op.token]
    return there if op.n == text.EVERYTHING else min(op.n, there)


def old_world_take(s: OldWorld, number: int, left: int, picked: int) -> None:
    if left > 0:
        ask(s, prompts.OLD_WORLD_TAKE, lowest_threat(s), number, left, picked)


def take_options(s: OldWorld, _seat: int) -> list[int]:
    op = op_at(s, s.ask_a)
    fitting = MEMBERS[regions_of(s, op.at) & ~s.ask_c]
    return [
        verbs.TAKE.pack2(op.token, region) for region in fitting if s.tokens[region * N_TOKENS + op.token] > 0
    ]


def take_answer(s: OldWorld, _seat: int, option: int) -> None:
    token, region = verbs.TAKE.unpack(option)
    number, left, picked = s.ask_a, s.ask_b, s.ask_c
    op = op_at(s, number)
    push(s, steps.OLD_WORLD_TAKE, number, left - 1, picked | 1 << region)
    if op.kind == text.MOVE:
        push(s, steps.OLD_WORLD_MOVE, number, region, _tokens_meant(s, op, region))
    else:
        remove_tokens(s, region, token, _tokens_meant(s, op, region))


def old_world_move(s: OldWorld, number: int, region: int, left: int) -> None:
    if left > 0:
        ask(s, prompts.OLD_WORLD_MOVE, lowest_threat(s), number, region, left)


def move_options(s: OldWorld, _seat: int) -> list[int]:
    op, region = op_at(s, s.ask_a), s.ask_b
    fitting = regions_of(s, op.to, region) & ~ruined_mask(s) & ~(1 << region)
    return [verbs.MOVE.pack2(op.token, to) for to in MEMBERS[fitting]]


def move_answer(s: OldWorld, _seat: int, option: int) -> None:
    token, to = verbs.MOVE.unpack(option)
    number, region, left = s.ask_a, s.ask_b, s.ask_c
    move_token(s, token, region, to)
    push(s, steps.OLD_WORLD_MOVE, number, region, left - 1)


# Choosing, scoring


def choose_options(s: OldWorld, _seat: int) -> list[int]:
    return [verbs.CHOOSE.pack1(branch + 1) for branch in range(len(op_at(s, s.ask_a).branches))]


def choose_answer(s: OldWorld, _seat: int, option: int) -> None:
    start, stop = op_at(s, s.ask_a).branches[verbs.CHOOSE.first(option) - 1]
    push(s, steps.OLD_WORLD_OPS, start, stop)


def score_peasants(s: OldWorld, op: Op) -> None:
    """OW 18.24, 19.16."""
    most = max(s.peasants)
    for seat in range(s.seats):
        held = s.peasants[seat]
        alone = held == most and s.peasants.count(most) == 1
        score(s, seat, op.per * held + (op.most if alone else 0), events.BY_OLD_WORLD_CARD)
    if op.give_back or s.options[PEASANTS] == "returned":
        for seat in range(s.seats):
            if s.peasants[seat]:
                emit(s, events.PEASANTS_RETURNED, seat, s.peasants[seat])
        s.peasants = [0] * s.seats


# Removing figures: region by region, in each of them player by player


def old_world_figures(s: OldWorld, number: int, region: int, _c: int) -> None:
    """Who has to remove figures here is seen when the region's turn comes."""
    op = op_at(s, number)
    seats = powers_with_figures(s, region, op.figure_class)
    if seats and op.who == text.HIGHEST_THREAT:
        seats = [highest_threat(s, seats)]
    for seat in reversed(seats):
        push(s, steps.OLD_WORLD_REMOVE_FIGURE, number, region, seat * 16 + op.n)


def old_world_remove_figure(s: OldWorld, number: int, region: int, seat_and_left: int) -> None:
    seat, left = seat_and_left // 16, seat_and_left % 16
    if left > 0:
        ask(s, prompts.OLD_WORLD_FIGURE, seat, number, region, seat_and_left)


def figure_options(s: OldWorld, seat: int) -> list[int]:
    op, region = op_at(s, s.ask_a), s.ask_b
    return [
        verbs.REMOVE.pack1(piece)
        for piece in pieces_of(s, region, s.sides[seat])
        if op.figure_class in (text.ANY, PIECE_CLASS[piece])
    ]


def figure_answer(s: OldWorld, seat: int, option: int) -> None:
    number, region, seat_and_left = s.ask_a, s.ask_b, s.ask_c
    piece = verbs.REMOVE.first(option)
    take_piece(s, region, piece)
    emit(s, events.REMOVED, seat, piece, region, events.BY_OLD_WORLD)
    push(s, steps.OLD_WORLD_REMOVE_FIGURE, number, region, seat_and_left - 1)
