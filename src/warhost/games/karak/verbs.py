"""The vocabulary of options: everything that a player can choose. Their order gives options their numbers, so a new verb
comes last."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import numbers
from warhost.core.errors import RulesError
from warhost.core.verbs import Verbs
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

VERBS: Final = Verbs()

# In one's turn
MOVE: Final = VERBS.add("move", "{hex}", hex=HEXES)
CROSS: Final = VERBS.add("cross", "{hex}", hex=HEXES)
PORTAL: Final = VERBS.add("portal", "{hex}", hex=HEXES)
EXPLORE: Final = VERBS.add("explore", "{hex}", hex=HEXES)
FIGHT: Final = VERBS.add("fight")
HEAL: Final = VERBS.add("heal")
GATHER: Final = VERBS.add("gather")
FOUND: Final = VERBS.add("found")
BUILD: Final = VERBS.add("build", "{building}", building=BUILDINGS)
TRAIN: Final = VERBS.add("train", "{unit}", unit=UNITS)
EXCHANGE: Final = VERBS.add("exchange")
CLEANSE: Final = VERBS.add("cleanse")
BUY: Final = VERBS.add("buy", "{item}", item=ITEMS)
RAISE: Final = VERBS.add("raise")
TAKE: Final = VERBS.add("take", "{item}", item=ITEMS)
CAST: Final = VERBS.add("cast", "{item}", item=ITEMS)
PLUNDER: Final = VERBS.add("plunder", "{hero}", hero=HEROES)
SKIP: Final = VERBS.add("skip")
END: Final = VERBS.add("end")

# Answers
DRAFT: Final = VERBS.add("draft", "{building}:{old}", building=BUILDINGS, old=BUILDINGS)
PASS: Final = VERBS.add("pass")
DONE: Final = VERBS.add("done")
STAY: Final = VERBS.add("stay")
PAY: Final = VERBS.add("pay", "{resource}", resource=RESOURCES)
GAIN: Final = VERBS.add("gain", "{resource}", resource=RESOURCES)
SWAP: Final = VERBS.add("swap", "{resource}>{other}", resource=RESOURCES, other=RESOURCES)
LAY: Final = VERBS.add("lay", "{tile}", tile=TILES)
ROTATE: Final = VERBS.add("rotate", "{steps}", steps=numbers("steps", EDGES - 1))
MEET: Final = VERBS.add("meet", "{token}", token=TOKENS)
COPY: Final = VERBS.add("copy", "{ability}", ability=ABILITIES)
KEEP: Final = VERBS.add("keep", "{slot}", slot=SLOTS)
REPLACE: Final = VERBS.add("replace", "{slot}:{item}", slot=SLOTS, item=ITEMS)
LEAVE: Final = VERBS.add("leave")
MARCH: Final = VERBS.add("march", "{hex}", hex=HEXES)
EVADE: Final = VERBS.add("evade", "{hex}", hex=HEXES)
RAZE: Final = VERBS.add("raze", "{building}", building=BUILDINGS)
FLY: Final = VERBS.add("fly", "{hex}", hex=HEXES)
RIDE: Final = VERBS.add("ride", "{hex}", hex=HEXES)
REROLL: Final = VERBS.add("reroll")
IGNORE: Final = VERBS.add("ignore", "{die}", die=DICE)
FEED: Final = VERBS.add("feed", "{unit}:{symbol}:{fate}", unit=UNITS, symbol=SYMBOLS, fate=FATES)
STARVE: Final = VERBS.add("starve")
REPAIR: Final = VERBS.add("repair")
SCRAP: Final = VERBS.add("scrap")
RECRUIT: Final = VERBS.add("recruit", "{unit}", unit=UNITS)
THROW: Final = VERBS.add("throw", "{item}", item=ITEMS)
CANNONADE: Final = VERBS.add("cannonade", "{markers}", markers=PAIRS)
STRIKE: Final = VERBS.add("strike", "{horde}", horde=HORDES)
CLAIM: Final = VERBS.add("claim", "{token}", token=TOKENS)
RETREAT: Final = VERBS.add("retreat", "{hex}", hex=HEXES)
INFECT: Final = VERBS.add("infect", "{hero}", hero=HEROES)

# In one's turn, since revision 4
DROP: Final = VERBS.add("drop", "{slot}:{item}", slot=SLOTS, item=ITEMS)
SHIFT: Final = VERBS.add("shift", "{item}:{slot}", item=ITEMS, slot=SLOTS)

NOTHING: Final[list[int]] = []
"""The options of a deed that is not possible now; only read."""


def unknown(option: int) -> RulesError:
    """For a question that was answered with a verb which it does not know."""
    return RulesError(f"{VERBS.key(option)} answers another question")
