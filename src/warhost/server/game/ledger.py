"""The log of a table and the match that it amounts to. Append-only: taking back is an entry of its own.

    decision  seat, key, dice    the seat chose this, and so the dice fell
    undo      seat, target       the seat took its decision number `target` back (or withdrew its secret answer)
    back      seat, target       everyone agreed to go back to the first `target` decisions that stand
    pause, resume                the clocks stopped and went on

Replaying the entries gives the same match, the same numbers and the same questions, on every server at any time."""

from __future__ import annotations

import time
from typing import Any, Final

from msgspec import Struct

from warhost.core.domain import NONE
from warhost.core.errors import Refused, WarhostError
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.state import NEWEST
from warhost.server.database.rows import LogRow

DECISION: Final = "decision"
UNDO: Final = "undo"
BACK: Final = "back"
PAUSE: Final = "pause"
RESUME: Final = "resume"

CONCEDED: Final = "conceded"
"""The ending that no rules know: people agreed on it."""
NEVER: Final = -1


class Beginning(Struct, frozen=True):
    """What a match starts from."""

    game: Game
    seats: int
    game_settings: dict[str, str]
    seed: bytes
    position: dict[str, Any] | None
    revision: int = NEWEST

    def match(self) -> Match:
        if self.position is not None:
            return Match.from_position(self.game, self.position)
        return Match(self.game, self.seats, self.game_settings, self.seed, revision=self.revision)


class DoesNotReplay(WarhostError):
    """The stored log does not follow the rules that are installed."""

    KEY: Final = "frozen-does-not-replay"

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(self.KEY, f"entry {number}: {problem}", {"number": str(number)})


class TooLaborious(WarhostError):
    """Replaying the stored log takes longer than any real game."""

    KEY: Final = "frozen-too-slow"

    def __init__(self, number: int) -> None:
        super().__init__(self.KEY, f"given up at entry {number}")


class Ledger:
    """A match together with its log's numbering."""

    def __init__(self, beginning: Beginning) -> None:
        self.beginning = beginning
        self.match = beginning.match()
        self.number = 0
        """How many entries the log has."""
        self.story = 0
        """The number of the last entry that took something back."""
        self.asked: list[int] = [NEVER] * self.match.seats
        """For each seat, the entry that put its last question (0: the set-up)."""
        self.in_force: list[int] = []
        """The entries whose decisions stand, in order."""
        self.paused = False
        self._ask(everybody=True, seat=NONE)

    @property
    def step(self) -> int:
        return len(self.in_force)

    def decide(self, seat: int, key: str, actor: str, at: int) -> LogRow:
        """Take a decision; refuses what is not offered, and then nothing has changed."""
        was_last = self.match.waiting() == [seat]
        self.match.decide(seat, key)
        self.number += 1
        self.in_force.append(self.number)
        self._ask(everybody=was_last, seat=seat)
        return LogRow(self.number, DECISION, seat, key, self.match.decisions[-1].rolls, 0, actor, at)

    def undo(self, seat: int, actor: str, at: int) -> LogRow:
        """Take back what `undoable` names."""
        target = self.undoable(seat)
        if target is None:
            raise Refused("refused-no-undo", "nothing to take back: a barrier lies between")
        withdrawn = self._has_answered(seat)
        self.match.undo(seat)
        self.in_force.remove(target)
        self._shorten()
        self._ask(everybody=not withdrawn, seat=seat)
        return LogRow(self.number, UNDO, seat, "", [], target, actor, at)

    def back(self, seat: int, step: int, actor: str, at: int) -> LogRow:
        """Go back to the first `step` decisions."""
        if not 0 <= step < self.step:
            raise Refused("refused-no-step", f"there are {self.step} decisions", {"steps": str(self.step)})
        match = self.beginning.match()
        for decision in self.match.decisions[:step]:
            match.choose(decision.seat, decision.option)
        self.match = match
        del self.in_force[step:]
        self._shorten()
        self._ask(everybody=True, seat=seat)
        return LogRow(self.number, BACK, seat, "", [], step, actor, at)

    def pause(self, paused: bool, seat: int, actor: str, at: int) -> LogRow:
        self.paused = paused
        self.number += 1
        return LogRow(self.number, PAUSE if paused else RESUME, seat, "", [], 0, actor, at)

    def replay(self, entry: LogRow) -> None:
        """Apply a stored entry; it must give exactly what is stored."""
        try:
            again = self._repeat(entry)
        except WarhostError as error:
            raise DoesNotReplay(entry.number, str(error)) from error
        if again != entry:
            raise DoesNotReplay(entry.number, "the outcome differs from what is stored")

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

    def _repeat(self, entry: LogRow) -> LogRow:
        if entry.kind == DECISION:
            return self.decide(entry.seat, entry.key, entry.actor, entry.at)
        if entry.kind == UNDO:
            return self.undo(entry.seat, entry.actor, entry.at)
        if entry.kind == BACK:
            return self.back(entry.seat, entry.target, entry.actor, entry.at)
        return self.pause(entry.kind == PAUSE, entry.seat, entry.actor, entry.at)

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


def replayed(beginning: Beginning, entries: list[LogRow], cpu_s: float) -> Ledger:
    """The game that a log amounts to. Gives up after so much of the processor's time."""
    until = time.thread_time() + cpu_s
    ledger = Ledger(beginning)
    for entry in entries:
        if time.thread_time() > until:
            raise TooLaborious(entry.number)
        ledger.replay(entry)
    return ledger


def conceded(match: Match, winner: int) -> dict[str, Any]:
    """The result of a game that all others gave up to this seat; the points are those of that moment."""
    ids = match.seat_ids
    scores = dict(zip(ids, match.game.scores(match.state), strict=True))
    return {"ending": CONCEDED, "winners": [ids[winner]], "scores": scores}


def result_of(match: Match) -> dict[str, Any]:
    state, ids = match.state, match.seat_ids
    return {
        "ending": match.game.endings.ids[state.ending],
        "winners": [ids[seat] for seat in state.winners],
        "scores": dict(zip(ids, match.game.scores(state), strict=True)),
    }
