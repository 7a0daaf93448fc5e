"""Who sits where: joining, leaving, handing a seat over, before the start and during play."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from warhost.bots import levels, usual_level
from warhost.core.errors import WarhostError
from warhost.core.game import Game
from warhost.server.chance import Chance
from warhost.server.database.rows import SeatRow, TableRow
from warhost.server.limits import SEATS_PER_PERSON
from warhost.server.people.register import tidy_name
from warhost.server.protocol.tables import BotHolder, Holder, Join, Leave, Mine, OpenHolder
from warhost.server.refusals import RequestRefused
from warhost.server.table.clocks import Clocks, read_clock
from warhost.server.table.deeds import Effect, SetSeat
from warhost.server.table.info import OVER, belongs_to, seats_held
from warhost.server.table.state import TableState


def join(table: TableState, wish: Join, person: str) -> Effect:
    """Take an open seat; during play as a substitute."""
    row, seats = table.row, table.copied_seats()
    _check_may_join(row, seats, person, wish.code)
    number = _open_seat(table, wish.seat)
    seat = seats[number]
    seat.is_open, seat.bot = False, None
    seat.name = None if wish.name is None else tidy_name(wish.name)
    if seat.owner is None:
        seat.owner = person
    elif seat.owner != person:
        seat.substitute = person
    check_seats_held(seats, person)
    return Effect(columns=_welcomed(row, seats, number, table.now()), seats=seats)


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
    return Effect(seats=seats)


def set_seat(table: TableState, wish: SetSeat, person: str) -> Effect:
    """Bot, open or me: see the table in docs/protocol.md for who may do what when."""
    row, seats, holder = table.row, table.copied_seats(), wish.holder
    number = table.seat_number(wish.seat)
    columns: dict[str, Any] = {}
    if isinstance(holder, OpenHolder) and are_dice_known(row):
        raise RequestRefused("refused-known-dice")
    if row.status == "gathering":
        check_host(row, person)
        if isinstance(holder, Mine) and not seats[number].is_open and seats[number].bot is None:
            raise RequestRefused("refused-seat-taken", seat=wish.seat)
        seats[number] = held_by(holder, _emptied(seats[number]), person, table.game)
    elif row.status == "playing":
        _hand_over(row, seats[number], person, holder, table.game)
        if isinstance(holder, Mine):
            columns = _welcomed(row, seats, number, table.now())
    else:
        raise RequestRefused("refused-not-playing")
    check_seats_held(seats, person)
    return Effect(columns=columns, seats=seats)


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


def _open_seat(table: TableState, side: str | None) -> int:
    if side is not None:
        number = table.seat_number(side)
        if not table.seats[number].is_open:
            raise RequestRefused("refused-seat-taken", seat=side)
        return number
    free = [seat.seat for seat in table.seats if seat.is_open]
    if not free:
        raise RequestRefused("refused-no-open-seat")
    return free[0]


def _give_up(seat: SeatRow, person: str, row: TableRow, level: str) -> None:
    if row.status == "gathering":
        seat.owner, seat.substitute, seat.is_open, seat.name = None, None, True, None
        return
    if seat.substitute == person:
        seat.substitute = None
    seat.bot, seat.is_open = level, False


def _hand_over(row: TableRow, seat: SeatRow, person: str, holder: Holder, game: Game) -> None:
    """During play."""
    is_own = person in (seat.owner, seat.substitute)
    is_bots_own = seat.owner is None and seat.bot is not None and row.host == person
    if not is_own and not is_bots_own:
        raise RequestRefused("refused-not-your-seat", seat=seat.side)
    if isinstance(holder, Mine):
        if seat.owner not in (None, person):
            raise RequestRefused("refused-not-your-seat", seat=seat.side)
        seat.owner, seat.substitute, seat.bot, seat.is_open = person, None, None, False
    elif isinstance(holder, BotHolder):
        _check_level(game, holder.level)
        seat.bot, seat.is_open = holder.level, False
    else:
        seat.bot, seat.substitute, seat.is_open = None, None, True


def _welcomed(row: TableRow, seats: list[SeatRow], number: int, now: int) -> dict[str, Any]:
    """The clocks after somebody has taken over a seat."""
    if row.status != "playing":
        return {}
    clocks = Clocks.stored(read_clock(row.clock), row.clocks, len(seats))
    clocks.welcome(number, now)
    return {"clocks": clocks.to_store()}


def _emptied(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, owner=None, substitute=None, bot=None, is_open=True, name=None)


# ---------------------------------------------------------------- checks


def are_dice_known(row: TableRow) -> bool:
    """Whoever brought a record or a lesson knows its seed: nobody else may sit down there."""
    return row.origin == "record" or row.lesson is not None


def check_host(row: TableRow, person: str | None) -> None:
    if row.host != person:
        raise RequestRefused("refused-not-host")


def check_seats_held(seats: list[SeatRow], person: str) -> None:
    if len(seats_held(seats, person)) > SEATS_PER_PERSON:
        raise RequestRefused("refused-too-many-seats", most=str(SEATS_PER_PERSON))


def _check_may_join(row: TableRow, seats: list[SeatRow], person: str, code: str | None) -> None:
    if row.status in OVER:
        raise RequestRefused("refused-not-playing")
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
            {"name": level, "known": listed},
        )
