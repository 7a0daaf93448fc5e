"""Replays, stories and verification by REST, and changes of a view."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct

from warhost.server.protocol.values import Plain, Refusal


class ReplayStep(Plain):
    """The table after so many decisions (0: after the set-up). The first step of an answer has the whole `view`, the
    others the `changes` from the step before. Seat, key and dice of the decision are there if the viewer may know them."""

    step: int
    seat: str | None
    key: str | None
    dice: list[int]
    events: list[dict[str, Any]]
    view: dict[str, Any] | None
    changes: list[Change]


class Replay(Plain):
    """Steps `first` … of `total` decisions, through the eyes of `viewer`."""

    table: str
    game: str
    revision: int
    viewer: str
    total: int
    steps: list[ReplayStep]


class Change(Struct, omit_defaults=True):
    """Set what lies at `path` to `value`, or remove it when `gone`."""

    path: list[str | int]
    value: Any = UNSET
    gone: bool = False


class StoryPoint(Plain):
    """Points after this decision; only decisions that changed them are listed."""

    step: int
    scores: dict[str, int]


class Story(Plain):
    """How the points came about."""

    viewer: str
    total: int
    points: list[StoryPoint]


class Verification(Plain):
    """What anybody needs to check the dice: the commitment made before the first die, and the seed after the last.
    `verified` is the server's own full replay; anyone can repeat it with `warhost verify` on the record."""

    commitment: str
    seed: str | None
    over: bool
    verified: bool | None
    """Null while the game runs."""
    problem: Refusal | None
    dice: list[Dice]


class Dice(Plain):
    """What was rolled in one decision."""

    step: int
    dice: list[int]
