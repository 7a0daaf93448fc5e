"""The owner's box, as REST tells of it: what may be printed differently in somebody's copy, and what they bring."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from warhost.server.protocol.values import Plain, Strict


class BoxPlace(Plain):
    """One field of one component: what we print, where that comes from, and what can stand there (`shape`, with its bounds).
    The component is named by `<game>-<kind>-<component>`. `doubtful`: an owner should look at it. `option`: the table option
    by which another reading of it is played, or nothing."""

    kind: str
    component: str
    field: str
    shape: dict[str, Any]
    value: Any
    source: str
    doubtful: bool
    option: str


class BoxInfo(Plain):
    game: str
    places: list[BoxPlace]


class BoxFile(Strict):
    """A file of corrections."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    text: Annotated[str, Meta(max_length=50_000)]


class BoxFiles(Strict):
    files: Annotated[list[BoxFile], Meta(min_length=1, max_length=8)]


class BoxCorrection(Plain):
    kind: str
    component: str
    field: str
    value: Any


class BoxNote(Plain):
    """What an owner says of a component in plain words."""

    kind: str
    component: str
    note: str


class BoxRead(Plain):
    """Several files as one, later ones before earlier ones. `option` is the value of the table option `box`; `contradictions`
    are sentences in English about what two of them say differently."""

    option: str
    corrections: list[BoxCorrection]
    notes: list[BoxNote]
    contradictions: list[str]
