"""What a shell offers after Tab: games, bots, table options and languages."""

from __future__ import annotations

import typer

from warhost import games
from warhost.bots import levels
from warhost.bots.styles import STYLED, STYLES
from warhost.core.game import Game
from warhost.words import LANGUAGES


def game_names(incomplete: str) -> list[str]:
    return [name for name in games.names() if name.startswith(incomplete)]


def languages(incomplete: str) -> list[str]:
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def bot_names(context: typer.Context, incomplete: str) -> list[str]:
    """Of a list with commas the last one is completed; behind a plus sign, its style."""
    before, comma, last = incomplete.rpartition(",")
    game = _game(context)
    known = [] if game is None else levels(game)
    level, styled, _ = last.partition(STYLED)
    if styled and level in known:
        known = [f"{level}{STYLED}{style}" for style in STYLES]
    return [f"{before}{comma}{name}" for name in known if name.startswith(last)]


def seat_names(context: typer.Context, incomplete: str) -> list[str]:
    before, comma, last = incomplete.rpartition(",")
    people = [f"{before}{comma}you"] if "you".startswith(last) else []
    return people + bot_names(context, incomplete)


def settings(context: typer.Context, incomplete: str) -> list[str]:
    """First the names of options, then, behind the equals sign, their values."""
    game = _game(context)
    if game is None:
        return []
    name, equals, value = incomplete.partition("=")
    if not equals:
        return [f"{setting.name}=" for setting in game.settings.all if setting.name.startswith(name)]
    return [
        f"{name}={each}"
        for setting in game.settings.all
        if setting.name == name
        for each in setting.values
        if each.startswith(value)
    ]


def _game(context: typer.Context) -> Game | None:
    """The game that was named before, or the usual one. While an option is not complete, arguments are only kept, not read."""
    named: list[str] = [context.params.get("game") or "", *context.args, "oldworld"]
    return next((games.load(name) for name in named if name in games.names()), None)
