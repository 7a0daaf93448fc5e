"""The films in docs/films and the moving pictures made of them in docs/images, and how large all of them may be together."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FILMS: Final = ROOT / "docs" / "films"
PICTURES: Final = ROOT / "docs" / "images"
ALL_TOGETHER: Final = 5_000_000


def moving_picture(name: str) -> Path:
    """Where the moving picture of this film lies, if one was made."""
    return PICTURES / f"{name}.webp"


def recordings() -> list[Path]:
    films = sorted(FILMS.glob("*.webm"))
    pictures = [moving_picture(film.stem) for film in films]
    return films + [picture for picture in pictures if picture.exists()]


def size_together() -> int:
    return sum(recording.stat().st_size for recording in recordings())
