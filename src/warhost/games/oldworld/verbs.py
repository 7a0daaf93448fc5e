"""The vocabulary of options: everything that a player can choose."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import numbers
from warhost.core.verbs import Verbs
from warhost.games.oldworld.components import (
    CHAOS,
    PIECES,
    PLACES,
    POWERS,
    REGIONS,
    TARGETS,
    TOKENS,
    UPGRADES,
)

VERBS: Final = Verbs()

PASS: Final = VERBS.add("pass")
SUMMON: Final = VERBS.add("summon", "{figure}:{source}>{to}", figure=PIECES, source=PLACES, to=REGIONS)
PLAY: Final = VERBS.add("play", "{card}:{region}", card=CHAOS, region=REGIONS)

CARRY: Final = VERBS.add("carry", "{token}", token=TOKENS)
LEAVE: Final = VERBS.add("leave", "{token}", token=TOKENS)
STAND: Final = VERBS.add("stand")
STAY: Final = VERBS.add("stay")

CALL: Final = VERBS.add("call", "{figure}:{source}", figure=PIECES, source=REGIONS)
DONE: Final = VERBS.add("done")
DECAY: Final = VERBS.add("decay", "{power}", power=POWERS)
ROT: Final = VERBS.add("rot", "{figure}", figure=PIECES)
SHIELD: Final = VERBS.add("shield", "{figure}", figure=PIECES)
TELEPORT: Final = VERBS.add("teleport", "{figure}>{to}", figure=PIECES, to=REGIONS)
MEDDLE: Final = VERBS.add("meddle", "{power}", power=POWERS)
INFLUENCE: Final = VERBS.add("influence", "{token}>{to}", token=TOKENS, to=REGIONS)
MUSK: Final = VERBS.add("musk", "{figure}", figure=PIECES)

DISCARD: Final = VERBS.add("discard", "{card}", card=CHAOS)
KEEP: Final = VERBS.add("keep")

HIT: Final = VERBS.add("hit", "{target}", target=TARGETS)
HIT_SIXES: Final = VERBS.add("hit_sixes", "{target}", target=TARGETS)
SAVE: Final = VERBS.add("save", "{figure}", figure=PIECES)
LOSE: Final = VERBS.add("lose")

REMOVE: Final = VERBS.add("remove", "{figure}", figure=PIECES)
PLACE: Final = VERBS.add("place", "{token}>{region}", token=TOKENS, region=REGIONS)
TAKE: Final = VERBS.add("take", "{token}:{region}", token=TOKENS, region=REGIONS)
MOVE: Final = VERBS.add("move", "{token}>{region}", token=TOKENS, region=REGIONS)
CHOOSE: Final = VERBS.add("choose", "{number}", number=numbers("number", 4))

UPGRADE: Final = VERBS.add("upgrade", "{upgrade}", upgrade=UPGRADES)
DECLINE: Final = VERBS.add("decline")
CLEANSE: Final = VERBS.add("cleanse", "{power}:{region}", power=POWERS, region=REGIONS)

KEEP_HITS: Final = VERBS.add("keep_hits")
PILE: Final = VERBS.add("pile")
