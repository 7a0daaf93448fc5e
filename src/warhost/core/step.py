"""Steps: the deeds of the agenda. A step is a plain function of the state and its named numbers, declared where it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from warhost.core.arguments import Declared, arguments, count

MOST_ARGUMENTS: Final = 4
NOTHING: Final = (0, 0, 0, 0)
MOST_IN_TURN: Final = 99
"""More than ever take their turns in one step."""

Was = Callable[[Any, int, int, int], tuple[int, ...]]
"""Reads the three numbers with which positions of earlier releases wrote a frame or a question: `was(state, a, b, c)`."""


class Step:
    """Moves the state on: pushes further steps, or asks. Made by `Chapter.step`."""

    def __init__(
        self,
        function: Callable[..., None],
        declared: Mapping[str, Declared],
        name: str = "",
        was: Was | None = None,
    ) -> None:
        self.name: str = name or function.__name__
        self.run: Callable[..., None] = function
        """What the engine calls with the state and the arguments."""
        self.arguments = arguments(declared)
        self.arity = len(self.arguments)
        if self.arity > MOST_ARGUMENTS:
            raise ValueError(f"step {self.name} has more than {MOST_ARGUMENTS} arguments")
        self.was = was

    def frame(self, args: Sequence[int]) -> tuple[Step, int, int, int, int]:
        """Its entry on the agenda with these arguments."""
        a, b, c, d = (*args, *NOTHING[len(args) :])
        return self, a, b, c, d

    def given(self, frame: tuple[Step, int, int, int, int]) -> tuple[int, ...]:
        """Its arguments in such an entry."""
        return (frame[1], frame[2], frame[3], frame[4])[: self.arity]

    def __repr__(self) -> str:
        return f"<step {self.name}({', '.join(arg.name for arg in self.arguments)})>"


class StepInTurn(Step):
    """A step that is carried out for one seat after another. Its last argument counts the seats dealt with; the function gets
    the seat, and then the other arguments. `order(state)` is asked anew whenever something else came in between. `afterwards`, with those other arguments,
    is called once nobody is left."""

    def __init__(
        self,
        function: Callable[..., None],
        order: Callable[[Any], list[int]],
        declared: Mapping[str, Declared],
        name: str = "",
        was: Was | None = None,
        afterwards: Callable[..., None] | None = None,
    ) -> None:
        super().__init__(function, {**declared, "dealt_with": count(MOST_IN_TURN)}, name, was)
        self.deed = function
        self.order = order
        self.afterwards = afterwards
        self.run = self._go_round if self.arity == 1 else self._go_round_with

    def _go_round(self, s: Any, dealt_with: int) -> None:
        """Goes through the seats until one of them has something to do first."""
        order = self.order(s)
        agenda: list[Any] = s.agenda
        below = len(agenda)
        while dealt_with < len(order):
            seat = order[dealt_with]
            dealt_with += 1
            agenda.append((self, dealt_with, 0, 0, 0))
            self.deed(s, seat)
            if s.question is not None or len(agenda) != below + 1:
                return
            agenda.pop()
        if self.afterwards is not None:
            self.afterwards(s)

    def _go_round_with(self, s: Any, *args: int) -> None:
        """The same with further arguments."""
        order = self.order(s)
        given = args[:-1]
        dealt_with = args[-1]
        agenda: list[Any] = s.agenda
        below = len(agenda)
        while dealt_with < len(order):
            seat = order[dealt_with]
            dealt_with += 1
            agenda.append(self.frame((*given, dealt_with)))
            self.deed(s, seat, *given)
            if s.question is not None or len(agenda) != below + 1:
                return
            agenda.pop()
        if self.afterwards is not None:
            self.afterwards(s, *given)
