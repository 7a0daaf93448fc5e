"""The vocabulary of options: everything that a player can choose."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import numbers
from warhost.core.verbs import Verb, Verbs
from warhost.games.karak.components import (
    ABILITIES,
    BUILDINGS,
    DICE,
    HEROES,
    HORDES,
    ITEMS,
    PAIRS,
    RESOURCES,
    SLOTS,
    SYMBOLS,
    TILES,
    TOKENS,
    UNITS,
)
from warhost.games.karak.hexes import EDGES, HEXES
from warhost.games.karak.state import FATES

# In one's turn
MOVE: Final = Verb("move", "{hex}", args=[("hex", HEXES)])
CROSS: Final = Verb("cross", "{hex}", args=[("hex", HEXES)])
PORTAL: Final = Verb("portal", "{hex}", args=[("hex", HEXES)])
EXPLORE: Final = Verb("explore", "{hex}", args=[("hex", HEXES)])
FIGHT: Final = Verb("fight")
HEAL: Final = Verb("heal")
GATHER: Final = Verb("gather")
FOUND: Final = Verb("found")
BUILD: Final = Verb("build", "{building}", args=[("building", BUILDINGS)])
TRAIN: Final = Verb("train", "{unit}", args=[("unit", UNITS)])
EXCHANGE: Final = Verb("exchange")
CLEANSE: Final = Verb("cleanse")
BUY: Final = Verb("buy", "{item}", args=[("item", ITEMS)])
RAISE: Final = Verb("raise")
TAKE: Final = Verb("take", "{item}", args=[("item", ITEMS)])
CAST: Final = Verb("cast", "{item}", args=[("item", ITEMS)])
PLUNDER: Final = Verb("plunder", "{hero}", args=[("hero", HEROES)])
SKIP: Final = Verb("skip")
END: Final = Verb("end")

# Answers
DRAFT: Final = Verb("draft", "{building}:{old}", args=[("building", BUILDINGS), ("old", BUILDINGS)])
PASS: Final = Verb("pass")
DONE: Final = Verb("done")
STAY: Final = Verb("stay")
PAY: Final = Verb("pay", "{resource}", args=[("resource", RESOURCES)])
GAIN: Final = Verb("gain", "{resource}", args=[("resource", RESOURCES)])
SWAP: Final = Verb("swap", "{resource}>{other}", args=[("resource", RESOURCES), ("other", RESOURCES)])
LAY: Final = Verb("lay", "{tile}", args=[("tile", TILES)])
ROTATE: Final = Verb("rotate", "{steps}", args=[("steps", numbers("steps", EDGES - 1))])
MEET: Final = Verb("meet", "{token}", args=[("token", TOKENS)])
COPY: Final = Verb("copy", "{ability}", args=[("ability", ABILITIES)])
KEEP: Final = Verb("keep", "{slot}", args=[("slot", SLOTS)])
REPLACE: Final = Verb("replace", "{slot}:{item}", args=[("slot", SLOTS), ("item", ITEMS)])
LEAVE: Final = Verb("leave")
MARCH: Final = Verb("march", "{hex}", args=[("hex", HEXES)])
EVADE: Final = Verb("evade", "{hex}", args=[("hex", HEXES)])
RAZE: Final = Verb("raze", "{building}", args=[("building", BUILDINGS)])
FLY: Final = Verb("fly", "{hex}", args=[("hex", HEXES)])
RIDE: Final = Verb("ride", "{hex}", args=[("hex", HEXES)])
REROLL: Final = Verb("reroll")
IGNORE: Final = Verb("ignore", "{die}", args=[("die", DICE)])
FEED: Final = Verb(
    "feed", "{unit}:{symbol}:{fate}", args=[("unit", UNITS), ("symbol", SYMBOLS), ("fate", FATES)]
)
STARVE: Final = Verb("starve")
REPAIR: Final = Verb("repair")
SCRAP: Final = Verb("scrap")
RECRUIT: Final = Verb("recruit", "{unit}", args=[("unit", UNITS)])
THROW: Final = Verb("throw", "{item}", args=[("item", ITEMS)])
CANNONADE: Final = Verb("cannonade", "{markers}", args=[("markers", PAIRS)])
STRIKE: Final = Verb("strike", "{horde}", args=[("horde", HORDES)])
CLAIM: Final = Verb("claim", "{token}", args=[("token", TOKENS)])
RETREAT: Final = Verb("retreat", "{hex}", args=[("hex", HEXES)])
INFECT: Final = Verb("infect", "{hero}", args=[("hero", HEROES)])

VERBS: Final = Verbs(
    [
        MOVE,
        CROSS,
        PORTAL,
        EXPLORE,
        FIGHT,
        HEAL,
        GATHER,
        FOUND,
        BUILD,
        TRAIN,
        EXCHANGE,
        CLEANSE,
        BUY,
        RAISE,
        TAKE,
        CAST,
        PLUNDER,
        SKIP,
        END,
        DRAFT,
        PASS,
        DONE,
        STAY,
        PAY,
        GAIN,
        SWAP,
        LAY,
        ROTATE,
        MEET,
        COPY,
        KEEP,
        REPLACE,
        LEAVE,
        MARCH,
        EVADE,
        RAZE,
        FLY,
        RIDE,
        REROLL,
        IGNORE,
        FEED,
        STARVE,
        REPAIR,
        SCRAP,
        RECRUIT,
        THROW,
        CANNONADE,
        STRIKE,
        CLAIM,
        RETREAT,
        INFECT,
    ]
)
