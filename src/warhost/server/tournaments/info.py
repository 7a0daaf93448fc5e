"""A tournament as a given person is told of it: nothing of a deal that others still play."""

from __future__ import annotations

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.core.chance import commitment
from warhost.server.database.rows import PersonRow
from warhost.server.database.tournament_queries import (
    EntrantRow,
    PairingRow,
    TournamentRow,
    Whole,
    count_entrants,
    entered_by,
    rated_tables,
    running_daily,
    seeds_of,
    tournament_by_id,
    whole,
)
from warhost.server.game.offered import sides_at
from warhost.server.hub import Hub
from warhost.server.people.register import as_seen
from warhost.server.protocol.people import Person
from warhost.server.protocol.tournaments import (
    Adjusted,
    Entry,
    PairingInfo,
    PairingStatus,
    StandingLine,
    TournamentInfo,
    TournamentSummary,
)
from warhost.server.refusals import RequestRefused
from warhost.server.table.clocks import read_clock
from warhost.server.tournaments.counted import Counted, counted
from warhost.server.tournaments.entering import entry_of, why_not
from warhost.server.tournaments.hosting import is_organiser
from warhost.server.tournaments.results import (
    deal_of,
    is_opened,
    solo_seat,
    tie_breaks,
)
from warhost.server.tournaments.standings import Standing

LINES: Final = 100
"""Of the standings of a duplicate of the day at a time; and so many of those who came last are named while it is played."""


async def summaries(hub: Hub, rows: list[TournamentRow], asker: str | None) -> list[TournamentSummary]:
    names = [row.id for row in rows]
    async with hub.database.reading() as connection:
        counts = await count_entrants(connection, names)
        mine = set() if asker is None else await entered_by(connection, names, asker)
    return [summary(row, counts.get(row.id, 0), row.id in mine) for row in rows]


def summary(row: TournamentRow, entrants: int, mine: bool) -> TournamentSummary:
    return TournamentSummary(
        id=row.id,
        name=row.name,
        game=row.game,
        seats=row.seats,
        system=row.system,
        deal=row.deal,
        level=row.level,
        rated=row.rated,
        status=row.status,
        paused=row.paused,
        round=row.round,
        rounds=row.rounds,
        entrants=entrants,
        least=row.least,
        most=row.most,
        clock=read_clock(row.clock),
        visibility=row.visibility,
        club=row.club,
        starts_at=row.starts_at,
        ends_at=row.ends_at,
        created=row.created_at,
        changed=row.changed_at,
        mine=mine,
    )


async def told(
    hub: Hub, tournament: str, asker: PersonRow | None, code: str | None = None, after: int = 0
) -> TournamentInfo:
    """`after`: for a duplicate of the day, which many play, after how many lines of its standings to begin."""
    async with hub.database.reading() as connection:
        row = await tournament_by_id(connection, tournament)
        if row is None:
            raise RequestRefused("refused-no-tournament")
        results = await _results(hub, connection, row, None if asker is None else asker.id)
    return await _info(hub, results, asker, code, after)


async def _results(hub: Hub, connection: AsyncConnection, row: TournamentRow, person: str | None) -> Counted:
    if row.system == "daily" and row.status == "running":
        return counted(await running_daily(connection, row, person, LINES))
    kept: Counted | None = hub.finished_dailies.get((row.id, row.version))
    if kept is not None:
        return kept
    found = await whole(connection, row.id)
    if found is None:
        raise RequestRefused("refused-no-tournament")
    results = counted(found)
    if found.row.system == "daily":
        hub.finished_dailies.put((found.row.id, found.row.version), results)
    return results


