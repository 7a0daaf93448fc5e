"""What a card is worth to a clan that could keep it: by what it does, and by what the clan already has."""

from __future__ import annotations

from warhost.games.bloodrage.components import (
    CARD_GLORY,
    CARD_GOD,
    CARD_SLOTS,
    CARD_WORTH,
    IS_BATTLE,
    IS_QUEST,
    IS_UPGRADE,
    LAST_AGE,
)
from warhost.games.bloodrage.prospects import best_step, quest_times
from warhost.games.bloodrage.rules.quest_phase import DOUBLE_QUEST_GLORY
from warhost.games.bloodrage.rules.quests import DEATHS_NEEDED
from warhost.games.bloodrage.rules.ragnarok import GLORY_PER_RELEASED
from warhost.games.bloodrage.state import BloodRage


def gift_worth(s: BloodRage, seat: int, card: int, others: list[int]) -> float:
    """What this card is worth beside `others` that the clan has in hand."""
    if IS_QUEST[card]:
        return _quest_worth(s, seat, card, others)
    if IS_UPGRADE[card]:
        return _upgrade_worth(s, seat, card, others)
    battles = sum(IS_BATTLE[other] for other in others)
    return CARD_WORTH[card] * (1.0 if battles < 2 else 0.7 if battles < 3 else 0.4)


def _quest_worth(s: BloodRage, seat: int, card: int, others: list[int]) -> float:
    """Likely enough for one's figures to fulfil; the third and fourth are one too many."""
    quests = sum(IS_QUEST[other] for other in others) + len(s.quests[seat])
    if DEATHS_NEEDED[card]:
        likely = 0.2 + 0.12 * _lokis_cards(s, seat)
    else:
        likely = 0.62
    worth = likely * (CARD_GLORY[card] * quest_times(s, seat) + best_step(s, seat))
    return worth * (1.0 if quests < 2 else 0.85 if quests < 3 else 0.6)


def _upgrade_worth(s: BloodRage, seat: int, card: int, others: list[int]) -> float:
    """Less where the slot is taken or will be, more beside cards that it goes with."""
    worth = CARD_WORTH[card]
    sheet = s.sheets[seat]
    slots = CARD_SLOTS[card]
    rivals = [CARD_WORTH[sheet[slot]] for slot in slots if sheet[slot] >= 0]
    if len(rivals) == len(slots):
        worth = max(worth - min(rivals) * (0.6 if s.age < LAST_AGE else 0.3), 0.3)
    wanted = sum(CARD_SLOTS[other] == slots for other in others)
    if wanted >= len(slots) - len(rivals):
        worth *= 0.4
    if GLORY_PER_RELEASED.having[card]:
        worth += 0.8 * _lokis_cards(s, seat)
    if DOUBLE_QUEST_GLORY.having[card]:
        worth += 5.0 * (sum(IS_QUEST[other] for other in others) + len(s.quests[seat])) - 3.0
    upgrades = sum(IS_UPGRADE[other] for other in others)
    return worth * (1.0 if upgrades < 3 else 0.6)


def _lokis_cards(s: BloodRage, seat: int) -> int:
    """How well it pays this clan to die."""
    return sum(CARD_GOD[card] == "loki" for card in s.sheets[seat] if card >= 0)


def keep_worth(s: BloodRage, seat: int, card: int) -> float:
    """What a card is worth in the next Age's hand."""
    worth = gift_worth(s, seat, card, [])
    if IS_QUEST[card]:
        return 0.8 * worth
    return worth if IS_UPGRADE[card] else 1.1 * worth + 0.5
