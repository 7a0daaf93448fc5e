"""`warhost new` and `warhost step`: positions in, decisions, positions out. For tests, puzzles, programs and bug reports."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from warhost import door, games
from warhost.cli.arguments import GameName, Json, Settings, settings_from, text_of
from warhost.cli.speech import text
from warhost.cli.stopping import play_until

FORCED: Final = ("dice", "draws")
"""What the chance of a position can fix beforehand."""


def add_to(app: typer.Typer) -> None:
    app.command("new", help=text("cli-new"), epilog="`warhost new oldworld --seats 4 --seed 1 > start.json`")(
        new
    )
    app.command(
        "step", help=text("cli-step"), epilog="`warhost step start.json --choose pass --until battle`"
    )(step)


def new(
    game: GameName,
    seats: Annotated[int, typer.Option(help=text("cli-sim-seats"))],
    seed: Annotated[int | None, typer.Option(help=text("cli-sim-seed"))] = None,
    first: Annotated[str | None, typer.Option(metavar="SEAT", help=text("cli-new-first"))] = None,
    option: Settings = None,
) -> None:
    rules = games.load(game)
    table = door.new(rules, seats=seats, seed=seed, first=first, **settings_from(option, rules))
    typer.echo(table.position())


def step(
    file: Annotated[Path, typer.Argument(metavar="POSITION.json", help=text("cli-arg-position"))],
    choose: Annotated[list[str] | None, typer.Option(metavar="KEY", help=text("cli-step-choose"))] = None,
    until: Annotated[str | None, typer.Option(metavar="PHASE|PROMPT|N", help=text("cli-step-until"))] = None,
    bot: Annotated[str, typer.Option(metavar="LEVEL", help=text("cli-step-bot"))] = "",
    seed: Annotated[int, typer.Option(help=text("cli-step-seed"))] = 0,
    as_json: Json = False,
) -> None:
    table = door.load(door.Position.read(text_of(file)))
    for key in choose or []:
        table.play(*_key_and_seat(table, key))
    if until is not None:
        play_until(table, until, bot, seed)
    match = table.match
    position = table.position().data
    told: dict[str, Any] = {
        "position": position,
        "events": [match.describe(told) for told in match.told],
        "pending": [{"seat": table.seats[seat], **(match.prompt(seat) or {})} for seat in match.waiting()],
        "unused": {kind: position["chance"].get(kind, []) for kind in FORCED},
    }
    typer.echo(json.dumps(told, ensure_ascii=False) if as_json else _readable(told))
    if any(told["unused"].values()) and not as_json:
        typer.echo(_unused(told["unused"]), err=True)


def _key_and_seat(table: door.Table, given: str) -> tuple[str, str | None]:
    """`seat=key` names the seat; a bare key is for the one that is asked (the first of several)."""
    side, equals, key = given.partition("=")
    return (key, side) if equals and side in table.seats else (given, None)


def _readable(told: dict[str, Any]) -> str:
    lines = [json.dumps(told["position"], ensure_ascii=False, indent=2), ""]
    lines += [json.dumps(event, ensure_ascii=False) for event in told["events"]]
    for pending in told["pending"]:
        lines += ["", f"{pending['seat']}: {pending['prompt']} ({pending['rule']})"]
        lines += [f"  {option['key']}" for option in pending["options"]]
    return "\n".join(lines)


def _unused(left: dict[str, list[Any]]) -> str:
    """Dice and draws that a position forced and that nothing has asked for yet."""
    return "\n".join(
        text(f"cli-step-unused-{kind}", {"things": ", ".join(str(each) for each in things)})
        for kind, things in left.items()
        if things
    )
