"""How the drafts that a player remembers are told to a learning agent: for every card in which of the packets it lay, and
whether it was kept."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.parts import MOST, Eyes, Part, Ready, Seating, several_codes
from warhost.games.bloodrage.components import CARD_AGE, CARDS, DRAFT_KEEPS, DRAFTED, LAST_AGE

N_CARDS: Final = len(CARDS)


class DraftsPart(Part):
    """A card belongs to one Age, so the drafts of all three fit side by side: `3/loot` is lit if Loot lay in the third packet
    of its Age. Copies of a card count."""

    def __init__(self) -> None:
        packets = [f"packet{number + 1}/{card}" for number in range(DRAFTED) for card in CARDS.ids]
        super().__init__([*packets, *(f"kept/{card}" for card in CARDS.ids)])
        self.ready: list[Ready] = []
        self.steady = True
        self.counted: list[int] = [0] * len(self.names)
        """Zeros between any two calls."""

    def lay(self, at: int) -> None:
        self.ready = several_codes(at, len(self.names))

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        history: list[list[int]] = value
        kept = DRAFT_KEEPS[eyes.seats]
        met: list[int] = []
        packets_of_age = [0] * (LAST_AGE + 1)
        for packet in history:
            age = CARD_AGE[packet[0]]
            first = packets_of_age[age] * N_CARDS
            packets_of_age[age] += 1
            for place, card in enumerate(packet):
                met.append(first + card)
                if place < kept:
                    met.append(DRAFTED * N_CARDS + card)
        counted = self.counted
        for column in met:
            counted[column] += 1
        for column in met:
            if counted[column]:
                lit.append(self.ready[column][min(counted[column], MOST)])
                counted[column] = 0


def drafts(_seating: Seating) -> Part:
    return DraftsPart()
