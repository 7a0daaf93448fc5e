"""The events: what log, animation and statistics are told."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import SEAT, Domain
from warhost.core.trace import Events, several_of
from warhost.games.karak.components import (
    ABILITIES,
    BUILDINGS,
    DICE,
    FOES,
    HEROES,
    HORDES,
    ITEMS,
    RESOURCES,
    SLOTS,
    SYMBOLS,
    TILES,
    TOKENS,
    UNITS,
)
from warhost.games.karak.hexes import HEXES

CAUSES: Final = Domain(
    "cause",
    [
        "gathered",
        "prospector",
        "spoils_of_war",
        "inn",
        "horde",
        "siege",
        "plunder",
        "toll",
        "misery",
        "exchange",
        "cannonade",
        "repair",
        "price",
        "monsters",
        "general",
        "banner",
        "amulet",
        "skull",
        "symbol",
        "hunger",
        "entry",
        "lost_fight",
        "heal",
        "healing",
        "life_drain",
        "recovery",
        "portal",
        "trailblazer",
        "walk",
        "evasion",
        "fall",
        "retreat",
        "flight",
        "start",
    ],
)
"""Why something is gained, lost or moved."""
(
    GATHERED,
    BY_PROSPECTOR,
    BY_SPOILS,
    BY_INN,
    BY_HORDE,
    BY_SIEGE,
    BY_PLUNDER,
    BY_TOLL,
    BY_MISERY,
    BY_EXCHANGE,
    BY_CANNONADE,
    BY_REPAIR,
    BY_PRICE,
    BY_MONSTERS,
    BY_GENERAL,
    BY_BANNER,
    BY_AMULET,
    BY_SKULL,
    BY_SYMBOL,
    BY_HUNGER,
    BY_ENTRY,
    BY_LOST_FIGHT,
    BY_HEAL,
    BY_HEALING,
    BY_LIFE_DRAIN,
    BY_RECOVERY,
    BY_PORTAL,
    BY_TRAILBLAZER,
    BY_WALK,
    BY_EVASION,
    BY_FALL,
    BY_RETREAT,
    BY_FLIGHT,
    BY_START,
) = range(len(CAUSES))

EVENTS: Final = Events()
GAME_BEGAN: Final = EVENTS.add("game_began", first=SEAT)
HERO_JOINED: Final = EVENTS.add("hero_joined", seat=SEAT)
DRAFTED: Final = EVENTS.add("drafted", seat=SEAT, building=BUILDINGS, old=BUILDINGS)
DRAFT_PASSED: Final = EVENTS.add("draft_passed", seat=SEAT)
ROUND_BEGAN: Final = EVENTS.add("round_began", round=None)
TURN_BEGAN: Final = EVENTS.add("turn_began", seat=SEAT)
TURN_ENDED: Final = EVENTS.add("turn_ended", seat=SEAT)

# Movement and the land
MOVED: Final = EVENTS.add("moved", seat=SEAT, hex=HEXES, to=HEXES, cause=CAUSES)
TILES_SEEN: Final = EVENTS.add("tiles_seen", seat=SEAT, tiles=several_of(TILES))
TILE_LAID: Final = EVENTS.add("tile_laid", seat=SEAT, tile=TILES, hex=HEXES, turn=None)
TOKENS_SEEN: Final = EVENTS.add("tokens_seen", seat=SEAT, tokens=several_of(TOKENS))
ARMY_CAME: Final = EVENTS.add("army_came", token=TOKENS, hex=HEXES, strength=None)
FOE_CAME: Final = EVENTS.add("foe_came", foe=FOES, hex=HEXES, strength=None)

# Resources, toughness, glory, soul stones
GAINED: Final = EVENTS.add("gained", seat=SEAT, resource=RESOURCES, count=None, cause=CAUSES)
LOST: Final = EVENTS.add("lost", seat=SEAT, resource=RESOURCES, count=None, cause=CAUSES)
HEALED: Final = EVENTS.add("healed", seat=SEAT, by=None, toughness=None, cause=CAUSES)
HURT: Final = EVENTS.add("hurt", seat=SEAT, by=None, toughness=None, cause=CAUSES)
GLORY_CHANGED: Final = EVENTS.add("glory_changed", seat=SEAT, glory=None, by=None, cause=CAUSES)
STONES_WON: Final = EVENTS.add("stones_won", seat=SEAT, halves=None, all_halves=None, cause=CAUSES)

# The city
CITY_FOUNDED: Final = EVENTS.add("city_founded", seat=SEAT, hex=HEXES)
CITY_FLEW: Final = EVENTS.add("city_flew", seat=SEAT, hex=HEXES, to=HEXES)
BUILT: Final = EVENTS.add("built", seat=SEAT, building=BUILDINGS)
COPIED: Final = EVENTS.add("copied", seat=SEAT, ability=ABILITIES, hero=HEROES)
ABILITY_LOST: Final = EVENTS.add("ability_lost", seat=SEAT, ability=ABILITIES)
TRAINED: Final = EVENTS.add("trained", seat=SEAT, unit=UNITS)
RAISED: Final = EVENTS.add("raised", seat=SEAT, unit=UNITS)
RECRUITED: Final = EVENTS.add("recruited", seat=SEAT, unit=UNITS)
EXCHANGED: Final = EVENTS.add("exchanged", seat=SEAT, resource=RESOURCES, other=RESOURCES)
CLEANSED: Final = EVENTS.add("cleansed", seat=SEAT)

# Items
ITEM_TAKEN: Final = EVENTS.add("item_taken", seat=SEAT, item=ITEMS, slot=SLOTS)
ITEM_BOUGHT: Final = EVENTS.add("item_bought", seat=SEAT, item=ITEMS)
ITEM_LEFT: Final = EVENTS.add("item_left", seat=SEAT, item=ITEMS, hex=HEXES)
ITEM_USED: Final = EVENTS.add("item_used", seat=SEAT, item=ITEMS)
ITEM_SHIFTED: Final = EVENTS.add("item_shifted", seat=SEAT, item=ITEMS, slot=SLOTS)
PLUNDERED: Final = EVENTS.add("plundered", seat=SEAT, victim=SEAT, resource=RESOURCES)
SKIPPED: Final = EVENTS.add("skipped", seat=SEAT)

# The fight
FIGHT_BEGAN: Final = EVENTS.add("fight_began", seat=SEAT, hex=HEXES, strength=None)
FLED: Final = EVENTS.add("fled", seat=SEAT, hex=HEXES)
ROLLED: Final = EVENTS.add("rolled", seat=SEAT, dice=several_of(DICE), faces=several_of(SYMBOLS), swords=None)
REROLLED: Final = EVENTS.add("rerolled", seat=SEAT, old=SYMBOLS, face=SYMBOLS)
IGNORED: Final = EVENTS.add("ignored", seat=SEAT, die=DICE, face=SYMBOLS)
SYMBOL_WORKED: Final = EVENTS.add("symbol_worked", seat=SEAT, unit=UNITS, face=SYMBOLS)
UNIT_LOST: Final = EVENTS.add("unit_lost", seat=SEAT, unit=UNITS, cause=CAUSES)
STRENGTHENED: Final = EVENTS.add("strengthened", seat=SEAT, by=None, cause=CAUSES)
FIGHT_WON: Final = EVENTS.add("fight_won", seat=SEAT, hex=HEXES, total=None, strength=None)
FIGHT_LOST: Final = EVENTS.add("fight_lost", seat=SEAT, hex=HEXES, total=None, strength=None)
ARMY_BEATEN: Final = EVENTS.add("army_beaten", seat=SEAT, token=TOKENS)
PRAETORIANS_BEATEN: Final = EVENTS.add("praetorians_beaten", seat=SEAT, count=None, left=None)
FOE_BEATEN: Final = EVENTS.add("foe_beaten", seat=SEAT, foe=FOES)
PLAGUE_SENT: Final = EVENTS.add("plague_sent", seat=SEAT, victim=SEAT)
FELL: Final = EVENTS.add("fell", seat=SEAT, hex=HEXES)

# Hordes
TARGET_CHOSEN: Final = EVENTS.add("target_chosen", horde=HORDES, victim=SEAT)
TARGET_ROLLED: Final = EVENTS.add(
    "target_rolled", horde=HORDES, seats=several_of(SEAT), faces=several_of(SYMBOLS)
)
HORDE_WAITS: Final = EVENTS.add("horde_waits", horde=HORDES)
HORDE_LEFT: Final = EVENTS.add("horde_left", horde=HORDES)
HORDE_MOVED: Final = EVENTS.add("horde_moved", horde=HORDES, hex=HEXES, to=HEXES)
HORDE_STUCK: Final = EVENTS.add("horde_stuck", horde=HORDES, hex=HEXES)
HORDE_WEAKENED: Final = EVENTS.add("horde_weakened", seat=SEAT, horde=HORDES, by=None, strength=None)
SIEGE_BEGAN: Final = EVENTS.add("siege_began", horde=HORDES, victim=SEAT, strength=None)
RAZED: Final = EVENTS.add("razed", seat=SEAT, building=BUILDINGS)
CITY_DESTROYED: Final = EVENTS.add("city_destroyed", seat=SEAT, horde=HORDES, hex=HEXES)
GAME_ENDED: Final = EVENTS.add("game_ended", winners=several_of(SEAT))
