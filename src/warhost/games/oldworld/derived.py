"""What follows from the rest of the state and is asked for at every turn, so the rules keep it at hand:

- `standing`: by kind of figure, the set of regions in which one stands (or lies);
- `reserve`: by kind, how many are not on the board;
- `open_regions`: the set of regions with a card space that nothing lies on;
- `special_cards`: whether cards lie somewhere that concern every summons, play or battle (HOLDING, DEARER, EARLY_DICE), or
  that silence others (CHANGING), and whether house texts are left out (DOCUMENTED);
- `rules`: the standing rules of the Old World track by kind.

Whoever changes figures, card spaces or the track does so by the functions here."""

from __future__ import annotations

from typing import Final

from warhost.games.oldworld.cards.old_world_text import NO_RULES, Op, old_world_cards
from warhost.games.oldworld.components import (
    ALL_REGIONS,
    CHAOS,
    FIGURE_COUNT,
    N_CHAOS,
    N_KINDS,
    N_REGIONS,
    by_card,
    flagged,
)
from warhost.games.oldworld.options import CARDS_OPTION, documented_only
from warhost.games.oldworld.state import OldWorld

CHANGER_OF_WAYS: Final = CHAOS.index["changer_of_ways"]
DERIVED: Final = ("standing", "reserve", "open_regions", "special_cards", "rules")

FORBIDS_LEAVING: Final = flagged("field_of_carnage")
EXTRA_COST: Final = by_card("standing", "extra_cost")
EARLY_CARD_DICE: Final = by_card("battle_start", "dice")

HOLDING: Final = 1
DEARER: Final = 2
EARLY_DICE: Final = 4
CHANGING: Final = 8
DOCUMENTED: Final = 16
SPECIAL: Final = [
    (HOLDING if FORBIDS_LEAVING[card] else 0)
    | (DEARER if EXTRA_COST[card] else 0)
    | (EARLY_DICE if EARLY_CARD_DICE[card] else 0)
    | (CHANGING if card == CHANGER_OF_WAYS else 0)
    for card in range(N_CHAOS)
] + [0, 0]
"""By what lies on a card space: what is special about it."""
RIGHT_SPACES: Final = tuple(range(1, N_REGIONS * 2, 2))


def derive(s: OldWorld) -> None:
    """Works all of it out anew."""
    s.standing = [0] * N_KINDS
    s.reserve = FIGURE_COUNT[:]
    for at, number in enumerate(s.figures):
        if number:
            s.standing[at % N_KINDS] |= 1 << at // N_KINDS
            s.reserve[at % N_KINDS] -= number
    lay_out(s, s.spaces)
    set_track(s, s.track)


def add_figure(s: OldWorld, region: int, kind: int) -> None:
    s.figures[region * N_KINDS + kind] += 1
    s.reserve[kind] -= 1
    s.standing[kind] |= 1 << region


def remove_figure(s: OldWorld, region: int, kind: int) -> None:
    at = region * N_KINDS + kind
    s.figures[at] -= 1
    s.reserve[kind] += 1
    if not s.figures[at]:
        s.standing[kind] ^= 1 << region


def lay_on_space(s: OldWorld, region: int, card: int) -> None:
    """On the left space, or on the right one if the left is taken (OW 7.2)."""
    spaces = s.spaces[:]
    at = region * 2
    if spaces[at] < 0:
        spaces[at] = card
        full = spaces[at + 1] >= 0
    else:
        spaces[at + 1] = card
        full = True
    s.spaces = spaces
    s.special_cards |= SPECIAL[card]
    if full:
        s.open_regions &= ~(1 << region)


def lay_out(s: OldWorld, spaces: list[int]) -> None:
    """This is how the card spaces are from now on."""
    s.spaces = spaces
    regions = ALL_REGIONS
    special = DOCUMENTED if s.options and documented_only(s) else 0
    for right in RIGHT_SPACES:
        left_card, right_card = spaces[right - 1], spaces[right]
        if left_card >= 0 or right_card >= 0:
            special |= SPECIAL[left_card] | SPECIAL[right_card]
            if left_card >= 0 and right_card >= 0:
                regions ^= 1 << (right >> 1)
    s.open_regions = regions
    s.special_cards = special


def set_track(s: OldWorld, track: list[int]) -> None:
    """These two cards (or -1) lie on the track from now on."""
    s.track = track
    s.rules = _standing_rules(s.options[CARDS_OPTION], track[0], track[1]) if s.options else NO_RULES


_STANDING_RULES: Final[dict[tuple[str, int, int], list[list[Op]]]] = {}
_MOST_TRACKS: Final = 5_000


def _standing_rules(setting: str, first: int, second: int) -> list[list[Op]]:
    if first < 0 and second < 0:
        return NO_RULES
    key = (setting, first, second)
    rules = _STANDING_RULES.get(key)
    if rules is None:
        rules = old_world_cards(setting).standing(first, second)
        if len(_STANDING_RULES) == _MOST_TRACKS:
            _STANDING_RULES.clear()
        _STANDING_RULES[key] = rules
    return rules
