"""The revisions of the rules: how what began under an earlier one differs (`core/rulings.py`)."""

from __future__ import annotations

from typing import Final

from warhost.core.rulings import Ruling

REVISION: Final = 4
"""New tables begin by it. Since it every purpose has chance of its own (`purposes.py`)."""
SUPPORTED: Final = (3, 4)
"""Tables and records of these can be played on."""

SKELETONS_BREAK_TIES: Final = Ruling(
    "KA 1.10", 4, "Where dice break a tie, skeletons count; before, only trained units."
)
AMULET_ACTS_AT_ONCE: Final = Ruling(
    "KA 4.5",
    4,
    "An Amulet of Action gives its action in the turn in which it comes; before, from the next turn on.",
)
EXCHANGE_NEEDS_PURCHASE: Final = Ruling(
    "KA 6.13", 4, "An exchange belongs to a purchase; before, it could be an action of its own."
)
GUARDIAN_SAVES_ELITES: Final = Ruling(
    "KA 9.9",
    4,
    "A Guardian saves Griffins and Basilisks from their own symbols too; before, only from skulls.",
)
GRIFFIN_IGNORES_LIMIT: Final = Ruling(
    "KA 9.12", 4, "The unit that comes for a Griffin needs no room under the army limit; before, it did."
)
ITEMS_CAN_BE_MOVED: Final = Ruling(
    "KA 10.16",
    4,
    "Items may be put down and thrown weapons shifted in the own turn; before, neither was possible.",
)
