"""How an environment shows itself: `ansi` gives a line of text, `human` prints it after every step."""

from __future__ import annotations

from typing import Final

from gymnasium import logger

from warhost.core.errors import BadSetting

HUMAN: Final = "human"
ANSI: Final = "ansi"
MODES: Final = (HUMAN, ANSI)


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadSetting(f"there is no render_mode {mode!r}; there are: {', '.join(MODES)}")
    return mode


def shown(mode: str | None, text: str) -> str | None:
    """What `render` returns. Without a mode nothing is shown, as everywhere in Gymnasium and PettingZoo."""
    if mode is None:
        logger.warn(
            "render() shows nothing without a render_mode: make the environment with 'ansi' or 'human'"
        )
        return None
    if mode == HUMAN:
        print(text)
        return None
    return text
