"""What has happened: events, and the result in the end."""

from __future__ import annotations

from typing import Any

from warhost.core.game import Game
from warhost.core.trace import RESERVED
from warhost.door.speech import teller_of


class Event:
    """Something that happened, as one viewer is told it; printed, it is a sentence."""

    __slots__ = ("_language", "_rules", "arguments", "decision", "kind", "number")

    def __init__(self, rules: Game, told: dict[str, Any], language: str) -> None:
        self._rules = rules
        self._language = language
        self.kind: str = told["kind"]
        self.number: int = told["number"]
        """In this viewer's own story, from 1 on."""
        self.decision: int = told["decision"]
        """The number of the decision that it belongs to; 0 is the set-up."""
        self.arguments: dict[str, Any] = {name: value for name, value in told.items() if name not in RESERVED}

    def __str__(self) -> str:
        return teller_of(self._rules, self._language).event({"kind": self.kind, **self.arguments})

    def __repr__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.arguments.items())
        return f"<event {self.kind}: {told}>" if told else f"<event {self.kind}>"


class Result:
    """How a game ended; printed, it is a sentence."""

    def __init__(self, rules: Game, ending: str, winners: list[str], scores: dict[str, int]) -> None:
        self._rules = rules
        self.ending = ending
        self.winners = winners
        """Several share a victory; nobody may have won."""
        self.scores = scores

    def words(self, language: str = "en") -> str:
        teller = teller_of(self._rules, language)
        told = teller.name("ending", self.ending)
        if self.winners:
            winners = teller.words.enumerated([teller.side(side) for side in self.winners])
            told += f": {teller.say('play-winners', {'winners': winners})}"
        scores = ", ".join(f"{teller.side(side)} {points}" for side, points in self.scores.items())
        return f"{told} ({scores})"

    def __str__(self) -> str:
        return self.words()

    def __repr__(self) -> str:
        winners = ", ".join(self.winners) or "nobody"
        scores = ", ".join(f"{side} {points}" for side, points in self.scores.items())
        return f"<result: {winners} by {self.ending}; {scores}>"
