"""What players can be after, in any game: bots of different styles weigh these differently (`warhost.bots.styles`)."""

from __future__ import annotations

from typing import Final

FIGHT: Final = 0
"""To strike: attack, pillage, send warriors where others stand."""
BUILD: Final = 1
"""To grow: whatever goes on paying for the rest of the game."""
SCHEME: Final = 2
"""To gain where nobody looks: quests, cards, what is worth something later or costs others."""
