"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warhost.cli import completion
from warhost.cli.speech import text
from warhost.core import box
from warhost.core.errors import BadSetting, WarhostError
from warhost.core.game import Game
from warhost.words import LANGUAGES, system_language

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=text("cli-arg-game"), autocompletion=completion.game_names)
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help=text("cli-arg-option"), autocompletion=completion.settings
    ),
]
Json = Annotated[bool, typer.Option("--json", help=text("cli-json"))]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        help=text("cli-arg-lang"),
        autocompletion=completion.languages,
    ),
]


def settings_from(given: list[str] | None, game: Game) -> dict[str, str]:
    """`["rounds=5"]` as a dict; a word without "=" is refused. Where an option takes a long text of one's own, a file's
    name stands for its content; several files of corrections to the box are joined, and a later one counts."""
    in_files = {setting.name: setting.values for setting in game.settings.all if setting.in_file}
    boxes: list[tuple[str, str]] = []
    settings: dict[str, str] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadSetting(f"{pair!r} is not of the form name=value")
        if name in in_files and value not in in_files[name]:
            file, value = value, text_of(Path(value))
            if name == box.SETTING:
                boxes.append((file, value))
        settings[name] = value
    if game.box is not None and len(boxes) > 1:
        joined = game.box.join(boxes)
        settings[box.SETTING] = joined.text
        for contradiction in joined.contradictions:
            typer.echo(text("cli-box-contradiction", {"contradiction": contradiction}), err=True)
    return settings


def known_language(given: str) -> str:
    """The language asked for; the system's if none was."""
    language = given or system_language()
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise WarhostError(
            "unknown-language",
            f"there are no words in {language!r}; known: {known}",
            {"language": language, "known": known},
        )
    return language


def text_of(file: Path) -> str:
    """The content of a file that the user named; `-` is standard input."""
    try:
        if str(file) == "-":
            return typer.get_text_stream("stdin").read()
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WarhostError(
            "unreadable-file", f"cannot read {file}: {error}", {"file": str(file), "problem": str(error)}
        ) from error
