"""The window of hexes in which the land grows: numbers, neighbours, distances. Knows nothing of tiles.

A hex is written by its column and row, two digits each, as on old war maps: the castle is 1313, its eastern neighbour
1413. Edges and directions are numbered as in data/tiles.toml."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE, Domain

RADIUS: Final = 12
"""Hexes within this many steps of the castle exist; the outermost ring stays empty (KA 5.15)."""
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
EDGES: Final = len(STEPS)
OPPOSITE: Final = [(edge + 3) % EDGES for edge in range(EDGES)]


def steps_apart(q: int, r: int) -> int:
    """How far a hex lies from the middle."""
    return max(abs(q), abs(r), abs(q + r))


PLACES: Final = [
    (q, r)
    for q in range(-RADIUS, RADIUS + 1)
    for r in range(-RADIUS, RADIUS + 1)
    if steps_apart(q, r) <= RADIUS
]
"""Axial coordinates of each hex by number."""
NUMBER_AT: Final = {place: number for number, place in enumerate(PLACES)}
N_HEXES: Final = len(PLACES)
HEXES: Final = Domain("hex", [f"{q + RADIUS + 1:02}{r + RADIUS + 1:02}" for q, r in PLACES])

NEIGHBOUR: Final = [NUMBER_AT.get((q + dq, r + dr), NONE) for q, r in PLACES for dq, dr in STEPS]
"""By hex * 6 + direction."""
NEIGHBOURS: Final = [NEIGHBOUR[hex_ * EDGES : hex_ * EDGES + EDGES] for hex_ in range(N_HEXES)]
"""By hex, in the order of the directions (KA 3.1); NONE beyond the rim."""
AROUND: Final = [[near for near in neighbours if near != NONE] for neighbours in NEIGHBOURS]
IS_RIM: Final = [steps_apart(q, r) == RADIUS for q, r in PLACES]


def direction(source: int, to: int) -> int:
    """The direction in which a neighbour lies."""
    return NEIGHBOUR.index(to, source * EDGES, source * EDGES + EDGES) - source * EDGES
