"""Who of a table gets which seat, and with it which side: everybody each of them equally often, as far as can be. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from warhost.server.tournaments.history import History, Round


def seated(entrants: Sequence[int], history: History) -> list[int]:
    """The entrants of a table in the order of seats: each where he has sat least. Equals keep the order in which they come."""
    return _cheapest(entrants, history)[1]


def widest_spread(entrants: Sequence[int], history: History) -> int:
    """How unequal the seats of one of them become at the best seating."""
    order, seats = seated(entrants, history), len(entrants)
    return max(
        max(counts) - min(counts)
        for at, entrant in enumerate(order)
        if (counts := [history.sat[entrant, seat] + (seat == at) for seat in range(seats)])
    )


def _cheapest(entrants: Sequence[int], history: History) -> tuple[int, list[int]]:
    """The cheapest way to fill the first seats with a set of entrants, for every set: at most 2 ** seats of them. What is
    more unequal costs ever more, so that nobody pays for all."""
    seats = len(entrants)
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for seat in range(seats):
        grown: dict[int, tuple[int, list[int]]] = {}
        for used, (cost, order) in best.items():
            for place, entrant in enumerate(entrants):
                key = used | 1 << place
                if key == used:
                    continue
                more = cost + _price(history, entrant, seat, seats)
                if key not in grown or more < grown[key][0]:
                    grown[key] = (more, [*order, entrant])
        best = grown
    return best[(1 << seats) - 1]


def _price(history: History, entrant: int, seat: int, seats: int) -> int:
    least = min(history.sat[entrant, other] for other in range(seats))
    return 1 << 3 * min(4, history.sat[entrant, seat] - least)


def evenly_seated(rounds: Sequence[Round], seats: int) -> list[Round]:
    """All rounds of a schedule that is known beforehand, each table seated so that everybody has had every seat equally often,
    to within one. All tables must have so many seats.

    Seats are colours for the lines between entrants and tables. An entrant's tables are taken in bunches of as many as there
    are seats; where every bunch and every table has each colour at most once, the counts of an entrant differ by one at most.
    Such a colouring always exists (König)."""
    bunch_of = _bunches(rounds, seats)
    bunches = sorted(set(bunch_of.values()))
    named = {bunch: ~number for number, bunch in enumerate(bunches)}
    # Both kinds of ends live in one graph: tables are 0, 1, …, bunches are -1, -2, …
    colour_at: dict[int, dict[int, int]] = {}
    for (table, _), bunch in sorted(bunch_of.items()):
        _colour(colour_at, table, named[bunch], seats)
    number, result = 0, []
    for played in rounds:
        tables = []
        for entrants in played.tables:
            owner = {named[bunch_of[number, entrant]]: entrant for entrant in entrants}
            at = colour_at[number]
            tables.append([owner[at[seat]] for seat in range(seats)])
            number += 1
        result.append(Round(tables, played.byes))
    return result


def _bunches(rounds: Sequence[Round], seats: int) -> dict[tuple[int, int], tuple[int, int]]:
    """For each table and entrant at it, which bunch of that entrant's tables it belongs to."""
    bunch_of: dict[tuple[int, int], tuple[int, int]] = {}
    played: dict[int, int] = {}
    number = 0
    for each in rounds:
        for table in each.tables:
            for entrant in table:
                count = played.get(entrant, 0)
                bunch_of[number, entrant] = entrant, count // seats
                played[entrant] = count + 1
            number += 1
    return bunch_of


def _colour(colour_at: dict[int, dict[int, int]], table: int, bunch: int, colours: int) -> None:
    """Add a line between two ends, changing earlier colours along one path if need be. `colour_at[end][colour]` is the end at
    the other side."""
    here, there = colour_at.setdefault(table, {}), colour_at.setdefault(bunch, {})
    free = next(colour for colour in range(colours) if colour not in here)
    other = next(colour for colour in range(colours) if colour not in there)
    if free not in there:
        other = free
    elif other in here:
        # Exchange both colours along the path that begins at `bunch` with `free`; it cannot end at `table`.
        _exchange(colour_at, bunch, free, other)
        other = free
    here[other], there[other] = bunch, table


def _exchange(colour_at: dict[int, dict[int, int]], start: int, one: int, two: int) -> None:
    path, end, colour = [start], start, one
    while colour in colour_at[end]:
        end = colour_at[end][colour]
        path.append(end)
        colour = two if colour == one else one
    lines = [(path[at], path[at + 1], one if at % 2 == 0 else two) for at in range(len(path) - 1)]
    for left, right, colour in lines:
        del colour_at[left][colour], colour_at[right][colour]
    for left, right, colour in lines:
        swapped = two if colour == one else one
        colour_at[left][swapped], colour_at[right][swapped] = right, left
