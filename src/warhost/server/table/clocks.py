"""Clocks: how much time each seat has left. Pure: moments come in as milliseconds of tables' time (see `server.table_time`),
nothing here waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from warhost.server.database.rows import PersonRow, SeatRow
from warhost.server.protocol.frames import ClockState, SeatClock
from warhost.server.protocol.tables import Clock, LiveClock, NoClock, SlowClock

HANDED_OVER_AFTER: Final = 3
"""So many time-outs in a row hand a seat to a bot."""
WELCOME_S: Final = 60
"""What whoever takes over a seat whose time has run out gets to play with."""
GAINS_KEPT: Final = 50
"""More decisions than this are never taken back one by one."""


class Clocks(Struct):
    """The time of every seat at one table. `since[seat]` is the moment from which its time runs (None: it stands);
    `gains[seat]` is what its last decisions brought, so that taking them back takes that back too."""

    rule: Clock
    left: list[int]
    since: list[int | None]
    missed: list[int]
    gains: list[list[int]]
    back_at: dict[int, int] = {}
    """When the players of seats come back from a vacation; not stored here, see `people.vacations`."""

    @classmethod
    def wound_up(cls, rule: Clock, seats: int) -> Clocks:
        full = _full(rule)
        return cls(rule, [full] * seats, [None] * seats, [0] * seats, [[] for _ in range(seats)])

    @classmethod
    def stored(cls, rule: Clock, data: dict[str, Any], seats: int) -> Clocks:
        if not data:
            return cls.wound_up(rule, seats)
        gains = [list(each) for each in data.get("gains", [])] or [[] for _ in range(seats)]
        return cls(rule, list(data["left"]), list(data["since"]), list(data["missed"]), gains)

    def to_store(self) -> dict[str, Any]:
        return {"left": self.left, "since": self.since, "missed": self.missed, "gains": self.gains}

    def copy(self) -> Clocks:
        gains = [each[:] for each in self.gains]
        return Clocks(self.rule, self.left[:], self.since[:], self.missed[:], gains, self.back_at)

    def move_on(
        self, waiting: list[int], now: int, *, decided: int | None = None, in_time: bool | None = True
    ) -> None:
        """Somebody decided (or the question changed): stop whoever is not asked any more, start whoever is.
        `in_time` None: it was not the player who decided, so it tells nothing of whether he is there."""
        if decided is not None:
            self._stop(decided, now)
            self._reward(decided)
            if in_time is not None:
                self.missed[decided] = 0 if in_time else self.missed[decided] + 1
        for seat, since in enumerate(self.since):
            if seat in waiting and since is None:
                self._start(seat, now)
            elif seat not in waiting and since is not None:
                self._stop(seat, now)

    def take_back(self, seat: int, now: int) -> None:
        """The seat took back its last decision: what that brought is gone again, and the time since then too."""
        self._stop(seat, now)
        if self.gains[seat]:
            self.left[seat] = max(0, self.left[seat] - self.gains[seat].pop())

    def welcome(self, seat: int, now: int) -> None:
        """Somebody takes the seat over: time-outs of the past do not count, and there is time for a decision."""
        self.missed[seat] = 0
        is_running = self.since[seat] is not None
        self._stop(seat, now)
        if isinstance(self.rule, LiveClock) and self.left[seat] == 0:
            self.left[seat] = min(WELCOME_S, self.rule.bank_s) * 1000
        elif isinstance(self.rule, SlowClock):
            self.left[seat] = self.rule.move_s * 1000
        if is_running:
            self._start(seat, now)

    def stand_still(self, now: int) -> None:
        for seat in range(len(self.since)):
            self._stop(seat, now)

    def deadline(self, seat: int) -> int | None:
        since = self.since[seat]
        if since is None or isinstance(self.rule, NoClock):
            return None
        if isinstance(self.rule, SlowClock) and seat in self.back_at:
            return max(since + self.left[seat], self.back_at[seat] + self.rule.move_s * 1000)
        return since + self.left[seat]

    def state(self, seat_ids: list[str], now: int, paused: bool, wall_ahead: int = 0) -> ClockState:
        """As people are told of it: `wall_ahead` is what to add to moments for them."""
        at = now + wall_ahead
        if isinstance(self.rule, NoClock):
            return ClockState(at, paused, {})
        seats = {name: self._seat(seat, now, wall_ahead) for seat, name in enumerate(seat_ids)}
        return ClockState(at, paused, seats)

    def _seat(self, seat: int, now: int, wall_ahead: int) -> SeatClock:
        since, deadline = self.since[seat], self.deadline(seat)
        left = self.left[seat] if deadline is None else max(0, deadline - now)
        return SeatClock(left, since is not None, None if deadline is None else deadline + wall_ahead)

    def _start(self, seat: int, now: int) -> None:
        self.since[seat] = now

    def _stop(self, seat: int, now: int) -> None:
        since = self.since[seat]
        if since is not None:
            self.left[seat] = max(0, self.left[seat] - (now - since))
            self.since[seat] = None

    def _reward(self, seat: int) -> None:
        before = self.left[seat]
        if isinstance(self.rule, LiveClock):
            self.left[seat] += self.rule.increment_s * 1000
        elif isinstance(self.rule, SlowClock):
            self.left[seat] = self.rule.move_s * 1000
        else:
            return
        self.gains[seat] = [*self.gains[seat], self.left[seat] - before][-GAINS_KEPT:]


def vacations(
    seats: Sequence[SeatRow], participants: Mapping[str, PersonRow], wall_ahead: int
) -> dict[int, int]:
    """When those who play these seats come back, or came back last, in tables' time."""
    found = {}
    for seat in seats:
        player = participants.get(seat.player or "")
        if player is not None and player.away is not None:
            found[seat.seat] = int(player.away["until"]) - wall_ahead
    return found


def read_clock(data: dict[str, Any]) -> Clock:
    clock: Clock = msgspec.convert(data, Clock)
    return clock


def _full(rule: Clock) -> int:
    if isinstance(rule, LiveClock):
        return rule.bank_s * 1000
    if isinstance(rule, SlowClock):
        return rule.move_s * 1000
    return 0
