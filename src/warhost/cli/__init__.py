"""The command line: everything that can be done in a terminal."""

from __future__ import annotations

import sys


def main() -> None:
    """The command `warhost`."""
    try:
        from warhost.cli.app import run
    except ModuleNotFoundError as missing:
        sys.exit(
            f"warhost: the command line needs the package {missing.name!r}: install warhost with the extra 'cli'"
        )
    run()
