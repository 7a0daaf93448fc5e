"""The components of the game, read once from data/*.toml into tables of small ints. Nothing here ever changes.

Tables about Chaos cards have two entries more than there are cards, for what else a card space may hold: a Horror
(HELD) and, last, nothing (-1). So what lies on a space can be looked up without asking first."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from warhost.core.data import Entry, read_data
from warhost.core.domain import NONE, Domain, members, numbers
from warhost.core.errors import BadData
from warhost.core.operations import effects_of
from warhost.core.reading import HOUSE, choice, flag, provenances, text, thing, things, whole

MAP_DATA: Final = read_data(__file__, "map")
POWER_DATA: Final = read_data(__file__, "powers")
CHAOS_DATA: Final = read_data(__file__, "chaos_cards")
UPGRADE_DATA: Final = read_data(__file__, "upgrades")
DIAL_DATA: Final = read_data(__file__, "dials")
RUINATION_DATA: Final = read_data(__file__, "ruination")
OLD_WORLD_DATA: Final = read_data(__file__, "old_world_cards")

_REGIONS: Final[list[Entry]] = MAP_DATA["region"]
_TOKENS: Final[list[Entry]] = MAP_DATA["token"]
_SETUP: Final[Entry] = MAP_DATA["setup"]
_DICE: Final[Entry] = MAP_DATA["dice"]
_THRESHOLDS: Final[Entry] = MAP_DATA["thresholds"]
_POWERS: Final[list[Entry]] = POWER_DATA["power"]
CHAOS_ENTRIES: Final[list[Entry]] = CHAOS_DATA["card"]
UPGRADE_ENTRIES: Final[list[Entry]] = UPGRADE_DATA["upgrade"]
OLD_WORLD_ENTRIES: Final[list[Entry]] = OLD_WORLD_DATA["card"]
RUINATION_ENTRIES: Final[list[Entry]] = RUINATION_DATA["card"]


def text_is_ours(entry: Entry) -> bool:
    """The printed text is not known, ours stands in (OW 19.2)."""
    return text(entry, "effect_provenance", "") == HOUSE


def picture_of(entry: Entry) -> str:
    """The name of its picture in the open icon set, or nothing."""
    return text(entry, "picture", "")


def _ids(entries: list[Entry]) -> list[str]:
    return [text(entry, "id") for entry in entries]


# The board


REGIONS: Final = Domain("region", _ids(_REGIONS))
N_REGIONS: Final = len(REGIONS)
ALL_REGIONS: Final = (1 << N_REGIONS) - 1
VALUE: Final = [whole(region, "value") for region in _REGIONS]
POPULOUS: Final = [flag(region, "populous") for region in _REGIONS]
ADJACENT: Final = [sum(1 << other for other in things(region, "adjacent", REGIONS)) for region in _REGIONS]
"""Sets of regions are bit masks, and so are sets of kinds of figures."""


_LARGEST_DOMAIN: Final = 12
"""Of those that sets are made of: there are twelve kinds of figures."""
MEMBERS: Final = [members(mask) for mask in range(1 << _LARGEST_DOMAIN)]
"""By set, the numbers in it, in ascending order: looked up far too often for a call."""
POPULOUS_REGIONS: Final = sum(1 << region for region in range(N_REGIONS) if POPULOUS[region])

PLACES: Final = Domain("region", [*REGIONS.ids, "reserve"])
"""Where a figure may come from."""
RESERVE: Final = N_REGIONS

PHASES: Final = Domain("phase", ["old_world", "draw", "summoning", "battle", "corruption", "end"])
OLD_WORLD_PHASE: Final = 0
DRAW_PHASE: Final = 1
SUMMONING_PHASE: Final = 2
BATTLE_PHASE: Final = 3
CORRUPTION_PHASE: Final = 4
END_PHASE: Final = 5


# Old World tokens


TOKENS: Final = Domain("token", _ids(_TOKENS))
N_TOKENS: Final = len(TOKENS)
EVENT: Final = TOKENS.index["event"]
HERO: Final = TOKENS.index["hero"]
NOBLE: Final = TOKENS.index["noble"]
PEASANT: Final = TOKENS.index["peasant"]
WARPSTONE: Final = TOKENS.index["warpstone"]
POOL: Final = [whole(token, "pool") for token in _TOKENS]
SETUP_TOKENS: Final = [i for i, token in enumerate(_TOKENS) for _ in range(whole(token, "setup"))]


def _tokens_with(effect: str) -> list[tuple[int, int]]:
    """Tokens that have an effect, each with its number."""
    return [(i, whole(token, effect, -9, 9)) for i, token in enumerate(_TOKENS) if effect in token]


RESISTANCE_TOKENS: Final = _tokens_with("resistance")
CONQUEST_TOKENS: Final = _tokens_with("conquest")
CORRUPTION_TOKENS: Final = _tokens_with("corruption")
PEASANT_DEFENCE: Final = whole(_TOKENS[PEASANT], "defence", 1)


# Numbers of the rulebook


SEAT_COUNTS: Final = [int(seats) for seats in _SETUP["players"]]
STARTING_HAND: Final = whole(_SETUP, "starting_hand")
DECK_SIZE: Final = {int(seats): int(size) for seats, size in _SETUP["old_world_deck"].items()}
HIT_FROM: Final = whole(_DICE, "hit_from", 1, 6)
EXPLODE_ON: Final = whole(_DICE, "explode_on", 1, 6)
RUIN: Final = whole(_THRESHOLDS, "ruin")
VICTORY_POINTS: Final = whole(_THRESHOLDS, "victory_points")
RUINED_REGIONS: Final = whole(_THRESHOLDS, "ruined_regions")
POWER_MAX: Final = whole(_THRESHOLDS, "power_points_max")
RESISTANCE_MIN: Final = whole(_THRESHOLDS, "resistance_min")
DEFENCE_MIN: Final = whole(_THRESHOLDS, "defence_min")


# The powers and their figures


POWERS: Final = Domain("power", _ids(_POWERS))
N_POWERS: Final = len(POWERS)
KHORNE: Final = POWERS.index["khorne"]
NURGLE: Final = POWERS.index["nurgle"]
TZEENTCH: Final = POWERS.index["tzeentch"]
SLAANESH: Final = POWERS.index["slaanesh"]
POWER_POINTS: Final = [whole(power, "power_points") for power in _POWERS]

_WAYS_TO_DRAW: Final = Domain("way to draw", ["fixed", "up_to"])
DRAW_ENTRIES: Final[list[Entry]] = [power["draw"] for power in _POWERS]
DRAW: Final = [whole(draw, "n") for draw in DRAW_ENTRIES]
DRAWS_UP_TO: Final = [thing(draw, "kind", _WAYS_TO_DRAW) == 1 for draw in DRAW_ENTRIES]
DISCARDS_FIRST: Final = [flag(draw, "discard_first", False) for draw in DRAW_ENTRIES]

_DIAL_EVENTS: Final = Domain("event", ["kill_figure", "place_corruption"])
CONDITION_ENTRIES: Final[list[Entry]] = [power["dial"] for power in _POWERS]
DIAL_BY_KILLS: Final = [thing(dial, "event", _DIAL_EVENTS) == 0 for dial in CONDITION_ENTRIES]
"""By power: whether kills earn dial counters, or corruption tokens."""
DEEDS: Final = [whole(dial, "min", 1, 2) for dial in CONDITION_ENTRIES]
"""How many kills or corruption tokens in a region and phase earn a dial counter (OW 13.3 to 13.6): one or two."""
DIAL_POPULOUS: Final = [flag(dial, "populous", False) for dial in CONDITION_ENTRIES]
DIAL_MAGIC: Final = [whole(dial, "magic", default=0) for dial in CONDITION_ENTRIES]
DIAL_TOKENS: Final = [things(dial, "tokens", TOKENS, ()) for dial in CONDITION_ENTRIES]
DIAL_IN_STEP: Final = [choice(dial, "step", ["corruption"], "") != "" for dial in CONDITION_ENTRIES]
"""Only regions that are populous, have so much magic or one of these tokens, and tokens placed in the Corruption Step."""

CLASSES: Final = Domain("class", ["cultist", "warrior", "greater_daemon"])
CULTIST: Final = 0
N_CLASSES: Final = len(CLASSES)

FIGURE_ENTRIES: Final[list[Entry]] = [
    figure
    for power in _POWERS
    for figure in sorted(power["figure"], key=lambda figure: thing(figure, "class", CLASSES))
]
FIGURES: Final = Domain("figure", _ids(FIGURE_ENTRIES))
"""Twelve kinds: kind = power * 3 + class."""
N_KINDS: Final = len(FIGURES)
KIND_POWER: Final = [kind // N_CLASSES for kind in range(N_KINDS)]
POWER_KINDS: Final = [((1 << N_CLASSES) - 1) << power * N_CLASSES for power in range(N_POWERS)]
"""By power, the set of its kinds."""
ALL_KINDS: Final = (1 << N_KINDS) - 1
CLASS_KINDS: Final = [
    sum(1 << power * N_CLASSES + figure_class for power in range(N_POWERS))
    for figure_class in range(N_CLASSES)
] + [ALL_KINDS]
"""By class, the set of its kinds; last, for no class in particular (-1), all."""
CULTIST_KINDS: Final = CLASS_KINDS[CULTIST]
KIND_CLASS: Final = [kind % N_CLASSES for kind in range(N_KINDS)]
FIGURE_COUNT: Final = [whole(figure, "count", 0, 20) for figure in FIGURE_ENTRIES]
COST: Final = [whole(figure, "cost") for figure in FIGURE_ENTRIES]
ATTACK: Final = [whole(figure, "attack") for figure in FIGURE_ENTRIES]
DEFENCE: Final = [whole(figure, "defence") for figure in FIGURE_ENTRIES]


# Upgrades: their numbers; what else they do is declared beside the rules (effects.py)


UPGRADES: Final = Domain("upgrade", _ids(UPGRADE_ENTRIES))
UPGRADE_POWER: Final = [thing(upgrade, "power", POWERS) for upgrade in UPGRADE_ENTRIES]
UPGRADE_HOUSE: Final = [text_is_ours(upgrade) for upgrade in UPGRADE_ENTRIES]
UPGRADE_PROVENANCES: Final = [provenances(upgrade, "effect", "name", "amount") for upgrade in UPGRADE_ENTRIES]
UPGRADE_PICTURE: Final = [picture_of(upgrade) for upgrade in UPGRADE_ENTRIES]
UPGRADES_OF: Final = [
    [i for i, owner in enumerate(UPGRADE_POWER) if owner == power] for power in range(N_POWERS)
]
UPGRADE_KIND: Final = [thing(upgrade, "figure", FIGURES, NONE) for upgrade in UPGRADE_ENTRIES]
"""The kind of figure that is upgraded; -1 for an upgrade of the power itself."""


def _follower_upgrade(kind: int) -> int:
    found = [i for i, upgraded in enumerate(UPGRADE_KIND) if upgraded == kind]
    if len(found) != 1:
        raise BadData("upgrades.toml.upgrade", f"{len(found)} upgrades of {FIGURES.ids[kind]}, not one")
    if UPGRADE_POWER[found[0]] != KIND_POWER[kind]:
        raise BadData(f"{UPGRADE_ENTRIES[found[0]].where}.figure", "it belongs to another power")
    return found[0]


UPGRADE_OF: Final = [_follower_upgrade(kind) for kind in range(N_KINDS)]
"""The upgrade of each kind of figure; it replaces the printed numbers by these (OW 17.2)."""
COST_UP: Final = [whole(UPGRADE_ENTRIES[upgrade], "cost") for upgrade in UPGRADE_OF]
ATTACK_UP: Final = [whole(UPGRADE_ENTRIES[upgrade], "attack") for upgrade in UPGRADE_OF]
DEFENCE_UP: Final = [whole(UPGRADE_ENTRIES[upgrade], "defence") for upgrade in UPGRADE_OF]


def uses(entry: Entry, operation: str) -> bool:
    """Whether a Chaos card or an upgrade has an operation of that name among its effects."""
    return any(effect.get("op") == operation for effect in effects_of(entry))


# Pieces: a figure together with what has happened to it


CONTROLLED: Final = 1
"""By Slaanesh (Soporific Musk)."""
SHIELDED: Final = 2
"""By Warp Shield."""
ARRIVED: Final = 4
"""A figure that has used its free arrival this round (a Leper)."""
ON_SPACE: Final = 8
"""A figure that stands on a card space (a Horror)."""
MARKS: Final = (
    (CONTROLLED, "controlled"),
    (SHIELDED, "shielded"),
    (ARRIVED, "arrived"),
    (ON_SPACE, "on_space"),
)


_SHIELDING: Final = [card["power"] for card in CHAOS_ENTRIES if uses(card, "shield_figure")]
"""Powers with a card that shields their figures."""


def _possible_marks(kind: int) -> int:
    upgrade = UPGRADE_ENTRIES[UPGRADE_OF[kind]]
    marks = 0
    if KIND_POWER[kind] != SLAANESH:
        marks |= CONTROLLED
    if POWERS.ids[KIND_POWER[kind]] in _SHIELDING:
        marks |= SHIELDED
    if uses(upgrade, "free_arrival"):
        marks |= ARRIVED
    if uses(upgrade, "hold_card_space"):
        marks |= ON_SPACE
    return marks


def _marked_pieces() -> list[tuple[int, int]]:
    possible = [_possible_marks(kind) for kind in range(N_KINDS)]
    return [
        (kind, marks) for kind in range(N_KINDS) for marks in range(1, 16) if marks & possible[kind] == marks
    ]


def _piece_id(kind: int, marks: int) -> str:
    return "-".join([FIGURES.ids[kind], *(name for mark, name in MARKS if marks & mark)])


_ALL_PIECES: Final = [(kind, 0) for kind in range(N_KINDS)] + _marked_pieces()
_PIECE: Final = {piece: number for number, piece in enumerate(_ALL_PIECES)}
PIECES: Final = Domain("figure", [_piece_id(kind, marks) for kind, marks in _ALL_PIECES])
"""The twelve plain kinds first (piece == kind), then every kind with the marks it can bear."""
N_PIECES: Final = len(PIECES)
PIECE_KIND: Final = [kind for kind, _ in _ALL_PIECES]
PIECE_MARKS: Final = [marks for _, marks in _ALL_PIECES]
PIECE_CLASS: Final = [KIND_CLASS[kind] for kind, _ in _ALL_PIECES]
PIECE_OWNER: Final = [KIND_POWER[kind] for kind, _ in _ALL_PIECES]
PIECE_CONTROLLER: Final = [
    SLAANESH if marks & CONTROLLED else KIND_POWER[kind] for kind, marks in _ALL_PIECES
]
PIECE_ELSEWHERE: Final = [_PIECE[kind, marks & ~(CONTROLLED | ON_SPACE)] for kind, marks in _ALL_PIECES]
"""What a piece is when it has left its region (OW 16.4, 17.12)."""


def marked(piece: int, mark: int) -> int:
    """The same figure with one mark more."""
    return _PIECE[PIECE_KIND[piece], PIECE_MARKS[piece] | mark]


def unmarked(piece: int, mark: int) -> int:
    """The same figure without that mark."""
    return _PIECE[PIECE_KIND[piece], PIECE_MARKS[piece] & ~mark]


TARGETS: Final = Domain("figure", [*PIECES.ids, "peasant"])
"""What hits can be assigned to."""
PEASANT_TARGET: Final = N_PIECES


# Chaos cards


CHAOS: Final = Domain("chaos_card", _ids(CHAOS_ENTRIES))
N_CHAOS: Final = len(CHAOS)
HELD: Final = N_CHAOS
"""A card space on which a Horror stands."""
CARD_POWER: Final = [*(thing(card, "power", POWERS) for card in CHAOS_ENTRIES), -1, -1]
CARD_COST: Final = [*(whole(card, "cost") for card in CHAOS_ENTRIES), 0, 0]
CARD_MAGIC: Final = [*(int(flag(card, "magic")) for card in CHAOS_ENTRIES), 0, 0]
CARD_COPIES: Final = [whole(card, "copies") for card in CHAOS_ENTRIES]
CARD_HOUSE: Final = [*(text_is_ours(card) for card in CHAOS_ENTRIES), False, False]
CARD_PROVENANCES: Final = [provenances(card, "effect", "copies") for card in CHAOS_ENTRIES]
CARD_PICTURE: Final = [picture_of(card) for card in CHAOS_ENTRIES]
COPIES_OF: Final = [
    [copies if CARD_POWER[card] == power else 0 for card, copies in enumerate(CARD_COPIES)]
    for power in range(N_POWERS)
]
"""By power and card."""
DECKS: Final = [
    [card for card in range(N_CHAOS) if CARD_POWER[card] == power for _ in range(CARD_COPIES[card])]
    for power in range(N_POWERS)
]


# Old World cards: only their ids here; what they say is read by cards/old_world_text.py


OLD_WORLD: Final = Domain("old_world_card", _ids(OLD_WORLD_ENTRIES))
CARDS: Final = Domain("card", [*CHAOS.ids, *OLD_WORLD.ids])
FIRST_OLD_WORLD: Final = N_CHAOS
"""In decks and on the track an Old World card has its number in CARDS: this one plus its number in OLD_WORLD."""
TRACK: Final = numbers("track_space", whole(_SETUP, "old_world_track"), lowest=1)


# Ruination cards


RUINATION: Final = Domain("ruination_card", _ids(RUINATION_ENTRIES))
RUINERS_SCORE: Final = [whole(card, "ruiners") for card in RUINATION_ENTRIES]
RUIN_FIRST: Final = [[whole(card["first"], region) for region in REGIONS.ids] for card in RUINATION_ENTRIES]
RUIN_SECOND: Final = [[whole(card["second"], region) for region in REGIONS.ids] for card in RUINATION_ENTRIES]


# Threat dials


INSTRUCTIONS: Final = Domain(
    "dial_instruction",
    [
        "start",
        "score_vp",
        "draw_chaos_cards",
        "upgrade_card",
        "place_token",
        "remove_corruption",
        "remove_old_world_tokens",
        "victory",
    ],
)
SCORE_VP: Final = 1
DRAW_CHAOS_CARDS: Final = 2
UPGRADE_CARD: Final = 3
PLACE_TOKEN: Final = 4
REMOVE_CORRUPTION: Final = 5
REMOVE_OLD_WORLD_TOKENS: Final = 6

HIGHEST_THREAT: Final = 35
"""Of the Victory tick, if it is ever compared."""


def _dials() -> list[list[Entry]]:
    """The ticks of each dial, by power."""
    ticks = {thing(dial, "power", POWERS): dial["tick"] for dial in DIAL_DATA["dial"]}
    return [ticks[power] for power in range(N_POWERS)]


DIAL_ENTRIES: Final = _dials()
DIAL_INSTRUCTION: Final = [
    [thing(tick, "instruction", INSTRUCTIONS) for tick in dial] for dial in DIAL_ENTRIES
]
DIAL_NUMBER: Final = [[whole(tick, "n", 1, default=0) for tick in dial] for dial in DIAL_ENTRIES]
DIAL_TOKEN: Final = [[thing(tick, "token", TOKENS, NONE) for tick in dial] for dial in DIAL_ENTRIES]
THREAT: Final = [[whole(tick, "threat", default=HIGHEST_THREAT) for tick in dial] for dial in DIAL_ENTRIES]
LAST_TICK: Final = [len(dial) - 1 for dial in DIAL_ENTRIES]


# Everything whose use is counted


COMPONENTS: Final = Domain(
    "component",
    [
        *CHAOS.ids,
        *OLD_WORLD.ids,
        *UPGRADES.ids,
        *(f"ruination_{card}" for card in RUINATION.ids),
        *FIGURES.ids,
        *TOKENS.ids,
    ],
)
UPGRADE_COMPONENT: Final = len(CARDS)
RUINATION_COMPONENT: Final = UPGRADE_COMPONENT + len(UPGRADES)
FIGURE_COMPONENT: Final = RUINATION_COMPONENT + len(RUINATION)
TOKEN_COMPONENT: Final = FIGURE_COMPONENT + N_KINDS

POWER_SETS: Final = ["-".join(some) for some in combinations(POWERS.ids, 3)]


def _finish() -> None:
    """What stands in these files has all been read now, down to the notes on where it is from."""
    entries = [
        *_REGIONS,
        *_TOKENS,
        _SETUP,
        _DICE,
        _THRESHOLDS,
        *_POWERS,
        *DRAW_ENTRIES,
        *CONDITION_ENTRIES,
        *FIGURE_ENTRIES,
    ]
    entries += [*RUINATION_ENTRIES, *DIAL_DATA["dial"], *(tick for dial in DIAL_ENTRIES for tick in dial)]
    for entry in entries:
        provenances(entry, "ruiners")
    for file in (MAP_DATA, POWER_DATA, DIAL_DATA, RUINATION_DATA):
        file.finish()


_finish()
