"""A table as a given person is told of it: everything around the game, nothing of the game's secrets."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from warhost.core.chance import commitment
from warhost.server.database.rows import PersonRow, SeatRow, TableRow
from warhost.server.people.register import as_seen
from warhost.server.protocol.people import Person
from warhost.server.protocol.tables import Result, SeatInfo, TableInfo, TableSummary
from warhost.server.protocol.values import Refusal, Status
from warhost.server.table.clocks import Clocks, read_clock

OVER = ("finished", "closed")


def seats_held(seats: list[SeatRow], person: str | None) -> list[int]:
    """The seats whose view a person may have: those they own or play."""
    if person is None:
        return []
    return [seat.seat for seat in seats if person in (seat.owner, seat.substitute)]


def seats_played(seats: list[SeatRow], person: str | None) -> list[int]:
    """The seats for which a person decides now."""
    return [] if person is None else [seat.seat for seat in seats if seat.player == person]


def belongs_to(row: TableRow, seats: list[SeatRow], person: str | None) -> bool:
    """Whether the person sits at the table or is its host."""
    return person is not None and (row.host == person or bool(seats_held(seats, person)))


def others_sit(seats: list[SeatRow], person: str) -> bool:
    """Whether anybody else has a seat."""
    return any(other not in (None, person) for seat in seats for other in (seat.owner, seat.substitute))


def may_see(row: TableRow, seats: list[SeatRow], person: str | None) -> bool:
    """Whether this person may know of the table at all; its id is as good as its link."""
    return row.visibility != "private" or belongs_to(row, seats, person)


def participants_of(row: TableRow, seats: list[SeatRow]) -> set[str]:
    named = {row.host} | {seat.owner for seat in seats} | {seat.substitute for seat in seats}
    return {person for person in named if person is not None}


def table_summary(
    row: TableRow,
    seats: list[SeatRow],
    participants: Mapping[str, PersonRow],
    asker: str | None,
    is_frozen: bool,
    wall_ahead: int,
) -> TableSummary:
    """`wall_ahead`: what to add to tables' time to tell it to people."""
    status: Status = "frozen" if is_frozen and row.status not in OVER else row.status
    waiting = row.waiting if row.status == "playing" else []
    deadline = next_deadline(row, len(seats))
    return TableSummary(
        id=row.id,
        game=row.game,
        status=status,
        paused=row.paused,
        visibility=row.visibility,
        seats=[_seat_info(seat, participants) for seat in seats],
        mine=[seats[seat].side for seat in seats_held(seats, asker)],
        waiting=[seats[seat].side for seat in waiting],
        my_turn=status == "playing" and any(seat in waiting for seat in seats_played(seats, asker)),
        deadline=None if deadline is None else deadline + wall_ahead,
        clock=read_clock(row.clock),
        host=_person(participants, row.host),
        lesson=row.lesson,
        decisions=row.step,
        created=row.created_at,
        changed=row.changed_at,
        result=None if row.result is None else msgspec.convert(row.result, Result),
    )


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    participants: Mapping[str, PersonRow],
    asker: str | None,
    frozen: Refusal | None,
    wall_ahead: int,
) -> TableInfo:
    summary = table_summary(row, seats, participants, asker, frozen is not None, wall_ahead)
    return TableInfo(
        **msgspec.structs.asdict(summary),
        revision=row.revision,
        options=row.options,
        watch=row.watch,
        hints=row.hints,
        on_timeout=row.on_timeout,
        is_host=asker == row.host,
        invite=row.code if belongs_to(row, seats, asker) else None,
        commitment=commitment(row.seed),
        seed=row.seed.hex() if row.status in OVER else None,
        origin=row.origin,
        rematch=row.rematch,
        frozen_because=frozen,
    )


def next_deadline(row: TableRow, seats: int) -> int | None:
    if row.status != "playing" or row.paused:
        return None
    clocks = Clocks.stored(read_clock(row.clock), row.clocks, seats)
    deadlines = [deadline for seat in row.waiting if (deadline := clocks.deadline(seat)) is not None]
    return min(deadlines, default=None)


def _seat_info(seat: SeatRow, participants: Mapping[str, PersonRow]) -> SeatInfo:
    return SeatInfo(
        seat=seat.side,
        played_by="bot" if seat.bot is not None else "open" if seat.is_open else "person",
        person=_person(participants, seat.player),
        level=seat.bot,
        owner=_person(participants, seat.owner),
        name=seat.name,
    )


def _person(participants: Mapping[str, PersonRow], person: str | None) -> Person | None:
    found = participants.get(person or "")
    return None if found is None else as_seen(found)
