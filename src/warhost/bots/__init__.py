"""Bots: they take a view, the options and a budget, and never touch the true state."""

from warhost.bots.bot import Bot, Budget, Opinion
from warhost.bots.levels import levels, make_bot, usual_level
from warhost.bots.playing import play_to_the_end

__all__ = ["Bot", "Budget", "Opinion", "levels", "make_bot", "play_to_the_end", "usual_level"]
