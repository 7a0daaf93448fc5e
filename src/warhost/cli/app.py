"""The command `warhost` and how it reports errors; each group of commands lives in a module of its own."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from warhost import games
from warhost.bots import levels
from warhost.build_info import version_text
from warhost.cli import analysis, arena, play, positions, puzzles, records, simulation, statistics
from warhost.cli.speech import spoken_error, text
from warhost.core.catalogue import catalogue
from warhost.core.errors import WarhostError
from warhost.server import commands

app = typer.Typer(
    help=text("cli-help"),
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version_text())
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help=text("cli-version"))
    ] = False,
) -> None:
    """Without a command the table is opened."""
    if context.invoked_subcommand is None:
        commands.open_the_table()


@app.command("games", help=text("cli-games"), epilog="`warhost games --json`")
def list_games(as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False) -> None:
    known = [{**catalogue(game), "bots": levels(game)} for game in map(games.load, games.names())]
    if as_json:
        typer.echo(json.dumps(known, ensure_ascii=False, indent=2))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("cli-column-game", "cli-column-seats", "cli-column-options", "cli-column-bots"):
        table.add_column(text(heading), overflow="fold")
    for entry in known:
        settings = [
            f"{option['name']}={'|'.join(option['values'])}{'|…' if option['free'] else ''}"
            for option in entry["options"]
        ]
        seats = ", ".join(str(count) for count in entry["seats"])
        table.add_row(entry["game"], seats, "\n".join(settings), ", ".join(entry["bots"]))
    Console(emoji=False).print(table)


simulation.add_to(app)
arena.add_to(app)
play.add_to(app)
records.add_to(app)
analysis.add_to(app)
puzzles.add_to(app)
statistics.add_to(app)
positions.add_to(app)
commands.add_to(app)


def run() -> None:
    sys.path.append(str(Path.cwd()))  # where a game of one's own may lie (WARHOST_GAMES)
    try:
        app()
    except WarhostError as error:
        Console(stderr=True, emoji=False).print(
            f"warhost: {spoken_error(error)}", style="red", markup=False, highlight=False
        )
        raise SystemExit(2) from None
