"""Actions: what a question is made of that offers many different deeds. Each action stands whole in its own chapter (what
may be chosen, what it does, what it costs, why not); the question lists them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from warhost.core.domain import NONE
from warhost.core.errors import RulesError
from warhost.core.question import Question, Reason
from warhost.core.verbs import Verb
from warhost.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One kind of deed; all its options have one verb. A chapter declares a subclass and keeps one instance of it."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb
        # At hand, because they are given again and again.
        self.nothing: list[int] = []
        self.alone: list[int] = [verb.base]
        """Its only option, where the verb has no arguments."""

    def options(self, s: Any, seat: int) -> list[int]:
        """What of it may be chosen now, from nothing but what that seat sees; often `self.nothing` or `self.alone`. The
        list is only read."""
        raise NotImplementedError(f"action {self.verb.name} has no options")

    def carry_out(self, s: Any, seat: int, option: int) -> None:
        raise NotImplementedError(f"action {self.verb.name} does nothing")

    def why_not(self, s: Any, seat: int, option: int) -> Reason | None:
        """Why an option is not offered; None where there is nothing special to say."""
        return None

    def cost(self, s: Any, seat: int, option: int) -> int:
        """What the option costs its seat now, all surcharges included, or NONE."""
        return NONE

    def __repr__(self) -> str:
        return f"<action {self.verb.name}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionQuestion(Question):
    """A question whose options are those of its actions, in their order: `class Turn(ActionQuestion)`."""

    actions: ClassVar[Sequence[Action]] = ()

    def __init__(self) -> None:
        super().__init__()
        self.all: list[Action] = list(self.actions)
        self.by_option: list[Action | None] = [None] * max(
            (action.verb.base + action.verb.size for action in self.all), default=0
        )
        for action in self.all:
            verb = action.verb
            self.by_option[verb.base : verb.base + verb.size] = [action] * verb.size

    def options(self, s: Any, seat: int) -> list[int]:
        choices: list[int] = []
        for action in self.all:
            more = action.options(s, seat)
            if more:
                choices += more
        return choices

    def answer(self, s: Any, seat: int, option: int) -> None:
        actions = self.by_option
        action = actions[option] if option < len(actions) else None
        if action is None:
            raise self._unknown(option)
        action.carry_out(s, seat, option)

    def why_not(self, s: Any, seat: int, option: int) -> Reason | None:
        return self.action_of(option).why_not(s, seat, option)

    def cost(self, s: Any, seat: int, option: int) -> int:
        return self.action_of(option).cost(s, seat, option)

    def action_of(self, option: int) -> Action:
        """The action to which an option belongs."""
        action = self.by_option[option] if option < len(self.by_option) else None
        if action is None:
            raise self._unknown(option)
        return action

    def _unknown(self, option: int) -> RulesError:
        return RulesError(f"none of the actions of {self.name} has the option {option}")
