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

from warhost.core.errors import WarhostError
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.state import NEWEST
from warhost.live.numbered import Numbered
from warhost.server.database.rows import LogRow

DECISION: Final = "decision"
UNDO: Final = "undo"
BACK: Final = "back"
PAUSE: Final = "pause"
RESUME: Final = "resume"

CONCEDED: Final = "conceded"
"""The ending that no rules know: people agreed on it."""


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


class Ledger(Numbered):
    """A match together with its log's numbering: what happens to it gives a line of the log."""

    def __init__(self, beginning: Beginning) -> None:
        super().__init__(beginning.match)
        self.beginning = beginning
        self.paused = False

    def decide(self, seat: int, key: str, actor: str, at: int) -> LogRow:
        """Take a decision; refuses what is not offered, and then nothing has changed."""
        self.take(seat, key)
        return LogRow(self.number, DECISION, seat, key, self.match.decisions[-1].rolls, 0, actor, at)

    def undo(self, seat: int, actor: str, at: int) -> LogRow:
        """Take back what `undoable` names."""
        target = self.take_back(seat)
        return LogRow(self.number, UNDO, seat, "", [], target, actor, at)

    def back(self, seat: int, step: int, actor: str, at: int) -> LogRow:
        """Go back to the first `step` decisions."""
        self.go_back(seat, step)
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

    def _repeat(self, entry: LogRow) -> LogRow:
        if entry.kind == DECISION:
            return self.decide(entry.seat, entry.key, entry.actor, entry.at)
        if entry.kind == UNDO:
            return self.undo(entry.seat, entry.actor, entry.at)
        if entry.kind == BACK:
            return self.back(entry.seat, entry.target, entry.actor, entry.at)
        return self.pause(entry.kind == PAUSE, entry.seat, entry.actor, entry.at)


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
