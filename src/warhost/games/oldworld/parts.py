"""How marked figures and the hits of a battle in the Old World are told to a learning agent."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.parts import (
    MOST,
    CountsPart,
    Eyes,
    Part,
    Ready,
    Seating,
    joined,
    plain_codes,
    several_codes,
)
from warhost.games.oldworld.components import N_PIECES, PIECES, REGIONS

LAID: Final = 64
"""In an entry of `marked`: the figure was killed in the battle that is being fought and lies on its side."""
REGION_SHIFT: Final = 7

_HITS_AT_MOST: Final = 15
_MODES: Final = ("normal", "early", "parting")


class MarkedPart(Part):
    """How many figures of each piece stand, and lie, in each region."""

    def __init__(self) -> None:
        pieces = [*PIECES.ids, *(f"{piece}-laid" for piece in PIECES.ids)]
        super().__init__([f"{region}/{piece}" for region in REGIONS.ids for piece in pieces])
        self.ready: list[Ready] = []

    def lay(self, at: int) -> None:
        self.ready = several_codes(at, len(self.names))

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        entries: list[int] = value
        count = 0
        for place, entry in enumerate(entries):
            count += 1
            if place + 1 == len(entries) or entries[place + 1] != entry:  # equal ones stand side by side
                lit.append(self.ready[_place(entry)][min(count, MOST)])
                count = 0


def _place(entry: int) -> int:
    piece = entry & (LAID - 1)
    if entry & LAID:
        piece += N_PIECES
    return (entry >> REGION_SHIFT) * 2 * N_PIECES + piece


class HitModePart(Part):
    """What kind of hits are being assigned, and whom alone they may strike."""

    def __init__(self, seating: Seating) -> None:
        super().__init__([*_MODES, *(joined("only", chair) for chair in seating.chairs)])
        self.ready: Ready = []

    def lay(self, at: int) -> None:
        self.ready = plain_codes(at, len(self.names))

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        mode: int = value[0]
        only: int = value[1]
        lit.append(self.ready[mode])
        if only >= 0:
            lit.append(self.ready[len(_MODES) + eyes.chair(only)])


class SavedHitsPart(CountsPart):
    """How many hits are saved on each piece of each player."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(
            [f"{chair}/{piece}" for chair in seating.chairs for piece in PIECES.ids], 0, _HITS_AT_MOST
        )

    def collect(self, value: Any, eyes: Eyes, lit: Ready) -> None:
        entries: list[tuple[int, int, int]] = value
        saved: dict[int, int] = {}
        for seat, piece, hits in entries:
            place = eyes.chair(seat) * N_PIECES + piece
            saved[place] = saved.get(place, 0) + hits
        for place, hits in saved.items():
            lit.extend(self.ready[place][min(hits, _HITS_AT_MOST)])
