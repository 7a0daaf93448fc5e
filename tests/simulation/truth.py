"""What is true in a simulated world, kept apart from the servers: the log as it was committed, the game that it amounts to, who
sits where, and what people meant to do. Everything that servers store or say is held against it, at the moment at which they
do so."""

from __future__ import annotations

import sqlite3
from collections import Counter
from typing import Any, Final

import msgspec
from msgspec import Struct

from tests.simulation.clocks import EPOCH_MS
from tests.simulation.loop import Process, SimulatedLoop
from tests.simulation.network import Line
from tests.simulation.prepared import Preparations
from warhost.core.trace import SPECTATOR, audience_of, describe
from warhost.server.database.rows import LogRow, SeatRow
from warhost.server.game.ledger import Beginning, DoesNotReplay, Ledger
from warhost.server.game.offered import Games

PUBLIC: Final = "public"
CLOCKS_DIFFER_S: Final = 4.0
"""Tables' time is the same for all servers but for small differences."""
STORED_WITHIN_S: Final = 30.0
"""The time of a seat runs from when a server decides so, which is stored so much later at most."""
UNDECIDED: Final = ("refused-server-error", "refused-busy", "refused-stopping")
"""Refusals that do not tell whether it was done."""

RUNNING: Final = """SELECT id, host, watch, status, quarantine, owner, fence FROM tables
    WHERE status IN ('playing', 'closed')"""
BEGINNING: Final = "SELECT game, options, seed, position FROM tables WHERE id = ?"
CLOCK: Final = "SELECT clock FROM tables WHERE id = ?"
CLOCKS: Final = "SELECT clocks FROM tables WHERE id = ?"
SEATED: Final = """SELECT table_id, seat, side, owner, substitute, bot, is_open, name
    FROM seats WHERE table_id = ? ORDER BY seat"""
LOGGED: Final = """SELECT rowid, table_id, number, kind, seat, key, dice, target, actor, at
    FROM log WHERE rowid > ? ORDER BY rowid"""
OWNER: Final = "SELECT owner FROM tables WHERE id = ?"
STATUS: Final = "SELECT id, number, status FROM tables WHERE status != 'gathering'"
SAID: Final = "SELECT table_id, number, person, text FROM chat WHERE rowid > ? ORDER BY rowid"

Taken = tuple[str, str, str]
"""A table, whose lease on it had not ended when somebody else took it, and who that was."""
Question = tuple[str, str, int]
"""A table, a seat and the entry that asked."""


class Moment(Struct):
    """A table after so many entries, as each viewer may see it."""

    at: float
    story: int
    views: dict[str, Any]
    events: dict[str, tuple[list[Any], int]]
    """For each viewer, a list of events and how many of them had happened."""
    asked: dict[str, int]
    """For each seat that has to decide, the number of its question."""


class Meant(Struct):
    """What people sent in answer to one question."""

    sent: Counter[str]
    refused: Counter[str]
    people: dict[str, set[str]]
    """For each key, who sent it."""
    entry: int = 0
    key: str = ""
    is_prepared: bool = False
    """What was written may have been prepared: then whoever sent the same besides is refused."""
    acknowledged: int = 0


