"""When a table may be rated, and what is refused at one that is. Everything is settled before anybody sits down; whatever could
make a game casual afterwards does not happen at a rated table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from warhost.bots import levels
from warhost.core.game import Game
from warhost.server.database.rows import PersonRow, SeatRow, TableRow
from warhost.server.game.offered import has_own_text
from warhost.server.ratings.anchors import anchor
from warhost.server.refusals import RequestRefused

Pace = Literal["live", "slow"]
PACES: Final[tuple[Pace, ...]] = ("live", "slow")
CASUAL_ORIGINS: Final = ("position", "record")


def pace_of(clock: Mapping[str, object]) -> str:
    """`live`, `slow`, or `none` where everybody takes the time they need."""
    return str(clock["kind"])


def check_terms(row: TableRow, game: Game) -> None:
    """Refuse a rated table for which the settings are not right; the reason says which."""
    if not row.rated:
        return
    if row.lesson is not None or row.origin in CASUAL_ORIGINS:
        raise RequestRefused("refused-rated-position")
    if has_own_text(game, row.options):
        raise RequestRefused("refused-rated-box")
    if row.hints:
        raise RequestRefused("refused-rated-hints")
    if pace_of(row.clock) not in PACES:
        raise RequestRefused("refused-rated-clock")


def check_seats(row: TableRow, game: Game, seats: list[SeatRow], people: Mapping[str, PersonRow]) -> None:
    """Refuse who cannot sit at a rated table: guests, one person twice, whoever would sit in for another, and
    bots whose strength nobody has measured. Whether a newcomer has an account is seen where they come in (`check_account`)."""
    if not row.rated:
        return
    owners = [seat.owner for seat in seats if seat.owner is not None]
    if any(people[owner].login is None for owner in owners if owner in people):
        raise RequestRefused("refused-rated-guest")
    if any(seat.substitute is not None for seat in seats):
        raise RequestRefused("refused-rated-substitute")
    if len(owners) != len(set(owners)):
        raise RequestRefused("refused-rated-twice")
    for seat in seats:
        if seat.owner is None and seat.bot is not None and anchor(game.name, seat.bot) is None:
            known = [level for level in levels(game) if anchor(game.name, level) is not None]
            raise RequestRefused("refused-rated-bot", level=seat.bot, known=", ".join(known) or "-")


def check_account(row: TableRow, person: PersonRow) -> None:
    if row.rated and person.login is None:
        raise RequestRefused("refused-rated-guest")


def check_casual(row: TableRow, reason: str) -> None:
    """Refuse what is only for casual tables."""
    if row.rated:
        raise RequestRefused(reason)
