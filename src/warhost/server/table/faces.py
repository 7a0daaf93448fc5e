"""Which faces the bots of a stored table wear."""

from __future__ import annotations

from warhost.bots.styles import Face
from warhost.live.faces import faces_at
from warhost.server.database.rows import SeatRow, TableRow


def faces(row: TableRow, seats: list[SeatRow]) -> list[Face | None]:
    """Seat by seat. Where results count, bots are those that were measured, and everybody meets the same ones."""
    if row.rated or row.sealed:
        return [None] * len(seats)
    return faces_at(row.seed, [seat.bot for seat in seats])
