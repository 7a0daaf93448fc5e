"""Domains: ordered sets of ids. Inside the engine a thing is a small int, outside it is its id; a domain joins the two. A set
of things is a bit mask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SHOWN: Final = 4
"""As many things as the printed form of a domain lists."""
NONE: Final = -1
"""No thing, or a thing that the viewer may not know."""


class Domain:
    """Ids of one kind of thing, in a fixed order: `REGIONS.ids[3] == "empire"`, `REGIONS.index["empire"] == 3`."""

    def __init__(self, name: str, ids: Sequence[str]) -> None:
        self.name = name
        self.ids: tuple[str, ...] = tuple(ids)
        self.index: dict[str, int] = {thing: number for number, thing in enumerate(self.ids)}
        if len(self.index) != len(self.ids):
            raise ValueError(f"domain {name}: an id occurs twice")

    def __len__(self) -> int:
        return len(self.ids)

    def __repr__(self) -> str:
        shown = [*self.ids[:SHOWN], f"… {len(self.ids)} in all"] if len(self.ids) > SHOWN else self.ids
        return f"<domain {self.name}: {', '.join(shown) or 'empty'}>"


def numbers(name: str, highest: int, lowest: int = 0) -> Domain:
    """The numbers lowest..highest as a domain, for counts inside option keys and numbered places."""
    return Domain(name, [str(n) for n in range(lowest, highest + 1)])


SEAT: Final = Domain("seat", ())
"""Stands for "a seat of this table" in events and prompts; its ids are the sides that sit there."""

_MEMBERS: Final[dict[int, list[int]]] = {}


def members(mask: int) -> list[int]:
    """The things of a set, in ascending order. Each list is made once and never changed."""
    known = _MEMBERS.get(mask)
    if known is None:
        known = [number for number in range(mask.bit_length()) if mask >> number & 1]
        _MEMBERS[mask] = known
    return known
