"""The names in docs/positions.md that follow from what the games declare: fields, steps, prompts.

`python -m warhost.generate.positions docs/positions.md` writes them anew between their marks; `--check` only looks."""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from warhost import games
from warhost.core.arguments import Argument
from warhost.core.domain import NONE
from warhost.core.game import Game
from warhost.core.question import Question

MARKED: Final = re.compile(r"<!-- (fields|steps|prompts) of (\w+) -->\n.*?<!-- end -->", re.DOTALL)
WIDTH: Final = 120


def page(text: str) -> str:
    """The page with everything between marks as it is declared now."""
    return MARKED.sub(lambda mark: _between(mark[1], mark[2]), text)


def _between(what: str, name: str) -> str:
    lines = LISTS[what](games.load(name))
    return "\n".join([f"<!-- {what} of {name} -->", "", "```text", *lines, "```", "", "<!-- end -->"])


def _fields(game: Game) -> list[str]:
    """All names in a few lines; those with a value for each seat have a star."""
    lines = [""]
    for field in game.fields:
        name = field.name + ("*" if field.per_seat else "")
        if len(lines[-1]) + len(name) > WIDTH:
            lines.append("")
        lines[-1] = f"{lines[-1]} {name}".lstrip()
    return lines


def _steps(game: Game) -> list[str]:
    return [f"{step.name}{_arguments(step.arguments)}" for _, step in sorted(game.steps.items())]


def _prompts(game: Game) -> list[str]:
    return [_prompt(question) for _, question in sorted(game.questions.items())]


def _prompt(question: Question) -> str:
    together = ", all at once" if question.is_together else ""
    return f"{question.name}{_arguments(question.arguments)}  {question.rule}{together}"


def _arguments(arguments: Sequence[Argument]) -> str:
    written = ", ".join(f"{each.name}: {_kind(each)}" for each in arguments)
    return f"({written})" if written else ""


def _kind(argument: Argument) -> str:
    if argument.domain is None:
        return f"{argument.low} to {argument.high}"
    if argument.is_set:
        return f"[{argument.domain.name}, …]"
    return f"{argument.domain.name} or null" if argument.low == NONE else argument.domain.name


LISTS: Final = {"fields": _fields, "steps": _steps, "prompts": _prompts}


def main() -> int:
    parser = ArgumentParser(prog="python -m warhost.generate.positions", description=__doc__)
    parser.add_argument("page", type=Path)
    parser.add_argument(
        "--check", action="store_true", help="write nothing, fail where something would change"
    )
    wanted = parser.parse_args()
    text = wanted.page.read_text(encoding="utf-8")
    if page(text) == text:
        return 0
    if wanted.check:
        print(f"{wanted.page} does not name what the games declare")
        return 1
    wanted.page.write_text(page(text), encoding="utf-8")
    print(f"wrote {wanted.page}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
