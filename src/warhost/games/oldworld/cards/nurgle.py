"""What Nurgle's Chaos cards do (OW 8.12 to 8.21), as far as it is more than a number that a rule looks up."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, number, several, untold
from warhost.core.chapter import Chapter
from warhost.core.engine import ask, emit, push
from warhost.core.question import Question
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.cards.effects import (
    AT_BATTLE_PHASE_END,
    IN_CORRUPTION_STEP,
    WHEN_DOMINATED,
    WHEN_PLAYED,
    of_card,
)
from warhost.games.oldworld.components import (
    CARD_POWER,
    CHAOS,
    CLASSES,
    N_POWERS,
    PIECE_CLASS,
    PIECE_CONTROLLER,
    REGIONS,
)
from warhost.games.oldworld.rules.figures import pieces_in, pieces_of, take_piece
from warhost.games.oldworld.rules.tokens import place_corruption, remove_corruption
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("nurgle")
MOST_TOKENS: Final = 999


@WHEN_PLAYED.operation("remove_corruption", tokens=number(1, 12))
def decay(s: OldWorld, seat: int, region: int, card: int) -> None:
    """OW 8.16."""
    ask(s, DECAY, seat, region, s.printed.effects[TOKENS_DECAYED][card])


TOKENS_DECAYED: Final = of_card(decay, "tokens")


class Decay(Question):
    """Whose token is removed."""

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


@IN_CORRUPTION_STEP.operation("consume_own_figures", figures_for_token=number(1, 20))
def consume_own_figures(s: OldWorld, seat: int, region: int, card: int) -> None:
    """OW 8.18, 8.19."""
    removed = 0
    for piece in pieces_of(s, region, s.sides[seat]):
        while piece in pieces_in(s, region):
            take_piece(s, region, piece)
            emit(s, events.REMOVED, seat, piece, region, events.BY_CHAOS_CARD)
            removed += 1
    tokens = removed // consume_own_figures.numbers("figures_for_token")[card]
    if tokens:
        place_corruption(s, seat, region, tokens, events.BY_CHAOS_CARD)


@AT_BATTLE_PHASE_END.operation("kill_by_corruption", each=number(1, 9), classes=several(CLASSES))
def kill_by_corruption(s: OldWorld, seat: int, region: int, card: int) -> None:
    """OW 8.20: so many figures for each own corruption token."""
    kills = s.printed.effects[KILLED_BY_EACH][card] * s.corruption[region * N_POWERS + s.sides[seat]]
    push(s, rot, region, kills, card)


KILLED_BY_EACH: Final = of_card(kill_by_corruption, "each")


@CHAPTER.step(
    region=REGIONS,
    left=count(MOST_TOKENS),
    card=CHAOS,
    was=lambda s, region, left, _: (region, left, kill_by_corruption.of[0]),
)
def rot(s: OldWorld, region: int, left: int, card: int) -> None:
    if left > 0:
        ask(s, ROT, s.sides.index(CARD_POWER[card]), region, left, card)


class Rot(Question):
    """Which figure is killed."""

    name = "rot"
    rule = "OW 8.20"
    about = {"region": REGIONS, "left": count(MOST_TOKENS), "card": untold(CHAOS)}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        region, _, card = s.about
        classes = kill_by_corruption.lists("classes")[card]
        return [
            verbs.ROT.pack1(piece)
            for piece in pieces_in(s, region)
            if PIECE_CONTROLLER[piece] != s.sides[seat] and PIECE_CLASS[piece] in classes
        ]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        region, left, card = s.about
        piece = verbs.ROT.first(option)
        take_piece(s, region, piece)
        emit(s, events.KILLED, seat, piece, s.sides.index(PIECE_CONTROLLER[piece]), region)
        push(s, rot, region, left - 1, card)

    def was(self, s: OldWorld, a: int, b: int, c: int) -> tuple[int, ...]:
        return a, b, kill_by_corruption.of[0]


ROT: Final = CHAPTER.question(Rot())


@WHEN_DOMINATED.operation("corrupt_when_dominating", tokens=number(1, 12))
def corrupt_when_dominating(s: OldWorld, seat: int, region: int, card: int) -> None:
    """OW 8.21."""
    tokens = corrupt_when_dominating.numbers("tokens")[card]
    place_corruption(s, seat, region, tokens, events.BY_CHAOS_CARD)
