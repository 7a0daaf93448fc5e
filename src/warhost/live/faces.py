"""Which face a bot wears at which table, and so how it likes to play."""

from __future__ import annotations

from collections.abc import Sequence

from warhost.bots.styles import STYLED, Face, face_at
from warhost.core.chance import commitment

FACELESS = ("random",)
"""Has no preferences."""


def faces_at(seed: bytes, levels: Sequence[str | None]) -> list[Face | None]:
    """Seat by seat: by the seed, of which everybody knows the commitment."""
    table = commitment(seed).encode()
    return [
        None if level is None or level in FACELESS else face_at(table, seat)
        for seat, level in enumerate(levels)
    ]


def in_style(level: str, face: Face | None) -> str:
    """The level of a bot with this face."""
    return level if face is None else f"{level}{STYLED}{face.style}"
