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
(
    BEGIN_AGE,
    DRAFT,
    PASS_PACKETS,
    ACTION_PHASE,
    TURN,
    ACTION_END,
    MONSTER_STRIKES,
    SUCCOR,
    THORS_DOMAIN,
    CALL_TO_BATTLE,
    GATHER,
    BATTLE_CARDS,
    REVEAL,
    COUNT_QUESTS,
    TEXTS,
    REVEAL_TEXT,
    SMITE,
    TIDE,
    LATE_CARDS,
    COMPARE,
    OUTCOME_TEXT,
    PROWESS,
    CARDS_LEAVE,
    LOSERS,
    SUCCESS,
    GRACE,
    LEADER_UPGRADE,
    TURN_TOKEN,
    AXES,
    BATTLE_END,
    END_OF_PILLAGE,
    BLESSING,
    PERISH,
    RAISE,
    DISCARD_PHASE,
    DISCARD,
    QUEST_PHASE,
    QUESTS,
    RAGNAROK_PHASE,
    RAGNAROK,
    PROVINCE_FALLS,
    RELEASE_PHASE,
    RELEASE,
    END_OF_AGE,
    GAME_END,
) = range(len(STEPS))
