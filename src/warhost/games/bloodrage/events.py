"""The events: what log, animation and statistics are told."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import SEAT, Domain
from warhost.core.trace import Events, several_of
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

EVENTS: Final = Events()

# Setup, Ages and phases
REWARDS_LAID: Final = EVENTS.add("rewards_laid", rewards=several_of(REWARDS))
DOOM_FORETOLD: Final = EVENTS.add("doom_foretold", provinces=several_of(PROVINCES))
DESTROYED_AT_SETUP: Final = EVENTS.add("destroyed_at_setup", provinces=several_of(PROVINCES))
FIRST_PLAYER: Final = EVENTS.add("first_player", seat=SEAT)
AGE_BEGAN: Final = EVENTS.add("age_began", age=None)
PHASE_BEGAN: Final = EVENTS.add("phase_began", phase=PHASES)

# Gods' Gifts
LAID_ASIDE: Final = EVENTS.add("laid_aside", seat=SEAT)
DEALT: Final = EVENTS.add("dealt", seat=SEAT, cards=several_of(CARDS))
PACKET: Final = EVENTS.add("packet", seat=SEAT, cards=several_of(CARDS))
KEPT: Final = EVENTS.add("kept", seat=SEAT, cards=several_of(CARDS))
PACKETS_PASSED: Final = EVENTS.add("packets_passed", round=None)
DRAFT_ENDED: Final = EVENTS.add("draft_ended")

# Rage, tracks, glory
RAGE_SET: Final = EVENTS.add("rage_set", seat=SEAT, rage=None)
RAGE_CHANGED: Final = EVENTS.add("rage_changed", seat=SEAT, by=None, rage=None)
RAISED: Final = EVENTS.add("raised", seat=SEAT, track=TRACKS, step=None, value=None)
SCORED: Final = EVENTS.add("scored", seat=SEAT, points=None, source=SOURCES)
CARD_SCORED: Final = EVENTS.add("card_scored", seat=SEAT, points=None, card=CARDS)
LEGENDARY: Final = EVENTS.add("legendary", seat=SEAT, points=None, track=TRACKS)

# Actions
PASSED: Final = EVENTS.add("passed", seat=SEAT, lost=None)
INVADED: Final = EVENTS.add("invaded", seat=SEAT, figure=FIGURES, source=PLACES, to=GROUNDS, cost=None)
MARCH_BEGAN: Final = EVENTS.add("march_began", seat=SEAT, source=PROVINCES, to=PROVINCES)
MARCHED: Final = EVENTS.add("marched", seat=SEAT, figures=several_of(FIGURES), source=PROVINCES, to=PROVINCES)
UPGRADED: Final = EVENTS.add("upgraded", seat=SEAT, card=CARDS, slot=SLOTS, cost=None)
UPGRADE_REPLACED: Final = EVENTS.add("upgrade_replaced", seat=SEAT, card=CARDS)
MONSTER_LEFT: Final = EVENTS.add("monster_left", seat=SEAT, figure=FIGURES, place=PLACES)
QUEST_LAID: Final = EVENTS.add("quest_laid", seat=SEAT)
QUEST_CHOSEN: Final = EVENTS.add("quest_chosen", seat=SEAT, card=CARDS)
CARD_WORKED: Final = EVENTS.add("card_worked", seat=SEAT, card=CARDS)
MONSTER_STRUCK: Final = EVENTS.add("monster_struck", seat=SEAT, figure=FIGURES, province=PROVINCES)

# Pillage and battle
PILLAGE_DECLARED: Final = EVENTS.add("pillage_declared", seat=SEAT, province=PROVINCES, cost=None)
JOINED: Final = EVENTS.add("joined", seat=SEAT, figure=FIGURES, source=PROVINCES, to=PROVINCES)
NOT_JOINED: Final = EVENTS.add("not_joined", seat=SEAT)
UNOPPOSED: Final = EVENTS.add("unopposed", seat=SEAT, province=PROVINCES)
BATTLE_BEGAN: Final = EVENTS.add("battle_began", province=PROVINCES, seats=several_of(SEAT))
CARD_REVEALED: Final = EVENTS.add("card_revealed", seat=SEAT, card=CARDS)
NO_CARD: Final = EVENTS.add("no_card", seat=SEAT)
QUEST_COUNTED: Final = EVENTS.add("quest_counted", seat=SEAT, card=CARDS, bonus=None)
TEXT_VOID: Final = EVENTS.add("text_void", seat=SEAT, card=CARDS)
ALL_CARDS_DISCARDED: Final = EVENTS.add("all_cards_discarded", cards=several_of(CARDS))
SPARED: Final = EVENTS.add("spared", seat=SEAT, figure=FIGURES)
LATE_CARD: Final = EVENTS.add("late_card", seat=SEAT, card=CARDS)
NO_LATE_CARD: Final = EVENTS.add("no_late_card", seat=SEAT)
STRENGTH: Final = EVENTS.add("strength", seat=SEAT, figures=None, cards=None, total=None)
BATTLE_WON: Final = EVENTS.add("battle_won", seat=SEAT, province=PROVINCES)
BATTLE_TIED: Final = EVENTS.add("battle_tied", province=PROVINCES)
RAGE_STOLEN: Final = EVENTS.add("rage_stolen", seat=SEAT, victim=SEAT, rage=None)
GLORY_STOLEN: Final = EVENTS.add("glory_stolen", seat=SEAT, victim=SEAT, points=None)
CARDS_STOLEN: Final = EVENTS.add("cards_stolen", seat=SEAT, victim=SEAT, cards=several_of(CARDS))
CARD_KEPT: Final = EVENTS.add("card_kept", seat=SEAT, card=CARDS)
CARDS_SPENT: Final = EVENTS.add("cards_spent", seat=SEAT, cards=several_of(CARDS))
CARDS_RETURNED: Final = EVENTS.add("cards_returned", seat=SEAT, cards=several_of(CARDS))
DESTROYED: Final = EVENTS.add(
    "destroyed", seat=SEAT, figures=several_of(FIGURES), place=GROUNDS, cause=CAUSES
)
SAVED: Final = EVENTS.add("saved", seat=SEAT, figure=FIGURES, place=GROUNDS)
RETREATED: Final = EVENTS.add("retreated", seat=SEAT, source=PROVINCES)
PILLAGED: Final = EVENTS.add("pillaged", seat=SEAT, province=PROVINCES, reward=REWARDS)
PILLAGE_FAILED: Final = EVENTS.add("pillage_failed", seat=SEAT, province=PROVINCES)
LEADER_MOVED: Final = EVENTS.add("leader_moved", seat=SEAT, source=PROVINCES, to=PROVINCES)

# The end of an Age
HAND_DISCARDED: Final = EVENTS.add("hand_discarded", seat=SEAT, cards=several_of(CARDS))
QUESTS_SHOWN: Final = EVENTS.add("quests_shown", seat=SEAT, cards=several_of(CARDS))
QUEST_DONE: Final = EVENTS.add("quest_done", seat=SEAT, card=CARDS)
QUEST_FAILED: Final = EVENTS.add("quest_failed", seat=SEAT, card=CARDS)
PROVINCE_FELL: Final = EVENTS.add("province_fell", province=PROVINCES)
DOOM_MOVED: Final = EVENTS.add("doom_moved", province=PROVINCES)
RELEASED: Final = EVENTS.add("released", seat=SEAT, figures=several_of(FIGURES))
GAME_ENDED: Final = EVENTS.add("game_ended", winners=several_of(SEAT))

# Since revision 3
LEFTOVERS_DISCARDED: Final = EVENTS.add("leftovers_discarded", cards=several_of(CARDS))
