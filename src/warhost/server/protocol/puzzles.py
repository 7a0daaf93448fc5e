"""Puzzles: positions with one clearly best choice, who solves them, and how well."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from warhost.server.protocol.analysis import LineStep, Share, Weighed
from warhost.server.protocol.frames import Prompt
from warhost.server.protocol.values import Plain, Strict

PuzzleId = Annotated[str, Meta(min_length=1, max_length=16, pattern="^[a-z0-9]+$")]
Level = Annotated[
    Literal["easy", "medium", "hard"], Meta(description="by what bots of different depth and people find")
]


class Puzzle(Plain):
    """What somebody sees who is to solve it: the table through the eyes of `seat`, and what it is asked. `asked` in the
    prompt means nothing here. `mine` is how the asker fared with it."""

    id: str
    game: str
    seat: str
    rating: int
    level: Level
    themes: list[str]
    """Ids; words: `puzzle-theme-<id>`."""
    view: dict[str, Any]
    prompt: Prompt
    day: str | None
    """As 2026-11-18, where it is the puzzle of that day."""
    mine: PuzzleTries | None


class PuzzleTries(Plain):
    """How somebody fares with a puzzle. Once it is solved or shown it no longer counts."""

    state: Literal["open", "solved", "shown"]
    tries: int


class PuzzleTry(Strict):
    """A try at a puzzle: the key of one of its options; null to be shown the solution."""

    key: Annotated[str, Meta(max_length=300)] | None
    day: bool = False
    """It is tried as the puzzle of the day."""


class PuzzleSolution(Plain):
    """Why it is the best: what it brings more than the next best (`gain`), and how it could go on. `refuted` is what was
    tried, if that was weighed too."""

    best: Weighed
    second: Weighed | None
    greedy: str
    """The key of what looks best at first sight."""
    gain: Share
    line: list[LineStep]


class PuzzleVerdict(Plain):
    """What came of a try. The rating changes by the first try of a puzzle only. `solution` once it is solved or shown."""

    right: bool
    tries: int
    solution: PuzzleSolution | None
    standing: PuzzleStanding
    change: int
    """Of the rating, by this try."""


class PuzzleStanding(Plain):
    """How well somebody solves the puzzles of a game. A streak counts puzzles solved one after the other at the first try;
    `days` those days in a row on which the puzzle of the day was solved."""

    game: str
    rating: int
    deviation: int
    """The rating is meant to be within twice this of the truth."""
    solved: int
    failed: int
    streak: int
    best_streak: int
    days: int
    best_days: int
    today: bool
    """Whether today's is solved."""
    puzzles: int
    """How many there are in all."""
