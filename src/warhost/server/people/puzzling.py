"""Somebody tries puzzles: what a try changes of their rating and streaks, and which one suits them next."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from typing import Final

from warhost.analysis.puzzles.rating import OF_BOTS, Rated, after_try
from warhost.analysis.puzzles.shelf import Puzzle
from warhost.server.database.puzzle_queries import GradeRow, PuzzlerRow, TryRow

NEAR: Final = 12
"""Of so many that fit best, one is taken by lot."""


def count_try(
    own: PuzzlerRow, tried: TryRow, grade: GradeRow, key: str | None, right: bool, day: int | None
) -> int:
    """Note a try in all three rows; how much the rating has changed. Only the first try of a puzzle counts for it; `day` if
    it is today's puzzle."""
    before = own.rating
    if tried.state != "open":
        return 0
    if tried.tries == 0:
        _rate(own, grade, right)
        own.solved += right
        own.failed += not right
        own.streak = own.streak + 1 if right else 0
        own.best_streak = max(own.best_streak, own.streak)
    tried.tries += 1
    if right:
        tried.state = "solved"
    elif key is None:
        tried.state = "shown"
    if right and day is not None and own.last_day != day:
        own.days = own.days + 1 if own.last_day == day - 1 else 1
        own.best_days = max(own.best_days, own.days)
        own.last_day = day
    return round(own.rating) - round(before)


def _rate(own: PuzzlerRow, grade: GradeRow, right: bool) -> None:
    person, puzzle = Rated(own.rating, own.deviation), Rated(grade.rating, grade.deviation)
    own.rating, own.deviation = after_try(person, puzzle, right)
    grade.rating, grade.deviation = after_try(puzzle, person, not right)
    grade.tries += 1


def first_grade(puzzle: Puzzle) -> GradeRow:
    """Before anybody has tried it: what bots say."""
    return GradeRow(puzzle.game, puzzle.id, puzzle.rating, OF_BOTS)


def days_in_a_row(own: PuzzlerRow, today: int) -> int:
    """A row of days is broken when one was left out."""
    return own.days if own.last_day >= today - 1 else 0


def next_puzzle(
    puzzles: Mapping[str, Puzzle],
    ratings: Mapping[str, float],
    tried: Collection[str],
    rating: float,
    theme: str | None,
    lots: random.Random,
) -> Puzzle | None:
    """One that is about as hard as they are good and that they have not tried; when all are tried, any."""
    fitting = [puzzle for puzzle in puzzles.values() if theme is None or theme in puzzle.themes]
    fresh = [puzzle for puzzle in fitting if puzzle.id not in tried] or fitting
    fresh.sort(key=lambda puzzle: abs(ratings.get(puzzle.id, puzzle.rating) - rating))
    return lots.choice(fresh[:NEAR]) if fresh else None
