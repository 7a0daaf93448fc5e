"""Round-robin, Swiss and knock-out: the tables of the next round. Pure; lots are drawn from a seed, so that every server that
looks comes to the same tables."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import ceil, log
from typing import Final, Literal

from msgspec import Struct

from warhost.server.tournaments.arranging import arranged
from warhost.server.tournaments.history import History, Round
from warhost.server.tournaments.seating import evenly_seated, seated
from warhost.server.tournaments.sizes import table_sizes

System = Literal["round_robin", "swiss", "knock_out"]
MOST_ROUNDS: Final = 31


class Format(Struct, frozen=True):
    """What a tournament is played as. `allowed`: the sizes of tables that the game knows; `wanted`: the usual one."""

    system: System
    wanted: int
    allowed: tuple[int, ...]
    seed: bytes

    def lots(self, purpose: str) -> random.Random:
        return random.Random(self.seed + purpose.encode())

    def sizes(self, entrants: int) -> list[int]:
        return table_sizes(entrants, self.wanted, [size for size in self.allowed if 2 <= size <= self.wanted])


def usual_rounds(form: Format, entrants: int) -> int:
    """How many rounds there are where nobody asked for another number: in a round-robin until everybody can have met everybody
    and had every seat; in a Swiss tournament until one can stand alone."""
    if form.system == "knock_out":
        return len(_knock_out_numbers(form, entrants))
    if form.system == "swiss":
        return max(3, ceil(log(max(entrants, 2), form.wanted)) + 2)
    if form.wanted == 2:
        return entrants - 1 + entrants % 2
    if entrants == form.wanted:
        return form.wanted
    return min(MOST_ROUNDS, ceil((entrants - 1) / (form.wanted - 1)))


# ---------------------------------------------------------------- round-robin


def round_robin(form: Format, entrants: int, rounds: int) -> list[Round]:
    """The whole schedule for entrants 0, 1, …"""
    order = list(range(entrants))
    form.lots("order").shuffle(order)
    sizes = form.sizes(entrants)
    if form.wanted == 2:
        return evenly_seated(_circle(order, rounds), 2)
    schedule, history = [], History()
    for number in range(rounds):
        lots = form.lots(f"round {number}")
        byes = _least_byes(order, entrants - sum(sizes), history, lots)
        sitting = [entrant for entrant in order if entrant not in byes]
        lots.shuffle(sitting)
        played = Round(arranged(sitting, sizes, history), byes)
        history.add(played)
        schedule.append(played)
    if set(sizes) == {form.wanted}:
        return evenly_seated(schedule, form.wanted)
    return _seated_in_turn(schedule)


def _circle(order: Sequence[int], rounds: int) -> list[Round]:
    """Everybody meets everybody once in each cycle: one stands, the others go around."""
    around: list[int | None] = [*order, *([None] if len(order) % 2 else [])]
    schedule = []
    for _ in range(rounds):
        half = len(around) // 2
        pairs = list(zip(around[:half], reversed(around[half:]), strict=True))
        tables = [[one, other] for one, other in pairs if one is not None and other is not None]
        byes = [each for pair in pairs if None in pair for each in pair if each is not None]
        schedule.append(Round(tables, byes))
        around = [around[0], around[-1], *around[1:-1]]
    return schedule


def _seated_in_turn(schedule: Sequence[Round]) -> list[Round]:
    history, result = History(), []
    for played in schedule:
        result.append(Round([seated(table, history) for table in played.tables], played.byes))
        history.add(result[-1])
    return result


# ---------------------------------------------------------------- Swiss


def swiss(form: Format, ranking: Sequence[int], history: History) -> Round:
    """Who is near in the ranking meets, but not again. Byes go to the last of those who had the fewest."""
    sizes = form.sizes(len(ranking))
    places = {entrant: place for place, entrant in enumerate(ranking)}
    next_to_pause = sorted(ranking, key=lambda entrant: (history.byes[entrant], -places[entrant]))
    byes = next_to_pause[: len(ranking) - sum(sizes)]
    sitting = [entrant for entrant in ranking if entrant not in byes]
    tables = arranged(sitting, sizes, history)
    return Round([seated(table, history) for table in tables], byes)


# ---------------------------------------------------------------- knock-out


def knock_out(form: Format, survivors: Sequence[int], history: History) -> Round:
    """Survivors come best first. The best meet as late as can be; byes, where there must be some, are theirs."""
    sizes = _knock_out_sizes(form, len(survivors))
    free = len(survivors) - sum(sizes)
    byes, sitting = list(survivors[:free]), list(survivors[free:])
    tables: list[list[int]] = [[] for _ in sizes]
    forth = True
    while sitting:
        numbers = range(len(sizes)) if forth else reversed(range(len(sizes)))
        for number in numbers:
            if sitting and len(tables[number]) < sizes[number]:
                tables[number].append(sitting.pop(0))
        forth = not forth
    return Round([seated(table, history) for table in tables], byes)


def advancing(form: Format, tables: Sequence[Sequence[int]], byes: Sequence[int]) -> list[int]:
    """Who goes on after a round that was not the last. Tables list their entrants best first: of each the better half goes on.
    Where too few would be left for a table, the best of those just beaten come along."""
    if is_final(tables, byes):
        return []
    through = [*byes, *(entrant for table in tables for entrant in table[: goes_on(len(table))])]
    smallest = min(size for size in form.allowed if size >= 2)
    behind = [
        (at, number, entrant)
        for number, table in enumerate(tables)
        for at, entrant in enumerate(table)
        if at >= goes_on(len(table))
    ]
    return through + [entrant for _, _, entrant in sorted(behind)][: max(0, smallest - len(through))]


def goes_on(size: int) -> int:
    return max(1, size // 2)


def is_final(tables: Sequence[Sequence[int]], byes: Sequence[int]) -> bool:
    return len(tables) == 1 and not byes


def _knock_out_sizes(form: Format, survivors: int) -> list[int]:
    if form.wanted > 2 or survivors <= 2:
        return form.sizes(survivors)
    whole = 1 << (survivors - 1).bit_length() - 1
    return [2] * (survivors - whole)


def _knock_out_numbers(form: Format, entrants: int) -> list[int]:
    """How many are in each round."""
    numbers = []
    while entrants:
        numbers.append(entrants)
        sizes = _knock_out_sizes(form, entrants)
        byes = entrants - sum(sizes)
        everybody = iter(range(entrants))
        tables = [[next(everybody) for _ in range(size)] for size in sizes]
        entrants = len(advancing(form, tables, list(range(byes))))
    return numbers


def _least_byes(order: Sequence[int], number: int, history: History, lots: random.Random) -> list[int]:
    return sorted(order, key=lambda entrant: (history.byes[entrant], lots.random()))[:number]
