"""The revisions of the rules, and every ruling that came with one. Tables and records go on by the revision that they began
with."""

from __future__ import annotations

from typing import Final

from warhost.core.rulings import Ruling

REVISION: Final = 2
"""In which new tables begin."""
SUPPORTED: Final = (1, 2)

EARLY_HITS_ARE_POOLED: Final = Ruling(
    "OW 9.19",
    since=2,
    text="Early hits may be kept also where they could kill, and join the player's later hits of the same battle without "
    "being tied to a figure; before, only hits that could kill nothing were saved, all on one figure.",
)
SURPLUS_IS_FREE: Final = Ruling(
    "OW 9.11",
    since=2,
    text="Hits beyond what kills may go to a figure that has fallen to them (option surplus_hits); before, they had to go on "
    "to the next target.",
)
SUMMONS_IN_PLACE: Final = Ruling(
    "OW 6.10",
    since=2,
    text="A table may agree that a figure is summoned into the region where it stands (option summon_in_place); before, "
    "none could.",
)
CHANCE_IS_PARTED: Final = Ruling(
    "OW 3.12",
    since=2,
    text="Every deck and every power's dice have chance of their own; before, there was one stream for everything.",
)
