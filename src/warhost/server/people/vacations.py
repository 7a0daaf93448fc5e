"""Vacations: whoever is away loses no slow game by time. What waits for somebody when they come back has its full time from then
on. Everybody has so many days a year, so that nobody makes others wait for ever. Pure."""

from __future__ import annotations

from datetime import UTC, datetime
from math import ceil
from typing import Any, Final

from warhost.server.database.rows import PersonRow
from warhost.server.refusals import RequestRefused

DAY_MS: Final = 86_400_000
DAYS_A_YEAR: Final = 30
DAYS_AT_ONCE: Final = 21


def days_left(person: PersonRow, now: int) -> int:
    away = person.away
    return DAYS_A_YEAR - (away["used"] if away is not None and away["year"] == _year(now) else 0)


def away_until(person: PersonRow, now: int) -> int | None:
    """The moment of their return, while they are away."""
    return None if person.away is None or person.away["until"] <= now else int(person.away["until"])


def gone_for(person: PersonRow, days: int, now: int) -> dict[str, Any]:
    """Away from now on; a vacation under way is changed."""
    left = days_left(person, now) + _returned(person, now)
    if days > min(left, DAYS_AT_ONCE):
        raise RequestRefused("refused-vacation", left=str(left), most=str(DAYS_AT_ONCE))
    return {"until": now + days * DAY_MS, "year": _year(now), "used": DAYS_A_YEAR - left + days}


def back(person: PersonRow, now: int) -> dict[str, Any] | None:
    """Days that were not begun can be taken another time."""
    if away_until(person, now) is None or person.away is None:
        return person.away
    return person.away | {"until": now, "used": max(0, person.away["used"] - _returned(person, now))}


def _returned(person: PersonRow, now: int) -> int:
    until = away_until(person, now)
    return 0 if until is None else max(0, ceil((until - now) / DAY_MS) - 1)


def _year(now: int) -> int:
    return datetime.fromtimestamp(now / 1000, UTC).year
