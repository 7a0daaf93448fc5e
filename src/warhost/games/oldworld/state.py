"""What lies where, and who may see it.

Figures are counts per region and kind. The few that something has happened to (controlled, shielded, standing on a card
space, laid down in battle …) are listed besides in `marked`, one number each, in ascending order.

Lists that seldom change are shared between copies: they are replaced as a whole, never changed in place."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.domain import NONE
from warhost.core.errors import BadPosition
from warhost.core.fields import (
    ALL,
    NOBODY,
    OWNER,
    Codec,
    Counts,
    Each,
    Field,
    Grid,
    Items,
    Number,
    Numbers,
    One,
)
from warhost.core.state import State
from warhost.games.oldworld.cards.old_world_text import NO_RULES, Op
from warhost.games.oldworld.components import (
    ALL_REGIONS,
    ATTACK,
    CARDS,
    CHAOS,
    COST,
    DEFENCE,
    FIGURE_COUNT,
    FIGURES,
    HELD,
    MEMBERS,
    N_KINDS,
    N_POWERS,
    N_REGIONS,
    N_TOKENS,
    PHASES,
    PIECES,
    POWERS,
    REGIONS,
    TOKENS,
    TRACK,
    UPGRADES,
)

LAID: Final = 64
"""In an entry of `marked`: the figure was killed in the battle that is being fought and lies on its side."""
REGION_SHIFT: Final = 7

NORMAL: Final = 0
EARLY: Final = 1
PARTING: Final = 2
"""Kinds of hits, in `hit_mode`; parting hits strike only one seat."""


class OldWorld(State):
    def __init__(self, seats: int, source: OldWorld | None = None) -> None:
        super().__init__(seats, source)
        if source is None:
            self.round = 0
            self.phase = 0
            self.figures: list[int] = [0] * (N_REGIONS * N_KINDS)
            self.marked: list[int] = []
            self.power: list[int] = [0] * seats
            self.points: list[int] = [0] * seats
            self.counters: list[int] = [0] * seats
            # Shared from here on.
            self.tokens: list[int] = [0] * (N_REGIONS * N_TOKENS)
            self.corruption: list[int] = [0] * (N_REGIONS * N_POWERS)
            self.spaces: list[int] = [NONE] * (N_REGIONS * 2)
            self.ruined: list[int] = []
            self.ruins_scored = 0
            self.old_world_deck: list[int] = []
            self.old_world_card = NONE
            self.track: list[int] = [NONE, NONE]
            self.old_world_gone: list[int] = []
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.decks: list[list[int]] = [[] for _ in range(seats)]
            self.discards: list[list[int]] = [[] for _ in range(seats)]
            self.dials: list[int] = [0] * seats
            self.peasants: list[int] = [0] * seats
            self.upgrades: list[int] = [0] * len(UPGRADES)
            # What was done so far in this phase or round: sets of (power, region).
            self.placed = 0
            self.counted = 0
            self.ruiners = 0
            self.kills = 0
            # The battle that is being fought
            self.hits = 0
            self.sixes = 0
            self.hit_mode: tuple[int, int] = (0, NONE)
            self.saved: list[tuple[int, int, int]] = []
            self.parting: list[int] = []
            # What follows from the rest and is asked for all the time; see derived.py.
            self.standing: list[int] = [0] * N_KINDS
            self.kinds_in: list[int] = [0] * N_REGIONS
            self.reserve: list[int] = FIGURE_COUNT[:]
            self.token_regions: list[int] = [0] * N_TOKENS
            self.costs: list[int] = COST
            self.attacks: list[int] = ATTACK
            self.defences: list[int] = DEFENCE
            self.open_regions = ALL_REGIONS
            self.special_cards = 0
            self.rules: list[list[Op]] = NO_RULES
        else:
            self.round = source.round
            self.phase = source.phase
            self.figures = source.figures[:]
            self.marked = source.marked[:]
            self.power = source.power[:]
            self.points = source.points[:]
            self.counters = source.counters[:]
            self.tokens = source.tokens
            self.corruption = source.corruption
            self.spaces = source.spaces
            self.ruined = source.ruined
            self.ruins_scored = source.ruins_scored
            self.old_world_deck = source.old_world_deck
            self.old_world_card = source.old_world_card
            self.track = source.track
            self.old_world_gone = source.old_world_gone
            self.hands = source.hands[:]
            self.decks = source.decks[:]
            self.discards = source.discards[:]
            self.dials = source.dials
            self.peasants = source.peasants
            self.upgrades = source.upgrades
            self.placed = source.placed
            self.counted = source.counted
            self.ruiners = source.ruiners
            self.kills = source.kills
            self.hits = source.hits
            self.sixes = source.sixes
            self.hit_mode = source.hit_mode
            self.saved = source.saved
            self.parting = source.parting
            self.standing = source.standing[:]
            self.kinds_in = source.kinds_in[:]
            self.reserve = source.reserve[:]
            self.token_regions = source.token_regions
            self.costs = source.costs
            self.attacks = source.attacks
            self.defences = source.defences
            self.open_regions = source.open_regions
            self.special_cards = source.special_cards
            self.rules = source.rules

    def copy(self) -> OldWorld:
        return OldWorld(self.seats, self)


class MarkedFigures(Codec):
    """`marked` by region, as lists of pieces: `{"kislev": ["acolyte-shielded", "leper-laid"]}`."""

    def encode(self, value: Any) -> Any:
        written: dict[str, list[str]] = {}
        for entry in value:
            piece = PIECES.ids[entry & (LAID - 1)] + ("-laid" if entry & LAID else "")
            written.setdefault(REGIONS.ids[entry >> REGION_SHIFT], []).append(piece)
        return written

    def decode(self, data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            raise BadPosition(where, f"expected an object, got {data!r}")
        entries: list[int] = []
        for region, pieces in data.items():
            if region not in REGIONS.index:
                raise BadPosition(where, f"there is no region {region!r}")
            if not isinstance(pieces, list):
                raise BadPosition(f"{where}.{region}", f"expected a list, got {pieces!r}")
            at = REGIONS.index[region] << REGION_SHIFT
            entries += [at | self._piece(piece, f"{where}.{region}") for piece in pieces]
        return sorted(entries)

    def hide(self, value: Any, counted: bool) -> Any:
        return []

    @staticmethod
    def _piece(name: Any, where: str) -> int:
        if not isinstance(name, str):
            raise BadPosition(where, f"there is no figure {name!r}")
        piece = name.removesuffix("-laid")
        if piece not in PIECES.index:
            raise BadPosition(where, f"there is no figure {name!r}")
        return PIECES.index[piece] | (LAID if name.endswith("-laid") else 0)


class CardSpaces(Codec):
    """`spaces` by region, left then right: `{"kislev": ["battle_cry", null]}`; a Horror on a space is `"horror"`."""

    def encode(self, value: Any) -> Any:
        pairs = {REGIONS.ids[i]: value[i * 2 : i * 2 + 2] for i in range(N_REGIONS)}
        return {
            region: [self._name(card) for card in pair]
            for region, pair in pairs.items()
            if pair != [NONE, NONE]
        }

    def decode(self, data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            raise BadPosition(where, f"expected an object, got {data!r}")
        spaces = [NONE] * (N_REGIONS * 2)
        for region, names in data.items():
            if region not in REGIONS.index:
                raise BadPosition(where, f"there is no region {region!r}")
            if not isinstance(names, list) or len(names) > 2:
                raise BadPosition(f"{where}.{region}", f"expected a list of at most two cards, got {names!r}")
            for side, name in enumerate(names):
                spaces[REGIONS.index[region] * 2 + side] = self._card(name, f"{where}.{region}[{side}]")
        return spaces

    def hide(self, value: Any, counted: bool) -> Any:
        return [NONE] * len(value)

    @staticmethod
    def _name(card: int) -> str | None:
        if card == NONE:
            return None
        return FIGURES.ids[_HORROR_KIND] if card == HELD else CHAOS.ids[card]

    @staticmethod
    def _card(name: Any, where: str) -> int:
        if name is None:
            return NONE
        if name == FIGURES.ids[_HORROR_KIND]:
            return HELD
        if name not in CHAOS.index:
            raise BadPosition(where, f"there is no chaos card {name!r}")
        return CHAOS.index[name]


_HORROR_KIND: Final = FIGURES.index["horror"]


class HitMode(Codec):
    """What the hits are that are being assigned, and the only seat that they may strike or NONE; written as one number."""

    def encode(self, value: Any) -> Any:
        mode, only = value
        return mode + max(only, 0)

    def decode(self, data: Any, where: str) -> Any:
        number = Number(0, PARTING + N_POWERS - 1).decode(data, where)
        return (number, NONE) if number < PARTING else (PARTING, number - PARTING)

    def hide(self, value: Any, counted: bool) -> Any:
        return (0, NONE)


class SavedHits(Codec):
    """Hits saved on a figure, as (seat, piece, hits) in ascending order; each is written as one number."""

    def encode(self, value: Any) -> Any:
        return [(seat * _PIECES_AT_MOST + piece) * _HITS_AT_MOST + hits for seat, piece, hits in value]

    def decode(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise BadPosition(where, f"expected a list, got {data!r}")
        highest = N_POWERS * _PIECES_AT_MOST * _HITS_AT_MOST - 1
        return [self._entry(Number(0, highest).decode(each, where), where) for each in data]

    @staticmethod
    def _entry(number: int, where: str) -> tuple[int, int, int]:
        figure, hits = divmod(number, _HITS_AT_MOST)
        seat, piece = divmod(figure, _PIECES_AT_MOST)
        if piece >= len(PIECES):
            raise BadPosition(where, f"there is no figure {piece}")
        return seat, piece, hits

    def hide(self, value: Any, counted: bool) -> Any:
        return []


_PIECES_AT_MOST: Final = 64
_HITS_AT_MOST: Final = 16


class Deeds(Codec):
    """A set of (power, region) as a bit mask, written by power: `{"khorne": ["kislev", "empire"]}`."""

    def encode(self, value: Any) -> Any:
        lists = {power: MEMBERS[value >> i * N_REGIONS & ALL_REGIONS] for i, power in enumerate(POWERS.ids)}
        return {
            power: [REGIONS.ids[region] for region in regions] for power, regions in lists.items() if regions
        }

    def decode(self, data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            raise BadPosition(where, f"expected an object, got {data!r}")
        mask = 0
        for power, regions in data.items():
            if power not in POWERS.index:
                raise BadPosition(where, f"there is no power {power!r}")
            if not isinstance(regions, list):
                raise BadPosition(f"{where}.{power}", f"expected a list of regions, got {regions!r}")
            for region in regions:
                if region not in REGIONS.index:
                    raise BadPosition(f"{where}.{power}", f"there is no region {region!r}")
                mask |= deed(POWERS.index[power], REGIONS.index[region])
        return mask

    def hide(self, value: Any, counted: bool) -> Any:
        return 0


def deed(power: int, region: int) -> int:
    """The bit of a power and a region in `placed`, `counted`, `ruiners` and `kills`."""
    return 1 << power * N_REGIONS + region


FIELDS: Final = (
    Field("round", Number(0, 99), ALL),
    Field("phase", One(PHASES), ALL),
    Field("figures", Grid(REGIONS, FIGURES, high=20), ALL),
    Field("marked", MarkedFigures(), ALL),
    Field("tokens", Grid(REGIONS, TOKENS, high=99), ALL),
    Field("corruption", Grid(REGIONS, POWERS, high=999), ALL),
    Field("spaces", CardSpaces(), ALL),
    Field("ruined", Items(REGIONS), ALL),
    Field("ruins_scored", Number(0, 9), ALL),
    Field("old_world_deck", Items(CARDS), NOBODY, counted=True),
    Field("old_world_card", One(CARDS), ALL),
    Field("track", Each(TRACK, One(CARDS), NONE), ALL),
    Field("old_world_gone", Items(CARDS), ALL),
    Field("hands", Items(CHAOS), OWNER, per_seat=True, counted=True),
    Field("decks", Items(CHAOS), NOBODY, per_seat=True, counted=True),
    Field("discards", Items(CHAOS), ALL, per_seat=True),
    Field("points", Number(0, 999), ALL, per_seat=True),
    Field("power", Number(0, 99), ALL, per_seat=True),
    Field("dials", Number(0, 20), ALL, per_seat=True),
    Field("counters", Number(0, 99), ALL, per_seat=True),
    Field("peasants", Number(0, 99), ALL, per_seat=True),
    Field("upgrades", Counts(UPGRADES, high=1), ALL),
    Field("placed", Deeds(), ALL),
    Field("counted", Deeds(), ALL),
    Field("ruiners", Deeds(), ALL),
    Field("kills", Deeds(), ALL),
    Field("hits", Number(0, 999), ALL),
    Field("sixes", Number(0, 999), ALL),
    Field("hit_mode", HitMode(), ALL),
    Field("saved", SavedHits(), ALL),
    Field("parting", Numbers(), ALL),
)
