"""Early hits as tables before revision 2 have them: those that can kill nothing are saved on one figure (OW 9.19)."""

from __future__ import annotations

from warhost.core.engine import emit
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.state import EARLY, OldWorld


def offered(s: OldWorld, out_of_reach: list[int]) -> list[int]:
    """Figures that the hits at hand cannot kill, but may be saved on."""
    if s.hit_mode[0] != EARLY:
        return []
    return [*[verbs.SAVE.pack1(piece) for piece in out_of_reach], verbs.LOSE.base]


def most_on(s: OldWorld, seat: int, piece: int) -> int:
    """The most hits that this player has saved on one such figure."""
    best = 0
    for owner, figure, hits in s.saved:
        if owner == seat and figure == piece:
            best = max(best, hits)
    return best


def save(s: OldWorld, region: int, seat: int, piece: int, hits: int) -> None:
    """As many of the hits at hand as this figure can take; others are lost."""
    before = most_on(s, seat, piece)
    saved = s.saved[:]
    if before:
        saved.remove((seat, piece, before))
    s.saved = sorted([*saved, (seat, piece, before + hits)])
    s.hits = 0
    s.sixes = 0
    emit(s, events.SAVED, seat, piece, region, hits)


def use_up(s: OldWorld, seat: int, piece: int) -> None:
    """This figure falls, with the help of what was saved on it."""
    saved = most_on(s, seat, piece)
    if saved:
        left = s.saved[:]
        left.remove((seat, piece, saved))
        s.saved = left
