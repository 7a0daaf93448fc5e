"""Threads for calls that block and cannot be interrupted: looking up a name, talking to a mail server. Whoever asked may stop
waiting; the thread counts until it is done, so that there are never more than a few. None of them keeps the server from
stopping."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any, TypeVar

Result = TypeVar("Result")


class Threads:
    def __init__(self, most: int) -> None:
        self._free = asyncio.Semaphore(most)

    async def run(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Waits for a thread, then for its result."""
        await self._free.acquire()
        loop = asyncio.get_running_loop()
        result: asyncio.Future[Result] = loop.create_future()

        def finish(found: Result | None, error: BaseException | None) -> None:
            self._free.release()
            if result.done():
                return
            if error is None:
                result.set_result(found)  # type: ignore[arg-type]
            else:
                result.set_exception(error)

        def begin() -> None:
            found, failure = None, None
            try:
                found = work(*arguments)
            except BaseException as error:  # noqa: BLE001 - whoever waits is told, whatever it is
                failure = error
            if not loop.is_closed():
                loop.call_soon_threadsafe(finish, found, failure)

        threading.Thread(target=begin, name=work.__name__, daemon=True).start()
        return await result
