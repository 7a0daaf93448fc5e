"""What can become of a mutant."""

from __future__ import annotations

from typing import Final

KILLED: Final = "killed"
HUNG: Final = "hung"
"""A test did not come to its end: that is noticed too."""
SURVIVED: Final = "survived"
UNREACHED: Final = "unreached"
"""No test comes to its line: it survives untried."""
EQUIVALENT: Final = "equivalent"
UNTRIED: Final = "untried"
NOT_PATCHED: Final = "not patched"
"""The functions that are loaded cannot take its code; loaded anew they will."""
CHANGED: Final = "changed"
"""The file is not what it was when the run began, so the number means another mutant."""

DEAD: Final = (KILLED, HUNG)
ALIVE: Final = (SURVIVED, UNREACHED)
