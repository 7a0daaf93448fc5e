"""Bots: made for a game, with a seed and a budget, they choose one of the options of a view. They never see the true state."""

from warhost.bots.bot import Bot, Budget, Opinion
from warhost.bots.levels import levels, make_bot, steady_levels, usual_level
from warhost.bots.playing import play_to_the_end, shown_to

__all__ = [
    "Bot",
    "Budget",
    "Opinion",
    "levels",
    "make_bot",
    "play_to_the_end",
    "shown_to",
    "steady_levels",
    "usual_level",
]
