"""A turn: one seat is asked, and these are its options. It is made from what that seat sees and from nothing else, so whoever
gets a turn, a bot above all, cannot look further."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from warhost.core.engine import open_question, options
from warhost.core.errors import Refused
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.view import about_json, option_json, view_json
from warhost.door.speech import teller_of


class Option:
    """Something that a seat may choose.

    >>> import warhost
    >>> option = warhost.new("bloodrage", seats=3, seed=1).turn.options[0]
    >>> option
    <option keep:lord_of_hammers of wolf>
    >>> option.key, option.verb, option.arguments
    ('keep:lord_of_hammers', 'keep', {'card': 'lord_of_hammers'})
    >>> print(option.words())
    Keep Lord of Hammers
    """

    __slots__ = ("arguments", "cost", "key", "number", "rules", "seat", "verb")

    def __init__(self, rules: Game, seat: str, number: int, told: dict[str, Any]) -> None:
        self.rules = rules
        self.seat = seat
        self.number = number
        """Of all that can ever be chosen in this game: the action of a learning agent."""
        self.key: str = told["key"]
        self.verb: str = told["verb"]
        self.arguments: dict[str, str] = told["args"]
        """Ids of things on the table, by name."""
        self.cost: int | None = told["cost"]
        """What it costs the seat now, if anything."""

    def words(self, language: str = "en") -> str:
        """As a sentence; languages are en, pl, fr and ru."""
        return teller_of(self.rules, language).option({"verb": self.verb, "args": self.arguments})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return (self.rules.name, self.seat, self.number) == (other.rules.name, other.seat, other.number)

    def __hash__(self) -> int:
        return hash((self.rules.name, self.seat, self.number))

    def __str__(self) -> str:
        return self.key

    def __repr__(self) -> str:
        return f"<option {self.key} of {self.seat}>"


class Turn:
    """A seat that is asked something now, with all that it sees.

    >>> import warhost
    >>> turn = warhost.new("bloodrage", seats=3, seed=1).turn
    >>> turn
    <turn of wolf: draft, 8 options>
    >>> turn.option("keep:lord_of_hammers")
    <option keep:lord_of_hammers of wolf>
    >>> turn.view["state"]["age"]
    1
    """

    def __init__(self, rules: Game, view: State, seat: int) -> None:
        """`view` is the state as this seat sees it (`warhost.core.view.seen_by`), never the true one."""
        self.rules = rules
        self.state = view
        """What the seat sees, as the rules know it; everything hidden is empty or unknown."""
        self.number = seat
        """Of the seat, from 0 on."""
        self.seat: str = rules.seat_ids(view)[seat]
        question = open_question(view)
        self.question: str = question.name
        self.rule: str = question.rule
        """The id of the rule that asks."""
        self.about: dict[str, Any] = about_json(rules, view)
        """What the question is about, by name."""

    @cached_property
    def options(self) -> list[Option]:
        """All that the seat may choose."""
        rules, view, seat = self.rules, self.state, self.number
        return [
            Option(rules, self.seat, option, option_json(rules, view, seat, option))
            for option in options(view, seat)
        ]

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat sees, as JSON, as a client gets it."""
        return view_json(self.rules, self.state, self.number)

    def option(self, key: str) -> Option:
        """The option of that key."""
        number = self.rules.verbs.parse(key)
        for option in self.options:
            if option.number == number:
                return option
        raise Refused(
            "refused-not-legal", f"{key!r} is not among the legal options of {self.seat}", {"key": key}
        )

    def words(self, language: str = "en") -> str:
        """The question as a sentence."""
        return teller_of(self.rules, language).prompt({"prompt": self.question, "about": self.about})

    def __str__(self) -> str:
        side = teller_of(self.rules, "en").side(self.seat)
        listed = [f"  {option.key}  {option.words()}" for option in self.options]
        return "\n".join([f"{side}: {self.words()}", *listed])

    def __repr__(self) -> str:
        return f"<turn of {self.seat}: {self.question}, {len(self.options)} options>"
