"""Tzeentch's Chaos cards (OW 8.22 to 8.30), as far as they need more than a line in a table."""

from __future__ import annotations

from typing import Final

from warhost.core.chapter import Chapter
from warhost.core.engine import ask, emit, push
from warhost.core.question import Question, Reason
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.components import (
    CARD_PARAMS,
    CHAOS,
    CLASSES,
    N_REGIONS,
    PIECE_CLASS,
    PIECE_CONTROLLER,
    PIECES,
    REGIONS,
    SHIELDED,
    TZEENTCH,
    marked,
)
from warhost.games.oldworld.rules.arrival import move_piece
from warhost.games.oldworld.rules.figures import add_mark, count_of, pieces_in, pieces_of
from warhost.games.oldworld.rules.hands import discard, discard_at_random
from warhost.games.oldworld.rules.players import change_power
from warhost.games.oldworld.rules.texts import may_leave
from warhost.games.oldworld.settings import MEDDLING_DISCARD
from warhost.games.oldworld.state import OldWorld, deed

CHAPTER: Final = Chapter("tzeentch")
DRAIN_POWER: Final = CHAOS.index["drain_power"]
WARP_SHIELD: Final = CHAOS.index["warp_shield"]
TELEPORT: Final = CHAOS.index["teleport"]
THE_MEDDLING_OF_SKAVEN: Final = CHAOS.index["the_meddling_of_skaven"]
THE_PERSISTENCE_OF_CHANGE: Final = CHAOS.index["the_persistence_of_change"]

DRAINED: Final = int(CARD_PARAMS[DRAIN_POWER]["lose"])
GAINED: Final = int(CARD_PARAMS[DRAIN_POWER]["gain"])
DRAINED_CLASS: Final = CLASSES.index[CARD_PARAMS[DRAIN_POWER]["class"]]
TELEPORTED: Final = [CLASSES.index[each] for each in CARD_PARAMS[TELEPORT]["classes"]]
MEDDLED: Final = int(CARD_PARAMS[THE_MEDDLING_OF_SKAVEN]["discard"])


def drain_power(s: OldWorld, seat: int, region: int) -> None:
    """OW 8.24."""
    for other in range(s.seats):
        if other != seat and count_of(s, region, s.sides[other], DRAINED_CLASS) > 0:
            change_power(s, other, -DRAINED)
    change_power(s, seat, GAINED)


def warp_shield(s: OldWorld, seat: int, region: int) -> None:
    """OW 8.25."""
    ask(s, SHIELD, seat, region)


class Shield(Question):
    """Which figure is shielded."""

    name = "shield"
    rule = "OW 8.25"
    about = {"region": REGIONS}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        return [verbs.SHIELD.pack1(piece) for piece in pieces_of(s, s.about[0], s.sides[seat])]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        (region,) = s.about
        piece = verbs.SHIELD.first(option)
        add_mark(s, region, piece, SHIELDED)
        emit(s, events.SHIELDED, marked(piece, SHIELDED), region)


SHIELD: Final = CHAPTER.question(Shield())


def teleport(s: OldWorld, seat: int, region: int) -> None:
    """OW 8.26."""
    ask(s, TELEPORT_FIGURE, seat, region)


class TeleportFigure(Question):
    """Which figure is teleported where."""

    name = "teleport"
    rule = "OW 8.26"
    about = {"region": REGIONS}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        (region,) = s.about
        choices: list[int] = []
        for piece in pieces_in(s, region):
            if PIECE_CLASS[piece] in TELEPORTED and may_leave(s, region, PIECE_CONTROLLER[piece]):
                base = verbs.TELEPORT.pack2(piece, 0)
                choices += [base + to for to in range(N_REGIONS) if to != region]
        return choices

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        (region,) = s.about
        piece, to = verbs.TELEPORT.unpack(option)
        move_piece(s, seat, piece, region, to)

    def why_not(self, s: OldWorld, seat: int, option: int) -> Reason | None:
        (region,) = s.about
        piece, to = verbs.TELEPORT.unpack(option)
        figure = {"figure": PIECES.ids[piece], "region": REGIONS.ids[region]}
        if piece not in pieces_in(s, region):
            return "oldworld-reason-not_there", figure
        if to == region:
            return "oldworld-reason-same_region", figure
        if PIECE_CLASS[piece] not in TELEPORTED:
            return "oldworld-reason-too_great", figure
        return "oldworld-reason-may_not_leave", figure


TELEPORT_FIGURE: Final = CHAPTER.question(TeleportFigure())


def the_meddling_of_skaven(s: OldWorld, seat: int, region: int) -> None:
    """OW 8.28, 19.10."""
    ask(s, MEDDLE, seat, region)


class Meddle(Question):
    """Who has to discard."""

    name = "meddle"
    rule = "OW 8.28"
    about = {"region": REGIONS}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        (region,) = s.about
        return [
            verbs.MEDDLE.pack1(s.sides[other])
            for other in range(s.seats)
            if other != seat and count_of(s, region, s.sides[other]) > 0
        ]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        victim = s.sides.index(verbs.MEDDLE.first(option))
        if MEDDLING_DISCARD.of(s) == "random":
            discard_at_random(s, victim, MEDDLED)
        else:
            push(s, discard, victim, MEDDLED, 0)


MEDDLE: Final = CHAPTER.question(Meddle())


def the_persistence_of_change(s: OldWorld, region: int) -> bool:
    """OW 8.29: whether the card stays."""
    return s.kills & deed(TZEENTCH, region) != 0
