"""What lies where, and who may see it.

Lists that seldom change are shared between copies: they are replaced as a whole, never changed in place. The others
(`hero_at`, `toughness`, `glory`, `stones`, the rows of `resources` and `units`, the dice of a fight) belong to one state.
Who owns something is written as a hero, not as a seat: `targets`, `trophies`, `plague`."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.domain import NONE, Domain
from warhost.core.errors import BadPosition
from warhost.core.fields import ALL, NOBODY, Codec, Counts, Each, Field, Flag, Items, Number, Numbers, One
from warhost.core.state import State
from warhost.games.karak.components import (
    ABILITIES,
    BUILDINGS,
    CARDS,
    CASTLE,
    DICE,
    FOES,
    HEROES,
    HORDES,
    ITEMS,
    LAID_TILE,
    MAX_TOUGHNESS,
    N_FOES,
    N_HORDES,
    N_RESOURCES,
    N_UNITS,
    PRAETORIANS,
    RESOURCES,
    START_LAND,
    TILES,
    TOKEN_PLACE,
    TOKENS,
    TOKENS_ON,
    TRADE,
    TRADE_COUNT,
    UNITS,
    members,
)
from warhost.games.karak.hexes import EDGES, HEXES, N_HEXES

PHASES: Final = Domain("phase", ["draft", "hordes", "turn_start", "move", "action", "fight", "recovery"])
(DRAFT, HORDE_PHASE, TURN_START, MOVE, ACTION, FIGHT, RECOVERY) = range(len(PHASES))

ENTRIES: Final = Domain("entry", ["stood", "moved", "explored"])
"""How the hero came onto his tile in this turn."""
(STOOD, MOVED, EXPLORED) = range(len(ENTRIES))

FIGHT_COUNTS: Final = Domain(
    "fight_count",
    [
        "needed",  # strength of the enemies as it counts against this hero
        "worth",  # their strength as it counts for glory
        "added",  # missiles, thrown weapons, Cannonade
        "bonus",  # weapons and Ambush
        "venom",  # swords from Venom
        "ignores",  # skulls that the amulet may still ignore
        "kin",  # skulls on units that Forest Kin may still ignore
        "skulls",  # rolled, once the rerolls were done
        "hurt",  # toughness lost in the roll
        "drained",  # toughness restored in it
        "guarded",  # a Guardian cancels the skulls
        "markers",  # spent on Cannonade
        "total",
        "won",
    ],
)
(
    NEEDED,
    WORTH,
    ADDED,
    BONUS,
    VENOMED,
    IGNORES,
    KIN,
    SKULLS,
    HURT,
    DRAIN,
    GUARDED,
    MARKERS,
    TOTAL,
    WON,
) = range(len(FIGHT_COUNTS))
NO_FIGHT: Final = [0] * len(FIGHT_COUNTS)

FATES: Final = Domain("fate", ["stands", "ignored", "resolved", "lost"])
"""What became of a die in a fight."""
(STANDS, IGNORED, RESOLVED, LOST) = range(len(FATES))

ITEM_PLACE: Final = len(ITEMS)
"""An item on the ground: hex * ITEM_PLACE + item."""


class Karak(State):
    def __init__(self, seats: int, source: Karak | None = None) -> None:
        super().__init__(seats, source)
        if source is None:
            self.round = 0
            self.first = 0
            self.turn = 0
            self.phase = 0
            # The turn
            self.actions = 0
            self.moved = False
            self.entry = 0
            self.came_from = NONE
            self.crossed = False
            self.put_down: list[int] = []
            # Heroes and what they own
            self.hero_at: list[int] = [CASTLE] * seats
            self.toughness: list[int] = [MAX_TOUGHNESS] * seats
            self.glory: list[int] = [0] * seats
            self.stones: list[int] = [0] * seats
            self.resources: list[list[int]] = [[0] * N_RESOURCES for _ in range(seats)]
            self.units: list[list[int]] = [[0] * N_UNITS for _ in range(seats)]
            # Shared from here on.
            self.fallen: list[bool] = [False] * seats
            self.weapons: list[list[int]] = [[] for _ in range(seats)]
            self.spells: list[list[int]] = [[] for _ in range(seats)]
            self.amulets: list[int] = [NONE] * seats
            self.cities: list[int] = [NONE] * seats
            self.board: list[int] = [0] * seats
            self.built: list[int] = [0] * seats
            self.copied: list[int] = [NONE] * seats
            self.praetorians_taken: list[int] = [0] * seats
            # The land
            self.land: list[int] = START_LAND
            self.monsters: list[int] = _NO_MONSTERS
            self.ground: list[int] = []
            self.foes: list[int] = [NONE] * N_FOES
            self.trophies: list[int] = [NONE] * N_FOES
            self.hordes: list[int] = [0] * N_HORDES
            self.targets: list[int] = [NONE] * N_HORDES
            self.horde_order: list[int] = []
            self.praetorians = PRAETORIANS * seats
            self.plague = NONE
            # Piles and pools
            self.pile: list[int] = []
            self.top_tile = NONE
            self.bag: list[int] = []
            self.drawn_cards: list[int] = []
            self.beaten: list[int] = [0] * len(TOKENS)
            self.display: list[int] = _NO_BUILDINGS
            self.trade_pool: list[int] = TRADE_COUNT
            self.gone: list[int] = [0] * len(ITEMS)
            self.in_hand: list[int] = []
            # Work in the city, the fight
            self.exchange: list[int] = []
            self.dice: list[int] = []
            self.faces: list[int] = []
            self.fates: list[int] = []
            self.fight: list[int] = NO_FIGHT[:]
        else:
            self.round = source.round
            self.first = source.first
            self.turn = source.turn
            self.phase = source.phase
            self.actions = source.actions
            self.moved = source.moved
            self.entry = source.entry
            self.came_from = source.came_from
            self.crossed = source.crossed
            self.put_down = source.put_down
            self.hero_at = source.hero_at[:]
            self.toughness = source.toughness[:]
            self.glory = source.glory[:]
            self.stones = source.stones[:]
            self.resources = source.resources[:]
            self.units = source.units[:]
            self.fallen = source.fallen
            self.weapons = source.weapons
            self.spells = source.spells
            self.amulets = source.amulets
            self.cities = source.cities
            self.board = source.board
            self.built = source.built
            self.copied = source.copied
            self.praetorians_taken = source.praetorians_taken
            self.land = source.land
            self.monsters = source.monsters
            self.ground = source.ground
            self.foes = source.foes
            self.trophies = source.trophies
            self.hordes = source.hordes
            self.targets = source.targets
            self.horde_order = source.horde_order
            self.praetorians = source.praetorians
            self.plague = source.plague
            self.pile = source.pile
            self.top_tile = source.top_tile
            self.bag = source.bag
            self.drawn_cards = source.drawn_cards
            self.beaten = source.beaten
            self.display = source.display
            self.trade_pool = source.trade_pool
            self.gone = source.gone
            self.in_hand = source.in_hand
            self.exchange = source.exchange
            self.dice = source.dice
            self.faces = source.faces[:]
            self.fates = source.fates[:]
            self.fight = source.fight[:]

    def copy(self) -> Karak:
        return Karak(self.seats, self)


_NO_MONSTERS: Final = [0] * N_HEXES
_NO_BUILDINGS: Final = [0] * len(BUILDINGS)


def changed(values: list[int], index: int, value: int) -> list[int]:
    """A new list that differs in one place: how shared lists change."""
    fresh = values[:]
    fresh[index] = value
    return fresh


class Land(Codec):
    """The laid tiles by hex, each with how far it is turned: `{"1413": ["farm_1", 2]}`."""

    def encode(self, value: Any) -> Any:
        return {
            HEXES.ids[number]: [TILES.ids[LAID_TILE[laid]], laid % EDGES]
            for number, laid in enumerate(value)
            if laid != NONE
        }

    def decode(self, data: Any, where: str) -> Any:
        land = [NONE] * N_HEXES
        for name, laid in _by_hex(data, where):
            at = f"{where}.{HEXES.ids[name]}"
            if not isinstance(laid, list) or len(laid) != 2 or laid[1] not in range(EDGES):
                raise BadPosition(at, f"expected [tile, turn], got {laid!r}")
            land[name] = _thing(TILES, laid[0], at) * EDGES + laid[1]
        return land

    def hide(self, value: Any, counted: bool) -> Any:
        return START_LAND


class Armies(Codec):
    """Monster tokens by hex: `{"1413": ["ghouls_sword"]}`."""

    def encode(self, value: Any) -> Any:
        return {
            HEXES.ids[number]: [TOKENS.ids[token] for token in TOKENS_ON[code]]
            for number, code in enumerate(value)
            if code
        }

    def decode(self, data: Any, where: str) -> Any:
        armies = [0] * N_HEXES
        for name, tokens in _by_hex(data, where):
            at = f"{where}.{HEXES.ids[name]}"
            if not isinstance(tokens, list) or len(tokens) > 2:
                raise BadPosition(at, f"expected a list of at most two monster tokens, got {tokens!r}")
            armies[name] = army_code([_thing(TOKENS, token, at) for token in tokens])
        return armies

    def hide(self, value: Any, counted: bool) -> Any:
        return _NO_MONSTERS


def army_code(tokens: list[int]) -> int:
    """The entry in `monsters` for these tokens, the weaker kind first."""
    code = 0
    for token in sorted(tokens, reverse=True):
        code = code * TOKEN_PLACE + token + 1
    return code


class GroundItems(Codec):
    """Items on the ground by hex: `{"1413": ["sword", "hammer"]}`."""

    def encode(self, value: Any) -> Any:
        written: dict[str, list[str]] = {}
        for entry in value:
            written.setdefault(HEXES.ids[entry // ITEM_PLACE], []).append(ITEMS.ids[entry % ITEM_PLACE])
        return written

    def decode(self, data: Any, where: str) -> Any:
        entries: list[int] = []
        for name, items in _by_hex(data, where):
            at = f"{where}.{HEXES.ids[name]}"
            if not isinstance(items, list):
                raise BadPosition(at, f"expected a list of items, got {items!r}")
            entries += [name * ITEM_PLACE + _thing(ITEMS, item, at) for item in items]
        return sorted(entries)

    def hide(self, value: Any, counted: bool) -> Any:
        return []


class Buildings(Codec):
    """A set of buildings as a bit mask, written as a list."""

    def encode(self, value: Any) -> Any:
        return [BUILDINGS.ids[building] for building in members(value)]

    def decode(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise BadPosition(where, f"expected a list of buildings, got {data!r}")
        mask = 0
        for building in data:
            mask |= 1 << _thing(BUILDINGS, building, where)
        return mask

    def hide(self, value: Any, counted: bool) -> Any:
        return 0


def _by_hex(data: Any, where: str) -> list[tuple[int, Any]]:
    if not isinstance(data, dict):
        raise BadPosition(where, f"expected an object, got {data!r}")
    return [(_thing(HEXES, name, where), value) for name, value in data.items()]


def _thing(domain: Domain, name: Any, where: str) -> int:
    if not isinstance(name, str) or name not in domain.index:
        raise BadPosition(where, f"there is no {domain.name} {name!r}")
    return domain.index[name]


FIELDS: Final = (
    Field("round", Number(0, 999), ALL),
    Field("first", Number(0, 4), ALL),
    Field("turn", Number(0, 4), ALL),
    Field("phase", One(PHASES), ALL),
    Field("actions", Number(-1, 9), ALL),
    Field("moved", Flag(), ALL),
    Field("entry", One(ENTRIES), ALL),
    Field("came_from", One(HEXES), ALL),
    Field("crossed", Flag(), ALL),
    Field("put_down", GroundItems(), ALL),
    Field("hero_at", One(HEXES), ALL, per_seat=True),
    Field("toughness", Number(0, 9), ALL, per_seat=True),
    Field("glory", Number(0, 99), ALL, per_seat=True),
    Field("stones", Number(0, 999), ALL, per_seat=True),
    Field("resources", Counts(RESOURCES, high=99), ALL, per_seat=True),
    Field("units", Counts(UNITS, high=10), ALL, per_seat=True),
    Field("fallen", Flag(), ALL, per_seat=True),
    Field("weapons", Items(ITEMS), ALL, per_seat=True),
    Field("spells", Items(ITEMS), ALL, per_seat=True),
    Field("amulets", One(ITEMS), ALL, per_seat=True),
    Field("cities", One(HEXES), ALL, per_seat=True),
    Field("board", Buildings(), ALL, per_seat=True),
    Field("built", Buildings(), ALL, per_seat=True),
    Field("copied", One(ABILITIES), ALL, per_seat=True),
    Field("praetorians_taken", Number(0, 9), ALL, per_seat=True),
    Field("land", Land(), ALL),
    Field("monsters", Armies(), ALL),
    Field("ground", GroundItems(), ALL),
    Field("foes", Each(FOES, One(HEXES), NONE), ALL),
    Field("trophies", Each(FOES, One(HEROES), NONE), ALL),
    Field("hordes", Counts(HORDES, high=99), ALL),
    Field("targets", Each(HORDES, One(HEROES), NONE), ALL),
    Field("horde_order", Items(HORDES), ALL),
    Field("praetorians", Number(0, 9), ALL),
    Field("plague", One(HEROES), ALL),
    Field("pile", Items(CARDS), NOBODY, counted=True),
    Field("top_tile", One(TILES), ALL),
    Field("bag", Items(CARDS), NOBODY, counted=True),
    Field("drawn_cards", Items(CARDS), ALL),
    Field("beaten", Counts(TOKENS, high=9), ALL),
    Field("display", Counts(BUILDINGS, high=9), ALL),
    Field("trade_pool", Counts(TRADE, high=9), ALL),
    Field("gone", Counts(ITEMS, high=99), ALL),
    Field("in_hand", Items(ITEMS), ALL),
    Field("exchange", Numbers(0, 99), ALL),
    Field("dice", Items(DICE), ALL),
    Field("faces", Numbers(0, 5), ALL),
    Field("fates", Items(FATES), ALL),
    Field("fight", Counts(FIGHT_COUNTS, high=999), ALL),
)
