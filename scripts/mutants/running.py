"""Running one test and nothing else: no reports, no log, no capture, which together take as long as most scenarios do."""

from __future__ import annotations

import pytest
from _pytest.runner import SetupState

MARKS = ("skip", "skipif", "xfail")
"""What these say is looked at by hooks that are not called here; so such tests are left out."""


def can_be_run(item: pytest.Item) -> bool:
    return not any(item.get_closest_marker(mark) for mark in MARKS)


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Whether a test passes; then what it shares with the following one is kept for that."""
    shared: SetupState = item.session._setupstate
    try:
        shared.setup(item)
        item.runtest()
        shared.teardown_exact(following)
    except pytest.skip.Exception:
        shared.teardown_exact(following)
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001 - whatever a mutant does, it was noticed
        return False
    return True