class TrueTable:
    """One table."""

    def __init__(self, name: str, beginning: Beginning, clock: dict[str, Any], at: float) -> None:
        self.id = name
        self.ledger = Ledger(beginning)
        self.clock = clock
        self.began_at = at
        self.runs_since: list[float | None] = []
        """For each seat, since when its time runs, by tables' time."""
        self.decided_at: list[tuple[int, float]] = []
        """Seat and moment of each decision that stands."""
        self.entries: list[LogRow] = []
        self.moments: list[Moment] = []
        self.seats: list[SeatRow] = []
        self.held_until: dict[tuple[str, str], float] = {}
        """For each side and person, when the person lost it."""
        self.host = ""
        self.owner: str | None = None
        self.fence = 0
        self.watch = True
        self.status = "playing"
        self._heard = 0
        self._events: dict[str, list[Any]] = {}

    @property
    def viewers(self) -> dict[str, int]:
        return {PUBLIC: SPECTATOR} | {side: seat for seat, side in enumerate(self.ledger.match.seat_ids)}

    def note_moment(self, at: float) -> None:
        ledger, match = self.ledger, self.ledger.match
        if not self.moments or self.moments[-1].story != ledger.story:
            self._events = {viewer: [] for viewer in self.viewers}
            self._heard = 0
        views = match.views()
        fresh = match.told.after(self._heard)
        self._heard = len(match.told)
        moment = Moment(at, ledger.story, {}, {}, {})
        for viewer, number in self.viewers.items():
            events, bit = self._events[viewer], audience_of(number)
            for told in fresh:
                if told.event[1] & bit:
                    described = describe(match.seat_ids, told.event)
                    events.append(_plain({**described, "number": len(events) + 1, "decision": told.decision}))
            moment.views[viewer] = _plain(views.of(number))
            moment.events[viewer] = (events, len(events))
        moment.asked = {match.seat_ids[seat]: ledger.asked[seat] for seat in match.waiting()}
        self.moments.append(moment)

    def note_decision(self, entry: LogRow, at: float) -> None:
        is_decision = entry.kind == "decision"
        del self.decided_at[len(self.ledger.match.decisions) - is_decision :]
        if is_decision:
            self.decided_at.append((entry.seat, at))

    def longest_thought(self, seat: int, now: float) -> tuple[float, float]:
        """For how many seconds the seat can have thought at most before its time ran out, and how many it has."""
        if self.clock["kind"] == "slow":
            last = next((at for who, at in reversed(self.decided_at) if who == seat), self.began_at)
            return now - self._before_it_was_stored(last, self.runs_since[seat]), self.clock["move_s"]
        return now - self.began_at, self.clock.get("bank_s", 0)

    def note_clocks(self, since: list[int | None]) -> None:
        self.runs_since = [None if each is None else (each - EPOCH_MS) / 1000 for each in since]

    def begin(self) -> None:
        for since in self.runs_since:
            self.began_at = self._before_it_was_stored(self.began_at, since)

    def _before_it_was_stored(self, at: float, since: float | None) -> float:
        return at if since is None or not 0 < at - since <= STORED_WITHIN_S else since

    def holds(self, person: str, side: str) -> bool:
        return any(seat.side == side and person in (seat.owner, seat.substitute) for seat in self.seats)


