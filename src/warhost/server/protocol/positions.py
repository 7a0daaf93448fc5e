"""Positions that people edit: what may be written in them, and how they look."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from warhost.server.protocol.values import Plain, Strict


class FieldInfo(Plain):
    """A field of a game's state. `shape` says what may be written in it (see `core/schema.py`): its form, and domains by their
    keys. With `per_seat` there is one of them a seat, under the side that sits there.
    Words of those that can be edited: `<game>-field-<name>`."""

    name: str
    per_seat: bool
    seen: str
    shape: dict[str, Any]


class DomainInfo(Plain):
    """Things of one kind, by their ids. Words: `<game>-<kind>-<id>`."""

    kind: str
    ids: list[str]


class GameFields(Plain):
    """What a position of a game may say."""

    game: str
    revision: int
    fields: list[FieldInfo]
    domains: dict[str, DomainInfo]


class LookWish(Strict):
    """A position that somebody wants to see; or none: then the beginning of a game with so many seats."""

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    position: dict[str, Any] | None = None
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    """Only without a position; as many as sit there at most unless told."""
    options: dict[str, Annotated[str, Meta(max_length=200_000)]] = field(default_factory=dict)
    """Only without a position, which has options of its own."""


class PositionLook(Plain):
    """A position as it is set up, complete, with nothing carried out yet. `view` has all secrets. `prompt` and `waiting`: what is
    asked of whom when play goes on; `over`: nothing, the game has ended."""

    position: dict[str, Any]
    view: dict[str, Any]
    prompt: str | None
    waiting: list[str]
    over: bool
