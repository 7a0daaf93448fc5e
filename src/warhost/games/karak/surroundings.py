"""The land around a hero as a learning agent is told of it: planes of hexes with the observer's own hero in the middle, so that
what is learnt about the hex to the east serves wherever the hero stands."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.domain import NONE
from warhost.core.parts import (
    SEVERAL,
    Eyes,
    Ready,
    Seating,
    Sight,
    code,
    number_codes,
    plain_codes,
)
from warhost.games.karak.codecs import ITEM_PLACE
from warhost.games.karak.components import (
    FOES,
    ITEMS,
    LAID_CHASMS,
    LAID_TILE,
    MOST_TOKENS,
    N_TILES,
    RESOURCES,
    TERRAINS,
    TILE_TERRAIN,
    TILE_YIELD,
    TOKENS,
    TOKENS_ON,
)
from warhost.games.karak.hexes import EDGES, HEXES, N_HEXES, NUMBER_AT, PLACES, RADIUS, STEPS, steps_apart

REACH: Final = 6
"""Hexes within so many steps of the hero have columns of their own."""
NEAR: Final = [place for place in PLACES if steps_apart(*place) <= REACH]
"""From the hero's hex, in the order in which they are told."""
_FARTHEST: Final = 2 * RADIUS
_MOST_YIELD: Final = 3
_TURNS: Final = N_TILES * EDGES


def hex_name(q: int, r: int) -> str:
    """`+1,-2`: columns and rows from the hero's."""
    return f"{q:+d},{r:+d}"


class Plane:
    """Columns for one kind of thing: one for each near hex and each of its ids."""

    def __init__(self, name: str, ids: tuple[str, ...]) -> None:
        self.names = [f"near/{hex_name(q, r)}/{name}/{each}" for q, r in NEAR for each in ids]
        self.width = len(ids)
        self.at = 0

    def column(self, place: int, thing: int) -> int:
        return self.at + place * self.width + thing


class Way:
    """Columns for something that lies too far away to be on the planes: in which direction, and how far."""

    def __init__(self, name: str) -> None:
        self.names = [f"far/{name}/toward/{edge}" for edge in range(EDGES)]
        self.names += [f"far/{name}/{step}" for step in ("steps", "steps/log")]
        self.toward: Ready = []
        self.steps: list[Ready] = []

    def lay(self, at: int) -> None:
        self.toward = plain_codes(at, EDGES)
        self.steps = number_codes(at + EDGES, _FARTHEST)


