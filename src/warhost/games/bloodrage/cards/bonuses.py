"""What cards add to a clan's strength in battle (BR 11.9)."""

from __future__ import annotations

from typing import Final

from warhost.games.bloodrage.components import CARD_BONUS, CARDS, IS_QUEST, by_op, card_with
from warhost.games.bloodrage.settings import GAZE
from warhost.games.bloodrage.state import BloodRage

HEIMDALLS_SIGHT: Final = card_with("copy_highest_bonus")
HEIMDALLS_GAZE: Final = CARDS.index["heimdalls_gaze"]
QUEST_BONUS: Final = by_op("quest_as_battle", "bonus")


def bonus_of(s: BloodRage, card: int) -> int:
    """The printed bonus (BR 18.6, 21.9)."""
    if card == HEIMDALLS_GAZE and GAZE.of(s) != "3":
        return int(GAZE.of(s))
    return CARD_BONUS[card]


def quest_card(s: BloodRage, seat: int) -> int:
    """The upgrade by which a Quest card may count as a Battle card, the better one of two (BR 17.17); -1 without."""
    best = -1
    for card in s.sheets[seat]:
        if QUEST_BONUS[card] > QUEST_BONUS[best]:
            best = card
    return best


def bonuses(s: BloodRage, seat: int) -> list[int]:
    """The single bonuses of a clan's cards; a Sight counts 0 here (BR 18.4, 18.5)."""
    return [s.counted[seat] if IS_QUEST[card] else bonus_of(s, card) for card in s.played[seat]]


def total_bonus(s: BloodRage, seat: int) -> int:
    total = sum(bonuses(s, seat))
    if s.texts[seat] == HEIMDALLS_SIGHT:
        total += highest_bonus_against(s, seat)
    return total


def highest_bonus_against(s: BloodRage, seat: int) -> int:
    """BR 18.4."""
    highest = 0
    for other in range(s.seats):
        if other != seat:
            highest = max(highest, *bonuses(s, other), 0)
    return highest
