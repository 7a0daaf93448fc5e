"""What a run has measured so far, kept in a file so that a run that was stopped can go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class Progress:
    """`key` says what is measured, and how: with another one the run begins anew."""

    def __init__(self, file: Path, key: str, *, again: bool = False) -> None:
        self._file = file
        self._key = key
        self.parts: dict[str, Any] = {}
        if file.exists() and not again:
            kept = json.loads(file.read_text(encoding="utf-8"))
            if kept["key"] == key:
                self.parts = kept["parts"]

    def save(self) -> None:
        fresh = self._file.with_suffix(".part")
        fresh.write_text(json.dumps({"key": self._key, "parts": self.parts}), encoding="utf-8")
        fresh.replace(self._file)
