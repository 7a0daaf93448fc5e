"""What letting a question go by means: each question of a game says so itself, and this is the one place that asks."""

from __future__ import annotations

from warhost.core.match import Match


def passing_option(match: Match, seat: int) -> int | None:
    """The option by which this seat lets its question go by; None where it must do something."""
    question = match.state.question
    if question is None:
        return None
    offered = match.options(seat)
    for verb in question.passing:
        for option in offered:
            if verb.has(option):
                return option
    return None
