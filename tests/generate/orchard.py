"""A small declaration for the tests of the generator: an orchard with one field of each sort."""

from __future__ import annotations

from typing import Final

from warhost.core.domain import NONE, Domain
from warhost.core.fields import (
    ALL,
    NOBODY,
    OWNER,
    Counts,
    Derived,
    Each,
    Field,
    Flag,
    Grid,
    Items,
    ListOf,
    Members,
    Number,
    Numbers,
    One,
    Pairs,
)

__all__ = ["FIELDS", "RIPE", "ripest"]

CLASS: Final = "Orchard"
FARMS: Final = Domain("farm", ["red", "blue"])
FRUITS: Final = Domain("fruit", ["apple", "pear"])
TREES: Final = Domain("old_tree", ["oak", "elm", "ash"])
RIPE: Final = 1


class Basket:
    """Something that no codec knows."""


def ripest(fruits: list[int]) -> int:
    return max(fruits)


def baskets_for(seats: int) -> int:
    return seats * 2


FIELDS: Final = (
    Field("day", Number(0, 9)),
    Field("rainy", Flag()),
    Field("best", One(FRUITS)),
    Field("weather", One(FRUITS), default=RIPE),
    Field("baskets", Number(0, 99), default=baskets_for),
    Field("fallen", Members(TREES)),
    Field("picked", Pairs(TREES, FRUITS)),
    Field("pile", Items(FRUITS), NOBODY, counted=True, doc="What nobody has looked at yet."),
    Field("signs", Numbers(), shared=True),
    Field("crop", Grid(TREES, FRUITS)),
    Field("guards", Each(TREES, One(FRUITS), NONE), shared=True),
    Field("points", Number(0, 99), per_seat=True),
    Field("strength", Number(1, 9), per_seat=True, default=3),
    Field("hands", Items(FRUITS), OWNER, per_seat=True, counted=True),
    Field("stores", Counts(FRUITS), ALL, per_seat=True, default=[4, 0], shared_rows=True),
    Field("known", ListOf(Items(FRUITS)), OWNER, per_seat=True),
)
DERIVED: Final = (
    Derived("heights", list[int], [0, 0, 0], doc="By tree."),
    Derived("held", list[list[Basket]], [[], []], shared=True),
)
