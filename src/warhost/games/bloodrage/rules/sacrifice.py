"""Frigga's Sacrifice (BR 17.34, 17.35): the action that an upgrade adds."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action
from warhost.core.arguments import number
from warhost.core.chapter import Chapter
from warhost.core.engine import ask
from warhost.core.question import Question
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import CARD_PARAMS, N_GROUNDS, card_with
from warhost.games.bloodrage.rules.clans import card_works, has, owe_raise
from warhost.games.bloodrage.rules.destruction import destroy
from warhost.games.bloodrage.rules.figures import kinds_at, on_board
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("sacrifice")

FRIGGAS_SACRIFICE: Final = card_with("sacrifice")
VICTIMS: Final = int(CARD_PARAMS[FRIGGAS_SACRIFICE]["figures"])


class SacrificeAction(Action):
    def options(self, s: BloodRage, seat: int) -> list[int]:
        if has(s, seat, FRIGGAS_SACRIFICE) and on_board(s, seat) >= VICTIMS:
            return [verbs.SACRIFICE.base]
        return []

    def carry_out(self, s: BloodRage, seat: int, option: int) -> None:
        card_works(s, seat, FRIGGAS_SACRIFICE)
        ask(s, SACRIFICE, seat, VICTIMS)


SACRIFICE_ACTION: Final = SacrificeAction(verbs.SACRIFICE)


class Sacrifice(Question):
    """Which figure is the next victim. The cost must be paid: nobody is saved, nobody retreats."""

    name = "sacrifice"
    rule = "BR 17.34"
    about = {"left": number(1, VICTIMS)}
    obvious = True

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return [
            verbs.OFFER.pack2(kind, ground)
            for ground in range(N_GROUNDS)
            for kind in kinds_at(s, seat, ground)
        ]

    def answer(self, s: BloodRage, seat: int, option: int) -> None:
        (left,) = s.about
        kind, ground = verbs.OFFER.unpack(option)
        destroy(s, seat, [kind], ground, events.BY_SACRIFICE)
        if left > 1:
            ask(s, SACRIFICE, seat, left - 1)
        else:
            owe_raise(s, seat, FRIGGAS_SACRIFICE)


SACRIFICE: Final = CHAPTER.question(Sacrifice())
