"""Tables before, around and after the game: who makes them, sits down, changes seats, starts, leaves, plays again."""

from __future__ import annotations

import random
import secrets
from typing import Any, Final

import msgspec
from msgspec import UNSET

from warhost.bots import levels, usual_level
from warhost.core.chance import secure_seed
from warhost.core.errors import WarhostError
from warhost.core.game import Game
from warhost.server.database.rows import LogRow, PersonRow, SeatRow, TableRow
from warhost.server.database.table_queries import add_log, add_table, big_part, set_archived
from warhost.server.games import sides_at
from warhost.server.hub import Hub
from warhost.server.limits import SEATS_PER_PERSON
from warhost.server.people.register import tidy_name
from warhost.server.protocol.tables import BotHolder, Holder, Join, Mine, NewTable, OpenHolder, TableChanges
from warhost.server.refusals import RequestRefused
from warhost.server.table.actor import LiveTable
from warhost.server.table.altering import Alteration
from warhost.server.table.clocks import Clocks, read_clock
from warhost.server.table.deciding import undisturbed
from warhost.server.table.info import OVER, belongs_to, seats_held
from warhost.server.table.ledger import Beginning, Ledger
from warhost.server.table.live_tables import LiveTables

ONLY_BEFORE_START: Final = ("options", "hints", "clock", "on_timeout")


async def create(tables: LiveTables, host: PersonRow, wish: NewTable) -> LiveTable:
    hub = tables.hub
    hub.limits.spend("table", host.id)
    game = hub.games.get(wish.game)
    beginning, sides = await _beginning(hub, host.id, game, wish)
    if len(wish.seats) != len(sides):
        raise RequestRefused(
            "refused-malformed-request", where="$.seats", problem=f"expected {len(sides)} seats"
        )
    row = _row(hub, host, wish, beginning)
    seats = [
        held_by(holder, SeatRow(row.id, number, side, None, None, None, True, None), host.id, game)
        for number, (side, holder) in enumerate(zip(sides, wish.seats, strict=True))
    ]
    _check_seats_held(seats, host.id)
    if wish.start and any(seat.is_open for seat in seats):
        raise RequestRefused("refused-seats-open")
    if are_dice_known(row) and any(seat.is_open for seat in seats):
        raise RequestRefused("refused-known-dice")
    await add(hub, row, seats, beginning.position)
    table = await tables.get(row.id, host.id)
    if wish.start:
        await start(table, host.id)
    return table


async def add(
    hub: Hub,
    row: TableRow,
    seats: list[SeatRow],
    position: dict[str, Any] | None,
    log: list[LogRow] | None = None,
    record: str | None = None,
) -> None:
    """Store a new table, with what has already happened at it if it came from elsewhere."""
    async with hub.database.writing() as connection:
        await add_table(connection, row, seats, {"position": position, "record": record})
        if log:
            await add_log(connection, row.id, log)


async def change(table: LiveTable, person: str, wish: TableChanges) -> None:
    """Changes by the host."""

    def make(row: TableRow, seats: list[SeatRow]) -> Alteration:
        _check_host(row, person)
        given = {
            name: getattr(wish, name)
            for name in TableChanges.__struct_fields__
            if getattr(wish, name) is not UNSET
        }
        if row.status != "gathering" and any(name in given for name in ONLY_BEFORE_START):
            raise RequestRefused("refused-started")
        if "clock" in given:
            given["clock"] = msgspec.to_builtins(given["clock"])
        if are_dice_known(row):
            given.pop("visibility", None)
        if "options" not in given:
            return Alteration(given)
        if row.origin in ("position", "record"):
            raise RequestRefused("refused-from-position")
        return _with_options(table.game, given, seats)

    async with table.lock:
        await table.alter(make)


