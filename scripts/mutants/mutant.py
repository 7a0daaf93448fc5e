"""A mutant: one small mistake in one file, and everything that is said about it."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256


@dataclass(frozen=True)
class Mutant:
    file: str
    number: int
    """Among those of its file, in the order of the file."""
    operator: str
    lines: tuple[int, int]
    """First and last line of what was changed: a test that reaches one of them may notice."""
    place: str
    """The function, `Class.method`, or for what is read when the game is loaded, the name that it makes."""
    before: str
    after: str
    at_import: bool
    """It is not in the body of a function: it works, if at all, when the module is imported."""
    rules: tuple[str, ...]
    """The rules that are cited nearby."""
    unit: str
    """A digest of the whole function, class or table that it is in: as long as that stays, outcomes do."""
    occurrence: int = 1
    """The same mistake may be possible twice in one place."""

    @property
    def text(self) -> str:
        again = f" #{self.occurrence}" if self.occurrence > 1 else ""
        return f"{self.before} -> {self.after}{again}"

    @property
    def name(self) -> str:
        """The same as long as the place and the statement are, wherever they move."""
        return f"{self.file}::{self.place}::{self.text}"

    @property
    def key(self) -> str:
        return digest(self.name, self.unit)


def digest(*texts: str) -> str:
    whole = sha256()
    for text in texts:
        whole.update(text.encode() + b"\0")
    return whole.hexdigest()[:20]
