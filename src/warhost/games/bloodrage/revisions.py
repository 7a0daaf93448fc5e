"""The revisions of the rules: which of them are still played, and how a rule is read since the newest.

Two readings that came with revision 3 can be agreed on, and so they stand among the settings: what becomes of the cards that
nobody drafted (BR 21.11; before, they went to the box), and when Loki's Backstab takes its glory (BR 21.12)."""

from __future__ import annotations

from typing import Final

from warhost.core.rulings import Ruling

REVISION: Final = 3
SUPPORTED: Final = (2, REVISION)

ONE_CARD_IS_KEPT: Final = Ruling(
    "BR 14.1", 3, "Who has cards at the end of the Age keeps one of them; before, he could keep none."
)
SACRIFICES_RAISE_A_TRACK: Final = Ruling(
    "BR 17.34", 3, "Nothing can be sacrificed while no track can rise; before, it could be, for nothing."
)
