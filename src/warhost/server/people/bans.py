"""Who may not take part for a while, or for good. Whoever is banned can still look, sign in and out, take their data along and
leave; they sit at no table, open none, say nothing and report nobody."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from warhost.server.database.rows import PersonRow
from warhost.server.refusals import RequestRefused

DAY_MS: Final = 86_400_000


def new_ban(now: int, days: int | None, reason: str) -> dict[str, Any]:
    return {"until": None if days is None else now + days * DAY_MS, "reason": reason}


def ban_of(person: PersonRow, now: int) -> dict[str, Any] | None:
    """The ban that holds now."""
    ban = person.ban
    if ban is None or (ban["until"] is not None and ban["until"] <= now):
        return None
    return ban


def check_not_banned(person: PersonRow, now: int) -> None:
    ban = ban_of(person, now)
    if ban is None:
        return
    if ban["until"] is None:
        raise RequestRefused("refused-banned-for-good", why=ban["reason"])
    day = datetime.fromtimestamp(ban["until"] / 1000, UTC).strftime("%Y-%m-%d")
    raise RequestRefused("refused-banned", until=day, why=ban["reason"])
