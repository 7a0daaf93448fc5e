"""What every state has, whatever the game: seats, agenda, the open question, chance, the end. Games subclass `State`."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE
from warhost.core.question import Question
from warhost.core.step import Step
from warhost.core.trace import Trace
from warhost.native import mypyc_attr

Frame = tuple[Step, int, int, int, int]
"""An entry of the agenda: which step, and its arguments; what a step does not have is 0."""


NEWEST: Final = 1 << 60
"""The revision of a state that nobody has said anything else about: every ruling holds."""
UNPARTED: Final = NONE
"""The stream of states whose chance is not parted by purpose: one for everything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Mutable and flat: ints, lists of ints, shared tuples. `source` makes a copy; without it, an empty table.

    A subclass declares each of its own attributes in its FIELDS too (who may see it, how it is written). With `__slots__`
    they are read faster where nothing is compiled. Answers, forced chance and counts of streams are shared between copies:
    replaced, never changed in place."""

    __slots__ = (
        "about",
        "agenda",
        "answers",
        "block",
        "chance_used",
        "drawn",
        "ending",
        "forced_dice",
        "forced_draws",
        "offered",
        "question",
        "revision",
        "seats",
        "seed",
        "settings",
        "shown",
        "sides",
        "stream",
        "streams",
        "trace",
        "waiting",
        "winners",
    )

    def __init__(self, seats: int, source: State | None = None) -> None:
        self.seats = seats
        if source is None:
            self.sides: list[int] = list(range(seats))
            self.settings: tuple[str, ...] = ()
            self.agenda: list[Frame] = []
            self.question: Question | None = None
            self.about: tuple[int, ...] = ()
            self.waiting: list[int] = []
            self.answers: list[int] = [NONE] * seats
            self.ending = NONE
            self.winners: list[int] = []
            self.revision = NEWEST
            self.seed = b""
            self.stream = UNPARTED
            self.streams: dict[int, int] = {}
            self.drawn = 0
            self.block: tuple[int, ...] = ()
            self.forced_dice: list[int] = []
            self.forced_draws: list[int] = []
            self.chance_used = False
            self.shown = 0
        else:
            self.sides = source.sides
            self.settings = source.settings
            self.agenda = source.agenda[:]
            self.question = source.question
            self.about = source.about
            self.waiting = source.waiting[:]
            self.answers = source.answers
            self.ending = source.ending
            self.winners = source.winners
            self.revision = source.revision
            self.seed = source.seed
            self.stream = source.stream
            self.streams = source.streams
            self.drawn = source.drawn
            self.block = source.block
            self.forced_dice = source.forced_dice
            self.forced_draws = source.forced_draws
            self.chance_used = source.chance_used
            self.shown = source.shown
        self.trace: Trace | None = None
        self.offered: list[int] | None = None
        """The options of the open question, where they had to be known before it was asked. Nobody works them out a second
        time; a copy does, for what is changed in it may change them."""

    @property
    def over(self) -> bool:
        return self.ending != NONE

    def __repr__(self) -> str:
        asked = "over" if self.over else "nothing is asked" if self.question is None else self.question.name
        return f"<{type(self).__name__}, {self.seats} seats: {asked}>"

    def note_answer(self, seat: int, option: int) -> None:
        """What a seat has answered to a question that others are asked, too; NONE: nothing yet."""
        answers = self.answers[:]
        answers[seat] = option
        self.answers = answers

    def copy(self) -> State:
        """An equal, independent state; it does not write events."""
        raise NotImplementedError(f"{type(self).__name__} must say how it is copied")
