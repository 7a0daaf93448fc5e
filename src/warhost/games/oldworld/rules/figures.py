"""Figures: counting, placing, moving and removing pieces, with all that clings to them (OW 1.9, 16, 17.12)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from warhost.core.domain import NONE
from warhost.games.oldworld.components import (
    ARRIVED,
    CONTROLLED,
    HELD,
    MEMBERS,
    N_CLASSES,
    N_KINDS,
    N_REGIONS,
    ON_SPACE,
    PIECE_CONTROLLER,
    PIECE_KIND,
    PIECE_MARKS,
    PIECE_OWNER,
    POWER_KINDS,
    SHIELDED,
    SLAANESH,
    marked,
    unmarked,
)
from warhost.games.oldworld.derived import add_figure, lay_out, remove_figure
from warhost.games.oldworld.state import LAID, REGION_SHIFT, OldWorld

PIECE: Final = LAID - 1
"""The part of an entry of `marked` that is the piece."""


# Counting


def in_reserve(s: OldWorld, kind: int) -> int:
    return s.reserve[kind]


def controlled_in(s: OldWorld, region: int) -> list[int]:
    """The pieces in a region that Slaanesh controls, laid down or not; nearly always none."""
    if not s.marked:
        return _NO_PIECES
    return [
        entry & PIECE
        for entry in s.marked
        if entry >> REGION_SHIFT == region and PIECE_MARKS[entry & PIECE] & CONTROLLED
    ]


_NO_PIECES: Final[list[int]] = []


def army_of(s: OldWorld, region: int, power: int) -> list[int]:
    """How many figures of each kind a power controls in a region, laid down or not; a list over all kinds (OW 16.1)."""
    army = [0] * N_KINDS
    for kind in MEMBERS[POWER_KINDS[power]]:
        army[kind] = s.figures[region * N_KINDS + kind]
    for piece in controlled_in(s, region):
        if power == SLAANESH:
            army[PIECE_KIND[piece]] += 1
        elif PIECE_OWNER[piece] == power:
            army[PIECE_KIND[piece]] -= 1
    return army


def count_of(s: OldWorld, region: int, power: int, figure_class: int = NONE) -> int:
    """How many figures a power controls in a region, of one class or of all (NONE)."""
    if controlled_in(s, region):
        army = army_of(s, region, power)
        return sum(army) if figure_class < 0 else sum(army[figure_class::N_CLASSES])
    figures = s.figures
    at = region * N_KINDS + power * N_CLASSES
    if figure_class < 0:
        return figures[at] + figures[at + 1] + figures[at + 2]
    return figures[at + figure_class]


def occupied_by(s: OldWorld, power: int) -> int:
    """The regions in which a power controls a figure, laid down or not."""
    occupied = 0
    for region in range(N_REGIONS):
        if count_of(s, region, power) > 0:
            occupied |= 1 << region
    return occupied


def pieces_in(s: OldWorld, region: int) -> list[int]:
    """The different pieces that stand in a region; figures that were laid down do not."""
    plain = s.kinds_in[region]
    special: list[int] = []
    for entry in s.marked:
        if entry >> REGION_SHIFT == region:
            piece = entry & PIECE
            if not count_unmarked(s, region, PIECE_KIND[piece]):
                plain &= ~(1 << PIECE_KIND[piece])
            if not entry & LAID and piece not in special:
                special.append(piece)
    return MEMBERS[plain] + special


def pieces_of(s: OldWorld, region: int, power: int) -> list[int]:
    """The different pieces that a power controls in a region (OW 16.1, 16.3)."""
    return [piece for piece in pieces_in(s, region) if PIECE_CONTROLLER[piece] == power]


def count_unmarked(s: OldWorld, region: int, kind: int) -> int:
    """How many figures of a kind stand in a region to which nothing has happened."""
    number = s.figures[region * N_KINDS + kind]
    for entry in s.marked:
        if entry >> REGION_SHIFT == region and PIECE_KIND[entry & PIECE] == kind:
            number -= 1
    return number


# Changing


def _add_marked(s: OldWorld, entry: int) -> None:
    entries = s.marked[:]
    insort(entries, entry)
    s.marked = entries


def _remove_marked(s: OldWorld, entry: int) -> None:
    entries = s.marked[:]
    entries.remove(entry)
    s.marked = entries


def put_piece(s: OldWorld, region: int, piece: int) -> None:
    add_figure(s, region, PIECE_KIND[piece])
    if piece >= N_KINDS:
        _add_marked(s, region << REGION_SHIFT | piece)


def take_piece(s: OldWorld, region: int, piece: int) -> None:
    """Lift a standing piece off the board, back to its owner's reserve (OW 1.9, 16.5)."""
    remove_figure(s, region, PIECE_KIND[piece])
    if piece >= N_KINDS:
        _remove_marked(s, region << REGION_SHIFT | piece)
        if PIECE_MARKS[piece] & ON_SPACE:
            leave_space(s, region)


def lay_down(s: OldWorld, region: int, piece: int) -> None:
    """OW 9.9: killed, but still on the board until all have rolled."""
    if piece >= N_KINDS:
        _remove_marked(s, region << REGION_SHIFT | piece)
    _add_marked(s, region << REGION_SHIFT | LAID | piece)


def remove_laid_down(s: OldWorld, region: int) -> None:
    """OW 9.16."""
    kept: list[int] = []
    for entry in s.marked:
        if entry >> REGION_SHIFT == region and entry & LAID:
            piece = entry & PIECE
            # OW 9.16, 16.5
            remove_figure(s, region, PIECE_KIND[piece])
            if PIECE_MARKS[piece] & ON_SPACE:
                leave_space(s, region)
        else:
            kept.append(entry)
    s.marked = kept


def add_mark(s: OldWorld, region: int, piece: int, mark: int) -> None:
    if piece >= N_KINDS:
        _remove_marked(s, region << REGION_SHIFT | piece)
    _add_marked(s, region << REGION_SHIFT | marked(piece, mark))


def drop_mark(s: OldWorld, mark: int) -> None:
    """Take a mark off all figures that bear it."""
    kept: list[int] = []
    for entry in s.marked:
        piece = unmarked(entry & PIECE, mark)
        if piece >= N_KINDS or entry & LAID:
            kept.append((entry & ~PIECE) | piece)
    kept.sort()
    s.marked = kept


def drop_arrivals(s: OldWorld) -> None:
    """Free arrivals matter only while figures are summoned."""
    drop_mark(s, ARRIVED)


def drop_shields(s: OldWorld) -> None:
    """Warp Shield helps only in battle, so it is laid aside after the last one."""
    drop_mark(s, SHIELDED)


def drop_control(s: OldWorld) -> None:
    """OW 16.6."""
    drop_mark(s, CONTROLLED)


def leave_space(s: OldWorld, region: int) -> None:
    """A Horror that stood on a card space there is gone."""
    spaces = s.spaces[:]
    at = region * 2
    spaces[at if spaces[at] == HELD else at + 1] = -1
    lay_out(s, spaces)


def powers_with_figures(s: OldWorld, region: int, figure_class: int = NONE) -> list[int]:
    """The seats that control such a figure in the region, in power order."""
    return [seat for seat in range(s.seats) if count_of(s, region, s.sides[seat], figure_class) > 0]
