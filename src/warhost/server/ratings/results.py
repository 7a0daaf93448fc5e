"""What a finished table comes to: who sat where with which side, and which place they took. Pure."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from warhost.server.database.result_rows import GameRow, ResultRow
from warhost.server.database.rows import SeatRow, TableRow
from warhost.server.ratings.terms import pace_of


def outcome_of(row: TableRow, seats: list[SeatRow]) -> tuple[GameRow, list[ResultRow]]:
    """The game without its number, and one result a seat. `row.result` may carry `places` and `abandoned` of its own, where
    people and not the rules have ended the game."""
    result = row.result or {}
    gone = {seat.side for seat in seats if has_abandoned(seat)} | set(result.get("abandoned", ()))
    places = result.get("places") or places_by_rules(result, [seat.side for seat in seats], gone)
    people = {seat.owner or seat.substitute for seat in seats} - {None}
    game = GameRow(
        number=0,
        table_id=row.id,
        game=row.game,
        pace=pace_of(row.clock),
        rated=row.rated and bool(people),
        season=season_of(row.changed_at),
        ending=str(result.get("ending", "")),
        decisions=row.step,
        finished_at=row.changed_at,
        is_public=row.visibility == "open" or row.rated,
    )
    results = [
        ResultRow(
            number=0,
            seat=seat.seat,
            person=seat.owner or seat.substitute,
            bot=None if seat.owner or seat.substitute else seat.bot,
            side=seat.side,
            place=places[seat.side],
            points=int(result.get("scores", {}).get(seat.side, 0)),
            has_won=seat.side in result.get("winners", ()) and seat.side not in gone,
            has_abandoned=seat.side in gone,
            game=row.game,
            pace=game.pace,
            rated=game.rated,
            finished_at=row.changed_at,
        )
        for seat in seats
    ]
    return game, results


def has_abandoned(seat: SeatRow) -> bool:
    """Whether a bot, or nobody, plays on for the person whose seat it was."""
    return seat.owner is not None and seat.player != seat.owner and seat.substitute is None


def places_by_rules(result: dict[str, Any], sides: list[str], gone: set[str]) -> dict[str, int]:
    """1 for the winners, then by points; equals share a place. Whoever has abandoned the game comes after everybody else."""
    winners, scores = result.get("winners", ()), result.get("scores", {})
    marks = {
        side: (side in gone, side not in winners, 0 if side in winners else -int(scores.get(side, 0)))
        for side in sides
    }
    last = {side: (True, True, 0) if side in gone else mark for side, mark in marks.items()}
    return {side: 1 + sum(other < last[side] for other in last.values()) for side in sides}


def season_of(moment: int) -> int:
    """A quarter of a year: 20264 is the last of 2026."""
    day = datetime.fromtimestamp(moment / 1000, UTC)
    return day.year * 10 + (day.month + 2) // 3
