"""Figures and sentences as the commands print them: in the manner of a language, and wrapped so that what belongs together stays
together."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.console import Console

WITH_A_POINT: Final = frozenset({"en"})
SET_OFF: Final = frozenset({"fr", "ru"})
"""Languages that put a space before a percent sign."""


def tenths(value: float, language: str) -> str:
    """With one decimal, and a true minus."""
    written = f"{round(value, 1) + 0.0:.1f}".replace("-", "−")
    return written if language in WITH_A_POINT else written.replace(".", ",")


def signed(value: float, language: str) -> str:
    """With its sign, unless it is nothing."""
    return ("+" if round(value, 1) > 0 else "") + tenths(value, language)


def percent(value: str, language: str) -> str:
    return f"{value}\N{NO-BREAK SPACE}%" if language in SET_OFF else f"{value}%"


def say_at(console: Console, text: str, indent: int = 0, style: str = "") -> None:
    """A sentence as wide as there is room; its later lines begin below its first. Spaces that do not break are kept."""
    margin = " " * indent
    lines = wrap(text, console.width, initial_indent=margin, subsequent_indent=margin, break_on_hyphens=False)
    for line in lines:
        console.print(line, style=style, markup=False, no_wrap=True)
