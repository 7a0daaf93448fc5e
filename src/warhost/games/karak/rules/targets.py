"""Whom hordes hunt (KA 19.5 to 19.10)."""

from __future__ import annotations

from typing import Final

from warhost.core.chance import roll
from warhost.core.domain import NONE
from warhost.core.engine import emit
from warhost.games.karak import events, purposes
from warhost.games.karak.components import N_HORDES, SWORDS, TARGET_ORDER
from warhost.games.karak.rules.players import merits
from warhost.games.karak.state import Karak, changed

FALLEN_CITIES: Final = N_HORDES


def find_targets(s: Karak) -> None:
    """Every horde without a target looks for one, in the order they came (KA 19.10)."""
    for horde in s.horde_order:
        if s.foes[horde] != NONE and s.targets[horde] == NONE:
            find_target(s, horde)


def find_target(s: Karak, horde: int) -> None:
    hunted = [seat for seat in range(s.seats) if may_be_hunted(s, seat)]
    if hunted:
        seat = _most_wanted(s, horde, hunted)
        s.targets = changed(s.targets, horde, s.sides[seat])
        emit(s, events.TARGET_CHOSEN, horde, seat)
    elif len(s.horde_order) == FALLEN_CITIES:
        drop_horde(s, horde)
        emit(s, events.HORDE_LEFT, horde)
    else:
        emit(s, events.HORDE_WAITS, horde)


def may_be_hunted(s: Karak, seat: int) -> bool:
    """KA 19.5, 19.9, 24.4."""
    hero = s.sides[seat]
    return s.cities[seat] != NONE and hero not in s.targets and s.plague != hero


def _most_wanted(s: Karak, horde: int, seats: list[int]) -> int:
    """KA 19.6 to 19.8."""
    ranks = [wanted(s, seat) for seat in seats]
    highest = max(ranks)
    level = [seat for seat, rank in zip(seats, ranks, strict=True) if rank == highest]
    while len(level) > 1:
        faces = [
            s.printed.faces[roll(s, purposes.TARGET_DICE.at(s.round, seat, horde)) - 1] for seat in level
        ]
        emit(s, events.TARGET_ROLLED, horde, level[:], faces)
        fewest = min(SWORDS[face] for face in faces)
        level = [seat for seat, face in zip(level, faces, strict=True) if SWORDS[face] == fewest]
    return level[0]


def wanted(s: Karak, seat: int) -> list[int]:
    """The highest is hunted."""
    return merits(s, seat, TARGET_ORDER)


def drop_horde(s: Karak, horde: int) -> None:
    """The counter and the token leave the board."""
    s.foes = changed(s.foes, horde, NONE)
    s.targets = changed(s.targets, horde, NONE)
    s.hordes = changed(s.hordes, horde, 0)
