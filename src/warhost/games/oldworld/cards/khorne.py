"""Khorne's Chaos cards (OW 8.1 to 8.11), as far as they need more than a line in a table."""

from __future__ import annotations

from typing import Final

from warhost.core.engine import ask
from warhost.games.oldworld import prompts, verbs
from warhost.games.oldworld.components import CARD_PARAMS, CHAOS, MEMBERS
from warhost.games.oldworld.rules.arrival import move_piece
from warhost.games.oldworld.rules.figures import occupied_by, pieces_of
from warhost.games.oldworld.state import OldWorld

THE_BLOOD_GODS_CALL: Final = CHAOS.index["the_blood_gods_call"]
CALLED: Final = int(CARD_PARAMS[THE_BLOOD_GODS_CALL]["figures"])


def the_blood_gods_call(s: OldWorld, seat: int, region: int) -> None:
    """OW 8.11: none, one or two own figures, all from one other region."""
    ask(s, prompts.CALL, seat, region, -1, CALLED)


def call_options(s: OldWorld, seat: int) -> list[int]:
    region, source = s.ask_a, s.ask_b
    power = s.sides[seat]
    sources = occupied_by(s, power) & ~(1 << region) if source < 0 else 1 << source
    figures = [
        verbs.CALL.pack2(piece, other) for other in MEMBERS[sources] for piece in pieces_of(s, other, power)
    ]
    return [verbs.DONE.base, *figures]


def call(s: OldWorld, seat: int, option: int) -> None:
    if verbs.DONE.has(option):
        return
    region, left = s.ask_a, s.ask_c - 1
    piece, source = verbs.CALL.unpack(option)
    move_piece(s, seat, piece, source, region)
    if left:
        ask(s, prompts.CALL, seat, region, source, left)
