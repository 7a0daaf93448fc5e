"""`warhost play`: a whole game in the terminal, against bots or with several people at one keyboard."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from warhost import games
from warhost.arena.players import player as bot_called
from warhost.bots import usual_level
from warhost.cli.arguments import GameName, Language, Settings, known_language, settings_from, text_of
from warhost.cli.completion import seat_names
from warhost.cli.speech import text
from warhost.cli.terminal.table import PERSON, TerminalTable
from warhost.core.chance import numbered_seed, secure_seed
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.record import read, replay


def add_to(app: typer.Typer) -> None:
    app.command(
        "play", help=text("cli-play"), epilog="`warhost play oldworld --seats you,greedy,greedy,random`"
    )(play)


def play(
    game: GameName = "oldworld",
    seats: Annotated[
        str,
        typer.Option(metavar="you,greedy,…", help=text("cli-play-seats"), autocompletion=seat_names),
    ] = "",
    seed: Annotated[int | None, typer.Option(help=text("cli-sim-seed"))] = None,
    lang: Language = "",
    option: Settings = None,
    resume: Annotated[bool, typer.Option("--resume", help=text("cli-play-resume"))] = False,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help=text("cli-play-file"))] = None,
    lines: Annotated[bool, typer.Option("--lines", help=text("cli-play-lines"))] = False,
) -> None:
    language = known_language(lang)
    rules = games.load(game)
    save = file or saved_games(rules) / "last.warhost"
    if resume:
        match, players = _resumed(save)
    else:
        players = _players(rules, seats)
        secret = secure_seed() if seed is None else numbered_seed(seed)
        match = Match(rules, len(players), settings_from(option, rules), secret)
    bot_seed = secrets.randbits(32) if seed is None else seed
    show(TerminalTable(match, players, language, save, bot_seed), lines)


def show(table: TerminalTable, lines: bool) -> None:
    """Full-screen where there is a screen and somebody to look at it, line by line for pipes and on request."""
    if lines or not table.people or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from warhost.cli.terminal.lines import Lines

        Lines(table).run()
        return
    from warhost.cli.terminal.screen import TableScreen

    for line in TableScreen(table).run() or []:
        typer.echo(line)


def saved_games(game: Game) -> Path:
    return user_data_path("warhost") / "saves" / game.name.replace(":", "-")


def _players(game: Game, given: str) -> list[str]:
    """Who sits where: named one by one, or only how many, of whom one is a person."""
    if not given or given.strip().isdecimal():
        seats = int(given) if given else game.seat_counts[-1]
        players = [PERSON] + [usual_level(game)] * (seats - 1)
    else:
        players = [each.strip() for each in given.split(",")]
    game.check_seats(len(players))
    for player in players:
        if player != PERSON:
            bot_called(player, game, 0)
    return players


def _resumed(save: Path) -> tuple[Match, list[str]]:
    record = read(text_of(save))
    players = [player.removeprefix("bot:") for player in record.players]
    return replay(games.load(record.game), record), players
