"""The numbers of the box that a table plays with: ours, or as an owner has corrected them. Made once for each box; all copies
of a state share it, and rules ask it (`s.printed.card_cost[card]`) instead of our own tables in components.py."""

from __future__ import annotations

from typing import Final

from warhost.core.box import NOTHING, Corrected
from warhost.games.bloodrage.box import BOX, players_in
from warhost.games.bloodrage.components import CARDS, LAST_AGE, N_CARDS, SEAT_COUNTS, WHITE_DISC, deck_of


class Printed:
    """By card, as in components.py, with one entry more for no card."""

    def __init__(self, box: Corrected) -> None:
        self.card_bonus: list[int] = [*(box.whole(CARDS.name, card, "bonus") for card in CARDS.ids), 0]
        self.card_glory: list[int] = [*(box.whole(CARDS.name, card, "glory") for card in CARDS.ids), 0]
        self.card_cost: list[int] = [*(box.whole(CARDS.name, card, "cost") for card in CARDS.ids), 0]
        self.is_read: list[bool] = [
            *(
                any((CARDS.name, card, field) in box.given for field in ("bonus", "glory"))
                for card in CARDS.ids
            ),
            False,
        ]
        """Whether an owner has read the number off the card: then no setting changes it."""
        players = players_in(box)
        self.decks: dict[int, list[list[int]]] = {
            seats: [deck_of(seats, age, players) for age in range(LAST_AGE + 1)] for seats in SEAT_COUNTS
        }
        """By number of players and Age."""
        self.copies: dict[int, list[list[int]]] = {
            seats: [_copies(decks, age) for age in range(LAST_AGE + 1)] for seats, decks in self.decks.items()
        }
        """By number of players and Age: how many of each card have come into the game by then."""
        self.late_copies: dict[int, list[int]] = {
            seats: [sum(WHITE_DISC[card] for card in deck) for deck in decks]
            for seats, decks in self.decks.items()
        }
        """By number of players and Age: how many white-disc cards come into play in that Age."""


def _copies(decks: list[list[int]], age: int) -> list[int]:
    cards = [card for earlier in range(age + 1) for card in decks[earlier]]
    return [cards.count(card) for card in range(N_CARDS)]


OURS: Final = Printed(BOX.corrected(NOTHING))
_KNOWN: Final[dict[str, Printed]] = {NOTHING: OURS}
_KNOWN_AT_MOST: Final = 64


def printed_by(setting: str) -> Printed:
    """What a value of the setting `box` prints."""
    known = _KNOWN.get(setting)
    if known is None:
        if len(_KNOWN) == _KNOWN_AT_MOST:
            _KNOWN.clear()
            _KNOWN[NOTHING] = OURS
        known = _KNOWN[setting] = Printed(BOX.corrected(setting))
    return known
