"""What follows from the rest of the state and is asked for at every turn, so the rules keep it at hand:

- `standing`: by kind of figure, the set of regions in which one stands (or lies);
- `kinds_in`: by region, the set of kinds of which a figure stands (or lies) there;
- `reserve`: by kind, how many are not on the board;
- `upgraded`: the set of kinds whose upgrade is in play;
- `costs`, `attacks`, `defences`: by kind, the printed number or that of the upgrade;
- `armed`: the set of kinds of figures that roll dice;
- `token_regions`: by kind of Old World token, the set of regions in which one lies;
- `corrupted`: by region, the corruption tokens of all powers;
- `open_regions`: the set of regions with a card space that nothing lies on;
- `texts`: by card space, the card there if its text works;
- `dear_spaces`: the card spaces with a text that makes others pay more for cards there;
- `special_cards`: whether cards lie somewhere that concern every summons, play or battle (HOLDING, EARLY_DICE), or that
  silence others (CHANGING), and whether house texts are left out (DOCUMENTED);
- `rules`: the standing rules of the Old World track by kind;
- `printed`: the numbers of the box that is played with.

Whoever changes figures, upgrades, tokens, corruption, card spaces or the track does so by the functions here."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number
from warhost.core.domain import NONE
from warhost.games.oldworld.cards.effects import of_card, standing_text
from warhost.games.oldworld.cards.old_world_text import Op
from warhost.games.oldworld.components import (
    ALL_REGIONS,
    CARD_HOUSE,
    FIGURE_COUNT,
    N_CHAOS,
    N_KINDS,
    N_POWERS,
    N_REGIONS,
    N_TOKENS,
    POWER_MAX,
    UPGRADE_OF,
)
from warhost.games.oldworld.printed import printed_by
from warhost.games.oldworld.settings import OWN_BOX, WHICH_CARDS, documented_only, old_world_cards_of
from warhost.games.oldworld.state import OldWorld

FORBIDS_LEAVING: Final = standing_text("forbid_leaving").having
RAISING_COST: Final = standing_text("raise_card_cost", by=number(1, POWER_MAX))
RAISES_COST: Final = RAISING_COST.having
EXTRA_COST: Final = of_card(RAISING_COST, "by")
EARLY_CARD_DICE: Final = standing_text("early_dice", dice=number(1, 12)).numbers("dice")
SILENCES: Final = standing_text("silence_others").having
"""Texts of Chaos cards that concern so much that it is kept at hand whether one lies anywhere: enemies may not leave the
region (OW 8.6), pay more for cards there (OW 8.27), the owner rolls dice before the others (OW 9.18), all other texts are
silent (OW 8.22)."""

HOLDING: Final = 1
DEARER: Final = 2
EARLY_DICE: Final = 4
CHANGING: Final = 8
DOCUMENTED: Final = 16
SILENCING: Final = CHANGING | DOCUMENTED
SPECIAL: Final = [
    (HOLDING if FORBIDS_LEAVING[card] else 0)
    | (DEARER if RAISES_COST[card] else 0)
    | (EARLY_DICE if EARLY_CARD_DICE[card] else 0)
    | (CHANGING if SILENCES[card] else 0)
    for card in range(N_CHAOS)
] + [0, 0]
"""By what lies on a card space: what is special about it."""
RIGHT_SPACES: Final = tuple(range(1, N_REGIONS * 2, 2))


def derive(s: OldWorld) -> None:
    """Works all of it out anew."""
    open_box(s)
    s.standing = [0] * N_KINDS
    s.kinds_in = [0] * N_REGIONS
    s.reserve = FIGURE_COUNT[:]
    for at, there in enumerate(s.figures):
        if there:
            region, kind = at // N_KINDS, at % N_KINDS
            s.standing[kind] |= 1 << region
            s.kinds_in[region] |= 1 << kind
            s.reserve[kind] -= there
    set_upgrades(s, s.upgrades)
    set_tokens(s, s.tokens)
    s.corrupted = [
        sum(s.corruption[region * N_POWERS : (region + 1) * N_POWERS]) for region in range(N_REGIONS)
    ]
    lay_out(s, s.spaces)
    set_track(s, s.track)


def open_box(s: OldWorld) -> None:
    """Lays out the box that was agreed on."""
    s.printed = printed_by(OWN_BOX.of(s))


def add_figure(s: OldWorld, region: int, kind: int) -> None:
    s.figures[region * N_KINDS + kind] += 1
    s.reserve[kind] -= 1
    s.standing[kind] |= 1 << region
    s.kinds_in[region] |= 1 << kind


def remove_figure(s: OldWorld, region: int, kind: int) -> None:
    at = region * N_KINDS + kind
    s.figures[at] -= 1
    s.reserve[kind] += 1
    if not s.figures[at]:
        s.standing[kind] ^= 1 << region
        s.kinds_in[region] ^= 1 << kind


def set_upgrades(s: OldWorld, upgrades: list[int]) -> None:
    """These upgrades are in play from now on; those of figures replace their printed numbers (OW 17.2)."""
    s.upgrades = upgrades
    s.upgraded = 0
    s.costs = [
        s.printed.cost_up[kind] if upgrades[UPGRADE_OF[kind]] else s.printed.cost[kind]
        for kind in range(N_KINDS)
    ]
    s.attacks = [
        s.printed.attack_up[kind] if upgrades[UPGRADE_OF[kind]] else s.printed.attack[kind]
        for kind in range(N_KINDS)
    ]
    s.defences = [
        s.printed.defence_up[kind] if upgrades[UPGRADE_OF[kind]] else s.printed.defence[kind]
        for kind in range(N_KINDS)
    ]
    s.armed = 0
    for kind in range(N_KINDS):
        if upgrades[UPGRADE_OF[kind]]:
            s.upgraded |= 1 << kind
        if s.attacks[kind]:
            s.armed |= 1 << kind


def add_tokens(s: OldWorld, region: int, token: int, count: int) -> None:
    tokens = s.tokens[:]
    at = region * N_TOKENS + token
    lay_before = tokens[at] > 0
    tokens[at] += count
    s.tokens = tokens
    if (tokens[at] > 0) != lay_before:
        regions = s.token_regions[:]
        regions[token] ^= 1 << region
        s.token_regions = regions


def set_tokens(s: OldWorld, tokens: list[int]) -> None:
    """These Old World tokens lie on the board from now on."""
    s.tokens = tokens
    regions = [0] * N_TOKENS
    for at, there in enumerate(tokens):
        if there:
            regions[at % N_TOKENS] |= 1 << at // N_TOKENS
    s.token_regions = regions


def add_corruption(s: OldWorld, region: int, power: int, count: int) -> None:
    corruption, corrupted = s.corruption[:], s.corrupted[:]
    corruption[region * N_POWERS + power] += count
    corrupted[region] += count
    s.corruption = corruption
    s.corrupted = corrupted


def lay_on_space(s: OldWorld, region: int, card: int) -> None:
    """On the left space, or on the right one if the left is taken (OW 7.2)."""
    spaces = s.spaces[:]
    at = region * 2  # OW 1.7
    if spaces[at] < 0:
        spaces[at] = card
        full = spaces[at + 1] >= 0
    else:
        spaces[at + 1] = card
        full = True
    s.spaces = spaces
    if full:
        s.open_regions &= ~(1 << region)
    special = SPECIAL[card]
    s.special_cards |= special
    if s.special_cards & SILENCING:
        texts = s.texts[:]
        _let_texts_work(s, region, texts)
        s.texts = texts
    else:
        s.texts = spaces
    if special & (DEARER | CHANGING):
        s.dear_spaces = _dear_spaces(s.texts)


def lay_out(s: OldWorld, spaces: list[int]) -> None:
    """This is how the card spaces are from now on."""
    s.spaces = spaces
    regions = ALL_REGIONS
    special = DOCUMENTED if documented_only(s) else 0
    for right in RIGHT_SPACES:
        left_card, right_card = spaces[right - 1], spaces[right]
        special |= SPECIAL[left_card] | SPECIAL[right_card]
        if left_card >= 0 and right_card >= 0:
            regions ^= 1 << (right >> 1)
    s.open_regions = regions
    s.special_cards = special
    if special & SILENCING:
        texts = spaces[:]
        for region in range(N_REGIONS):
            _let_texts_work(s, region, texts)
        s.texts = texts
    else:
        s.texts = spaces
    s.dear_spaces = _dear_spaces(s.texts) if special & DEARER else _NO_SPACES


_NO_SPACES: Final[list[int]] = []


def _let_texts_work(s: OldWorld, region: int, texts: list[int]) -> None:
    """Puts down whose texts work in a region (OW 8.22, 19.2)."""
    at = region * 2
    left, right = s.spaces[at], s.spaces[at + 1]
    if SILENCES[left] or SILENCES[right]:
        texts[at] = left if not SILENCES[right] else NONE
        texts[at + 1] = right if not SILENCES[left] else NONE
        return
    documented = s.special_cards & DOCUMENTED
    texts[at] = NONE if documented and CARD_HOUSE[left] else left
    texts[at + 1] = NONE if documented and CARD_HOUSE[right] else right


def _dear_spaces(texts: list[int]) -> list[int]:
    return [space for space, card in enumerate(texts) if RAISES_COST[card]]


def set_track(s: OldWorld, track: list[int]) -> None:
    """These two cards (or -1) lie on the track from now on; what others said is no rule any more (OW 4.12, 18.7)."""
    s.track = track
    s.rules = _rules_of_track(s, track[0], track[1])


_RULES_OF_TRACKS: Final[dict[tuple[str, str, int, int], list[list[Op]]]] = {}
_MOST_TRACKS: Final = 5_000


def _rules_of_track(s: OldWorld, first: int, second: int) -> list[list[Op]]:
    key = (WHICH_CARDS.of(s), OWN_BOX.of(s), first, second)
    rules = _RULES_OF_TRACKS.get(key)
    if rules is None:
        rules = old_world_cards_of(s).rules_of_track(first, second)
        if len(_RULES_OF_TRACKS) == _MOST_TRACKS:
            _RULES_OF_TRACKS.clear()
        _RULES_OF_TRACKS[key] = rules
    return rules
