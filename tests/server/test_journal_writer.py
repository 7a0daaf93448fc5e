"""One writer for all workers of a machine: what they hand in together is committed together, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.conftest import quick_settings, running
from tests.server.people import ME, toy_table
from tests.server.test_journal import log_of, writing
from warhost.server.database.journal import NumberTaken, Writing
from warhost.server.framing import Arriving, framed
from warhost.server.machine import journal_writer
from warhost.server.machine.journal_writer import NotWritten, SharedWriter, WriterService
from warhost.server.refusals import NoLongerOwner


@asynccontextmanager
async def service(file: str, place: Path) -> AsyncIterator[WriterService]:
    stopping = asyncio.Event()
    serving = WriterService(file, place)
    running_service = asyncio.create_task(serving.run(stopping))
    try:
        yield serving
    finally:
        stopping.set()
        await running_service


async def test_each_worker_hears_what_became_of_its_own(sqlite_database: str, tmp_path: Path) -> None:
    place = tmp_path / "journal"
    async with running(quick_settings(sqlite_database)) as server, service(sqlite_database, place) as serving:
        ann = await server.person()
        one, other = [(await ann.post("/api/tables", toy_table(ME, ME)))["id"] for _ in range(2)]
        workers = [SharedWriter(place) for _ in range(2)]
        for worker in workers:
            await worker.open()
        outcomes = await asyncio.gather(
            workers[0].write([Writing(one, 1, writing(1).entry, {"number": 1})]),
            workers[1].write(
                [
                    Writing(other, 1, writing(1).entry, {"number": 1}),
                    Writing(other, 7, writing(2).entry, {"number": 2}),
                ]
            ),
        )
        assert outcomes[0] == [None]
        assert [type(outcome) for outcome in outcomes[1]] == [None.__class__, NoLongerOwner]
        [again] = await workers[1].write([Writing(one, 1, writing(1).entry, {"number": 1})])
        assert isinstance(again, NumberTaken)
        assert sorted((row["table_id"], row["number"]) for row in await log_of(server)) == sorted(
            [(one, 1), (other, 1)]
        )
        before = serving.commits
        await asyncio.gather(
            *(
                workers[0].write([Writing(one, 1, writing(each).entry, {"number": each})])
                for each in range(2, 40)
            ),
            *(
                workers[1].write([Writing(other, 1, writing(each).entry, {"number": each})])
                for each in range(2, 40)
            ),
        )
        assert serving.commits - before < 10, (
            "what waits for the disk goes into the next commit, whoever handed it in"
        )
        assert len(await log_of(server)) == 2 + 2 * 38
        for worker in workers:
            await worker.close()


async def test_when_the_writer_goes_everybody_hears_it_and_finds_the_next(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "journal"
    async with running(quick_settings(sqlite_database)) as server:
        ann = await server.person()
        table = (await ann.post("/api/tables", toy_table(ME, ME)))["id"]
        worker = SharedWriter(place)
        async with service(sqlite_database, place):
            await worker.open()
            await worker.write([Writing(table, 1, writing(1).entry, {"number": 1})])
        monkeypatch.setattr(journal_writer, "REACHED_WITHIN_S", 0.2)
        with pytest.raises(NotWritten):
            await worker.write([Writing(table, 1, writing(2).entry, {"number": 2})])
        async with service(sqlite_database, place):
            assert await worker.write([Writing(table, 1, writing(2).entry, {"number": 2})]) == [None]
        await worker.close()


async def test_a_batch_that_comes_in_pieces_is_taken_when_it_is_whole() -> None:
    arriving, sent = Arriving(), framed(b"first") + framed(b"") + framed(b"x" * 300)
    taken = [message for i in range(len(sent)) for message in arriving.add(sent[i : i + 1])]
    assert taken == [b"first", b"", b"x" * 300] == Arriving().add(sent)
    with pytest.raises(EOFError):
        arriving.add(b"\xff\xff\xff\xff")


async def test_who_talks_nonsense_is_hung_up_on_and_others_are_served(
    sqlite_database: str, tmp_path: Path
) -> None:
    place = tmp_path / "journal"
    async with running(quick_settings(sqlite_database)) as server, service(sqlite_database, place):
        ann = await server.person()
        table = (await ann.post("/api/tables", toy_table(ME, ME)))["id"]
        worker = SharedWriter(place)
        await worker.open()
        reader, line = await asyncio.open_unix_connection(str(place))
        line.write(framed(b"no batch"))
        async with asyncio.timeout(10):
            assert await reader.read() == b""
        assert await worker.write([Writing(table, 1, writing(1).entry, {"number": 1})]) == [None]
        line.close()
        await worker.close()
