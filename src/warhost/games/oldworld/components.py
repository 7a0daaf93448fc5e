"""The components of the game, read once from data/*.toml into tables of small ints. Nothing here ever changes.

Tables about Chaos cards have two entries more than there are cards, for what else a card space may hold: a Horror
(HELD) and, last, nothing (-1). So what lies on a space can be looked up without asking first."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from warhost.core.domain import Domain


def _read(name: str) -> dict[str, Any]:
    text = (Path(__file__).parent / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


_MAP: Final = _read("map")
_POWERS: Final = _read("powers")["power"]
_CARDS: Final = _read("chaos_cards")["card"]
_UPGRADES: Final = _read("upgrades")["upgrade"]
_DIALS: Final = _read("dials")["dial"]
_RUINATION: Final = _read("ruination")["card"]
OLD_WORLD_DATA: Final[list[dict[str, Any]]] = _read("old_world_cards")["card"]


# The board


REGIONS: Final = Domain("region", [region["id"] for region in _MAP["region"]])
N_REGIONS: Final = len(REGIONS)
ALL_REGIONS: Final = (1 << N_REGIONS) - 1
VALUE: Final = [int(region["value"]) for region in _MAP["region"]]
POPULOUS: Final = [bool(region["populous"]) for region in _MAP["region"]]
ADJACENT: Final = [
    sum(1 << REGIONS.index[other] for other in region["adjacent"]) for region in _MAP["region"]
]
"""Sets of regions are bit masks, and so are sets of kinds of figures."""


def _members() -> list[list[int]]:
    members: list[list[int]] = [[]]
    for number in range(_LARGEST_DOMAIN):
        members += [[*smaller, number] for smaller in members]
    return members


_LARGEST_DOMAIN: Final = 12
"""Of those that sets are made of: there are twelve kinds of figures."""
MEMBERS: Final = _members()
"""By set, the numbers in it, in ascending order."""


def _reach(occupied: int) -> int:
    """Where figures may be summoned by a power that has figures in these regions (OW 6.7, 6.8)."""
    if not occupied:
        return ALL_REGIONS
    reach = occupied
    for region in MEMBERS[occupied]:
        reach |= ADJACENT[region]
    return reach


REACH: Final = [_reach(mask) for mask in range(ALL_REGIONS + 1)]
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


TOKENS: Final = Domain("token", [token["id"] for token in _MAP["token"]])
N_TOKENS: Final = len(TOKENS)
EVENT: Final = TOKENS.index["event"]
HERO: Final = TOKENS.index["hero"]
NOBLE: Final = TOKENS.index["noble"]
PEASANT: Final = TOKENS.index["peasant"]
WARPSTONE: Final = TOKENS.index["warpstone"]
POOL: Final = [int(token["pool"]) for token in _MAP["token"]]
SETUP_TOKENS: Final = [i for i, token in enumerate(_MAP["token"]) for _ in range(token["setup"])]


def _tokens_with(effect: str) -> list[tuple[int, int]]:
    """Tokens that have an effect, each with its number."""
    return [(i, int(token[effect])) for i, token in enumerate(_MAP["token"]) if effect in token]


RESISTANCE_TOKENS: Final = _tokens_with("resistance")
CONQUEST_TOKENS: Final = _tokens_with("conquest")
CORRUPTION_TOKENS: Final = _tokens_with("corruption")
PEASANT_DEFENCE: Final = int(_MAP["token"][PEASANT]["defence"])


# Numbers of the rulebook


SEAT_COUNTS: Final = [int(n) for n in _MAP["setup"]["players"]]
STARTING_HAND: Final = int(_MAP["setup"]["starting_hand"])
DECK_SIZE: Final = {int(seats): int(size) for seats, size in _MAP["setup"]["old_world_deck"].items()}
HIT_FROM: Final = int(_MAP["dice"]["hit_from"])
EXPLODE_ON: Final = int(_MAP["dice"]["explode_on"])
RUIN: Final = int(_MAP["thresholds"]["ruin"])
VICTORY_POINTS: Final = int(_MAP["thresholds"]["victory_points"])
RUINED_REGIONS: Final = int(_MAP["thresholds"]["ruined_regions"])
POWER_MAX: Final = int(_MAP["thresholds"]["power_points_max"])


# The powers and their figures


POWERS: Final = Domain("power", [power["id"] for power in _POWERS])
N_POWERS: Final = len(POWERS)
KHORNE: Final = POWERS.index["khorne"]
NURGLE: Final = POWERS.index["nurgle"]
TZEENTCH: Final = POWERS.index["tzeentch"]
SLAANESH: Final = POWERS.index["slaanesh"]
POWER_POINTS: Final = [int(power["power_points"]) for power in _POWERS]
DRAW: Final = [int(power["draw"]["n"]) for power in _POWERS]
DRAWS_UP_TO: Final = [power["draw"]["kind"] == "up_to" for power in _POWERS]
DISCARDS_FIRST: Final = [int(power["draw"].get("discard_first", 0)) for power in _POWERS]
DEEDS: Final = [int(power["dial"]["min"]) for power in _POWERS]
"""How many kills or corruption tokens in a region and phase earn a dial counter (OW 13.3 to 13.6): one or two."""
MAGIC_NEEDED: Final = int(_POWERS[TZEENTCH]["dial"]["magic"])
DIAL_TOKENS: Final = [TOKENS.index[token] for token in _POWERS[SLAANESH]["dial"]["tokens"]]

CLASSES: Final = Domain("class", ["cultist", "warrior", "greater_daemon"])
CULTIST: Final = 0
N_CLASSES: Final = len(CLASSES)

_FIGURES: Final = [
    sorted(power["figure"], key=lambda figure: CLASSES.index[figure["class"]]) for power in _POWERS
]
FIGURES: Final = Domain("figure", [figure["id"] for figures in _FIGURES for figure in figures])
"""Twelve kinds: kind = power * 3 + class."""
N_KINDS: Final = len(FIGURES)
KIND_POWER: Final = [kind // N_CLASSES for kind in range(N_KINDS)]
POWER_KINDS: Final = [((1 << N_CLASSES) - 1) << power * N_CLASSES for power in range(N_POWERS)]
"""By power, the set of its kinds."""
CULTIST_KINDS: Final = sum(1 << power * N_CLASSES + CULTIST for power in range(N_POWERS))
KIND_CLASS: Final = [kind % N_CLASSES for kind in range(N_KINDS)]
FIGURE_COUNT: Final = [int(figure["count"]) for figures in _FIGURES for figure in figures]
COST: Final = [int(figure["cost"]) for figures in _FIGURES for figure in figures]
ATTACK: Final = [int(figure["attack"]) for figures in _FIGURES for figure in figures]
DEFENCE: Final = [int(figure["defence"]) for figures in _FIGURES for figure in figures]


# Upgrades


UPGRADES: Final = Domain("upgrade", [upgrade["id"] for upgrade in _UPGRADES])
UPGRADE_POWER: Final = [POWERS.index[upgrade["power"]] for upgrade in _UPGRADES]
UPGRADE_EFFECT: Final = [str(upgrade["effect"]) for upgrade in _UPGRADES]
UPGRADE_HOUSE: Final = [upgrade.get("effect_provenance") == "house" for upgrade in _UPGRADES]
UPGRADES_OF: Final = [
    [i for i, upgrade in enumerate(_UPGRADES) if upgrade["power"] == power] for power in POWERS.ids
]
UPGRADE_PARAMS: Final[list[dict[str, Any]]] = [upgrade.get("params", {}) for upgrade in _UPGRADES]


def _follower_upgrade(kind: int) -> int:
    figure = FIGURES.ids[kind]
    return next(i for i, upgrade in enumerate(_UPGRADES) if upgrade.get("figure") == figure)


UPGRADE_OF: Final = [_follower_upgrade(kind) for kind in range(N_KINDS)]
"""The upgrade of each kind of figure; it replaces the printed numbers by these (OW 17.2)."""
COST_UP: Final = [int(_UPGRADES[upgrade]["cost"]) for upgrade in UPGRADE_OF]
ATTACK_UP: Final = [int(_UPGRADES[upgrade]["attack"]) for upgrade in UPGRADE_OF]
DEFENCE_UP: Final = [int(_UPGRADES[upgrade]["defence"]) for upgrade in UPGRADE_OF]


def _kind_with(effect: str) -> int:
    return next(kind for kind in range(N_KINDS) if UPGRADE_EFFECT[UPGRADE_OF[kind]] == effect)


BLOODLETTER: Final = _kind_with("early_dice")
BLOODTHIRSTER: Final = _kind_with("domination_count")
LEPER: Final = _kind_with("free_arrival")
PLAGUEBEARER: Final = _kind_with("parting_hits")
GREAT_UNCLEAN_ONE: Final = _kind_with("corrupt_on_summon")
ACOLYTE: Final = _kind_with("carry_token")
HORROR: Final = _kind_with("hold_card_space")
LORD_OF_CHANGE: Final = _kind_with("magic_symbols")
DAEMONETTE: Final = _kind_with("hit_only_by")
KEEPER_OF_SECRETS: Final = _kind_with("counts_as_token")

BLOODTHIRSTER_COUNT: Final = int(UPGRADE_PARAMS[UPGRADE_OF[BLOODTHIRSTER]]["figures"])
FREE_ARRIVAL: Final = int(UPGRADE_PARAMS[UPGRADE_OF[LEPER]]["cost"])
PARTING_HITS: Final = int(UPGRADE_PARAMS[UPGRADE_OF[PLAGUEBEARER]]["hits"])
ARRIVAL_CORRUPTION: Final = int(UPGRADE_PARAMS[UPGRADE_OF[GREAT_UNCLEAN_ONE]]["corruption"])
CARRIED: Final = TOKENS.index[UPGRADE_PARAMS[UPGRADE_OF[ACOLYTE]]["token"]]
LORD_SYMBOLS: Final = int(UPGRADE_PARAMS[UPGRADE_OF[LORD_OF_CHANGE]]["n"])
KEEPER_COUNTS_AS: Final = TOKENS.index[UPGRADE_PARAMS[UPGRADE_OF[KEEPER_OF_SECRETS]]["token"]]


# Pieces: a figure together with what has happened to it


CONTROLLED: Final = 1
"""By Slaanesh (Soporific Musk)."""
SHIELDED: Final = 2
"""By Warp Shield."""
ARRIVED: Final = 4
"""A Leper that has used its free arrival this round."""
ON_SPACE: Final = 8
"""A Horror that stands on a card space."""
MARKS: Final = (
    (CONTROLLED, "controlled"),
    (SHIELDED, "shielded"),
    (ARRIVED, "arrived"),
    (ON_SPACE, "on_space"),
)


def _possible_marks(kind: int) -> int:
    marks = 0
    if KIND_POWER[kind] != SLAANESH:
        marks |= CONTROLLED
    if KIND_POWER[kind] == TZEENTCH:
        marks |= SHIELDED
    if kind == LEPER:
        marks |= ARRIVED
    if kind == HORROR:
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


CHAOS: Final = Domain("chaos_card", [card["id"] for card in _CARDS])
N_CHAOS: Final = len(CHAOS)
HELD: Final = N_CHAOS
"""A card space on which a Horror stands."""
CARD_POWER: Final = [*(POWERS.index[card["power"]] for card in _CARDS), -1, -1]
CARD_COST: Final = [*(int(card["cost"]) for card in _CARDS), 0, 0]
CARD_MAGIC: Final = [*(int(card["magic"]) for card in _CARDS), 0, 0]
CARD_HOUSE: Final = [*(card.get("effect_provenance") == "house" for card in _CARDS), False, False]
CARD_PARAMS: Final[list[dict[str, Any]]] = [card.get("params", {}) for card in _CARDS]
DECKS: Final = [
    [i for i, card in enumerate(_CARDS) if card["power"] == power for _ in range(card["copies"])]
    for power in POWERS.ids
]


def by_card(timing: str, param: str) -> list[int]:
    """A table over all cards: the number `param` of those that work at `timing`, 0 for the others."""
    numbers = [
        int(card["params"].get(param, 0)) if card["timing"] == timing and "params" in card else 0
        for card in _CARDS
    ]
    return [*numbers, 0, 0]


def flagged(*cards: str) -> list[bool]:
    """A table over all cards that is true for these."""
    return [*(card in cards for card in CHAOS.ids), False, False]


# Old World cards: only their ids here; what they say is read by cards/old_world_text.py


OLD_WORLD: Final = Domain("old_world_card", [card["id"] for card in OLD_WORLD_DATA])
CARDS: Final = Domain("card", [*CHAOS.ids, *OLD_WORLD.ids])
FIRST_OLD_WORLD: Final = N_CHAOS
"""In decks and on the track an Old World card has its number in CARDS: this one plus its number in OLD_WORLD."""
TRACK: Final = Domain("track_space", [str(space + 1) for space in range(_MAP["setup"]["old_world_track"])])


# Ruination cards


RUINATION: Final = Domain("ruination_card", [card["id"] for card in _RUINATION])
RUINERS_SCORE: Final = [int(card["ruiners"]) for card in _RUINATION]
RUIN_FIRST: Final = [[int(card["first"][region]) for region in REGIONS.ids] for card in _RUINATION]
RUIN_SECOND: Final = [[int(card["second"][region]) for region in REGIONS.ids] for card in _RUINATION]


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

DIAL_INSTRUCTION: Final = [
    [INSTRUCTIONS.index[tick["instruction"]] for tick in dial["tick"]] for dial in _DIALS
]
DIAL_NUMBER: Final = [[int(tick.get("params", {}).get("n", 0)) for tick in dial["tick"]] for dial in _DIALS]
DIAL_TOKEN: Final = [
    [TOKENS.index.get(tick.get("params", {}).get("token", ""), -1) for tick in dial["tick"]]
    for dial in _DIALS
]
THREAT: Final = [[int(tick.get("threat", 35)) for tick in dial["tick"]] for dial in _DIALS]
LAST_TICK: Final = [len(dial["tick"]) - 1 for dial in _DIALS]


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
