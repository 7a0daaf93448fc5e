"""The workers of one machine count together and answer for each other."""

from __future__ import annotations

import multiprocessing
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.processes import ServerProcess
from warhost.server.limits import RATES, Limits
from warhost.server.machine.shared_rates import ROW, ROWS, SharedBuckets
from warhost.server.operations.measures import Measures
from warhost.server.operations.siblings import ENDING, Telling, measures_of_all, merged
from warhost.server.refusals import RequestRefused

GUESTS = 30


@pytest.fixture
async def machine(sqlite_database: str) -> AsyncIterator[ServerProcess]:
    async with ServerProcess(sqlite_database, "--rates", "1", workers=2) as server:
        yield server


async def test_workers_refuse_together_and_are_measured_together(machine: ServerProcess) -> None:
    answers = []
    for number in range(GUESTS):
        async with httpx.AsyncClient() as stranger:
            wish = {"name": f"Stranger {number}"}
            answers.append((await stranger.post(f"{machine.address}/api/me", json=wish)).status_code)
    welcome = sum(status < 300 for status in answers)
    assert RATES["guest"].burst <= welcome < RATES["guest"].burst + 5, "one bucket for both workers"
    async with httpx.AsyncClient() as scraper:
        text = (await scraper.get(f"{machine.address}/metrics")).text
    requests = {
        family.name: family.samples
        for family in text_string_to_metric_families(text)
        if family.name in ("warhost_requests", "warhost_memory_bytes")
    }
    assert len({sample.labels["worker"] for sample in requests["warhost_memory_bytes"]}) == 2
    posts = [
        sample.value
        for sample in requests["warhost_requests"]
        if sample.name == "warhost_requests_total" and sample.labels["method"] == "POST"
    ]
    assert sum(posts) == GUESTS


def test_what_one_process_spends_is_missing_in_the_other() -> None:
    buckets = SharedBuckets()
    ours = Limits(1.0, lambda: 1.0, buckets)

    def spend() -> None:
        for _ in range(int(RATES["guest"].burst)):
            Limits(1.0, lambda: 1.0, buckets).spend("guest", address="192.0.2.1")

    other = multiprocessing.get_context("fork").Process(target=spend)
    other.start()
    other.join()
    assert other.exitcode == 0
    with pytest.raises(RequestRefused, match="refused-too-fast"):
        ours.spend("guest", address="192.0.2.1")
    ours.spend("guest", address="192.0.2.2")


def test_a_full_row_forgets_what_was_touched_longest_ago() -> None:
    buckets = SharedBuckets()
    keys = [(number,) for number in range(400_000) if hash((number,)) % ROWS == 7][: ROW + 1]
    assert len(keys) == ROW + 1
    for moment, key in enumerate(keys, start=1):
        buckets.put(key, 0.5, float(moment))
    assert buckets.get(keys[0]) is None
    assert [buckets.get(key) for key in keys[1:]] == [(0.5, float(moment)) for moment in range(2, ROW + 2)]


async def test_a_sibling_that_has_died_is_left_out_and_forgotten(tmp_path: Path) -> None:
    measures = Measures()
    measures.frames.inc(3)
    living, dead = (
        Telling(tmp_path / f"a{ENDING}", measures.text),
        Telling(tmp_path / f"b{ENDING}", measures.text),
    )
    await living.open()
    await dead.open()
    assert dead._server is not None
    dead._server.close()
    await dead._server.wait_closed()
    text = (await measures_of_all(tmp_path)).decode()
    assert 'warhost_frames_total{worker="a"} 3.0' in text
    assert 'worker="b"' not in text
    assert not (tmp_path / f"b{ENDING}").exists()
    await living.close()
    assert list(tmp_path.iterdir()) == []


def test_samples_of_several_workers_stand_together() -> None:
    one, two = Measures(), Measures()
    one.refusals.labels("refused-too-fast").inc()
    two.refusals.labels("refused-too-fast").inc(2)
    text = merged([("one", one.text()), ("two", two.text())]).decode()
    assert text.count("# TYPE warhost_refusals_total counter") == 1
    assert 'warhost_refusals_total{reason="refused-too-fast",worker="one"} 1.0' in text
    assert 'warhost_refusals_total{reason="refused-too-fast",worker="two"} 2.0' in text
