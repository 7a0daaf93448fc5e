"""A match with the numbers by which those at a table speak of it: of entries, of stories, of questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warhost.core.domain import NONE
from warhost.core.errors import Refused
from warhost.core.match import Match

NEVER: Final = -1


class Numbered:
    """Everything that happens is an entry, taking back too; the same entries give the same numbers everywhere."""

    def __init__(self, begin: Callable[[], Match]) -> None:
        self._begin = begin
        self.match = begin()
        self.number = 0
        """How many entries there were."""
        self.story = 0
        """The number of the last entry that took something back."""
        self.asked: list[int] = [NEVER] * self.match.seats
        """For each seat, the entry that put its last question (0: the set-up)."""
        self.in_force: list[int] = []
        """The entries whose decisions stand, in order."""
        self._ask(everybody=True, seat=NONE)

    @property
    def step(self) -> int:
        return len(self.in_force)

    def take(self, seat: int, key: str) -> None:
        """A decision; refuses what is not offered, and then nothing has changed."""
        was_last = self.match.waiting() == [seat]
        self.match.decide(seat, key)
        self.number += 1
        self.in_force.append(self.number)
        self._ask(everybody=was_last, seat=seat)

    def take_back(self, seat: int) -> int:
        """Take back what `undoable` names; returns it."""
        target = self.undoable(seat)
        if target is None:
            raise Refused("refused-no-undo", "nothing to take back: a barrier lies between")
        withdrawn = self._has_answered(seat)
        self.match.undo(seat)
        self.in_force.remove(target)
        self._shorten()
        self._ask(everybody=not withdrawn, seat=seat)
        return target

    def go_back(self, seat: int, step: int) -> None:
        """Go back to the first `step` decisions."""
        if not 0 <= step < self.step:
            raise Refused("refused-no-step", f"there are {self.step} decisions", {"steps": str(self.step)})
        match = self._begin()
        for decision in self.match.decisions[:step]:
            match.choose(decision.seat, decision.option)
        self.match = match
        del self.in_force[step:]
        self._shorten()
        self._ask(everybody=True, seat=seat)

    def undoable(self, seat: int) -> int | None:
        """The number of the decision that this seat may take back now."""
        if not self.match.can_undo(seat):
            return None
        if not self._has_answered(seat):
            return self.in_force[-1]
        for number, decision in zip(reversed(self.in_force), reversed(self.match.decisions), strict=True):
            if decision.seat == seat:
                return number
        return None

    def is_open(self, seat: int, asked: int) -> bool:
        """Whether the question that entry `asked` put to the seat is the one it has to answer, or still would be."""
        if seat in self.match.waiting():
            return asked == self.asked[seat]
        return asked > self.asked[seat]

    def _shorten(self) -> None:
        self.number += 1
        self.story = self.number

    def _ask(self, *, everybody: bool, seat: int) -> None:
        """Note which entry put the present questions. While others still think about a common question, only the
        seat that acted may be asked anew."""
        for waiting in self.match.waiting():
            if everybody or waiting == seat:
                self.asked[waiting] = self.number

    def _has_answered(self, seat: int) -> bool:
        return self.match.state.answers[seat] != NONE
