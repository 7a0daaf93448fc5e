"""Nurgle's Chaos cards (OW 8.12 to 8.21), as far as they need more than a line in a table."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, untold
from warhost.core.chapter import Chapter
from warhost.core.engine import ask, emit, push
from warhost.core.question import Question
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.components import (
    CARD_PARAMS,
    CHAOS,
    CLASSES,
    N_POWERS,
    NURGLE,
    PIECE_CLASS,
    PIECE_CONTROLLER,
    REGIONS,
)
from warhost.games.oldworld.rules.figures import pieces_in, pieces_of, take_piece
from warhost.games.oldworld.rules.players import seat_of
from warhost.games.oldworld.rules.tokens import place_corruption, remove_corruption
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("nurgle")
MOST_TOKENS: Final = 999

ALL_THINGS_DECAY: Final = CHAOS.index["all_things_decay"]
A_GREAT_FOUL_CONSUMPTION: Final = CHAOS.index["a_great_foul_consumption"]
THE_FINAL_ROTTING: Final = CHAOS.index["the_final_rotting"]
THE_STENCH_OF_DEATH: Final = CHAOS.index["the_stench_of_death"]

FIGURES_PER_TOKEN: Final = int(CARD_PARAMS[A_GREAT_FOUL_CONSUMPTION]["figures_per_token"])
KILLS_PER_CORRUPTION: Final = int(CARD_PARAMS[THE_FINAL_ROTTING]["kills_per_corruption"])
ROTTING: Final = [CLASSES.index[each] for each in CARD_PARAMS[THE_FINAL_ROTTING]["classes"]]
STENCH: Final = int(CARD_PARAMS[THE_STENCH_OF_DEATH]["corruption"])
DECAYED: Final = int(CARD_PARAMS[ALL_THINGS_DECAY]["corruption"])


def all_things_decay(s: OldWorld, seat: int, region: int) -> None:
    """OW 8.16."""
    ask(s, DECAY, seat, region, DECAYED)


class Decay(Question):
    name = "decay"
    rule = "OW 8.16"
    about = {"region": REGIONS, "left": untold(count(MOST_TOKENS))}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        at = s.about[0] * N_POWERS
        return [verbs.DECAY.pack1(power) for power in s.sides if s.corruption[at + power]]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        region, left = s.about
        remove_corruption(s, seat, verbs.DECAY.first(option), region, events.BY_CHAOS_CARD)
        if left > 1:
            ask(s, DECAY, seat, region, left - 1)


DECAY: Final = CHAPTER.question(Decay())


def a_great_foul_consumption(s: OldWorld, region: int) -> None:
    """OW 8.18, 8.19."""
    removed = 0
    seat = seat_of(s, NURGLE)
    for piece in pieces_of(s, region, NURGLE):
        while piece in pieces_in(s, region):
            take_piece(s, region, piece)
            emit(s, events.REMOVED, seat, piece, region, events.BY_CHAOS_CARD)
            removed += 1
    if removed >= FIGURES_PER_TOKEN:
        place_corruption(s, seat, region, removed // FIGURES_PER_TOKEN, events.BY_CHAOS_CARD)


def the_final_rotting(s: OldWorld, region: int) -> None:
    """OW 8.20."""
    kills = KILLS_PER_CORRUPTION * s.corruption[region * N_POWERS + NURGLE]
    push(s, rot, region, kills)


@CHAPTER.step(region=REGIONS, left=count(MOST_TOKENS))
def rot(s: OldWorld, region: int, left: int) -> None:
    if left > 0:
        ask(s, ROT, seat_of(s, NURGLE), region, left)


class Rot(Question):
    name = "rot"
    rule = "OW 8.20"
    about = {"region": REGIONS, "left": count(MOST_TOKENS)}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        return [
            verbs.ROT.pack1(piece)
            for piece in pieces_in(s, s.about[0])
            if PIECE_CONTROLLER[piece] != NURGLE and PIECE_CLASS[piece] in ROTTING
        ]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        region, left = s.about
        piece = verbs.ROT.first(option)
        take_piece(s, region, piece)
        emit(s, events.KILLED, seat, piece, s.sides.index(PIECE_CONTROLLER[piece]), region)
        push(s, rot, region, left - 1)


ROT: Final = CHAPTER.question(Rot())


def the_stench_of_death(s: OldWorld, seat: int, region: int) -> None:
    """OW 8.21."""
    place_corruption(s, seat, region, STENCH, events.BY_CHAOS_CARD)
