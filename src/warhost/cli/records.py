"""`warhost replay` and `warhost verify`: looking at a record, and checking it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from warhost import door
from warhost.cli.arguments import Json, Language, known_language, text_of
from warhost.cli.speech import text
from warhost.core.errors import WarhostError

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-arg-record"))]


def add_to(app: typer.Typer) -> None:
    app.command(
        "replay", help=text("cli-replay"), epilog="`warhost replay game.warhost --step 40 --seat khorne`"
    )(replay_record)
    app.command("verify", help=text("cli-verify"), epilog="`warhost verify game.warhost && echo fair`")(
        verify_record
    )


def replay_record(
    file: RecordFile,
    step: Annotated[int | None, typer.Option(min=0, help=text("cli-replay-step"))] = None,
    seat: Annotated[str | None, typer.Option(help=text("cli-replay-seat"))] = None,
    lang: Language = "",
    as_json: Json = False,
) -> None:
    record = door.Record(text_of(file))
    last = len(record.decisions)
    if step is not None and step > last:
        raise WarhostError("no-such-step", f"the record has only {last} decisions", {"last": str(last)})
    table = door.load(record, decisions=last if step is None else step)
    if as_json:
        typer.echo(json.dumps(_as_json(table, seat), ensure_ascii=False))
        return
    console = Console(emoji=False)
    for event in table.events(seat, known_language(lang)):
        console.print(f"{event.decision:4}  {event}", markup=False, highlight=False)
    console.print(table.drawing(seat, known_language(lang)))
    console.print(text("cli-replay-at", {"step": table.decisions, "last": last}), style="dim")


def verify_record(file: RecordFile, as_json: Json = False) -> None:
    record = door.Record(text_of(file))
    match = record.match()
    if as_json:
        told = {"valid": True, "game": record.game, "decisions": len(record.decisions), "over": match.over}
        typer.echo(json.dumps(told))
        return
    key = "cli-verify-good" if match.over else "cli-verify-running"
    typer.echo(text(key, {"decisions": len(record.decisions), "commitment": match.commitment}))


def _as_json(table: door.Table, seat: str | None) -> dict[str, Any]:
    """With a seat: what that seat saw. Without: the whole truth, for a record tells it anyway."""
    told: dict[str, Any] = {
        "step": table.decisions,
        "events": table.match.events(table.viewer(seat)),
        "view": table.view(seat),
    }
    if seat is None:
        told["position"] = table.position().data
    return told
