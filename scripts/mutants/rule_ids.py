"""Which numbered rules the code names: `OW 9.5`, lists such as `OW 9.5, 9.7` and ranges such as `OW 9.5 to 9.7`."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

RULE: Final = re.compile(r"\*\*([A-Z]{2} \d+\.\d+[a-z]?)\*\*")
_NUMBER: Final = r"\d+\.\d+[a-z]?"
_JOINT: Final = r"(?:,? and|,| to|/|,? or)"
MENTION: Final = re.compile(rf"\b([A-Z]{{2}}) ({_NUMBER})((?:{_JOINT} ?(?:[A-Z]{{2}} )?{_NUMBER})*)")
MORE: Final = re.compile(rf"({_JOINT}) ?(?:[A-Z]{{2}} )?({_NUMBER})")


def rules_of(page: Path) -> list[str]:
    """All rules of a game, in the order of its page."""
    return RULE.findall(page.read_text(encoding="utf-8"))


def named_in(text: str) -> list[str]:
    """Each rule that a text names; a range as its ends with ` to ` between, as `expanded` wants it."""
    named: list[str] = []
    for prefix, first, more in MENTION.findall(text):
        named.append(f"{prefix} {first}")
        for joint, number in MORE.findall(more):
            if joint == " to":
                named[-1] = f"{named[-1]} to {prefix} {number}"
            else:
                named.append(f"{prefix} {number}")
    return named


def expanded(named: str, rules: list[str]) -> list[str]:
    """A rule, or all rules of a range."""
    first, is_range, last = named.partition(" to ")
    if is_range and first in rules and last in rules:
        return rules[rules.index(first) : rules.index(last) + 1]
    return [first, last] if is_range else [first]


class RuleIds:
    """The rules cited near a statement: in a comment on it or right above it, or else by the function around it, the class
    around that, or the page's first lines."""

    def __init__(self, source: str, tree: ast.Module) -> None:
        self._lines = source.splitlines()
        self._scopes: list[tuple[int, int, tuple[str, ...]]] = []
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                rules = [*named_in(ast.get_docstring(node) or ""), *self._declared_in(node)]
                if rules:
                    self._scopes.append((node.lineno, node.end_lineno or node.lineno, tuple(rules)))
        self._page = tuple(named_in(ast.get_docstring(tree) or ""))
        self._after = {
            before.lineno: tuple(named_in(after.value.value))
            for before, after in zip(tree.body, tree.body[1:], strict=False)
            if isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
            and isinstance(after.value.value, str)
        }

    def _declared_in(self, node: ast.AST) -> list[str]:
        """`rule = "BR 11.1"` of a question."""
        return [
            rule
            for each in getattr(node, "body", [])
            if isinstance(node, ast.ClassDef)
            and isinstance(each, ast.Assign)
            and ast.unparse(each.targets[0]) == "rule"
            for rule in named_in(ast.unparse(each.value))
        ]

    def near(self, statement: ast.stmt) -> tuple[str, ...]:
        cited = self._in_comments(statement) or self._after.get(statement.lineno, ())
        if cited:
            return cited
        around = [
            (last - first, rules)
            for first, last, rules in self._scopes
            if first <= statement.lineno and (statement.end_lineno or 0) <= last
        ]
        return min(around)[1] if around else self._page

    def _in_comments(self, statement: ast.stmt) -> tuple[str, ...]:
        first = statement.lineno - 1
        text = self._lines[first].partition("#")[2]
        while first and self._lines[first - 1].lstrip().startswith("#"):
            first -= 1
            text = f"{self._lines[first]} {text}"
        return tuple(named_in(text))
