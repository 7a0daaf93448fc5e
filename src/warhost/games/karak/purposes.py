"""What chance is for in Karak: heroes, tiles, the monster bag, every hero's dice by round and place, the hordes' targets."""

from __future__ import annotations

from typing import Final

from warhost.core.purposes import Purposes

PURPOSES: Final = Purposes()
HEROES: Final = PURPOSES.add("heroes")
FIRST_PLAYER: Final = PURPOSES.add("first_player")
TILES: Final = PURPOSES.add("tiles")
BAG: Final = PURPOSES.add("bag")
FIGHT_DICE: Final = PURPOSES.add("fight_dice")
REROLLS: Final = PURPOSES.add("rerolls")
TARGET_DICE: Final = PURPOSES.add("target_dice")
