"""What may be printed differently in somebody's copy of the game (`core/box.py`): each place with what we print there."""

from __future__ import annotations

from typing import Final

from warhost.core.box import Box, Corrected
from warhost.core.errors import BadData
from warhost.core.reading import provenance_of
from warhost.core.shapes import Several, WholeNumber
from warhost.games.bloodrage.components import (
    CARD_BONUS,
    CARD_COST,
    CARD_ENTRIES,
    CARD_GLORY,
    CARD_MONSTER,
    CARD_PLAYERS,
    CARDS,
    DEALT,
    IS_BATTLE,
    IS_QUEST,
    LAST_AGE,
    MOST_RAGE,
    SEAT_COUNTS,
    deck_of,
)

MOST_COPIES: Final = 4


def _check(box: Corrected) -> None:
    """Everybody is dealt a hand."""
    players = players_in(box)
    for seats in SEAT_COUNTS:
        for age in range(LAST_AGE):
            cards = len(deck_of(seats, age + 1, players))
            if cards < DEALT * seats:
                raise BadData(
                    CARDS.name,
                    f"Age {age + 1} has {cards} cards for {seats} players, but {DEALT * seats} are dealt",
                )


BOX: Final = Box("bloodrage", _check)


def players_in(box: Corrected) -> list[list[int]]:
    """By card, for each copy the least number of players."""
    return [[int(least) for least in box.value(CARDS.name, card, "players")] for card in CARDS.ids]


def _declare_cards() -> None:
    for card, entry in enumerate(CARD_ENTRIES):
        name = CARDS.ids[card]
        if IS_BATTLE[card]:
            source = provenance_of(entry, "bonus")
            BOX.add(CARDS.name, name, "bonus", WholeNumber(0, 20), CARD_BONUS[card], source)
        elif IS_QUEST[card]:
            source = provenance_of(entry, "glory")
            BOX.add(CARDS.name, name, "glory", WholeNumber(0, 99), CARD_GLORY[card], source)
        else:
            source = provenance_of(entry, "cost")
            BOX.add(CARDS.name, name, "cost", WholeNumber(0, MOST_RAGE), CARD_COST[card], source)
        most = MOST_COPIES if CARD_MONSTER[card] < 0 else 1
        counts = Several("number", [str(seats) for seats in SEAT_COUNTS], 1, most)
        players = [str(least) for least in CARD_PLAYERS[card]]
        BOX.add(CARDS.name, name, "players", counts, players, provenance_of(entry, "players"))


_declare_cards()
