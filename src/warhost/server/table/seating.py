"""Who sits where: joining, leaving, handing a seat over, before the start and during play."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from warhost.bots import levels, usual_level
from warhost.core.errors import WarhostError, unknown
from warhost.core.game import Game
from warhost.server.chance import Chance
from warhost.server.database.rows import SeatRow, TableRow
from warhost.server.limits import SEATS_PER_PERSON
from warhost.server.people.register import tidy_name
from warhost.server.protocol.tables import BotHolder, Holder, Join, Leave, Mine, OpenHolder
from warhost.server.ratings.terms import check_seats
from warhost.server.refusals import RequestRefused
from warhost.server.table.audience import Audience
from warhost.server.table.clocks import Clocks, read_clock
from warhost.server.table.deeds import Effect, SetSeat
from warhost.server.table.eyes import (
    check_may_take,
    has_seen_another,
    seats_held,
    seats_played,
    voters,
)
from warhost.server.table.info import OVER, are_dice_known, belongs_to, is_nobodys
from warhost.server.table.new_tables import new_code
from warhost.server.table.state import TableState


def join(table: TableState, wish: Join, person: str) -> Effect | None:
    """Take an open seat; during play as a substitute, for its owner or for the bot whose seat it was. Whoever asks for any seat
    and plays one under this name already has what was asked for: the answer may have been lost. A second one is named."""
    row, seats = table.row, table.copied_seats()
    check_no_event(row)
    _check_may_join(row, seats, person, wish.code)
    if wish.seat is None and _plays_as(seats, person, wish.name):
        return None
    number = _open_seat(table, wish.seat, person)
    check_may_take(seats, number, person)
    seat = seats[number]
    _sit_down(row, seat, person)
    seat.name = None if wish.name is None else tidy_name(wish.name)
    check_seats_held(seats, person)
    check_seats(row, table.game, seats, table.participants)
    return _handed_over(table, seats, _welcomed(row, seats, number, table.time()))


def leave(table: TableState, wish: Leave, person: str) -> Effect:
    """Give up one's seats, or one of them."""
    row, seats = table.row, table.copied_seats()
    leaving = [number for number in seats_held(seats, person) if wish.seat in (None, seats[number].side)]
    if not leaving:
        raise RequestRefused("refused-not-at-table")
    if row.status in OVER:
        raise RequestRefused("refused-not-playing")
    for number in leaving:
        _give_up(seats[number], person, row, usual_level(table.game))
    # Who leaves a tournament's table has left: a bot's good moves are not taken over later.
    gone = {} if row.event is None else {"kicked": sorted({*row.kicked, person})}
    return _handed_over(table, seats, gone)


def depart(table: TableState, person: str) -> Effect | None:
    """Give up all seats. A host hands the table to somebody who plays there; where nobody else does, it is closed."""
    row, seats = table.row, table.copied_seats()
    if row.status in OVER:
        return None
    for number in seats_held(seats, person):
        _give_up(seats[number], person, row, usual_level(table.game))
    columns: dict[str, Any] = {}
    if row.host == person:
        others = [seat.player for seat in seats if seat.player is not None]
        columns = {"host": others[0]} if others else {"status": "closed", "waiting": [], "wake_at": None}
    effect = _handed_over(table, seats, columns)
    lapses = effect.tell

    def tell(audience: Audience) -> None:
        audience.tell_whole()
        if lapses is not None:
            lapses(audience)

    effect.tell = tell
    return effect


def set_seat(table: TableState, wish: SetSeat, person: str) -> Effect:
    """Bot, open or me: see the table in docs/protocol.md for who may do what when."""
    row, seats, holder = table.row, table.copied_seats(), wish.holder
    number = table.seat_number(wish.seat)
    columns: dict[str, Any] = {}
    if not isinstance(holder, Mine):
        check_no_event(row)
    if row.event is not None and person in row.kicked:
        raise RequestRefused("refused-kicked")
    if isinstance(holder, OpenHolder) and are_dice_known(row):
        raise RequestRefused("refused-known-dice")
    if row.status == "gathering":
        check_host(row, person)
        if isinstance(holder, Mine) and not seats[number].is_open and seats[number].bot is None:
            raise RequestRefused("refused-seat-taken", seat=wish.seat)
        columns = _sent_away(table, seats, seats[number].owner)
        seats[number] = held_by(holder, _emptied(seats[number]), person, table.game)
    elif row.status == "playing":
        _hand_over(row, seats, number, person, holder, table.game)
        if isinstance(holder, Mine):
            columns = _welcomed(row, seats, number, table.time())
    else:
        raise RequestRefused("refused-not-playing")
    check_seats_held(seats, person)
    check_seats(row, table.game, seats, table.participants)
    return _handed_over(table, seats, columns)


def held_by(holder: Holder, seat: SeatRow, person: str, game: Game) -> SeatRow:
    """An empty seat, taken as wished."""
    if isinstance(holder, Mine):
        name = None if holder.name is None else tidy_name(holder.name)
        return msgspec.structs.replace(seat, owner=person, is_open=False, name=name)
    if isinstance(holder, BotHolder):
        _check_level(game, holder.level)
        return msgspec.structs.replace(seat, bot=holder.level, is_open=False)
    return seat


