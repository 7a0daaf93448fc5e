"""One change of a syntax tree: made, and taken back. Line numbers stay, so that what is compiled from a changed tree can take
the place of what was compiled from the file."""

from __future__ import annotations

import ast
import copy
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Edit:
    """Puts `new` where `parent` has `old`: in a field, or at a place of a field that is a list."""

    operator: str
    parent: ast.AST
    field: str
    index: int | None
    new: ast.AST

    def make(self) -> ast.AST:
        """Makes the change; what stood there comes back, for `take_back`."""
        old: ast.AST = self._get()
        self._set(ast.fix_missing_locations(ast.copy_location(self.new, old)))
        return old

    def take_back(self, old: ast.AST) -> None:
        self._set(old)

    def _get(self) -> Any:
        there = getattr(self.parent, self.field)
        return there if self.index is None else there[self.index]

    def _set(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


@dataclass(frozen=True)
class SwappedEdit(Edit):
    """The two statements in the other order; the second place is left empty meanwhile."""

    second: ast.stmt = field(default_factory=ast.Pass)

    def make(self) -> ast.AST:
        getattr(self.parent, self.field)[self._next] = ast.copy_location(ast.Pass(), self.second)
        return super().make()

    def take_back(self, old: ast.AST) -> None:
        getattr(self.parent, self.field)[self._next] = self.second
        super().take_back(old)

    @property
    def _next(self) -> int:
        return (self.index or 0) + 1


BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")


def head_of(statement: ast.stmt) -> str:
    """A statement on one line; of one that has others in it, its first line."""
    shallow = copy.copy(statement)
    for block in BLOCKS:
        if isinstance(getattr(shallow, block, None), list):
            setattr(shallow, block, [ast.Pass()] if block == "body" else [])
    if isinstance(shallow, ast.FunctionDef | ast.ClassDef):
        shallow.decorator_list = []
    text = ast.unparse(ast.fix_missing_locations(shallow))
    is_compound = isinstance(getattr(statement, "body", None), list)
    return text.splitlines()[0] if is_compound else " ".join(line.strip() for line in text.splitlines())


def head_lines(statement: ast.stmt) -> range:
    """The lines of a statement without those of the statements in it."""
    body = getattr(statement, "body", None)
    last = statement.end_lineno or statement.lineno
    if isinstance(body, list) and body:
        last = max(statement.lineno, body[0].lineno - 1)
    return range(statement.lineno, last + 1)


def before_and_after(statement: ast.stmt, edit: Edit) -> tuple[str, str]:
    """On one line each."""
    before = head_of(statement)
    if isinstance(edit, SwappedEdit):
        second = head_of(edit.second)
        return f"{before}; {second}", f"{second}; {before}"
    if isinstance(edit.new, ast.stmt):
        return before, head_of(edit.new)
    old = edit.make()
    after = head_of(statement)
    edit.take_back(old)
    return before, after
