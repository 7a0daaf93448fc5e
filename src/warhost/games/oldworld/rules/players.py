"""Players: their Threat, their points, their dial counters (OW 13.1, 13.2)."""

from __future__ import annotations

from warhost.core.domain import NONE
from warhost.core.engine import emit
from warhost.games.oldworld import events
from warhost.games.oldworld.components import POWER_MAX
from warhost.games.oldworld.state import OldWorld, deed


def everybody(s: OldWorld) -> list[int]:
    """All seats, in power order."""
    return list(range(s.seats))


def threat(s: OldWorld, seat: int) -> int:
    return s.printed.threat[s.sides[seat]][s.dials[seat]]


def lowest_threat(s: OldWorld) -> int:
    """The seat that decides about Old World cards (OW 4.2)."""
    return min(range(s.seats), key=lambda seat: threat(s, seat))


def highest_threat(s: OldWorld, seats: list[int]) -> int:
    """The seat of highest Threat among these."""
    return max(seats, key=lambda seat: threat(s, seat))


def score(s: OldWorld, seat: int, points: int, source: int, region: int = NONE) -> None:
    """OW 3.8."""
    if points:
        s.points[seat] += points
        emit(s, events.SCORED, seat, points, source, region)


def change_power(s: OldWorld, seat: int, by: int) -> None:
    """OW 5.6: power points stay between 0 and 12."""
    before = s.power[seat]
    after = min(max(before + by, 0), POWER_MAX)
    if after != before:
        s.power[seat] = after
        emit(s, events.POWER_CHANGED, seat, after - before, after)


def earn_counter(s: OldWorld, seat: int, region: int) -> None:
    """OW 13.2: at most one counter for a region in a phase."""
    bit = deed(s.sides[seat], region)
    if not s.counted & bit:
        s.counted |= bit
        counters = s.counters[:]
        counters[seat] += 1
        s.counters = counters
        emit(s, events.COUNTER_EARNED, seat, region, s.counters[seat])
