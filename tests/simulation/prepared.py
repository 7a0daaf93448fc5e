"""What people of a simulated world have prepared to be decided for them, as far as it is known from outside: when something that was
prepared may have been decided, and when it may not have been any more."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from msgspec import Struct

from warhost.core.match import Match
from warhost.server.database.rows import LogRow, SeatRow
from warhost.server.game.passing import passing_option


class Prepared(Struct):
    """What one person sent once for a seat."""

    person: str
    left: Counter[tuple[str, str]]
    """Answers by question and key: each may be given so often."""
    passes: bool
    replaces: list[Prepared]
    """What had been answered when it was sent: it stands no longer once this does."""
    is_answered: bool = False
    is_void: bool = False


class Preparations:
    """Of all tables. What got no answer may be stored much later, or never: it is never void before it is answered."""

    def __init__(self) -> None:
        self._of: defaultdict[tuple[str, str], list[Prepared]] = defaultdict(list)

    def sent(self, table: str, side: str, person: str, wish: dict[str, Any]) -> Prepared:
        others = self._of[table, side]
        prepared = Prepared(
            person,
            Counter((each["prompt"], each["key"]) for each in wish["answers"]),
            wish["then_pass"] is not None,
            [each for each in others if each.is_answered],
        )
        others.append(prepared)
        return prepared

    @staticmethod
    def taken(prepared: Prepared) -> None:
        prepared.is_answered = True
        for each in prepared.replaces:
            each.is_void = True

    @staticmethod
    def refused(prepared: Prepared) -> None:
        prepared.is_answered = prepared.is_void = True

    def end(self, table: str, side: str) -> None:
        """Something else was decided, or was taken back, or the seat went to somebody else."""
        for each in self._of[table, side]:
            each.is_void |= each.is_answered

    def behind(self, match: Match, table: str, seat: SeatRow, entry: LogRow) -> Prepared | None:
        """What this decision may come from; the match stands before it."""
        question, option = match.state.question, passing_option(match, entry.seat)
        passing = None if option is None else match.game.verbs.key(option)
        for each in reversed(self._of[table, seat.side]):
            if each.is_void or each.person != seat.player or question is None:
                continue
            if each.left[question.name, entry.key] > 0 or (each.passes and entry.key == passing):
                return each
        return None

    @staticmethod
    def given(prepared: Prepared, match: Match, key: str) -> None:
        """It came from this and from nothing else; the match stands before it."""
        question = match.state.question
        if question is not None and prepared.left[question.name, key] > 0:
            prepared.left[question.name, key] -= 1
