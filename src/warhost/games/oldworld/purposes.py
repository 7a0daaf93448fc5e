"""What chance is for in the Old World: decks, tokens, and every power's dice by round and region."""

from __future__ import annotations

from typing import Final

from warhost.core.purposes import Purposes

PURPOSES: Final = Purposes()
OLD_WORLD_DECK: Final = PURPOSES.add("old_world_deck")
SETUP_TOKENS: Final = PURPOSES.add("setup_tokens")
CHAOS_DECK: Final = PURPOSES.add("chaos_deck")
"""Of each power, and each time that its discards are shuffled."""
EARLY_DICE: Final = PURPOSES.add("early_dice")
BATTLE_DICE: Final = PURPOSES.add("battle_dice")
LOST_CARDS: Final = PURPOSES.add("lost_cards")
"""Cards that a power discards at random."""
