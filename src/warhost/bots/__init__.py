"""Bots: they take a view, the options and a budget, and never touch the true state."""

from warhost.bots.bot import Bot, Budget, Opinion, levels, make_bot, usual_level

__all__ = ["Bot", "Budget", "Opinion", "levels", "make_bot", "usual_level"]
