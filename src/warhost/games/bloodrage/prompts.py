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
DRAFT: Final = 0
TURN: Final = 1
MARCH: Final = 2
QUEST: Final = 3
SACRIFICE: Final = 4
FREE_INVADE: Final = 5
SUCCOR: Final = 6
PILLAGE_AT_ONCE: Final = 7
CALL: Final = 8
BATTLE_CARD: Final = 9
COUNT_QUEST: Final = 10
TIDE: Final = 11
LATE_CARD: Final = 12
RESCUE: Final = 13
PROWESS: Final = 14
RAISE: Final = 15
MOVE_LEADER: Final = 16
BLESSING: Final = 17
KEEP: Final = 18
