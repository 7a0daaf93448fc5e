"""`warhost puzzles make` finds puzzles in games between bots; `warhost puzzles try` sets one on the table."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from warhost import door
from warhost.analysis.puzzles.mining import mine
from warhost.analysis.puzzles.shelf import Puzzle, of_day, pack, shelf
from warhost.analysis.shares import WHOLE
from warhost.cli.analysis import line_of, option_of
from warhost.cli.arguments import GameName, Json, Language, known_language
from warhost.cli.figures import say_at, tenths
from warhost.cli.menu import menu
from warhost.cli.speech import text
from warhost.core.errors import Refused, WarhostError
from warhost.telling.storyteller import Storyteller, storyteller

puzzles = typer.Typer(help=text("cli-puzzles"), no_args_is_help=True)


def add_to(app: typer.Typer) -> None:
    app.add_typer(puzzles, name="puzzles")


@puzzles.command(
    "make", help=text("cli-puzzles-make"), epilog="`warhost puzzles make karak --count 20 --out karak.jsonl`"
)
def make(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help=text("cli-puzzles-out"))],
    count: Annotated[int, typer.Option(min=1, help=text("cli-puzzles-count"))] = 10,
    seed: Annotated[int, typer.Option(help=text("cli-sim-seed"))] = 0,
    jobs: Annotated[int, typer.Option(min=1, help=text("cli-sim-jobs"))] = 1,
    packed: Annotated[Path | None, typer.Option(metavar="FILE", help=text("cli-puzzles-pack"))] = None,
) -> None:
    console = Console(stderr=True, emoji=False, highlight=False)

    def tell(games: int, found: int) -> None:
        console.print(text("cli-puzzles-progress", {"games": games, "puzzles": found}), end="\r")

    mine(game, out, count, seed, tell, jobs)
    console.print()
    if packed is not None:
        pack(out.read_text(encoding="utf-8").splitlines(), packed)


@puzzles.command("try", help=text("cli-puzzles-try"), epilog="`warhost puzzles try bloodrage --day`")
def try_one(
    game: GameName,
    puzzle: Annotated[str | None, typer.Option("--id", help=text("cli-puzzles-id"))] = None,
    day: Annotated[bool, typer.Option("--day", help=text("cli-puzzles-day"))] = False,
    key: Annotated[str | None, typer.Option(metavar="KEY", help=text("cli-puzzles-key"))] = None,
    lang: Language = "",
    as_json: Json = False,
) -> None:
    """Asked with a key, it says whether that is right; without one, it asks until it is."""
    chosen = _chosen(game, puzzle, day)
    language = known_language(lang)
    teller = storyteller(chosen.match().game, language)
    options: list[dict[str, Any]] = _prompt(chosen)["options"]
    if key is not None:
        key = _key_of(key.strip(), options)
        if not _is_offered(key, options):
            raise Refused("refused-not-legal", f"{key!r} is no option of this puzzle", {"key": key})
    if as_json:
        typer.echo(json.dumps(_as_json(chosen, key), ensure_ascii=False))
        return
    console = Console(emoji=False, highlight=False)
    table = door.Table(chosen.match())
    if key is None:
        console.print(table.drawing(chosen.seat, language))
        console.print(menu(options, teller))
        told = {"side": teller.side(chosen.seat), "rating": round(chosen.rating)}
        say_at(console, teller.say("puzzle-task", told))
        _ask_until_over(chosen, options, teller, console)
        say_at(console, _explained(chosen, teller, language))
    elif _says_whether_right(chosen, key, teller, console):
        say_at(console, _explained(chosen, teller, language))
    else:
        raise typer.Exit(1)


def _ask_until_over(
    puzzle: Puzzle, options: list[dict[str, Any]], teller: Storyteller, console: Console
) -> None:
    """Until the best option is found, or somebody wants to be shown it."""
    while True:
        answer = str(typer.prompt(teller.say("puzzle-prompt"), prompt_suffix=" ")).strip()
        if answer == "?":
            return
        key = _key_of(answer, options)
        if not _is_offered(key, options):
            say_at(console, teller.say("refused-not-legal", {"key": key}))
        elif _says_whether_right(puzzle, key, teller, console):
            return


def _says_whether_right(puzzle: Puzzle, key: str, teller: Storyteller, console: Console) -> bool:
    right = bool(key == puzzle.best["key"])
    say_at(console, teller.say("puzzle-right" if right else "puzzle-wrong"))
    return right


def _chosen(game: str, puzzle: str | None, day: bool) -> Puzzle:
    known = shelf(game)
    if puzzle is not None and puzzle in known:
        return known[puzzle]
    todays = of_day(game, datetime.now(UTC).date())
    if puzzle is not None or todays is None:
        raise WarhostError("no-such-puzzle", f"there is no such puzzle of {game}", {"game": game})
    return todays if day else random.SystemRandom().choice(list(known.values()))


def _prompt(puzzle: Puzzle) -> dict[str, Any]:
    match = puzzle.match()
    return match.prompt(match.seat_ids.index(puzzle.seat)) or {}


def _key_of(answer: str, options: list[dict[str, Any]]) -> str:
    """The number of an option stands for its key."""
    if answer.isdecimal() and 0 < int(answer) <= len(options):
        return str(options[int(answer) - 1]["key"])
    return answer


def _is_offered(key: str, options: list[dict[str, Any]]) -> bool:
    return any(option["key"] == key for option in options)


def _as_json(puzzle: Puzzle, key: str | None) -> dict[str, Any]:
    match = puzzle.match()
    seat = match.seat_ids.index(puzzle.seat)
    told: dict[str, Any] = {
        "id": puzzle.id,
        "game": puzzle.game,
        "seat": puzzle.seat,
        "rating": round(puzzle.rating),
        "themes": puzzle.themes,
    }
    if key is None:
        return told | {"view": match.view(seat), "prompt": match.prompt(seat)}
    solution = {"best": puzzle.best, "second": puzzle.second, "gain": puzzle.gain, "line": puzzle.line}
    return told | {"right": key == puzzle.best["key"], "solution": solution}


def _explained(puzzle: Puzzle, teller: Storyteller, language: str) -> str:
    return teller.say(
        "puzzle-solution",
        {
            "best": option_of(puzzle.best["key"], teller),
            "second": option_of(puzzle.second["key"], teller),
            "gain": tenths(100 * puzzle.gain / WHOLE, language),
            "line": line_of(puzzle.line, teller),
        },
    )
