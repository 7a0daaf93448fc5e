"""What chance is for. Every die and every shuffle names its occasion, and each occasion has a stream of its own: after a
different decision the dice of other occasions and the orders of other decks stay what they would have been."""

from __future__ import annotations

from typing import Final

from warhost.core.errors import hint

PURPOSE_AT: Final = 40
TIME_AT: Final = 24
FIRST_AT: Final = 12
MOST_TIME: Final = 1 << (PURPOSE_AT - TIME_AT)
MOST: Final = 1 << FIRST_AT


class Purpose:
    """One thing for which a game needs chance: a deck's order, a seat's dice in battle. Made by `Purposes.add`."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number
        self._base = number << PURPOSE_AT

    def at(self, time: int = 0, first: int = 0, second: int = 0) -> int:
        """The occasion: when (a round, a turn: something that only grows), and what tells it apart within that time (whose
        dice, in which place). What goes by the same numbers later goes on in the same stream."""
        return self._base | time << TIME_AT | first << FIRST_AT | second

    def __repr__(self) -> str:
        return f"<purpose {self.name}>"


class Purposes:
    """All purposes of a game. Their numbers are part of how a seed becomes dice: new ones are added at the end."""

    def __init__(self) -> None:
        self.all: list[Purpose] = []

    def add(self, name: str) -> Purpose:
        purpose = Purpose(name, len(self.all) + 1)
        self.all.append(purpose)
        return purpose

    def write(self, occasion: int) -> str:
        """`battle 3 0 5`: purpose, time, and the two numbers."""
        if not occasion:
            return "-"
        purpose = self.all[(occasion >> PURPOSE_AT) - 1]
        time = occasion >> TIME_AT & MOST_TIME - 1
        return f"{purpose.name} {time} {occasion >> FIRST_AT & MOST - 1} {occasion & MOST - 1}"

    def read(self, text: str) -> int:
        """The occasion that `write` has written; a ValueError says what is wrong with it."""
        if text == "-":
            return 0
        name, *numbers = text.split(" ")
        named = {purpose.name: purpose for purpose in self.all}
        if name not in named:
            raise ValueError(f"there is no purpose {name!r}; {hint(name, named)}")
        if len(numbers) != 3 or not all(number.isdecimal() and len(number) < 6 for number in numbers):
            raise ValueError(f"expected a purpose and three numbers, got {text!r}")
        time, first, second = (int(number) for number in numbers)
        if time >= MOST_TIME or first >= MOST or second >= MOST:
            raise ValueError(f"a number is too large in {text!r}")
        return named[name].at(time, first, second)


def is_outlived(occasion: int, by: int) -> bool:
    """Whether an occasion of the same purpose lies before another one, so that nobody returns to it."""
    return occasion >> PURPOSE_AT == by >> PURPOSE_AT and occasion >> TIME_AT < by >> TIME_AT
