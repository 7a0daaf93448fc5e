"""Looking for a game. Seeks lie in the database; whoever asks for theirs is paired with those who look for the same, in one
transaction that also makes the table. Nobody is told but those who ask: it costs the same with three people and with thousands,
and any number of servers may do it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.bots import usual_level
from warhost.core.errors import WarhostError
from warhost.core.game import Game
from warhost.server.database.person_queries import people_by_ids
from warhost.server.database.result_queries import ratings_of
from warhost.server.database.result_rows import ALL_SEASONS, ALL_SIDES
from warhost.server.database.rows import PersonRow, SeatRow, TableRow
from warhost.server.database.seek_queries import (
    SeekRow,
    drop_lapsed,
    drop_seek,
    due_for_bots,
    let_bots_wait,
    prolong,
    put_seek,
    seat_seekers,
    seek_of,
    take_turn_pairing,
    waiting_for_same,
)
from warhost.server.database.table_queries import add_table
from warhost.server.game.offered import has_own_text, sides_at
from warhost.server.hub import Hub
from warhost.server.protocol.ratings import Seek, SeekState
from warhost.server.protocol.tables import SlowClock
from warhost.server.ratings.pairing import Found, found_for
from warhost.server.ratings.skill import Skill
from warhost.server.ratings.terms import check_account, check_seats, check_terms
from warhost.server.refusals import RequestRefused
from warhost.server.table.creation import FIRST_FENCE
from warhost.server.table.live_tables import LiveTables
from warhost.server.table.new_tables import from_setup, new_row

LIVE_FOR_MS: Final = 20_000
"""A live seek lapses when its person has not asked for so long."""
SLOW_FOR_MS: Final = 7 * 86_400_000
SWEPT: Final = 20
"""So many slow seeks get their bots at one look."""
AGAIN_MS: Final = 600_000
"""A seek for which bots could not sit down is tried again after so long: others must not wait for it."""
KEPT_MS: Final = 3_600_000
"""So long after it has lapsed a seek is still there, for whoever asks what became of it."""

log = structlog.get_logger()


async def seek(tables: LiveTables, person: PersonRow, wish: Seek) -> SeekState:
    """Look for a game from now on, instead of whatever was looked for before."""
    hub = tables.hub
    hub.limits.spend("seek", person=person.id)
    game = hub.games.get(wish.game)
    game.check_seats(wish.seats)
    await hub.quotas.check_table(person)
    now = hub.clock.now()
    wish = _as_agreed(game, wish)
    row = _row(hub, person, wish)
    check_terms(row, game)
    check_account(row, person)
    if wish.bots_after_s is not None:
        check_seats(row, game, _seats(hub, row, Found([], wish.seats, is_enough=False), wish), {})
    async with hub.database.writing() as connection:
        skill = await _skill(connection, person.id, wish)
        await drop_lapsed(connection, now - KEPT_MS)
        await put_seek(
            connection,
            SeekRow(
                person.id,
                wish.game,
                _terms(wish),
                wish.seats,
                _pace(wish),
                wish.rated,
                msgspec.to_builtins(wish),
                skill.strength,
                skill.deviation,
                now,
                now + lasts(wish),
                None,
                None if wish.bots_after_s is None else now + wish.bots_after_s * 1000,
            ),
        )
    return await ask(tables, person)


async def ask(tables: LiveTables, person: PersonRow) -> SeekState:
    """What became of somebody's seek; if there are enough now, they sit down."""
    hub = tables.hub
    now = hub.clock.now()
    async with hub.database.reading() as connection:
        own = await seek_of(connection, person.id)
    if own is None or (own.table_id is None and own.until <= now):
        return SeekState("none", None, None, None, 0)
    wish = msgspec.convert(own.seek, Seek)
    if own.table_id is not None:
        return SeekState("paired", wish, own.made_at, own.table_id, wish.seats)
    found, table = await _pair(hub, person, own, wish, now)
    if table is None:
        return SeekState("waiting", wish, own.made_at, None, len(found.people))
    await (await tables.adopt(table, FIRST_FENCE)).start(person.id)
    return SeekState("paired", wish, own.made_at, table, wish.seats)


async def sweep(tables: LiveTables) -> None:
    """Let bots sit down with those who look for a slow game and wanted to wait no longer: they do not ask. Live seeks are asked
    for all the time, or lapse."""
    hub, now = tables.hub, tables.hub.clock.now()
    async with hub.database.reading() as connection:
        due = await due_for_bots(connection, now, "slow", SWEPT)
    for identity in due:
        person = await hub.people.get(identity)
        try:
            if person is not None:
                await ask(tables, person)
        except WarhostError as error:
            log.warning("seek stands still", person=identity, reason=error.key)
            async with hub.database.writing() as connection:
                await let_bots_wait(connection, identity, now + AGAIN_MS)


