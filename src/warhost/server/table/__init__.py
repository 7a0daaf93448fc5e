"""A table: one actor, what can happen to it, who hears of it, and how it is kept."""
