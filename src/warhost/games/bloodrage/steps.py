"""The steps of the agenda by number, so that a chapter can name a step of another one without importing it.

Beside each step stands what its three numbers mean. Their functions stand in the chapters; __init__.py joins the two."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import Domain

STEPS: Final = Domain(
    "step",
    [
        "begin_age",
        "draft",  # round
        "pass_packets",  # round
        "action_phase",
        "turn",  # seat
        "action_end",
        "monster_strikes",  # the invader's seat, Monster, province * 8 + victims' seats dealt with
        "succor",  # seat, province
        "thors_domain",  # seat, province
        "call_to_battle",  # seat, players in a row who have declined
        "gather",
        "battle_cards",
        "reveal",
        "count_quests",  # fighters dealt with, from the pillager on
        "texts",
        "reveal_text",  # fighters dealt with
        "smite",  # the card's seat, fighters dealt with
        "tide",  # fighters dealt with
        "late_cards",  # seat, fighters in a row who have declined
        "compare",
        "outcome_text",  # fighters dealt with
        "prowess",  # cards taken back
        "cards_leave",
        "losers",  # fighters dealt with
        "success",  # 1 after a battle
        "grace",
        "leader_upgrade",
        "turn_token",
        "axes",
        "battle_end",
        "end_of_pillage",
        "blessing",  # seat, province, 1 in its own turn
        "perish",  # seat, province, cause
        "raise",  # seat, card, tracks that are left out
        "discard_phase",
        "discard",
        "quest_phase",
        "quests",
        "ragnarok_phase",
        "ragnarok",  # seats dealt with, from the first player on
        "province_falls",
        "release_phase",
        "release",
        "end_of_age",
        "game_end",
    ],
)
BEGIN_AGE: Final = 0
DRAFT: Final = 1
PASS_PACKETS: Final = 2
ACTION_PHASE: Final = 3
TURN: Final = 4
ACTION_END: Final = 5
MONSTER_STRIKES: Final = 6
SUCCOR: Final = 7
THORS_DOMAIN: Final = 8
CALL_TO_BATTLE: Final = 9
GATHER: Final = 10
BATTLE_CARDS: Final = 11
REVEAL: Final = 12
COUNT_QUESTS: Final = 13
TEXTS: Final = 14
REVEAL_TEXT: Final = 15
SMITE: Final = 16
TIDE: Final = 17
LATE_CARDS: Final = 18
COMPARE: Final = 19
OUTCOME_TEXT: Final = 20
PROWESS: Final = 21
CARDS_LEAVE: Final = 22
LOSERS: Final = 23
SUCCESS: Final = 24
GRACE: Final = 25
LEADER_UPGRADE: Final = 26
TURN_TOKEN: Final = 27
AXES: Final = 28
BATTLE_END: Final = 29
END_OF_PILLAGE: Final = 30
BLESSING: Final = 31
PERISH: Final = 32
RAISE: Final = 33
DISCARD_PHASE: Final = 34
DISCARD: Final = 35
QUEST_PHASE: Final = 36
QUESTS: Final = 37
RAGNAROK_PHASE: Final = 38
RAGNAROK: Final = 39
PROVINCE_FALLS: Final = 40
RELEASE_PHASE: Final = 41
RELEASE: Final = 42
END_OF_AGE: Final = 43
GAME_END: Final = 44
