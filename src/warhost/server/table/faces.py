"""Which face a bot wears at which table, and so how it likes to play."""

from __future__ import annotations

from warhost.bots.styles import STYLED, Face, face_at
from warhost.core.chance import commitment
from warhost.server.database.rows import SeatRow, TableRow

FACELESS = ("random",)
"""Has no preferences."""


def faces(row: TableRow, seats: list[SeatRow]) -> list[Face | None]:
    """Seat by seat. Where results count, bots are those that were measured, and everybody meets the same ones."""
    if row.rated or row.sealed:
        return [None] * len(seats)
    table = commitment(row.seed).encode()
    return [
        None if seat.bot is None or seat.bot in FACELESS else face_at(table, number)
        for number, seat in enumerate(seats)
    ]


def in_style(level: str, face: Face | None) -> str:
    """The level of a bot with this face."""
    return level if face is None else f"{level}{STYLED}{face.style}"
