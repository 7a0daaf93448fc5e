"""What may be printed differently in somebody's copy of the game (`core/box.py`): each place with what we print there."""

from __future__ import annotations

from typing import Final

from warhost.core.box import Box, Corrected
from warhost.core.errors import BadData
from warhost.core.reading import origin_of
from warhost.core.shapes import Several, WholeNumber
from warhost.games.bloodrage.components import (
    CARD_BONUS,
    CARD_COST,
    CARD_EFFECTS,
    CARD_ENTRIES,
    CARD_GLORY,
    CARD_MONSTER,
    CARD_PLAYERS,
    CARD_SETTING,
    CARDS,
    DEALT,
    IS_BATTLE,
    IS_QUEST,
    LAST_AGE,
    MOST_RAGE,
    RAGE_DATA,
    SEAT_COUNTS,
    deck_of,
)

MOST_COPIES: Final = 4
OPTIONS: Final = {"tyrs_prowess": "prowess"}
"""By card: the setting by which a table reads its text otherwise, where that is no other number."""


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
            origin = origin_of(entry, "bonus")
            BOX.add(CARDS.name, name, "bonus", WholeNumber(0, 20), CARD_BONUS[card], origin)
        elif IS_QUEST[card]:
            origin = origin_of(entry, "glory")
            BOX.add(CARDS.name, name, "glory", WholeNumber(0, 99), CARD_GLORY[card], origin)
        else:
            origin = origin_of(entry, "cost")
            BOX.add(CARDS.name, name, "cost", WholeNumber(0, MOST_RAGE), CARD_COST[card], origin)
        most = MOST_COPIES if CARD_MONSTER[card] < 0 else 1
        counts = Several("number", [str(seats) for seats in SEAT_COUNTS], 1, most)
        players = [str(least) for least in CARD_PLAYERS[card]]
        BOX.add(CARDS.name, name, "players", counts, players, origin_of(entry, "players"))


def _show_what_no_number_carries() -> None:
    for card, entry in enumerate(CARD_ENTRIES):
        name = CARDS.ids[card]
        if CARD_EFFECTS[card]:
            option = OPTIONS.get(name, CARD_SETTING[card])
            BOX.show(CARDS.name, name, "text", origin_of(entry, "effects"), option=option)
        if "strength_provenance" in entry:
            strength = entry["strength"]
            BOX.show(CARDS.name, name, "strength", origin_of(entry, "strength"), value=strength)
    BOX.show("track", "rage", "most", origin_of(RAGE_DATA, "cap"), value=MOST_RAGE)


_declare_cards()
_show_what_no_number_carries()
