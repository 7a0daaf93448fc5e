"""What chance is for in Blood Rage: the first player, rewards, doom, and the gods' gifts of each Age."""

from __future__ import annotations

from typing import Final

from warhost.core.purposes import Purposes

PURPOSES: Final = Purposes()
FIRST_PLAYER: Final = PURPOSES.add("first_player")
REWARDS: Final = PURPOSES.add("rewards")
DOOM: Final = PURPOSES.add("doom")
GIFTS: Final = PURPOSES.add("gifts")
