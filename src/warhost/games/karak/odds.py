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


class Fighter:
    """A hero as he would fight now, for as many fights as one wants to know about."""

    def __init__(self, s: Karak, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.dice = own_dice(s, seat)
        self.bonus = own_bonus(s, seat, False)
        self.bonus_moved = own_bonus(s, seat, True)
        self.extra = extra_strength(s, seat)
        self.strikes_twice = has(s, seat, SECOND_STRIKE)

    def win_chance(self, here: int, moved: bool, extra: bool = True) -> float:
        """The chance to win on that hex as things stand; `moved`: after a move onto enemies that are there. With `extra`
        missiles, thrown weapons and Cannonade are counted in."""
        needed = needed_by(self.s, self.seat, here)
        if needed == 0:
            return 1.0
        bonus = (self.bonus_moved if moved else self.bonus) + (self.extra if extra else 0)
        return self.s.printed.dice.at_least(self.dice, needed - bonus, self.strikes_twice)

    def beats(self, strength: int) -> float:
        """The chance to win against so much strength, with everything that can be added."""
        return self.s.printed.dice.at_least(self.dice, strength - self.bonus - self.extra, self.strikes_twice)

    def swords(self) -> float:
        """How many the dice show on the average."""
        return self.s.printed.dice.expected_swords(self.dice)


def win_chance(s: Karak, seat: int, here: int, moved: bool) -> float:
    """The chance of this hero to win one fight."""
    return Fighter(s, seat).win_chance(here, moved)


def extra_strength(s: Karak, seat: int) -> int:
    """What the player could add after the roll."""
    more = 0
    for item in s.spells[seat]:
        more += ITEM_STRENGTH[item]
    if has(s, seat, CANNONADE):
        more += min(markers(s, seat), CANNONADE_MOST[ability_with(s, seat, CANNONADE)]) // 2
    return more
