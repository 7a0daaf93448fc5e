"""What the host of a table does: other settings, start, pause, close."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET

from warhost.core.game import Game
from warhost.server.database.rows import SeatRow
from warhost.server.game.ledger import Beginning, Ledger
from warhost.server.game.offered import sides_at
from warhost.server.protocol.tables import Pause, TableChanges
from warhost.server.ratings.terms import check_casual, check_seats, check_terms
from warhost.server.refusals import RequestRefused
from warhost.server.table.clocks import Clocks, read_clock
from warhost.server.table.deeds import Effect, Start
from warhost.server.table.eyes import seats_played
from warhost.server.table.info import OVER, are_dice_known, others_sit
from warhost.server.table.seating import check_host, check_no_event, shuffled
from warhost.server.table.state import TableState

ONLY_BEFORE_START: Final = ("options", "hints", "keep_secrets", "clock", "on_timeout", "rated")


def change(table: TableState, wish: TableChanges, person: str | None) -> Effect:
    row = table.row
    check_host(row, person)
    given = {
        name: getattr(wish, name)
        for name in TableChanges.__struct_fields__
        if getattr(wish, name) is not UNSET
    }
    if row.status != "gathering" and any(name in given for name in ONLY_BEFORE_START):
        raise RequestRefused("refused-started")
    if "clock" in given:
        given["clock"] = msgspec.to_builtins(given["clock"])
    if given.get("rated", row.rated) != row.rated and others_sit(table.seats, row.host):
        raise RequestRefused("refused-rated-others")
    changed = msgspec.structs.replace(row, **given)
    check_terms(changed, table.game)
    check_seats(changed, table.game, table.seats, table.participants)
    if are_dice_known(row):
        given.pop("visibility", None)
    if "options" not in given:
        return Effect(columns=given)
    if row.origin in ("position", "record"):
        raise RequestRefused("refused-from-position")
    return _with_options(table.game, given, table.copied_seats())


def _with_options(game: Game, given: dict[str, Any], seats: list[SeatRow]) -> Effect:
    """Other options may seat other sides; the holders stay where they are."""
    given["options"] = game.table_settings(given["options"])
    for seat, side in zip(seats, sides_at(game, len(seats), given["options"]), strict=True):
        seat.side = side
    return Effect(columns=given, seats=seats)


def start(table: TableState, wish: Start, person: str | None) -> Effect:
    row, seats, game, now = table.row, table.copied_seats(), table.game, table.time()
    check_host(row, person)
    if row.status != "gathering":
        raise RequestRefused("refused-started")
    if any(seat.is_open for seat in seats):
        raise RequestRefused("refused-seats-open")
    check_terms(row, game)
    check_seats(row, game, seats, table.participants)
    ledger = Ledger(Beginning(game, len(seats), row.options, row.seed, wish.position))
    waiting, sides = ledger.match.waiting(), ledger.match.seat_ids
    if row.shuffle_seats:
        seats = shuffled(seats, table.chance)
    for seat, side in zip(seats, sides, strict=True):
        seat.side = side
    clocks = Clocks.wound_up(read_clock(row.clock), len(seats))
    clocks.move_on(waiting, now)
    columns = {
        "status": "playing",
        "revision": ledger.match.state.revision,
        "waiting": waiting,
        "clocks": clocks.to_store(),
    }
    return Effect(columns=columns, seats=seats, ledger=ledger, tell=lambda audience: audience.tell_whole())


def pause(table: TableState, wish: Pause, person: str | None) -> Effect | None:
    """Stop the clocks, or let them go on. The host does both; when the host has been away for a while, whoever plays here may
    let them go on. Nobody stops the clocks of a rated game, and at a tournament's table only the tournament does (`person` is
    empty)."""
    ledger = table.running()
    if person:
        _check_may_pause(table, wish, person)
    if ledger.match.over or table.row.status != "playing":
        raise RequestRefused("refused-not-playing")
    if ledger.paused == wish.paused:
        return None
    entry = ledger.pause(wish.paused, 0, "person", table.now())
    clocks = table.clocks.copy()
    if wish.paused:
        clocks.stand_still(table.time())
    else:
        clocks.move_on(ledger.match.waiting(), table.time())
    return Effect(entry, clocks, tell=lambda audience: audience.tell_table())


def _check_may_pause(table: TableState, wish: Pause, person: str) -> None:
    check_no_event(table.row)
    if wish.paused:
        check_casual(table.row, "refused-rated-pause")
    if wish.paused or not seats_played(table.seats, person):
        check_host(table.row, person)
    elif person != table.row.host and not table.host_is_away():
        raise RequestRefused("refused-host-not-away")


def close(table: TableState, person: str | None) -> Effect:
    """End a table that nobody else plays at. An administrator (`person` is empty) ends any."""
    row = table.row
    if person:
        check_host(row, person)
    if row.status in OVER:
        raise RequestRefused("refused-not-playing")
    if person and row.status == "playing" and any(seat.player not in (None, person) for seat in table.seats):
        raise RequestRefused("refused-others-playing")
    if person and row.status == "playing":
        check_casual(row, "refused-rated-close")
    columns: dict[str, Any] = {"status": "closed", "waiting": [], "wake_at": None}
    return Effect(columns=columns, tell=lambda audience: audience.tell_whole())
