"""Making a tournament, entering it and leaving it again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from sqlalchemy.exc import IntegrityError

from warhost.bots import levels, steady_levels
from warhost.server.database.club_queries import role_of
from warhost.server.database.order_queries import OrderRow, add_order
from warhost.server.database.peace_queries import sharing_a_device
from warhost.server.database.rows import PersonRow
from warhost.server.database.table_queries import Outdated, add_table
from warhost.server.database.tournament_queries import (
    EntrantRow,
    TournamentRow,
    Whole,
    add_entrant,
    add_pairings,
    add_tournament,
    as_far_as_needed,
    barred_since,
    change_entrant,
    change_tournament,
    delete_entrant,
    entered_now,
    give_seat,
    hosted_now,
    leave_number,
)
from warhost.server.game.offered import has_own_text
from warhost.server.hub import Hub
from warhost.server.protocol.tables import NoClock
from warhost.server.protocol.tournaments import NewTournament
from warhost.server.protocol.values import Refusal
from warhost.server.refusals import RequestRefused
from warhost.server.table.live_tables import LiveTables
from warhost.server.texts import one_line
from warhost.server.tournaments.history import Round
from warhost.server.tournaments.new_tables import drawn_round

ATTEMPTS: Final = 8
HOSTED_MOST: Final = 5
ENTERED_MOST: Final = 20
PRESENT: Final = ("in", "waiting")
YEAR_MS: Final = 366 * 86_400_000


async def make(hub: Hub, host: PersonRow, wish: NewTournament) -> str:
    """A tournament of this person; returns its id."""
    check_account(hub, host)
    hub.limits.spend("table", person=host.id)
    _check_wish(hub, wish)
    async with hub.database.reading() as connection:
        if wish.club is not None and await role_of(connection, wish.club, host.id) not in (
            "owner",
            "organiser",
        ):
            raise RequestRefused("refused-club-role")
        if await hosted_now(connection, host.id) >= HOSTED_MOST:
            raise RequestRefused("refused-too-many-tournaments", most=str(HOSTED_MOST))
    now = hub.clock.now()
    row = TournamentRow(
        id=hub.chance.token(12),
        code=hub.chance.token(16),
        name=one_line(wish.name) or wish.game,
        game=wish.game,
        seats=wish.seats,
        options=wish.options,
        system=wish.system,
        deal=wish.deal,
        level=wish.level,
        rated=wish.rated and wish.deal == "own" and hub.settings.accounts,
        rounds=wish.rounds,
        clock=msgspec.to_builtins(wish.clock),
        on_timeout=wish.on_timeout,
        visibility=wish.visibility,
        host=host.id,
        club=wish.club,
        least=wish.least,
        most=wish.most,
        starts_at=wish.starts_at,
        round_every_s=wish.round_every_s,
        ends_at=None,
        status="gathering",
        paused=False,
        round=0,
        round_at=None,
        seed=hub.chance.seed(),
        version=1,
        created_at=now,
        started_at=None,
        changed_at=now,
        next_at=wish.starts_at,
    )
    async with hub.database.writing() as connection:
        await add_tournament(connection, row)
    return row.id


def _check_wish(hub: Hub, wish: NewTournament) -> None:
    game, now = hub.games.get(wish.game), hub.clock.now()
    game.check_seats(wish.seats)
    # Own texts would be tried out by everybody's table.
    if has_own_text(game, wish.options):
        raise _malformed("options", "texts of one's own have no place in a tournament")
    game.table_settings(wish.options)
    if isinstance(wish.clock, NoClock):
        raise _malformed("clock", "a tournament needs a clock")
    if wish.level is not None and (wish.deal != "same" or wish.system != "round_robin"):
        raise _malformed("level", "alone against bots everybody plays the same deal, in a round-robin")
    if wish.level is not None and wish.level not in levels(game):
        raise _malformed("level", f"known: {', '.join(levels(game))}")
    if wish.level is not None and wish.level not in steady_levels(game):
        raise RequestRefused("refused-unsteady-bot", level=wish.level, known=", ".join(steady_levels(game)))
    smallest = (
        2 if wish.level else wish.seats if wish.deal == "same" else min(c for c in game.seat_counts if c > 1)
    )
    if wish.deal == "same" and wish.level is None:
        smallest = 2 * wish.seats
    if not smallest <= wish.least <= wish.most:
        raise _malformed("least", f"from {smallest} up to `most`")
    if wish.starts_at is not None and not now < wish.starts_at < now + YEAR_MS:
        raise _malformed("starts_at", "a moment to come, within a year")


def _malformed(where: str, problem: str) -> RequestRefused:
    return RequestRefused("refused-malformed-request", where=f"$.{where}", problem=problem)


def check_account(hub: Hub, person: PersonRow) -> None:
    """A guest could come again as somebody else: with one entry each, and no time-outs remembered, it would mean nothing."""
    if hub.settings.accounts and person.login is None:
        raise RequestRefused("refused-event-guest")


# ---------------------------------------------------------------- coming and going


async def why_not(
    hub: Hub, found: Whole, person: PersonRow | None, code: str | None = None
) -> Refusal | None:
    """Why somebody cannot enter; whoever takes part already can."""
    row = found.row
    if person is None:
        return Refusal("refused-no-person")
    if entry_of(found, person.id) is not None:
        return Refusal("refused-already-tried") if row.system == "daily" else None
    if row.status not in ("gathering", "running"):
        return Refusal("refused-tournament-over")
    if row.system == "daily" and hub.clock.now() >= (row.ends_at or 0):
        return Refusal("refused-tournament-over")
    if hub.settings.accounts and person.login is None:
        return Refusal("refused-event-guest")
    async with hub.database.reading() as connection:
        is_member = row.club is not None and await role_of(connection, row.club, person.id) is not None
        if row.club is not None and not is_member:
            return Refusal("refused-not-member")
        if row.visibility != "open" and not is_member and code != row.code and row.host != person.id:
            return Refusal("refused-no-invite")
        if row.system == "daily":
            return None
        others = {each.person for each in found.entrants if each.person and each.status in PRESENT}
        if row.rated and await sharing_a_device(connection, person.id, others):
            return Refusal("refused-same-device-event")
        if await barred_since(connection, person.id) is not None:
            return Refusal("refused-barred")
        if await entered_now(connection, person.id) >= ENTERED_MOST:
            return Refusal("refused-too-many-tournaments", {"most": str(ENTERED_MOST)})
    return None


def entry_of(found: Whole, person: str) -> EntrantRow | None:
    return next((each for each in found.entrants if each.person == person), None)


async def enter(tables: LiveTables, tournament: str, person: PersonRow, code: str | None) -> list[str]:
    """Take part. Returns tables that have begun by that."""
    hub = tables.hub
    hub.limits.spend("table", person=person.id)

    async def attempt(found: Whole) -> list[str]:
        refusal = await why_not(hub, found, person, code)
        if refusal is not None:
            raise RequestRefused(refusal.reason, **refusal.variables)
        if entry_of(found, person.id) is not None:
            return []
        return await _add(hub, found, person)

    return await attempted(hub, tournament, person.id, attempt)


async def _add(hub: Hub, found: Whole, person: PersonRow) -> list[str]:
    row, now = found.row, hub.clock.now()
    number = max((each.number for each in found.entrants), default=-1) + 1
    come = sum(each.status == "in" for each in found.entrants)
    is_daily = row.system == "daily"
    has_room = is_daily or (row.status == "gathering" and come < row.most)
    drawn = None
    if is_daily:
        people: dict[int, str | None] = {number: person.id}
        drawn = await drawn_round(hub, row, 1, Round([[number]]), people, first_board=number + 1)
    columns = {"changed_at": now}
    if row.status == "gathering" and row.starts_at is None and has_room and come + 1 >= row.most:
        columns["next_at"] = now
    async with hub.database.writing() as connection:
        await change_tournament(connection, row, columns)
        await add_entrant(
            connection, EntrantRow(row.id, number, person.id, "in" if has_room else "waiting", now)
        )
        if drawn is not None:
            await add_pairings(connection, drawn.pairings)
            for table, seats in drawn.tables:
                await add_table(connection, table, seats, {"position": None, "record": None})
    return [] if drawn is None else [table.id for table, _ in drawn.tables]


async def leave(tables: LiveTables, tournament: str, person: PersonRow) -> None:
    """Before the start as if one had never come; later a substitute takes over, or a bot."""
    hub = tables.hub

    async def attempt(found: Whole) -> list[str]:
        entry = entry_of(found, person.id)
        if entry is None or found.row.system == "daily":
            raise RequestRefused("refused-no-entrant")
        if found.row.status not in ("gathering", "running"):
            raise RequestRefused("refused-tournament-over")
        return await withdraw(hub, found, entry)

    await tables.belongings_moved(await attempted(hub, tournament, person.id, attempt))


async def withdraw(hub: Hub, found: Whole, entry: EntrantRow) -> list[str]:
    """Returns tables at which somebody else sits now."""
    row, now = found.row, hub.clock.now()
    async with hub.database.writing() as connection:
        await change_tournament(connection, row, {"changed_at": now})
        if row.status == "gathering" or entry.status == "waiting":
            await delete_entrant(connection, row.id, entry.number)
            waiting = next((each for each in found.entrants if each.status == "waiting"), None)
            if entry.status == "in" and waiting is not None:
                await change_entrant(connection, row.id, waiting.number, {"status": "in"})
            return []
        if entry.status != "in":
            return []
        substitute = await leave_number(connection, row.id, entry.number, now)
        place = seat_now(found, entry.number)
        if place is None:
            return []
        table, seat = place
        if substitute is not None and not row.level:
            await give_seat(connection, table, seat, entry.person or "", substitute)
            return [table]
        await add_order(
            connection, OrderRow(hub.chance.token(12), "depart", table, entry.person, now, False, None)
        )
        return []


def seat_now(found: Whole, number: int) -> tuple[str, int] | None:
    """The running table at which somebody plays for this number, and where."""
    for pairing in found.pairings:
        if pairing.is_open and pairing.table_id and number in pairing.entrants:
            return pairing.table_id, pairing.entrants.index(number)
    return None


async def attempted(
    hub: Hub, tournament: str, person: str, attempt: Callable[[Whole], Awaitable[list[str]]]
) -> list[str]:
    """Read the tournament as far as this person needs it, and change it; again if somebody else has changed it meanwhile."""
    for _ in range(ATTEMPTS):
        async with hub.database.reading() as connection:
            found = await as_far_as_needed(connection, tournament, person)
        if found is None:
            raise RequestRefused("refused-no-tournament")
        try:
            return await attempt(found)
        except (Outdated, IntegrityError):
            continue
    raise RequestRefused("refused-busy")
