"""How one comes to a table: a new game, or one that was kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice
from os import PathLike
from pathlib import Path
from typing import Any, Final

from warhost import games
from warhost.core.chance import numbered_seed, secure_seed
from warhost.core.errors import BadSetting, WarhostError, hint
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.record import FIRST_LINE
from warhost.door.files import Position, Record
from warhost.door.table import Table

MOST_DEALS: Final = 300
"""So many games are dealt in search of one in which somebody begins who was named; even where chance chooses the sides too,
a dozen of them, they do not suffice once in a hundred thousand million times."""


def new(
    game: str | Game,
    *,
    seats: int | None = None,
    sides: Sequence[str] | None = None,
    seed: int | bytes | None = None,
    first: str | None = None,
    **settings: str | int | bool,
) -> Table:
    """A new game, by its name: for so many seats (without a number, as many as can play), or for these sides in this order.
    The same seed gives the same dice and cards; without one nobody can foresee them. With `first` it is dealt anew until
    this side begins; a number as seed then names a series of deals. What else can be agreed at a table is given by name;
    True and False stand for on and off.

    >>> import warhost
    >>> warhost.new("bloodrage", seats=2, seed=7, first_game=True, gaze=2).settings["first_game"]
    'on'
    >>> warhost.new("bloodrage", sides=["bear", "wolf"]).seats
    ['bear', 'wolf']
    >>> warhost.new("bloodrage", seats=3, seed=7, first="raven").view()["state"]["first_player"]
    'raven'
    >>> warhost.new("bloodrag")
    Traceback (most recent call last):
    warhost.core.errors.UnknownGame: there is no game 'bloodrag'; did you mean bloodrage?
    """
    rules = games.load(game) if isinstance(game, str) else game
    agreed = texts(settings)
    if sides is not None:
        agreed[_naming(rules)] = "-".join(sides)
    if seats is None:
        seats = rules.seat_counts[-1] if sides is None else len(sides)
    if first is None:
        return Table(Match(rules, seats, agreed, _seed(seed)))
    return Table(_begun_by(first, rules, seats, agreed, seed))


def load(
    source: str | PathLike[str] | dict[str, Any] | Record | Position, decisions: int | None = None
) -> Table:
    """A game that was kept: the name of a file with a record or a position, or what would be in it. Of a record, all is
    played again, or only so many of its first decisions.

    >>> import warhost
    >>> game = warhost.new("bloodrage", seats=2, seed=1)
    >>> game.play(game.turn.options[0])
    >>> warhost.load(game.record()).decisions
    1
    >>> warhost.load({"game": "bloodrage", "seats": ["bear", "wolf"]}).seats
    ['bear', 'wolf']
    """
    kept = source if isinstance(source, Record | Position) else _read(source)
    if isinstance(kept, Record):
        return Table(kept.match(decisions), kept.players)
    if decisions is not None:
        raise ValueError("only a record has decisions that can be counted")
    return Table(kept.match())


def texts(settings: dict[str, str | int | bool]) -> dict[str, str]:
    """Settings as tables and records write them."""
    written = {True: "on", False: "off"}
    return {
        name: written[value] if isinstance(value, bool) else str(value) for name, value in settings.items()
    }


def _naming(rules: Game) -> str:
    """The setting that says who plays."""
    for setting in rules.settings.all:
        if setting.names_sides:
            return setting.name
    raise BadSetting(f"{rules.name} does not let anybody choose the sides")


def _begun_by(first: str, rules: Game, seats: int, agreed: dict[str, str], seed: int | bytes | None) -> Match:
    """The first deal in which this side begins: nothing is arranged, so its record can be checked like any other."""
    if rules.first_seat is None:
        raise WarhostError(
            "nobody-chosen-first",
            f"in {rules.name} the rules say who begins, not chance",
            {"game": rules.name},
        )
    if first not in rules.sides.ids:
        known = rules.sides.ids
        raise WarhostError(
            "no-such-seat",
            f"there is no {rules.sides.name} {first!r}; {hint(first, known)}",
            {"seat": first, "seats": ", ".join(known)},
        )
    for each in islice(_deals(seed), MOST_DEALS):
        match = Match(rules, seats, agreed, each)
        if match.seat_ids[rules.first_seat(match.state)] == first:
            return match
    raise WarhostError(
        "no-such-seat",
        f"nobody sits here as {first!r}; seats: {', '.join(match.seat_ids)}",
        {"seat": first, "seats": ", ".join(match.seat_ids)},
    )


def _deals(seed: int | bytes | None) -> Iterator[bytes]:
    """The seeds of one deal after the other."""
    if isinstance(seed, bytes):
        raise ValueError("a whole seed is one deal: it says by itself who begins")
    for index in count():
        yield secure_seed() if seed is None else numbered_seed(seed, index)


def _seed(seed: int | bytes | None) -> bytes:
    if seed is None:
        return secure_seed()
    return seed if isinstance(seed, bytes) else numbered_seed(seed)


def _read(source: str | PathLike[str] | dict[str, Any]) -> Record | Position:
    if isinstance(source, dict):
        return Position(source)
    text = (
        source
        if isinstance(source, str) and _is_content(source)
        else Path(source).read_text(encoding="utf-8")
    )
    return Position.read(text) if text.lstrip().startswith("{") else Record(text)


def _is_content(text: str) -> bool:
    """Rather than the name of a file."""
    return "\n" in text or text.startswith(("{", FIRST_LINE))
