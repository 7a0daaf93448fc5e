"""What of a bot's opinions is shown to somebody who asked for a hint."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from warhost.bots import Opinion
from warhost.core.game import Game

SHOWN: Final = 5
LEAST_SHARE: Final = 0.005
"""What a bot thinks even less of is no advice."""


def hints(game: Game, opinions: Iterable[Opinion]) -> list[dict[str, Any]]:
    """The best options, best first."""
    shown = [
        {
            "key": game.verbs.key(option),
            "share": share,
            "reason": reason[0],
            "variables": reason[1],
            "expected": expected,
        }
        for option, share, reason, expected in opinions
        if share >= LEAST_SHARE
    ]
    return shown[:SHOWN]