async def give_up(hub: Hub, person: PersonRow) -> None:
    async with hub.database.writing() as connection:
        await drop_seek(connection, person.id)


def lasts(wish: Seek) -> int:
    return SLOW_FOR_MS if isinstance(wish.clock, SlowClock) else LIVE_FOR_MS


async def _pair(hub: Hub, person: PersonRow, own: SeekRow, wish: Seek, now: int) -> tuple[Found, str | None]:
    """Those who were found, and the table at which they sit, if they are enough. A seek that another server has served in the
    meantime is left alone."""
    async with hub.database.writing() as connection:
        await take_turn_pairing(connection, is_sqlite=hub.database.is_sqlite)
        again = await seek_of(connection, person.id)
        if again is None or again.table_id is not None:
            return Found([own], 0, is_enough=False), None
        if isinstance(wish.clock, SlowClock) or again.until - now < LIVE_FOR_MS // 2:
            await prolong(connection, person.id, now + lasts(wish))
        waiting = await waiting_for_same(connection, again, now)
        crowd = {each.person for each in waiting}
        apart = await hub.peace.pairs_apart(connection, crowd, rated=wish.rated)
        found = found_for(own, waiting, now, lambda one, other: frozenset((one, other)) not in apart)
        if not found.is_enough:
            return found, None
        people = await people_by_ids(connection, {each.person for each in found.people})
        row = _row(hub, person, wish)
        seats = _seats(hub, row, found, wish)
        check_seats(row, hub.games.get(wish.game), seats, people)
        hub.ownership.check()
        further = {
            "position": None,
            "record": None,
            "owner": hub.ownership.name,
            "fence": FIRST_FENCE,
        }
        await add_table(connection, row, seats, further)
        await seat_seekers(connection, [each.person for each in found.people], row.id)
    return found, row.id


def _as_agreed(game: Game, wish: Seek) -> Seek:
    """With those of the options that are not as usual: equals among them look equal, however they were written."""
    if has_own_text(game, wish.options):
        raise RequestRefused(
            "refused-malformed-request",
            where="$.options",
            problem="texts of one's own are no rules that others look for",
        )
    usual, agreed = game.table_settings({}), game.table_settings(wish.options)
    changed = {name: value for name, value in sorted(agreed.items()) if usual[name] != value}
    return msgspec.structs.replace(wish, options=changed)


def _terms(wish: Seek) -> str:
    """Rules as usual add nothing; others could be long."""
    terms = f"{wish.seats} {int(wish.rated)} {msgspec.json.encode(wish.clock).decode()}"
    if not wish.options:
        return terms
    whole = terms.encode() + msgspec.json.encode(wish.options)
    return f"{wish.seats} {int(wish.rated)} {sha256(whole).hexdigest()}"


def _pace(wish: Seek) -> str:
    return "slow" if isinstance(wish.clock, SlowClock) else "live"


def _row(hub: Hub, host: PersonRow, wish: Seek) -> TableRow:
    game = hub.games.get(wish.game)
    beginning = from_setup(hub.chance, game, wish.seats, game.table_settings(wish.options))
    return new_row(
        hub.chance,
        host,
        beginning,
        hub.clock.now(),
        origin="new",
        visibility="link",
        hints=not wish.rated,
        clock=msgspec.to_builtins(wish.clock),
        shuffle_seats=True,
        rated=wish.rated,
    )


def _seats(hub: Hub, row: TableRow, found: Found, wish: Seek) -> list[SeatRow]:
    game = hub.games.get(wish.game)
    sides = sides_at(game, wish.seats, row.options)
    holders = [each.person for each in found.people]
    return [
        SeatRow(row.id, seat, side, holders[seat], None, None, False, None)
        if seat < len(holders)
        else SeatRow(row.id, seat, side, None, None, usual_level(game), False, None)
        for seat, side in enumerate(sides)
    ]


async def _skill(connection: AsyncConnection, person: str, wish: Seek) -> Skill:
    for row in await ratings_of(connection, [person], wish.game, _pace(wish)):
        if (row.season, row.side) == (ALL_SEASONS, ALL_SIDES):
            return Skill(row.strength, row.deviation)
    return Skill()
