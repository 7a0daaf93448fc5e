"""The journal by itself: what is written together, and what becomes of each entry."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, toy_table
from warhost.server.database import journal as journals
from warhost.server.database.journal import Journal, NumberTaken, Writing
from warhost.server.database.rows import LogRow
from warhost.server.database.schema import LOG, TABLES
from warhost.server.refusals import NoLongerOwner

LONG_S, SOON_S = 100.0, 20.0
"""Longer than any machine is busy with something else, and long enough for it to come back."""


class Notebook:
    """A writer that notes the batches and is as slow as a test wants."""

    def __init__(self) -> None:
        self.batches: list[list[Writing]] = []
        self.problem: Exception | None = None
        self.taken: set[int] = set()

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def write(self, batch: list[Writing]) -> list[Exception | None]:
        await asyncio.sleep(0.001)
        if self.problem is not None:
            raise self.problem
        self.batches.append(batch)
        return [NumberTaken() if each.entry.number in self.taken else None for each in batch]


def writing(number: int, table: str = "table") -> Writing:
    return Writing(
        table, 1, LogRow(number, "decision", 0, "lay:one", [1, 2], 0, "person", 5), {"number": number}
    )


@pytest.fixture
async def notebook() -> Notebook:
    return Notebook()


@pytest.fixture
async def journal(notebook: Notebook) -> AsyncIterator[Journal]:
    journal = Journal(notebook)
    await journal.open()
    yield journal
    await journal.close()


async def test_closing_ends_even_when_somebody_writes_in_the_same_moment(notebook: Notebook) -> None:
    journal = Journal(notebook)
    await journal.open()
    late = writing(1)
    async with asyncio.timeout(10):
        await asyncio.gather(journal.close(), journal.write(late))
    assert notebook.batches == [[late]]


async def test_what_arrives_together_is_written_together(journal: Journal, notebook: Notebook) -> None:
    await asyncio.gather(*(journal.write(writing(number)) for number in range(5)))
    assert [len(batch) for batch in notebook.batches] == [5]
    assert journal.commits == 1


async def test_one_collision_concerns_nobody_else(journal: Journal, notebook: Notebook) -> None:
    notebook.taken = {2}
    outcomes = await asyncio.gather(
        *(journal.write(writing(number)) for number in (1, 2, 3)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), NumberTaken, type(None)]


async def test_everybody_hears_of_a_failure_and_the_journal_goes_on(
    journal: Journal, notebook: Notebook
) -> None:
    notebook.problem = OSError("no space left")
    outcomes = await asyncio.gather(
        *(journal.write(writing(number)) for number in (1, 2)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [OSError, OSError]
    notebook.problem = None
    await journal.write(writing(1))


async def test_a_quiet_journal_waits_for_nobody(
    journal: Journal, notebook: Notebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "LINGER_S", LONG_S)
    async with asyncio.timeout(SOON_S):
        for number in range(journals.LAST - 1):
            await journal.write(writing(number))
    assert len(notebook.batches) == journals.LAST - 1


async def test_a_busy_journal_waits_for_company(
    journal: Journal, notebook: Notebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "LINGER_S", 1.0)
    await asyncio.gather(*(journal.write(writing(1, f"table {each}")) for each in range(journals.LAST)))
    notebook.batches.clear()

    async def later(each: int) -> None:
        await asyncio.sleep(each * 0.01)
        await journal.write(writing(2, f"table {each}"))

    await asyncio.gather(*(later(each) for each in range(3)))
    assert [len(batch) for batch in notebook.batches] == [3]


async def test_a_table_that_is_alone_waits_for_nobody_however_quick_it_is(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "LINGER_S", LONG_S)
    async with asyncio.timeout(SOON_S):
        for number in range(3 * journals.LAST):
            await journal.write(writing(number))


# ---------------------------------------------------------------- on a real database


@pytest.fixture
async def place(any_database: str) -> AsyncIterator[Running]:
    async with running(quick_settings(any_database)) as running_place:
        yield running_place


async def tables(place: Running, count: int) -> list[str]:
    ann = await place.person()
    return [(await ann.post("/api/tables", toy_table(ME, ME)))["id"] for _ in range(count)]


async def log_of(place: Running) -> list[Any]:
    async with place.hub.database.reading() as connection:
        return list((await connection.execute(select(LOG).order_by(LOG.c.table_id, LOG.c.number))).mappings())


async def test_a_batch_is_stored_whole_except_what_collides(place: Running) -> None:
    one, other, third = sorted(await tables(place, 3))
    write = place.hub.journal.write
    await write(Writing(one, 1, writing(1).entry, {"number": 1, "waiting": [0], "paused": False}))
    outcomes = await asyncio.gather(
        write(Writing(one, 1, writing(1).entry, {"number": 7, "waiting": [], "paused": False})),
        write(Writing(other, 1, writing(1).entry, {"number": 1, "waiting": [1], "paused": True})),
        write(Writing("no such table...", 1, writing(1).entry, {"number": 1})),
        write(
            Writing(
                third,
                1,
                writing(1).entry,
                {"number": 1, "wake_at": None, "result": {"ending": "x"}, "standing": b"\0\1", "record": "…"},
            )
        ),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [
        NumberTaken,
        None.__class__,
        NoLongerOwner,
        None.__class__,
    ]
    stored = await log_of(place)
    assert [(row["table_id"], row["number"]) for row in stored] == [(one, 1), (other, 1), (third, 1)]
    assert stored[0]["dice"] == [1, 2]
    async with place.hub.database.reading() as connection:
        query = select(TABLES).where(TABLES.c.id.in_((one, other, third))).order_by(TABLES.c.id)
        first, second, last = (await connection.execute(query)).mappings()
    assert (first["number"], first["waiting"], first["paused"]) == (1, [0], False), (
        "not that of the collision"
    )
    assert (second["number"], second["waiting"], second["paused"]) == (1, [1], True)
    assert (last["result"], last["standing"], last["record"]) == ({"ending": "x"}, b"\0\1", "…")


async def test_an_old_owner_writes_nothing(place: Running) -> None:
    [table, other] = await tables(place, 2)
    with pytest.raises(NoLongerOwner):
        await place.hub.journal.write(Writing(table, 0, writing(1).entry, {"number": 1}))
    outcomes = await asyncio.gather(
        place.hub.journal.write(Writing(table, 2, writing(1).entry, {"number": 1})),
        place.hub.journal.write(Writing(other, 1, writing(1).entry, {"number": 1})),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [NoLongerOwner, None.__class__]
    assert [row["table_id"] for row in await log_of(place)] == [other]


async def test_hundreds_at_once_take_few_commits(place: Running) -> None:
    (table,) = await tables(place, 1)
    before = place.hub.journal.commits
    await asyncio.gather(
        *(
            place.hub.journal.write(Writing(table, 1, writing(number).entry, {"changed_at": number}))
            for number in range(1, 301)
        )
    )
    async with place.hub.database.reading() as connection:
        assert (await connection.execute(select(func.count()).select_from(LOG))).scalar() == 300
    assert place.hub.journal.commits - before <= 3