async def join(table: LiveTable, person: PersonRow, wish: Join) -> None:
    def make(row: TableRow, seats: list[SeatRow]) -> Alteration:
        _check_may_join(row, seats, person.id, wish.code)
        number = _open_seat(seats, wish.seat, table)
        seat = seats[number]
        seat.is_open, seat.bot = False, None
        seat.name = None if wish.name is None else tidy_name(wish.name)
        if seat.owner is None:
            seat.owner = person.id
        elif seat.owner != person.id:
            seat.substitute = person.id
        _check_seats_held(seats, person.id)
        return Alteration(_welcomed(row, seats, number, table.hub.now()), seats)

    await _alter_seats(table, make)


async def leave(table: LiveTable, person: str, side: str | None) -> None:
    def make(row: TableRow, seats: list[SeatRow]) -> Alteration:
        leaving = [number for number in seats_held(seats, person) if side in (None, seats[number].side)]
        if not leaving:
            raise RequestRefused("refused-not-at-table")
        if row.status in OVER:
            raise RequestRefused("refused-not-playing")
        for number in leaving:
            _give_up(seats[number], person, row, usual_level(table.game))
        return Alteration(seats=seats)

    await _alter_seats(table, make)


async def set_seat(table: LiveTable, person: PersonRow, side: str, holder: Holder) -> None:
    """Bot, open or me: see the table in docs/protocol.md for who may do what when."""

    def make(row: TableRow, seats: list[SeatRow]) -> Alteration:
        number = table.seat_number(side)
        columns: dict[str, Any] = {}
        if isinstance(holder, OpenHolder) and are_dice_known(row):
            raise RequestRefused("refused-known-dice")
        if row.status == "gathering":
            _check_host(row, person.id)
            if isinstance(holder, Mine) and not seats[number].is_open and seats[number].bot is None:
                raise RequestRefused("refused-seat-taken", seat=side)
            seats[number] = held_by(holder, _emptied(seats[number]), person.id, table.game)
        elif row.status == "playing":
            _hand_over(row, seats[number], person.id, holder, table.game)
            if isinstance(holder, Mine):
                columns = _welcomed(row, seats, number, table.hub.now())
        else:
            raise RequestRefused("refused-not-playing")
        _check_seats_held(seats, person.id)
        return Alteration(columns, seats)

    await _alter_seats(table, make)


async def start(table: LiveTable, person: str) -> None:
    await undisturbed(_start(table, person))


async def _start(table: LiveTable, person: str) -> None:
    async with table.hub.database.reading() as connection:
        position = await big_part(connection, table.id, "position")
    async with table.lock:
        _check_host(table.row, person)
        if table.row.status != "gathering":
            raise RequestRefused("refused-started")
        game = table.game
        ledger = Ledger(Beginning(game, len(table.seats), table.row.options, table.row.seed, position))
        waiting, sides, now = ledger.match.waiting(), ledger.match.seat_ids, table.hub.now()

        def make(row: TableRow, seats: list[SeatRow]) -> Alteration:
            if row.status != "gathering":
                raise RequestRefused("refused-started")
            if any(seat.is_open for seat in seats):
                raise RequestRefused("refused-seats-open")
            if row.shuffle_seats:
                seats = _shuffled(seats)
            for seat, side in zip(seats, sides, strict=True):
                seat.side = side
            clocks = Clocks.wound_up(read_clock(row.clock), len(seats))
            clocks.move_on(waiting, now)
            columns = {
                "status": "playing",
                "revision": game.revision,
                "waiting": waiting,
                "clocks": clocks.to_store(),
                "wake_at": now,
            }
            return Alteration(columns, seats)

        await table.alter(make)
        table.ledger = ledger
        table.audience.tell_whole()
        table.autopilot.look()


async def close(table: LiveTable, person: str) -> None:
    def make(row: TableRow, seats: list[SeatRow]) -> Alteration:
        _check_host(row, person)
        if row.status in OVER:
            raise RequestRefused("refused-not-playing")
        if row.status == "playing" and any(seat.player not in (None, person) for seat in seats):
            raise RequestRefused("refused-others-playing")
        return Alteration({"status": "closed", "waiting": [], "wake_at": None})

    async with table.lock:
        await table.alter(make)
        table.autopilot.look()
        table.audience.tell_whole()


