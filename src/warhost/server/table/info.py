"""A table as a given person is told of it: everything around the game, nothing of the game's secrets."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from warhost.bots.styles import Face
from warhost.core.chance import commitment
from warhost.server.database.rows import PersonRow, SeatRow, TableRow
from warhost.server.people.register import as_seen
from warhost.server.protocol.people import Person
from warhost.server.protocol.tables import Result, SeatInfo, TableInfo, TableSummary
from warhost.server.protocol.values import Refusal, Status
from warhost.server.table.clocks import Clocks, read_clock, vacations
from warhost.server.table.eyes import has_seen_another, holders, seats_held, seats_played
from warhost.server.table.faces import faces

OVER = ("finished", "closed")


def is_all_told(row: TableRow) -> bool:
    """Whether nothing of its game is secret any more: it is over, and nobody else still plays the same deal."""
    return row.status in OVER and not row.keep_secrets and not row.sealed


def are_dice_known(row: TableRow) -> bool:
    """Whoever brought a record or a lesson knows its seed: nobody else may sit down there."""
    return row.origin == "record" or row.lesson is not None


def belongs_to(row: TableRow, seats: list[SeatRow], person: str | None) -> bool:
    """Whether the person sits at the table or is its host."""
    return person is not None and (row.host == person or bool(seats_held(seats, person)))


def others_sit(seats: list[SeatRow], person: str) -> bool:
    """Whether anybody else has a seat."""
    return any(other not in (None, person) for seat in seats for other in (seat.owner, seat.substitute))


def may_see(row: TableRow, seats: list[SeatRow], person: str | None) -> bool:
    """Whether this person may know of the table at all; its id is as good as its link."""
    return row.visibility != "private" or belongs_to(row, seats, person)


def is_nobodys(seat: SeatRow) -> bool:
    """A bot's own seat, or one that waits for whoever comes."""
    return not holders(seat)


def open_seats(row: TableRow, seats: list[SeatRow], person: str | None) -> list[int]:
    """The open seats that this person may take, if they are invited."""
    if row.status in OVER or person in row.kicked or (are_dice_known(row) and person != row.host):
        return []
    free = [seat.seat for seat in seats if seat.is_open]
    return [seat for seat in free if person is None or not has_seen_another(seats, seat, person)]


def seats_to_take(
    row: TableRow, seats: list[SeatRow], person: str | None, apart: frozenset[str] = frozenset()
) -> list[int]:
    """The seats on which this person could sit down now without an invitation, not being with those `apart`."""
    if person is None or row.status in OVER:
        return []
    is_wanted = not participants_of(row, seats) & apart
    invited = is_wanted and (row.visibility == "open" or belongs_to(row, seats, person))
    free = open_seats(row, seats, person) if invited else []
    return [seat.seat for seat in seats if seat.seat in free or _is_theirs_to_take(row, seats, seat, person)]


def _is_theirs_to_take(row: TableRow, seats: list[SeatRow], seat: SeatRow, person: str) -> bool:
    """Not as whoever comes, but as its owner, as its substitute, or as the host."""
    if row.status == "gathering":
        return person == row.host and seat.bot is not None
    if person == seat.owner or (person == seat.substitute and seat.bot is not None):
        return seat.player != person
    if row.event is not None:
        return False
    return person == row.host and is_nobodys(seat) and not has_seen_another(seats, seat.seat, person)


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
    deadline = next_deadline(row, seats, participants, wall_ahead)
    return TableSummary(
        id=row.id,
        game=row.game,
        status=status,
        paused=row.paused,
        visibility=row.visibility,
        seats=[
            _seat_info(seat, face, participants) for seat, face in zip(seats, faces(row, seats), strict=True)
        ],
        mine=[seats[seat].side for seat in seats_held(seats, asker)],
        waiting=[seats[seat].side for seat in waiting],
        my_turn=status == "playing" and any(seat in waiting for seat in seats_played(seats, asker)),
        deadline=None if deadline is None else deadline + wall_ahead,
        clock=read_clock(row.clock),
        rated=row.rated,
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
    apart: frozenset[str] = frozenset(),
) -> TableInfo:
    """`apart`: with whom the asker does not sit at a table."""
    summary = table_summary(row, seats, participants, asker, frozen is not None, wall_ahead)
    return TableInfo(
        **msgspec.structs.asdict(summary),
        revision=row.revision,
        options=row.options,
        watch=row.watch,
        hints=row.hints,
        keep_secrets=row.keep_secrets,
        on_timeout=row.on_timeout,
        is_host=asker == row.host and row.event is None,
        may_take=[seats[seat].side for seat in seats_to_take(row, seats, asker, apart)],
        invite=row.code if belongs_to(row, seats, asker) else None,
        commitment=commitment(row.seed),
        seed=row.seed.hex() if is_all_told(row) else None,
        origin=row.origin,
        rematch=row.rematch,
        frozen_because=frozen,
        event=row.event,
        sealed=row.sealed,
        club=row.club,
    )


def next_deadline(
    row: TableRow, seats: list[SeatRow], participants: Mapping[str, PersonRow], wall_ahead: int
) -> int | None:
    if row.status != "playing" or row.paused:
        return None
    clocks = Clocks.stored(read_clock(row.clock), row.clocks, len(seats))
    clocks.back_at = vacations(seats, participants, wall_ahead)
    deadlines = [deadline for seat in row.waiting if (deadline := clocks.deadline(seat)) is not None]
    return min(deadlines, default=None)


def _seat_info(seat: SeatRow, face: Face | None, participants: Mapping[str, PersonRow]) -> SeatInfo:
    return SeatInfo(
        seat=seat.side,
        played_by="bot" if seat.bot is not None else "open" if seat.is_open else "person",
        person=_person(participants, seat.player),
        level=seat.bot,
        face=None if face is None else face.name,
        owner=_person(participants, seat.owner),
        substitute=_person(participants, seat.substitute),
        name=seat.name,
        away=_away(participants.get(seat.player or "")),
    )


def _away(player: PersonRow | None) -> int | None:
    return None if player is None or player.away is None else int(player.away["until"])


def _person(participants: Mapping[str, PersonRow], person: str | None) -> Person | None:
    found = participants.get(person or "")
    return None if found is None else as_seen(found)
