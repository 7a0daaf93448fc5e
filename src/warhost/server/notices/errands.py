"""Errands to places that may be slow, odd or hostile: each is a task of its own with a deadline, so many run at once, the rest
waits in a queue that is bounded. There is no task that watches over them and could die: the end of one begins the next."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog
from msgspec import Struct

LONGEST_QUEUE: Final = 1000
MOST_OF_ONE_PERSON: Final = 20
"""Waiting and under way; what comes beyond is dropped."""
AT_ONCE_FOR_ONE_PERSON: Final = 2

log = structlog.get_logger()

Errand = Callable[[], Coroutine[Any, Any, str]]
"""Returns its outcome in a word, for the measures."""


class _Waiting(Struct, frozen=True):
    person: str
    errand: Errand


class Errands:
    """Those of one way (mail, webhook, push), so that no way waits for another."""

    def __init__(
        self, way: str, at_once: int, deadline_s: float, counted: Callable[[str, str], None]
    ) -> None:
        """`counted` hears the outcome of each."""
        self._way = way
        self._at_once = at_once
        self._deadline_s = deadline_s
        self._counted = counted
        self._waiting: deque[_Waiting] = deque()
        self._running: dict[asyncio.Task[None], str] = {}
        self._of_person: Counter[str] = Counter()
        self._is_closed = False

    @property
    def queued(self) -> int:
        return len(self._waiting)

    @property
    def running(self) -> int:
        return len(self._running)

    def put(self, person: str, errand: Errand) -> None:
        """Begin it now or in its turn; `person` is whose errand it is."""
        if self._is_closed:
            return
        if len(self._waiting) >= LONGEST_QUEUE or self._of_person[person] >= MOST_OF_ONE_PERSON:
            self._counted(self._way, "dropped")
            return
        self._of_person[person] += 1
        self._waiting.append(_Waiting(person, errand))
        self._begin()

    async def close(self) -> None:
        self._is_closed = True
        self._waiting.clear()
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self) -> None:
        """As many as may run, in order; nobody takes all the places."""
        places = Counter(self._running.values())
        passed_over: list[_Waiting] = []
        while self._waiting and len(self._running) < self._at_once:
            next_one = self._waiting.popleft()
            if places[next_one.person] >= min(AT_ONCE_FOR_ONE_PERSON, max(1, self._at_once - 1)):
                passed_over.append(next_one)
                continue
            places[next_one.person] += 1
            task = asyncio.create_task(self._run(next_one.errand), name=f"notice by {self._way}")
            self._running[task] = next_one.person
            task.add_done_callback(self._ended)
        self._waiting.extendleft(reversed(passed_over))

    def _ended(self, task: asyncio.Task[None]) -> None:
        person = self._running.pop(task)
        self._of_person[person] -= 1
        if not self._of_person[person]:
            del self._of_person[person]
        if not self._is_closed:
            self._begin()

    async def _run(self, errand: Errand) -> None:
        outcome = "failed"
        try:
            async with asyncio.timeout(self._deadline_s) as deadline:
                outcome = await errand()
        except TimeoutError:
            outcome = "late" if deadline.expired() else "failed"
            log.warning("notice not sent", way=self._way, error=outcome)
        except asyncio.CancelledError:
            if self._is_closed:
                raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it is this errand's alone
            log.warning("notice not sent", way=self._way, error=type(error).__name__)
        finally:
            self._counted(self._way, outcome)
