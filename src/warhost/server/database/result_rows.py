"""Rows of finished games and of ratings."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

ALL_SEASONS: Final = 0
ALL_SIDES: Final = ""


class GameRow(Struct):
    """A game that was finished on this server. `number` counts them in the order in which they were rated."""

    number: int
    table_id: str
    game: str
    pace: str
    """`live`, `slow`, or `none`."""
    rated: bool
    season: int
    ending: str
    decisions: int
    finished_at: int
    is_public: bool
    """Whether people who did not play may see its replay in somebody's profile."""


class ResultRow(Struct):
    """How one seat came out of a finished game. The last columns repeat the game's, for lists by person."""

    number: int
    seat: int
    person: str | None
    bot: str | None
    side: str
    place: int
    """1 is first; equals share a place."""
    points: int
    has_won: bool
    has_abandoned: bool
    game: str
    pace: str
    rated: bool
    finished_at: int
    strength_before: float | None = None
    strength: float | None = None
    """The person's rating in this game and pace before and after, where it was rated."""
    deviation: float | None = None


class AchievementRow(Struct, frozen=True):
    """What somebody achieved, with the number of the first game in which they did."""

    person: str
    game: str
    achievement: str
    number: int


class RatingRow(Struct):
    """Somebody's rating in a game and pace: over all (`ALL_SEASONS`, `ALL_SIDES`), as a season left it, or with one side."""

    person: str
    game: str
    pace: str
    season: int
    side: str
    strength: float
    deviation: float
    is_listed: bool
    """Whether leaderboards show it: certain enough, an account's, and not private."""
    games: int
    wins: int
    number: int
    """The last game that counted."""
