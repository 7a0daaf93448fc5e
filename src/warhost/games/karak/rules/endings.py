"""The end of the game (KA 23)."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import Domain
from warhost.core.engine import emit, finish
from warhost.games.karak import events
from warhost.games.karak.rules.players import merits
from warhost.games.karak.state import Karak

ENDINGS: Final = Domain("ending", ["general", "riders", "round_limit"])
(GENERAL_BEATEN, RIDERS_BEATEN, ROUND_LIMIT) = range(len(ENDINGS))


def end(s: Karak, ending: int) -> None:
    winners = leaders(s)
    emit(s, events.GAME_ENDED, winners)
    finish(s, ending, winners)


def leaders(s: Karak) -> list[int]:
    """KA 1.2, 23.5, 23.6: soul stones, then the criteria for ties."""
    order = ["soul_stones", *s.printed.tie_order]
    ranks = [merits(s, seat, order) for seat in range(s.seats)]
    highest = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == highest]
