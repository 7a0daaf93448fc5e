"""Into tables of which sizes so many entrants are parted. Pure."""

from __future__ import annotations

from collections.abc import Collection


def table_sizes(entrants: int, wanted: int, allowed: Collection[int]) -> list[int]:
    """As few as can be sit out; then as many tables as can be have the wanted size. The largest come first; nobody has a
    table where even the smallest cannot be filled."""
    smaller = sorted((size for size in allowed if size < wanted), reverse=True)
    for sitting in range(entrants, 1, -1):
        for whole in range(sitting // wanted, -1, -1):
            rest = _parted(sitting - whole * wanted, smaller)
            if rest is not None:
                return [wanted] * whole + rest
    return []


def _parted(entrants: int, sizes: list[int]) -> list[int] | None:
    """Into tables of exactly these sizes, as few tables as can be."""
    best: dict[int, list[int]] = {0: []}
    for count in range(1, entrants + 1):
        options = [[size, *best[count - size]] for size in sizes if count - size in best]
        if options:
            best[count] = min(options, key=len)
    found = best.get(entrants)
    return None if found is None else sorted(found, reverse=True)
