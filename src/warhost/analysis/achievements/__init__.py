"""Achievements: what somebody did in a game that is worth remembering. Each follows from what everybody at the table saw and from
how the game ended, so that whoever has the record can prove it. Who keeps them is the server's affair."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from warhost.analysis.achievements.deeds import Achievement, Deeds, deeds_of
from warhost.core.match import Match
from warhost.games import OURS

__all__ = ["Achievement", "Deeds", "achievements_of", "deeds_of", "earned_in"]

_known: Final[dict[str, Mapping[str, Achievement]]] = {}


def achievements_of(game: str) -> Mapping[str, Achievement]:
    """All of a game by id, in the order in which they are shown. A game from elsewhere has none."""
    if game not in OURS:
        return {}
    if game not in _known:
        _known[game] = import_module(f"{__name__}.{game}").ACHIEVEMENTS
    return _known[game]


def earned_in(match: Match) -> list[list[str]]:
    """What each seat has earned in a game that was played, by id."""
    known = achievements_of(match.game.name)
    return [
        [name for name, is_earned in known.items() if is_earned(deeds)]
        for deeds in (deeds_of(match) if known else [])
    ]
