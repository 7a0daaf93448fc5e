"""What Tzeentch's Chaos cards do (OW 8.22 to 8.30), as far as it is more than a number that a rule looks up."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number, several, untold
from warhost.core.chapter import Chapter
from warhost.core.engine import ask, emit, push
from warhost.core.question import Question, Reason
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.cards.effects import AT_CLEANUP, WHEN_PLAYED, of_card
from warhost.games.oldworld.components import (
    CHAOS,
    CLASSES,
    N_REGIONS,
    PIECE_CLASS,
    PIECE_CONTROLLER,
    PIECES,
    POWER_MAX,
    REGIONS,
    SHIELDED,
    marked,
)
from warhost.games.oldworld.rules.arrival import move_piece
from warhost.games.oldworld.rules.figures import add_mark, count_of, pieces_in, pieces_of
from warhost.games.oldworld.rules.hands import MOST_CARDS, discard, discard_at_random
from warhost.games.oldworld.rules.players import change_power
from warhost.games.oldworld.rules.texts import may_leave
from warhost.games.oldworld.settings import MEDDLING_DISCARD
from warhost.games.oldworld.state import OldWorld, deed

CHAPTER: Final = Chapter("tzeentch")


@WHEN_PLAYED.operation("drain_power", class_=CLASSES, lose=number(0, POWER_MAX), gain=number(0, POWER_MAX))
def drain_power(s: OldWorld, seat: int, region: int, card: int) -> None:
    """OW 8.24: everybody else with a figure of that class there loses power points."""
    figure_class = drain_power.numbers("class")[card]
    for other in range(s.seats):
        if other != seat and count_of(s, region, s.sides[other], figure_class) > 0:
            change_power(s, other, -s.printed.effects[POWER_LOST][card])
    change_power(s, seat, s.printed.effects[POWER_GAINED][card])


POWER_LOST: Final = of_card(drain_power, "lose")
POWER_GAINED: Final = of_card(drain_power, "gain")


@WHEN_PLAYED.operation("shield_figure")
def shield_figure(s: OldWorld, seat: int, region: int, card: int) -> None:
    """OW 8.25."""
    ask(s, SHIELD, seat, region)


class Shield(Question):
    """Which figure is shielded."""

    name = "shield"
    rule = "OW 8.25"
    about = {"region": REGIONS}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        return verbs.SHIELD.each(pieces_of(s, s.about[0], s.sides[seat]))

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        (region,) = s.about
        piece = verbs.SHIELD.first(option)
        add_mark(s, region, piece, SHIELDED)
        emit(s, events.SHIELDED, marked(piece, SHIELDED), region)


SHIELD: Final = CHAPTER.question(Shield())


@WHEN_PLAYED.operation("teleport_figure", classes=several(CLASSES))
def teleport_figure(s: OldWorld, seat: int, region: int, card: int) -> None:
    """OW 8.26."""
    ask(s, TELEPORT, seat, region, card)


class Teleport(Question):
    """Which figure is teleported where."""

    name = "teleport"
    rule = "OW 8.26"
    about = {"region": REGIONS, "card": untold(CHAOS)}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        region, card = s.about
        classes = teleport_figure.lists("classes")[card]
        choices: list[int] = []
        for piece in pieces_in(s, region):
            # OW 8.7, 8.26
            if PIECE_CLASS[piece] in classes and may_leave(s, region, PIECE_CONTROLLER[piece]):
                base = verbs.TELEPORT.pack2(piece, 0)
                choices += [base + to for to in range(N_REGIONS) if to != region]
        return choices

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        piece, to = verbs.TELEPORT.unpack(option)
        move_piece(s, seat, piece, s.about[0], to)

    def why_not(self, s: OldWorld, seat: int, option: int) -> Reason | None:
        region, card = s.about
        piece, to = verbs.TELEPORT.unpack(option)
        figure = {"figure": PIECES.ids[piece], "region": REGIONS.ids[region]}
        if piece not in pieces_in(s, region):
            return "oldworld-reason-not_there", figure
        if to == region:
            return "oldworld-reason-same_region", figure
        if PIECE_CLASS[piece] not in teleport_figure.lists("classes")[card]:
            return "oldworld-reason-too_great", figure
        return "oldworld-reason-may_not_leave", figure

    def was(self, s: OldWorld, a: int, b: int, c: int) -> tuple[int, ...]:
        return a, teleport_figure.of[0]


TELEPORT: Final = CHAPTER.question(Teleport())


@WHEN_PLAYED.operation("make_discard", cards=number(1, MOST_CARDS))
def make_discard(s: OldWorld, seat: int, region: int, card: int) -> None:
    """OW 8.28, 19.10: a player with a figure there discards cards of his choice, or at random if that was agreed."""
    ask(s, MEDDLE, seat, region, card)


CARDS_DISCARDED: Final = of_card(make_discard, "cards")


class Meddle(Question):
    """Who has to discard."""

    name = "meddle"
    rule = "OW 8.28"
    about = {"region": REGIONS, "card": untold(CHAOS)}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        region = s.about[0]
        return [
            verbs.MEDDLE.pack1(s.sides[other])
            for other in range(s.seats)
            if other != seat and count_of(s, region, s.sides[other]) > 0
        ]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        cards = s.printed.effects[CARDS_DISCARDED][s.about[1]]
        victim = s.sides.index(verbs.MEDDLE.first(option))
        if MEDDLING_DISCARD.of(s) == "random":
            discard_at_random(s, victim, cards)
        else:
            push(s, discard, victim, cards, 0)

    def was(self, s: OldWorld, a: int, b: int, c: int) -> tuple[int, ...]:
        return a, make_discard.of[0]


MEDDLE: Final = CHAPTER.question(Meddle())


@AT_CLEANUP.operation("stay_after_kill")
def stay_after_kill(s: OldWorld, seat: int, region: int, card: int) -> bool:
    """OW 8.29: whether the card stays, since its owner has killed there this round."""
    return s.kills & deed(s.sides[seat], region) != 0