async def archive(table: LiveTable, person: str, archived: bool) -> None:
    async with table.hub.database.writing() as connection:
        await set_archived(connection, person, table.id, archived)


async def rematch(tables: LiveTables, table: LiveTable, person: PersonRow) -> LiveTable:
    """The same again, with the same people. Whoever asks first becomes host; the others come to the same table."""
    if not belongs_to(table.row, table.seats, person.id):
        raise RequestRefused("refused-not-at-table")
    async with table.lock:
        await table.refresh()
        if table.row.status not in OVER:
            raise RequestRefused("refused-not-over")
        if table.row.rematch is None:
            await _open_rematch(table, person)
        again = table.row.rematch
    if again is None:
        raise RequestRefused("refused-no-table")
    return await tables.get(again, person.id)


async def _open_rematch(table: LiveTable, person: PersonRow) -> None:
    old, hub = table.row, table.hub
    now = hub.now()
    row = msgspec.structs.replace(
        old,
        id=new_table_id(),
        code=new_code(),
        revision=table.game.revision,
        seed=secure_seed(),
        origin="rematch",
        lesson=None,
        status="gathering",
        host=person.id,
        proposal=None,
        rematch=None,
        quarantine=None,
        version=1,
        created_at=now,
        changed_at=now,
        number=0,
        step=0,
        paused=False,
        waiting=[],
        clocks={},
        wake_at=None,
        result=None,
    )
    seats = [
        msgspec.structs.replace(
            seat,
            table_id=row.id,
            substitute=None,
            bot=None if seat.owner else seat.bot,
            is_open=seat.is_open and not seat.owner,
        )
        for seat in table.seats
    ]
    sides = sides_at(table.game, len(seats), row.options)
    for seat, side in zip(seats, sides, strict=True):
        seat.side = side
    await add(hub, row, seats, None)
    await table.alter(lambda _row, _seats: Alteration({"rematch": row.id}))


# ---------------------------------------------------------------- making rows


def new_table_id() -> str:
    return secrets.token_urlsafe(12)


def new_code() -> str:
    return secrets.token_urlsafe(16)


async def _beginning(hub: Hub, person: str, game: Game, wish: NewTable) -> tuple[Beginning, list[str]]:
    """What the table starts from, and which sides sit at it."""
    if wish.position is None:
        settings, seats = game.table_settings(wish.options), len(wish.seats)
        sides = sides_at(game, seats, settings)
        return Beginning(game, seats, settings, secure_seed(), None), sides
    if wish.options:
        raise RequestRefused(
            "refused-malformed-request", where="$.options", problem="a position has options of its own"
        )
    return await _beginning_at(hub, person, game, wish.position, is_lesson=wish.lesson is not None)


async def _beginning_at(
    hub: Hub, person: str, game: Game, position: dict[str, Any], *, is_lesson: bool
) -> tuple[Beginning, list[str]]:
    """Start from a position. A lesson is the same for everybody; at any other table chance comes from the system's secure
    source, whatever the position says of it: nobody may know the dice and draws to come."""
    if not is_lesson:
        position = position | {"chance": {"seed": secure_seed().hex()}}
    found = await hub.uploads.position(person, hub.games.place(game.name), position)
    return Beginning(game, len(found.seats), found.options, found.seed, position), found.seats


def _row(hub: Hub, host: PersonRow, wish: NewTable, beginning: Beginning) -> TableRow:
    return new_row(
        hub,
        host,
        beginning,
        origin="new" if beginning.position is None else "position",
        lesson=wish.lesson,
        visibility="private" if wish.lesson is not None else wish.visibility,
        watch=wish.watch,
        hints=wish.hints,
        clock=msgspec.to_builtins(wish.clock),
        on_timeout=wish.on_timeout,
        shuffle_seats=wish.shuffle_seats,
    )


