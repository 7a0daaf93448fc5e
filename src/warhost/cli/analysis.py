"""`warhost analyse`: what the computer thinks of a finished game, as a report or as JSON."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from warhost import games
from warhost.analysis import Depth, analyse
from warhost.analysis.depth import USUAL
from warhost.analysis.shares import WHOLE
from warhost.arena.collector import spare_the_collector
from warhost.cli.arguments import Json, Language, known_language, text_of
from warhost.cli.speech import text
from warhost.core.errors import WarhostError, hint
from warhost.core.record import read
from warhost.telling.storyteller import Storyteller, storyteller

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
"""Columns of a chart."""
POINT: Final = WHOLE // 100
SHOWN: Final = 8
"""Decisions that a report lists."""
PARTS: Final = {
    "fair": "fair",
    "worth": "side",
    "deal": "deal",
    "own": "own",
    "others": "others",
    "hidden": "hidden",
    "chance": "chance",
    "judgement": "judgement",
}
"""Columns of the sum, and which part of an analysis stands in each."""


def add_to(app: typer.Typer) -> None:
    app.command(
        "analyse", help=text("cli-analyse"), epilog="`warhost analyse game.warhost --seat khorne --budget 60`"
    )(analyse_record)


def analyse_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-arg-record"))],
    seat: Annotated[str | None, typer.Option(help=text("cli-analyse-seat"))] = None,
    budget: Annotated[float, typer.Option(min=1, help=text("cli-analyse-budget"))] = 120.0,
    depth: Annotated[int | None, typer.Option(min=8, help=text("cli-analyse-depth"))] = None,
    seed: Annotated[int, typer.Option(help=text("cli-sim-seed"))] = 0,
    jobs: Annotated[int, typer.Option(min=0, help=text("cli-sim-jobs"))] = 0,
    lang: Language = "",
    as_json: Json = False,
) -> None:
    record = text_of(file)
    told = read(record)
    if seat is not None and seat not in told.seats:
        raise WarhostError(
            "analysis-no-seat",
            f"nobody sits there as {seat!r}; {hint(seat, told.seats)}",
            {"seat": seat, "seats": ", ".join(told.seats)},
        )
    fixed = None if depth is None else Depth(depth, 2 * depth, max(4, depth // 10), USUAL.resampled)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True, emoji=False), transient=True) as progress:
        task = progress.add_task(file.name, total=1.0)
        spare_the_collector()
        analysis = analyse(
            record,
            fixed,
            seconds=budget,
            seed=seed,
            jobs=jobs or os.cpu_count() or 1,
            progress=lambda done: progress.update(task, completed=done),
        )
    if as_json:
        typer.echo(json.dumps(analysis, ensure_ascii=False))
    else:
        Report(analysis, known_language(lang), seat).show(Console(emoji=False, highlight=False))


class Report:
    """An analysis for readers of one language; of all seats, or of one."""

    def __init__(self, analysis: dict[str, Any], language: str, seat: str | None) -> None:
        self._analysis = analysis
        self._teller: Storyteller = storyteller(games.load(analysis["game"]), language)
        self._seats: list[str] = analysis["seats"]
        self._only = seat

    def show(self, console: Console) -> None:
        say = self._teller.say
        told = self._analysis
        console.print(
            say("analysis-head", {"decisions": len(told["decisions"]), "seconds": round(told["seconds"])}),
            markup=False,
        )
        console.print()
        self._show_chart(console)
        console.print()
        console.print(self._accuracies())
        console.print()
        self._show_worst(console)
        console.print()
        self._show_turning_points(console)
        console.print()
        console.print(say("analysis-sum"), markup=False)
        console.print(self._parts())

    def _wanted(self) -> list[int]:
        return [at for at, seat in enumerate(self._seats) if self._only in (None, seat)]

    def _show_chart(self, console: Console) -> None:
        """One line a seat: its share of the win from the set-up to the end."""
        points = [self._analysis["start"], *(each["shares"] for each in self._analysis["decisions"])]
        wide = max(len(self._teller.side(seat)) for seat in self._seats)
        for at in self._wanted():
            line = sparkline([point[at] for point in points], WIDTH)
            first, last = percent(points[0][at]), percent(points[-1][at])
            name = self._teller.side(self._seats[at])
            console.print(f"{name:<{wide}}  {first:>4} {line} {last:>4}", markup=False)

    def _accuracies(self) -> Table:
        table = self._table("side", "accuracy", "choices", "inaccuracies", "mistakes", "blunders")
        for at in self._wanted():
            player = self._analysis["players"][at]
            accuracy = "–" if player["accuracy"] is None else f"{player['accuracy']:.1f}"
            numbers = [str(player[name]) for name in ("decisions", "inaccuracies", "mistakes", "blunders")]
            table.add_row(self._teller.side(player["seat"]), accuracy, *numbers)
        return table

    def _show_worst(self, console: Console) -> None:
        say = self._teller.say
        own = [each for each in self._analysis["decisions"] if self._only in (None, each["seat"])]
        worst = sorted((each for each in own if each["line"]), key=lambda each: -each["loss"])[:SHOWN]
        console.print(say("analysis-worst") if worst else say("analysis-no-mistakes"), markup=False)
        for each in worst:
            variables = {
                "step": each["step"],
                "side": self._teller.side(each["seat"]),
                "loss": points(each["loss"]),
                "chosen": self._option(each["key"]),
                "best": self._option(each["best"]["key"]),
            }
            console.print("  " + say("analysis-mistake", variables), markup=False)
            gained = self._gained(each)
            if gained:
                console.print("      " + say("analysis-gained", {"sides": gained}), style="dim", markup=False)
            line = [
                f"{self._teller.side(step['seat'])}: {self._option(step['key'])}" for step in each["line"]
            ]
            console.print(
                "      " + say("analysis-line", {"line": " · ".join(line)}), style="dim", markup=False
            )

    def _gained(self, decision: dict[str, Any]) -> str:
        """Whose share of the win a mistake has raised by a point or more, and by how much."""
        gains = zip(self._seats, decision["chosen"]["shares"], decision["best"]["shares"], strict=True)
        return ", ".join(
            f"{self._teller.side(seat)} {signed(chosen - best)}"
            for seat, chosen, best in gains
            if chosen - best >= POINT
        )

    def _show_turning_points(self, console: Console) -> None:
        say = self._teller.say
        turning = self._analysis["turning_points"]
        if not turning:
            return
        console.print(say("analysis-turning-points"), markup=False)
        for each in turning:
            variables = {
                "step": each["step"],
                "side": self._teller.side(each["seat"]),
                "change": signed(each["change"]),
                "cause": say(f"analysis-cause-{each['cause']}"),
            }
            console.print("  " + say("analysis-turning-point", variables), markup=False)

    def _parts(self) -> Table:
        table = self._table("side", *PARTS, "result")
        for at in self._wanted():
            player = self._analysis["players"][at]
            told = [signed(player[part]) for part in PARTS.values()]
            table.add_row(self._teller.side(player["seat"]), *told, points(player["result"]))
        return table

    def _table(self, *columns: str) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for place, column in enumerate(columns):
            heading = self._teller.say(f"analysis-column-{column}")
            table.add_column(heading, justify="right" if place else "left")
        return table

    def _option(self, key: str) -> str:
        verbs = self._teller.game.verbs
        option = verbs.parse(key)
        verb = verbs.of(option)
        return self._teller.option({"verb": verb.name, "args": verb.ids(option)})


def sparkline(shares: list[int], width: int) -> str:
    """Shares over time as small bars; each stands for the last moment of its part of the game."""
    count = min(width, len(shares))
    chosen = [shares[(place + 1) * len(shares) // count - 1] for place in range(count)]
    return "".join(BARS[min(len(BARS) - 1, share * len(BARS) // WHOLE)] for share in chosen)


def percent(share: int) -> str:
    return f"{share / WHOLE:.0%}"


def points(share: int) -> str:
    """Points of a hundred."""
    return f"{share * 100 / WHOLE:.1f}"


def signed(share: int) -> str:
    return f"{share * 100 / WHOLE:+.1f}"
