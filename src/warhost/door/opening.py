"""How one comes to a table: a new game, or one that was kept."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from warhost import games
from warhost.core.chance import numbered_seed, secure_seed
from warhost.core.errors import BadSetting
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.record import FIRST_LINE
from warhost.door.files import Position, Record
from warhost.door.table import Table


def new(
    game: str | Game,
    *,
    seats: int | None = None,
    sides: Sequence[str] | None = None,
    seed: int | bytes | None = None,
    **settings: str | int | bool,
) -> Table:
    """A new game, by its name: for so many seats (without a number, as many as can play), or for these sides in this order.
    The same seed gives the same dice and cards; without one nobody can foresee them. What else can be agreed at a table is
    given by name; True and False stand for on and off.

    >>> import warhost
    >>> warhost.new("bloodrage", seats=2, seed=7, first_game=True, gaze=2).settings["first_game"]
    'on'
    >>> warhost.new("bloodrage", sides=["bear", "wolf"]).seats
    ['bear', 'wolf']
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
    return Table(Match(rules, seats, agreed, _seed(seed)))


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
