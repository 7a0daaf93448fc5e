"""The vocabulary of options: everything that a player can choose."""

from __future__ import annotations

from typing import Final

from warhost.core.verbs import Verb, Verbs
from warhost.games.bloodrage.components import CARDS, FIGURES, GROUNDS, PROVINCES, SLOTS, SOURCES, TRACKS

# Actions
PASS: Final = Verb("pass")
INVADE: Final = Verb(
    "invade", "{figure}:{source}>{to}", args=[("figure", FIGURES), ("source", SOURCES), ("to", GROUNDS)]
)
MARCH: Final = Verb("march", "{source}>{to}", args=[("source", PROVINCES), ("to", PROVINCES)])
UPGRADE: Final = Verb("upgrade", "{card}>{slot}", args=[("card", CARDS), ("slot", SLOTS)])
QUEST: Final = Verb("quest")
PILLAGE: Final = Verb("pillage", "{province}", args=[("province", PROVINCES)])
CHALLENGE: Final = Verb("challenge", "{province}", args=[("province", PROVINCES)])
SACRIFICE: Final = Verb("sacrifice")

# What actions ask further
SEND: Final = Verb("send", "{figure}", args=[("figure", FIGURES)])
SEND_ALL: Final = Verb("send_all")
DONE: Final = Verb("done")
LAY: Final = Verb("lay", "{card}", args=[("card", CARDS)])
OFFER: Final = Verb("offer", "{figure}:{place}", args=[("figure", FIGURES), ("place", GROUNDS)])
DECLINE: Final = Verb("decline")

# Cards kept
KEEP: Final = Verb("keep", "{card}", args=[("card", CARDS)])
KEEP_TWO: Final = Verb("keep_two", "{card},{other}", args=[("card", CARDS), ("other", CARDS)])
KEEP_NONE: Final = Verb("keep_none")

# Battle
JOIN: Final = Verb("join", "{figure}:{source}", args=[("figure", FIGURES), ("source", PROVINCES)])
PLAY: Final = Verb("play", "{card}", args=[("card", CARDS)])
COUNT: Final = Verb("count")
ADD: Final = Verb("add", "{card}", args=[("card", CARDS)])
SPARE: Final = Verb("spare", "{figure}", args=[("figure", FIGURES)])
SAVE: Final = Verb("save", "{figure}", args=[("figure", FIGURES)])
RETREAT: Final = Verb("retreat")
LOSE: Final = Verb("lose")
TAKE_BACK: Final = Verb("take_back", "{card}", args=[("card", CARDS)])

# Rewards
RAISE: Final = Verb("raise", "{track}", args=[("track", TRACKS)])
LEAD: Final = Verb("lead", "{province}", args=[("province", PROVINCES)])
STAY: Final = Verb("stay")

VERBS: Final = Verbs(
    [
        PASS,
        INVADE,
        MARCH,
        UPGRADE,
        QUEST,
        PILLAGE,
        CHALLENGE,
        SACRIFICE,
        SEND,
        SEND_ALL,
        DONE,
        LAY,
        OFFER,
        DECLINE,
        KEEP,
        KEEP_TWO,
        KEEP_NONE,
        JOIN,
        PLAY,
        COUNT,
        ADD,
        SPARE,
        SAVE,
        RETREAT,
        LOSE,
        TAKE_BACK,
        RAISE,
        LEAD,
        STAY,
    ]
)
