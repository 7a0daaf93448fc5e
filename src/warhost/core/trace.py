"""Events tell the story: typed, with a visibility. A state writes them only while it has a trace; simulations have none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from warhost.core.domain import SEAT, Domain

EVERYBODY: Final = 0xFFFFFFFF
SPECTATOR: Final = -1
"""The viewer who sits at no seat."""


def audience_of(viewer: int) -> int:
    """The bit of one viewer in an audience."""
    return 1 << (31 if viewer == SPECTATOR else viewer)


RESERVED: Final = ("kind", "number", "decision")
"""What every event carries when it is told (`Match.events`)."""


class Several:
    """An argument of an event that is a list: `several_of(CARDS)`."""

    def __init__(self, domain: Domain | None) -> None:
        self.domain = domain


def several_of(domain: Domain | None) -> Several:
    return Several(domain)


class EventKind:
    """One kind of event, with its named arguments: things of a domain, plain numbers (None), or lists of either. Made by
    `Events.add`."""

    def __init__(self, name: str, args: Mapping[str, Domain | Several | None]) -> None:
        self.name = name
        self.args: tuple[tuple[str, Domain | None], ...] = tuple(
            (arg, what.domain if isinstance(what, Several) else what) for arg, what in args.items()
        )
        taken = [arg for arg, _ in self.args if arg in RESERVED]
        if taken:
            raise ValueError(f"event {name}: {', '.join(taken)} belongs to every event")

    def __repr__(self) -> str:
        return f"<event {self.name}>"


class Events:
    """All kinds of events of a game, each declared once."""

    def __init__(self) -> None:
        self.all: list[EventKind] = []
        self.by_name: dict[str, EventKind] = {}

    def add(self, name: str, /, **args: Domain | Several | None) -> EventKind:
        if name in self.by_name:
            raise ValueError(f"there is an event {name} already")
        kind = EventKind(name, args)
        self.all.append(kind)
        self.by_name[name] = kind
        return kind


Value = int | list[int]
Event = tuple[EventKind, int, tuple[Value, ...]]
"""Kind, audience, arguments."""


class Trace:
    """What a running game writes down beside its state: events, dice, and how often each component was used.
    A simulation that only counts sets `telling` to False and spares itself the events."""

    def __init__(self, components: int = 0, telling: bool = True) -> None:
        self.telling = telling
        self.events: list[Event] = []
        self.rolls: list[int] = []
        self.used: list[int] = [0] * components


def describe(seat_ids: Sequence[str], event: Event) -> dict[str, object]:
    """An event as people and programs outside read it: its kind and its named arguments as ids."""
    kind = event[0]
    told: dict[str, object] = {"kind": kind.name}
    for (name, domain), value in zip(kind.args, event[2], strict=True):
        told[name] = _named(domain, seat_ids, value)
    return told


def _named(domain: Domain | None, seat_ids: Sequence[str], value: Value) -> object:
    if isinstance(value, list):
        return [_named(domain, seat_ids, each) for each in value]
    if domain is None:
        return value
    if value < 0:
        return None
    return seat_ids[value] if domain is SEAT else domain.ids[value]
