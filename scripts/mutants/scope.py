"""What is mutated and which tests have to notice: `tests/mutants/scope.toml`, read and turned into files."""

from __future__ import annotations

import ast
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from scripts.mutants.mistakes import Mistake, read_mistakes
from scripts.mutants.mutant import digest

ROOT: Final = Path(__file__).resolve().parents[2]
SCOPE_FILE: Final = ROOT / "tests" / "mutants" / "scope.toml"


@dataclass(frozen=True)
class LeftOut:
    """What is left alone in Python, by its names: it makes no rule."""

    calls: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()
    attributes: frozenset[str] = frozenset()
    functions: frozenset[str] = frozenset()
    conditions: frozenset[str] = frozenset()

    def is_attribute(self, name: str) -> bool:
        return any(fnmatch(name, pattern) for pattern in self.attributes)

    def is_function(self, name: str) -> bool:
        return any(fnmatch(name, pattern) for pattern in self.functions)


@dataclass(frozen=True)
class Scope:
    """One game: its files and its tests. All names of files are relative to `root`, with slashes."""

    name: str
    root: Path
    package: str
    """The folder that is mutated, as a package: `warhost.games.karak`."""
    folder: str
    sources: tuple[str, ...]
    data: tuple[str, ...]
    data_keys_left_out: tuple[str, ...]
    tests: tuple[str, ...]
    tests_left_out: tuple[str, ...]
    left_out: LeftOut
    mistakes: tuple[Mistake, ...] = ()

    def module_of(self, file: str) -> str:
        inside = Path(file).relative_to(self.folder).with_suffix("")
        return ".".join([self.package, *inside.parts]).removesuffix(".__init__")

    def read(self, file: str) -> str:
        return (self.root / file).read_text(encoding="utf-8")

    def code(self) -> str:
        """A digest of the whole game as it is played, whatever the comments in it say."""
        files = files_of(self.root, [f"{self.folder}/**/*.py", f"{self.folder}/**/*.toml"], ())
        meant = [
            repr(tomllib.loads(self.read(file)))
            if file.endswith(".toml")
            else repr(_meaning(ast.parse(self.read(file))))
            for file in files
        ]
        return digest(*files, *meant)

    def counts(self, node_id: str) -> bool:
        """Whether a test is a scenario: golden files and random play are not."""
        return not any(fnmatch(node_id.partition("[")[0], pattern) for pattern in self.tests_left_out)

    def test_files(self) -> list[str]:
        files = files_of(self.root, self.tests, ())
        return [file for file in files if not any(fnmatch(file, pattern) for pattern in self.tests_left_out)]

    def helpers(self) -> list[str]:
        """What scenario tests are written with: a change there may change every outcome."""
        folders = {str(Path(file).parent) for file in self.test_files()}
        return [
            file
            for file in files_of(self.root, [f"{folder}/*.py" for folder in folders], ())
            if not Path(file).name.startswith("test_")
        ]


def _meaning(node: object) -> object:
    """What code says, written the same way by every version of Python: later ones have more fields, which are empty in ours."""
    if isinstance(node, ast.AST):
        fields = [(name, _meaning(value)) for name, value in ast.iter_fields(node)]
        return type(node).__name__, [(name, value) for name, value in fields if value not in (None, [])]
    return [_meaning(each) for each in node] if isinstance(node, list) else node


def files_of(
    root: Path, patterns: list[str] | tuple[str, ...], left_out: list[str] | tuple[str, ...]
) -> list[str]:
    found = {
        file.relative_to(root).as_posix()
        for pattern in patterns
        for file in root.glob(pattern)
        if file.is_file()
    }
    return sorted(file for file in found if not any(fnmatch(file, pattern) for pattern in left_out))


def scope_of(name: str, root: Path = ROOT, scope_file: Path = SCOPE_FILE) -> Scope:
    declared = tomllib.loads(scope_file.read_text(encoding="utf-8"))
    if name not in declared["game"]:
        raise SystemExit(f"there is no game {name}; known: {', '.join(declared['game'])}")
    common, game = declared["common"], declared["game"][name]
    folder = game["folder"]

    def inside(key: str) -> list[str]:
        return [f"{folder}/{pattern}" for pattern in game.get(key, common.get(key, []))]

    return Scope(
        name=name,
        root=root,
        package=game["package"],
        folder=folder,
        sources=tuple(files_of(root, inside("sources"), inside("sources_left_out"))),
        data=tuple(files_of(root, inside("data"), inside("data_left_out"))),
        data_keys_left_out=tuple(common["data_keys_left_out"]),
        tests=tuple(game["tests"]),
        tests_left_out=tuple(game["tests_left_out"]),
        left_out=LeftOut(**{name: frozenset(names) for name, names in common["left_out"].items()}),
        mistakes=read_mistakes(scope_file.parent / f"mistakes_{name}.toml", folder),
    )


def games(scope_file: Path = SCOPE_FILE) -> list[str]:
    return list(tomllib.loads(scope_file.read_text(encoding="utf-8"))["game"])
