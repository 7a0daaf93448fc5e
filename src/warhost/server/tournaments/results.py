"""What is stored of a tournament as history, outcomes and standings. Pure."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from warhost.core.game import Game
from warhost.server.database.tournament_queries import Ended, PairingRow, TournamentRow, Whole
from warhost.server.tournaments.duplicate import Line, differences, table_lines
from warhost.server.tournaments.history import History, Round
from warhost.server.tournaments.points import BYE, places, table_points
from warhost.server.tournaments.standings import SWISS, USUAL, Outcome, Standing, TieBreak, standings
from warhost.server.tournaments.systems import Format

Points = dict[tuple[int, int], list[float]]
"""By round and board."""


def format_of(row: TournamentRow, game: Game) -> Format:
    """In duplicate play all tables have the same size: otherwise seats could not be compared."""
    allowed = (row.seats,) if row.deal == "same" else tuple(game.seat_counts)
    system = "round_robin" if row.system == "daily" else row.system
    return Format(system, row.seats, allowed, row.seed)


def deal_of(row: TournamentRow) -> bytes:
    """The seed of all tables of a daily duplicate."""
    return sha256(row.seed + b"deal").digest()


def solo_seat(row: TournamentRow, number: int) -> int:
    """Where everybody sits who plays alone against bots: in the next round one further."""
    return (sha256(row.seed + b"seat").digest()[0] + number - 1) % row.seats


def starters(found: Whole) -> list[int]:
    return [entrant.number for entrant in found.entrants if entrant.status in ("in", "out")]


def history_of(found: Whole) -> History:
    history = History()
    for number in range(1, found.row.round + 1):
        of_round = [pairing for pairing in found.pairings if pairing.round == number]
        tables = [] if found.row.level else [each.entrants for each in of_round if not each.is_bye]
        history.add(Round(tables, [each.entrants[0] for each in of_round if each.is_bye]))
    return history


def is_counted(found: Whole, pairing: PairingRow) -> bool:
    """In duplicate play a round counts when all of it is over: until then nobody learns how others did."""
    if pairing.is_open or pairing.places is None:
        return False
    return found.row.deal == "own" or is_opened(found, pairing.round)


def is_opened(found: Whole, number: int) -> bool:
    """Whether the deal of a round is no secret any more."""
    if found.row.system == "daily":
        return found.row.status == "finished"
    of_round = [pairing for pairing in found.pairings if pairing.round == number]
    return bool(of_round) and not any(pairing.is_open for pairing in of_round)


def points_of(found: Whole) -> Points:
    """What every table gives to those who sat there."""
    given: Points = {}
    for number in range(1, found.row.round + 1):
        counted = [each for each in found.pairings if each.round == number and is_counted(found, each)]
        tables = [each for each in counted if not each.is_bye]
        if found.row.deal == "own":
            given |= {(number, each.board): table_points(each.places or []) for each in tables}
            continue
        lines = [(each, line) for each in tables for line in _lines(found.row, each)]
        gains = differences([line for _, line in lines])
        for (pairing, _), gain in zip(lines, gains, strict=True):
            given.setdefault((number, pairing.board), []).append(gain)
    return given


def _lines(row: TournamentRow, pairing: PairingRow) -> list[Line]:
    """One for each entrant of a table, in the order of seats."""
    found = pairing.places or []
    # A table without scores was decided by its host.
    lines = table_lines(found, pairing.scores or [-place for place in found])
    return [lines[solo_seat(row, pairing.round)]] if row.level else lines


def outcomes_of(found: Whole, points: Points) -> list[Outcome]:
    if found.row.level:
        return _solo_outcomes(found, points)
    return [
        Outcome(each.entrants, each.places or [], points[each.round, each.board])
        for each in found.pairings
        if not each.is_bye and is_counted(found, each)
    ]


def _solo_outcomes(found: Whole, points: Points) -> list[Outcome]:
    """Who played the same deal alone has met all others who did."""
    outcomes = []
    for number in range(1, found.row.round + 1):
        played = [each for each in found.pairings if each.round == number and is_counted(found, each)]
        given = [points[number, each.board][0] for each in played]
        if len(played) > 1:
            better = sorted(given, reverse=True)
            first = {own: at for at, own in reversed(list(enumerate(better, 1)))}
            order = [first[own] for own in given]
            outcomes.append(Outcome([each.entrants[0] for each in played], order, given))
    return outcomes


def tie_breaks(row: TournamentRow) -> tuple[TieBreak, ...]:
    return SWISS if row.system == "swiss" else USUAL


def ranking(found: Whole, points: Points) -> list[Standing]:
    """Best first; in a knock-out whoever came further is before whoever did not, and of a day whoever came to an end."""
    lots = starters(found)
    Format("swiss", 2, (2,), found.row.seed).lots("standing").shuffle(lots)
    byes = Counter(each.entrants[0] for each in found.pairings if each.is_bye)
    bye = BYE if found.row.deal == "own" else 0.0
    ranked = standings(lots, outcomes_of(found, points), byes, tie_breaks(found.row), bye)
    if found.row.system == "knock_out":
        reached = dict.fromkeys(lots, 0)
        for pairing in found.pairings:
            reached |= {number: max(reached.get(number, 0), pairing.round) for number in pairing.entrants}
        last = _places_in_last_round(found)
        ranked.sort(key=lambda each: (-reached[each.entrant], last.get(each.entrant, 0)))
    if found.row.system == "daily":
        ranked.sort(key=lambda each: each.played == 0)
    for rank, standing in enumerate(ranked, 1):
        standing.rank = rank
    return ranked


def _places_in_last_round(found: Whole) -> dict[int, int]:
    """On which place everybody ended at the last table they had."""
    return {
        number: place
        for pairing in found.pairings
        if pairing.places is not None and not pairing.is_bye and is_counted(found, pairing)
        for number, place in zip(pairing.entrants, pairing.places, strict=True)
    }


def with_result(row: TournamentRow, pairing: PairingRow, ended: Ended) -> None:
    """Note how a table ended. Where a bot played for somebody at the end, that somebody is last; a table that was closed before
    its end has no winner."""
    if row.level:
        own = solo_seat(row, pairing.round)
        absent = [own] if ended.seats[own].bot is not None else []
    else:
        absent = [seat.seat for seat in ended.seats if seat.bot is not None]
    pairing.is_open, pairing.absent = False, absent
    if ended.result is None:
        pairing.places = None if row.level else places([], [0] * len(ended.seats), absent)
        return
    sides = [seat.side for seat in ended.seats]
    pairing.scores = [ended.result["scores"][side] for side in sides]
    winners = [sides.index(side) for side in ended.result["winners"]]
    agreed = ended.result.get("places")
    # People may have agreed to an end, with places of their own.
    scores = pairing.scores if agreed is None else [-agreed[side] for side in sides]
    gone = {*absent, *(sides.index(side) for side in ended.result.get("abandoned", []))}
    pairing.places = places(winners if agreed is None else [], scores, sorted(gone))
