"""All mutants of a Python file, always in the same order, so that a number says which."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from scripts.mutants.edits import Edit, SwappedEdit, before_and_after, head_lines
from scripts.mutants.mutant import Mutant, digest
from scripts.mutants.operators import mistakes_in_expression, mistakes_in_statement
from scripts.mutants.rule_ids import RuleIds
from scripts.mutants.scope import LeftOut

LEFT_ALONE: Final = (ast.Import, ast.ImportFrom, ast.Assert, ast.Raise, ast.Global, ast.Nonlocal, ast.Pass)
NO_CODE: Final = {"annotation", "returns", "ctx", "op", "ops"}


@dataclass
class Surroundings:
    """Where in a file a statement stands."""

    qualname: tuple[str, ...] = ()
    in_function: bool = False
    is_last: bool = True
    bound: set[str] = field(default_factory=set)
    unit: str = ""
    """A digest of what stands at the top of the file around it."""


@dataclass(frozen=True)
class Site:
    """A place where something can be mistaken: the statement it belongs to, and the change."""

    statement: ast.stmt
    surroundings: Surroundings
    edit: Edit


class PythonMutants:
    """The mutants of one file, and the tree in which they can be made."""

    def __init__(self, file: str, source: str, left_out: LeftOut) -> None:
        self.file = file
        self.tree = ast.parse(source, file)
        self._left_out = left_out
        self.edits: list[Edit] = []
        self.mutants: list[Mutant] = []
        self._rules = RuleIds(source, self.tree)
        self._seen: set[tuple[int, str]] = set()
        self._texts: Counter[tuple[str, str, str]] = Counter()
        for site in list(self._block(self.tree, "body", Surroundings())):
            self._keep(site)

    def _keep(self, site: Site) -> None:
        statement, edit = site.statement, site.edit
        before, after = before_and_after(statement, edit)
        if before == after or (id(statement), after) in self._seen:
            return
        self._seen.add((id(statement), after))
        place = self._place(site)
        self._texts[place, before, after] += 1
        lines = head_lines(statement)
        self.edits.append(edit)
        self.mutants.append(
            Mutant(
                file=self.file,
                number=len(self.mutants),
                operator=edit.operator,
                lines=(lines[0], lines[-1]),
                place=place,
                before=before,
                after=after,
                at_import=not site.surroundings.in_function,
                rules=self._rules.near(statement),
                unit=site.surroundings.unit,
                occurrence=self._texts[place, before, after],
            )
        )

    def _place(self, site: Site) -> str:
        names = list(site.surroundings.qualname)
        if not site.surroundings.in_function:
            names += sorted(_names_bound(site.statement))
        return ".".join(names) or "module"

    # Walking

    def _block(self, parent: ast.AST, name: str, around: Surroundings) -> Iterator[Site]:
        statements: list[ast.stmt] = getattr(parent, name)
        for index, statement in enumerate(statements):
            if _is_docstring(statement) or isinstance(statement, LEFT_ALONE):
                continue
            here = replace(
                around,
                is_last=around.is_last and index == len(statements) - 1,
                unit=around.unit or digest(ast.unparse(statement)),
            )
            yield from self._statement(parent, name, index, statement, here)
            if index + 1 < len(statements):
                yield from self._swapped(parent, name, index, here)
            around.bound.update(_names_bound(statement))

    def _statement(
        self, parent: ast.AST, name: str, index: int, statement: ast.stmt, here: Surroundings
    ) -> Iterator[Site]:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from self._definition(statement, here)
            return
        if isinstance(statement, ast.If) and _only_for_type_checkers(statement.test):
            return
        if _only_refuses(statement) or _names_a_type(statement):
            return
        if self._only_tells(statement):
            return
        if not here.in_function and any(map(self._left_out.is_attribute, _names_bound(statement))):
            return
        for operator, new in mistakes_in_statement(
            statement, is_last=here.is_last or not here.in_function, bound=here.bound
        ):
            if here.in_function or not isinstance(new, ast.Pass):
                yield Site(statement, here, Edit(operator, parent, name, index, new))
        yield from self._children(statement, statement, here)
        inner = replace(here, is_last=here.is_last and not isinstance(statement, ast.For | ast.While))
        for block in ("body", "orelse", "finalbody"):
            if isinstance(getattr(statement, block, None), list):
                yield from self._block(statement, block, inner)
        for part in [*getattr(statement, "handlers", []), *getattr(statement, "cases", [])]:
            yield from self._block(part, "body", inner)

    def _definition(
        self, statement: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, here: Surroundings
    ) -> Iterator[Site]:
        if self._left_out.is_function(statement.name):
            return
        inner = Surroundings((*here.qualname, statement.name), here.in_function, unit=here.unit)
        if not isinstance(statement, ast.ClassDef):
            yield from self._children(statement.args, statement, inner)
            inner.in_function = True
            arguments = statement.args
            inner.bound = {
                each.arg for each in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
            }
        yield from self._block(statement, "body", inner)

    def _swapped(self, parent: ast.AST, name: str, index: int, here: Surroundings) -> Iterator[Site]:
        """What is pushed last is carried out first: two such neighbours in the wrong order are a rule out of order."""
        first, second = getattr(parent, name)[index : index + 2]
        if here.in_function and _pushes(first) and _pushes(second):
            both = ast.If(ast.Constant(True), [second, first], [])
            yield Site(first, here, SwappedEdit("order", parent, name, index, both, second))

    def _children(self, node: ast.AST, statement: ast.stmt, here: Surroundings) -> Iterator[Site]:
        """All expressions below, but not the statements."""
        for name, value in ast.iter_fields(node):
            if name in NO_CODE:
                continue
            if isinstance(value, ast.expr):
                yield from self._expression(node, name, None, value, statement, here)
            elif isinstance(value, list):
                for index, each in enumerate(value):
                    if isinstance(each, ast.expr):
                        yield from self._expression(node, name, index, each, statement, here)
                    elif self._has_expressions(each):
                        yield from self._children(each, statement, here)
            elif isinstance(value, ast.arguments):
                yield from self._children(value, statement, here)

    def _expression(
        self,
        parent: ast.AST,
        name: str,
        index: int | None,
        node: ast.expr,
        statement: ast.stmt,
        here: Surroundings,
    ) -> Iterator[Site]:
        if isinstance(node, ast.JoinedStr) or self._is_left_out(node):
            return
        for operator, new in mistakes_in_expression(node, parent, at_module_level=not here.in_function):
            yield Site(statement, here, Edit(operator, parent, name, index, new))
        yield from self._children(node, statement, here)

    def _has_expressions(self, node: ast.AST) -> bool:
        if isinstance(node, ast.keyword):
            return node.arg not in self._left_out.keywords
        return isinstance(node, ast.comprehension | ast.withitem)

    def _only_tells(self, statement: ast.stmt) -> bool:
        """It is left out, or decides about nothing but what is."""
        if isinstance(statement, ast.Expr):
            return self._is_left_out(statement.value)
        if isinstance(statement, ast.If) and ast.unparse(statement.test) in self._left_out.conditions:
            return True
        if isinstance(statement, ast.If | ast.For):
            return all(map(self._only_tells, [*statement.body, *statement.orelse]))
        return False

    def _is_left_out(self, node: ast.expr) -> bool:
        called = node.func if isinstance(node, ast.Call) else None
        return isinstance(called, ast.Name) and called.id in self._left_out.calls


def _names_bound(statement: ast.stmt) -> set[str]:
    """The names that get a value by it."""
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign | ast.AugAssign | ast.For):
        targets = [statement.target]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _only_for_type_checkers(test: ast.expr) -> bool:
    return (isinstance(test, ast.Name) and test.id == "TYPE_CHECKING") or "__name__" in ast.unparse(test)


def _names_a_type(statement: ast.stmt) -> bool:
    """`Deed = Callable[[State, int], None]`."""
    value = getattr(statement, "value", None)
    return (
        isinstance(statement, ast.Assign)
        and isinstance(value, ast.Subscript)
        and ast.unparse(value.value) == "Callable"
    )


def _only_refuses(statement: ast.stmt) -> bool:
    """What cannot be, or what nobody may write in a file, one thing or each of several: no scenario comes there."""
    if not isinstance(statement, ast.If | ast.For) or statement.orelse:
        return False
    return all(isinstance(each, ast.Raise) or _only_refuses(each) for each in statement.body)


def _pushes(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Call)
        and isinstance(statement.value.func, ast.Name)
        and statement.value.func.id == "push"
    )
