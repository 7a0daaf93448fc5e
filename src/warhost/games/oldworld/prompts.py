"""The questions by number and name; what each of them asks stands in the chapters, and __init__.py joins the two."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import Domain

PROMPTS: Final = Domain(
    "prompt",
    [
        "turn",
        "carry",
        "stand",
        "call",
        "decay",
        "rot",
        "shield",
        "teleport",
        "meddle",
        "influence",
        "musk",
        "discard",
        "exchange",
        "hit",
        "hero",
        "old_world_figure",
        "old_world_place",
        "old_world_take",
        "old_world_move",
        "old_world_choose",
        "upgrade",
        "dial_place",
        "dial_cleanse",
        "dial_take",
        "old_world_discard",
    ],
)
TURN: Final = 0
CARRY: Final = 1
STAND: Final = 2
CALL: Final = 3
DECAY: Final = 4
ROT: Final = 5
SHIELD: Final = 6
TELEPORT: Final = 7
MEDDLE: Final = 8
INFLUENCE: Final = 9
MUSK: Final = 10
DISCARD: Final = 11
EXCHANGE: Final = 12
HIT: Final = 13
HERO: Final = 14
OLD_WORLD_FIGURE: Final = 15
OLD_WORLD_PLACE: Final = 16
OLD_WORLD_TAKE: Final = 17
OLD_WORLD_MOVE: Final = 18
OLD_WORLD_CHOOSE: Final = 19
UPGRADE: Final = 20
DIAL_PLACE: Final = 21
DIAL_CLEANSE: Final = 22
DIAL_TAKE: Final = 23
OLD_WORLD_DISCARD: Final = 24
