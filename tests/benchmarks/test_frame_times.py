"""What a browser wrote down is read rightly: which script belongs to which picture."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.frame_times import frames, summary, work

PAGE, ELSEWHERE = 7, 8


def test_script_belongs_to_the_picture_that_it_delays() -> None:
    trace = [picture(0), script(2, 5), picture(10), picture(26), script(27, 4), script(32, 6), picture(40)]
    assert [frame.lasts for frame in frames(trace)] == [10, 16, 14]
    assert [frame.script for frame in frames(trace)] == [5, 0, 10]


def test_what_script_calls_is_not_counted_twice() -> None:
    trace = [picture(0), script(2, 8, "TimerFire"), script(3, 5), script(4, 1, "MinorGC"), picture(20)]
    assert frames(trace)[0].script == 8


def test_time_that_others_had_the_cores_is_no_script() -> None:
    trace = [picture(0), script(2, 16, work=4), picture(10), picture(20)]
    assert [frame.script for frame in frames(trace)] == pytest.approx([2, 2])


def test_only_the_page_counts() -> None:
    trace = [picture(0), script(2, 5), script(3, 1), script(1, 9, thread=ELSEWHERE), picture(10)]
    assert frames(trace)[0].script == 5


def test_the_work_of_all_threads_is_counted_once() -> None:
    task = script(0, 10, "RunTask", work=6)
    within, elsewhere = script(2, 5, "Layout"), script(3, 4, "RasterTask", work=3, thread=ELSEWHERE)
    assert work([task, within, elsewhere, picture(10)]) == pytest.approx(9)


def test_a_summary_names_the_worst() -> None:
    assert summary(range(1, 101)) == {"count": 100, "p50": 51, "p95": 96, "p99": 100, "max": 100}
    assert summary([]) == {"count": 0}


def picture(at: float) -> dict[str, Any]:
    return {"name": "AnimationFrame", "ph": "e", "pid": 1, "tid": PAGE, "ts": at * 1_000}


def script(
    at: float, lasts: float, name: str = "FunctionCall", work: float | None = None, thread: int = PAGE
) -> dict[str, Any]:
    spent = lasts if work is None else work
    where = {"pid": 1, "tid": thread}
    return {"name": name, "ph": "X", "ts": at * 1_000, "dur": lasts * 1_000, "tdur": spent * 1_000, **where}
