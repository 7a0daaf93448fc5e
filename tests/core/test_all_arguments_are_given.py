"""Rules give every step and every question all of its arguments. Pushing and asking do not look, because they happen at every
decision; this test reads the source instead."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import tests.toy.rules
import warhost.games
from warhost.core.question import Question
from warhost.core.step import Step, StepInTurn

FOLDER = Path(warhost.games.__file__ or "").parent
BEFORE_THE_ARGUMENTS = {"push": 2, "ask": 3, "ask_all": 3}


def modules(game: str) -> list[ModuleType]:
    if game == "toy":
        return [tests.toy.rules]
    files = sorted((FOLDER / game).rglob("*.py"))
    names = [".".join(file.relative_to(FOLDER).with_suffix("").parts) for file in files]
    return [import_module(f"warhost.games.{name.removesuffix('.__init__')}") for name in names]


def calls(module: ModuleType) -> Iterator[tuple[int, Step | Question, int]]:
    """Each call in a module that pushes a step or asks a question: its line, what, and how many arguments it is given."""
    file = Path(module.__file__ or "")
    file = file.with_name(file.name.split(".")[0] + ".py")  # compiled or not, the source lies beside it
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in BEFORE_THE_ARGUMENTS
        ):
            what = found(module, node.args[1])
            if isinstance(what, Step | Question):
                yield node.lineno, what, len(node.args) - BEFORE_THE_ARGUMENTS[node.func.id]


def found(module: ModuleType, expression: ast.expr) -> Any:
    if isinstance(expression, ast.Name):
        return getattr(module, expression.id, None)
    if isinstance(expression, ast.Attribute) and isinstance(expression.value, ast.Name):
        return getattr(getattr(module, expression.value.id, None), expression.attr, None)
    return None


@pytest.mark.parametrize("game", ["oldworld", "bloodrage", "karak", "toy"])
def test_all_arguments_are_given(game: str) -> None:
    seen, wrong = 0, []
    for module in modules(game):
        for line, what, given in calls(module):
            seen += 1
            wanted = [what.arity, what.arity - 1] if isinstance(what, StepInTurn) else [what.arity]
            if given not in wanted:
                wrong.append(f"{module.__name__}:{line}: {what!r} is given {given} numbers")
    assert not wrong
    assert seen > (5 if game == "toy" else 40)
