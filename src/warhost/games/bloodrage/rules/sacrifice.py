"""Sacrifice (BR 17.34, 17.35): the action that an upgrade adds."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action
from warhost.core.arguments import number
from warhost.core.chapter import Chapter
from warhost.core.engine import ask
from warhost.core.question import Question
from warhost.games.bloodrage import events, verbs
from warhost.games.bloodrage.components import LAST_STEP, N_GROUNDS
from warhost.games.bloodrage.operations import UPGRADE_OPERATIONS, UpgradeOperation
from warhost.games.bloodrage.revisions import SACRIFICES_RAISE_A_TRACK
from warhost.games.bloodrage.rules.clans import card_works, owe_raise
from warhost.games.bloodrage.rules.destruction import destroy
from warhost.games.bloodrage.rules.figures import kinds_at, on_board
from warhost.games.bloodrage.state import BloodRage

CHAPTER: Final = Chapter("sacrifice")

MOST_VICTIMS: Final = 9
SACRIFICING: Final = UPGRADE_OPERATIONS.add(UpgradeOperation("sacrifice", figures=number(1, MOST_VICTIMS)))
VICTIMS: Final = SACRIFICING.numbers("figures")


class SacrificeAction(Action):
    def options(self, s: BloodRage, seat: int) -> list[int]:
        card = SACRIFICING.card_of(s, seat)
        if card >= 0 and on_board(s, seat) >= VICTIMS[card] and not is_in_vain(s, seat):
            return self.alone
        return self.nothing

    def carry_out(self, s: BloodRage, seat: int, option: int) -> None:
        card = SACRIFICING.card_of(s, seat)
        card_works(s, seat, card)
        ask(s, SACRIFICE, seat, VICTIMS[card])


SACRIFICE_ACTION: Final = SacrificeAction(verbs.SACRIFICE)


def is_in_vain(s: BloodRage, seat: int) -> bool:
    """BR 1.16: all tracks are at their end."""
    return SACRIFICES_RAISE_A_TRACK.holds(s) and min(s.tracks[seat]) == LAST_STEP


class Sacrifice(Question):
    """Which figure is the next victim. The cost must be paid: nobody is saved, nobody retreats."""

    name = "sacrifice"
    rule = "BR 17.34"
    about = {"left": number(1, MOST_VICTIMS)}
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
            owe_raise(s, seat, SACRIFICING.card_of(s, seat))


SACRIFICE: Final = CHAPTER.question(Sacrifice())
