"""Frigga's Sacrifice (BR 17.34, 17.35): the action that an upgrade adds."""

from __future__ import annotations

from typing import Final

from warhost.core.engine import ask
from warhost.games.bloodrage import events, prompts, verbs
from warhost.games.bloodrage.components import CARD_PARAMS, N_GROUNDS, card_with
from warhost.games.bloodrage.rules.clans import card_works, has, owe_raise
from warhost.games.bloodrage.rules.destruction import destroy
from warhost.games.bloodrage.rules.figures import kinds_at, on_board
from warhost.games.bloodrage.state import BloodRage

FRIGGAS_SACRIFICE: Final = card_with("sacrifice")
VICTIMS: Final = int(CARD_PARAMS[FRIGGAS_SACRIFICE]["figures"])


def can_sacrifice(s: BloodRage, seat: int) -> bool:
    return has(s, seat, FRIGGAS_SACRIFICE) and on_board(s, seat) >= VICTIMS


def sacrifice_action(s: BloodRage, seat: int) -> None:
    card_works(s, seat, FRIGGAS_SACRIFICE)
    ask(s, prompts.SACRIFICE, seat, VICTIMS)


def sacrifice_options(s: BloodRage, seat: int) -> list[int]:
    return [
        verbs.OFFER.pack2(kind, ground) for ground in range(N_GROUNDS) for kind in kinds_at(s, seat, ground)
    ]


def sacrifice_one(s: BloodRage, seat: int, option: int) -> None:
    """The cost must be paid: nobody is saved, nobody retreats."""
    left = s.ask_a - 1
    kind, ground = verbs.OFFER.unpack(option)
    destroy(s, seat, [kind], ground, events.BY_SACRIFICE)
    if left:
        ask(s, prompts.SACRIFICE, seat, left)
    else:
        owe_raise(s, seat, FRIGGAS_SACRIFICE)
