"""Questions: what a seat is asked, whole: its options, what an answer does, why something else is not possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from warhost.core.arguments import Declared, arguments
from warhost.core.domain import NONE
from warhost.core.verbs import Verb
from warhost.native import mypyc_attr

MOST_ARGUMENTS: Final = 3

Reason = tuple[str, dict[str, str]]
"""Why an option is not offered, or why it is a good one: a Fluent message id and its variables."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One kind of question; a chapter declares it as a subclass and keeps one instance of it. What the question at hand is
    about are the numbers in `state.about`, in the order of the class's own `about`: `province, cause = s.about`."""

    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    """The id of the rule that asks it."""
    about: ClassVar[Mapping[str, Declared]] = {}
    together: ClassVar[bool] = False
    """Several seats are asked at once, and nothing is shown until all have answered."""
    secret: ClassVar[bool] = False
    """Even afterwards the other seats do not learn what was chosen."""
    obvious: ClassVar[bool] = False
    """The options follow from what lies open on the table: where there is only one, it is carried out without asking, and
    where there is none, the question is passed over."""
    calm: ClassVar[bool] = False
    """Nothing is half done when it is asked, so a position can be judged."""
    passing: ClassVar[Sequence[Verb]] = ()
    """Verbs that let the chance go by: what an absent player is taken to choose, first of them first."""

    def __init__(self) -> None:
        self.arguments = arguments(self.about)
        self.arity = len(self.arguments)
        if self.arity > MOST_ARGUMENTS:
            raise ValueError(f"question {self.name} is about more than {MOST_ARGUMENTS} numbers")
        # The engine reads these at every decision.
        self.is_together: bool = self.together
        self.is_secret: bool = self.secret
        self.is_obvious: bool = self.obvious
        self.is_calm: bool = self.calm
        if self.is_together and self.is_obvious:
            raise ValueError(f"question {self.name}: what several seats are asked together is never obvious")

    def options(self, s: Any, seat: int) -> list[int]:
        """What may be chosen, from nothing but what that seat sees."""
        raise NotImplementedError(f"question {self.name} has no options")

    def answer(self, s: Any, seat: int, option: int) -> None:
        """Carry it out."""
        raise NotImplementedError(f"question {self.name} takes no answer")

    def why_not(self, s: Any, seat: int, option: int) -> Reason | None:
        """Why an option is not offered; None where there is nothing special to say."""
        return None

    def cost(self, s: Any, seat: int, option: int) -> int:
        """What the option costs its seat now, all surcharges included, or NONE. Like the options it follows from what the
        seat sees."""
        return NONE

    def was(self, s: Any, a: int, b: int, c: int) -> tuple[int, ...]:
        """What it is about, out of the three numbers with which positions of earlier releases wrote it."""
        return (a, b, c)[: self.arity]

    def __repr__(self) -> str:
        return f"<question {self.name}>"
