"""Who sits where in which game of a tournament: every bot at every seat and on every side as equally often as can be.

The schedule follows from the seed alone, game by game: a longer tournament begins with the games of a shorter one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from warhost.core.errors import BadSetting
from warhost.core.game import Game

ANY: Final = "*"
"""As the value of a table option: all values that the game declares, in turn."""
OR: Final = "|"
"""Between values of a table option: these in turn."""


class Variant(NamedTuple):
    """One way to set the table, and the sides that then sit at it."""

    settings: dict[str, str]
    sides: tuple[str, ...]


class Seating(NamedTuple):
    """One game to be played: its number, its table and the bots in seat order."""

    number: int
    variant: Variant
    bots: tuple[str, ...]


def variants(game: Game, seats: int, settings: dict[str, str]) -> list[Variant]:
    """All different tables that the settings allow for so many seats. Where nobody says who plays, everybody does: all
    sets of sides, each beginning with everyone of them in turn."""
    naming = next((setting for setting in game.settings.all if setting.names_sides), None)
    if naming is None or settings.get(naming.name, ANY) != ANY:
        return _tables(game, seats, settings)
    try:
        return _tables(game, seats, settings | {naming.name: OR.join(_rounds(game.sides.ids, seats))})
    except BadSetting:  # not in this game, or not with so many seats
        return _tables(game, seats, settings | {naming.name: naming.default})


def _rounds(sides: Sequence[str], seats: int) -> Iterator[str]:
    for chosen in combinations(sides, seats):
        for first in range(seats):
            yield "-".join((*chosen[first:], *chosen[:first]))


def _tables(game: Game, seats: int, settings: dict[str, str]) -> list[Variant]:
    """What a game refuses for that number of seats is left out, unless nothing remains."""
    names = list(settings)
    found: list[Variant] = []
    refusal: BadSetting | None = None
    for values in product(*(_alternatives(game, name, settings[name]) for name in names)):
        chosen = dict(zip(names, values, strict=True))
        try:
            sides = game.choose_sides(seats, game.table_settings(chosen))
        except BadSetting as error:
            refusal = error
            continue
        if len(sides) == seats:
            found.append(Variant(chosen, tuple(game.sides.ids[side] for side in sides)))
    if not found:
        raise refusal or BadSetting(f"{game.name}: these options do not seat {seats} players")
    return _different(game, found)


def schedule(bots: Sequence[str], tables: Sequence[Variant], games: int, seed: int) -> Iterator[Seating]:
    """The games of a tournament. A bot that is named twice takes part twice; with more bots than seats they take turns,
    with fewer each sits at several seats."""
    lots = random.Random(f"warhost tournament {seed}")
    played: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    sat: Counter[tuple[str, str]] = Counter()
    seen: Counter[str | tuple[int, str]] = Counter()
    upcoming: list[Variant] = []
    for number in range(games):
        if not upcoming:
            upcoming = lots.sample(tables, len(tables))
        variant = min(upcoming, key=lambda each: _how_common(each, seen))
        upcoming.remove(variant)
        seen.update([*variant.sides, *enumerate(variant.sides)])
        chosen = _entrants(len(bots), len(variant.sides), played, met, lots)
        names = [bots[entrant] for entrant in chosen]
        seated = _seated(names, variant, sat, lots)
        yield Seating(number, variant, tuple(seated))


def _how_common(variant: Variant, seen: Counter[str | tuple[int, str]]) -> int:
    """How often its sides have played, and at these seats."""
    return sum(seen[side] + seen[seat, side] for seat, side in enumerate(variant.sides))


def _different(game: Game, found: list[Variant]) -> list[Variant]:
    """Without those that seat the same sides in other words."""
    naming = {setting.name for setting in game.settings.all if setting.names_sides}
    different = {
        (variant.sides, *(value for name, value in variant.settings.items() if name not in naming)): variant
        for variant in reversed(found)
    }
    return list(reversed(different.values()))


def _alternatives(game: Game, name: str, value: str) -> Sequence[str]:
    if value == ANY:
        declared = next((setting.values for setting in game.settings.all if setting.name == name), ())
        return declared or (value,)
    return value.split(OR)


def _entrants(
    entrants: int, seats: int, played: Counter[int], met: Counter[tuple[int, int]], lots: random.Random
) -> list[int]:
    """Those who played least, and among them those who have met least; everybody once before anybody twice."""
    chosen: list[int] = []
    for place in range(seats):
        times_before = place // entrants
        waiting = [each for each in range(entrants) if chosen.count(each) <= times_before]
        chosen.append(
            min(
                waiting,
                key=lambda each: (played[each], sum(met[each, other] for other in chosen), lots.random()),
            )
        )
        played[chosen[-1]] += 1
    for each, other in product(chosen, chosen):
        met[each, other] += 1
    return chosen


def _seated(
    names: list[str], variant: Variant, sat: Counter[tuple[str, str]], lots: random.Random
) -> list[str]:
    """The seating that is most overdue: each bot where, and as what, it has sat least; equals are decided by lot."""
    seats = len(names)
    places = [(f"seat {seat}", f"side {side}") for seat, side in enumerate(variant.sides)]
    overdue = [
        [sat[name, seat] + sat[name, side] + lots.random() / seats**2 for seat, side in places]
        for name in names
    ]
    # The cheapest way to fill the first seats with a set of bots, for every set: at most 2 ** seats of them.
    best: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
    for seat in range(seats):
        grown: dict[int, tuple[float, list[int]]] = {}
        for used, (cost, order) in best.items():
            for bot in range(seats):
                if used >> bot & 1:
                    continue
                key, more = used | 1 << bot, cost + overdue[bot][seat]
                if key not in grown or more < grown[key][0]:
                    grown[key] = (more, [*order, bot])
        best = grown
    _, order = best[(1 << seats) - 1]
    seated = [names[bot] for bot in order]
    for name, (seat_name, side) in zip(seated, places, strict=True):
        sat[name, seat_name] += 1
        sat[name, side] += 1
    return seated
