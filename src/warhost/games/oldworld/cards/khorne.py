"""What Khorne's Chaos cards do (OW 8.1 to 8.11), as far as it is more than a number that a rule looks up."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, maybe, number, untold
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE
from warhost.core.engine import ask
from warhost.core.question import Question
from warhost.games.oldworld import verbs
from warhost.games.oldworld.cards.effects import WHEN_PLAYED, of_card
from warhost.games.oldworld.components import MEMBERS, REGIONS
from warhost.games.oldworld.rules.arrival import move_piece
from warhost.games.oldworld.rules.figures import occupied_by, pieces_of
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("khorne")
MOST_FIGURES: Final = 20


@WHEN_PLAYED.operation("call_figures", figures=number(1, MOST_FIGURES))
def call_figures(s: OldWorld, seat: int, region: int, card: int) -> None:
    """OW 8.11: none or some own figures, all from one other region."""
    ask(s, CALL, seat, region, NONE, s.printed.effects[FIGURES_CALLED][card])


FIGURES_CALLED: Final = of_card(call_figures, "figures")


class Call(Question):
    """`source`: where the first figure came from."""

    name = "call"
    rule = "OW 8.11"
    about = {"region": REGIONS, "source": untold(maybe(REGIONS)), "left": untold(count(MOST_FIGURES))}
    obvious = True
    passing = (verbs.DONE,)

    def options(self, s: OldWorld, seat: int) -> list[int]:
        region, source, _ = s.about
        power = s.sides[seat]
        sources = occupied_by(s, power) & ~(1 << region) if source == NONE else 1 << source
        figures = [
            verbs.CALL.pack2(piece, other)
            for other in MEMBERS[sources]
            for piece in pieces_of(s, other, power)
        ]
        return [verbs.DONE.base, *figures]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        if verbs.DONE.has(option):
            return
        region, _, left = s.about
        piece, source = verbs.CALL.unpack(option)
        move_piece(s, seat, piece, source, region)
        if left > 1:
            ask(s, CALL, seat, region, source, left - 1)


CALL: Final = CHAPTER.question(Call())
