"""How a fight may come out: exact chances from the faces of the dice (dice_chances.py).

The chance to win supposes that the player wants nothing but to win: Hunger costs no swords (the Minotaur that shows it
has none), nothing is ignored that feeds Venom, and Second Strike is used exactly where the first throw does not do."""

from __future__ import annotations

from warhost.games.karak.rules.fight import (
    CANNONADE,
    CANNONADE_MOST,
    ITEM_STRENGTH,
    SECOND_STRIKE,
    needed_by,
    own_bonus,
    own_dice,
)
from warhost.games.karak.rules.players import ability_with, has, markers
from warhost.games.karak.state import Karak


def win_chance(s: Karak, seat: int, here: int, moved: bool, extra: bool = True) -> float:
    """The chance of this hero to win on that hex as things stand; `moved`: after a move onto enemies that are there.
    With `extra` missiles, thrown weapons and Cannonade are counted in."""
    needed = needed_by(s, seat, here)
    if needed == 0:
        return 1.0
    bonus = own_bonus(s, seat, moved) + (extra_strength(s, seat) if extra else 0)
    return s.printed.dice.at_least(own_dice(s, seat), needed - bonus, has(s, seat, SECOND_STRIKE))


def extra_strength(s: Karak, seat: int) -> int:
    """What the player could add after the roll."""
    more = 0
    for item in s.spells[seat]:
        more += ITEM_STRENGTH[item]
    if has(s, seat, CANNONADE):
        more += min(markers(s, seat), CANNONADE_MOST[ability_with(s, seat, CANNONADE)]) // 2
    return more
