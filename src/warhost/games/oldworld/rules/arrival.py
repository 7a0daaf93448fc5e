"""A figure comes to a region: summoned, placed or moved, it is one act (OW 3.7), and some upgrades work at it."""

from __future__ import annotations

from warhost.core.engine import ask, emit, use
from warhost.games.oldworld import events, prompts, verbs
from warhost.games.oldworld.components import (
    ACOLYTE,
    ARRIVAL_CORRUPTION,
    CARRIED,
    FIGURE_COMPONENT,
    GREAT_UNCLEAN_ONE,
    HELD,
    HORROR,
    N_TOKENS,
    NURGLE,
    ON_SPACE,
    PIECE_ELSEWHERE,
    PIECE_KIND,
    RESERVE,
    UPGRADE_COMPONENT,
    UPGRADE_OF,
)
from warhost.games.oldworld.derived import lay_on_space
from warhost.games.oldworld.rules.figures import add_mark, put_piece, take_piece
from warhost.games.oldworld.rules.players import seat_of
from warhost.games.oldworld.rules.regions import free_spaces
from warhost.games.oldworld.rules.tokens import move_token, place_corruption
from warhost.games.oldworld.state import OldWorld


def move_piece(s: OldWorld, seat: int, piece: int, source: int, to: int) -> None:
    """A card moves a figure from one region to another; `seat` is the player who moves it."""
    take_piece(s, source, piece)
    piece = PIECE_ELSEWHERE[piece]
    put_piece(s, to, piece)
    use(s, FIGURE_COMPONENT + PIECE_KIND[piece])
    emit(s, events.MOVED, seat, piece, source, to)
    arrive(s, seat, piece, source, to)


def arrive(s: OldWorld, seat: int, piece: int, source: int, to: int) -> None:
    """Abilities of upgraded figures that work on arrival; the player who moves the figure decides about them."""
    kind = PIECE_KIND[piece]
    if not s.upgrades[UPGRADE_OF[kind]]:
        return
    if kind == GREAT_UNCLEAN_ONE:
        place_corruption(s, seat_of(s, NURGLE), to, ARRIVAL_CORRUPTION, events.BY_UPGRADE)
    elif kind == ACOLYTE:
        if source != RESERVE and s.tokens[source * N_TOKENS + CARRIED] and to not in s.ruined:
            ask(s, prompts.CARRY, seat, source, to)
    elif kind == HORROR and to not in s.ruined and free_spaces(s, to) > 0:
        ask(s, prompts.STAND, seat, to, piece)


def carry_options(_s: OldWorld, _seat: int) -> list[int]:
    """OW 17.11."""
    return [verbs.LEAVE.pack1(CARRIED), verbs.CARRY.pack1(CARRIED)]


def carry(s: OldWorld, _seat: int, option: int) -> None:
    if verbs.CARRY.has(option):
        use(s, UPGRADE_COMPONENT + UPGRADE_OF[ACOLYTE])
        move_token(s, CARRIED, s.ask_a, s.ask_b)


def stand_options(_s: OldWorld, _seat: int) -> list[int]:
    """OW 17.12."""
    return [verbs.STAY.base, verbs.STAND.base]


def stand(s: OldWorld, seat: int, option: int) -> None:
    if verbs.STAND.has(option):
        region, piece = s.ask_a, s.ask_b
        lay_on_space(s, region, HELD)
        add_mark(s, region, piece, ON_SPACE)
        use(s, UPGRADE_COMPONENT + UPGRADE_OF[HORROR])
        emit(s, events.TOOK_SPACE, seat, region)