def new_row(hub: Hub, host: PersonRow, beginning: Beginning, **given: Any) -> TableRow:
    now = hub.now()
    defaults: dict[str, Any] = {
        "lesson": None,
        "status": "gathering",
        "visibility": "private",
        "watch": True,
        "hints": True,
        "clock": {"kind": "none"},
        "on_timeout": "bot",
        "shuffle_seats": False,
        "number": 0,
        "step": 0,
        "waiting": [],
        "wake_at": None,
        "result": None,
    }
    return TableRow(
        id=new_table_id(),
        code=new_code(),
        game=beginning.game.name,
        revision=beginning.game.revision,
        options=beginning.options,
        seed=beginning.seed,
        host=host.id,
        proposal=None,
        rematch=None,
        quarantine=None,
        version=1,
        created_at=now,
        paused=False,
        clocks={},
        changed_at=now,
        **(defaults | given),
    )


def held_by(holder: Holder, seat: SeatRow, person: str, game: Game) -> SeatRow:
    """An empty seat, taken as wished."""
    if isinstance(holder, Mine):
        name = None if holder.name is None else tidy_name(holder.name)
        return msgspec.structs.replace(seat, owner=person, is_open=False, name=name)
    if isinstance(holder, BotHolder):
        _check_level(game, holder.level)
        return msgspec.structs.replace(seat, bot=holder.level, is_open=False)
    return seat


# ---------------------------------------------------------------- seats


async def _alter_seats(table: LiveTable, make: Any) -> None:
    async with table.lock:
        await table.alter(make)
        table.autopilot.look()


def _open_seat(seats: list[SeatRow], side: str | None, table: LiveTable) -> int:
    if side is not None:
        number = table.seat_number(side)
        if not seats[number].is_open:
            raise RequestRefused("refused-seat-taken", seat=side)
        return number
    free = [seat.seat for seat in seats if seat.is_open]
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


def _shuffled(seats: list[SeatRow]) -> list[SeatRow]:
    """The same holders on other seats."""
    order = list(range(len(seats)))
    random.SystemRandom().shuffle(order)
    return [
        msgspec.structs.replace(seats[order[place]], seat=seat.seat, side=seat.side)
        for place, seat in enumerate(seats)
    ]


def _emptied(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, owner=None, substitute=None, bot=None, is_open=True, name=None)


def _with_options(game: Game, given: dict[str, Any], seats: list[SeatRow]) -> Alteration:
    """Other options may seat other sides; the holders stay where they are."""
    given["options"] = game.table_settings(given["options"])
    for seat, side in zip(seats, sides_at(game, len(seats), given["options"]), strict=True):
        seat.side = side
    return Alteration(given, seats)


# ---------------------------------------------------------------- checks


def are_dice_known(row: TableRow) -> bool:
    """Whoever brought a record or a lesson knows its seed: nobody else may sit down there."""
    return row.origin == "record" or row.lesson is not None


def _check_host(row: TableRow, person: str) -> None:
    if row.host != person:
        raise RequestRefused("refused-not-host")


def _check_may_join(row: TableRow, seats: list[SeatRow], person: str, code: str | None) -> None:
    if row.status in OVER:
        raise RequestRefused("refused-not-playing")
    if are_dice_known(row) and row.host != person:
        raise RequestRefused("refused-known-dice")
    invited = code is not None and secrets.compare_digest(code, row.code)
    if row.visibility != "open" and not invited and not belongs_to(row, seats, person):
        raise RequestRefused("refused-no-invite")


def _check_seats_held(seats: list[SeatRow], person: str) -> None:
    if len(seats_held(seats, person)) > SEATS_PER_PERSON:
        raise RequestRefused("refused-too-many-seats", most=str(SEATS_PER_PERSON))


def _check_level(game: Game, level: str) -> None:
    known = levels(game)
    if level not in known:
        listed = ", ".join(known)
        raise WarhostError(
            "unknown-bot",
            f"there is no bot {level!r} for {game.name}; known: {listed}",
            {"name": level, "known": listed},
        )
