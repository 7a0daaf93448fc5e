"""The puzzles that come with Warhost: a compressed file a game, one puzzle a line, read when first asked for."""

from __future__ import annotations

import gzip
import json
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from warhost.analysis.puzzles.rating import rating_by_bots
from warhost.core.match import Match
from warhost.games import load

SHIPPED: Final = Path(__file__).parent / "data"
FIRST_DAY: Final = date(2026, 1, 1)


class Puzzle(NamedTuple):
    """`best` and `second` are options with the shares after them; `rating` is what bots say of it."""

    id: str
    game: str
    revision: int
    seat: str
    position: dict[str, Any]
    best: dict[str, Any]
    second: dict[str, Any]
    greedy: str
    gain: int
    line: list[dict[str, str]]
    themes: list[str]
    rating: float

    def match(self) -> Match:
        """A table that stands there. Its chance is its own."""
        return Match.from_position(load(self.game), self.position)


def read(game: str, line: str) -> Puzzle:
    told = json.loads(line)
    return Puzzle(
        game=game,
        rating=rating_by_bots(told["finders"]),
        **{name: told[name] for name in Puzzle._fields if name not in ("game", "rating")},
    )


@cache
def shelf(game: str) -> dict[str, Puzzle]:
    """All puzzles of a game that its present rules can set up, by id; in an order that says nothing."""
    file = SHIPPED / f"{game}.jsonl.gz"
    if not file.exists():
        return {}
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        found = [read(game, line) for line in lines]
    known = load(game).revisions
    return {puzzle.id: puzzle for puzzle in sorted(found) if puzzle.revision in known}


def of_day(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day: each comes once before any comes again."""
    puzzles = list(shelf(game).values())
    if not puzzles:
        return None
    since = (day - FIRST_DAY).days
    turn, place = divmod(since, len(puzzles))
    order = sorted(puzzles, key=lambda puzzle: sha256(f"{turn} {puzzle.id}".encode()).digest())
    return order[place]


def pack(lines: list[str], out: Path) -> None:
    """Write a shelf; equal lines give equal bytes."""
    text = "".join(line + "\n" for line in sorted(lines)).encode()
    out.write_bytes(gzip.compress(text, 9, mtime=0))
