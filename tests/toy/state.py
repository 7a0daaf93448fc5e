"""What lies on the table of Harvest, and who may see it."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import Domain, numbers
from warhost.core.fields import ALL, NOBODY, OWNER, Field, Items, Number, One
from warhost.core.state import State

COPIES: Final = {"one": 4, "two": 4, "three": 4, "four": 3, "five": 3, "thief": 4, "storm": 2}
CARDS: Final = Domain("card", list(COPIES))
VALUES: Final = (1, 2, 3, 4, 5, 0, 0)
THIEF: Final = 5
STORM: Final = 6
SIDES: Final = Domain("farm", ["red", "green", "blue", "gold"])
POINTS: Final = numbers("points", 6)
HAND: Final = 4


class Harvest(State):
    def __init__(self, seats: int, source: Harvest | None = None) -> None:
        super().__init__(seats, source)
        if source is None:
            self.round = 0
            self.rounds = 3
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.played: list[int] = [-1] * seats
            self.points: list[int] = [0] * seats
        else:
            self.round = source.round
            self.rounds = source.rounds
            self.deck = source.deck[:]
            self.discard = source.discard[:]
            self.hands = [hand[:] for hand in source.hands]
            self.played = source.played[:]
            self.points = source.points[:]

    def copy(self) -> Harvest:
        return Harvest(self.seats, self)


FIELDS: Final = (
    Field("round", Number(0, 9), ALL),
    Field("rounds", Number(1, 9), ALL),
    Field("deck", Items(CARDS), NOBODY, counted=True),
    Field("discard", Items(CARDS), ALL),
    Field("hands", Items(CARDS), OWNER, per_seat=True, counted=True),
    Field("played", One(CARDS), ALL, per_seat=True),
    Field("points", Number(0, 99), ALL, per_seat=True),
)