class Truth:
    def __init__(self, loop: SimulatedLoop, games: Games, processes: dict[str, Process]) -> None:
        self._loop = loop
        self._games = games
        self._processes = processes
        self.tables: dict[str, TrueTable] = {}
        self._last_row = 0
        self._meant: dict[Question, Meant] = {}
        self.prepared = Preparations()
        self._undone: dict[tuple[str, int], bool] = {}
        self._chat: dict[tuple[str, int], tuple[str, str]] = {}
        self._said: set[tuple[str, str]] = set()
        self._chat_last: Counter[str] = Counter()
        self.seen: Counter[tuple[str, str]] = Counter()
        """How far each person has seen each table."""
        self.decisions = 0
        self.acknowledged = 0
        self.counts: Counter[str] = Counter()

    def fail(self, problem: str) -> None:
        self._loop.fail(problem)

    # ------------------------------------------------------------ what is stored

    def committed(
        self, process: Process, look: sqlite3.Connection, changed: set[str], taken: list[Taken]
    ) -> None:
        if not process.is_alive:
            self.fail(f"{process} wrote after its end")
        for table, before, owner in taken:
            if self._processes[before].is_alive:
                self.fail(f"{owner} took {table} from {before}, who lives")
        # What a journal's commit changes of a table follows from its log.
        if "log" in changed:
            self._read_log(look, process)
        elif changed & {"tables", "seats"}:
            self._read_tables(look)
        if "chat" in changed:
            self._read_chat(look)

    def _read_tables(self, look: sqlite3.Connection) -> None:
        for name, host, watch, status, quarantine, owner, fence in look.execute(RUNNING).fetchall():
            table = self.tables.get(name)
            seats = self._seats(look, name)
            if table is None:
                beginning, clock = (
                    self._beginning(look, name, len(seats)),
                    look.execute(CLOCK, (name,)).fetchone(),
                )
                table = TrueTable(name, beginning, msgspec.json.decode(clock[0]), self._loop.time())
                self.tables[name] = table
                self._note_clocks(look, table)
                table.begin()
                table.note_moment(self._loop.time())
            self._note_seats(table, seats)
            self._check_owner(table, owner, fence)
            table.host, table.watch, table.status = host, bool(watch), status
            if quarantine is not None:
                self.fail(f"table {table.id} was put into quarantine: {quarantine}")

    def _check_owner(self, table: TrueTable, owner: str | None, fence: int) -> None:
        before, table.owner = table.owner, owner
        if fence < table.fence or (owner != before and fence == table.fence):
            self.fail(f"{table.id} went from {before} to {owner} with fence {fence} after {table.fence}")
        table.fence = fence

    def _beginning(self, look: sqlite3.Connection, table: str, seats: int) -> Beginning:
        game, options, seed, position = look.execute(BEGINNING, (table,)).fetchone()
        decoded = None if position is None else msgspec.json.decode(position)
        return Beginning(self._games.get(game), seats, msgspec.json.decode(options), seed, decoded)

    def _seats(self, look: sqlite3.Connection, table: str) -> list[SeatRow]:
        rows = look.execute(SEATED, (table,)).fetchall()
        return [SeatRow(*row[:6], bool(row[6]), row[7]) for row in rows]

    def _note_seats(self, table: TrueTable, seats: list[SeatRow]) -> None:
        before = [
            (seat.side, person) for seat in table.seats for person in (seat.owner, seat.substitute) if person
        ]
        played_by = {seat.side: seat.player for seat in table.seats}
        table.seats = seats
        for side, person in before:
            if not table.holds(person, side):
                table.held_until[side, person] = self._loop.time()
        for seat in seats:
            if seat.player != played_by.get(seat.side):
                self.prepared.end(table.id, seat.side)

    def _read_log(self, look: sqlite3.Connection, process: Process) -> None:
        for row in look.execute(LOGGED, (self._last_row,)).fetchall():
            self._last_row = row[0]
            (owner,) = look.execute(OWNER, (row[1],)).fetchone()
            if self._processes.get(owner) is not process:
                self.fail(f"{process} wrote entry {row[2]} of {row[1]}, which is {owner}'s")
            self._take_entry(self.tables[row[1]], _entry(row[2:]))
            self._note_clocks(look, self.tables[row[1]])

    def _note_clocks(self, look: sqlite3.Connection, table: TrueTable) -> None:
        (clocks,) = look.execute(CLOCKS, (table.id,)).fetchone()
        table.note_clocks(msgspec.json.decode(clocks)["since"])

    def _take_entry(self, table: TrueTable, entry: LogRow) -> None:
        if entry.number != len(table.entries) + 1:
            self.fail(f"entry {entry.number} of {table.id} was written after entry {len(table.entries)}")
        self._check_actor(table, entry)
        try:
            table.ledger.replay(entry)
        except DoesNotReplay as problem:
            self.fail(f"the log of {table.id} cannot be replayed: {problem}")
        table.entries.append(entry)
        table.note_decision(entry, self._loop.time())
        table.note_moment(self._loop.time())
        if table.ledger.match.over:
            table.status = "finished"
        self.counts[f"{entry.kind} by {entry.actor}"] += 1
        if entry.kind == "decision":
            self.decisions += 1
        self._loop.note("entry", table.id, entry.number, entry.kind, entry.seat, entry.key, entry.actor)

    def _check_actor(self, table: TrueTable, entry: LogRow) -> None:
        seat = table.seats[entry.seat]
        if table.ledger.paused and entry.kind == "decision":
            self.fail(f"{entry} was written while {table.id} was paused")
        if entry.kind == "decision" and entry.actor == "person":
            self._match(table, seat, entry)
        elif entry.kind == "decision" and entry.actor == "bot" and seat.bot is None:
            self.fail(f"a bot decided for {seat.side} at {table.id}, where a person sits")
        elif entry.kind == "decision" and entry.actor in ("timeout", "auto") and seat.bot is not None:
            self.fail(f"{entry.actor} for {seat.side} at {table.id}, where a bot sits")
        elif entry.kind == "decision" and entry.actor == "timeout":
            self._check_time(table, entry.seat)
        elif entry.kind == "undo" and (table.id, entry.target) not in self._undone:
            self.fail(f"nobody at {table.id} took back {entry.target}")
        if entry.kind in ("undo", "back"):
            # A pause ends nothing: what was prepared is given when the table goes on.
            for each in table.seats:
                self.prepared.end(table.id, each.side)
        elif entry.actor in ("bot", "timeout"):
            self.prepared.end(table.id, seat.side)

    def _check_time(self, table: TrueTable, seat: int) -> None:
        thought, had = table.longest_thought(seat, self._loop.time())
        if table.clock["kind"] == "none" or thought < had - CLOCKS_DIFFER_S:
            self.fail(f"{table.seats[seat].side} of {table.id} ran out of time after {thought:.1f} s")

    def _match(self, table: TrueTable, seat: SeatRow, entry: LogRow) -> None:
        question = (table.id, seat.side, table.ledger.asked[entry.seat])
        meant = self._meant.setdefault(question, Meant(Counter(), Counter(), {}))
        prepared = self.prepared.behind(table.ledger.match, table.id, seat, entry)
        if meant.entry:
            self.fail(f"{question} was answered twice: by entries {meant.entry} and {entry.number}")
        elif prepared is not None:
            meant.is_prepared = True
        elif not meant.sent[entry.key]:
            self.fail(f"nobody decided {entry.key} for {question}")
        elif meant.sent[entry.key] <= meant.refused[entry.key]:
            self.fail(f"{entry.key} for {question} was refused, and yet written")
        elif seat.player not in meant.people[entry.key]:
            self.fail(f"{entry.key} for {question} was decided by somebody who does not play that seat")
        else:
            self.prepared.end(table.id, seat.side)
        if prepared is not None and meant.sent[entry.key] <= meant.refused[entry.key]:
            self.prepared.given(prepared, table.ledger.match, entry.key)
            self.counts["decision prepared"] += 1
        meant.entry, meant.key = entry.number, entry.key

    def _read_chat(self, look: sqlite3.Connection) -> None:
        for table, number, person, said in look.execute(SAID, (len(self._chat),)).fetchall():
            if number != self._chat_last[table] + 1:
                self.fail(f"line {number} of {table} was said after {self._chat_last[table]}")
            if (person, said) in self._said:
                self.fail(f"{said!r} was said once, and is stored twice")
            self._said.add((person, said))
            self._chat_last[table] += 1
            self._chat[table, number] = (person, said)

    # ------------------------------------------------------------ what people do, and are answered

    def decides(self, question: Question, key: str, person: str) -> None:
        meant = self._meant.setdefault(question, Meant(Counter(), Counter(), {}))
        meant.sent[key] += 1
        meant.people.setdefault(key, set()).add(person)

    def takes_back(self, table: str, decision: int) -> None:
        self._undone[table, decision] = True

    def decision_done(self, question: Question, key: str, number: int) -> None:
        meant = self._meant[question]
        self.acknowledged += 1
        meant.acknowledged += 1
        if not meant.entry:
            self.fail(f"{key} for {question} was acknowledged, but is not stored")
        if (meant.entry, meant.key) != (number, key):
            self.fail(f"{key} for {question} was acknowledged as {number}, stored is {meant}")
        if meant.acknowledged > 1:
            self.fail(f"{key} for {question} was acknowledged {meant.acknowledged} times")

    def decision_refused(self, question: Question, key: str, reason: str) -> None:
        self.counts[reason] += 1
        if reason in UNDECIDED:
            return
        meant = self._meant[question]
        meant.refused[key] += 1
        if meant.key == key and not meant.is_prepared and meant.sent[key] <= meant.refused[key]:
            self.fail(f"{key} for {question} was refused with {reason}, and yet is stored")

    def chat_done(self, table: str, number: int, person: str, said: str) -> None:
        if self._chat.get((table, number)) != (person, said):
            self.fail(f"{said!r} was acknowledged as line {number} of {table}, but is not stored")

    # ------------------------------------------------------------ what servers say

    def heard(self, line: Line, frame: dict[str, Any]) -> None:
        """Called when a server sends a frame, before it arrives anywhere."""
        kind = frame["type"]
        if kind in ("view", "update"):
            self._check_eyes(line, frame)
        elif kind == "table":
            self._check_info(line, frame["table"])

    def _check_eyes(self, line: Line, frame: dict[str, Any]) -> None:
        table = self.tables.get(line.table)
        if table is None:
            if frame.get("view") is not None:
                self.fail(f"a view of {line.table}, which has not begun")
            return
        viewer, number = frame["viewer"], frame["number"]
        if number >= len(table.moments):
            self.fail(f"{line.person} was told of entry {number} of {table.id} before it was stored")
        if not line.is_greeted and number < line.known:
            self.fail(f"{line.person} knew {table.id} at {line.known}, and was shown it at {number}")
        line.is_greeted = True
        if viewer == PUBLIC or table.holds(line.person, viewer):
            return
        lost_at = table.held_until.get((viewer, line.person))
        if lost_at is None or lost_at < table.moments[number].at:
            self.fail(f"{line.person} was shown {table.id} with the eyes of {viewer}")

    def _check_info(self, line: Line, info: dict[str, Any]) -> None:
        table = self.tables.get(info["id"])
        if info["seed"] is not None and (table is None or table.status not in ("finished", "closed")):
            self.fail(f"the seed of {info['id']} was told before its end")

    # ------------------------------------------------------------ what people see

    def sees(
        self, person: str, table_id: str, viewer: str, number: int, story: int, view: Any, events: list[Any]
    ) -> None:
        """What a client has made of its frames; must be what there was to see for these eyes after that entry."""
        table = self.tables.get(table_id)
        if table is None or view is None:
            return
        self.seen[person, table_id] = max(number, self.seen[person, table_id])
        moment = table.moments[number]
        true_events, count = moment.events[viewer]
        if moment.story != story:
            self.fail(f"{viewer} of {table_id} at {number}: story {story} instead of {moment.story}")
        if moment.views[viewer] != view:
            self.fail(f"{viewer} of {table_id} sees at {number} what is not there")
        if len(events) != count or events != true_events[:count]:
            self.fail(f"{viewer} of {table_id} was told at {number} what did not happen so")

    def hears(self, table: str, line: dict[str, Any]) -> None:
        """A line of the talk, as a client was told it."""
        if self._chat.get((table, line["number"])) != (line["person"]["id"], line["text"]):
            self.fail(f"line {line['number']} of {table} is not what was said")

    # ------------------------------------------------------------ at the end

    def check_stored(self, look: sqlite3.Connection) -> None:
        """Nothing that was ever written has changed, and tables are what their logs say."""
        stored: dict[str, list[LogRow]] = {name: [] for name in self.tables}
        for row in sorted(look.execute(LOGGED, (0,)).fetchall(), key=lambda row: (row[1], row[2])):
            stored[row[1]].append(_entry(row[2:]))
        for table in self.tables.values():
            if stored[table.id] != table.entries:
                self.fail(f"the stored log of {table.id} is not what was written")
        for name, number, status in look.execute(STATUS):
            if (number, status) != (len(self.tables[name].entries), self.tables[name].status):
                self.fail(f"{name} is stored as {status} at {number}, which its log does not say")
        said = {(row[0], row[1]): (row[2], row[3]) for row in look.execute(SAID, (0,))}
        if said != self._chat:
            self.fail("the stored talk is not what was written")


def _entry(row: tuple[Any, ...]) -> LogRow:
    number, kind, seat, key, dice, target, actor, at = row
    return LogRow(number, kind, seat, key, msgspec.json.decode(dice), target, actor, at)


def _plain(value: Any) -> Any:
    """As it looks after a journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
