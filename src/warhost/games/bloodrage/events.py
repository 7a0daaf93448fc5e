"""The events: what log, animation and statistics are told."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import SEAT, Domain
from warhost.core.trace import EventKind
from warhost.games.bloodrage.components import (
    CARDS,
    FIGURES,
    GROUNDS,
    PHASES,
    PLACES,
    PROVINCES,
    REWARDS,
    SLOTS,
    TRACKS,
)

SOURCES: Final = Domain("score_source", ["reward", "battle", "ragnarok"])
"""Why glory is gained, when no card is the reason."""
BY_REWARD: Final = 0
BY_BATTLE: Final = 1
BY_RAGNAROK: Final = 2

CAUSES: Final = Domain("cause", ["battle", "card", "monster", "sacrifice", "ragnarok"])
"""Why figures are destroyed."""
BY_LOSS: Final = 0
BY_CARD: Final = 1
BY_MONSTER: Final = 2
BY_SACRIFICE: Final = 3
BY_DOOM: Final = 4

EVENTS: Final = (
    # Setup, Ages and phases
    EventKind("rewards_laid", [("rewards*", REWARDS)]),
    EventKind("doom_foretold", [("provinces*", PROVINCES)]),
    EventKind("destroyed_at_setup", [("provinces*", PROVINCES)]),
    EventKind("first_player", [("seat", SEAT)]),
    EventKind("age_began", [("age", None)]),
    EventKind("phase_began", [("phase", PHASES)]),
    # Gods' Gifts
    EventKind("laid_aside", [("seat", SEAT)]),
    EventKind("dealt", [("seat", SEAT), ("cards*", CARDS)]),
    EventKind("packet", [("seat", SEAT), ("cards*", CARDS)]),
    EventKind("kept", [("seat", SEAT), ("cards*", CARDS)]),
    EventKind("packets_passed", [("round", None)]),
    EventKind("draft_ended", []),
    # Rage, tracks, glory
    EventKind("rage_set", [("seat", SEAT), ("rage", None)]),
    EventKind("rage_changed", [("seat", SEAT), ("by", None), ("rage", None)]),
    EventKind("raised", [("seat", SEAT), ("track", TRACKS), ("step", None), ("value", None)]),
    EventKind("scored", [("seat", SEAT), ("points", None), ("source", SOURCES)]),
    EventKind("card_scored", [("seat", SEAT), ("points", None), ("card", CARDS)]),
    EventKind("legendary", [("seat", SEAT), ("points", None), ("track", TRACKS)]),
    # Actions
    EventKind("passed", [("seat", SEAT), ("lost", None)]),
    EventKind(
        "invaded", [("seat", SEAT), ("figure", FIGURES), ("source", PLACES), ("to", GROUNDS), ("cost", None)]
    ),
    EventKind("march_began", [("seat", SEAT), ("source", PROVINCES), ("to", PROVINCES)]),
    EventKind("marched", [("seat", SEAT), ("figures*", FIGURES), ("source", PROVINCES), ("to", PROVINCES)]),
    EventKind("upgraded", [("seat", SEAT), ("card", CARDS), ("slot", SLOTS), ("cost", None)]),
    EventKind("upgrade_replaced", [("seat", SEAT), ("card", CARDS)]),
    EventKind("monster_left", [("seat", SEAT), ("figure", FIGURES), ("place", PLACES)]),
    EventKind("quest_laid", [("seat", SEAT)]),
    EventKind("quest_chosen", [("seat", SEAT), ("card", CARDS)]),
    EventKind("card_worked", [("seat", SEAT), ("card", CARDS)]),
    EventKind("monster_struck", [("seat", SEAT), ("figure", FIGURES), ("province", PROVINCES)]),
    # Pillage and battle
    EventKind("pillage_declared", [("seat", SEAT), ("province", PROVINCES), ("cost", None)]),
    EventKind("joined", [("seat", SEAT), ("figure", FIGURES), ("source", PROVINCES), ("to", PROVINCES)]),
    EventKind("not_joined", [("seat", SEAT)]),
    EventKind("unopposed", [("seat", SEAT), ("province", PROVINCES)]),
    EventKind("battle_began", [("province", PROVINCES), ("seats*", SEAT)]),
    EventKind("card_revealed", [("seat", SEAT), ("card", CARDS)]),
    EventKind("no_card", [("seat", SEAT)]),
    EventKind("quest_counted", [("seat", SEAT), ("card", CARDS), ("bonus", None)]),
    EventKind("text_void", [("seat", SEAT), ("card", CARDS)]),
    EventKind("all_cards_discarded", [("cards*", CARDS)]),
    EventKind("spared", [("seat", SEAT), ("figure", FIGURES)]),
    EventKind("late_card", [("seat", SEAT), ("card", CARDS)]),
    EventKind("no_late_card", [("seat", SEAT)]),
    EventKind("strength", [("seat", SEAT), ("figures", None), ("cards", None), ("total", None)]),
    EventKind("battle_won", [("seat", SEAT), ("province", PROVINCES)]),
    EventKind("battle_tied", [("province", PROVINCES)]),
    EventKind("rage_stolen", [("seat", SEAT), ("victim", SEAT), ("rage", None)]),
    EventKind("glory_stolen", [("seat", SEAT), ("victim", SEAT), ("points", None)]),
    EventKind("cards_stolen", [("seat", SEAT), ("victim", SEAT), ("cards*", CARDS)]),
    EventKind("card_kept", [("seat", SEAT), ("card", CARDS)]),
    EventKind("cards_spent", [("seat", SEAT), ("cards*", CARDS)]),
    EventKind("cards_returned", [("seat", SEAT), ("cards*", CARDS)]),
    EventKind("destroyed", [("seat", SEAT), ("figures*", FIGURES), ("place", GROUNDS), ("cause", CAUSES)]),
    EventKind("saved", [("seat", SEAT), ("figure", FIGURES), ("place", GROUNDS)]),
    EventKind("retreated", [("seat", SEAT), ("source", PROVINCES)]),
    EventKind("pillaged", [("seat", SEAT), ("province", PROVINCES), ("reward", REWARDS)]),
    EventKind("pillage_failed", [("seat", SEAT), ("province", PROVINCES)]),
    EventKind("leader_moved", [("seat", SEAT), ("source", PROVINCES), ("to", PROVINCES)]),
    # The end of an Age
    EventKind("hand_discarded", [("seat", SEAT), ("cards*", CARDS)]),
    EventKind("quests_shown", [("seat", SEAT), ("cards*", CARDS)]),
    EventKind("quest_done", [("seat", SEAT), ("card", CARDS)]),
    EventKind("quest_failed", [("seat", SEAT), ("card", CARDS)]),
    EventKind("province_fell", [("province", PROVINCES)]),
    EventKind("doom_moved", [("province", PROVINCES)]),
    EventKind("released", [("seat", SEAT), ("figures*", FIGURES)]),
    EventKind("game_ended", [("winners*", SEAT)]),
)
REWARDS_LAID: Final = 0
DOOM_FORETOLD: Final = 1
DESTROYED_AT_SETUP: Final = 2
FIRST_PLAYER: Final = 3
AGE_BEGAN: Final = 4
PHASE_BEGAN: Final = 5
LAID_ASIDE: Final = 6
DEALT: Final = 7
PACKET: Final = 8
KEPT: Final = 9
PACKETS_PASSED: Final = 10
DRAFT_ENDED: Final = 11
RAGE_SET: Final = 12
RAGE_CHANGED: Final = 13
RAISED: Final = 14
SCORED: Final = 15
CARD_SCORED: Final = 16
LEGENDARY: Final = 17
PASSED: Final = 18
INVADED: Final = 19
MARCH_BEGAN: Final = 20
MARCHED: Final = 21
UPGRADED: Final = 22
UPGRADE_REPLACED: Final = 23
MONSTER_LEFT: Final = 24
QUEST_LAID: Final = 25
QUEST_CHOSEN: Final = 26
CARD_WORKED: Final = 27
MONSTER_STRUCK: Final = 28
PILLAGE_DECLARED: Final = 29
JOINED: Final = 30
NOT_JOINED: Final = 31
UNOPPOSED: Final = 32
BATTLE_BEGAN: Final = 33
CARD_REVEALED: Final = 34
NO_CARD: Final = 35
QUEST_COUNTED: Final = 36
TEXT_VOID: Final = 37
ALL_CARDS_DISCARDED: Final = 38
SPARED: Final = 39
LATE_CARD: Final = 40
NO_LATE_CARD: Final = 41
STRENGTH: Final = 42
BATTLE_WON: Final = 43
BATTLE_TIED: Final = 44
RAGE_STOLEN: Final = 45
GLORY_STOLEN: Final = 46
CARDS_STOLEN: Final = 47
CARD_KEPT: Final = 48
CARDS_SPENT: Final = 49
CARDS_RETURNED: Final = 50
DESTROYED: Final = 51
SAVED: Final = 52
RETREATED: Final = 53
PILLAGED: Final = 54
PILLAGE_FAILED: Final = 55
LEADER_MOVED: Final = 56
HAND_DISCARDED: Final = 57
QUESTS_SHOWN: Final = 58
QUEST_DONE: Final = 59
QUEST_FAILED: Final = 60
PROVINCE_FELL: Final = 61
DOOM_MOVED: Final = 62
RELEASED: Final = 63
GAME_ENDED: Final = 64
