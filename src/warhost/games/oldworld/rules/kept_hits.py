"""Early hits that a player keeps for the dice that he is still to roll in the same battle (OW 9.19, 9.20)."""

from __future__ import annotations

from warhost.core.engine import emit
from warhost.games.oldworld import events
from warhost.games.oldworld.state import OldWorld


def keep_hits(s: OldWorld, region: int, seat: int) -> None:
    """OW 9.19: for the dice that this player is still to roll in this battle."""
    emit(s, events.HITS_KEPT, seat, region, s.hits + s.sixes)
    hits = s.kept_hits[:] or [0] * s.seats
    sixes = s.kept_sixes[:] or [0] * s.seats
    hits[seat], sixes[seat] = s.hits, s.sixes
    s.kept_hits, s.kept_sixes = hits, sixes
    s.hits = 0
    s.sixes = 0


def has_kept(s: OldWorld, seat: int) -> bool:
    return bool(s.kept_hits) and s.kept_hits[seat] + s.kept_sixes[seat] > 0


def join_kept(s: OldWorld, region: int, seat: int) -> None:
    """The kept hits join those at hand."""
    if not has_kept(s, seat):
        return
    hits, sixes = s.kept_hits[:], s.kept_sixes[:]
    emit(s, events.HITS_JOINED, seat, region, hits[seat] + sixes[seat], sixes[seat])
    s.hits += hits[seat]
    s.sixes += sixes[seat]
    hits[seat] = sixes[seat] = 0
    s.kept_hits, s.kept_sixes = hits, sixes


def forget_kept(s: OldWorld, region: int) -> None:
    """OW 9.20: they end with the battle."""
    for seat in range(len(s.kept_hits)):
        if has_kept(s, seat):
            emit(s, events.HITS_LOST, seat, region, s.kept_hits[seat] + s.kept_sixes[seat])
    s.kept_hits = []
    s.kept_sixes = []
    s.saved = []
    s.may_keep = 0
    s.fallen = 0
