"""The journal by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from warhost.server.database.connection import Database
from warhost.server.database.journal import Journal, Writing
from warhost.server.database.rows import LogRow


async def test_closing_ends_even_when_somebody_writes_in_the_same_moment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    written: list[Writing] = []

    async def keep(_journal: Journal, batch: list[Writing]) -> None:
        written.extend(batch)

    monkeypatch.setattr(Journal, "_write_together", keep)
    journal = Journal(Database(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3"))
    journal.open()
    late = Writing("table", 1, LogRow(1, "decision", 0, "lay:one", [], 0, "person", 0), {})
    async with asyncio.timeout(10):
        await asyncio.gather(journal.close(), journal.write(late))
    assert written == [late]
