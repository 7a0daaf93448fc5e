"""Reads what a browser wrote down of its work (a trace of Chromium): how much script there was between two pictures, and how much
processor time all of it took. Times are in milliseconds."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final, NamedTuple

CATEGORIES: Final = (
    "devtools.timeline",
    "devtools.timeline.frame",
    "v8",
    "disabled-by-default-v8.gc",
    "toplevel",
)
"""What the browser has to write down for it."""
PICTURE: Final = ("AnimationFrame", "e")
"""What is written down when a picture is ready."""
CALLS: Final = ("FunctionCall", "EvaluateScript", "RunMicrotasks", "FireAnimationFrame", "TimerFire")
OF_THE_ENGINE: Final = (
    "v8.callFunction",
    "v8.compile",
    "v8.compileModule",
    "MinorGC",
    "MajorGC",
    "V8.GCScavenger",
)
SCRIPT: Final = frozenset((*CALLS, *OF_THE_ENGINE))
"""Work of scripts, with the memory that is tidied up for them. What they ask of the layout counts as theirs."""
A_SECOND: Final = 1_000.0

Thread = tuple[int, int]


class Piece(NamedTuple):
    """A stretch of script, in milliseconds. Others use the cores meanwhile; `work` is what the script had of them."""

    begins: float
    ends: float
    work: float

    def within(self, begins: float, ends: float) -> float:
        """How much of the work fell between these."""
        common = max(0.0, min(self.ends, ends) - max(self.begins, begins))
        return self.work * common / (self.ends - self.begins)


class Frame(NamedTuple):
    """The time from one picture to the next, and the script within, in milliseconds."""

    begins: float
    lasts: float
    script: float


def frames(trace: Iterable[dict[str, Any]]) -> list[Frame]:
    """The pictures that a page made, in order. Script that ran across the beginning of one belongs to both, by its share."""
    written = list(trace)
    page = main_thread(written)
    own = [event for event in written if (event.get("pid"), event.get("tid")) == page]
    began = sorted(event["ts"] / A_SECOND for event in own if (event["name"], event["ph"]) == PICTURE)
    script = dict.fromkeys(range(len(began) - 1), 0.0)
    for piece in outermost(event for event in own if event["name"] in SCRIPT):
        place = max(0, bisect_right(began, piece.begins) - 1)
        while place < len(began) - 1 and began[place] < piece.ends:
            script[place] += piece.within(began[place], began[place + 1])
            place += 1
    return [
        Frame(begins, ends - begins, script[number]) for number, (begins, ends) in enumerate(pairwise(began))
    ]


def main_thread(trace: Iterable[dict[str, Any]]) -> Thread:
    """Where the page ran: the thread with most calls of script."""
    calls = Counter((event["pid"], event["tid"]) for event in trace if event["name"] == "FunctionCall")
    (busiest, _) = calls.most_common(1)[0]
    return busiest


def work(trace: Iterable[dict[str, Any]]) -> float:
    """The processor time of all threads of the browser: script, layout, painting, and putting the pictures together."""
    threads: dict[Thread, list[dict[str, Any]]] = defaultdict(list)
    for event in trace:
        if event["ph"] == "X":
            threads[event["pid"], event["tid"]].append(event)
    return sum(piece.work for events in threads.values() for piece in outermost(events))


def outermost(events: Iterable[dict[str, Any]]) -> list[Piece]:
    """All that a thread did; what was called by something already counted is not counted twice."""
    pieces = sorted(
        (_piece(event) for event in events if event.get("dur", 0) > 0),
        key=lambda piece: (piece.begins, -piece.ends),
    )
    found: list[Piece] = []
    for piece in pieces:
        if not found or piece.begins >= found[-1].ends:
            found.append(piece)
    return found


def _piece(event: dict[str, Any]) -> Piece:
    begins, lasts = event["ts"] / A_SECOND, event["dur"] / A_SECOND
    return Piece(begins, begins + lasts, event.get("tdur", event["dur"]) / A_SECOND)


def summary(values: Iterable[float]) -> dict[str, float]:
    ordered = sorted(values)
    if not ordered:
        return {"count": 0}
    at = lambda share: round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 1)  # noqa: E731
    return {"count": len(ordered), "p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "max": at(1.0)}
