"""Figures: where they are, what they are worth together, how they get from one place to another (BR 1.8 to 1.13)."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.domain import NONE
from warhost.core.operations import Operation
from warhost.games.bloodrage.components import (
    CARD_MONSTER,
    COUNTS_IN,
    FIRST_FJORD,
    FIRST_MONSTER,
    FIRST_MONSTER_SLOT,
    FJORD_OF,
    LEADER,
    LEADER_SLOT,
    LEADER_STRENGTH,
    MOST_RAGE,
    N_CARDS,
    N_GROUNDS,
    N_KINDS,
    N_OUTER,
    N_PROVINCES,
    PRINTED_STRENGTH,
    PROVINCE_BIT,
    REACH,
    RESERVE,
    SECOND_MONSTER_SLOT,
    SHIP,
    SHIP_SLOT,
    SHIP_STRENGTH,
    SINGLE_WARRIOR_STRENGTH,
    VALHALLA,
    WARRIOR,
    WARRIOR_SLOT,
    WARRIORS,
    YGGDRASIL,
)
from warhost.games.bloodrage.operations import (
    MONSTER_OPERATIONS,
    UPGRADE_OPERATIONS,
    UpgradeOperation,
)
from warhost.games.bloodrage.state import BloodRage

WARRIOR_PAIRS: Final = UPGRADE_OPERATIONS.add(
    UpgradeOperation("warrior_pairs", ["warrior"], pair=number(0, 40))
)
"""BR 17.5, 17.7: two Warriors in one province fight with this strength."""
INVADE_YGGDRASIL: Final = MONSTER_OPERATIONS.add(
    Operation("invade_yggdrasil", strength=number(0, 20), cost=number(0, MOST_RAGE))
)
"""BR 19.8, 19.9: the figure may invade Yggdrasil, and has another strength there."""


def _warrior_strengths(card: int) -> list[int]:
    """BR 17.5 to 17.7: the strength of so many Warriors in one province."""
    single = SINGLE_WARRIOR_STRENGTH[card]
    pair = WARRIOR_PAIRS.numbers("pair")[card] if WARRIOR_PAIRS.having[card] else single * 2
    return [warriors // 2 * pair + warriors % 2 * single for warriors in range(WARRIORS + 1)]


WARRIOR_STRENGTH: Final = [_warrior_strengths(card) for card in range(len(SINGLE_WARRIOR_STRENGTH))]
"""By the card on the Warrior slot and the number of Warriors."""


def _strengths(kind: int) -> list[int]:
    """BR 19.5, 19.8: of a Monster, wherever it stands; no other card changes it."""
    strengths = [PRINTED_STRENGTH[kind]] * N_GROUNDS
    if INVADE_YGGDRASIL.having[kind]:
        strengths[YGGDRASIL] = INVADE_YGGDRASIL.numbers("strength")[kind]
    return strengths


STRENGTH: Final = [_strengths(kind) for kind in range(N_KINDS)]
"""By kind and ground; Warriors are reckoned together (WARRIOR_STRENGTH)."""


def move_figure(s: BloodRage, seat: int, kind: int, source: int, to: int) -> None:
    """From any place to any other; the only way a figure ever changes its place."""
    if kind == WARRIOR:
        warriors = s.warriors[seat][:]
        warriors[source] -= 1
        warriors[to] += 1
        s.warriors[seat] = warriors
        _note_warbands(s, seat, source, to)
    elif kind == LEADER:
        s.leaders[seat] = to
    elif kind == SHIP:
        s.ships[seat] = to
    else:
        s.monsters[kind - FIRST_MONSTER] = to
    if source < N_OUTER:
        s.free[source] += 1
        s.open_provinces |= 1 << source
    if to < N_OUTER:
        s.free[to] -= 1
        if not s.free[to]:
            s.open_provinces &= ~(1 << to)


def _note_warbands(s: BloodRage, seat: int, source: int, to: int) -> None:
    """A Warrior has gone from there to here."""
    before = s.warbands[seat]
    now = before | PROVINCE_BIT[to]
    if not s.warriors[seat][source]:
        now &= ~PROVINCE_BIT[source]
    if now != before:
        warbands = s.warbands[:]
        warbands[seat] = now
        s.warbands = warbands


def _monsters_on(first: int, second: int) -> list[int]:
    return [CARD_MONSTER[card] for card in (first, second) if card != NONE]


_CARD_OR_NONE: Final = [*range(N_CARDS), NONE]
_MONSTERS_ON: Final = [[_monsters_on(first, second) for second in _CARD_OR_NONE] for first in _CARD_OR_NONE]
"""By the cards on the two slots for Monsters; NONE is the last, and so it is found by its number."""


def monsters_of(s: BloodRage, seat: int) -> list[int]:
    """BR 8.8: the kinds of the Monsters of a clan. The list is only read."""
    sheet = s.sheets[seat]
    return _MONSTERS_ON[sheet[FIRST_MONSTER_SLOT]][sheet[SECOND_MONSTER_SLOT]]


def kinds_at(s: BloodRage, seat: int, place: int) -> list[int]:
    """Which kinds of figures a clan has there, each once."""
    kinds: list[int] = []
    if s.leaders[seat] == place:
        kinds.append(LEADER)
    if s.warriors[seat][place]:
        kinds.append(WARRIOR)
    if s.ships[seat] == place:
        kinds.append(SHIP)
    for kind in monsters_of(s, seat):
        if s.monsters[kind - FIRST_MONSTER] == place:
            kinds.append(kind)  # noqa: PERF401 (mostly there are none, and looking for them is all that it costs)
    return kinds


def figures_at(s: BloodRage, seat: int, place: int) -> list[int]:
    """All figures of a clan there, by kind."""
    figures: list[int] = []
    for kind in kinds_at(s, seat, place):
        figures += [kind] * (s.warriors[seat][place] if kind == WARRIOR else 1)
    return figures


def number_at(s: BloodRage, seat: int, place: int) -> int:
    """How many figures a clan has there."""
    number = s.warriors[seat][place]
    if s.leaders[seat] == place:
        number += 1
    if s.ships[seat] == place:
        number += 1
    for kind in monsters_of(s, seat):
        if s.monsters[kind - FIRST_MONSTER] == place:
            number += 1
    return number


def host_of(s: BloodRage, seat: int, province: int) -> list[int]:
    """All figures of a clan in a province and its fjord (BR 1.9, 1.10)."""
    host = figures_at(s, seat, province)
    fjord = FJORD_OF[province]
    if fjord >= 0:
        host += kinds_at(s, seat, fjord)
    return host


def host_sizes(s: BloodRage, seat: int) -> list[int]:
    """By province, how many figures `host_of` finds."""
    numbers = s.warriors[seat][:N_PROVINCES]
    singles = [s.leaders[seat], s.ships[seat]]
    singles += [s.monsters[kind - FIRST_MONSTER] for kind in monsters_of(s, seat)]
    for place in singles:
        if place < RESERVE:
            for province in COUNTS_IN[place]:
                numbers[province] += 1
    return numbers


def occupied(s: BloodRage, seat: int) -> int:
    """The provinces in which a clan has a figure; ships are in none (BR 7.5)."""
    mask = s.warbands[seat] | PROVINCE_BIT[s.leaders[seat]]
    for kind in monsters_of(s, seat):
        mask |= PROVINCE_BIT[s.monsters[kind - FIRST_MONSTER]]
    return mask


def present(s: BloodRage, seat: int) -> int:
    """The provinces in which, or in whose fjord, a clan has a figure (`is_present`), destroyed ones included."""
    mask = s.warbands[seat] | REACH[s.leaders[seat]] | REACH[s.ships[seat]]
    for kind in monsters_of(s, seat):
        mask |= REACH[s.monsters[kind - FIRST_MONSTER]]
    return mask


def is_present(s: BloodRage, seat: int, province: int) -> bool:
    """Whether a clan has a figure in the province or its fjord (BR 10.10)."""
    fjord = FJORD_OF[province]
    if s.warriors[seat][province] or s.leaders[seat] == province or s.ships[seat] == fjord:
        return True
    for kind in monsters_of(s, seat):
        place = s.monsters[kind - FIRST_MONSTER]
        if place in (province, fjord):
            return True
    return False


def on_board(s: BloodRage, seat: int) -> int:
    """BR 1.13, 6.7, 8.8: figures in provinces, Yggdrasil and fjords, Monsters among them."""
    warriors = s.warriors[seat]
    number = WARRIORS - warriors[RESERVE] - warriors[VALHALLA]
    if s.leaders[seat] < RESERVE:
        number += 1
    if s.ships[seat] < RESERVE:
        number += 1
    for kind in monsters_of(s, seat):
        if s.monsters[kind - FIRST_MONSTER] < RESERVE:
            number += 1
    return number


def strength(s: BloodRage, seat: int, province: int) -> int:
    """BR 8.11, 11.9, 14.6: of a clan's figures in a province and its fjord."""
    sheet = s.sheets[seat]
    fjord = FJORD_OF[province]
    total = WARRIOR_STRENGTH[sheet[WARRIOR_SLOT]][s.warriors[seat][province]]
    if s.leaders[seat] == province:
        total += LEADER_STRENGTH[sheet[LEADER_SLOT]]
    if s.ships[seat] == fjord:
        total += SHIP_STRENGTH[sheet[SHIP_SLOT]]
    for kind in monsters_of(s, seat):
        place = s.monsters[kind - FIRST_MONSTER]
        if place in (province, fjord):
            total += STRENGTH[kind][place]
    return total


def strengths(s: BloodRage, seat: int) -> list[int]:
    """By province, the `strength` there; taking all at once spares much looking up."""
    sheet = s.sheets[seat]
    warriors, table = s.warriors[seat], WARRIOR_STRENGTH[sheet[WARRIOR_SLOT]]
    totals = [table[warriors[province]] for province in range(N_PROVINCES)]
    if s.leaders[seat] < FIRST_FJORD:
        totals[s.leaders[seat]] += LEADER_STRENGTH[sheet[LEADER_SLOT]]
    if s.ships[seat] < RESERVE:
        for province in COUNTS_IN[s.ships[seat]]:
            totals[province] += SHIP_STRENGTH[sheet[SHIP_SLOT]]
    for kind in monsters_of(s, seat):
        place = s.monsters[kind - FIRST_MONSTER]
        if place < RESERVE:
            for province in COUNTS_IN[place]:
                totals[province] += STRENGTH[kind][place]
    return totals


def has_most_strength(s: BloodRage, seat: int, province: int) -> bool:
    """BR 14.5: more than each other clan, and so at least 1."""
    own = strength(s, seat, province)
    return all(own > strength(s, other, province) for other in range(s.seats) if other != seat)
