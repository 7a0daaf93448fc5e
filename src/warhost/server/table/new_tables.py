"""Rows of new tables: fresh ids, a fresh seed, and a rematch of an old one. Nothing here waits or stores."""

from __future__ import annotations

from typing import Any

import msgspec

from warhost.core.game import Game
from warhost.core.state import NEWEST
from warhost.server.chance import Chance
from warhost.server.database.rows import PersonRow, SeatRow, TableRow
from warhost.server.game.ledger import Beginning
from warhost.server.game.offered import sides_at
from warhost.server.refusals import RequestRefused
from warhost.server.table.deeds import Effect, Rematch
from warhost.server.table.info import OVER, belongs_to
from warhost.server.table.state import TableState


def new_table_id(chance: Chance) -> str:
    return chance.token(12)


def new_code(chance: Chance) -> str:
    return chance.token(16)


def from_setup(chance: Chance, game: Game, seats: int, game_settings: dict[str, str]) -> Beginning:
    game.check_seats(seats)
    return Beginning(game, seats, game_settings, chance.seed(), None)


def with_unknown_chance(chance: Chance, position: dict[str, Any]) -> dict[str, Any]:
    """Chance comes from the system's secure source, whatever the position says of it: nobody may know the dice and draws
    to come."""
    return position | {"chance": {"seed": chance.seed().hex()}}


def new_row(chance: Chance, host: PersonRow, beginning: Beginning, now: int, **given: Any) -> TableRow:
    defaults: dict[str, Any] = {
        "lesson": None,
        "status": "gathering",
        "visibility": "private",
        "watch": True,
        "hints": True,
        "keep_secrets": False,
        "clock": {"kind": "none"},
        "on_timeout": "bot",
        "shuffle_seats": False,
        "rated": False,
        "number": 0,
        "step": 0,
        "waiting": [],
        "wake_at": None,
        "result": None,
    }
    return TableRow(
        id=new_table_id(chance),
        code=new_code(chance),
        game=beginning.game.name,
        revision=beginning.game.revision if beginning.revision == NEWEST else beginning.revision,
        options=beginning.game_settings,
        seed=beginning.seed,
        host=host.id,
        kicked=[],
        proposal=None,
        rematch=None,
        quarantine=None,
        version=1,
        created_at=now,
        paused=False,
        clocks={},
        changed_at=now,
        **(defaults | given),
    )


def rematch(table: TableState, deed: Rematch, person: str) -> Effect | None:
    """The same again, with the same people. Whoever asks first becomes host and says whether seats move on; the others come to the
    same table."""
    old = table.row
    if not belongs_to(old, table.seats, person):
        raise RequestRefused("refused-not-at-table")
    if old.status not in OVER:
        raise RequestRefused("refused-not-over")
    if old.rematch is not None:
        return None
    row = _again(old, person, table.game.revision, table.now(), table.chance)
    sides = sides_at(table.game, len(table.seats), row.options)
    holders = table.seats
    if deed.moves_on:
        row.shuffle_seats = False
        holders = [*holders[-1:], *holders[:-1]]
    seats = [
        _seat_again(holder, row.id, seat, side)
        for seat, (holder, side) in enumerate(zip(holders, sides, strict=True))
    ]
    return Effect(columns={"rematch": row.id}, opens=(row, seats))


def _again(old: TableRow, host: str, revision: int, now: int, chance: Chance) -> TableRow:
    return msgspec.structs.replace(
        old,
        id=new_table_id(chance),
        code=new_code(chance),
        revision=revision,
        seed=chance.seed(),
        origin="rematch",
        lesson=None,
        status="gathering",
        host=host,
        kicked=[],
        proposal=None,
        rematch=None,
        quarantine=None,
        version=1,
        created_at=now,
        changed_at=now,
        number=0,
        step=0,
        paused=False,
        waiting=[],
        clocks={},
        wake_at=None,
        result=None,
        event=None,
        sealed=False,
    )


def _seat_again(before: SeatRow, table: str, seat: int, side: str) -> SeatRow:
    """A seat of the new table for whoever held that one at the old."""
    owner = before.owner or before.substitute
    return msgspec.structs.replace(
        before,
        table_id=table,
        seat=seat,
        side=side,
        owner=owner,
        substitute=None,
        bot=None if owner else before.bot,
        is_open=before.is_open and not owner,
        seen_by=(),
    )
