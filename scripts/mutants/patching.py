"""Putting a mutant into a process: in place of functions that are loaded already, or in place of a file that is not yet."""

from __future__ import annotations

import gc
import sys
import tomllib
from collections import defaultdict
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

Key = tuple[str, int]


class CannotPatch(Exception):
    """The functions that are loaded cannot take the code of the mutant."""


class LoadedFunctions:
    """All functions of some files that live in this process, by file, name and first line."""

    def __init__(self, folder: Path) -> None:
        self._by_file: dict[str, dict[Key, list[FunctionType]]] = defaultdict(lambda: defaultdict(list))
        for thing in gc.get_objects():
            if type(thing) is FunctionType and thing.__code__.co_filename.startswith(str(folder)):
                code = thing.__code__
                self._by_file[code.co_filename][_key(code)].append(thing)

    def replace(self, filename: str, module: CodeType) -> None:
        """Gives each function whose code differs that of the mutant."""
        codes: dict[Key, list[CodeType]] = defaultdict(list)
        for code in _codes_in(module):
            codes[_key(code)].append(code)
        replaced = 0
        for key, functions in self._by_file[filename].items():
            mutated = codes.get(key, [])
            for function in functions:
                if function.__code__ in mutated:
                    continue
                if len(mutated) != 1:
                    raise CannotPatch(f"{len(mutated)} functions {key}")
                try:
                    function.__code__ = mutated[0]
                except ValueError as error:
                    raise CannotPatch(str(error)) from error
                replaced += 1
        if not replaced:
            raise CannotPatch("no loaded function differs")


def _key(code: CodeType) -> Key:
    return code.co_qualname, code.co_firstlineno


def _codes_in(code: CodeType) -> list[CodeType]:
    inner = [each for const in code.co_consts if isinstance(const, CodeType) for each in _codes_in(const)]
    return [code, *inner]


class _MutantLoader(SourceFileLoader):
    def __init__(self, module: str, filename: str, code: CodeType) -> None:
        super().__init__(module, filename)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code


class MutantFinder(MetaPathFinder):
    """Finds the mutant where the module is looked for."""

    def __init__(self, module: str, filename: str, code: CodeType) -> None:
        self._module, self._filename, self._code = module, filename, code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._module:
            return None
        loader = _MutantLoader(fullname, self._filename, self._code)
        return spec_from_file_location(fullname, self._filename, loader=loader)

    def install(self) -> None:
        if self._module in sys.modules:
            raise CannotPatch(f"{self._module} is loaded already")
        sys.meta_path.insert(0, self)


def replace_data(source: str, mutated: dict[str, Any]) -> None:
    """Whoever parses this file gets the mutant."""
    parse = tomllib.loads

    def loads(text: str, **options: Any) -> dict[str, Any]:
        return mutated if text == source else parse(text, **options)

    tomllib.loads = loads
