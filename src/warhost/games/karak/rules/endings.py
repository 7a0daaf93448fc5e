"""The end of the game (KA 23)."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import Domain
from warhost.core.engine import emit, finish
from warhost.games.karak import events
from warhost.games.karak.components import TIE_ORDER
from warhost.games.karak.rules.players import army, markers
from warhost.games.karak.state import Karak

ENDINGS: Final = Domain("ending", ["general", "riders", "round_limit"])
(GENERAL_BEATEN, RIDERS_BEATEN, ROUND_LIMIT) = range(len(ENDINGS))


def end(s: Karak, ending: int) -> None:
    winners = leaders(s)
    emit(s, events.GAME_ENDED, winners)
    finish(s, ending, winners)


def leaders(s: Karak) -> list[int]:
    """KA 23.5, 23.6."""
    ranks = [merits(s, seat) for seat in range(s.seats)]
    highest = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == highest]


def merits(s: Karak, seat: int) -> list[int]:
    """What decides, in this order: soul stones, then the criteria for ties."""
    values = {
        "glory": s.glory[seat],
        "buildings": s.built[seat].bit_count(),
        "army": army(s, seat),
        "resources": markers(s, seat),
    }
    return [s.stones[seat], *(values[criterion] for criterion in TIE_ORDER)]
