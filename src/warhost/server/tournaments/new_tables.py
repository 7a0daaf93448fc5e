"""The tables of a round: stored together with it, already begun, at home on no server until somebody comes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from warhost.core.game import Game
from warhost.server.database.rows import SeatRow, TableRow
from warhost.server.database.tournament_queries import PairingRow, TournamentRow
from warhost.server.game.ledger import Beginning, Ledger
from warhost.server.hub import Hub
from warhost.server.ratings.anchors import anchor
from warhost.server.table.clocks import Clocks, read_clock
from warhost.server.table.eyes import remembered
from warhost.server.table.new_tables import new_code, new_table_id
from warhost.server.table.waking import wake_at
from warhost.server.tournaments.history import Round
from warhost.server.tournaments.results import deal_of, solo_seat

STAND_IN = "easy"
"""The bot that plays for a number whom nobody plays for."""


class Drawn(Struct):
    """A round with all that has to be stored of it."""

    pairings: list[PairingRow]
    tables: list[tuple[TableRow, list[SeatRow]]]


class SetUp(Struct):
    waiting: list[int]
    sides: list[str]
    revision: int


async def drawn_round(
    hub: Hub,
    row: TournamentRow,
    number: int,
    played: Round,
    people: dict[int, str | None],
    first_board: int = 1,
) -> Drawn:
    """`people`: who plays for which number."""
    drawn = Drawn([], [])
    apart = await _apart(hub, row, people)
    # Of the day's deal everybody's table is drawn when they come; otherwise a round that is drawn again has another deal.
    shared = deal_of(row) if row.system == "daily" else hub.chance.seed()
    for board, entrants in enumerate([*played.tables, *([bye] for bye in played.byes)], first_board):
        pairing = PairingRow(row.id, number, board, None, list(entrants), False)
        drawn.pairings.append(pairing)
        if board - first_board >= len(played.tables):
            continue
        seed = shared if row.deal == "same" else hub.chance.seed()
        holders = _holders(row, number, entrants, people)
        table, seats = await _table(hub, row, holders, seed, rated=_counts(row, holders, apart))
        pairing.table_id, pairing.is_open = table.id, True
        drawn.tables.append((table, seats))
    return drawn


async def _apart(hub: Hub, row: TournamentRow, people: dict[int, str | None]) -> set[frozenset[str]]:
    """Who does not play whom for ratings. Whoever enters is asked; some share a browser only later."""
    if not row.rated:
        return set()
    async with hub.database.reading() as connection:
        return await hub.peace.pairs_apart(connection, set(filter(None, people.values())), rated=True)


def _counts(row: TournamentRow, holders: Sequence[str | None], apart: set[frozenset[str]]) -> bool:
    """A table is rated as its tournament is, unless a stand-in's strength was never measured, or two of one browser meet."""
    if not row.rated or (None in holders and anchor(row.game, STAND_IN) is None):
        return False
    return not any(pair <= set(holders) for pair in apart)


def _holders(
    row: TournamentRow, number: int, entrants: Sequence[int], people: dict[int, str | None]
) -> list[str | None]:
    """Who sits where; None for a bot."""
    if not row.level:
        return [people.get(entrant) for entrant in entrants]
    seats: list[str | None] = [None] * row.seats
    seats[solo_seat(row, number)] = people.get(entrants[0])
    return seats


async def _table(
    hub: Hub, row: TournamentRow, holders: Sequence[str | None], seed: bytes, *, rated: bool
) -> tuple[TableRow, list[SeatRow]]:
    game, now = hub.games.get(row.game), hub.clock.now()
    options = game.table_settings(row.options)
    begun = await hub.offload(_set_up, game, len(holders), options, seed)
    host = next((person for person in holders if person is not None), row.host)
    table, is_sealed = new_table_id(hub.chance), row.deal == "same"
    level = row.level or STAND_IN
    seats = remembered(
        [
            SeatRow(table, seat, side, person, None, level if person is None else None, False, None)
            for seat, (side, person) in enumerate(zip(begun.sides, holders, strict=True))
        ]
    )
    clocks = Clocks.wound_up(read_clock(row.clock), len(seats))
    clocks.move_on(begun.waiting, hub.table_time())
    return TableRow(
        id=table,
        code=new_code(hub.chance),
        game=row.game,
        revision=begun.revision,
        options=options,
        seed=seed,
        origin="new",
        lesson=None,
        status="playing",
        visibility="private" if is_sealed else row.visibility,
        watch=not is_sealed,
        hints=False,
        keep_secrets=False,
        rated=rated,
        clock=row.clock,
        on_timeout=row.on_timeout,
        shuffle_seats=False,
        host=host or "",
        kicked=[],
        proposal=None,
        rematch=None,
        quarantine=None,
        version=1,
        created_at=now,
        number=0,
        step=0,
        paused=False,
        waiting=begun.waiting,
        clocks=clocks.to_store(),
        wake_at=wake_at(hub, begun.waiting, seats, clocks),
        changed_at=now,
        result=None,
        event=row.id,
        sealed=is_sealed,
        club=row.club,
    ), seats


def _set_up(game: Game, seats: int, options: dict[str, str], seed: bytes) -> SetUp:
    """Some games take a while for it: in a thread."""
    match = Ledger(Beginning(game, seats, options, seed, None)).match
    return SetUp(match.waiting(), list(match.seat_ids), match.state.revision)
