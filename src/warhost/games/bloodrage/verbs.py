"""The vocabulary of options: everything that a player can choose."""

from __future__ import annotations

from typing import Final

from warhost.core.verbs import Verbs
from warhost.games.bloodrage.components import CARDS, FIGURES, GROUNDS, PROVINCES, SLOTS, SOURCES, TRACKS

VERBS: Final = Verbs()

# Actions
PASS: Final = VERBS.add("pass")
INVADE: Final = VERBS.add("invade", "{figure}:{source}>{to}", figure=FIGURES, source=SOURCES, to=GROUNDS)
MARCH: Final = VERBS.add("march", "{source}>{to}", source=PROVINCES, to=PROVINCES)
UPGRADE: Final = VERBS.add("upgrade", "{card}>{slot}", card=CARDS, slot=SLOTS)
QUEST: Final = VERBS.add("quest")
PILLAGE: Final = VERBS.add("pillage", "{province}", province=PROVINCES)
CHALLENGE: Final = VERBS.add("challenge", "{province}", province=PROVINCES)
SACRIFICE: Final = VERBS.add("sacrifice")

# What actions ask further
SEND: Final = VERBS.add("send", "{figure}", figure=FIGURES)
SEND_ALL: Final = VERBS.add("send_all")
DONE: Final = VERBS.add("done")
LAY: Final = VERBS.add("lay", "{card}", card=CARDS)
OFFER: Final = VERBS.add("offer", "{figure}:{place}", figure=FIGURES, place=GROUNDS)
DECLINE: Final = VERBS.add("decline")

# Cards kept
KEEP: Final = VERBS.add("keep", "{card}", card=CARDS)
KEEP_TWO: Final = VERBS.add("keep_two", "{card},{other}", card=CARDS, other=CARDS)
KEEP_NONE: Final = VERBS.add("keep_none")

# Battle
JOIN: Final = VERBS.add("join", "{figure}:{source}", figure=FIGURES, source=PROVINCES)
PLAY: Final = VERBS.add("play", "{card}", card=CARDS)
COUNT: Final = VERBS.add("count")
ADD: Final = VERBS.add("add", "{card}", card=CARDS)
SPARE: Final = VERBS.add("spare", "{figure}", figure=FIGURES)
SAVE: Final = VERBS.add("save", "{figure}", figure=FIGURES)
RETREAT: Final = VERBS.add("retreat")
LOSE: Final = VERBS.add("lose")
TAKE_BACK: Final = VERBS.add("take_back", "{card}", card=CARDS)

# Rewards
RAISE: Final = VERBS.add("raise", "{track}", track=TRACKS)
LEAD: Final = VERBS.add("lead", "{province}", province=PROVINCES)
STAY: Final = VERBS.add("stay")