class Surroundings(Sight):
    """Tiles as they lie, what is on them, where everybody is; of what lies beyond the reach, direction and distance."""

    def __init__(self, seating: Seating) -> None:
        self.chairs = len(seating.chairs)
        chairs = tuple(seating.chairs)
        edges = tuple(str(edge) for edge in range(EDGES))
        self.terrain = Plane("terrain", TERRAINS.ids)
        self.chasm = Plane("chasm", edges)
        self.yields = Plane("yield", RESOURCES.ids)
        self.tokens = Plane("monster", TOKENS.ids)
        self.items = Plane("item", ITEMS.ids)
        self.heroes = Plane("hero", chairs)
        self.cities = Plane("city", chairs)
        self.foes = Plane("foe", FOES.ids)
        self.marks = Plane("mark", ("came_from", "asked"))
        self.planes = [
            self.terrain,
            self.chasm,
            self.yields,
            self.tokens,
            self.items,
            self.heroes,
            self.cities,
            self.foes,
            self.marks,
        ]
        far = [*(f"{chair}/hero" for chair in chairs), *(f"{chair}/city" for chair in chairs), *FOES.ids]
        self.ways = [Way(each) for each in far]
        super().__init__(
            [
                *(f"at/{each}" for each in HEXES.ids),
                *(name for plane in self.planes for name in plane.names),
                *(name for way in self.ways for name in way.names),
            ],
            reads=("land", "monsters", "ground", "hero_at", "cities", "foes", "came_from"),
        )
        self.here: Ready = []
        self.tiles: list[Ready | None] = []
        self.armies: dict[int, Ready] = {}

    def lay(self, at: int) -> None:
        self.here = plain_codes(at, N_HEXES)
        at += N_HEXES
        for plane in self.planes:
            plane.at = at
            at += len(plane.names)
        for way in self.ways:
            way.lay(at)
            at += len(way.names)
        self.tiles = [None] * (len(NEAR) * _TURNS)
        self.armies = {}

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        s = value
        hero_at: list[int] = s.hero_at
        middle = hero_at[eyes.seat]
        lit.append(self.here[middle])
        self._collect_land(s.land, s.monsters, around(middle), lit)
        places = places_from(middle)
        self._collect_items(s.ground, places, lit)
        cities: list[int] = s.cities
        for chair, seat in enumerate(eyes.order):
            self._collect_one(self.heroes, chair, self.ways[chair], hero_at[seat], middle, lit)
            self._collect_one(self.cities, chair, self.ways[self.chairs + chair], cities[seat], middle, lit)
        foes: list[int] = s.foes
        for foe, hex_ in enumerate(foes):
            self._collect_one(self.foes, foe, self.ways[2 * self.chairs + foe], hex_, middle, lit)
        self._collect_marks(s, places, lit)

    def _collect_land(self, land: list[int], monsters: list[int], near: list[int], lit: Ready) -> None:
        for place, hex_ in enumerate(near):
            if hex_ < 0:
                continue
            laid = land[hex_]
            if laid < 0:
                continue
            tile = self.tiles[place * _TURNS + laid]
            if tile is None:
                tile = self.tiles[place * _TURNS + laid] = self._tile(place, laid)
            lit.extend(tile)
            code_of_army = monsters[hex_]
            if code_of_army:
                lit.extend(self._army(place, code_of_army))

    def _tile(self, place: int, laid: int) -> Ready:
        """Terrain, chasms and what it yields."""
        tile = LAID_TILE[laid]
        found: Ready = [code(self.terrain.column(place, TILE_TERRAIN[tile]))]
        for edge in range(EDGES):
            if LAID_CHASMS[laid] >> edge & 1:
                found.append(code(self.chasm.column(place, edge)))
        for resource, number in enumerate(TILE_YIELD[tile]):
            if number:
                found.append(code(self.yields.column(place, resource), SEVERAL[min(number, _MOST_YIELD)]))
        return found

    def _army(self, place: int, army: int) -> Ready:
        key = army * len(NEAR) + place
        known = self.armies.get(key)
        if known is None:
            tokens = TOKENS_ON[army]
            known = self.armies[key] = [
                code(self.tokens.column(place, token), SEVERAL[tokens.count(token)])
                for token in sorted(set(tokens))
            ]
        return known

    def _collect_items(self, ground: list[int], places: list[int], lit: Ready) -> None:
        """Equal entries stand side by side."""
        count = 0
        for i, entry in enumerate(ground):
            count += 1
            if i + 1 < len(ground) and ground[i + 1] == entry:
                continue
            place = places[entry // ITEM_PLACE]
            if place >= 0:
                lit.append(
                    code(self.items.column(place, entry % ITEM_PLACE), SEVERAL[min(count, MOST_TOKENS)])
                )
            count = 0

    def _collect_one(self, plane: Plane, thing: int, way: Way, hex_: int, middle: int, lit: Ready) -> None:
        if hex_ < 0:
            return
        place = places_from(middle)[hex_]
        if place >= 0:
            lit.append(code(plane.column(place, thing)))
            return
        q, r = PLACES[hex_][0] - PLACES[middle][0], PLACES[hex_][1] - PLACES[middle][1]
        lit.append(way.toward[sector(q, r)])
        lit.extend(way.steps[steps_apart(q, r)])

    def _collect_marks(self, s: Any, places: list[int], lit: Ready) -> None:
        """Where the hero at turn came from, and the hexes that the open question is about."""
        self._mark(0, s.came_from, places, lit)
        if s.question is None:
            return
        for argument, number in zip(s.question.arguments, s.about, strict=True):
            if argument.domain is HEXES and argument.told:
                self._mark(1, number, places, lit)

    def _mark(self, mark: int, hex_: int, places: list[int], lit: Ready) -> None:
        if hex_ >= 0:
            place = places[hex_]
            if place >= 0:
                lit.append(code(self.marks.column(place, mark)))


def _sector(q: int, r: int) -> int:
    """The direction in which most of the way lies."""
    along = [q * (2 * dq + dr) + r * (dq + 2 * dr) for dq, dr in STEPS]
    return along.index(max(along))


_SIDE: Final = 2 * _FARTHEST + 1
_SECTOR: Final = [
    _sector(q, r) for q in range(-_FARTHEST, _FARTHEST + 1) for r in range(-_FARTHEST, _FARTHEST + 1)
]


def sector(q: int, r: int) -> int:
    return _SECTOR[(q + _FARTHEST) * _SIDE + r + _FARTHEST]


_AROUND: Final[dict[int, list[int]]] = {}
_PLACE_FROM: Final[dict[int, list[int]]] = {}


def around(middle: int) -> list[int]:
    """The hexes near to one, as they are told; NONE beyond the rim."""
    known = _AROUND.get(middle)
    if known is None:
        q, r = PLACES[middle]
        known = _AROUND[middle] = [NUMBER_AT.get((q + dq, r + dr), NONE) for dq, dr in NEAR]
    return known


def places_from(middle: int) -> list[int]:
    """By hex which of the near hexes it is, from the one in the middle; NONE: none of them."""
    known = _PLACE_FROM.get(middle)
    if known is None:
        known = [NONE] * N_HEXES
        for place, near in enumerate(around(middle)):
            if near >= 0:
                known[near] = place
        _PLACE_FROM[middle] = known
    return known
