"""For a process that does nothing but play games."""

from __future__ import annotations

import gc
from typing import Final

COLLECT_AFTER: Final = 50_000
"""New containers before the collector looks for cycles; the default of 700 suits programs that make some."""


def spare_the_collector() -> None:
    """What is loaded now stays, and games leave no cycles behind: spare the garbage collector most of its rounds."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 50, 50)