async def _info(
    hub: Hub, results: Counted, asker: PersonRow | None, code: str | None, after: int
) -> TournamentInfo:
    found, points = results.found, results.points
    row = found.row
    person = None if asker is None else asker.id
    entry = None if person is None else entry_of(found, person)
    is_host = await is_organiser(hub, found, person)
    lines, more = _page(found, results.ranked, entry, after)
    shown = _shown(found, lines)
    named = {each.person for each in shown.entrants if each.person is not None}
    people = await hub.people.get_all(named | ({row.host} if row.host is not None else set()))
    seeds = await _seeds(hub, found)
    game = hub.games.get(row.game)
    async with hub.database.reading() as connection:
        count = (await count_entrants(connection, [row.id])).get(row.id, 0)
        rated = await rated_tables(connection, [each.table_id for each in shown.pairings if each.table_id])
    brief = summary(row, count, entry is not None)
    return TournamentInfo(
        **{name: getattr(brief, name) for name in TournamentSummary.__struct_fields__},
        host=_person(people, row.host),
        is_host=is_host,
        options=row.options,
        sides=sides_at(game, row.seats, game.table_settings(row.options)),
        on_timeout=row.on_timeout,
        round_every_s=row.round_every_s,
        next_round_at=row.next_at if row.status == "running" and row.system != "daily" else None,
        invite=row.code if is_host or (entry is not None and row.visibility == "link") else None,
        my_number=None if entry is None else entry.number,
        my_status=None if entry is None else entry.status,
        my_table=_table_of(found, entry),
        why_not=await why_not(hub, found, asker, code),
        commitment=_commitment(found, seeds),
        seeds=[seed.hex() for number, seed in sorted(seeds.items()) if is_opened(found, number)],
        tie_breaks=list(tie_breaks(row)),
        entries=[
            Entry(each.number, _person(people, each.person), each.status, each.timed_out_at is not None)
            for each in shown.entrants
        ],
        standings=[
            StandingLine(
                each.entrant,
                each.rank,
                each.points,
                each.played,
                each.wins,
                each.byes,
                each.head_to_head,
                each.sonneborn_berger,
                each.opponents,
            )
            for each in lines
        ],
        pairings=[
            _pairing(found, each, entry, points.get((each.round, each.board)), each.table_id in rated)
            for each in shown.pairings
        ],
        next=more,
    )


def _page(
    found: Whole, ranked: list[Standing], entry: EntrantRow | None, after: int
) -> tuple[list[Standing], int | None]:
    """Of a duplicate of the day some lines and the asker's, and where they go on; of all others everything."""
    if found.row.system != "daily":
        return ranked, None
    page = ranked[after : after + LINES]
    if entry is not None and not any(each.entrant == entry.number for each in page):
        page += [each for each in ranked if each.entrant == entry.number]
    return page, after + LINES if after + LINES < len(ranked) else None


def _shown(found: Whole, lines: list[Standing]) -> Whole:
    """With the people and tables of these lines, where not all can be told."""
    if found.row.system != "daily" or found.row.status == "running":
        return found
    numbers = {each.entrant for each in lines}
    return Whole(
        found.row,
        [each for each in found.entrants if each.number in numbers],
        [each for each in found.pairings if numbers.intersection(each.entrants)],
    )


async def _seeds(hub: Hub, found: Whole) -> dict[int, bytes]:
    """Of duplicate play: the deal of each round."""
    if found.row.deal == "own":
        return {}
    if found.row.system == "daily":
        return {1: deal_of(found.row)}
    one_a_round = {each.round: each.table_id for each in found.pairings if each.table_id}
    async with hub.database.reading() as connection:
        seeds = await seeds_of(connection, list(one_a_round.values()))
    return {number: seeds[table] for number, table in one_a_round.items() if table in seeds}


def _commitment(found: Whole, seeds: dict[int, bytes]) -> str | None:
    seed = seeds.get(found.row.round)
    return None if seed is None else commitment(seed)


def _table_of(found: Whole, entry: EntrantRow | None) -> str | None:
    if entry is None:
        return None
    mine = [
        each.table_id
        for each in found.pairings
        if entry.number in each.entrants and each.round == found.row.round
    ]
    return mine[-1] if mine else None


def _pairing(
    found: Whole, pairing: PairingRow, entry: EntrantRow | None, points: list[float] | None, rated: bool
) -> PairingInfo:
    row = found.row
    is_closed = row.deal == "same" and not is_opened(found, pairing.round)
    is_mine = entry is not None and entry.number in pairing.entrants
    adjusted = pairing.adjusted
    told = PairingInfo(
        round=pairing.round,
        board=pairing.board,
        table=pairing.table_id if is_mine or not is_closed else None,
        entrants=pairing.entrants,
        seat=solo_seat(row, pairing.round) if row.level else None,
        status=_status(pairing),
        places=pairing.places,
        scores=pairing.scores,
        points=points,
        absent=pairing.absent,
        rated=rated,
        adjusted=None
        if adjusted is None
        else Adjusted(adjusted["reason"], adjusted["at"], adjusted["before"]),
    )
    if is_closed and not pairing.is_bye:
        # Not even whether somebody has come to an end: how long a game takes tells how it went.
        told.status, told.places, told.scores, told.points = "sealed", None, None, None
        told.absent, told.adjusted = [], None
    return told


def _status(pairing: PairingRow) -> PairingStatus:
    if pairing.is_bye:
        return "bye"
    if pairing.is_open:
        return "playing"
    return "finished" if pairing.places is not None else "unfinished"


def _person(people: dict[str, PersonRow], person: str | None) -> Person | None:
    found = people.get(person or "")
    return None if found is None else as_seen(found)
