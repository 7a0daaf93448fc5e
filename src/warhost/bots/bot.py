"""What a bot is."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from warhost.core.question import Reason
from warhost.core.state import State


class Budget(NamedTuple):
    """How long a bot may think about one decision; 0 means no limit of that kind."""

    milliseconds: int = 0
    iterations: int = 0


class Opinion(NamedTuple):
    """What a bot thinks of one option: its share of the bot's confidence (0..1), why, and, from a bot that looks ahead,
    which share of the win it expects from it."""

    option: int
    share: float
    reason: Reason
    expected: float | None = None


class Bot(Protocol):
    """A player made of code. `needs_view` False spares the making of views that it would not look at: it is then shown an
    empty table instead."""

    needs_view: bool

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        """One of the options, from what this seat sees."""

    def opinions(self, view: State, seat: int, options: list[int]) -> list[Opinion]:
        """The options from best to worst, for hints."""
