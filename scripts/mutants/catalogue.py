"""All mutants of a game, and each of them made."""

from __future__ import annotations

import ast
import tomllib
from types import CodeType
from typing import Any

from scripts.mutants.data_mutants import DataMutants
from scripts.mutants.mistakes import FIRST
from scripts.mutants.mutant import Mutant
from scripts.mutants.python_mutants import PythonMutants
from scripts.mutants.scope import Scope


class Catalogue:
    """Files are read when they are first asked for."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self._python: dict[str, PythonMutants] = {}
        self._data: dict[str, DataMutants] = {}

    def all(self) -> list[Mutant]:
        python = [mutant for file in self.scope.sources for mutant in self.python(file).mutants]
        data = [mutant for file in self.scope.data for mutant in self.data(file).mutants]
        return python + data + self.by_hand()

    def by_hand(self) -> list[Mutant]:
        return [
            mistake.mutant(number, self.scope.read(mistake.file))
            for number, mistake in enumerate(self.scope.mistakes)
        ]

    def is_data(self, file: str) -> bool:
        return file.endswith(".toml")

    def named(self, file: str, number: int) -> str:
        """The name of one mutant, or nothing if there is no such number."""
        if number >= FIRST:
            return next((each.name for each in self.by_hand() if each.number == number), "")
        mutants = (self.data(file) if self.is_data(file) else self.python(file)).mutants
        return mutants[number].name if number < len(mutants) else ""

    def python(self, file: str) -> PythonMutants:
        if file not in self._python:
            self._python[file] = PythonMutants(file, self.scope.read(file), self.scope.left_out)
        return self._python[file]

    def data(self, file: str) -> DataMutants:
        if file not in self._data:
            self._data[file] = DataMutants(file, self.scope.read(file), self.scope.data_keys_left_out)
        return self._data[file]

    def mutated_code(self, file: str, number: int, filename: str) -> CodeType:
        """The module with one mistake, compiled."""
        if number >= FIRST:
            return compiled(ast.parse(self._mistaken(number), filename), filename)
        python = self.python(file)
        edit = python.edits[number]
        old = edit.make()
        try:
            return compiled(python.tree, filename)
        finally:
            edit.take_back(old)

    def mutated_data(self, file: str, number: int) -> dict[str, Any]:
        if number >= FIRST:
            return tomllib.loads(self._mistaken(number))
        return self.data(file).mutated(number)

    def _mistaken(self, number: int) -> str:
        mistake = self.scope.mistakes[number - FIRST]
        return mistake.made_in(self.scope.read(mistake.file))


def compiled(tree: ast.Module, filename: str) -> CodeType:
    code = compile(tree, filename, "exec", dont_inherit=True)
    assert isinstance(code, CodeType)
    return code
