"""The events: what log, animation and statistics are told."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import SEAT, Domain
from warhost.core.trace import EventKind
from warhost.games.oldworld.components import (
    CHAOS,
    INSTRUCTIONS,
    OLD_WORLD,
    PHASES,
    PIECES,
    PLACES,
    REGIONS,
    RUINATION,
    TARGETS,
    TOKENS,
    UPGRADES,
)

SOURCES: Final = Domain(
    "score_source",
    ["domination", "ruiner", "ruin_first", "ruin_second", "ruin_tie", "dial", "old_world_card"],
)
"""Why points are scored."""
BY_DOMINATION: Final = 0
BY_RUINER: Final = 1
BY_RUIN_FIRST: Final = 2
BY_RUIN_SECOND: Final = 3
BY_RUIN_TIE: Final = 4
BY_DIAL: Final = 5
BY_OLD_WORLD_CARD: Final = 6

CAUSES: Final = Domain("cause", ["cultists", "upgrade", "chaos_card", "old_world_card", "hero", "dial"])
"""Why corruption is placed or removed, and why figures leave the board without being killed."""
BY_CULTISTS: Final = 0
BY_UPGRADE: Final = 1
BY_CHAOS_CARD: Final = 2
BY_OLD_WORLD: Final = 3
BY_HERO: Final = 4
BY_DIAL_INSTRUCTION: Final = 5

EVENTS: Final = (
    EventKind("round_began", [("round", None)]),
    EventKind("phase_began", [("phase", PHASES)]),
    EventKind("tokens_set_up", [("tokens*", TOKENS)]),
    # Old World cards
    EventKind("old_world_drawn", [("card", OLD_WORLD), ("seat", SEAT)]),
    EventKind("old_world_placed", [("card", OLD_WORLD)]),
    EventKind("old_world_left", [("card", OLD_WORLD)]),
    EventKind("old_world_lasting", [("card", OLD_WORLD)]),
    EventKind("token_placed", [("token", TOKENS), ("region", REGIONS), ("count", None)]),
    EventKind("token_removed", [("token", TOKENS), ("region", REGIONS), ("count", None)]),
    EventKind("token_moved", [("token", TOKENS), ("region", REGIONS), ("to", REGIONS)]),
    EventKind("peasants_returned", [("seat", SEAT), ("count", None)]),
    # Hands and power points
    EventKind("drew", [("seat", SEAT), ("cards*", CHAOS)]),
    EventKind("drew_hidden", [("seat", SEAT), ("count", None)]),
    EventKind("reshuffled", [("seat", SEAT), ("count", None)]),
    EventKind("discarded", [("seat", SEAT), ("cards*", CHAOS)]),
    EventKind("power_set", [("seat", SEAT), ("power", None)]),
    EventKind("power_changed", [("seat", SEAT), ("by", None), ("power", None)]),
    # Summoning
    EventKind(
        "summoned", [("seat", SEAT), ("figure", PIECES), ("source", PLACES), ("to", REGIONS), ("cost", None)]
    ),
    EventKind("moved", [("seat", SEAT), ("figure", PIECES), ("region", REGIONS), ("to", REGIONS)]),
    EventKind("took_space", [("seat", SEAT), ("region", REGIONS)]),
    EventKind("passed", [("seat", SEAT), ("lost", None)]),
    EventKind("played", [("seat", SEAT), ("card", CHAOS), ("region", REGIONS), ("cost", None)]),
    EventKind("cancelled", [("card", CHAOS), ("region", REGIONS)]),
    EventKind("card_worked", [("card", CHAOS), ("region", REGIONS)]),
    EventKind("shielded", [("figure", PIECES), ("region", REGIONS)]),
    EventKind("controlled", [("seat", SEAT), ("figure", PIECES), ("region", REGIONS)]),
    # Battle
    EventKind("battle_began", [("region", REGIONS), ("battle", None)]),
    EventKind(
        "rolled", [("seat", SEAT), ("region", REGIONS), ("dice*", None), ("hits", None), ("early", None)]
    ),
    EventKind("hit", [("seat", SEAT), ("target", TARGETS), ("region", REGIONS), ("hits", None)]),
    EventKind("saved", [("seat", SEAT), ("figure", PIECES), ("region", REGIONS), ("hits", None)]),
    EventKind("hits_lost", [("seat", SEAT), ("region", REGIONS), ("hits", None)]),
    EventKind("parting_hits", [("seat", SEAT), ("at", SEAT), ("region", REGIONS), ("hits", None)]),
    EventKind("killed", [("seat", SEAT), ("figure", PIECES), ("victim", SEAT), ("region", REGIONS)]),
    EventKind("captured", [("seat", SEAT), ("region", REGIONS)]),
    EventKind("removed", [("seat", SEAT), ("figure", PIECES), ("region", REGIONS), ("cause", CAUSES)]),
    EventKind("battle_ended", [("region", REGIONS)]),
    # Domination, corruption, ruin
    EventKind("domination", [("region", REGIONS), ("values*", None), ("resistance", None)]),
    EventKind("dominated", [("seat", SEAT), ("region", REGIONS), ("value", None), ("resistance", None)]),
    EventKind("corrupted", [("seat", SEAT), ("region", REGIONS), ("count", None), ("cause", CAUSES)]),
    EventKind(
        "corruption_forbidden", [("seat", SEAT), ("region", REGIONS), ("count", None), ("cause", CAUSES)]
    ),
    EventKind("cleansed", [("seat", SEAT), ("owner", SEAT), ("region", REGIONS), ("cause", CAUSES)]),
    EventKind("ruined", [("region", REGIONS), ("card", RUINATION), ("count", None)]),
    EventKind("ruin_scored", [("region", REGIONS), ("card", RUINATION)]),
    # Points and dials
    EventKind("scored", [("seat", SEAT), ("points", None), ("source", SOURCES), ("region", REGIONS)]),
    EventKind("counter_earned", [("seat", SEAT), ("region", REGIONS), ("counters", None)]),
    EventKind(
        "dial_turned", [("seat", SEAT), ("tick", None), ("threat", None), ("instruction", INSTRUCTIONS)]
    ),
    EventKind("upgraded", [("seat", SEAT), ("upgrade", UPGRADES)]),
    EventKind("declined", [("seat", SEAT)]),
    # End phase
    EventKind("cards_cleared", [("seat", SEAT), ("cards*", CHAOS)]),
    EventKind("persisted", [("card", CHAOS), ("region", REGIONS)]),
    EventKind("game_ended", [("winners*", SEAT)]),
)
ROUND_BEGAN: Final = 0
PHASE_BEGAN: Final = 1
TOKENS_SET_UP: Final = 2
OLD_WORLD_DRAWN: Final = 3
OLD_WORLD_PLACED: Final = 4
OLD_WORLD_LEFT: Final = 5
OLD_WORLD_LASTING: Final = 6
TOKEN_PLACED: Final = 7
TOKEN_REMOVED: Final = 8
TOKEN_MOVED: Final = 9
PEASANTS_RETURNED: Final = 10
DREW: Final = 11
DREW_HIDDEN: Final = 12
RESHUFFLED: Final = 13
DISCARDED: Final = 14
POWER_SET: Final = 15
POWER_CHANGED: Final = 16
SUMMONED: Final = 17
MOVED: Final = 18
TOOK_SPACE: Final = 19
PASSED: Final = 20
PLAYED: Final = 21
CANCELLED: Final = 22
CARD_WORKED: Final = 23
SHIELDED: Final = 24
CONTROLLED: Final = 25
BATTLE_BEGAN: Final = 26
ROLLED: Final = 27
HIT: Final = 28
SAVED: Final = 29
HITS_LOST: Final = 30
PARTING_HITS: Final = 31
KILLED: Final = 32
CAPTURED: Final = 33
REMOVED: Final = 34
BATTLE_ENDED: Final = 35
DOMINATION: Final = 36
DOMINATED: Final = 37
CORRUPTED: Final = 38
CORRUPTION_FORBIDDEN: Final = 39
CLEANSED: Final = 40
RUINED: Final = 41
RUIN_SCORED: Final = 42
SCORED: Final = 43
COUNTER_EARNED: Final = 44
DIAL_TURNED: Final = 45
UPGRADED: Final = 46
DECLINED: Final = 47
CARDS_CLEARED: Final = 48
PERSISTED: Final = 49
GAME_ENDED: Final = 50
