"""A figure comes to a region: summoned, placed or moved, it is one act (OW 3.7), and some upgrades work at it."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number, untold
from warhost.core.chapter import Chapter
from warhost.core.engine import ask, emit, use
from warhost.core.question import Question
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.cards.effects import ability, of_upgrade
from warhost.games.oldworld.components import (
    FIGURE_COMPONENT,
    FIGURES,
    HELD,
    KIND_POWER,
    N_TOKENS,
    ON_SPACE,
    PIECE_ELSEWHERE,
    PIECE_KIND,
    PIECE_MARKS,
    PIECES,
    REGIONS,
    RESERVE,
    TOKENS,
    UPGRADE_COMPONENT,
    UPGRADE_OF,
)
from warhost.games.oldworld.derived import lay_on_space
from warhost.games.oldworld.rules.figures import add_mark, put_piece, take_piece
from warhost.games.oldworld.rules.regions import free_spaces
from warhost.games.oldworld.rules.tokens import move_token, place_corruption
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("arrival")
CORRUPTING: Final = ability("corrupt_on_arrival", tokens=number(1, 12))
CARRYING: Final = ability("carry_token", token=TOKENS)
HOLDING: Final = ability("hold_card_space", is_single=True)
CORRUPTION: Final = of_upgrade(CORRUPTING, "tokens")
CARRIED: Final = CARRYING.by_kind("token")


def move_piece(s: OldWorld, seat: int, piece: int, source: int, to: int) -> None:
    """A card moves a figure from one region to another; `seat` is the player who moves it."""
    take_piece(s, source, piece)
    piece = PIECE_ELSEWHERE[piece]  # OW 16.4, 17.12
    put_piece(s, to, piece)
    use(s, FIGURE_COMPONENT + PIECE_KIND[piece])
    emit(s, events.MOVED, seat, piece, source, to)
    arrive(s, seat, piece, source, to)


def arrive(s: OldWorld, seat: int, piece: int, source: int, to: int) -> None:
    """Abilities of upgraded figures that work on arrival; the player who moves the figure decides about them."""
    kind = PIECE_KIND[piece]
    if not s.upgrades[UPGRADE_OF[kind]]:
        return
    if CORRUPTING.works(s, kind):  # OW 17.9
        # OW 17.9
        tokens = s.printed.effects[CORRUPTION][UPGRADE_OF[kind]]
        place_corruption(s, s.sides.index(KIND_POWER[kind]), to, tokens, events.BY_UPGRADE)
    if to in s.ruined:
        return
    if CARRYING.works(s, kind):
        if source not in (RESERVE, to) and s.tokens[source * N_TOKENS + CARRIED[kind]]:
            ask(s, CARRY, seat, source, to, kind)
    elif HOLDING.works(s, kind) and not PIECE_MARKS[piece] & ON_SPACE and free_spaces(s, to) > 0:
        ask(s, STAND, seat, to, piece)


class Carry(Question):
    """A figure (an Acolyte) may take a token along."""

    name = "carry"
    rule = "OW 17.11"
    about = {"region": REGIONS, "to": REGIONS, "kind": untold(FIGURES)}
    passing = (verbs.LEAVE,)

    def options(self, s: OldWorld, seat: int) -> list[int]:
        token = CARRIED[s.about[2]]
        return [verbs.LEAVE.pack1(token), verbs.CARRY.pack1(token)]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        if verbs.CARRY.has(option):
            source, to, kind = s.about
            use(s, UPGRADE_COMPONENT + UPGRADE_OF[kind])
            move_token(s, CARRIED[kind], source, to)

    def was(self, s: OldWorld, a: int, b: int, c: int) -> tuple[int, ...]:
        return a, b, CARRYING.kinds[0]


CARRY: Final = CHAPTER.question(Carry())


class Stand(Question):
    """A figure (a Horror) may stand on a card space."""

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
            use(s, UPGRADE_COMPONENT + UPGRADE_OF[PIECE_KIND[piece]])
            emit(s, events.TOOK_SPACE, seat, region)


STAND: Final = CHAPTER.question(Stand())
