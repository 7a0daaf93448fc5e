"""Data files: the components of a game in TOML. Whatever nothing reads is an error that names its file and key, so that a
slip of the pen cannot lie there unnoticed.

Folders named in WARHOST_BOXES add to what is in a box: `<folder>/<game>/<file>.toml` has more entries of the same kinds, and
`<folder>/<game>/operations.py` declares what those can do beyond what the game knows."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from runpy import run_path
from typing import Any, Final

from warhost.core.errors import BadData

VARIABLE: Final = "WARHOST_BOXES"
FIRST_OWN_REVISION: Final = 1_000_000
"""Games with things added to the box have revisions from here on: their records are records of another game."""


class Entry:
    """One table of a data file, read like a dictionary; it remembers what was read."""

    def __init__(self, where: str, data: dict[str, Any]) -> None:
        self.where = where
        self._data: dict[str, Any] = {key: _wrapped(f"{where}.{key}", value) for key, value in data.items()}
        self._read: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        if key not in self._data:
            raise BadData(self.where, f"{key!r} is missing")
        self._read.add(key)
        return self._data[key]

    def get(self, key: str, default: Any = None) -> Any:
        return self[key] if key in self._data else default

    def __contains__(self, key: str) -> bool:
        self._read.add(key)
        return key in self._data

    def __iter__(self) -> Iterator[str]:
        """All keys; who walks over them reads them."""
        self._read.update(self._data)
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)

    def keys(self) -> list[str]:
        return list(self)

    def items(self) -> list[tuple[str, Any]]:
        return [(key, self[key]) for key in self]

    def values(self) -> list[Any]:
        return [self[key] for key in self]

    def one_of(self, key: str, known: dict[str, Any] | tuple[str, ...]) -> str:
        """A text that must be among the known ones."""
        value = self[key]
        if value not in known:
            raise BadData(f"{self.where}.{key}", f"{value!r} is not known; known: {', '.join(known)}")
        return str(value)

    def unread(self) -> list[str]:
        """Places that nothing has looked at."""
        places = [f"{self.where}.{key}" for key in self._data if key not in self._read]
        for key in self._data:
            if key in self._read:
                places += _unread_in(self._data[key])
        return places

    def __repr__(self) -> str:
        return f"<{self.where}>"


class DataFile(Entry):
    """A whole file. Call `finish` when everything has been read from it."""

    def finish(self) -> None:
        unread = self.unread()
        if unread:
            raise BadData(
                unread[0], "nothing reads this" + (f" (and {len(unread) - 1} more)" if unread[1:] else "")
            )


def read_data(module: str, name: str) -> DataFile:
    """The file `data/<name>.toml` beside a game's module, with what other boxes add to it."""
    folder = Path(module).parent
    data = tomllib.loads((folder / "data" / f"{name}.toml").read_text(encoding="utf-8"))
    for extra in _boxes():
        file = extra / folder.name / f"{name}.toml"
        if file.exists():
            _add(data, tomllib.loads(file.read_text(encoding="utf-8")), str(file))
    return DataFile(f"{name}.toml", data)


def revision_of_box(module: str, revision: int) -> int:
    """The ruleset revision of what is in the box; with other boxes added, one that follows from their contents."""
    game = Path(module).parent.name
    added = sorted(
        file for extra in _boxes() for kind in ("*.toml", "*.py") for file in (extra / game).glob(kind)
    )
    if not added:
        return revision
    contents = sha256(str(revision).encode())
    for file in added:
        contents.update(file.name.encode() + b"\0" + file.read_bytes())
    return FIRST_OWN_REVISION + int.from_bytes(contents.digest()[:4], "big") % FIRST_OWN_REVISION


def run_box_code(module: str) -> None:
    """Runs the `operations.py` of each added box. A game calls it when its own rules are loaded and before it says that all
    data has been read."""
    for extra in _boxes():
        file = extra / Path(module).parent.name / "operations.py"
        if file.exists():
            run_path(str(file))


def _boxes() -> list[Path]:
    return [Path(folder) for folder in os.environ.get(VARIABLE, "").split(os.pathsep) if folder]


def _add(data: dict[str, Any], more: dict[str, Any], file: str) -> None:
    for key, entries in more.items():
        if not isinstance(data.get(key), list) or not isinstance(entries, list):
            raise BadData(f"{file}: {key}", "only further entries of lists can be added to a box")
        data[key] += entries


def _wrapped(where: str, value: Any) -> Any:
    if isinstance(value, dict):
        return Entry(where, value)
    if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
        return [Entry(f"{where}[{each.get('id', i)}]", each) for i, each in enumerate(value)]
    return value


def _unread_in(value: Any) -> list[str]:
    if isinstance(value, Entry):
        return value.unread()
    if isinstance(value, list):
        return [place for each in value if isinstance(each, Entry) for place in each.unread()]
    return []
