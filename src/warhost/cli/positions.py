"""`warhost new` and `warhost step`: positions in, decisions, positions out. For tests, puzzles, programs and bug reports."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from warhost import games
from warhost.cli.arguments import GameName, Json, Settings, settings_from, text_of
from warhost.cli.speech import text
from warhost.core.chance import numbered_seed, secure_seed
from warhost.core.engine import start
from warhost.core.errors import BadPosition
from warhost.core.match import Match
from warhost.core.position import position


def add_to(app: typer.Typer) -> None:
    app.command("new", help=text("cli-new"), epilog="`warhost new oldworld --seats 4 --seed 1 > start.json`")(
        new
    )
    app.command("step", help=text("cli-step"), epilog="`warhost step start.json --choose pass --json`")(step)


def new(
    game: GameName,
    seats: Annotated[int, typer.Option(help=text("cli-sim-seats"))],
    seed: Annotated[int | None, typer.Option(help=text("cli-sim-seed"))] = None,
    option: Settings = None,
) -> None:
    rules = games.load(game)
    secret = secure_seed() if seed is None else numbered_seed(seed)
    s = start(rules, seats, settings_from(option, rules), secret)
    typer.echo(json.dumps(position(rules, s), ensure_ascii=False, indent=2))


def step(
    file: Annotated[Path, typer.Argument(metavar="POSITION.json", help=text("cli-arg-position"))],
    choose: Annotated[list[str] | None, typer.Option(metavar="KEY", help=text("cli-step-choose"))] = None,
    as_json: Json = False,
) -> None:
    match = _loaded(text_of(file))
    for key in choose or []:
        match.decide(*_seat_and_key(match, key))
    told = {
        "position": position(match.game, match.state),
        "events": [match.describe(told) for told in match.told],
        "pending": [{"seat": match.seat_ids[seat], **(match.prompt(seat) or {})} for seat in match.waiting()],
    }
    typer.echo(json.dumps(told, ensure_ascii=False) if as_json else _readable(told))


def _loaded(content: str) -> Match:
    try:
        data = json.loads(content)
    except ValueError as error:
        raise BadPosition("$", f"this is not JSON: {error}") from error
    if isinstance(data, dict) and "position" in data and "warhost" not in data:
        data = data["position"]
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadPosition("$.game", "it does not say which game it is of")
    return Match.from_position(games.load(data["game"]), data)


def _seat_and_key(match: Match, given: str) -> tuple[int, str]:
    """`seat=key` names the seat; a bare key is for the one that is asked (the first of several)."""
    side, equals, key = given.partition("=")
    if equals and side in match.seat_ids:
        return match.seat_ids.index(side), key
    return (match.waiting() or [0])[0], given


def _readable(told: dict[str, Any]) -> str:
    lines = [json.dumps(told["position"], ensure_ascii=False, indent=2), ""]
    lines += [json.dumps(event, ensure_ascii=False) for event in told["events"]]
    for pending in told["pending"]:
        lines += ["", f"{pending['seat']}: {pending['prompt']} ({pending['rule']})"]
        lines += [f"  {option['key']}" for option in pending["options"]]
    return "\n".join(lines)
