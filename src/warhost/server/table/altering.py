"""A change of what surrounds a game, as `LiveTable.alter` makes it durable."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from warhost.server.database.rows import SeatRow


class Alteration(Struct):
    """Columns of the table that change, and its seats if they do."""

    columns: dict[str, Any] = {}
    seats: list[SeatRow] | None = None
