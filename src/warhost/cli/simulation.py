"""`warhost sim`: many games between bots, counted."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from warhost import games as registry
from warhost.arena.collector import spare_the_collector
from warhost.arena.simulate import Plan, simulate
from warhost.cli.arguments import GameName, Json, Settings, settings_from
from warhost.cli.completion import bot_names
from warhost.cli.speech import text


def add_to(app: typer.Typer) -> None:
    app.command(
        "sim", help=text("cli-sim"), epilog="`warhost sim oldworld --games 500 --bots greedy,random --json`"
    )(sim)


def sim(
    game: GameName,
    seats: Annotated[int | None, typer.Option(min=1, help=text("cli-sim-seats"))] = None,
    games: Annotated[int, typer.Option(min=1, help=text("cli-sim-games"))] = 100,
    seed: Annotated[int, typer.Option(help=text("cli-sim-seed"))] = 0,
    bots: Annotated[
        str, typer.Option(metavar="a,b,…", help=text("cli-sim-bots"), autocompletion=bot_names)
    ] = "random",
    option: Settings = None,
    jobs: Annotated[int, typer.Option(min=0, help=text("cli-sim-jobs"))] = 1,
    save: Annotated[Path | None, typer.Option(metavar="DIR", help=text("cli-sim-save"))] = None,
    check: Annotated[bool, typer.Option("--check", help=text("cli-sim-check"))] = False,
    as_json: Json = False,
) -> None:
    levels = tuple(level.strip() for level in bots.split(","))
    rules = registry.load(game)
    wanted = seats or rules.seat_counts[-1]
    plan = Plan(game, wanted, games, seed, levels, settings_from(option, rules), save, check)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True, emoji=False), transient=True) as progress:
        task = progress.add_task(game, total=games)
        spare_the_collector()
        result = simulate(plan, jobs or os.cpu_count() or 1, lambda done: progress.advance(task, done))
    if as_json:
        typer.echo(json.dumps(result, ensure_ascii=False))
    else:
        show(result)


def show(result: dict[str, Any]) -> None:
    console = Console(emoji=False)
    console.print(
        text(
            "cli-sim-result",
            {
                "games": result["games"],
                "finished": result["finished"],
                "decisions": result["decisions"],
                "seconds": result["seconds"],
                "speed": result["decisions_per_second"],
            },
        )
    )
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in (
        "cli-column-seat",
        "cli-column-bot",
        "cli-column-wins",
        "cli-column-share",
        "cli-column-points",
    ):
        table.add_column(text(heading), justify="right")
    for seat, bot in enumerate(result["bots"]):
        wins, games = result["wins"][seat], result["games"]
        table.add_row(
            str(seat + 1), bot, f"{wins:g}", f"{wins / games:.0%}", f"{result['mean_scores'][seat]:.1f}"
        )
    console.print(table)
    for ending, times in result["endings"].items():
        console.print(f"{times:7} {ending}")
    unused = [component for component, times in result["component_use"].items() if not times]
    if unused:
        console.print(text("cli-sim-unused", {"components": ", ".join(unused)}))
