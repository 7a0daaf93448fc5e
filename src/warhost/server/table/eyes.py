"""Whose eyes a person has at a table: the one place that says which hands somebody may see, and for whom a seat must stay
closed because of what they have seen.

A seat remembers, as long as its game lasts, everybody who ever had its eyes (`SeatRow.seen_by`, which `store` keeps before
anything is shown). Whoever has or had the eyes of one seat gets those of no other. Only seats that one person holds when
the game begins, one device for several people, are seen together."""

from __future__ import annotations

import msgspec

from warhost.server.database.rows import SeatRow
from warhost.server.refusals import RequestRefused


def seats_held(seats: list[SeatRow], person: str | None) -> list[int]:
    """The seats whose view a person may have: those they own or play."""
    return [] if person is None else [seat.seat for seat in seats if person in holders(seat)]


def seats_played(seats: list[SeatRow], person: str | None) -> list[int]:
    """The seats for which a person decides now."""
    return [] if person is None else [seat.seat for seat in seats if seat.player == person]


def holders(seat: SeatRow) -> set[str]:
    """Who may look through its eyes: the owner, even while others play it, and whoever sits in."""
    return {person for person in (seat.owner, seat.substitute) if person is not None}


def voters(seats: list[SeatRow]) -> set[str]:
    """Those without whom the game does not go back. An owner who is away is one of them, whoever plays the seat
    meanwhile; a bot's own seat has nobody to ask."""
    return {person for seat in seats for person in holders(seat)}


def has_seen_another(seats: list[SeatRow], number: int, person: str) -> bool:
    """Whether this seat must stay closed to a person: they have or had the eyes of others in this game, and not its."""
    return person not in seats[number].seen_by and any(person in seat.seen_by for seat in seats)


def check_may_take(seats: list[SeatRow], number: int, person: str) -> None:
    if has_seen_another(seats, number, person):
        raise RequestRefused("refused-had-another-seat")


def remembered(seats: list[SeatRow]) -> list[SeatRow]:
    """The same seats of a running game, each with all who have its eyes now among those who ever had them."""
    return [
        msgspec.structs.replace(seat, seen_by=tuple(sorted({*seat.seen_by, *holders(seat)})))
        for seat in seats
    ]
