"""Work that takes long is done away from the event loop: `await hub.offload(work, ...)`, by default in a thread."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ParamSpec, Protocol, TypeVar

Given = ParamSpec("Given")
Outcome = TypeVar("Outcome")


class Offload(Protocol):
    def __call__(
        self, work: Callable[Given, Outcome], /, *args: Given.args, **kwargs: Given.kwargs
    ) -> Awaitable[Outcome]: ...
