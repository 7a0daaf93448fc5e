"""When a table has to be looked after at the latest, if whoever owns it should not be there to do so by itself."""

from __future__ import annotations

from typing import Any, Final

from warhost.server.database.rows import SeatRow
from warhost.server.hub import Hub
from warhost.server.table.clocks import Clocks
from warhost.server.table.plans import are_due

WATCHDOG_MS: Final = 15_000
"""When a bot's move has not come after its budget and this long, something went wrong."""


def wake_at(
    hub: Hub, waiting: list[int], seats: list[SeatRow], clocks: Clocks, plans: dict[str, Any] | None = None
) -> int | None:
    """The first moment at which one of the seats that have to decide needs somebody; None if none ever does."""
    bots_until = hub.table_time() + hub.settings.bot_budget_ms + WATCHDOG_MS
    moments = [bots_until if seats[seat].bot is not None else clocks.deadline(seat) for seat in waiting]
    if are_due(plans, waiting):
        moments.append(bots_until)
    return min((moment for moment in moments if moment is not None), default=None)
