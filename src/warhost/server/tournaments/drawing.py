"""Who sits together in the next round of a tournament as it stands. Pure."""

from __future__ import annotations

from warhost.server.database.tournament_queries import PairingRow, Whole
from warhost.server.tournaments.history import Round
from warhost.server.tournaments.results import history_of, points_of, ranking, starters
from warhost.server.tournaments.systems import Format, advancing, knock_out, round_robin, swiss


def next_round(found: Whole, form: Format) -> Round:
    """Without tables: there is none."""
    row = found.row
    if row.level:
        return Round([[number] for number in _still_in(found)])
    if row.system == "round_robin":
        numbers = starters(found)
        played = round_robin(form, len(numbers), row.rounds)[row.round]
        return Round(
            [[numbers[place] for place in table] for table in played.tables],
            [numbers[place] for place in played.byes],
        )
    if row.system == "swiss":
        return swiss(form, _present_by_rank(found), history_of(found))
    survivors = _survivors(found, form)
    return knock_out(form, survivors, history_of(found)) if form.sizes(len(survivors)) else Round([])


def _still_in(found: Whole) -> list[int]:
    return [entrant.number for entrant in found.entrants if entrant.status == "in"]


def _present_by_rank(found: Whole) -> list[int]:
    still_in = set(_still_in(found))
    return [each.entrant for each in ranking(found, points_of(found)) if each.entrant in still_in]


def _survivors(found: Whole, form: Format) -> list[int]:
    """Best first: by lot at the beginning, then by what everybody has reached."""
    order = _present_by_rank(found)
    if found.row.round == 0:
        return order
    last = [pairing for pairing in found.pairings if pairing.round == found.row.round]
    tables = [_best_first(pairing, order) for pairing in last if not pairing.is_bye]
    byes = [pairing.entrants[0] for pairing in last if pairing.is_bye]
    through = set(advancing(form, tables, byes))
    return [number for number in order if number in through]


def _best_first(pairing: PairingRow, order: list[int]) -> list[int]:
    """Who shares a place is parted by the standings so far."""
    places = dict(zip(pairing.entrants, pairing.places or [], strict=True))
    standing = {number: at for at, number in enumerate(order)}
    return sorted(pairing.entrants, key=lambda number: (places[number], standing.get(number, len(order))))
