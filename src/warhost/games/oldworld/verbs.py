"""The vocabulary of options: everything that a player can choose."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import numbers
from warhost.core.verbs import Verb, Verbs
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

PASS: Final = Verb("pass")
SUMMON: Final = Verb(
    "summon", "{figure}:{source}>{to}", args=[("figure", PIECES), ("source", PLACES), ("to", REGIONS)]
)
PLAY: Final = Verb("play", "{card}:{region}", args=[("card", CHAOS), ("region", REGIONS)])

CARRY: Final = Verb("carry", "{token}", args=[("token", TOKENS)])
LEAVE: Final = Verb("leave", "{token}", args=[("token", TOKENS)])
STAND: Final = Verb("stand")
STAY: Final = Verb("stay")

CALL: Final = Verb("call", "{figure}:{source}", args=[("figure", PIECES), ("source", REGIONS)])
DONE: Final = Verb("done")
DECAY: Final = Verb("decay", "{power}", args=[("power", POWERS)])
ROT: Final = Verb("rot", "{figure}", args=[("figure", PIECES)])
SHIELD: Final = Verb("shield", "{figure}", args=[("figure", PIECES)])
TELEPORT: Final = Verb("teleport", "{figure}>{to}", args=[("figure", PIECES), ("to", REGIONS)])
MEDDLE: Final = Verb("meddle", "{power}", args=[("power", POWERS)])
INFLUENCE: Final = Verb("influence", "{token}>{to}", args=[("token", TOKENS), ("to", REGIONS)])
MUSK: Final = Verb("musk", "{figure}", args=[("figure", PIECES)])

DISCARD: Final = Verb("discard", "{card}", args=[("card", CHAOS)])
KEEP: Final = Verb("keep")

HIT: Final = Verb("hit", "{target}", args=[("target", TARGETS)])
HIT_SIXES: Final = Verb("hit_sixes", "{target}", args=[("target", TARGETS)])
SAVE: Final = Verb("save", "{figure}", args=[("figure", PIECES)])
LOSE: Final = Verb("lose")

REMOVE: Final = Verb("remove", "{figure}", args=[("figure", PIECES)])
PLACE: Final = Verb("place", "{token}>{region}", args=[("token", TOKENS), ("region", REGIONS)])
TAKE: Final = Verb("take", "{token}:{region}", args=[("token", TOKENS), ("region", REGIONS)])
MOVE: Final = Verb("move", "{token}>{region}", args=[("token", TOKENS), ("region", REGIONS)])
CHOOSE: Final = Verb("choose", "{number}", args=[("number", numbers("number", 4))])

UPGRADE: Final = Verb("upgrade", "{upgrade}", args=[("upgrade", UPGRADES)])
DECLINE: Final = Verb("decline")
CLEANSE: Final = Verb("cleanse", "{power}:{region}", args=[("power", POWERS), ("region", REGIONS)])

VERBS: Final = Verbs(
    [
        PASS,
        SUMMON,
        PLAY,
        CARRY,
        LEAVE,
        STAND,
        STAY,
        CALL,
        DONE,
        DECAY,
        ROT,
        SHIELD,
        TELEPORT,
        MEDDLE,
        INFLUENCE,
        MUSK,
        DISCARD,
        KEEP,
        HIT,
        HIT_SIXES,
        SAVE,
        LOSE,
        REMOVE,
        PLACE,
        TAKE,
        MOVE,
        CHOOSE,
        UPGRADE,
        DECLINE,
        CLEANSE,
    ]
)
