"""`warhost replay` and `warhost verify`: looking at a record, and checking it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from warhost import games
from warhost.cli.arguments import Json, Language, known_language, text_of
from warhost.cli.speech import text
from warhost.core.errors import WarhostError
from warhost.core.match import Match
from warhost.core.position import position
from warhost.core.record import Record, read, replay, verify
from warhost.core.trace import SPECTATOR
from warhost.telling.boards import board_of
from warhost.telling.storyteller import Storyteller

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
    record = read(text_of(file))
    last = len(record.decisions)
    if step is not None and step > last:
        raise WarhostError("no-such-step", f"the record has only {last} decisions", {"last": str(last)})
    match = replay(games.load(record.game), record, last if step is None else step)
    viewer = _viewer(match, seat)
    if as_json:
        typer.echo(json.dumps(_as_json(match, viewer, seat), ensure_ascii=False))
        return
    _tell(match, record, viewer, Storyteller(match.game, known_language(lang)))


def verify_record(file: RecordFile, as_json: Json = False) -> None:
    record = read(text_of(file))
    match = verify(games.load(record.game), record)
    if as_json:
        told = {"valid": True, "game": record.game, "decisions": len(record.decisions), "over": match.over}
        typer.echo(json.dumps(told))
        return
    key = "cli-verify-good" if match.over else "cli-verify-running"
    typer.echo(text(key, {"decisions": len(record.decisions), "commitment": match.commitment}))


def _viewer(match: Match, seat: str | None) -> int:
    if seat is None:
        return SPECTATOR
    if seat not in match.seat_ids:
        seats = ", ".join(match.seat_ids)
        raise WarhostError(
            "no-such-seat", f"nobody sits here as {seat!r}; seats: {seats}", {"seat": seat, "seats": seats}
        )
    return match.seat_ids.index(seat)


def _as_json(match: Match, viewer: int, seat: str | None) -> dict[str, Any]:
    """With a seat: what that seat saw. Without: the whole truth, for a record tells it anyway."""
    told: dict[str, Any] = {
        "step": len(match.decisions),
        "events": match.events(viewer),
        "view": match.view(viewer),
    }
    if seat is None:
        told["position"] = position(match.game, match.state)
    return told


def _tell(match: Match, record: Record, viewer: int, teller: Storyteller) -> None:
    console = Console()
    for event in match.events(viewer):
        console.print(f"{event['decision']:4}  {teller.event(event)}", markup=False, highlight=False)
    console.print(board_of(match.game.name)(match.view(viewer), teller))
    step = {"step": len(match.decisions), "last": len(record.decisions)}
    console.print(text("cli-replay-at", step), style="dim")
