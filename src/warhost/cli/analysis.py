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
from warhost.cli.figures import percent, say_at, signed, tenths
from warhost.cli.speech import text
from warhost.core.errors import WarhostError, hint
from warhost.core.record import read
from warhost.telling.storyteller import Storyteller, storyteller

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
"""Columns of a chart, where there is so much room."""
PERCENT_WIDTH: Final = 5
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
        self._language = language
        self._teller: Storyteller = storyteller(games.load(analysis["game"]), language)
        self._seats: list[str] = analysis["seats"]
        self._only = seat

    def show(self, console: Console) -> None:
        say = self._teller.say
        told = self._analysis
        head = {"decisions": len(told["decisions"]), "seconds": round(told["seconds"])}
        say_at(console, say("analysis-head", head))
        console.print()
        self._show_chart(console)
        console.print()
        console.print(self._accuracies())
        console.print()
        self._show_worst(console)
        console.print()
        self._show_turning_points(console)
        console.print()
        say_at(console, say("analysis-sum"))
        console.print(self._parts())

    def _wanted(self) -> list[int]:
        return [at for at, seat in enumerate(self._seats) if self._only in (None, seat)]

    def _show_chart(self, console: Console) -> None:
        """One line a seat: its share of the win from the set-up to the end."""
        points = [self._analysis["start"], *(each["shares"] for each in self._analysis["decisions"])]
        wide = max(len(self._teller.side(seat)) for seat in self._seats)
        room = console.width - wide - 2 * PERCENT_WIDTH - len("    ")
        for at in self._wanted():
            line = sparkline([point[at] for point in points], max(1, min(WIDTH, room)))
            first, last = (percent(f"{100 * points[end][at] / WHOLE:.0f}", self._language) for end in (0, -1))
            name = self._teller.side(self._seats[at])
            whole = f"{name:<{wide}}  {first:>{PERCENT_WIDTH}} {line} {last:>{PERCENT_WIDTH}}"
            console.print(whole, markup=False, no_wrap=True)

    def _accuracies(self) -> Table:
        table = self._table("side", "accuracy", "choices", "inaccuracies", "mistakes", "blunders")
        for at in self._wanted():
            player = self._analysis["players"][at]
            accuracy = "–" if player["accuracy"] is None else tenths(player["accuracy"], self._language)
            numbers = [str(player[name]) for name in ("decisions", "inaccuracies", "mistakes", "blunders")]
            table.add_row(self._teller.side(player["seat"]), accuracy, *numbers)
        return table

    def _show_worst(self, console: Console) -> None:
        say = self._teller.say
        own = [each for each in self._analysis["decisions"] if self._only in (None, each["seat"])]
        worst = sorted((each for each in own if each["line"]), key=lambda each: -each["loss"])[:SHOWN]
        say_at(console, say("analysis-worst" if worst else "analysis-no-mistakes"))
        for each in worst:
            variables = {
                "step": each["step"],
                "side": self._teller.side(each["seat"]),
                "loss": self._points(each["loss"]),
                "chosen": self._option(each["key"]),
                "best": self._option(each["best"]["key"]),
            }
            say_at(console, say("analysis-mistake", variables), 2)
            gained = self._gained(each)
            if gained:
                say_at(console, say("analysis-gained", {"sides": gained}), 6, "dim")
            say_at(console, say("analysis-line", {"line": line_of(each["line"], self._teller)}), 6, "dim")

    def _gained(self, decision: dict[str, Any]) -> str:
        """Whose share of the win a mistake has raised by a point or more, and by how much."""
        gains = zip(self._seats, decision["chosen"]["shares"], decision["best"]["shares"], strict=True)
        return ", ".join(
            f"{self._teller.side(seat)} {self._signed(chosen - best)}"
            for seat, chosen, best in gains
            if chosen - best >= POINT
        )

    def _show_turning_points(self, console: Console) -> None:
        say = self._teller.say
        turning = self._analysis["turning_points"]
        if not turning:
            return
        say_at(console, say("analysis-turning-points"))
        for each in turning:
            variables = {
                "step": each["step"],
                "side": self._teller.side(each["seat"]),
                "change": self._signed(each["change"]),
                "cause": say(f"analysis-cause-{each['cause']}"),
            }
            say_at(console, say("analysis-turning-point", variables), 2)

    def _parts(self) -> Table:
        table = self._table("side", *PARTS, "result", apart=1)
        for at in self._wanted():
            player = self._analysis["players"][at]
            told = [self._signed(player[part]) for part in PARTS.values()]
            table.add_row(self._teller.side(player["seat"]), *told, self._points(player["result"]))
        return table

    def _table(self, *columns: str, apart: int = 2) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, apart, 0, 0))
        for place, column in enumerate(columns):
            heading = self._teller.say(f"analysis-column-{column}")
            table.add_column(heading, justify="right" if place else "left", no_wrap=not place)
        return table

    def _option(self, key: str) -> str:
        return option_of(key, self._teller)

    def _points(self, share: int) -> str:
        return tenths(share / POINT, self._language)

    def _signed(self, share: int) -> str:
        return signed(share / POINT, self._language)


def option_of(key: str, teller: Storyteller) -> str:
    verbs = teller.game.verbs
    option = verbs.parse(key)
    verb = verbs.of(option)
    return teller.option({"verb": verb.name, "args": verb.ids(option)})


def line_of(steps: list[dict[str, str]], teller: Storyteller) -> str:
    """What the computer expects next, in one sentence."""
    told = ({"side": teller.side(step["seat"]), "choice": option_of(step["key"], teller)} for step in steps)
    return " · ".join(teller.say("analysis-step", step) for step in told)


def sparkline(shares: list[int], width: int) -> str:
    """Shares over time as small bars; each stands for the last moment of its part of the game."""
    count = min(width, len(shares))
    chosen = [shares[(place + 1) * len(shares) // count - 1] for place in range(count)]
    return "".join(BARS[min(len(BARS) - 1, share * len(BARS) // WHOLE)] for share in chosen)
