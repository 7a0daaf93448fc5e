"""What docs/positions.md says of fields, things, steps and prompts, as the games declare them.

`python -m warhost.generate.positions docs/positions.md` writes them anew between their marks; `--check` only looks."""

from __future__ import annotations

import re
import sys
import textwrap
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from warhost import games
from warhost.core.arguments import Argument
from warhost.core.domain import NONE
from warhost.core.game import Game
from warhost.core.question import Question
from warhost.core.schema import schema

MARKED: Final = re.compile(r"<!-- (fields|things|steps|prompts) of (\w+) -->\n.*?<!-- end -->", re.DOTALL)
WIDTH: Final = 120
MOST_LISTED: Final = 100
"""Of a kind with more things than these, only some are shown."""
SHOWN: Final = 3
ONLY_WITH_FLOW: Final = "(With `flow`.)"
"""Said of a field that nothing asks for at the beginning of a phase."""


def page(text: str) -> str:
    """The page with everything between marks as it is declared now."""
    return MARKED.sub(lambda mark: _between(mark[1], mark[2]), text)


def _between(what: str, name: str) -> str:
    lines = LISTS[what](games.load(name))
    return "\n".join([f"<!-- {what} of {name} -->", "", "```text", *lines, "```", "", "<!-- end -->"])


def _fields(game: Game) -> list[str]:
    """Each with its shape, and what it is where the name does not say it."""
    lines: list[str] = []
    for field in schema(game)["fields"]:
        shape = _shape(field["shape"])
        line = f"{field['name']}: {f'{{seat: {shape}}}' if field['per_seat'] else shape}"
        declared = next(each for each in game.fields if each.name == field["name"])
        doc = f"{declared.doc} {ONLY_WITH_FLOW if declared.amid else ''}".strip()
        lines += textwrap.wrap(
            f"{line}  {doc}".rstrip(), WIDTH, subsequent_indent="    ", break_on_hyphens=False
        )
    return lines


def _shape(shape: dict[str, Any]) -> str:
    """What may be written there, as a pattern of JSON in which kinds of things stand for their ids."""
    form = shape["form"]
    if form == "each" or form == "counts":
        return f"{{{shape['by']}: {_shape(shape['each'])}}}"
    return SHAPES[form](shape)


SHAPES: Final[dict[str, Callable[[dict[str, Any]], str]]] = {
    "number": lambda shape: f"{shape['low']} to {shape['high']}",
    "numbers": lambda shape: "[number, …]",
    "flag": lambda shape: "true or false",
    "one": lambda shape: f"{shape['of']} or null",
    "items": lambda shape: f"[{shape['of']}, …]",
    "members": lambda shape: f"[{shape['of']}, …]",
    "list": lambda shape: f"[{_shape(shape['each'])}, …]",
    "spaces": lambda shape: f"[{', '.join([shape['of'] + ' or null'] * shape['count'])}]",
    "laid": lambda shape: f"[{shape['of']}, 0 to {shape['turns'] - 1}]",
    "own": lambda shape: "as it is written by the engine",
}


def _things(game: Game) -> list[str]:
    """The ids of each kind of thing that fields name."""
    lines: list[str] = []
    for key, domain in sorted(schema(game)["domains"].items()):
        ids = domain["ids"]
        shown = ids if len(ids) <= MOST_LISTED else [*ids[:SHOWN], "…", ids[-1]]
        lines += textwrap.wrap(
            f"{key}: {' '.join(shown)}", WIDTH, subsequent_indent="    ", break_on_hyphens=False
        )
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


LISTS: Final = {"fields": _fields, "things": _things, "steps": _steps, "prompts": _prompts}


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
