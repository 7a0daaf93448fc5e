"""`warhost arena`: tournaments between bots, rated and reported."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from warhost import games as registry
from warhost.arena.archive import writing
from warhost.arena.players import place_of
from warhost.arena.report import STANDINGS, html, share_text, standing_rows
from warhost.arena.tournament import Tournament, run
from warhost.cli.arguments import GameName, Json, Language, known_language, settings_from
from warhost.cli.completion import bot_names
from warhost.core.errors import WarhostError
from warhost.core.game import Game
from warhost.words import Words, system_language, words_for

INTERRUPTED = 130


def text(key: str, variables: Mapping[str, Any] | None = None) -> str:
    """A sentence of this command's own help."""
    return words_for(system_language(), ("cli", "arena")).say(key, variables)


def add_to(app: typer.Typer) -> None:
    app.command(
        "arena",
        help=text("arena-help"),
        epilog="`warhost arena oldworld --bots greedy,random --games 200 --report results`",
    )(arena)


def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="a,b,…", help=text("arena-arg-bots"), autocompletion=bot_names)
    ],
    games: Annotated[int, typer.Option(min=1, help=text("cli-sim-games"))] = 100,
    seats: Annotated[int | None, typer.Option(min=1, help=text("cli-sim-seats"))] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=text("arena-arg-option"))
    ] = None,
    seed: Annotated[int, typer.Option(help=text("cli-sim-seed"))] = 0,
    jobs: Annotated[int, typer.Option(min=0, help=text("cli-sim-jobs"))] = 1,
    executor: Annotated[str, typer.Option(metavar="local|ray", help=text("arena-arg-executor"))] = "local",
    report: Annotated[Path | None, typer.Option(metavar="DIR", help=text("arena-arg-report"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=text("arena-arg-resume"))] = False,
    lang: Language = "",
    as_json: Json = False,
) -> None:
    speaker = ArenaSpeaker(registry.load(game), known_language(lang))
    if resume and report is None:
        raise WarhostError("arena-nothing-to-resume", "--resume needs --report: the folder to go on with")
    tournament = Tournament(
        game,
        seats or speaker.rules.seat_counts[-1],
        games,
        seed,
        tuple(name.strip() for name in bots.split(",")),
        settings_from(option, speaker.rules),
    )
    result = _played(tournament, jobs or os.cpu_count() or 1, executor, report, resume, speaker)
    if report is not None:
        written = json.dumps(result, ensure_ascii=False, indent=2) + "\n"
        _write(report / "results.json", written)
        _write(report / "report.html", html(result, speaker))
    if as_json:
        typer.echo(json.dumps(result, ensure_ascii=False))
        return
    show(result, speaker)
    if report is not None:
        typer.echo(speaker.say("arena-written", {"file": str(report / "report.html")}))


def _write(file: Path, content: str) -> None:
    with writing(file):
        file.write_text(content, encoding="utf-8")


class ArenaSpeaker:
    """The words of the arena and the names of one game, in one language."""

    def __init__(self, rules: Game, language: str) -> None:
        self.rules = rules
        self.language = language
        self._words: Words = words_for(language)

    def say(self, key: str, variables: Mapping[str, Any] | None = None) -> str:
        return self._words.say(key, variables)

    def bot(self, bot: str) -> str:
        """A level by its name (`search:200` keeps its number), a bot from elsewhere by that of its maker."""
        place = place_of(bot)
        if place is not None:
            return place["maker"]
        level, colon, number = bot.partition(":")
        name = self.say(f"bot-{level}") if self._words.has(f"bot-{level}") else level
        return f"{name}{colon}{number}"

    def side(self, side: str) -> str:
        return str(self._words.name(self.rules.name, self.rules.sides.name, side))

    def ending(self, ending: str) -> str:
        return str(self._words.name(self.rules.name, "ending", ending))

    def game(self) -> str:
        key = f"{self.rules.name}-title"
        return self.say(key) if self._words.has(key) else self.rules.name


def _played(
    tournament: Tournament,
    jobs: int,
    executor: str,
    report: Path | None,
    resume: bool,
    speaker: ArenaSpeaker,
) -> dict[str, Any]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True, emoji=False), transient=True) as progress:
            task = progress.add_task(tournament.game, total=tournament.games)
            return run(
                tournament,
                jobs=jobs,
                executor=executor,
                folder=report,
                resume=resume,
                progress=lambda done: progress.advance(task, done),
            )
    except KeyboardInterrupt:
        if report is not None:
            typer.echo(speaker.say("arena-interrupted", {"folder": str(report)}), err=True)
        raise typer.Exit(INTERRUPTED) from None


def show(result: Mapping[str, Any], speaker: ArenaSpeaker) -> None:
    say, console = speaker.say, Console(emoji=False)
    counts = {"games": result["games"], "seats": result["seats"]}
    console.print(say("arena-report-intro", counts))
    console.print(_table([say(heading) for heading in STANDINGS], standing_rows(result, speaker)))
    seats = [(say("arena-seat-number", {"seat": row["seat"] + 1}), row) for row in result["by_seat"]]
    sides = [(speaker.side(row["side"]), row) for row in result["by_side"]]
    for heading, rows in (("arena-column-seat", seats), ("arena-column-side", sides)):
        heads = [say(heading), say("arena-column-share"), say("arena-column-points")]
        parted = [[name, share_text(row), f"{row['mean_points']:.1f}"] for name, row in rows]
        console.print(_table(heads, parted))
    for row in result["endings"]:
        console.print(f"{row['games']:7} {speaker.ending(row['ending'])}", markup=False, highlight=False)
    length = {name: result["length"][name] for name in ("mean", "least", "median", "most")}
    console.print(say("arena-length-text", length))


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Headings and names may take several lines in a narrow terminal, numbers with their intervals never."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, heading in enumerate(headings):
        widest = max((len(row[number]) for row in rows), default=0)
        table.add_column(heading, justify="right" if number else "left", min_width=widest if number else None)
    for row in rows:
        table.add_row(*map(Text, row))
    return table
