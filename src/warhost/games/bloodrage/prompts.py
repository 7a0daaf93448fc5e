"""The questions by number, so that a chapter can ask a question of another one. __init__.py joins them to their functions."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import Domain

PROMPTS: Final = Domain(
    "prompt",
    [
        "draft",
        "turn",
        "march",
        "quest",
        "sacrifice",
        "free_invade",
        "succor",
        "pillage_at_once",
        "call",
        "battle_card",
        "count_quest",
        "tide",
        "late_card",
        "rescue",
        "prowess",
        "raise",
        "move_leader",
        "blessing",
        "keep",
    ],
)
(
    DRAFT,
    TURN,
    MARCH,
    QUEST,
    SACRIFICE,
    FREE_INVADE,
    SUCCOR,
    PILLAGE_AT_ONCE,
    CALL,
    BATTLE_CARD,
    COUNT_QUEST,
    TIDE,
    LATE_CARD,
    RESCUE,
    PROWESS,
    RAISE,
    MOVE_LEADER,
    BLESSING,
    KEEP,
) = range(len(PROMPTS))
