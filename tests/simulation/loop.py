"""An event loop without a clock and without a world: time jumps to the next timer, and chance, from a seed, decides which
process runs next. What belongs to a process (a server, or the people) is found by the context in which it was scheduled,
so that a process can be stopped or ended at any await, as by a signal: nothing of it runs any more, not even its `finally`."""

from __future__ import annotations

import asyncio
import hashlib
import random
from asyncio import events
from collections import Counter, deque
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from typing import Any, Final, NoReturn

LONGEST_INSTANT: Final = 200_000
"""More callbacks than this at one instant are a loop that never ends."""
BURST: Final = 6
"""So many callbacks of one process run at most before another one may."""
THREAD_S: Final = (0.0001, 0.02)
"""How long work in a thread takes."""


class Process:
    """Something that runs by itself, and can be stopped or ended as a whole. Within one process callbacks run in the order
    in which they became ready, as asyncio promises; between processes there is no order."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ready: deque[events.Handle] = deque()
        self.is_alive = True
        self.is_stopped = False
        self.context = copy_context()
        self.context.run(PROCESS.set, self)

    def __repr__(self) -> str:
        return self.name


PROCESS: ContextVar[Process] = ContextVar("process")


class Violation(Exception):
    """Something happened that must never happen."""


class NotSimulated(Exception):
    """Somebody reached for the real world."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """Run it with `run_until`. `failure` is the first violation; nothing runs after it."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._now = 0.0
        self._lots = random.Random(f"loop {seed}")
        self._timers: list[tuple[float, int, events.TimerHandle, Process]] = []
        self._timer_number = 0
        self._processes: list[Process] = []
        self._graves: list[set[asyncio.Task[Any]]] = []
        self._at_this_instant = 0
        self._trace = hashlib.blake2b(digest_size=12)
        self.told: Callable[[str], None] | None = None
        self.callbacks = 0
        self.kinds: Counter[str] = Counter()
        """How often what was noted."""
        self.failure: Violation | None = None
        self.is_over = False
        self.world = self.start_process("world")

    # ------------------------------------------------------------ processes

    def start_process(self, name: str) -> Process:
        process = Process(name)
        self._processes.append(process)
        return process

    def end_process(self, process: Process) -> None:
        """As by SIGKILL."""
        process.is_alive = False
        process.ready.clear()
        self._processes.remove(process)
        # Nothing of it may be forgotten yet: a coroutine that is forgotten runs its `finally`.
        self._graves.append(asyncio.all_tasks(self))

    # ------------------------------------------------------------ what happened

    def note(self, *what: object) -> None:
        """Part of the history: a replay of the same seed must give the same."""
        self.kinds[str(what[0])] += 1
        line = f"{self._now:.6f} {' '.join(map(str, what))}\n"
        self._trace.update(line.encode())
        if self.told is not None:
            self.told(line)

    def history(self) -> str:
        """A number that is the same for the same history."""
        trace = self._trace.copy()
        trace.update(f"{self.callbacks} {self._now}".encode())
        return trace.hexdigest()

    def fail(self, problem: str) -> NoReturn:
        violation = Violation(problem)
        self.failure = self.failure or violation
        self.note("violation", problem)
        raise violation

    # ------------------------------------------------------------ running

    def run_until(self, is_over: Callable[[], bool]) -> None:
        events._set_running_loop(self)
        try:
            while not is_over():
                self._step()
                if self.failure is not None:
                    raise self.failure
        finally:
            events._set_running_loop(None)

    def _step(self) -> None:
        running = [process for process in self._processes if process.ready and not process.is_stopped]
        if not running:
            self._go_to_next_timer()
            return
        process = running[0] if len(running) == 1 else self._lots.choice(running)
        ready = process.ready
        for _callback in range(1 + int(self._lots.random() * BURST)):
            if not ready:
                return
            handle = ready.popleft()
            if not handle._cancelled:
                self.callbacks += 1
                handle._run()
            if process.is_stopped:
                return
        self._at_this_instant += 1
        if self._at_this_instant > LONGEST_INSTANT:
            self.fail(f"{process} never waits")

    def _go_to_next_timer(self) -> None:
        timers = self._timers
        while timers:
            when, _number, handle, process = heappop(timers)
            if handle._cancelled or not process.is_alive:
                continue
            if when > self._now:
                self._now = when
                self._at_this_instant = 0
            process.ready.append(handle)
            return
        self.fail("nothing will ever happen again")

    # ------------------------------------------------------------ what asyncio asks of a loop

    def time(self) -> float:
        return self._now

    def call_soon(
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> events.Handle:
        handle = events.Handle(callback, args, self, context)
        process = PROCESS.get() if context is None else context.get(PROCESS, self.world)
        if process.is_alive:
            process.ready.append(handle)
        return handle

    def call_at(
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> events.TimerHandle:
        handle = events.TimerHandle(when, callback, args, self, context)
        process = PROCESS.get() if context is None else context.get(PROCESS, self.world)
        if process.is_alive:
            self._timer_number += 1
            heappush(self._timers, (when, self._timer_number, handle, process))
        return handle

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Threads are work that takes some time."""
        done = self.create_future()
        self.call_later(self._lots.uniform(*THREAD_S), _work, done, func, args)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """A callback failed. (What a task failed with and nobody asked for is told when it is forgotten, which is no part of
        the history.)"""
        if "handle" in context:
            error = context.get("exception")
            if isinstance(error, Violation):
                return
            self.failure = self.failure or Violation(f"a callback failed: {error!r}")

    def get_debug(self) -> bool:
        return False

    def _timer_handle_cancelled(self, handle: events.TimerHandle) -> None:
        pass

    def _check_callback(self, callback: Any, method: str) -> None:
        pass

    def call_soon_threadsafe(self, *_args: Any, **_named: Any) -> NoReturn:
        raise NotSimulated("a thread")

    async def create_connection(self, *_args: Any, **_named: Any) -> NoReturn:
        raise NotSimulated("a connection")

    async def create_server(self, *_args: Any, **_named: Any) -> NoReturn:
        raise NotSimulated("a server")

    async def subprocess_exec(self, *_args: Any, **_named: Any) -> NoReturn:
        raise NotSimulated("a process")


def _work(done: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]) -> None:
    if done.done():
        return
    try:
        done.set_result(func(*args))
    except Exception as error:  # noqa: BLE001 - whoever waits for the thread gets it
        done.set_exception(error)
