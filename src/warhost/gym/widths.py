"""How many places the values need that only their game can read: seen from one random game, the same every time."""

from __future__ import annotations

import random
from typing import Final

from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.game import Game
from warhost.gym.parts import FEWEST, is_only_written, pieces

SPARE: Final = 8
"""Places for each piece that is ever there at once, so that two seldom share one."""
MOST: Final = 4096
EVERY: Final = 5
LONGEST_GAME: Final = 5000


def widths_of(game: Game) -> dict[str, int]:
    """Places for each such field, by its name: a power of two."""
    seats = game.seat_counts[-1]
    empty = game.empty(seats)
    written = []
    for field in game.fields:
        value = getattr(empty, field.name)
        if is_only_written(field.codec, value[0] if field.per_seat else value):
            written.append(field)
    largest = dict.fromkeys((field.name for field in written), 0)
    if not written:
        return {}
    lots = random.Random(0)
    s = start(game, seats, {}, numbered_seed(0), None)
    decisions = 0
    while s.ending < 0 and decisions < LONGEST_GAME:
        if decisions % EVERY == 0:
            for field in written:
                value = getattr(s, field.name)
                for each in value if field.per_seat else [value]:
                    count = sum(1 for _ in pieces(field.codec.encode(each)))
                    largest[field.name] = max(largest[field.name], count)
        seat = s.waiting[0]
        answer(s, seat, lots.choice(options(s, seat)))
        decisions += 1
    return {name: _power_of_two(SPARE * count) for name, count in largest.items()}


def _power_of_two(wanted: int) -> int:
    places = FEWEST
    while places < min(wanted, MOST):
        places *= 2
    return places
