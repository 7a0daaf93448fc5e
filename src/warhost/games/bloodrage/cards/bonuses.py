"""What cards add to a clan's strength in battle (BR 11.9)."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.domain import NONE
from warhost.games.bloodrage.components import IS_BATTLE, IS_QUEST, N_CARDS
from warhost.games.bloodrage.operations import (
    BATTLE_OPERATIONS,
    UPGRADE_OPERATIONS,
    BattleOperation,
    UpgradeOperation,
)
from warhost.games.bloodrage.settings import AGREED
from warhost.games.bloodrage.state import BloodRage

COPY_HIGHEST_BONUS: Final = BATTLE_OPERATIONS.add(BattleOperation("copy_highest_bonus"))
"""BR 18.4."""
QUEST_AS_BATTLE: Final = UPGRADE_OPERATIONS.add(UpgradeOperation("quest_as_battle", bonus=number(1, 9)))
"""BR 17.16, 17.36."""
QUEST_BONUS: Final = QUEST_AS_BATTLE.numbers("bonus")
BONUS_SETTING: Final = [AGREED[card] if IS_BATTLE[card] else None for card in range(N_CARDS)]


def bonus_of(s: BloodRage, card: int) -> int:
    """The printed bonus (BR 18.1, 18.6, 21.9)."""
    setting = BONUS_SETTING[card]
    return s.printed.card_bonus[card] if setting is None or s.printed.is_read[card] else int(setting.of(s))


def quest_card(s: BloodRage, seat: int) -> int:
    """The upgrade by which a Quest card may count as a Battle card, the better one of two (BR 17.17); NONE without."""
    best = NONE
    for card in s.sheets[seat]:
        if QUEST_AS_BATTLE.having[card] and (best == NONE or QUEST_BONUS[card] > QUEST_BONUS[best]):
            best = card
    return best


def bonuses(s: BloodRage, seat: int) -> list[int]:
    """The single bonuses of a clan's cards (BR 11.2, 18.1); a Sight counts 0 here (BR 18.4, 18.5)."""
    return [s.counted[seat] if IS_QUEST[card] else bonus_of(s, card) for card in s.played[seat]]


def total_bonus(s: BloodRage, seat: int) -> int:
    total = sum(bonuses(s, seat))
    if COPY_HIGHEST_BONUS.having[s.texts[seat]]:
        total += highest_bonus_against(s, seat)
    return total


def highest_bonus_against(s: BloodRage, seat: int) -> int:
    """BR 18.4: of the opponents' single cards; 0 where they have none."""
    return max([bonus for other in range(s.seats) if other != seat for bonus in bonuses(s, other)], default=0)
