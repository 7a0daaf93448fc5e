"""Options as a numbered menu: those that differ only in their last argument share a line, so that sixty fit a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from warhost.telling.storyteller import Storyteller


def menu(options: Sequence[dict[str, Any]], teller: Storyteller) -> RenderableType:
    """Numbers start at 1 and follow the order of the options."""
    lines: list[Text] = []
    for group in _groups(options):
        if len(group) == 1:
            number, option = group[0]
            line = Text(f"{number:3} ", style="bold cyan")
            line.append(teller.option(option), style="default")
        else:
            line = _shared_line(group, teller)
        line.append(f"   {group[0][1]['key']}" if len(group) == 1 else "", style="dim")
        lines.append(line)
    return Group(*lines)


Numbered = list[tuple[int, dict[str, Any]]]


def _groups(options: Sequence[dict[str, Any]]) -> list[Numbered]:
    """Options that are alike in all but their last argument, in the order of their first appearance."""
    groups: dict[str, Numbered] = {}
    for number, option in enumerate(options, 1):
        args = list(option["args"].items())
        alike = repr((option["verb"], args[:-1])) if len(args) > 1 else repr((option["verb"], len(args)))
        groups.setdefault(alike, []).append((number, option))
    return list(groups.values())


def _shared_line(group: Numbered, teller: Storyteller) -> Text:
    first = group[0][1]
    last_arg = list(first["args"])[-1]
    head = teller.option({"verb": first["verb"], "args": {**first["args"], last_arg: "…"}})
    line = Text("    ")
    line.append(f"{head}: ")
    for number, option in group:
        line.append(f" {number} ", style="bold cyan")
        line.append(f"{teller.argument(option, last_arg)} ")
    return line
