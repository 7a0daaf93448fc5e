"""What follows from the rest of the state and is asked for at every turn, so the rules keep it at hand:

- `open_provinces`: the set of outer provinces with an empty village;
- `warbands`: by seat, the set of provinces in which a clan has Warriors;
- `printed`: the numbers of the box that is played with.

Figures change their places by `rules.figures.move_figure` alone; villages that fall with their province are closed here."""

from __future__ import annotations

from warhost.core.box import NOTHING
from warhost.games.bloodrage.components import N_PROVINCES, SEAT_COUNTS
from warhost.games.bloodrage.printed import printed_by
from warhost.games.bloodrage.settings import OWN_BOX
from warhost.games.bloodrage.state import BloodRage


def derive(s: BloodRage) -> None:
    """Works all of it out anew."""
    open_box(s)
    s.open_provinces = _set_of(s.free)
    warbands = [0] * SEAT_COUNTS[-1]
    for seat in range(s.seats):
        warbands[seat] = _set_of(s.warriors[seat][:N_PROVINCES])
    s.warbands = warbands


def open_box(s: BloodRage) -> None:
    """Lays out the box that was agreed on."""
    s.printed = printed_by(OWN_BOX.of(s) if s.settings else NOTHING)


def _set_of(numbers: list[int]) -> int:
    """The provinces that have any."""
    provinces = 0
    for province, number in enumerate(numbers):
        if number > 0:
            provinces |= 1 << province
    return provinces


def close_villages(s: BloodRage, province: int) -> None:
    """Nobody can go there any more."""
    s.free[province] = 0
    s.open_provinces &= ~(1 << province)
