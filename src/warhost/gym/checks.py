"""What is wrong with a wish is said in the same words by every environment: about the table before its first game, about
actions before any table moves."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from warhost.core.errors import BadSetting, Refused, WarhostError
from warhost.core.game import Game
from warhost.gym.opponents import Opponent, make


def checked_seats(game: Game, seats: int | None) -> int:
    """How many sit down: as many as the game can take, unless somebody says otherwise."""
    wanted = game.seat_counts[-1] if seats is None else seats
    game.check_seats(wanted)
    return wanted


def checked_settings(game: Game, seats: int, settings: dict[str, str] | None) -> dict[str, str]:
    """All table options; what does not suit so many seats is refused too."""
    complete = game.table_settings(settings or {})
    game.choose_sides(seats, complete)
    return complete


def check_own_seat(seat: int, seats: int) -> None:
    if seat not in range(seats):
        known = ", ".join(map(str, range(seats)))
        raise WarhostError(
            "no-such-seat", f"there is no seat {seat}; seats: {known}", {"seat": str(seat), "seats": known}
        )


def checked_opponents(game: Game, opponents: Opponent | Sequence[Opponent]) -> tuple[Opponent, ...]:
    """As a list, all levels known to the game. One that is named alone sits at every other seat."""
    several = (opponents,) if isinstance(opponents, str) or callable(opponents) else tuple(opponents)
    for each in several:
        if isinstance(each, str):
            make(each, game, 0)
    return several


def check_at_least_one(what: str, count: int) -> None:
    if count < 1:
        raise BadSetting(f"{what} must be at least 1, not {count}")


def check_rows(rows: str, known: Sequence[str]) -> None:
    if rows not in known:
        raise BadSetting(f"there are no rows {rows!r}; there are: {', '.join(known)}")


def whole_numbers(actions: ArrayLike, tables: int) -> NDArray[np.integer]:
    """One action a table, whether legal or not."""
    chosen = np.asarray(actions).reshape(-1)
    if len(chosen) != tables:
        raise Refused(
            "refused-not-legal", f"{len(chosen)} actions for {tables} tables", {"key": str(len(chosen))}
        )
    if chosen.dtype.kind not in "iu":
        raise Refused(
            "refused-not-legal",
            f"actions are whole numbers, not of the type {chosen.dtype}",
            {"key": str(chosen.dtype)},
        )
    return chosen


def not_offered(table: int, action: int) -> Refused:
    return Refused(
        "refused-not-legal", f"table {table}: action {action} is not offered", {"key": str(action)}
    )
