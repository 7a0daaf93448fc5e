"""Chapters: the steps and questions of one chapter of the rules, declared where they stand. A game is the list of its
chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from warhost.core.arguments import Declared
from warhost.core.question import Question
from warhost.core.step import Step, StepInTurn, Was

Asked = TypeVar("Asked", bound=Question)


class Chapter:
    """Collects what a module of rules offers: `@CHAPTER.step(seat=SEAT)` above a function, `CHAPTER.question(Turn())`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.steps: list[Step] = []
        self.questions: list[Question] = []

    def step(
        self, *, called: str = "", was: Was | None = None, **declared: Declared
    ) -> Callable[[Callable[..., None]], Step]:
        """Declares the function below as a step; the keywords name its arguments and say what they are."""

        def declare(function: Callable[..., None]) -> Step:
            step = Step(function, declared, called, was)
            self.steps.append(step)
            return step

        return declare

    def step_in_turn(
        self,
        order: Callable[[Any], list[int]],
        *,
        called: str = "",
        was: Was | None = None,
        afterwards: Callable[..., None] | None = None,
        **declared: Declared,
    ) -> Callable[[Callable[..., None]], StepInTurn]:
        """Declares the function below as a step that is carried out for each seat of `order(state)` in turn; `afterwards`
        is called when all have had theirs."""

        def declare(function: Callable[..., None]) -> StepInTurn:
            step = StepInTurn(function, order, declared, called, was, afterwards)
            self.steps.append(step)
            return step

        return declare

    def question(self, question: Asked) -> Asked:
        """Declares a question, and gives it back to be kept under a name."""
        self.questions.append(question)
        return question

    def __repr__(self) -> str:
        return f"<chapter {self.name}: {len(self.steps)} steps, {len(self.questions)} questions>"