def shuffled(seats: list[SeatRow], chance: Chance) -> list[SeatRow]:
    """The same holders on other seats."""
    order = list(range(len(seats)))
    chance.shuffle(order)
    return [
        msgspec.structs.replace(seats[order[place]], seat=seat.seat, side=seat.side)
        for place, seat in enumerate(seats)
    ]


def _plays_as(seats: list[SeatRow], person: str, name: str | None) -> bool:
    tidy = None if name is None else tidy_name(name)
    return any(seats[number].name == tidy for number in seats_played(seats, person))


def _open_seat(table: TableState, side: str | None, person: str) -> int:
    """The one that was asked for, or the first that this person may have."""
    if side is not None:
        number = table.seat_number(side)
        if not table.seats[number].is_open:
            raise RequestRefused("refused-seat-taken", seat=side)
        return number
    free = [seat.seat for seat in table.seats if seat.is_open]
    if not free:
        raise RequestRefused("refused-no-open-seat")
    return next((seat for seat in free if not has_seen_another(table.seats, seat, person)), free[0])


def _sit_down(row: TableRow, seat: SeatRow, person: str) -> None:
    """Before the start it becomes theirs; whoever comes later sits in, until the owner comes back."""
    if row.status == "gathering":
        seat.owner = person
    seat.substitute = None if seat.owner == person else person
    seat.bot, seat.is_open = None, False


def _give_up(seat: SeatRow, person: str, row: TableRow, level: str) -> None:
    if row.status == "gathering":
        seat.owner, seat.substitute, seat.is_open, seat.name = None, None, True, None
        return
    if seat.substitute not in (None, person):
        return
    seat.substitute, seat.bot, seat.is_open = None, level, False


def _hand_over(
    row: TableRow, seats: list[SeatRow], number: int, person: str, holder: Holder, game: Game
) -> None:
    """During play. Whoever sat in for somebody does so no longer."""
    seat = seats[number]
    is_own = person in (seat.owner, seat.substitute)
    may_host = row.host == person and row.event is None and not row.rated
    if not is_own and not (is_nobodys(seat) and may_host):
        raise RequestRefused("refused-not-your-seat", seat=seat.side)
    if isinstance(holder, Mine):
        check_may_take(seats, number, person)
        _sit_down(row, seat, person)
    elif isinstance(holder, BotHolder):
        _check_level(game, holder.level)
        seat.substitute, seat.bot, seat.is_open = None, holder.level, False
    else:
        seat.substitute, seat.bot, seat.is_open = None, None, True


def _handed_over(table: TableState, seats: list[SeatRow], columns: dict[str, Any]) -> Effect:
    """Where others are to be asked from now on, an open proposal has not been put to all of them: it lapses."""
    effect = Effect(columns=columns, seats=seats)
    if table.proposal() is not None and voters(seats) != voters(table.seats):
        effect.columns = columns | {"proposal": None}
        effect.tell = lambda audience: audience.tell_proposal(None, "lapsed")
    return effect


def _welcomed(row: TableRow, seats: list[SeatRow], number: int, now: int) -> dict[str, Any]:
    """The clocks after somebody has taken over a seat."""
    if row.status != "playing":
        return {}
    clocks = Clocks.stored(read_clock(row.clock), row.clocks, len(seats))
    clocks.welcome(number, now)
    return {"clocks": clocks.to_store()}


def _sent_away(table: TableState, seats: list[SeatRow], person: str | None) -> dict[str, Any]:
    """Whom the host sends away loses all seats here and does not sit down again, nor as somebody else by the link that he
    knows: there is a new one."""
    row = table.row
    if person in (None, row.host):
        return {}
    for seat in seats:
        if seat.owner == person:
            seats[seat.seat] = _emptied(seat)
    return {"kicked": sorted({*row.kicked, str(person)}), "code": new_code(table.chance)}


def _emptied(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, owner=None, substitute=None, bot=None, is_open=True, name=None)


# ---------------------------------------------------------------- checks


def check_host(row: TableRow, person: str | None) -> None:
    check_no_event(row)
    if row.host != person:
        raise RequestRefused("refused-not-host")


def check_no_event(row: TableRow) -> None:
    """At a tournament's table nobody is host, nobody sits in for others, and nobody goes back by agreement."""
    if row.event is not None:
        raise RequestRefused("refused-event-table")


def check_seats_held(seats: list[SeatRow], person: str) -> None:
    if len(seats_held(seats, person)) > SEATS_PER_PERSON:
        raise RequestRefused("refused-too-many-seats", most=str(SEATS_PER_PERSON))


def _check_may_join(row: TableRow, seats: list[SeatRow], person: str, code: str | None) -> None:
    if row.status in OVER:
        raise RequestRefused("refused-not-playing")
    if person in row.kicked:
        raise RequestRefused("refused-kicked")
    if are_dice_known(row) and row.host != person:
        raise RequestRefused("refused-known-dice")
    invited = code is not None and secrets.compare_digest(code, row.code)
    if row.visibility != "open" and not invited and not belongs_to(row, seats, person):
        raise RequestRefused("refused-no-invite")


def _check_level(game: Game, level: str) -> None:
    known = levels(game)
    if level not in known:
        listed = ", ".join(known)
        raise WarhostError(
            "unknown-bot",
            f"there is no bot {level!r} for {game.name}; known: {listed}",
            unknown(level, known),
        )
