"""`warhost stats`: what a folder of records says about a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from warhost import games
from warhost.analysis.statistics import Counted, counted, statistics
from warhost.cli.arguments import Json, Language, known_language, text_of
from warhost.cli.figures import percent, say_at, signed, tenths
from warhost.cli.speech import text
from warhost.core.errors import WarhostError
from warhost.telling.storyteller import Storyteller, storyteller
from warhost.words import words_for

BAR: Final = 40
"""Characters of the longest bar."""


def add_to(app: typer.Typer) -> None:
    app.command("stats", help=text("cli-stats"), epilog="`warhost stats records/ --json`")(stats)


def stats(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=text("cli-stats-folder"))],
    lang: Language = "",
    as_json: Json = False,
) -> None:
    files = sorted(folder.rglob("*.warhost")) if folder.is_dir() else []
    if not files:
        raise WarhostError("no-records", f"there are no records in {folder}", {"folder": str(folder)})
    by_game, left_out = _read(files)
    told = [statistics(games.load(name), by_game[name], left_out) for name in by_game]
    if as_json:
        typer.echo(json.dumps(told, ensure_ascii=False))
        return
    console = Console(emoji=False, highlight=False)
    language = known_language(lang)
    for each in told:
        _show(console, each, storyteller(games.load(each["game"]), language), language)
    if left_out:
        say_at(console, words_for(language).say("stats-left-out", {"files": left_out}))


def _read(files: list[Path]) -> tuple[dict[str, list[Counted]], int]:
    """By game; what is no record, or of a game that is not over, is only counted."""
    by_game: dict[str, list[Counted]] = {}
    left_out = 0
    for file in files:
        try:
            each = counted(text_of(file))
        except WarhostError:
            each = None
        if each is None:
            left_out += 1
        else:
            by_game.setdefault(each.game, []).append(each)
    return by_game, left_out


def _show(console: Console, told: dict[str, Any], teller: Storyteller, language: str) -> None:
    game = told["game"]
    console.print(teller.say(f"{game}-title"), style="bold", markup=False)
    say_at(console, teller.say("stats-head", {"games": told["games"]}))
    shares = _table(teller, "side", "games", "share", "interval")
    for each in told["sides"]:
        shares.add_row(teller.side(each["name"]), str(each["games"]), *_shown(each, language))
    for each in told["seats"]:
        name = teller.say("stats-seat", {"seat": each["name"]})
        shares.add_row(name, str(each["games"]), *_shown(each, language))
    console.print(shares)
    for each in told["options"]:
        option = teller.say(f"{game}-option-{each['option']}")
        value = teller.say(f"{game}-option-{each['option']}-{each['value']}")
        console.print(f"{option}: {value} ({each['games']})", markup=False)
        for side in each["sides"]:
            console.print(
                f"    {teller.side(side['name'])}  {' '.join(_shown(side, language))}", markup=False
            )
    if told["cards"]:
        cards = _table(teller, "card", "had", "share", "without", "worth", "interval")
        for each in told["cards"]:
            cards.add_row(
                teller.name(each["kind"], each["card"]),
                str(each["had"]["games"]),
                _percent(each["had"]["share"], language),
                _percent(each["had_not"]["share"], language),
                signed(100 * each["worth"], language),
                f"{signed(100 * each['low'], language)} … {signed(100 * each['high'], language)}",
            )
        console.print(cards)
    _show_length(console, told["length"], teller)
    for each in told["endings"]:
        if each["games"]:
            ending = teller.say(f"{game}-ending-{each['ending']}")
            console.print(f"{each['games']:6}  {ending}", markup=False)
    console.print()


def _show_length(console: Console, length: dict[str, Any], teller: Storyteller) -> None:
    """In a few words, and a bar for each range of decisions in which games lie."""
    named = ("least", "median", "mean", "most")
    say_at(console, teller.say("stats-length", {name: round(length[name]) for name in named}))
    highest = max(length["bins"], default=0)
    for place, count in enumerate(length["bins"]):
        if count:
            first = length["first"] + place * length["width"]
            bar = "█" * max(1, round(BAR * count / highest))
            last = min(first + length["width"] - 1, length["most"])
            console.print(f"{first:6}–{last:<6} {bar} {count}", markup=False)


def _shown(share: dict[str, Any], language: str) -> tuple[str, str]:
    low = tenths(100 * share["low"], language)
    return _percent(share["share"], language), f"{low} … {_percent(share['high'], language)}"


def _percent(share: float, language: str) -> str:
    return percent(tenths(100 * share, language), language)


def _table(teller: Storyteller, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        table.add_column(teller.say(f"stats-column-{column}"), justify="right" if place else "left")
    return table
