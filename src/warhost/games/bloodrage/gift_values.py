"""What a card is worth to a clan that could keep it: by what it does, and by what the clan already has."""

from __future__ import annotations

from typing import Final

from warhost.games.bloodrage.components import (
    BATTLE_CARD,
    CARD_BONUS,
    CARD_GLORY,
    CARD_GOD,
    CARD_KIND,
    CARD_OP,
    CARD_SLOTS,
    CARDS,
    IS_QUEST,
    LAST_AGE,
    N_CARDS,
    QUEST_CARD,
    UPGRADE_CARD,
)
from warhost.games.bloodrage.outlook import best_step
from warhost.games.bloodrage.rules.clans import has
from warhost.games.bloodrage.rules.quest_phase import ODINS_THRONE
from warhost.games.bloodrage.rules.quests import DEATHS_NEEDED
from warhost.games.bloodrage.state import BloodRage

_UPGRADES: Final = {
    "troll": 4.0,
    "dwarf_chieftain": 5.5,
    "sea_serpent": 4.5,
    "lord_of_hammers": 4.5,
    "brothers_in_arms": 3.5,
    "lokis_dragons": 4.0,
    "lokis_domain": 4.5,
    "friggas_charm": 4.0,
    "thors_glory": 3.5,
    "friggas_succor": 6.5,
    "tyrs_domain": 3.0,
    "lokis_blessing": 3.0,
    "valkyrie": 5.0,
    "dark_elf": 6.0,
    "fire_giant": 6.0,
    "lord_of_axes": 8.0,
    "experts_in_arms": 3.5,
    "fire_dragons": 7.0,
    "odins_inspiration": 5.0,
    "tyrs_challenge": 4.0,
    "friggas_protection": 3.0,
    "lokis_eminence": 6.0,
    "tyrs_prowess": 3.0,
    "thors_domain": 3.5,
    "frost_giant": 9.0,
    "soldier_of_hel": 6.5,
    "volur_witch": 5.0,
    "lord_of_spears": 12.0,
    "masters_in_arms": 4.5,
    "eternal_dragons": 10.0,
    "friggas_domain": 4.0,
    "odins_throne": 5.0,
    "thors_conquest": 11.0,
    "friggas_sacrifice": 6.0,
    "tyrs_wrath": 4.0,
    "lokis_wrath": 8.0,
}
_TEXTS: Final = {
    "smite": 1.0,
    "tide": 1.2,
    "copy_highest_bonus": 2.4,
    "raise_other": 2.2,
    "steal_rage": 2.6,
    "steal_glory": 2.6,
    "take_winner_cards": 2.6,
    "gain": 2.0,
    "raise_one": 2.8,
    "watch": 2.4,
    "late_play": 1.0,
    "cancel_texts": 1.2,
    "glory_per_destroyed": 3.0,
}
"""What a Battle card's text adds to its bonus."""


def _printed_worth(card: int) -> float:
    if CARD_KIND[card] == UPGRADE_CARD:
        return _UPGRADES[CARDS.ids[card]]
    if CARD_KIND[card] == BATTLE_CARD:
        return 0.75 * CARD_BONUS[card] + _TEXTS.get(CARD_OP[card], 0.0)
    return float(CARD_GLORY[card])


PRINTED_WORTH: Final = [_printed_worth(card) for card in range(N_CARDS)]


def gift_worth(s: BloodRage, seat: int, card: int, others: list[int]) -> float:
    """What this card is worth beside `others` that the clan has in hand."""
    kind = CARD_KIND[card]
    if kind == QUEST_CARD:
        return _quest_worth(s, seat, card, others)
    if kind == UPGRADE_CARD:
        return _upgrade_worth(s, seat, card, others)
    battles = sum(CARD_KIND[other] == BATTLE_CARD for other in others)
    return PRINTED_WORTH[card] * (1.0 if battles < 2 else 0.7 if battles < 3 else 0.4)


def _quest_worth(s: BloodRage, seat: int, card: int, others: list[int]) -> float:
    """Likely enough for one's figures to fulfil; the third and fourth are one too many."""
    quests = sum(IS_QUEST[other] for other in others) + len(s.quests[seat])
    if DEATHS_NEEDED[card]:
        likely = 0.2 + 0.12 * _lokis_cards(s, seat)
    else:
        likely = 0.62
    times = 2 if has(s, seat, ODINS_THRONE) else 1
    worth = likely * (CARD_GLORY[card] * times + best_step(s, seat))
    return worth * (1.0 if quests < 2 else 0.85 if quests < 3 else 0.6)


def _upgrade_worth(s: BloodRage, seat: int, card: int, others: list[int]) -> float:
    """Less where the slot is taken or will be, more beside cards that it goes with."""
    worth = PRINTED_WORTH[card]
    sheet = s.sheets[seat]
    slots = CARD_SLOTS[card]
    rivals = [PRINTED_WORTH[sheet[slot]] for slot in slots if sheet[slot] >= 0]
    if len(rivals) == len(slots):
        worth = max(worth - min(rivals) * (0.6 if s.age < LAST_AGE else 0.3), 0.3)
    wanted = sum(CARD_SLOTS[other] == slots for other in others)
    if wanted >= len(slots) - len(rivals):
        worth *= 0.4
    if CARD_OP[card] == "glory_per_released":
        worth += 0.8 * _lokis_cards(s, seat)
    if card == ODINS_THRONE:
        worth += 5.0 * (sum(IS_QUEST[other] for other in others) + len(s.quests[seat])) - 3.0
    upgrades = sum(CARD_KIND[other] == UPGRADE_CARD for other in others)
    return worth * (1.0 if upgrades < 3 else 0.6)


def _lokis_cards(s: BloodRage, seat: int) -> int:
    """How well it pays this clan to die."""
    return sum(CARD_GOD[card] == "loki" for card in s.sheets[seat] if card >= 0)


def keep_worth(s: BloodRage, seat: int, card: int) -> float:
    """What a card is worth in the next Age's hand."""
    worth = gift_worth(s, seat, card, [])
    if IS_QUEST[card]:
        return 0.8 * worth
    return worth if CARD_KIND[card] == UPGRADE_CARD else 1.1 * worth + 0.5
