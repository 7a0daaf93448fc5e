"""Standings: points, and what parts those who have equal points. Pure.

*Head to head* counts how often somebody was before the others of the same points, where all of them have met equally often.
*Sonneborn-Berger*, made for tables: for every opponent left behind his points, for one on the same place half of them, divided by
the number of opponents at that table; at tables of two it is what chess players know. *Opponents' points* is the same for all
opponents, beaten or not. Then whoever was first more often; then the lot, which was drawn before the first round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from itertools import combinations, groupby
from typing import Final, Literal

from msgspec import Struct

from warhost.server.tournaments.points import BYE, table_points

TieBreak = Literal["head_to_head", "sonneborn_berger", "opponents", "wins"]
USUAL: Final[tuple[TieBreak, ...]] = ("head_to_head", "sonneborn_berger", "opponents", "wins")
SWISS: Final[tuple[TieBreak, ...]] = ("opponents", "sonneborn_berger", "head_to_head", "wins")
"""Where not everybody meets everybody, whom one met counts first."""


class Outcome(Struct, frozen=True):
    """A table that is over: who sat there, and on which place everybody ended. `points`: where they are not what places give,
    as in duplicate play or when a host has adjusted them."""

    entrants: list[int]
    places: list[int]
    points: list[float] | None = None

    def given(self) -> list[float]:
        return table_points(self.places) if self.points is None else self.points


class Standing(Struct):
    entrant: int
    rank: int
    """Shared only by those whom not even the lot parts."""
    points: float
    played: int
    wins: int
    byes: int
    head_to_head: float = 0.0
    sonneborn_berger: float = 0.0
    opponents: float = 0.0


def standings(
    entrants: Sequence[int],
    outcomes: Sequence[Outcome],
    byes: Mapping[int, int],
    order: Sequence[TieBreak] = USUAL,
    bye_points: float = BYE,
) -> list[Standing]:
    """Best first. `entrants` come in the order of their lots."""
    found = {
        entrant: Standing(entrant, 0, bye_points * byes.get(entrant, 0), 0, 0, byes.get(entrant, 0))
        for entrant in entrants
    }
    for outcome in outcomes:
        for entrant, place, points in zip(outcome.entrants, outcome.places, outcome.given(), strict=True):
            if entrant in found:
                standing = found[entrant]
                standing.points += points
                standing.played += 1
                standing.wins += place == 1
    for outcome in outcomes:
        _weigh_opponents(outcome, found)
    places = _places_of(outcomes)
    for group in _groups(list(found.values())):
        _compare_directly(group, places)
    lots = {entrant: lot for lot, entrant in enumerate(entrants)}
    ranked = sorted(found.values(), key=lambda each: (*_marks(each, order), lots[each.entrant]))
    for rank, standing in enumerate(ranked, 1):
        standing.rank = rank
    return ranked


def _marks(standing: Standing, order: Sequence[TieBreak]) -> tuple[float, ...]:
    return tuple(
        round(-value, 6) for value in (standing.points, *(getattr(standing, each) for each in order))
    )


def _weigh_opponents(outcome: Outcome, found: Mapping[int, Standing]) -> None:
    """Place by place, the last first: many may have played one deal, and each has met all others."""
    here = [
        (place, found[entrant])
        for entrant, place in zip(outcome.entrants, outcome.places, strict=True)
        if entrant in found
    ]
    opponents = len(outcome.entrants) - 1
    whole = sum(standing.points for _, standing in here)
    left_behind = 0.0
    for _, group in groupby(sorted(here, key=lambda each: -each[0]), key=lambda each: each[0]):
        level = [standing for _, standing in group]
        together = sum(standing.points for standing in level)
        for standing in level:
            standing.opponents += (whole - standing.points) / opponents
            standing.sonneborn_berger += (left_behind + (together - standing.points) / 2) / opponents
        left_behind += together


def _groups(all_standings: Sequence[Standing]) -> list[list[Standing]]:
    """Those of equal points, together."""
    groups: dict[float, list[Standing]] = {}
    for standing in all_standings:
        groups.setdefault(round(standing.points, 6), []).append(standing)
    return [group for group in groups.values() if len(group) > 1]


def _places_of(outcomes: Sequence[Outcome]) -> dict[int, list[tuple[int, int]]]:
    """At which tables everybody sat, and on which place they ended."""
    places: dict[int, list[tuple[int, int]]] = {}
    for table, outcome in enumerate(outcomes):
        for entrant, place in zip(outcome.entrants, outcome.places, strict=True):
            places.setdefault(entrant, []).append((table, place))
    return places


def _compare_directly(group: Sequence[Standing], places: Mapping[int, Sequence[tuple[int, int]]]) -> None:
    """Where all of them have met equally often: very many may have played one deal, of others a few share a table."""
    equals = {standing.entrant for standing in group}
    present: dict[int, list[tuple[int, int]]] = {}
    for entrant in equals:
        for table, place in places.get(entrant, ()):
            present.setdefault(table, []).append((place, entrant))
    meetings = [sorted(each, reverse=True) for each in present.values() if len(each) > 1]
    if not meetings or not (all(len(each) == len(group) for each in meetings) or _all_met(equals, meetings)):
        return
    won = dict.fromkeys(equals, 0.0)
    for meeting in meetings:
        behind = 0
        for _, level in groupby(meeting, key=lambda each: each[0]):
            together = [entrant for _, entrant in level]
            for entrant in together:
                won[entrant] += behind + (len(together) - 1) / 2
            behind += len(together)
    for standing in group:
        standing.head_to_head = won[standing.entrant]


def _all_met(equals: Set[int], meetings: Sequence[Sequence[tuple[int, int]]]) -> bool:
    """Each of them each other equally often, and at all."""
    met = dict.fromkeys(combinations(sorted(equals), 2), 0)
    for meeting in meetings:
        for pair in combinations(sorted(entrant for _, entrant in meeting), 2):
            met[pair] += 1
    return len(set(met.values())) == 1 and 0 not in met.values()
