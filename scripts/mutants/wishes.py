"""What whoever starts a run may wish."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from scripts.mutants.scope import ROOT, SCOPE_FILE


@dataclass(frozen=True)
class Wishes:
    processes: int
    until: float
    only: str
    anew: bool
    check: bool
    results: Path
    root: Path = ROOT
    scope_file: Path = SCOPE_FILE
