"""Which tests run for a mutant, in which order: those that reach its line, whoever noticed it before first, then
those that speak of the same, then the fast ones."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from typing import Final

from scripts.mutants.mistakes import BY_HAND
from scripts.mutants.mutant import Mutant
from scripts.mutants.reach import Reach
from scripts.mutants.rule_ids import named_in
from scripts.mutants.scope import Scope

LIKELY_FILES: Final = 3


class Choice:
    def __init__(self, scope: Scope, reach: Reach) -> None:
        self._reach = reach
        self._by_speed = sorted(reach.seconds, key=lambda test: reach.seconds[test])
        self._words = words_of_tests(scope)

    def works_at_import(self, mutant: Mutant) -> bool:
        """What is carried out while the game is loaded has had its effect before a test begins."""
        return mutant.at_import or self._reach.is_imported(mutant.file, *mutant.lines)

    def tests(self, mutant: Mutant) -> list[str]:
        """A table made at import may be read by any test."""
        if self.works_at_import(mutant):
            return self._by_speed
        reaching = self._reach.tests_of(mutant.file, *mutant.lines)
        return [test for test in self._by_speed if test in reaching]

    def ordered(self, mutant: Mutant, tests: list[str], killer: str) -> list[str]:
        """Tests that cite the same rules or speak of the same things are asked before others."""
        says_more = self.works_at_import(mutant) and mutant.operator != BY_HAND
        words = {*mutant.rules, *(re.findall(r"\w+", mutant.place) if says_more else ())}
        tests = sorted(tests, key=lambda test: -len(words & self._words[test.partition("[")[0]]))
        return [killer, *(test for test in tests if test != killer)] if killer in tests else tests


def likely(tests: list[str], also: str) -> list[str]:
    """Those of the files that come first, and of one more. Whoever loads everything anew takes longer to load all tests than to
    run a few."""
    files = [*files_of_tests(tests)[:LIKELY_FILES], also]
    return [test for test in tests if file_of(test) in files]


def files_of_tests(tests: list[str]) -> list[str]:
    """In the order in which they are needed first."""
    return list(dict.fromkeys(map(file_of, tests)))


def file_of(test: str) -> str:
    return test.partition("::")[0]


def words_of_tests(scope: Scope) -> dict[str, set[str]]:
    """By test, without its parameters: all words in it, and the rules that it cites."""
    words: dict[str, set[str]] = defaultdict(set)
    for file in scope.test_files():
        for node in ast.walk(ast.parse(scope.read(file))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                source = "\n".join([*map(ast.unparse, node.decorator_list), ast.unparse(node)])
                words[f"{file}::{node.name}"] = {*re.findall(r"\w+", source), *named_in(source)}
    return words
