"""The command line: everything that can be done in a terminal."""

from __future__ import annotations

import gc


def main() -> None:
    """The command `warhost`."""
    # What is loaded now stays. To look for garbage among it meanwhile would take a tenth of the time.
    gc.disable()
    from warhost.cli.app import run

    gc.freeze()
    gc.enable()
    run()
