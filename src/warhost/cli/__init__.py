"""The command line: everything that can be done in a terminal."""

from __future__ import annotations


def main() -> None:
    """The command `warhost`."""
    from warhost.cli.app import run

    run()
