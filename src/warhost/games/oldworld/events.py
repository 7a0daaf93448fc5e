"""The events: what log, animation and statistics are told."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import SEAT, Domain
from warhost.core.trace import Events, several_of
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

EVENTS: Final = Events()

ROUND_BEGAN: Final = EVENTS.add("round_began", round=None)
PHASE_BEGAN: Final = EVENTS.add("phase_began", phase=PHASES)
TOKENS_SET_UP: Final = EVENTS.add("tokens_set_up", tokens=several_of(TOKENS))

# Old World cards
OLD_WORLD_DRAWN: Final = EVENTS.add("old_world_drawn", card=OLD_WORLD, seat=SEAT)
OLD_WORLD_PLACED: Final = EVENTS.add("old_world_placed", card=OLD_WORLD)
OLD_WORLD_LEFT: Final = EVENTS.add("old_world_left", card=OLD_WORLD)
OLD_WORLD_LASTING: Final = EVENTS.add("old_world_lasting", card=OLD_WORLD)
TOKEN_PLACED: Final = EVENTS.add("token_placed", token=TOKENS, region=REGIONS, count=None)
TOKEN_REMOVED: Final = EVENTS.add("token_removed", token=TOKENS, region=REGIONS, count=None)
TOKEN_MOVED: Final = EVENTS.add("token_moved", token=TOKENS, region=REGIONS, to=REGIONS)
PEASANTS_RETURNED: Final = EVENTS.add("peasants_returned", seat=SEAT, count=None)

# Hands and power points
DREW: Final = EVENTS.add("drew", seat=SEAT, cards=several_of(CHAOS))
DREW_HIDDEN: Final = EVENTS.add("drew_hidden", seat=SEAT, count=None)
RESHUFFLED: Final = EVENTS.add("reshuffled", seat=SEAT, count=None)
DISCARDED: Final = EVENTS.add("discarded", seat=SEAT, cards=several_of(CHAOS))
POWER_SET: Final = EVENTS.add("power_set", seat=SEAT, power=None)
POWER_CHANGED: Final = EVENTS.add("power_changed", seat=SEAT, by=None, power=None)

# Summoning
SUMMONED: Final = EVENTS.add("summoned", seat=SEAT, figure=PIECES, source=PLACES, to=REGIONS, cost=None)
MOVED: Final = EVENTS.add("moved", seat=SEAT, figure=PIECES, region=REGIONS, to=REGIONS)
TOOK_SPACE: Final = EVENTS.add("took_space", seat=SEAT, region=REGIONS)
PASSED: Final = EVENTS.add("passed", seat=SEAT, lost=None)
PLAYED: Final = EVENTS.add("played", seat=SEAT, card=CHAOS, region=REGIONS, cost=None)
CANCELLED: Final = EVENTS.add("cancelled", card=CHAOS, region=REGIONS)
CARD_WORKED: Final = EVENTS.add("card_worked", card=CHAOS, region=REGIONS)
SHIELDED: Final = EVENTS.add("shielded", figure=PIECES, region=REGIONS)
CONTROLLED: Final = EVENTS.add("controlled", seat=SEAT, figure=PIECES, region=REGIONS)

# Battle
BATTLE_BEGAN: Final = EVENTS.add("battle_began", region=REGIONS, battle=None)
ROLLED: Final = EVENTS.add("rolled", seat=SEAT, region=REGIONS, dice=several_of(None), hits=None, early=None)
HIT: Final = EVENTS.add("hit", seat=SEAT, target=TARGETS, region=REGIONS, hits=None)
SAVED: Final = EVENTS.add("saved", seat=SEAT, figure=PIECES, region=REGIONS, hits=None)
HITS_LOST: Final = EVENTS.add("hits_lost", seat=SEAT, region=REGIONS, hits=None)
PARTING_HITS: Final = EVENTS.add("parting_hits", seat=SEAT, at=SEAT, region=REGIONS, hits=None)
KILLED: Final = EVENTS.add("killed", seat=SEAT, figure=PIECES, victim=SEAT, region=REGIONS)
CAPTURED: Final = EVENTS.add("captured", seat=SEAT, region=REGIONS)
REMOVED: Final = EVENTS.add("removed", seat=SEAT, figure=PIECES, region=REGIONS, cause=CAUSES)
BATTLE_ENDED: Final = EVENTS.add("battle_ended", region=REGIONS)

# Domination, corruption, ruin
DOMINATION: Final = EVENTS.add("domination", region=REGIONS, values=several_of(None), resistance=None)
DOMINATED: Final = EVENTS.add("dominated", seat=SEAT, region=REGIONS, value=None, resistance=None)
CORRUPTED: Final = EVENTS.add("corrupted", seat=SEAT, region=REGIONS, count=None, cause=CAUSES)
CORRUPTION_FORBIDDEN: Final = EVENTS.add(
    "corruption_forbidden", seat=SEAT, region=REGIONS, count=None, cause=CAUSES
)
CLEANSED: Final = EVENTS.add("cleansed", seat=SEAT, owner=SEAT, region=REGIONS, cause=CAUSES)
RUINED: Final = EVENTS.add("ruined", region=REGIONS, card=RUINATION, count=None)
RUIN_SCORED: Final = EVENTS.add("ruin_scored", region=REGIONS, card=RUINATION)

# Points and dials
SCORED: Final = EVENTS.add("scored", seat=SEAT, points=None, source=SOURCES, region=REGIONS)
COUNTER_EARNED: Final = EVENTS.add("counter_earned", seat=SEAT, region=REGIONS, counters=None)
DIAL_TURNED: Final = EVENTS.add("dial_turned", seat=SEAT, tick=None, threat=None, instruction=INSTRUCTIONS)
UPGRADED: Final = EVENTS.add("upgraded", seat=SEAT, upgrade=UPGRADES)
DECLINED: Final = EVENTS.add("declined", seat=SEAT)

# End phase
CARDS_CLEARED: Final = EVENTS.add("cards_cleared", seat=SEAT, cards=several_of(CHAOS))
PERSISTED: Final = EVENTS.add("persisted", card=CHAOS, region=REGIONS)
GAME_ENDED: Final = EVENTS.add("game_ended", winners=several_of(SEAT))

# Hits that are kept for later, and hits beyond what kills
HITS_KEPT: Final = EVENTS.add("hits_kept", seat=SEAT, region=REGIONS, hits=None)
"""`sixes`: how many of them."""
HITS_JOINED: Final = EVENTS.add("hits_joined", seat=SEAT, region=REGIONS, hits=None, sixes=None)
HITS_PILED: Final = EVENTS.add("hits_piled", seat=SEAT, region=REGIONS, hits=None)
