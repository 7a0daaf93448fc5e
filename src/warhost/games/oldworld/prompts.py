"""The questions by number and name, and the one way to ask those that all can see through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warhost.core.domain import Domain
from warhost.core.engine import ask
from warhost.games.oldworld.state import OldWorld

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


def ask_if_open(
    s: OldWorld,
    prompt: int,
    seat: int,
    options: Callable[[OldWorld, int], list[int]],
    answer: Callable[[OldWorld, int, int], None],
    a: int = 0,
    b: int = 0,
    c: int = 0,
) -> None:
    """Ask, unless there is nothing to choose: a single option is carried out, none is passed over.

    Only for questions whose options follow from what lies open on the table."""
    s.ask_a = a
    s.ask_b = b
    s.ask_c = c
    choices = options(s, seat)
    if len(choices) > 1:
        ask(s, prompt, seat, a, b, c)
    elif choices:
        answer(s, seat, choices[0])
