"""A figure comes to a region: summoned, placed or moved, it is one act (OW 3.7), and some upgrades work at it."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import untold
from warhost.core.chapter import Chapter
from warhost.core.engine import ask, emit, use
from warhost.core.question import Question
from warhost.games.oldworld import events, verbs
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
    PIECES,
    REGIONS,
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

CHAPTER: Final = Chapter("arrival")


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
            ask(s, CARRY, seat, source, to)
    elif kind == HORROR and to not in s.ruined and free_spaces(s, to) > 0:
        ask(s, STAND, seat, to, piece)


class Carry(Question):
    """An Acolyte may take a token along."""

    name = "carry"
    rule = "OW 17.11"
    about = {"region": REGIONS, "to": REGIONS}
    passing = (verbs.LEAVE,)

    def options(self, s: OldWorld, seat: int) -> list[int]:
        return [verbs.LEAVE.pack1(CARRIED), verbs.CARRY.pack1(CARRIED)]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        if verbs.CARRY.has(option):
            source, to = s.about
            use(s, UPGRADE_COMPONENT + UPGRADE_OF[ACOLYTE])
            move_token(s, CARRIED, source, to)


CARRY: Final = CHAPTER.question(Carry())


class Stand(Question):
    """A Horror may stand on a card space."""

    name = "stand"
    rule = "OW 17.12"
    about = {"region": REGIONS, "piece": untold(PIECES)}
    passing = (verbs.STAY,)

    def options(self, s: OldWorld, seat: int) -> list[int]:
        return [verbs.STAY.base, verbs.STAND.base]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        if verbs.STAND.has(option):
            region, piece = s.about
            lay_on_space(s, region, HELD)
            add_mark(s, region, piece, ON_SPACE)
            use(s, UPGRADE_COMPONENT + UPGRADE_OF[HORROR])
            emit(s, events.TOOK_SPACE, seat, region)


STAND: Final = CHAPTER.question(Stand())
